# Problèmes et exercices de Lettres de Whitechapel.

whitechapel-puzzle-where = Où peut être Jack ?
whitechapel-puzzle-where-question = Marquez chaque cercle où Jack peut être maintenant.
whitechapel-puzzle-passed = Par où a-t-il dû passer ?
whitechapel-puzzle-passed-question = Marquez chaque cercle par lequel Jack a dû passer cette nuit, en plus des indices et des scènes de crime.
whitechapel-puzzle-hideouts = Quels repaires restent ?
whitechapel-puzzle-hideouts-question = Jack est chez lui. Marquez chaque cercle où il peut habiter.
whitechapel-puzzle-question = La question qui en dit le plus
whitechapel-puzzle-question-question = Demandez là où la moins bonne réponse laisse le moins de cercles à Jack.
whitechapel-puzzle-arrest = Arrêter à coup sûr
whitechapel-puzzle-arrest-question = Faites l’arrestation qui prend Jack à coup sûr : maintenant, ou avec les arrestations suivantes des autres.
whitechapel-puzzle-home = Chez soi sans risque
whitechapel-puzzle-home-question = Vous êtes Jack. Déplacez-vous pour que personne ne puisse vous arrêter ni vous empêcher de rentrer à pied au prochain coup.
whitechapel-puzzle-way = Le seul passage
whitechapel-puzzle-way-question = Vous êtes Jack. Si les policiers restent où ils sont : quel déplacement vous ramène en le moins de cases ?

whitechapel-why-murder = Le meurtre a eu lieu au { $circle }.
whitechapel-why-space = { $count ->
    [one] À la case { $space } suivante, il était sur un cercle certain.
   *[other] À la case { $space } suivante, il était sur l’un de { $count } cercles.
 }
whitechapel-why-set = { $count ->
    [one] Il y a donc un cercle où il peut être maintenant.
   *[other] Il y a donc { $count } cercles où il peut être maintenant.
 }
whitechapel-why-forced = Chaque parcours possible passe par { $circle }.
whitechapel-why-night = { $count ->
    [one] Après la nuit { $night }, il reste un repaire.
   *[other] Après la nuit { $night }, il reste { $count } repaires.
 }
whitechapel-why-hideouts = { $count ->
    [one] Il habite donc là.
   *[other] Il habite donc sur l’un de ces { $count } cercles.
 }
whitechapel-why-answers = { $circle } : un oui laisse { $yes ->
    [one] { $yes } cercle
   *[other] { $yes } cercles
 }, un non en laisse { $no }.
whitechapel-why-arrest = Le policier en { $crossing } arrête au { $circle }.
whitechapel-why-others = { $count ->
    [one] S’il n’y est pas, il est sur l’autre cercle, où un autre policier peut l’arrêter.
   *[other] S’il n’y est pas, chacun des { $count } autres cercles a son policier.
 }
whitechapel-why-out-of-reach = Aucun policier ne peut venir à côté de { $circle } en un déplacement.
whitechapel-why-open = Les policiers ne peuvent pas fermer le chemin de { $circle } à { $home }.
whitechapel-why-spaces = Par { $circle }, il est chez lui en { $count } cases.
whitechapel-why-detour = { $circle } semble plus proche, mais les policiers barrent le chemin.

whitechapel-drill-two-walks = À deux pas
whitechapel-drill-two-walks-question = Marquez chaque cercle à exactement deux déplacements à pied de { $circle }, si personne ne gêne.
whitechapel-drill-blocked = Des policiers sur le chemin
whitechapel-drill-blocked-question = Jack est au { $circle }. Marquez chaque cercle où il peut aller à pied.
whitechapel-drill-searches = Ce qu’un policier peut fouiller
whitechapel-drill-searches-question = Marquez chaque cercle que le policier en { $crossing } peut fouiller.
whitechapel-drill-steps = Jusqu’où va un policier
whitechapel-drill-steps-question = Marquez chaque croisement où le policier en { $crossing } peut finir son déplacement.
whitechapel-why-two-walks = { $count ->
    [one] Un cercle est à deux déplacements.
   *[other] { $count } cercles sont à deux déplacements.
 }
whitechapel-why-free = { $count ->
    [0] Aucun chemin n’est libre.
    [one] Un chemin est libre.
   *[other] { $count } chemins sont libres.
 }
whitechapel-why-searched = { $count ->
    [one] Un cercle est à côté de ce croisement.
   *[other] { $count } cercles sont à côté de ce croisement.
 }
whitechapel-why-steps = { $count ->
    [one] Il ne peut que rester.
   *[other] { $count } croisements sont à deux pas au plus et libres, ou le sien.
 }
