# La commande gaslamp.

help-app = Jouer à des jeux d’identité cachée et de déplacement caché, regarder des positions, contrôler des parties.
help-show = Dessiner une position et dire ce que sait un joueur.
help-legal = Énumérer ce qu’on peut faire dans une position, une action par ligne.
help-apply = Faire des actions dans une position et écrire la nouvelle position.
help-perft = Compter les suites d’actions d’une longueur donnée, et les vues différentes qu’elles laissent à chaque place.
help-replay = Raconter une partie enregistrée.
help-verify = Prouver qu’une partie finie est honnête.
help-infer = Dire ce qui peut être vrai d’après ce qu’un joueur a vu, et rien d’autre.
help-bench = Mesurer la vitesse, et comparer chaque chiffre avec son objectif.
help-names = Ce qu’il faut mesurer, par exemple rules ; sans nom, tout.
help-results = Garder aussi le tableau dans ce fichier, en Markdown.
help-bench-seconds = Durée approximative de la mesure des attaques (abuse), en secondes ; 60 par défaut.
help-bench-profile = Où passe le temps de calcul d’un coup, étape par étape, au lieu des chiffres du serveur (server).
help-json = Écrire des données brutes, en JSON.
help-after = N’utiliser que les N premières actions.
help-play = Jouer une partie entière dans le terminal ; elle est gardée après chaque coup, et la même commande la continue.
help-arena = Faire jouer deux niveaux l’un contre l’autre, souvent : qui gagne, combien, pourquoi, et combien de temps ils réfléchissent.
help-ladder = Faire jouer chaque niveau contre chaque autre dans les deux rôles, et les classer.
help-engine = Faire parler à un joueur machine le protocole de moteur, sur l’entrée et la sortie standard (docs/engine.md).
help-engine-level = Son niveau. Sans lui, casual.
help-bot = Faire jouer un moteur sur un serveur, comme bot (docs/bots.md).
help-bot-server = L’adresse du serveur, par exemple https://games.example.
help-bot-token = Le jeton du bot. Mieux vaut la variable GASLAMP_BOT_TOKEN : d’autres utilisateurs de cette machine peuvent lire une ligne de commande.
help-bot-engine = Un programme qui parle le protocole de moteur, comme cmd:./mybot.
help-bot-level = Au lieu d’un programme, un de nos niveaux.
help-bot-game = Un jeu auquel le bot joue ; peut être répété. Sinon, tous.
help-bot-seconds = Secondes pour chaque action. Sinon, 5.
help-bot-most = Combien de parties il joue en même temps, 10 au plus. Sinon, 4.
help-bot-join = Un lien vers une table où le bot prend place.
help-bot-seat = La place qu’il y prend. Sinon, la première qui est libre.
help-no-bots = N’autoriser aucun bot.
bot-online = { $name } est en ligne sur { $address } : { $games }.
bot-plays = Joue à { $game } comme { $seat } à la table { $table }.
bot-over = Table { $table } : gagnée par { $winners }, { $reason }.
bot-lost = Pas de connexion, nouvel essai : { $why }
bot-refused = Le serveur a refusé : { $why }
bot-not-seated = Le défi n’a pas pu être accepté : { $why }
bot-forfeits = Table { $table } : abandonne, car le moteur a échoué : { $why }
bot-left = Table { $table } : quittée : { $why }
help-player = Qui joue un camp, en CAMP=NIVEAU, ou CAMP=cmd:COMMANDE pour un programme à vous ; une fois pour chaque camp.
help-side = Abrège --player { $side }=NIVEAU : qui joue { $name } ({ $games }).
help-levels = Quels niveaux, séparés par des virgules ; le premier fixe l’échelle. Sinon, tous.
help-games = Le nombre de donnes à jouer.
help-seed = La graine de tout le hasard : la même graine donne les mêmes parties.
help-jobs = Le nombre de parties jouées en même temps ; sinon, une par cœur.
help-out = Garder chaque résultat dans ce fichier ; la même commande continue où elle s’est arrêtée.
help-options = Les options du jeu, en nom=valeur, séparées par des virgules.
help-swap = Jouer chaque donne deux fois ; les deux niveaux échangent leurs camps.
help-no-luck = Ne pas calculer la part du hasard ; cela prend du temps, dans les jeux qui peuvent être analysés.
help-engine-seconds = Secondes que votre programme a pour chaque action. Sinon, 5.
help-against = Le niveau qui joue contre vous, par exemple random ; sinon, casual.
help-position = Une position sur une ligne, entre guillemets ; - pour la lire sur l’entrée standard ; ou un jeu pour son début, avec des options comme { $game }:nom=valeur. Jeux : { $games }.
help-action = Des actions dans la notation du jeu, séparées par des espaces ou des barres obliques ; en abrégé quand c’est clair.
help-depth = Le nombre d’actions à compter.
help-record = Le fichier d’une partie, ou - pour l’entrée standard.
help-game = Le jeu : { $games }.
help-as = De quelle place regarder : une place ({ $sides } ; les alliés ont un numéro) ou spectator.
help-role = Qui vous jouez : un camp ({ $sides }), une de ses places, ou both pour tout le monde au même écran.
help-turned = Dessiner le plateau à l’envers, comme vu de l’autre côté de la table.
help-section = Dessiner une section du plateau en grand, si le plateau a des sections.
help-at = Montrer plutôt le plateau après les N premières actions.
help-file = Où garder la partie ; sinon, dans votre dossier de données.
help-option = Une option du jeu, en nom=valeur ; peut être répétée.
help-lang = Langue : en, fr ou it. Sinon, celle de GASLAMP_LANG ou du système.
help-version = Écrire la version et finir.

