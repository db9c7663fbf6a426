# La commande gaslamp.

help-app = Jouer à des jeux d’identité cachée et de déplacement caché, regarder des positions, contrôler des parties.
help-show = Dessiner une position et dire ce que sait une place.
help-legal = Énumérer ce qu’on peut faire dans une position, une action par ligne.
help-apply = Faire des actions dans une position et écrire la nouvelle position.
help-perft = Compter les suites d’actions d’une longueur donnée, et les vues différentes qu’elles laissent à chaque place.
help-replay = Raconter une partie enregistrée.
help-verify = Prouver qu’une partie finie est honnête.
help-infer = Dire ce qui peut être vrai d’après ce qu’une place a vu, et rien d’autre.
help-bench = Mesurer : chaque chiffre avec son objectif.
help-names = Ce qu’il faut mesurer, par exemple rules ; sans nom, tout.
help-results = Garder aussi le tableau dans ce fichier, en Markdown.
help-json = Écrire des données brutes, en JSON.
help-after = Seulement ce qu’on savait après tant d’actions.
help-play = Jouer une partie entière dans le terminal ; elle est gardée après chaque coup, et la même commande la continue.
help-position = Une position sur une ligne, entre guillemets ; - pour la lire sur l’entrée standard ; ou un jeu comme mrjack, mrjack:edition=first ou whitechapel pour son début.
help-action = Des actions comme L E4 NE>NW, ou L/E4/NE>NW ; en abrégé quand c’est clair.
help-depth = Jusqu’à combien d’actions compter.
help-record = Le fichier d’une partie, ou - pour l’entrée standard.
help-game = Le jeu : mrjack ou whitechapel.
help-as = Avec quels yeux regarder : une place comme jack, detective, police ou police2, ou spectator.
help-role = Qui vous jouez : jack, detective, police (tous les enquêteurs), police2 (l’un d’eux), ou both pour tout le monde au même écran.
help-turned = Dessiner le plateau à l’envers, comme Jack le voit de l’autre côté de la table.
help-section = Dessiner une section du plateau en grand, par exemple B/a (whitechapel seulement).
help-at = Montrer plutôt le plateau après ce nombre d’actions.
help-file = Où garder la partie ; sinon, dans votre dossier de données.
help-option = Comment jouer, en nom=valeur, par exemple edition=first ou letters=on ; peut être répété.
help-lang = Langue : en, fr ou it. Sinon, celle de GASLAMP_LANG ou du système.
help-version = Écrire la version et finir.

legal-nothing = Il n’y a rien à choisir ici : la partie est finie, ou ce n’est pas le tour de cette place.
perft-nodes = suites d’actions
perft-views = vues différentes
perft-counting = Je compte…
verify-proved = Honnête : la graine était promise avant la première des { $actions } actions, chaque tirage en vient, et chaque action respecte les règles et sa promesse.
replay-open = La partie continue.

play-ask-role = Qui jouez-vous : { $roles } ou both ? [{ $default }]
play-begun = Nouvelle partie de { $game }, gardée dans { $path }.
play-resumed = Votre partie continue après { $actions } actions, gardée dans { $path }.
play-since = Ce qui s’est passé :
play-choices = Ce que vous pouvez faire :
play-prompt = { $seat }, à vous (? pour l’aide) :
play-keys = Aussi : list (tous les choix en mots), undo (reprendre), board (redessiner), board B/a (une section, si le plateau en a), quit (arrêter).
play-undone = Repris.
play-cannot-undo = Rien à reprendre : quelqu’un d’autre a joué, ou quelque chose a été révélé depuis.
play-yes = oui
play-ask-sure = { $question } (oui ou non)
play-not-done = Ce n’est pas fait.
play-saved = Partie gardée. Pour continuer : { $command }
play-curtain = Passez l’écran : { $seat }. Puis appuyez sur Entrée.
play-kept = La partie est gardée dans { $path }.
play-proved = Elle est honnête ; chacun peut le vérifier : { $command }
