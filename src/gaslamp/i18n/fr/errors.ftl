# Une phrase par erreur : ce qui ne va pas et, quand cela aide, ce qui est attendu.

## Positions et actions
error-missing-field = La position est incomplète : il manque la partie « { $field } ».
error-bad-position = « { $text } » n’est pas une position de ce petit jeu.
error-bad-action = « { $text } » n’est pas une action de ce petit jeu.
error-surplus-field = La position est trop longue : « { $text } » n’a rien à y faire.
error-unknown-character = « { $text } » n’est pas un personnage : utilisez H W S L M G U ou B.
error-unknown-street = « { $text } » n’est pas une rue de ce plateau.
error-unknown-gaslight = « { $text } » n’est pas un bec de gaz de ce plateau.
error-unknown-exit = « { $text } » n’est pas une sortie : utilisez NW, NE, SE ou SW.
error-unknown-facing = « { $text } » n’est pas une direction : utilisez N, NE, SE, S, SW ou NW.
error-unknown-edition = « { $text } » n’est pas une édition : utilisez revised ou first.
error-unknown-witness = « { $text } » n’est pas un côté de la carte Témoin : utilisez seen ou unseen.
error-unknown-seat = « { $text } » n’est pas une place : utilisez { $known }.
error-unknown-action = « { $text } » n’est pas une action connue.
error-bad-number = « { $text } » ne peut pas être { $what ->
    [round] le tour
    [turn] le tour de jeu
    [lamp] le numéro d’un bec de gaz
    [depth] la profondeur
    [actions] le nombre d’actions
    [circle] le numéro d’un cercle
    [crossing] le numéro d’un croisement
    [night] la nuit
    [placed] le nombre de jetons placés
    [games] le nombre de parties
    [jobs] le nombre de parties jouées en même temps
   *[other] un nombre
 } : utilisez un nombre de { $low } à { $high }.
error-twice = « { $text } » nomme deux fois la même chose.
error-hidden-in-state = Quelque chose est caché dans cette position : si c’est ce que voit une place, terminez par celle-ci, par exemple @detective ou @police.
error-other-spelling = « { $text } » doit s’écrire « { $spelling } ».
error-bad-cards = « { $text } » ne sépare pas les cartes restantes des cartes prises : écrivez par exemple HSB/L.
error-bad-clock = « { $text } » n’est pas un moment du jeu : écrivez tour et rang, par exemple 3.2J.
error-bad-tokens = « { $text } » ne place pas chaque pion une fois, dans l’ordre { $letters }.
error-bad-awaited = « { $text } » ne dit pas ce que le jeu attend : écrivez par exemple pick ou L:wa, ou dans Letters from Whitechapel YN:Y99?100.
error-bad-secrets = La dernière partie ne donne pas les secrets : écrivez par exemple J=M;j=-;d=- ou h=64;w=-;p=-;t=-;s=-.
error-two-on-a-hex = Deux personnages sont sur la même case.
error-bad-lamps = Ce ne peut pas être l’éclairage du tour { $round } : les becs de gaz 1 à 4 s’éteignent un par un, les deux autres restent allumés toute la nuit.
error-bad-covers = Il faut deux plaques d’égout fermées, chacune sur une bouche de cette édition.
error-bad-cordons = Il faut exactement deux barrages de police.
error-wrong-moment = Cela ne peut pas arriver à ce moment du jeu.
error-wrong-cards = Les cartes { $text } ne vont pas avec le tour : quatre sont visibles par tour, et chaque joueur en prend une à son rang.
error-wrong-duties = Il ne peut pas rester cela à faire au personnage actif.
error-nothing-to-do = Le personnage actif n’a plus rien qu’il puisse faire.
error-wrong-secrets = Les secrets se contredisent, ou contredisent le plateau.
error-wrong-eyes = Ce n’est pas ce que { $seat ->
    [jack] Jack verrait
    [detective] l’enquêteur verrait
    [spectator] le public verrait
   *[other] la police verrait
 } : un secret est montré ou caché par erreur.
