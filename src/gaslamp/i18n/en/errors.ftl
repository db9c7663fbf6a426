# One sentence for every error. Say what is wrong and, where it helps, what is expected.

## Positions and actions
error-missing-field = The position is not complete: the part “{ $field }” is missing.
error-bad-position = “{ $text }” is not a position of this game.
error-bad-action = “{ $text }” is not an action of this game.
error-surplus-field = The position is too long: “{ $text }” does not belong there.
error-unknown-seat = There is no seat “{ $text }”: use { $known }.
error-unknown-action = There is no action “{ $text }”.
error-bad-number = “{ $text }” cannot be the { $what }: use a number from { $low } to { $high }.
what-round = round
what-turn = turn
what-depth = depth
what-milliseconds = number of milliseconds
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
error-unknown-section = The board has no section “{ $text }”: use { $known }.
error-unknown-game = There is no game “{ $text }”: use { $known }.
error-unknown-player = There is no player “{ $text }”: use { $known }.
error-engine-on-worker = A worker runs no programs of other people: leave out --redis, or name a level.
error-no-command = “{ $text }” names no program: write cmd: and its command.
error-unknown-line = There is no line that begins with “{ $text }”.
error-unknown-protocol = This is version { $known } of the protocol, not { $text }.
error-no-view = First say seat and view.
error-no-choice = This seat has nothing to choose now.
error-unknown-rules = No position begins with “{ $text }”: begin with { $known }, or give the name of a game.
error-wrong-rules = This was made with the rules “{ $found }”, but this version plays { $known }.
error-unknown-option = There is no option “{ $text }”: use { $known }.
error-unknown-value = The option { $option } has no value “{ $value }”: use { $known }.
error-bad-option = “{ $text }” is not an option: write name=value, each name once.

## What the rules do not allow
error-not-now = That cannot be done now: the game waits for something else.
error-not-your-turn = It is not your turn any more.
error-not-the-truth = That contradicts the secrets.
error-hidden = Part of this action is hidden: give the whole action here.

## Records
error-not-a-record = This is not a Gaslamp record.
error-not-ascii = A record has plain ASCII letters only; this one has others.
error-record-cut-off = The record is not complete: it ends too early, or lines are missing.
error-bad-header = The head of the record has a line that does not belong there: “{ $line }”.
error-missing-header = The head of the record lacks the line “{ $name }”.
error-bad-line = The record has a line that cannot be read: “{ $line }”.
error-wrong-number = The record’s line “{ $line }” should have the number { $number }.
error-bad-hexadecimal = “{ $text }” is not a hexadecimal number.
error-wrong-seat = In the record, { $seat } makes action { $number }, but it is not that seat’s turn.
error-wrong-outcome = The game in the record does not end as its last line says.
error-not-finished = The game is not over yet, so there is nothing to prove.
error-no-seed = This record has no seed, so its draws cannot be checked: use the table’s own record.
error-no-nonce = The record lacks the nonce of action { $number }, so its promise cannot be checked.
error-seed-tampered = Not honest: the seed is not the one that was promised at the start.
error-draw-tampered = Not honest: draw { $number } is not what the seed gives.
error-promise-missing = Not honest: action { $number } must carry a promise if it is secret, and only then.
error-promise-broken = Not honest: action { $number } is not what was promised.

## The command
error-unknown-language = There is no language “{ $text }”: use { $known }.
error-bad-usage = The command line is not right: { $why } (See gaslamp --help.)
error-no-file = There is no file “{ $path }”.
error-is-folder = “{ $path }” is a folder, not a file.
error-cannot-read = “{ $path }” cannot be read: { $why }.
error-cannot-write = “{ $path }” cannot be written: { $why }.
error-not-text = “{ $path }” is not a text file.
error-too-big = “{ $path }” is too big to be a record.
error-view-of-other = This is what the seat { $seat } sees; it cannot be shown for another seat.
error-whole-needed = This is only what one seat sees; the whole position is needed here.
error-already-over = The game in “{ $path }” is over: choose another file for a new one.
error-other-game = “{ $path }” holds a game that was begun with { $found }.
error-not-playable = “{ $path }” is a game as one seat saw it; to play on, use the table’s own record.
error-unknown-role = There is no role “{ $text }”: use { $known } or both.
error-went-wrong = Something went wrong inside Gaslamp ({ $why }); please report it.
error-no-seat = Say whose knowledge you want, with --as SEAT.
error-unknown-bench = There is no measurement “{ $text }”: use { $known }.
error-bench-not-timed = Only { $known } can be limited by --seconds.
error-bench-not-profiled = --profile is only for { $known }.
error-no-yardstick = “{ $name }”, needed for comparison, is not installed: install gaslamp[bench].
error-wrong-side = { $text } is not a side of this game: use { $known }.
error-no-level = Say who plays, with { $text } and one of { $known }.
error-bad-player = “{ $text }” does not say who plays: write SIDE=LEVEL, such as { $known }.
error-side-twice = Two levels are given for the side { $side }: give one.
error-not-two-sides = { $game } has { $count } sides: the arena plays games of two sides.
error-swap-same = { $level } against { $level }: there is nothing to swap.
error-other-results = “{ $path }” holds results of something else: { $found }.
error-damaged-results = “{ $path }” is damaged: line { $number } is not a result.
error-no-cheat = { $game } has no player that knows the secrets and plays { $side }.

## Tables
error-no-table = There is no such table.
error-wrong-key = This key does not open a seat at this table.
error-spectators-watch = You are watching: only players can do that.
error-seat-taken = That seat is taken.
error-already-started = The game has begun already.
error-not-started = The game has not begun yet: a seat is still open.
error-table-over = The game is over.
error-nothing-to-undo = There is nothing to undo.
error-not-over = The game is not over yet.
error-stale-version = The game has moved on since you looked: the table is at version { $version }.
error-out-of-time = The time is up.
error-machine-plays = A machine plays for that seat now.
error-not-absent = That player is not away, or not for long enough.
error-cannot-undo = This cannot be undone. You can undo only your own last action, and only until something is revealed or another player acts.
error-cannot-take-back = Nothing can be taken back: since your last action something was drawn or answered.
error-clock-decides = This table has a clock: while it has time left, nobody counts as absent.
error-others-seated = Other people sit at this table: leave your seat instead.
error-no-clock = This table has no clock.
error-enough-time = The others have as much time as a table can give.
error-only-allies = Only allies may give this seat to a machine. You can claim the win once the player has been away long enough.
error-no-take-back = At a table with other people, a move against a machine cannot be taken back.
error-offer-open = There is an offer already: it must be answered first.
error-no-offer = That offer is no longer open.
error-not-asked = You are not asked to answer this offer.
error-no-assist = This table does not offer this help.
error-no-advice-for-seat = No machine gives advice to this seat.
error-no-counsel = The machine has no advice here.
error-notebook-full = The notebook is full.
error-no-such-channel = You have no such channel at this table.
error-no-hello = The first message must be “hello”.
error-bad-message = The message is not valid.
error-server-error = Something went wrong on the server: nothing was changed.
