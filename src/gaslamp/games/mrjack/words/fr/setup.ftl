# La mise en place avec la vraie boîte, et les feuilles à imprimer.

mj-prepare-board = Le plateau au début
mj-prepare-jack = Qui est Jack ?
mj-prepare-jack-about = Jack regarde sa carte ici. Puis il retire en secret cette carte alibi de la pile et la garde, et on mélange le reste.
mj-prepare-deal = Les quatre premières cartes
mj-prepare-deal-about = { $who } joue la première.
mj-prepare-detective-sheet = Feuille de l’enquêteur
mj-prepare-jack-sheet = Feuille de Jack
mj-prepare-i-am = Je suis
mj-prepare-round = Tour
mj-prepare-witnesses = Les témoins
mj-prepare-answer = { $seen ->
    [yes] vu
   *[no] pas vu
 }
mj-prepare-detective-about = À chaque appel, notez + pour qui est en vue et − pour qui ne l’est pas, et barrez les innocentés.
mj-prepare-jack-sheet-about = À chaque appel, notez + pour qui est en vue et − pour qui ne l’est pas, et barrez les innocentés : c’est ce que sait l’enquêteur.
