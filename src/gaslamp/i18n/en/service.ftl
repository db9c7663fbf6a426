# Around the tables: limits, accounts, notices, and starting a server.

error-bad-setting = The setting { $name } cannot be “{ $text }”.
error-bad-secret-file = “{ $path }” must hold the server’s secret, exactly 32 bytes.
error-no-server-extra = The server is not installed: install gaslamp[server].
error-port-taken = Something else is already using port { $port } on { $host }: choose another with --port.
error-cannot-listen = The server cannot listen on { $host }: { $why }.
error-too-many = Too many requests: please wait { $seconds } seconds and try again.
error-too-many-spectators = Too many people watch this table. Try again later.
error-too-long = This is too long: at most { $most } bytes are allowed.
error-wrong-origin = This request comes from another page, so it was refused.
error-no-page = There is nothing at this address.
error-wrong-method = This address does not accept this kind of request.
error-wrong-login = The name or the password is not right.
error-not-logged-in = You are not logged in.
error-name-taken = Somebody has that name already: choose another.
error-name-unusable = This name cannot be used: it has characters that are invisible or cannot be told apart, or it is too long or too short. Use letters, digits and spaces.
error-name-mixed = This name mixes letters of different alphabets that look alike. Use letters of one alphabet.
error-password-common = This password is one that many people use, so it is easy to guess. Choose another, such as a few words in a row.
error-password-name = This password is made from your name or from the name of this site, so it is easy to guess. Choose another.
error-password-pattern = This password is a date, a repetition or a row of keys, so it is easy to guess. Choose another, such as a few words in a row.
error-no-seat-of-yours = Your account has no seat at this table.
error-bad-address = Notices cannot be sent to “{ $text }”: it is not an e-mail or web address.
error-private-address = Notices cannot be sent to an address inside this server’s own network.
error-no-mail = This server cannot send e-mail: it is not set up for it.
error-same-address = Notices are already sent there.
error-no-notice = There is no such notice at this seat.
error-analysis-failed = This could not be worked out in time.
analysis-failed = The analysis of this game failed.
error-not-analysed = This game has not been analysed yet.
error-nothing-to-play = Nothing is left to play at this moment.

ending-left = { $names } left the game.
story-extended = { $who } gives { $unit ->
    [days] { $count ->
        [one] one more day
       *[other] { $count } more days
     }
   *[minutes] { $count ->
        [one] one more minute
       *[other] { $count } more minutes
     }
 }.

notice-subject = Your turn: { $game }
notice-body =
    It is your turn in { $game }.
    You play: { $seat }.

    Go to the table: { $link }

    To get no more of these messages: { $stop }
notice-confirm-subject = Shall we tell you when it is your turn?
notice-confirm-body =
    Somebody (we hope it was you) wants a message here when it is their turn in { $game }.

    Say yes or no here: { $link }

    If it was not you, do nothing: this is the only message you get.
notice-question = Shall we tell you when it is your turn?
notice-end-question = No more messages when it is your turn?
notice-yes = Yes, tell me
notice-no = No, no more messages
notice-confirmed = Good: we will tell you when it is your turn.
notice-stopped = Good: you will get no more messages.
notice-unknown = These messages are already off. You do not need to do anything.

help-serve = Start a server: tables that anyone can open by a link, in the browser.
help-host = The address to listen on; 0.0.0.0 lets others in your network play.
help-port = The port to listen on.
help-data = The folder where tables are kept.
help-database = The database to use instead of a file, such as postgresql://...
help-redis = Redis, through which several servers and workers work together, such as redis://localhost:6379.
help-open = Open the browser.
serve-up = Gaslamp is at { $address } (Ctrl-C stops it).
error-which-redis = A worker needs Redis: say where it is with --redis.
error-no-redis = Redis cannot be reached.
error-no-workers = No worker is connected to this Redis: start gaslamp worker first.
help-worker = Start a worker: it thinks for the servers’ machine players and plays games of the arena.
worker-up = The worker is ready (Ctrl-C stops it).

## Links in other programs
link-about = { $status ->
    [waiting] A table that waits for players. { $seats }.
    [running] A game under way. { $seats }.
   *[over] A finished game. { $seats }.
 }

# Bots
error-bots-forbidden = This server allows no bots.
error-wrong-bot-token = This token belongs to no bot.
error-no-bots-here = The players of this table want no bots.
error-bots-are-asked = This table is listed for people. A bot takes a seat here only if a player asks it to.
error-bot-busy = { $name } already plays { $most } games.
error-bot-seated = This bot has a seat at this table already.
error-no-such-bot = No bot named { $name } is online.
error-bot-plays-others = { $name } does not play this game.
error-no-challenge = There is no such challenge, or it is no longer open.
error-server-refused = The server refused: “{ $text }”.
error-server-unreachable = The server { $address } cannot be reached ({ $why }).
error-no-client-extra = The client is not installed: install gaslamp[client].
error-no-bot-token = A bot needs its token: --token, or the variable GASLAMP_BOT_TOKEN. Its account shows it.
error-bad-server = “{ $text }” is not the address of a server. It begins with http:// or https://.
error-which-engine = Name one of the two: --engine cmd:COMMAND, or --level LEVEL.
error-no-open-seat = No seat is open at this table.
