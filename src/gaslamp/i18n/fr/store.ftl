# Où les tables sont gardées, et leurs copies.

error-bad-database = Ce n’est pas l’adresse d’une base de données : écrivez sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
error-no-database = La base de données ne s’ouvre pas : { $why }.
error-older-database = La base de données vient d’un Gaslamp plus ancien : mettez-la à jour avec gaslamp migrate.
error-database-away = Le serveur ne peut pas joindre sa base de données pour le moment, et rien n’a changé. Réessayez dans un instant.
error-not-sure = La connexion à la base de données a été coupée pendant l’opération : le serveur ne sait pas si elle est faite. Vérifiez avant de réessayer.
error-storage-full = Le disque du serveur est plein, et rien n’a changé. Réessayez plus tard.
error-storage-read-only = Le serveur ne peut pas écrire dans sa base de données pour le moment, et rien n’a changé. Réessayez plus tard.
error-storage-failed = Le disque du serveur ne fonctionne pas, et rien n’a changé. Réessayez plus tard.
error-missing-database = « { $path } » manque ou est vide, alors que des tables y étaient conservées. Remettez une copie avec gaslamp restore ; pour repartir de rien seulement, supprimez aussi « { $lock } ».
error-empty-database = « { $path } » est vide. Remettez une copie avec gaslamp restore ; pour partir de rien, supprimez-le.
error-damaged-database = « { $path } » est endommagé : { $why }. Remettez une copie avec gaslamp restore.
error-not-a-folder = « { $path } » est un fichier : indiquez un dossier avec --data.
error-bad-redis = Ce n’est pas une adresse de Redis : écrivez redis://HOTE:PORT.
error-newer-database = Ceci vient d’un Gaslamp plus récent : utilisez cette version-là.
error-database-in-use = « { $path } » est en service : arrêtez d’abord le serveur.
error-file-exists = Le fichier « { $path } » existe déjà et n’a pas été changé : choisissez un autre nom.
error-not-a-database = « { $path } » n’est pas une base de données de Gaslamp.
error-bad-copy = « { $path } » est abîmé ou ne se copie pas : { $why }.
error-only-files = Ici les tables ne sont pas gardées dans un fichier : utilisez la sauvegarde de votre base de données, comme pg_dump.

help-backup = Copier toutes les tables, même pendant que le serveur tourne.
help-copy = Le fichier de la copie. Il contient les secrets des parties en cours : gardez-le à l’abri.
help-restore = Remettre une copie en place, serveur arrêté ; l’ancienne base de données est gardée à côté.
help-copied = Un fichier fait par gaslamp backup.
backup-made = Copié dans { $path } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
 }.
restore-done = Remis en place dans { $path } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
 }.
restore-kept = Ce qui était là avant s’appelle maintenant { $path }.
help-migrate = Mettre la base de données à jour après une nouvelle version, ou créer ses tables.
migrate-done = La base de données est à jour maintenant (version { $version }).
migrate-same = La base de données était déjà à jour (version { $version }).