legal-nothing = Il n’y a rien à choisir ici : la partie est finie, ou ce n’est pas à cette place de jouer.
perft-nodes = suites d’actions
perft-views = vues différentes
perft-counting = Je compte…
replay-machine = { $seat } : une machine, niveau « { $level } ».
replay-bot = { $seat } : un bot, le programme de quelqu’un d’autre.
replay-take-backs = Coups repris : { $count }.
replay-open = La partie n’est pas encore finie.

play-ask-role = Qui jouez-vous : { $roles } ou both ? [{ $default }]
play-begun = Nouvelle partie de { $game }, gardée dans { $path }.
play-resumed = Votre partie continue après { $actions } actions, gardée dans { $path }.
play-against = La machine joue au niveau « { $level } ».
play-thinking = { $seat } réfléchit…
play-since = Ce qui s’est passé :
play-choices = Ce que vous pouvez faire :
play-prompt = { $seat }, à vous (? pour l’aide) :
play-keys = Aussi : list (tous les choix en mots), undo (reprendre le coup), board (redessiner), board SECTION (une section, si le plateau en a), quit (arrêter).
play-undone = Coup repris.
play-cannot-undo = Rien à reprendre : quelqu’un d’autre a joué, ou quelque chose a été révélé depuis.
play-yes = oui
play-ask-sure = { $question } (oui ou non)
play-not-done = Rien n’a été fait.
play-saved = Partie gardée. Pour continuer : { $command }
play-curtain = Passez l’écran : { $seat }. Puis appuyez sur Entrée.
play-kept = La partie est gardée dans { $path }.
play-proved = Elle est honnête ; chacun peut le vérifier : { $command }

arena-playing = Je fais jouer
arena-heading = { $game } : { $games } { $games ->
    [one] partie
   *[other] parties
 }, graine { $seed }
arena-level = niveau
arena-won = gagnées
arena-share = part
arena-interval = intervalle à 95 %
arena-both = les deux rôles
arena-adjusted = Parts sans le hasard
arena-narrower = plus étroit
arena-endings = Comment les parties ont fini
arena-actions = Une partie avait { $actions } actions en moyenne.
arena-end-engine-ended = Le programme s’est arrêté.
arena-end-engine-error = Le programme a signalé une erreur.
arena-end-engine-illegal = Le programme a choisi une action interdite.
arena-end-engine-missing = Le programme n’a pas pu démarrer.
arena-end-engine-too-slow = Le programme n’a pas répondu à temps.
arena-engine-said = Ce que les programmes ont dit en perdant
arena-times = Temps pour décider
arena-decisions = décisions
arena-mean = moyenne
arena-p95 = 95 % en moins de
arena-longest = la plus longue
arena-stopped = Arrêté après { $done } parties sur { $total }. Avec --out FICHIER, les résultats sont gardés et l’on peut continuer plus tard.
arena-stopped-kept = Arrêté après { $done } parties sur { $total } ; elles sont gardées. Pour continuer : { $command }
ladder-matrix = Parties gagnées, lignes : { $first } ; colonnes : { $second }
ladder-scale = 400 points de plus veulent dire dix parties gagnées pour une perdue. Les deux valeurs de { $level } ont pour moyenne 1000 ; ± est l’intervalle à 95 %.
