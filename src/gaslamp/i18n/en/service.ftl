# Around the tables: limits, accounts, notices, and starting a server.

error-bad-setting = The setting { $name } cannot be “{ $text }”.
error-bad-secret-file = “{ $path }” must hold the server’s secret, exactly 32 bytes.
error-no-server-extra = The server is not installed: install gaslamp[server].
error-port-taken = Something else is already using port { $port } on { $host }: choose another with --port.
error-cannot-listen = The server cannot listen on { $host }: { $why }.
error-too-many = Too much at once: please wait { $seconds } seconds and try again.
error-too-long = This is too long: at most { $most } bytes are allowed.
error-wrong-origin = This request comes from another page, so it was refused.
error-no-page = There is nothing at this address.
error-wrong-method = This address does not accept this kind of request.
error-wrong-login = The name or the password is not right.
error-not-logged-in = You are not logged in.
error-name-taken = Somebody has that name already: choose another.
error-no-seat-of-yours = Your account has no seat at this table.
error-bad-address = Notices cannot be sent to “{ $text }”: it is not an e-mail or web address.
error-private-address = Notices cannot be sent to an address inside this server’s own network.
error-no-mail = This server cannot send e-mail: its host has not set it up.
error-same-address = Notices are already sent there.

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
notice-yes = Yes, tell me
notice-no = No, no more messages
notice-confirmed = Good: you will be told when it is your turn.
notice-stopped = Good: there will be no more messages.
notice-unknown = These messages have already been ended, so there is nothing to do.

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
