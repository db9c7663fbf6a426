# One sentence for every error. Say what is wrong and, where it helps, what is expected.

## Positions and actions
error-missing-field = The position is cut short: the part “{ $field }” is missing.
error-bad-position = “{ $text }” is no position of this small game.
error-bad-action = “{ $text }” is no action of this small game.
error-surplus-field = The position goes on too long: “{ $text }” does not belong there.
error-unknown-character = “{ $text }” is no character: use one of H W S L M G U B.
error-unknown-street = “{ $text }” is no street of this board.
error-unknown-gaslight = “{ $text }” is no gaslight of this board.
error-unknown-exit = “{ $text }” is no exit: use NW, NE, SE or SW.
error-unknown-facing = “{ $text }” is no direction: use N, NE, SE, S, SW or NW.
error-unknown-edition = “{ $text }” is no edition: use revised or first.
error-unknown-witness = “{ $text }” is no side of the Witness card: use seen or unseen.
error-unknown-seat = “{ $text }” is no seat: use { $known }.
error-unknown-action = “{ $text }” is no action I know.
error-bad-number = “{ $text }” cannot be the { $what ->
    [round] round
    [turn] turn
    [lamp] number of a lamp
    [depth] depth
    [actions] number of actions
    [circle] number of a circle
    [crossing] number of a crossing
    [night] night
    [placed] number of tokens placed
    [games] number of games
    [jobs] number of games at the same time
   *[other] number
 }: use a number from { $low } to { $high }.
error-twice = “{ $text }” names the same thing twice.
error-hidden-in-state = Something is hidden in this position: if it is what one seat sees, end it with that seat, such as @detective or @police.
error-other-spelling = “{ $text }” should be written “{ $spelling }”.
error-bad-cards = “{ $text }” does not tell cards left from cards taken: write them like HSB/L.
error-bad-clock = “{ $text }” is no moment of the game: write round and turn like 3.2J.
error-bad-tokens = “{ $text }” does not place every token once, in the order { $letters }.
error-bad-awaited = “{ $text }” does not say what the game waits for: write it like pick or L:wa, or in Letters from Whitechapel like YN:Y99?100.
error-bad-secrets = The last part does not tell the secrets: write them like J=M;j=-;d=- or h=64;w=-;p=-;t=-;s=-.
error-two-on-a-hex = Two characters stand on the same hex.
error-bad-lamps = These cannot be the lit lamps of round { $round }: lamps 1 to 4 go out one by one, and the two plain ones burn all night.
error-bad-covers = There must be two covers, each on a manhole of this edition.
error-bad-cordons = There must be exactly two cordons.
error-wrong-moment = This cannot happen at that moment of the game.
error-wrong-cards = The cards { $text } do not fit the turn: four lie face up in a round, and one is taken for each turn.
error-wrong-duties = The active character cannot have that left to do.
error-nothing-to-do = The active character has nothing left that can be done.
error-wrong-secrets = The secrets contradict each other or the board.
error-wrong-eyes = This is not what the { $seat ->
    [jack] Jack player
    [detective] detective
    [spectator] spectators
   *[other] police
 } would see: a secret is shown or hidden by mistake.
error-ambiguous = “{ $text }” can mean more than one thing: type one of { $known }.
error-no-sections = This board has no sections: it is always drawn whole.
error-unknown-section = “{ $text }” is no section of the board: use { $known }.
error-unknown-game = “{ $text }” is no game I know: use { $known }.
error-unknown-player = “{ $text }” is no player I know: use { $known }.
error-unknown-rules = “{ $text }” begins no position I know: begin with { $known }, or give the name of a game.
error-wrong-rules = This was made for the rules “{ $found }”, but I play by { $known }.
error-unknown-option = There is no option “{ $text }”: use { $known }.
error-unknown-value = “{ $value }” is no value of the option { $option }: use { $known }.
error-bad-option = “{ $text }” is no option: write name=value, each name once.

## What the rules do not allow
error-not-now = That cannot be done now: the game waits for something else.
error-not-your-turn = It is not your turn any more.
error-not-the-truth = That is not what the secrets say.
error-hidden = This action hides what it does; the whole of it is needed here.
error-card-not-face-up = That character’s card does not lie face up.
error-card-not-in-pile = That card is not in the pile of alibis.
error-cannot-walk-there = The walk cannot end there: it takes 1 to 3 steps (Miss Stealthy: 4) and ends on another, empty street.
error-must-walk = There is a street to walk to, so the move cannot be skipped.
error-must-use-ability = No street is free, so the ability must be used first.
error-cannot-accuse = That character is out of reach: the accuser must be able to walk there.
error-cannot-leave = Nobody can leave that way: only Jack himself, unseen in the last call, by an exit in reach and without a cordon.
error-cannot-whistle = The whistle cannot do that: each called character ends on an empty street closer to Goodley, and all three points are spent if they can be.
error-cannot-swap = Gull changes places with another character, not with himself.
error-cannot-move-lamp = A lit lamp moves to a gaslight that is out.
error-cannot-move-cordon = A cordon moves to an exit that has none.
error-cannot-move-cover = A cover moves to an open manhole.

