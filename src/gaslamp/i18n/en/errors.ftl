# One sentence for every error. Say what is wrong and, where it helps, what is expected.

## Positions and actions
error-missing-field = The position is cut short: the part “{ $field }” is missing.
error-surplus-field = The position goes on too long: “{ $text }” does not belong there.
error-unknown-character = “{ $text }” is no character: use one of H W S L M G U B.
error-unknown-street = “{ $text }” is no street of this board.
error-unknown-gaslight = “{ $text }” is no gaslight of this board.
error-unknown-exit = “{ $text }” is no exit: use NW, NE, SE or SW.
error-unknown-facing = “{ $text }” is no direction: use N, NE, SE, S, SW or NW.
error-unknown-edition = “{ $text }” is no edition: use revised or first.
error-unknown-witness = “{ $text }” is no side of the Witness card: use seen or unseen.
error-unknown-seat = “{ $text }” is no seat: use jack, detective or spectator.
error-unknown-action = “{ $text }” is no action I know.
error-bad-number = “{ $text }” cannot be the { $what ->
    [round] round
    [turn] turn
    [lamp] number of a lamp
    [depth] depth
    [actions] number of actions
   *[other] number
 }: use a number from { $low } to { $high }.
error-twice = “{ $text }” names the same thing twice.
error-hidden-in-state = Something is hidden in this position: if it is what one seat sees, end it with that seat, such as @detective.
error-other-spelling = “{ $text }” should be written “{ $spelling }”.
error-bad-cards = “{ $text }” does not tell cards left from cards taken: write them like HSB/L.
error-bad-clock = “{ $text }” is no moment of the game: write round and turn like 3.2J.
error-bad-tokens = “{ $text }” does not place every token once, in the order { $letters }.
error-bad-awaited = “{ $text }” does not say what the game waits for: write it like pick or L:wa.
error-bad-secrets = “{ $text }” does not tell the secrets: write them like J=M;j=-;d=-.
error-two-on-a-hex = Two characters stand on the same hex.
error-bad-lamps = These cannot be the lit lamps of round { $round }: lamps 1 to 4 go out one by one, and the two plain ones burn all night.
error-bad-covers = There must be two covers, each on a manhole of this edition.
error-bad-cordons = There must be exactly two cordons.
error-wrong-moment = This cannot happen at that moment of the game.
error-wrong-cards = The cards { $text } do not fit the turn: four lie face up in a round, and one is taken for each turn.
error-wrong-duties = The active character cannot have that left to do.
error-nothing-to-do = The active character has nothing left that can be done.
error-wrong-secrets = The hidden cards contradict each other or the board.
error-wrong-eyes = This is not what the { $seat ->
    [jack] Jack player
    [detective] detective
   *[spectator] spectators
 } would see: a secret is shown or hidden by mistake.
error-unknown-game = “{ $text }” is no game I know: use { $known }.
error-unknown-rules = “{ $text }” begins no position I know: begin with { $known }, or give the name of a game.
error-wrong-rules = This was made for the rules “{ $found }”, but I play by { $known }.
error-unknown-option = There is no option “{ $option }”: use { $known }.
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
error-cannot-accuse = That character is out of reach: the accuser must be able to walk there.
error-cannot-leave = Nobody can leave that way: only Jack himself, unseen in the last call, by an exit in reach and without a cordon.
error-cannot-whistle = The whistle cannot do that: each called character ends on an empty street closer to Goodley, and all three points are spent if they can be.
error-cannot-swap = Gull changes places with another character, not with himself.
error-cannot-move-lamp = A lit lamp moves to a gaslight that is out.
error-cannot-move-cordon = A cordon moves to an exit that has none.
error-cannot-move-cover = A cover moves to an open manhole.

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
error-no-seat = Say whose knowledge you want, such as --as detective.
error-unknown-bench = “{ $text }” is nothing I measure: use { $known }.
error-no-yardstick = The yardstick “{ $name }” is not installed: install gaslamp[bench].