error-ambiguous = « { $text } » peut avoir plusieurs sens : tapez l’un de { $known }.
error-no-sections = Ce plateau n’a pas de sections : il est toujours dessiné en entier.
error-unknown-section = « { $text } » n’est pas une section du plateau : utilisez { $known }.
error-unknown-game = « { $text } » n’est pas un jeu connu : utilisez { $known }.
error-unknown-player = « { $text } » n’est pas un joueur connu : utilisez { $known }.
error-unknown-rules = « { $text } » ne commence aucune position connue : commencez par { $known }, ou donnez le nom d’un jeu.
error-wrong-rules = Ceci suit les règles « { $found } », mais je joue selon { $known }.
error-unknown-option = L’option « { $text } » n’existe pas : utilisez { $known }.
error-unknown-value = « { $value } » n’est pas une valeur de l’option { $option } : utilisez { $known }.
error-bad-option = « { $text } » n’est pas une option : écrivez nom=valeur, chaque nom une seule fois.

## Ce que les règles ne permettent pas
error-not-now = C’est impossible maintenant : le jeu attend autre chose.
error-not-your-turn = Ce n’est plus à vous de jouer.
error-not-the-truth = Ce n’est pas ce que disent les secrets.
error-hidden = Cette action cache ce qu’elle fait ; il la faut ici tout entière.
error-card-not-face-up = La carte de ce personnage n’est pas face visible.
error-card-not-in-pile = Cette carte n’est pas dans la pioche des alibis.
error-cannot-walk-there = Le déplacement ne peut pas finir là : il fait 1 à 3 cases (Miss Stealthy : 4) et finit dans une autre rue, libre.
error-must-walk = Une case de rue est libre : le déplacement ne peut pas être sauté.
error-must-use-ability = Aucune case de rue n’est libre : il faut d’abord utiliser la capacité.
error-cannot-accuse = Ce personnage est hors d’atteinte : l’accusateur doit pouvoir aller jusqu’à lui.
error-cannot-leave = Personne ne peut sortir par là : seul Jack le peut, sans témoin au dernier appel, par une sortie à portée et sans barrage.
error-cannot-whistle = Le sifflet ne peut pas faire cela : chaque personnage appelé finit dans une rue libre, plus près de Goodley, et les trois points sont utilisés si possible.
error-cannot-swap = Gull échange sa place avec un autre personnage, pas avec lui-même.
error-cannot-move-lamp = Un bec de gaz allumé se déplace vers un emplacement éteint.
error-cannot-move-cordon = Un barrage se déplace vers une sortie qui n’en a pas.
error-cannot-move-cover = Une plaque se déplace vers une bouche d’égout ouverte.

## Letters from Whitechapel : positions
error-unknown-crossing = « { $text } » n’est pas un croisement : écrivez x1 à x234.
error-unknown-policeman = « { $text } » n’est pas un policier : utilisez B Y N R ou G.
error-unknown-stage = « { $text } » n’est rien que le jeu attende : utilisez { $known }.
error-unknown-hideout = « { $text } » n’est pas une sorte de repaire : utilisez { $known }.
error-bad-hands = « { $text } » ne partage pas les policiers : chacun de { $letters } une fois, avec une barre entre les enquêteurs, comme B/YN/RG.
error-bad-options = « { $text } » ne dit pas ce qui est convenu : écrivez par exemple BYNRG:chosen:letters,rushing.
error-bad-letters = « { $text } » ne dit pas les lettres restantes : écrivez par exemple DSFG, puis ! si l’une est partie cette nuit, puis @ si une adresse a été nommée.
error-bad-track = « { $text } » n’est pas une piste : écrivez l’heure du crime et les déplacements de Jack, comme II-==~.
error-bad-trail = Une ligne de la feuille de Jack est illisible : écrivez par exemple 65-41=55=60~73.
error-wrong-heads = Ces tuiles de chef ne vont pas avec la nuit { $night }.
error-wrong-scenes = Ces lieux de crime ne vont pas avec la nuit { $night } et le moment « { $stage } ».
error-wrong-track = Cette piste ne va pas avec la nuit { $night } et le moment « { $stage } ».
error-wrong-pawns = Les policiers ne peuvent pas être ainsi au moment « { $stage } » de la nuit { $night }.
error-wrong-patrols = Les patrouilles ne peuvent pas être ainsi au moment « { $stage } » de la nuit { $night }.
error-wrong-women = Les femmes ou les malheureuses ne peuvent pas être ainsi au moment « { $stage } » de la nuit { $night }.
error-wrong-clues = Les indices ou faux indices ne peuvent pas être ainsi au moment « { $stage } ».
error-wrong-letters = Ces lettres ne vont pas avec les options, la nuit { $night } ou le moment « { $stage } ».
error-wrong-address = Une adresse ne peut pas avoir été nommée ainsi : il faut l’option, et Swanson ou Abberline pour chef.
error-wrong-awaited = Ce qui est attendu en détail ne va pas avec le moment « { $stage } ».
error-wrong-patrol-secrets = Les patrouilles secrètes ne vont pas avec les jetons du plateau.