## Letters from Whitechapel: positions
error-unknown-crossing = “{ $text }” is no crossing: write x1 to x234.
error-unknown-policeman = “{ $text }” is no policeman: use one of B Y N R G.
error-unknown-stage = “{ $text }” is nothing the game waits for: use { $known }.
error-unknown-hideout = “{ $text }” is no kind of hideout: use { $known }.
error-bad-hands = “{ $text }” does not share out the policemen: each of { $letters } once, with a slash between detectives, like B/YN/RG.
error-bad-options = “{ $text }” does not tell what was agreed: write it like BYNRG:chosen:letters,rushing.
error-bad-letters = “{ $text }” does not tell the letters left: write them like DSFG, then ! if one was sent tonight, then @ if an address was named.
error-bad-track = “{ $text }” is no track: write the time of the crime and how Jack moved, like II-==~.
error-bad-trail = A row of Jack’s sheet cannot be read: write it like 65-41=55=60~73.
error-wrong-heads = These Head tiles do not fit night { $night }.
error-wrong-scenes = These crime scenes do not fit night { $night } and the moment “{ $stage }”.
error-wrong-track = This track does not fit night { $night } and the moment “{ $stage }”.
error-wrong-pawns = The policemen cannot stand so at the moment “{ $stage }” of night { $night }.
error-wrong-patrols = The patrol tokens cannot lie so at the moment “{ $stage }” of night { $night }.
error-wrong-women = The women or the Wretched cannot be so at the moment “{ $stage }” of night { $night }.
error-wrong-clues = The clues or false clues cannot lie so at the moment “{ $stage }”.
error-wrong-letters = These letters do not fit the options, night { $night } or the moment “{ $stage }”.
error-wrong-address = An address cannot have been named so: it takes the option, and Swanson or Abberline as Head.
error-wrong-awaited = What is awaited in detail does not fit the moment “{ $stage }”.
error-wrong-patrol-secrets = The secret patrols do not fit the tokens on the board.

## Letters from Whitechapel: what the rules do not allow
error-cannot-hide-there = That circle cannot be the hideout: never a red one, and only one that the options allow.
error-cannot-place-women = The women cannot be placed so: the right number of them, on red circles without a crime scene.
error-cannot-mark-woman = No unmarked woman is there.
error-tile-not-in-pile = That policeman has been Head already.
error-cannot-post-there = Patrols go to two different yellow crossings where no policeman stands.
error-cannot-place-patrol = That patrol token cannot be placed there: the colours come in their order, each on a crossing of its own.
error-cannot-send = That letter cannot be sent so.
error-cannot-move-patrol = That patrol token cannot go there: to a yellow crossing that held no token when the letter came.
error-cannot-kill = Nobody who can be a victim is there.
error-cannot-wait = Jack can wait no longer.
error-cannot-move-wretched = She cannot go there: to an adjacent circle, past no patrol, next to none, onto no other Wretched and no crime scene.
error-no-patrol-there = No patrol token lies face down there.
error-no-street-there = Jack cannot walk there: to an adjacent circle, by a way on which no policeman stands.
error-not-the-hideout = That is not Jack’s hideout.
error-no-coach-left = There is no coach left tonight, or not enough spaces on the track.
error-cannot-ride-there = The coach cannot go there: over one adjacent circle to another, and not back.
error-no-alley-left = There is no alley left tonight.
error-no-alley-there = No alley leads there: both circles must be on one block.
error-can-still-move = Jack can still move.
error-cannot-name-policeman = That policeman cannot be named: blue, red or green, while no other stands in Goulston Street.
error-cannot-send-policeman = Only the policeman named or the brown one can be sent to Goulston Street.
error-not-his-turn = It is not that policeman’s turn.
error-cannot-step-there = He cannot go there: up to two crossings, and onto no other policeman.
error-cannot-lay-false-clue = A false clue lies there already.
error-cannot-ask-there = He cannot look for a clue there: on a circle next to him, without a false clue, where he has not asked yet.
error-cannot-arrest-there = He cannot make that arrest: on a circle next to him without a false clue, or with area arrests all around at once.
error-search-goes-on = A policeman is looking for clues: he goes on first.
error-cannot-rush-there = He cannot rush there: with that option, one step to a free crossing.
error-must-act = There is a circle he can look at, so he must act.

