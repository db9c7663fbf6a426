# The gaslamp command.

help-app = Play games of hidden identity and hidden movement, look at positions, and check records.
help-show = Draw a position and list what a seat knows.
help-legal = List what may be done in a position, one action to a line.
help-apply = Make actions in a position and print the new position.
help-perft = Count the sequences of actions of a given length, and the different views that each seat has after them.
help-replay = Tell a recorded game as a story.
help-verify = Prove that a finished record is honest.
help-infer = Say what could be true, given only what a seat has seen.
help-bench = Measure speed, and compare each figure with its target.
help-names = What to measure, such as rules; without it, everything.
help-results = Also keep the table in this file, as Markdown.
help-bench-seconds = About how many seconds the measurement of attacks (abuse) lasts; 60 by default.
help-bench-profile = Where the processor time of a move goes, step by step, instead of the figures of the server (server).
help-json = Print plain data, as JSON.
help-after = Use only the first N actions.
help-play = Play a whole game in the terminal. It is saved after every move; the same command continues it.
help-arena = Let two levels play each other many times: who wins, how often, why, and how long they think.
help-ladder = Let every level play every other in both roles, and rate them.
help-engine = Let a machine player speak the engine protocol over standard input and output (docs/engine.md).
help-engine-level = Its level. Without it, casual.
help-bot = Let an engine play on a server as a bot (docs/bots.md).
help-bot-server = The address of the server, such as https://games.example.
help-bot-token = The token of the bot. Better in the variable GASLAMP_BOT_TOKEN: other users of this machine can read a command line.
help-bot-engine = A program that speaks the engine protocol, as cmd:./mybot.
help-bot-level = Instead of a program, a level of ours.
help-bot-game = A game that the bot plays; may be repeated. Without it, all.
help-bot-seconds = Seconds for each action. Without it, 5.
help-bot-most = How many games it plays at the same time, at most 10. Without it, 4.
help-bot-join = A link to a table at which the bot takes a seat.
help-bot-seat = The seat that it takes there. Without it, the first one that is open.
help-no-bots = Allow no bots.
bot-online = { $name } is online at { $address }: { $games }.
bot-plays = Plays { $game } as { $seat } at table { $table }.
bot-over = Table { $table }: won by { $winners }, { $reason }.
bot-lost = Not connected, trying again: { $why }
bot-refused = The server refused: { $why }
bot-not-seated = The challenge could not be accepted: { $why }
bot-forfeits = Table { $table }: resigns, because the engine failed: { $why }
bot-left = Table { $table }: left: { $why }
help-player = Who plays a side, as SIDE=LEVEL, or SIDE=cmd:COMMAND for a program of yours; once for each side.
help-side = Short for --player { $side }=LEVEL: who plays { $name } ({ $games }).
help-levels = The levels, separated by commas; the first one sets the scale. Without it, all.
help-games = The number of deals to play.
help-seed = The seed of all chance: the same seed gives the same games.
help-jobs = The number of games played at the same time; without it, one for each core.
help-out = Store each result in this file; the same command continues where it stopped.
help-options = Options of the game as name=value, separated by commas.
help-swap = Play each deal twice; the two levels swap sides.
help-no-luck = Do not work out luck; it takes some time, in games that can be analysed.
help-engine-seconds = Seconds that a program of yours has for each action. Without it, 5.
help-against = The level that plays against you, such as random; without it, casual.
help-position = A position on one line, in quotes; - to read it from standard input; or a game for its first position, with options as in { $game }:name=value. Games: { $games }.
help-action = Actions in the notation of the game, separated by spaces or slashes; short where that is clear.
help-depth = The number of actions to count.
help-record = A record file, or - for standard input.
help-game = The game: { $games }.
help-as = Whose view: a seat ({ $sides }; allies have a number) or spectator.
help-role = Whom you play: a side ({ $sides }), one of its seats, or both for everybody at one screen.
help-turned = Draw the board upside down, as seen from across the table.
help-section = Draw one section of the board large, where the board has sections.
help-at = Show the board after the first N actions instead.
help-file = Where the game is kept; without it, in your own data folder.
help-option = An option of the game as name=value; may be given more than once.
help-lang = Language: en, fr or it. Without it, that of GASLAMP_LANG or of your system.
help-version = Print the version and exit.

legal-nothing = There is nothing to choose here: the game is over, or it is not this seat’s turn.
perft-nodes = sequences of actions
perft-views = different views
perft-counting = Counting…
replay-machine = { $seat }: a machine, level “{ $level }”.
replay-bot = { $seat }: a bot, a program of somebody else.
replay-take-backs = Taken back: { $count }.
replay-open = The game is not over yet.

play-ask-role = Whom do you play: { $roles } or both? [{ $default }]
play-begun = A new game of { $game }, kept in { $path }.
play-resumed = Your game continues after { $actions } actions, kept in { $path }.
play-against = The machine plays at the level “{ $level }”.
play-thinking = { $seat } is thinking…
play-since = What happened:
play-choices = What you can do:
play-prompt = { $seat }, your move (? for help):
play-keys = Also: list (all choices in words), undo, board (draw it again), board SECTION (one section, where a board has them), quit.
play-undone = Taken back.
play-cannot-undo = There is nothing to take back: somebody else acted, or something was revealed since.
play-yes = yes
play-ask-sure = { $question } (yes or no)
play-not-done = Not done.
play-saved = Saved. Continue with: { $command }
play-curtain = Hand over to { $seat }, then press Enter.
play-kept = The record is kept in { $path }.
play-proved = It is honest; anyone can check: { $command }

arena-playing = Playing
arena-heading = { $game }: { $games } { $games ->
    [one] game
   *[other] games
 }, seed { $seed }
arena-level = level
arena-won = won
arena-share = share
arena-interval = 95 % interval
arena-both = both roles
arena-adjusted = Shares without luck
arena-narrower = narrower
arena-endings = How the games ended
arena-actions = A game had { $actions } actions on average.
arena-end-engine-ended = The program ended.
arena-end-engine-error = The program reported an error.
arena-end-engine-illegal = The program chose an action that is not legal.
arena-end-engine-missing = The program could not be started.
arena-end-engine-too-slow = The program did not answer in time.
arena-engine-said = What programs said when they lost
arena-times = Time to decide
arena-decisions = decisions
arena-mean = mean
arena-p95 = 95 % within
arena-longest = longest
arena-stopped = Stopped after { $done } of { $total } games. Use --out FILE to keep the results and continue later.
arena-stopped-kept = Stopped after { $done } of { $total } games; they are kept. Continue with: { $command }
ladder-matrix = Games won by { $first } (rows) against { $second } (columns)
ladder-scale = 400 points more mean ten wins for each loss. The two ratings of { $level } have the mean 1000; ± is the 95 % interval.
