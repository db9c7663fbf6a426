# La mise en place avec la vraie boîte, et les feuilles à imprimer.

wc-prepare-hideout = Repaire de Jack
wc-prepare-hideout-about = Jack peut aussi le choisir. Un repaire loin des cercles rouges est plus dur à rejoindre.
wc-prepare-grade = Quelle difficulté pour Jack ?
wc-prepare-grade-name = { $grade ->
    [easy] facile
    [normal] normale
    [medium] moyenne
   *[hard] difficile
 }
wc-prepare-head = Chef de la première nuit
wc-prepare-patrols = Patrouilles de la première nuit
wc-prepare-patrols-about = Sept jetons sur les croisements jaunes, face cachée. Les plus pâles sont vides. Jack ne doit pas voir lesquels.
wc-prepare-placement = Comment les placer ?
wc-prepare-placement-name = { $placement ->
    [suggested] près des cercles rouges
   *[random] n’importe où
 }
wc-prepare-coaches = Fiacres
wc-prepare-alleys = Ruelles
wc-prepare-map = Plan des enquêteurs
wc-prepare-questions = Questions des enquêteurs
wc-prepare-questions-about = Notez le numéro du cercle : soulignez-le pour un indice, barrez-le pour rien. Notez A pour une arrestation.
wc-prepare-move = Coup