## Letters from Whitechapel : ce que les règles ne permettent pas
error-cannot-hide-there = Ce cercle ne peut pas être le repaire : jamais un rouge, et seulement un que les options permettent.
error-cannot-place-women = Les femmes ne peuvent pas être placées ainsi : le bon nombre, sur des cercles rouges sans crime.
error-cannot-mark-woman = Il n’y a là aucune femme sans marque.
error-tile-not-in-pile = Ce policier a déjà été chef.
error-cannot-post-there = Les patrouilles vont sur deux croisements jaunes différents, sans policier.
error-cannot-place-patrol = Ce jeton de patrouille ne peut pas aller là : les couleurs viennent dans leur ordre, chacune sur son croisement.
error-cannot-send = Cette lettre ne peut pas être envoyée ainsi.
error-cannot-move-patrol = Ce jeton ne peut pas aller là : vers un croisement jaune qui n’avait pas de jeton à l’arrivée de la lettre.
error-cannot-kill = Il n’y a là personne qui puisse être une victime.
error-cannot-wait = Jack ne peut plus attendre.
error-cannot-move-wretched = Elle ne peut pas aller là : vers un cercle voisin, sans passer devant une patrouille ni finir à côté, ni sur une autre malheureuse ou un lieu de crime.
error-no-patrol-there = Aucun jeton de patrouille n’est là face cachée.
error-no-street-there = Jack ne peut pas y aller à pied : vers un cercle voisin, par un chemin sans policier.
error-not-the-hideout = Ce n’est pas le repaire de Jack.
error-no-coach-left = Il n’y a plus de fiacre cette nuit, ou plus assez de cases sur la piste.
error-cannot-ride-there = Le fiacre ne peut pas y aller : par un cercle voisin jusqu’à un autre, sans revenir.
error-no-alley-left = Il n’y a plus de ruelle cette nuit.
error-no-alley-there = Aucune ruelle n’y mène : les deux cercles doivent être autour du même pâté de maisons.
error-can-still-move = Jack peut encore se déplacer.
error-cannot-name-policeman = Ce policier ne peut pas être désigné : bleu, rouge ou vert, tant qu’aucun autre n’est à Goulston Street.
error-cannot-send-policeman = Seul le policier désigné ou le brun peut être envoyé à Goulston Street.
error-not-his-turn = Ce n’est pas le tour de ce policier.
error-cannot-step-there = Il ne peut pas aller là : deux croisements au plus, et pas sur un autre policier.
error-cannot-lay-false-clue = Il y a déjà là un faux indice.
error-cannot-ask-there = Il ne peut pas chercher là : sur un cercle à côté de lui, sans faux indice, où il n’a pas encore cherché.
error-cannot-arrest-there = Cette arrestation est impossible : sur un cercle à côté de lui sans faux indice, ou, avec l’option, tout autour d’un coup.
error-search-goes-on = Un policier cherche des indices : il continue d’abord.
error-cannot-rush-there = Il ne peut pas se presser jusque-là : avec cette option, un pas vers un croisement libre.
error-must-act = Il y a un cercle où il peut chercher : il doit agir.

## Parties enregistrées
error-not-a-record = Ce n’est pas une partie enregistrée par Gaslamp.
error-record-cut-off = La partie enregistrée est tronquée ou a perdu des lignes.
error-bad-header = L’en-tête contient une ligne qui n’a rien à y faire : « { $line } ».
error-missing-header = Il manque à l’en-tête la ligne « { $name } ».
error-bad-line = Une ligne est illisible : « { $line } ».
error-wrong-number = La ligne « { $line } » devrait porter le numéro { $number }.
error-bad-hexadecimal = « { $text } » n’est pas un nombre hexadécimal.
error-wrong-seat = L’action { $number } ne revenait pas à { $seat }.
error-wrong-outcome = La partie ne finit pas comme elle le dit.
error-not-finished = La partie n’est pas finie : il n’y a encore rien à prouver.
error-no-seed = Il manque la graine d’où viennent les tirages ; seule la partie enregistrée par la table la contient.
error-no-nonce = Il manque ce qui ouvre la promesse de l’action { $number }.
error-seed-tampered = Pas honnête : la graine n’est pas celle promise au début.
error-draw-tampered = Pas honnête : le tirage { $number } n’est pas celui que donne la graine.
error-promise-missing = Pas honnête : l’action { $number } doit porter une promesse si et seulement si elle est secrète.
error-promise-broken = Pas honnête : l’action { $number } n’est pas celle qui a été promise.

