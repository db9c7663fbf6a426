# Una prima partita, lezione per lezione, e i suggerimenti della guida.

mj-learn-about = Una partita vera contro la macchina. Una guida spiega una cosa alla volta, indica il tabellone e propone mosse. Nei primi cinque turni la macchina non chiude la partita, così puoi provare tutti i personaggi. Ci vogliono circa venti minuti.
mj-learn-as = { $seat ->
    [jack] Comincia come Jack
   *[detective] Comincia come investigatore
 }

## L’investigatore
mj-lesson-title-detective = { $lesson ->
    [welcome] Uno di loro è Jack
    [board] Luce e buio
    [wins] Come vince Jack
    [pick] La tua prima carta
    [walk] Una mossa
    [ability] Un’abilità
    [wait] Tocca a Jack
    [call] I testimoni
    [dark] Si fa buio
    [alibi] Gli alibi
    [accuse] Accusare
   *[end] La fine
 }
mj-lesson-detective = { $lesson ->
    [welcome] Otto personaggi camminano per Whitechapel. Uno di loro è Jack. Solo il giocatore Jack sa quale. Hai otto turni per scoprirlo e prenderlo.
    [board] Le strade dorate sono illuminate: da un lampione vicino o dalla lanterna di Watson. Un personaggio in una strada illuminata è visibile. Anche un personaggio accanto a un altro è visibile. Tutti gli altri sono al buio.
    [wins] Jack può vincere in tre modi. Lascia il quartiere da una delle quattro uscite, qui negli angoli. Oppure è ancora libero dopo l’ottavo turno. Oppure tu accusi qualcun altro. Può uscire solo con il proprio personaggio, se i testimoni non l’hanno visto nel turno precedente e se nessun cordone chiude l’uscita.
    [pick] Quattro carte stanno sotto il tabellone. Tu ne giochi due, e Jack due. Scegline una: muovi quel personaggio, anche se è Jack.
    [walk] Questo personaggio può andare nelle strade con un punto bianco, al massimo tre passi. Da un tombino aperto a un altro qualsiasi c’è un solo passo.
    [ability] Quasi tutti i personaggi hanno un’abilità oltre a camminare. Se puoi ancora fare tutte e due le cose, i pulsanti sopra il tabellone passano dall’una all’altra. Puoi annullare finché nulla è rivelato.
    [wait] Adesso gioca Jack. Come te, muove qualunque personaggio. Il racconto accanto al tabellone dice che cosa ha fatto.
    [call] Dopo quattro carte i testimoni dicono se Jack è visibile. Se lo è, tutti quelli al buio sono innocenti. Se non lo è, tutti quelli visibili sono innocenti. Gli innocenti sbiadiscono. Cerca di finire ogni turno con metà dei sospettati in vista e metà al buio.
    [dark] Dopo ciascuno dei primi quattro turni si spegne un lampione: quello con il numero del turno. Allora nascondersi è più facile.
    [alibi] Quando Holmes cammina, pesca un alibi: una carta con il nome di un personaggio che non è Jack. I tuoi alibi sono segnati con i sospettati. Non vedi mai quelli di Jack.
    [accuse] Per accusare, muovi un personaggio qualsiasi su quello che sospetti. Se è giusto, vinci. Se è sbagliato, vince Jack. Accusa quindi quando resta un solo sospettato, o quando è l’ultima occasione.
   *[end] La partita è finita e tutte le carte sono scoperte. Rivedi la partita come l’ha vista Jack. O gioca una prima partita come Jack.
 }

## Jack
mj-lesson-title-jack = { $lesson ->
    [welcome] Tu sei Jack
    [board] Luce e buio
    [wins] Come vinci
    [wait] Tocca all’investigatore
    [pick] La tua prima carta
    [walk] Una mossa
    [ability] Un’abilità
    [call] I testimoni
    [dark] Si fa buio
    [leave] L’uscita
    [alibi] Gli alibi
    [danger] Restano pochi sospettati
   *[end] La fine
 }
