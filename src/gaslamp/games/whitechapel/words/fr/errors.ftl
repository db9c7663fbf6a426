# Les erreurs de Letters from Whitechapel. Une phrase chacune : ce qui ne va pas et, quand cela aide, ce qui est attendu.

## Positions et actions
error-unknown-crossing = Il n’y a pas de croisement « { $text } » : écrivez x1 à x234.
error-unknown-policeman = Il n’y a pas de policier « { $text } » : utilisez B Y N R ou G.
error-unknown-stage = Le jeu n’attend jamais « { $text } » : utilisez { $known }.
error-unknown-hideout = Il n’y a pas de repaire du genre « { $text } » : utilisez { $known }.
error-bad-hands = « { $text } » ne partage pas les policiers : écrivez chacun de { $letters } une fois, avec une barre entre les enquêteurs, comme B/YN/RG.
error-bad-options = « { $text } » ne donne pas les options : écrivez par exemple BYNRG:chosen:letters,rushing.
error-bad-letters = « { $text } » ne dit pas les lettres restantes : écrivez par exemple DSFG, puis ! si l’une est partie cette nuit, puis @ si une adresse a été désignée.
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
error-wrong-address = L’adresse ne peut pas avoir été désignée ainsi : il faut l’option, et Swanson ou Abberline pour chef.
error-wrong-awaited = Les détails de ce que le jeu attend ne vont pas avec le moment « { $stage } ».
error-wrong-patrol-secrets = Les patrouilles secrètes ne vont pas avec les jetons du plateau.

## Ce que les règles ne permettent pas
error-cannot-hide-there = Ce cercle ne peut pas être le repaire : le repaire n’est jamais rouge, et les options doivent le permettre.
error-cannot-place-women = Les femmes ne peuvent pas être placées ainsi : placez le bon nombre, sur des cercles rouges sans crime.
error-cannot-mark-woman = Il n’y a là aucune femme sans marque.
error-tile-not-in-pile = Ce policier a déjà été chef.
error-cannot-post-there = Les patrouilles vont sur deux croisements jaunes différents, sans policier.
error-cannot-place-patrol = Ce jeton de patrouille ne peut pas aller là : placez les couleurs dans leur ordre, chacune sur son croisement.
error-cannot-send = Cette lettre ne peut pas être envoyée ainsi.
error-cannot-move-patrol = Ce jeton ne peut pas aller là : il va vers un croisement jaune qui n’avait pas de jeton à l’arrivée de la lettre.
error-cannot-kill = Il n’y a là aucune victime possible.
error-cannot-wait = Jack ne peut plus attendre.
error-cannot-move-wretched = Elle ne peut pas aller là : elle va vers un cercle voisin, sans passer devant une patrouille ni finir à côté, ni sur une autre malheureuse ou un lieu de crime.
error-no-patrol-there = Il n’y a pas de jeton de patrouille face cachée à cet endroit.
error-no-street-there = Jack ne peut pas y aller à pied : il va vers un cercle voisin, par un chemin sans policier.
error-not-the-hideout = Ce n’est pas le repaire de Jack.
error-no-coach-left = Il n’y a plus de fiacre cette nuit, ou plus assez de cases sur la piste.
error-cannot-ride-there = Le fiacre ne peut pas y aller : il va par un cercle voisin jusqu’à un autre, sans revenir.
error-no-alley-left = Il n’y a plus de ruelle cette nuit.
error-no-alley-there = Aucune ruelle n’y mène : les deux cercles doivent être autour du même pâté de maisons.
error-can-still-move = Jack peut encore se déplacer.
error-cannot-name-policeman = Ce policier ne peut pas être désigné : désignez le bleu, le rouge ou le vert, tant qu’aucun autre n’est à Goulston Street.
error-cannot-send-policeman = Seul le policier désigné ou le brun peut être envoyé à Goulston Street.
error-not-his-turn = Ce n’est pas le tour de ce policier.
error-cannot-step-there = Il ne peut pas aller là : il avance de deux croisements au plus, et pas sur un autre policier.
error-cannot-lay-false-clue = Il y a déjà là un faux indice.
error-cannot-ask-there = Il ne peut pas chercher là : il cherche sur un cercle à côté de lui, sans faux indice, où il n’a pas encore cherché.
error-cannot-arrest-there = Cette arrestation est impossible : elle se tente sur un cercle à côté du policier, sans faux indice, ou, avec l’option, tout autour d’un coup.
error-search-goes-on = Un policier cherche des indices : il doit d’abord finir.
error-cannot-rush-there = Il ne peut pas courir jusque-là : avec cette option il fait un pas, vers un croisement libre.
error-must-act = Il y a un cercle où il peut chercher : il doit agir.

## Nombres
what-circle = le numéro d’un cercle
what-crossing = le numéro d’un croisement
what-night = la nuit
what-placed = le nombre de jetons placés
