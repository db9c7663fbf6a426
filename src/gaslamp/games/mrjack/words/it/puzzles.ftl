# Problemi ed esercizi di Mr. Jack.

mrjack-puzzle-escape = Lasciare il quartiere
mrjack-puzzle-escape-question = Sei Jack, e i testimoni non ti hanno visto. Lascia il quartiere in questo turno.
mrjack-puzzle-accuse = Accusare con certezza
mrjack-puzzle-accuse-question = Puoi sapere chi è Jack. Accusalo con questa attivazione.
mrjack-puzzle-split = L’appello che divide meglio
mrjack-puzzle-split-question = Giochi l’ultima carta prima dell’appello. Lascia in media meno sospetti possibile.
mrjack-puzzle-hide = Nascondersi nel buio
mrjack-puzzle-hide-question = Sei Jack e giochi l’ultima carta prima dell’appello. Non essere visibile quando si chiamano i testimoni.
mrjack-puzzle-save = Restare tra molti
mrjack-puzzle-save-question = Sei Jack e giochi l’ultima carta prima dell’appello. Lascia più sospetti possibile, te compreso.
mrjack-puzzle-last-round = L’ultimo round
mrjack-puzzle-last-round-question = È l’ultimo round. Gioca la tua attivazione in modo da avere la migliore probabilità di accusare Jack prima dell’alba.
mrjack-puzzle-who = Chi può ancora essere Jack?
mrjack-puzzle-who-question = I testimoni dicono: { $answer ->
    [seen] Jack è visibile
   *[unseen] Jack non è visibile
 }. Segna tutti quelli che possono ancora essere Jack. Contano anche le tue carte alibi.

mrjack-why-may-leave = { mrjack-character } è Jack, e la carta Testimone mostra «non visto»: può andarsene con il proprio movimento.
mrjack-why-prepare = { $count ->
    [one] Un passo prima libera la via.
   *[other] { $count } passi prima liberano la via.
 }
mrjack-why-exit = L’uscita { $exit } allora non ha cordone, e il suo esagono { $hex } è abbastanza vicino.
mrjack-why-cleared = { $count ->
    [one] I testimoni hanno scagionato un personaggio.
   *[other] I testimoni hanno scagionato { $count } personaggi.
 }
mrjack-why-alibis = { $count ->
    [one] Un altro ha un alibi su una carta della tua mano.
   *[other] Altri { $count } hanno un alibi su carte della tua mano.
 }
mrjack-why-only = Quindi solo { mrjack-character } può essere Jack.
mrjack-why-left = { $count ->
    [one] Un personaggio può essere Jack.
   *[other] { $count } personaggi possono essere Jack.
 }
mrjack-why-card = Gioca { mrjack-character }.
mrjack-why-reach = Quel movimento raggiunge { mrjack-character }.
mrjack-why-chance = Quindi la probabilità di accusare quello giusto è { $percent } %.
mrjack-why-seen = { $count ->
    [one] Allora uno di loro è visibile.
   *[other] Allora { $count } di loro sono visibili.
 }
mrjack-why-unseen = { $count ->
    [one] Uno non è visibile.
   *[other] { $count } non sono visibili.
 }
mrjack-why-average = Qualunque sia la risposta, restano in media { $left } sospetti.
mrjack-why-group = { mrjack-character } è allora uno dei { $count } sospetti che ricevono la stessa risposta.
mrjack-why-alibi = { mrjack-character } ha un alibi su una carta della tua mano.
mrjack-why-lamp = { mrjack-character } si trova in { $hex }, accanto a un lampione acceso.
mrjack-why-beam = { mrjack-character } si trova in { $hex }, nel fascio della lanterna.
mrjack-why-beside = { mrjack-character } si trova in { $hex }, accanto a un’altra pedina.
mrjack-why-dark = { mrjack-character } si trova in { $hex }: nessun lampione, nessun fascio, nessun’altra pedina.

mrjack-drill-lit = Strade illuminate
mrjack-drill-lit-question = Segna ogni strada illuminata da un lampione o dalla lanterna.
mrjack-drill-visible = Chi è visibile?
mrjack-drill-visible-question = Segna ogni personaggio che adesso è visibile.
mrjack-drill-call = Chi scagiona l’appello
mrjack-drill-call-question = I testimoni dicono: { $answer ->
    [seen] Jack è visibile
   *[unseen] Jack non è visibile
 }. Quanti sospetti sono scagionati?
mrjack-drill-reach = Fin dove arriva un personaggio
mrjack-drill-reach-question = Segna ogni strada in cui { mrjack-character } può finire un movimento.
mrjack-why-lit = { $count ->
    [one] Una strada è illuminata.
   *[other] { $count } strade sono illuminate.
 }
mrjack-why-ends = { $count ->
    [one] Si può raggiungere una strada.
   *[other] Si possono raggiungere { $count } strade.
 }
mrjack-why-visible = Questi sono accanto a un lampione acceso, nel fascio, o accanto a un’altra pedina.
mrjack-why-clears = { $count ->
    [0] Nessuno è scagionato.
    [one] Un sospetto è scagionato.
   *[other] { $count } sospetti sono scagionati.
 }
