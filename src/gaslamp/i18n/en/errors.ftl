# One sentence for every error. Say what is wrong and, where it helps, what is expected.

## Positions and actions
error-missing-field = The position is cut short: the part “{ $field }” is missing.
error-bad-position = “{ $text }” is not a position of this game.
error-bad-action = “{ $text }” is not an action of this game.
error-surplus-field = The position goes on too long: “{ $text }” does not belong there.
error-unknown-seat = “{ $text }” is no seat: use { $known }.
error-unknown-action = “{ $text }” is no action I know.
error-bad-number = “{ $text }” cannot be the { $what }: use a number from { $low } to { $high }.
what-round = round
what-turn = turn
what-depth = depth
what-actions = number of actions
what-games = number of games
what-jobs = number of games at the same time
what-number = number
error-twice = “{ $text }” names the same thing twice.
error-hidden-in-state = Something is hidden in this position. If it shows what one seat sees, write @ and the name of that seat at its end.
error-other-spelling = “{ $text }” should be written “{ $spelling }”.
error-bad-awaited = “{ $text }” does not say what the game waits for: write it like { $example }.
error-bad-secrets = The last part does not give the secrets: write them like { $example }.
error-wrong-secrets = The secrets contradict each other or the board.
error-wrong-eyes = This is not what @{ $seat } sees: a secret is shown or hidden by mistake.
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
error-no-advice-for-seat = No machine gives advice to this seat.
error-no-counsel = No machine could say what to do here.
error-notebook-full = The notebook is full.
error-no-such-channel = You have no such channel at this table.
error-no-hello = The first message must be a hello.
error-bad-message = The message cannot be understood.
error-server-error = Something went wrong here: nothing was changed.
