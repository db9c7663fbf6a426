# Une phrase par erreur : ce qui ne va pas et, quand cela aide, ce qui est attendu.

## Positions et actions
error-missing-field = La position est incomplète : il manque la partie « { $field } ».
error-bad-position = « { $text } » n’est pas une position de ce jeu.
error-bad-action = « { $text } » n’est pas une action de ce jeu.
error-surplus-field = La position est trop longue : « { $text } » n’a rien à y faire.
error-unknown-seat = Il n’y a pas de place « { $text } » : utilisez { $known }.
error-unknown-action = Il n’y a pas d’action « { $text } ».
error-bad-number = « { $text } » ne peut pas être { $what } : utilisez un nombre de { $low } à { $high }.
what-round = le tour
what-turn = le tour de jeu
what-depth = la profondeur
what-milliseconds = le nombre de millisecondes
what-actions = le nombre d’actions
what-games = le nombre de parties
what-jobs = le nombre de parties jouées en même temps
what-number = un nombre
error-twice = « { $text } » nomme deux fois la même chose.
error-hidden-in-state = Quelque chose est caché dans cette position. Si elle montre ce que voit un joueur, écrivez à la fin @ et le nom de sa place.
error-other-spelling = « { $text } » doit s’écrire « { $spelling } ».
error-bad-awaited = « { $text } » ne dit pas ce que le jeu attend : écrivez par exemple { $example }.
error-bad-secrets = La dernière partie ne donne pas les secrets : écrivez par exemple { $example }.
error-wrong-secrets = Les secrets se contredisent, ou contredisent le plateau.
error-wrong-eyes = Ce n’est pas ce que voit @{ $seat } : un secret est montré ou caché par erreur.
error-ambiguous = « { $text } » peut avoir plusieurs sens : choisissez parmi { $known }.
error-no-sections = Ce plateau n’a pas de sections : il est toujours dessiné en entier.
error-unknown-section = Le plateau n’a pas de section « { $text } » : utilisez { $known }.
error-unknown-game = Il n’y a pas de jeu « { $text } » : utilisez { $known }.
error-unknown-player = Il n’y a pas de joueur « { $text } » : utilisez { $known }.
error-engine-on-worker = Un worker n’exécute pas les programmes des autres : retirez --redis, ou nommez un niveau.
error-no-command = « { $text } » ne nomme aucun programme : écrivez cmd: puis sa commande.
error-unknown-line = Aucune ligne ne commence par « { $text } ».
error-unknown-protocol = C’est la version { $known } du protocole, pas { $text }.
error-no-view = Donnez d’abord seat et view.
error-no-choice = Cette place n’a rien à choisir maintenant.
error-unknown-rules = Aucune position ne commence par « { $text } » : commencez par { $known }, ou donnez le nom d’un jeu.
error-wrong-rules = Ceci suit les règles « { $found } », mais cette version joue selon { $known }.
error-unknown-option = L’option « { $text } » n’existe pas : utilisez { $known }.
error-unknown-value = L’option { $option } n’a pas de valeur « { $value } » : utilisez { $known }.
error-bad-option = « { $text } » n’est pas une option : écrivez nom=valeur, chaque nom une seule fois.

## Ce que les règles ne permettent pas
error-not-now = C’est impossible maintenant : le jeu attend autre chose.
error-not-your-turn = Ce n’est plus à vous de jouer.
error-not-the-truth = Cela contredit les secrets.
error-hidden = Une partie de cette action est cachée : donnez ici l’action entière.

## Parties enregistrées
error-not-a-record = Ce n’est pas une partie enregistrée par Gaslamp.
error-not-ascii = Une partie enregistrée ne contient que des caractères ASCII ; celle-ci en contient d’autres.
error-record-cut-off = La partie enregistrée est incomplète : elle finit trop tôt, ou il manque des lignes.
error-bad-header = L’en-tête contient une ligne qui n’a rien à y faire : « { $line } ».
error-missing-header = Il manque à l’en-tête la ligne « { $name } ».
error-bad-line = Une ligne est illisible : « { $line } ».
error-wrong-number = La ligne « { $line } » devrait porter le numéro { $number }.
error-bad-hexadecimal = « { $text } » n’est pas un nombre hexadécimal.
error-wrong-seat = Dans la partie enregistrée, { $seat } fait l’action { $number }, mais ce n’est pas son tour.
error-wrong-outcome = La partie ne finit pas comme le dit sa dernière ligne.
error-not-finished = La partie n’est pas finie : il n’y a encore rien à prouver.
error-no-seed = Il manque la graine, donc les tirages ne peuvent pas être vérifiés : prenez la partie enregistrée par la table.
error-no-nonce = Il manque le nonce de l’action { $number }, donc sa promesse ne peut pas être vérifiée.
error-seed-tampered = La partie n’est pas honnête : la graine n’est pas celle promise au début.
error-draw-tampered = La partie n’est pas honnête : le tirage { $number } n’est pas celui que donne la graine.
error-promise-missing = La partie n’est pas honnête : l’action { $number } doit porter une promesse si et seulement si elle est secrète.
error-promise-broken = La partie n’est pas honnête : l’action { $number } n’est pas celle qui a été promise.