## Records
error-not-a-record = This is no Gaslamp record.
error-record-cut-off = The record is cut short or has lost lines.
error-bad-header = The record’s heading has a line that does not belong there: “{ $line }”.
error-missing-header = The record’s heading lacks the line “{ $name }”.
error-bad-line = The record has a line that cannot be read: “{ $line }”.
error-wrong-number = The record’s line “{ $line }” should have the number { $number }.
error-bad-hexadecimal = “{ $text }” is no hexadecimal number.
error-wrong-seat = Action { $number } of the record was not { $seat }’s to make.
error-wrong-outcome = The record does not end the way it says.
error-not-finished = The game is not over yet, so there is nothing to prove.
error-no-seed = This record lacks the seed that its draws came from; only the table’s own record holds it.
error-no-nonce = The record lacks what opens the promise of action { $number }.
error-seed-tampered = Not honest: the seed is not the one that was promised at the start.
error-draw-tampered = Not honest: draw { $number } is not what the seed gives.
error-promise-missing = Not honest: action { $number } should carry a promise exactly if it is secret, and does not.
error-promise-broken = Not honest: action { $number } is not what was promised.

## The command
error-unknown-language = “{ $text }” is no language I speak: use { $known }.
error-bad-usage = The command line is not right: { $why } (See gaslamp --help.)
error-no-file = There is no file “{ $path }”.
error-is-folder = “{ $path }” is a folder, not a file.
error-cannot-read = “{ $path }” cannot be read: { $why }.
error-cannot-write = “{ $path }” cannot be written: { $why }.
error-not-text = “{ $path }” is no text file.
error-too-big = “{ $path }” is too big to be a record.
error-view-of-other = This is what another seat sees ({ $seat }); it cannot be shown with other eyes.
error-whole-needed = This shows only what one seat sees; the whole position is needed here.
error-already-over = The game in “{ $path }” is over: choose another file for a new one.
error-other-game = “{ $path }” holds a game that was begun with { $found }.
error-not-playable = “{ $path }” is what one seat saw of a game; only the table’s own record can be played on.
error-unknown-role = “{ $text }” is no role: use { $known } or both.
error-went-wrong = Something went wrong inside Gaslamp ({ $why }); please report it.
error-no-seat = Say whose knowledge you want, with --as SEAT.
error-unknown-bench = “{ $text }” is nothing I measure: use { $known }.
error-no-yardstick = The yardstick “{ $name }” is not installed: install gaslamp[bench].
error-wrong-side = { $text } is no side of this game: use { $known }.
error-no-level = Say who plays, with { $text } and one of { $known }.
error-bad-player = “{ $text }” does not say who plays: write SIDE=LEVEL, such as { $known }.
error-side-twice = Two levels are given for the side { $side }: give one.
error-not-two-sides = { $game } has { $count } sides: the arena plays games of two sides.
error-swap-same = { $level } against { $level }: there is nothing to swap.
error-other-results = “{ $path }” holds results of something else: { $found }.
error-damaged-results = “{ $path }” is damaged: line { $number } is no result.
error-no-cheat = { $game } has no player that knows the secrets for the side { $side }.

## Tables
error-no-table = There is no such table.
error-wrong-key = This key opens no seat at this table.
error-spectators-watch = You are watching: only players can do that.
error-seat-taken = That seat is taken.
error-already-started = The game has begun already.
error-not-started = The game has not begun yet: a seat is still open.
error-table-over = The game is over.
error-not-over = The game is not over yet.
error-stale-version = The game has gone on since you looked: the table is at version { $version }.
error-out-of-time = The time is up.
error-machine-plays = A machine plays for that seat now.
error-not-absent = That player is not away, or not for long enough.
error-cannot-undo = That cannot be undone: only your own last action, before anything was revealed and anybody else acted.
error-cannot-take-back = Nothing can be taken back: something was drawn or answered since your last action.
error-offer-open = There is an offer already: it must be answered first.
error-no-offer = That offer is no longer open.
error-not-asked = Nobody asked you.
error-no-assist = This table plays without that help.
error-counsel-for-police = Only detectives can ask a machine for counsel.
error-no-counsel = No machine could say what to do here.
error-notebook-full = The notebook is full.
error-no-such-channel = You have no such channel at this table.
error-no-hello = The first message must be a hello.
error-bad-message = The message cannot be understood.
error-server-error = Something went wrong here: nothing was changed.
