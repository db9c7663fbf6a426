# Problemi ed esercizi di Lettere da Whitechapel.

whitechapel-puzzle-where = Dove può essere Jack?
whitechapel-puzzle-where-question = Segna ogni cerchio in cui Jack può essere adesso.
whitechapel-puzzle-passed = Da dove dev’essere passato?
whitechapel-puzzle-passed-question = Segna ogni cerchio da cui Jack dev’essere passato stanotte, oltre agli indizi e alle scene del crimine.
whitechapel-puzzle-hideouts = Quali covi restano?
whitechapel-puzzle-hideouts-question = Jack è a casa. Segna ogni cerchio in cui può abitare.
whitechapel-puzzle-question = La domanda che dice di più
whitechapel-puzzle-question-question = Chiedi dove la risposta peggiore lascia meno cerchi a Jack.
whitechapel-puzzle-arrest = Arrestare con certezza
whitechapel-puzzle-arrest-question = Fai l’arresto che prende Jack con certezza: adesso, o con gli arresti degli altri che seguono.
whitechapel-puzzle-home = A casa senza rischio
whitechapel-puzzle-home-question = Sei Jack. Muoviti in modo che nessuno possa arrestarti né impedirti di tornare a casa a piedi con la prossima mossa.
whitechapel-puzzle-way = L’unica via
whitechapel-puzzle-way-question = Sei Jack. Se i poliziotti restano dove sono: quale mossa ti porta a casa in meno caselle?

whitechapel-why-murder = L’omicidio è avvenuto in { $circle }.
whitechapel-why-space = { $count ->
    [one] Nella casella { $space } seguente era su un cerchio certo.
   *[other] Nella casella { $space } seguente era su uno di { $count } cerchi.
 }
whitechapel-why-set = { $count ->
    [one] Quindi c’è un cerchio in cui può essere adesso.
   *[other] Quindi ci sono { $count } cerchi in cui può essere adesso.
 }
whitechapel-why-forced = Ogni percorso possibile passa da { $circle }.
whitechapel-why-night = { $count ->
    [one] Dopo la notte { $night } resta un covo.
   *[other] Dopo la notte { $night } restano { $count } covi.
 }
whitechapel-why-hideouts = { $count ->
    [one] Quindi abita lì.
   *[other] Quindi abita su uno di questi { $count } cerchi.
 }
whitechapel-why-answers = { $circle }: un sì lascia { $yes ->
    [one] un cerchio
   *[other] { $yes } cerchi
 }, un no ne lascia { $no }.
whitechapel-why-arrest = Il poliziotto in { $crossing } arresta in { $circle }.
whitechapel-why-others = { $count ->
    [one] Se non è lì, è sull’altro cerchio, dove un altro poliziotto può arrestarlo.
   *[other] Se non è lì, ciascuno degli altri { $count } cerchi ha il suo poliziotto.
 }
whitechapel-why-out-of-reach = Nessun poliziotto può arrivare accanto a { $circle } con una mossa.
whitechapel-why-open = I poliziotti non possono chiudere la via da { $circle } a { $home }.
whitechapel-why-spaces = Per { $circle } è a casa in { $count } caselle.
whitechapel-why-detour = { $circle } sembra più vicino, ma i poliziotti chiudono la via.

whitechapel-drill-two-walks = A due mosse
whitechapel-drill-two-walks-question = Segna ogni cerchio a esattamente due mosse a piedi da { $circle }, se nessuno è d’ostacolo.
whitechapel-drill-blocked = Poliziotti sulla via
whitechapel-drill-blocked-question = Jack è in { $circle }. Segna ogni cerchio in cui può andare a piedi.
whitechapel-drill-searches = Che cosa può cercare un poliziotto
whitechapel-drill-searches-question = Segna ogni cerchio in cui il poliziotto in { $crossing } può cercare.
whitechapel-drill-steps = Fin dove arriva un poliziotto
whitechapel-drill-steps-question = Segna ogni incrocio in cui il poliziotto in { $crossing } può finire la mossa.
whitechapel-why-two-walks = { $count ->
    [one] Un cerchio è a due mosse.
   *[other] { $count } cerchi sono a due mosse.
 }
whitechapel-why-free = { $count ->
    [0] Nessuna via è libera.
    [one] Una via è libera.
   *[other] { $count } vie sono libere.
 }
whitechapel-why-searched = { $count ->
    [one] Un cerchio è accanto a quell’incrocio.
   *[other] { $count } cerchi sono accanto a quell’incrocio.
 }
whitechapel-why-steps = { $count ->
    [one] Può solo restare.
   *[other] { $count } incroci sono al massimo a due passi e liberi, o il suo.
 }