## La commande
error-unknown-language = Il n’y a pas de langue « { $text } » : utilisez { $known }.
error-bad-usage = La ligne de commande n’est pas correcte : { $why } (Voir gaslamp --help.)
error-no-file = Le fichier « { $path } » n’existe pas.
error-is-folder = « { $path } » est un dossier, pas un fichier.
error-cannot-read = « { $path } » ne peut pas être lu : { $why }.
error-cannot-write = « { $path } » ne peut pas être écrit : { $why }.
error-not-text = « { $path } » n’est pas un fichier de texte.
error-too-big = « { $path } » est trop gros pour être une partie enregistrée.
error-view-of-other = C’est ce que voit { $seat } ; on ne peut pas le montrer à une autre place.
error-whole-needed = Ce n’est que ce que voit un joueur ; il faut ici la position entière.
error-already-over = La partie de « { $path } » est finie : choisissez un autre fichier pour en commencer une.
error-other-game = « { $path } » contient une partie commencée avec { $found }.
error-not-playable = « { $path } » est une partie vue par un seul joueur ; pour la continuer, prenez celle de la table.
error-unknown-role = Il n’y a pas de rôle « { $text } » : utilisez { $known } ou both.
error-went-wrong = Quelque chose a mal tourné dans Gaslamp ({ $why }) ; merci de le signaler.
error-no-seat = Dites de quelle place vous voulez la vue, avec --as PLACE.
error-unknown-bench = Il n’y a pas de mesure « { $text } » : utilisez { $known }.
error-bench-not-timed = Seule la mesure { $known } accepte --seconds.
error-bench-not-profiled = --profile ne vaut que pour { $known }.
error-no-yardstick = « { $name } », qui sert à comparer, n’est pas installé : installez gaslamp[bench].
error-wrong-side = { $text } n’est pas un camp de ce jeu : utilisez { $known }.
error-no-level = Dites qui joue, avec { $text } et un nom parmi { $known }.
error-bad-player = « { $text } » ne dit pas qui joue : écrivez CAMP=NIVEAU, par exemple { $known }.
error-side-twice = Deux niveaux sont donnés pour le camp { $side } : donnez-en un.
error-not-two-sides = { $game } a { $count } camps : l’arène joue des jeux à deux camps.
error-swap-same = { $level } contre { $level } : il n’y a rien à échanger.
error-other-results = « { $path } » contient les résultats d’autre chose : { $found }.
error-damaged-results = « { $path } » est abîmé : la ligne { $number } n’est pas un résultat.
error-no-cheat = { $game } n’a pas de joueur qui connaisse les secrets et joue { $side }.

## Tables
error-no-table = Cette table n’existe pas.
error-wrong-key = Cette clé n’ouvre aucune place à cette table.
error-spectators-watch = Vous regardez : seuls les joueurs peuvent faire cela.
error-seat-taken = Cette place est prise.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé : il reste une place libre.
error-table-over = La partie est finie.
error-nothing-to-undo = Il n’y a rien à annuler.
error-not-over = La partie n’est pas encore finie.
error-stale-version = La partie a avancé depuis que vous avez regardé : la table en est à la version { $version }.
error-out-of-time = Le temps est écoulé.
error-machine-plays = Une machine joue maintenant à cette place.
error-not-absent = Ce joueur n’est pas absent, ou pas depuis assez longtemps.
error-cannot-undo = On ne peut pas annuler cela. Vous ne pouvez annuler que votre dernière action, et seulement avant une révélation ou l’action d’un autre joueur.
error-cannot-take-back = Rien ne peut être repris : depuis votre dernière action, il y a eu un tirage ou une réponse.
error-clock-decides = Cette table a une pendule : tant qu’il reste du temps, personne n’est considéré comme absent.
error-others-seated = D’autres personnes sont assises à cette table : quittez plutôt votre place.
error-no-clock = Cette table n’a pas de pendule.
error-enough-time = Les autres ont autant de temps qu’une table peut en donner.
error-only-allies = Seuls les alliés peuvent donner cette place à une machine. Vous pouvez réclamer la victoire quand le joueur est absent depuis assez longtemps.
error-no-take-back = À une table avec d’autres personnes, on ne reprend pas de coup à une machine.
error-offer-open = Il y a déjà une proposition : il faut d’abord y répondre.
error-no-offer = Cette proposition n’est plus ouverte.
error-not-asked = Ce n’est pas à vous de répondre à cette proposition.
error-no-assist = Cette table n’offre pas cette aide.
error-no-advice-for-seat = Aucune machine ne conseille cette place.
error-no-counsel = La machine n’a pas de conseil ici.
error-notebook-full = Le carnet est plein.
error-no-such-channel = Vous n’avez pas ce canal à cette table.
error-no-hello = Le premier message doit être « hello ».
error-bad-message = Ce message n’est pas valable.
error-server-error = Quelque chose s’est mal passé sur le serveur : rien n’a été changé.