## La commande
error-unknown-language = « { $text } » n’est pas une langue connue : utilisez { $known }.
error-bad-usage = La ligne de commande n’est pas juste : { $why } (Voir gaslamp --help.)
error-no-file = Le fichier « { $path } » n’existe pas.
error-is-folder = « { $path } » est un dossier, pas un fichier.
error-cannot-read = « { $path } » ne peut pas être lu : { $why }.
error-cannot-write = « { $path } » ne peut pas être écrit : { $why }.
error-not-text = « { $path } » n’est pas un fichier de texte.
error-too-big = « { $path } » est trop gros pour être une partie enregistrée.
error-view-of-other = C’est ce que voit une autre place ({ $seat }) ; on ne peut pas le montrer avec d’autres yeux.
error-whole-needed = Ceci ne montre que ce que voit une place ; il faut ici la position entière.
error-already-over = La partie de « { $path } » est finie : choisissez un autre fichier pour en commencer une.
error-other-game = « { $path } » contient une partie commencée avec { $found }.
error-not-playable = « { $path } » est ce qu’une place a vu d’une partie ; seule celle de la table peut être continuée.
error-unknown-role = « { $text } » n’est pas un rôle : utilisez { $known } ou both.
error-went-wrong = Quelque chose a mal tourné dans Gaslamp ({ $why }) ; merci de le signaler.
error-no-seat = Dites de qui vous voulez le savoir, avec --as PLACE.
error-unknown-bench = « { $text } » n’est rien que je mesure : prenez { $known }.
error-no-yardstick = L’étalon « { $name } » n’est pas installé : installez gaslamp[bench].
error-wrong-side = { $text } n’est pas un camp de ce jeu : utilisez { $known }.
error-no-level = Dites qui joue, avec { $text } et un nom parmi { $known }.
error-bad-player = « { $text } » ne dit pas qui joue : écrivez CAMP=NIVEAU, par exemple { $known }.
error-side-twice = Deux niveaux sont donnés pour le camp { $side } : donnez-en un.
error-not-two-sides = { $game } a { $count } camps : l’arène joue des jeux à deux camps.
error-swap-same = { $level } contre { $level } : il n’y a rien à échanger.
error-other-results = « { $path } » contient les résultats d’autre chose : { $found }.
error-damaged-results = « { $path } » est abîmé : la ligne { $number } n’est pas un résultat.
error-no-cheat = { $game } n’a pas de joueur qui connaisse les secrets pour le camp { $side }.

## Tables
error-no-table = Cette table n’existe pas.
error-wrong-key = Cette clé n’ouvre aucune place à cette table.
error-spectators-watch = Vous regardez : seuls les joueurs peuvent faire cela.
error-seat-taken = Cette place est prise.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé : il reste une place libre.
error-table-over = La partie est finie.
error-not-over = La partie n’est pas encore finie.
error-stale-version = La partie a avancé depuis que vous avez regardé : la table en est à la version { $version }.
error-out-of-time = Le temps est écoulé.
error-machine-plays = Une machine joue maintenant à cette place.
error-not-absent = Ce joueur n’est pas absent, ou pas depuis assez longtemps.
error-cannot-undo = On ne peut pas annuler cela : seulement votre dernière action, avant toute révélation et toute action d’un autre.
error-cannot-take-back = Rien ne peut être repris : on a tiré ou répondu quelque chose depuis votre dernière action.
error-offer-open = Il y a déjà une proposition : il faut d’abord y répondre.
error-no-offer = Cette proposition n’est plus ouverte.
error-not-asked = Personne ne vous l’a demandé.
error-no-assist = Cette table joue sans cette aide.
error-counsel-for-police = Seuls les enquêteurs peuvent demander conseil à une machine.
error-no-counsel = Aucune machine n’a su dire quoi faire ici.
error-notebook-full = Le carnet est plein.
error-no-such-channel = Vous n’avez pas ce canal à cette table.
error-no-hello = Le premier message doit être un bonjour.
error-bad-message = Ce message est incompréhensible.
error-server-error = Quelque chose s’est mal passé ici : rien n’a été changé.
