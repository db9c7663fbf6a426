# La preparazione con la vera scatola, e i fogli da stampare.

wc-prepare-hideout = Covo di Jack
wc-prepare-hideout-about = Jack può anche sceglierlo. Un covo lontano dai cerchi rossi è più difficile da raggiungere.
wc-prepare-grade = Quanto difficile per Jack?
wc-prepare-grade-name = { $grade ->
    [easy] facile
    [normal] normale
    [medium] medio
   *[hard] difficile
 }
wc-prepare-head = Capo della prima notte
wc-prepare-patrols = Pattuglie della prima notte
wc-prepare-patrols-about = Sette segnalini sugli incroci gialli, coperti. Quelli più chiari sono vuoti. Jack non deve vedere quali.
wc-prepare-placement = Come si mettono?
wc-prepare-placement-name = { $placement ->
    [suggested] vicino ai cerchi rossi
   *[random] dove capita
 }
wc-prepare-coaches = Carrozze
wc-prepare-alleys = Vicoli
wc-prepare-map = Mappa degli investigatori
wc-prepare-questions = Domande degli investigatori
wc-prepare-questions-about = Scrivi il numero del cerchio: sottolinealo per un indizio, barralo per niente. Scrivi A per un arresto.
wc-prepare-move = Mossa
