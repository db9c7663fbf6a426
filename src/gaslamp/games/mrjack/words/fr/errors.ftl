# Les erreurs de Mr. Jack. Une phrase chacune : ce qui ne va pas et, quand cela aide, ce qui est attendu.

## Positions et actions
error-unknown-character = Il n’y a pas de personnage « { $text } » : utilisez H W S L M G U ou B.
error-unknown-street = Ce plateau n’a pas de rue « { $text } ».
error-unknown-gaslight = Ce plateau n’a pas de bec de gaz « { $text } ».
error-unknown-exit = Il n’y a pas de sortie « { $text } » : utilisez NW, NE, SE ou SW.
error-unknown-facing = Il n’y a pas de direction « { $text } » : utilisez N, NE, SE, S, SW ou NW.
error-unknown-edition = Il n’y a pas d’édition « { $text } » : utilisez revised ou first.
error-unknown-witness = La carte Témoin n’a pas de côté « { $text } » : utilisez seen ou unseen.
error-bad-cards = « { $text } » ne sépare pas les cartes restantes des cartes prises : écrivez par exemple HSB/L.
error-bad-clock = « { $text } » n’est pas un moment du jeu : écrivez tour et rang, par exemple 3.2J.
error-bad-tokens = « { $text } » ne place pas chaque pion une fois, dans l’ordre { $letters }.
error-two-on-a-hex = Deux personnages sont sur la même case.
error-bad-lamps = Ces becs de gaz ne peuvent pas être allumés au tour { $round } : les numéros 1 à 4 s’éteignent un par un, les deux sans numéro restent allumés toute la nuit.
error-bad-covers = Il faut deux plaques d’égout, chacune sur un égout de cette édition.
error-bad-cordons = Il faut exactement deux barrages de police.
error-wrong-moment = Cela ne peut pas arriver à ce moment du jeu.
error-wrong-cards = Les cartes { $text } ne vont pas avec le tour : quatre sont visibles par tour, et chaque joueur en prend une à son rang.
error-wrong-duties = Il ne peut pas rester cela à faire au personnage actif.
error-nothing-to-do = Le personnage actif n’a plus rien qu’il puisse faire.

## Ce que les règles ne permettent pas
error-card-not-face-up = La carte de ce personnage n’est pas face visible.
error-card-not-in-pile = Cette carte n’est pas dans la pioche des alibis.
error-cannot-walk-there = Le déplacement ne peut pas finir là : il fait 1 à 3 cases (Miss Stealthy : 4) et finit dans une autre rue, libre.
error-must-walk = Une case de rue est libre : le déplacement ne peut pas être sauté.
error-must-use-ability = Aucune case de rue n’est libre : il faut d’abord utiliser le pouvoir.
error-cannot-accuse = Ce personnage est hors d’atteinte : l’accusateur doit pouvoir aller jusqu’à lui.
error-cannot-leave = Personne ne peut sortir par là : seul Jack le peut, s’il n’y avait pas de témoin au dernier appel, par une sortie à portée et sans barrage.
error-cannot-whistle = Le sifflet ne peut pas faire cela : chaque personnage appelé doit finir dans une rue libre, plus près de Goodley, et les trois points doivent être utilisés si possible.
error-cannot-swap = Gull échange sa place avec un autre personnage, pas avec lui-même.
error-cannot-move-lamp = Un bec de gaz allumé se déplace vers un emplacement éteint.
error-cannot-move-cordon = Un barrage se déplace vers une sortie qui n’en a pas.
error-cannot-move-cover = Une plaque se déplace vers un égout ouvert.

## Nombres
what-lamp = le numéro d’un bec de gaz
