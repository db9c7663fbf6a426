# Where tables are kept, and copies of them.

error-bad-database = This is not the address of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME.
error-no-database = The database cannot be opened: { $why }.
error-older-database = The database was made by an older Gaslamp: bring it up to date with gaslamp migrate.
error-database-away = The server cannot reach its database just now, and nothing was changed. Please try again in a moment.
error-not-sure = The connection to the database broke during this, so the server does not know whether it was done. Check before you try again.
error-storage-full = The server’s disk is full, so nothing was changed. Please try again later.
error-storage-read-only = The server cannot write to its database just now, so nothing was changed. Please try again later.
error-storage-failed = The server’s disk does not work, so nothing was changed. Please try again later.
error-missing-database = “{ $path }” is missing or empty, but tables were stored there before. Put a copy back with gaslamp restore; only to begin with nothing, delete “{ $lock }” too.
error-empty-database = “{ $path }” is empty. Put a copy back with gaslamp restore; to begin with nothing, delete it.
error-damaged-database = “{ $path }” is damaged: { $why }. Put a copy back with gaslamp restore.
error-not-a-folder = “{ $path }” is a file: give a folder with --data.
error-bad-redis = This is not an address of Redis: write redis://HOST:PORT.
error-newer-database = This was made by a newer Gaslamp: use that version.
error-database-in-use = “{ $path }” is in use: stop the server first.
error-file-exists = The file “{ $path }” exists already and was not changed: choose another name.
error-not-a-database = “{ $path }” is not a Gaslamp database.
error-bad-copy = “{ $path }” is damaged or cannot be copied: { $why }.
error-only-files = The tables are not kept in a file here: use the backup of your database, such as pg_dump.

help-backup = Make a copy of all tables, also while the server is running.
help-copy = The file for the copy. It holds the secrets of running games: keep it safe.
help-restore = Put a copy back, while no server is running; the old database is kept beside it.
help-copied = A file made by gaslamp backup.
backup-made = Copied to { $path }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $events ->
    [one] 1 event
   *[other] { $events } events
 }.
restore-done = Put back in { $path }: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }, { $events ->
    [one] 1 event
   *[other] { $events } events
 }.
restore-kept = What was there before is now { $path }.
help-migrate = Bring the database up to date after a new version, or make its tables.
migrate-done = The database is up to date now (version { $version }).
migrate-same = The database was up to date already (version { $version }).