mj-lesson-jack = { $lesson ->
    [welcome] Tu sei { $who }. Lo sai solo tu. Tutti e due i giocatori muovono gli otto personaggi: una mossa da sola non dice chi sei.
    [board] Le strade dorate sono illuminate: da un lampione vicino o dalla lanterna di Watson. Un personaggio in una strada illuminata è visibile. Anche un personaggio accanto a un altro è visibile. Tutti gli altri sono al buio.
    [wins] Puoi vincere in tre modi. Lascia il quartiere da un’uscita, qui negli angoli. Oppure resta libero fino alla fine dell’ottavo turno. Oppure lascia che l’investigatore accusi qualcun altro. Un’uscita con un cordone è chiusa.
    [wait] Adesso gioca l’investigatore. Vuole metà dei sospettati in vista e metà al buio, così i testimoni ne scagionano molti.
    [pick] Quattro carte stanno sotto il tabellone. Tu ne giochi due, e l’investigatore due. Le carte che prendi tu, lui non le ha.
    [walk] Questo personaggio può andare nelle strade con un punto bianco, al massimo tre passi. Da un tombino aperto a un altro qualsiasi c’è un solo passo.
    [ability] Quasi tutti i personaggi hanno un’abilità oltre a camminare. Se puoi ancora fare tutte e due le cose, i pulsanti sopra il tabellone passano dall’una all’altra. Puoi annullare finché nulla è rivelato.
    [call] Dopo quattro carte i testimoni dicono se sei visibile. Se lo sei, tutti quelli al buio sono innocenti. Se non lo sei, tutti quelli visibili sono innocenti. Stai dove sono più sospettati, in vista o al buio.
    [dark] Dopo ciascuno dei primi quattro turni si spegne un lampione: quello con il numero del turno. Allora nascondersi è più facile.
    [leave] Quando i testimoni non ti hanno visto, puoi uscire nel turno seguente: gioca la carta del tuo personaggio e vai fuori da un’uscita senza cordone. L’ultimo passo porta fuori. La guida prima ti mostra tutti i personaggi, poi ti manda lì.
    [alibi] Quando Holmes cammina per te, peschi un alibi: la carta di un personaggio che non è Jack. L’investigatore non avrà questa carta.
    [danger] Meno sospettati restano, più è probabile che l’investigatore ti accusi: muove un personaggio qualsiasi sul tuo. Resta a più di tre passi dagli altri, o esci.
   *[end] La partita è finita e tutte le carte sono scoperte. Rivedi la partita come l’ha vista l’investigatore. O gioca una prima partita come investigatore.
 }

## Suggerimenti
mj-compass = { $way ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ovest
   *[NW] nord-ovest
 }
mj-suggest = { $what ->
    [pick] Gioca { $who }.
    [walk] Muovi { $who } in { $to }.
    [accuse] Accusa { $who }.
    [leave] Lascia il quartiere dall’uscita a { $to }.
    [face] Punta la lanterna a { $to }.
    [move-lamp] Porta il lampione da { $from } a { $to }.
    [move-cordon] Sposta il cordone da { $from } a { $to }.
    [move-cover] Sposta il coperchio da { $from } a { $to }.
    [swap] Scambia il posto con { $who }.
    [whistle] Chiama con il fischietto { $who } fino a { $to }.
   *[stay] Resta dove sei.
 }
mj-suggest-why = { $reason ->
    [pick-new] Non hai ancora giocato questo personaggio.
    [pick-own] Sei tu: così decidi tu dove stai.
    [alibi] Dopo la mossa Holmes pesca un alibi: un personaggio che non è Jack.
    [split] Dopo, sospettati in vista: { $seen }, al buio: { $dark }. Qualunque cosa dicano i testimoni, qualcuno è scagionato.
    [gather] Niente divide meglio i sospettati adesso. In vista: { $seen }, al buio: { $dark }.
    [approach] Solo { $who } può essere Jack. Avvicina gli altri: vinci andando su { $who }.
    [close-exit] Vicino a questa uscita ci sono sospettati al buio, e Jack può essere uno di loro.
    [open-exit] Così l’uscita che era chiusa diventa libera. È vicina a te.
    [cover] Così { $open } diventa una scorciatoia per tutti, e { $closed } non lo è più.
    [accuse-sure] Tutti gli altri sono scagionati: solo { $who } può essere Jack.
    [accuse-last] È la tua ultima occasione. Sospettati rimasti: { $suspects }.
    [hide] Così sarai al buio. Sospettati al buio: { $dark }, in vista: { $seen }. Se i testimoni non ti vedono, puoi uscire nel turno seguente.
    [crowd] Così sarai in vista. Sospettati in vista: { $seen }, al buio: { $dark }. Il gruppo più grande è il più sicuro.
    [leave] Questa uscita è libera e i testimoni non ti hanno visto: vinci.
   *[stay] Non c’è nessuna strada libera abbastanza vicina.
 }
