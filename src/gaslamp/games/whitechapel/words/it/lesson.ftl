# Una prima partita, lezione per lezione, e i suggerimenti della guida.

wc-learn-title = Una prima partita a Lettere da Whitechapel
wc-learn-about = Una partita vera contro la macchina. Una guida spiega una cosa alla volta, indica la mappa e propone mosse. La prima notte nessuno viene arrestato, così vedi una notte intera. Le quattro notti durano circa venticinque minuti; puoi fermarti quando vuoi e tornare.
wc-learn-as = { $seat ->
    [jack] Comincia come Jack
   *[police] Comincia come polizia
 }
wc-lesson-title-jack = { $lesson ->
    [welcome] Tu sei Jack
    [map] La mappa
    [hideout] Il tuo covo
    [marks] I bersagli
    [tokens] La polizia è di pattuglia
    [crime] Uccidere o aspettare
    [ready] Gira un segnalino
    [walk] L’allarme
    [track] Il tracciato
    [ways] Carrozze e vicoli
    [known] Che cosa può sapere la polizia
    [clue] Un indizio
    [home] Tornare a casa
    [night] La notte seguente
    [two] La terza notte
   *[end] La fine
 }
wc-lesson-jack = { $lesson ->
    [welcome] Nessuno vede i tuoi movimenti. Hai quattro notti. Ogni notte uccidi una volta, la terza due volte. Poi devi tornare a piedi al tuo covo segreto, sempre lo stesso. Se sei a casa dopo la quarta notte, vinci.
    [map] Cammini lungo le strade, da un cerchio numerato a quello dopo. I quadratini sono incroci. Un poliziotto su un incrocio ti sbarra la strada. Ogni notte comincia su un cerchio rosso. Trascina la mappa per spostarla. La rotella o due dita la ingrandiscono.
    [hideout] Scegli un cerchio con un anello. Ci torni ogni notte, e lo vedi solo tu. Ogni notte comincia su un cerchio rosso. Un covo accanto a un cerchio rosso si trova presto, perché la polizia comincia a cercare lì. Prendine uno che sia da tre a sette mosse dalla maggior parte dei cerchi rossi.
    [marks] Stanotte otto donne stanno sui cerchi rossi. Scegli le cinque che sono bersagli. La polizia le vede tutte e otto, ma non quali cinque hai scelto.
    [tokens] Gli elmetti con il punto interrogativo sono segnalini pattuglia. Cinque sono poliziotti e due sono vuoti. Non sai quali. Non si muovono finché non uccidi.
    [crime] Scegli una vittima, o aspetta. Quale? Non troppo vicina al covo, perché la polizia cerca prima intorno al delitto; non troppo lontana, perché devi essere a casa prima che il tracciato sia pieno; e con pochi segnalini vicino. Se aspetti, hai una mossa in più stanotte e vedi che cos’è un segnalino. Ma la polizia muove le donne.
    [ready] Quando hai aspettato, giri un segnalino. Un segnalino vuoto lascia il tabellone. Scegline uno sulla tua via di casa.
    [walk] Ora tutti sanno dove hai ucciso, e i segnalini diventano poliziotti. Vai a piedi a un cerchio con un anello. A piedi non puoi passare un incrocio dove sta un poliziotto.
    [track] Ogni mossa riempie una casella di questo tracciato. Tutti vedono come ti sei mosso. Nessuno vede dove sei. Se l’ultima casella è piena e non sei a casa, perdi.
    [ways] Una carrozza fa due mosse insieme e supera i poliziotti. Un vicolo porta a qualunque cerchio dello stesso isolato. Ne hai pochi. Tutti vedono quando ne usi uno.
    [known] I cerchi arancioni mostrano dove potresti essere, secondo tutto ciò che sa la polizia. Cerca di tenerne molti. Questo tavolo mostra questo aiuto a tutti, perciò lo vede anche la polizia.
    [clue] Un indizio è un cerchio giallo dove sei stato stanotte. La polizia lo seguirà. Conta anche un cerchio attraversato in carrozza. Allontanati dagli indizi, ma non sulla linea che fanno con il covo.
    [home] Quando puoi andare a piedi al covo, compare il pulsante «A casa». Sceglilo, e la notte è finita. In carrozza o per un vicolo non si torna a casa. Puoi anche passare oltre e tornare più tardi.
    [night] Quando sei a casa, la notte è finita. Gli indizi spariscono, ma la polizia ricorda dove ti ha perso. La notte seguente riparte da dove si è fermata. Hai meno donne e meno carrozze.
    [two] La terza notte ne uccidi due in una volta. Solo tu sai quale era la seconda: sei lì. La polizia muove per prima.
   *[end] La partita è finita e nulla è più nascosto. Rivedila come l’ha vista la polizia: vedrai che cosa l’ha aiutata. O gioca di nuovo dall’altra parte.
 }
wc-lesson-title-police = { $lesson ->
    [welcome] Tu sei la polizia
    [map] La mappa
    [patrols] Metti le pattuglie
    [suspense] Jack aspetta
    [alarm] L’allarme
    [track] Come si è mosso Jack
    [hunt] I tuoi poliziotti si muovono
    [act] Cercare indizi
    [clue] Un indizio
    [known] Dove può essere
    [counsel] Chiedere a una macchina
    [arrest] Un arresto
    [night] La notte seguente
    [posts] Due nuove pattuglie
   *[end] La fine
 }
wc-lesson-police = { $lesson ->
    [welcome] Jack è da qualche parte su questa mappa, e non lo vedi mai muoversi. Ogni notte uccide e torna a piedi al suo covo segreto, sempre lo stesso. Prendilo, sbarra tutte le sue strade, o non farlo arrivare a casa. Hai quattro notti.
    [map] Jack cammina sui cerchi numerati. I tuoi cinque poliziotti stanno sui quadratini, gli incroci. A piedi Jack non può superare un poliziotto. Ogni notte comincia su un cerchio rosso. Trascina la mappa per spostarla. La rotella o due dita la ingrandiscono.
    [patrols] Metti i cinque colori sugli incroci con un anello. Due segnalini vuoti vanno sugli altri. Jack vede i segnalini, ma non quale è quale. Distribuiscili, così ce n’è sempre uno vicino a Jack.
    [suspense] Se Jack aspetta, muovi ogni donna in un cerchio accanto al suo. Portale verso i tuoi poliziotti, lontano dai posti dove Jack può abitare.
    [alarm] Jack ha ucciso, e il luogo è segnato. Ora i segnalini sono poliziotti. Jack è vicino. Ogni cerchio che escludi ti aiuta.
    [track] Vedi come si è mosso Jack: a piedi, in carrozza, per un vicolo. Non vedi dov’è. Se l’ultima casella è piena e non è a casa, vinci.
    [hunt] Scegli un poliziotto, poi un incrocio con un anello. Va al massimo due incroci più in là, o resta. Circonda il luogo. Vai accanto a molti cerchi dove Jack può essere.
    [act] Ora ogni poliziotto chiede dei cerchi accanto a lui: Jack è stato qui stanotte? Continua finché non riceve un sì. La risposta è sempre vera.
    [clue] Un indizio è un cerchio dove Jack è stato stanotte. Non dice quando. Leggilo con il tracciato: dopo quattro mosse Jack è al massimo a quattro cerchi dal delitto, e da un indizio è andato avanti o è tornato. Perciò chiedi dall’altra parte dell’indizio. Due indizi in fila mostrano la sua strada.
    [known] I cerchi arancioni sono quelli dove Jack può essere, secondo tutto ciò che sai. Un colore più forte vuol dire più probabile. Più in basso puoi vedere ogni casella passata di stanotte, o dove può abitare.
    [counsel] Non sai che cosa fare? Chiedi alla macchina. Sa solo quello che sai tu. Le sue mosse sono disegnate sulla mappa, e un clic le gioca.
    [arrest] Dalla seconda notte la guida propone anche arresti. Invece di cercare, un poliziotto può arrestare su un cerchio accanto a lui. Se Jack è lì adesso, vinci. Se no, non vieni a sapere altro. Arresta quando un cerchio è molto più probabile degli altri.
    [night] Quando Jack dice di essere a casa, la notte è finita. Dove portava la sua strada? Il covo è lì vicino, e non cambia mai. «Il suo covo» mostra quali cerchi restano.
    [posts] Dalla seconda notte, cinque segnalini cominciano dove si sono fermati i tuoi poliziotti. Scegli due incroci gialli per gli altri due.
   *[end] La partita è finita e nulla è più nascosto. Rivedila come l’ha vista Jack: vedrai quanto eri vicino. O gioca di nuovo dall’altra parte.
 }

## Suggerimenti
wc-suggest = { $what ->
    [hide] Prendi il cerchio { $to } come covo.
    [place-women] Metti le donne in { $to }.
    [mark-woman] Segna { $to } come bersagli.
    [post] Scegli questi due incroci.
    [place-patrol] Metti i cinque colori su questi incroci.
    [kill] Uccidi in { $to }.
    [kill-two] Uccidi in { $to }.
    [kill-last] La seconda vittima era in { $to }.
    [wait] Aspetta.
    [move-wretched] Muovi le donne come mostrano le frecce.
    [turn-patrol] Gira questo segnalino.
    [walk] Vai a piedi in { $to }.
    [walk-home] Torna a casa a piedi e dillo.
    [coach] Prendi una carrozza fino a { $to }.
    [alley] Prendi un vicolo fino a { $to }.
    [step] Muovi i poliziotti come mostrano le frecce.
    [ask] { $who } cerca un indizio in { $to }.
    [arrest] { $who } tenta un arresto in { $to }.
    [stuck] Non puoi muoverti. Dillo.
    [idle] { $who } non fa niente.
   *[other] Vai avanti.
 }
wc-suggest-why = { $reason ->
    [hideout] Mosse fino al cerchio rosso più vicino: { $walks }. Così la prima ricerca non ti trova.
    [women] Su questi cerchi devono esserci delle donne. Poi scegli fra loro i bersagli.
    [mark] Da questi cerchi puoi tornare a casa, e la strada non è troppo corta.
    [kill] Mosse fino a casa: { $walks }. Mosse che hai: { $moves }. Le altre servono a ingannare la polizia.
    [kill-two] Mosse fino a casa dalla più vicina: { $walks }.
    [last] Mosse fino a casa: { $walks }. La polizia non sa che sei qui.
    [wait] Hai una mossa in più stanotte, e vedi che cos’è un segnalino.
    [turn] È vicino alle donne: così sai se lì c’è un poliziotto.
    [home] Sei accanto al covo, e la notte finisce quando lo dici.
    [coach] Due mosse insieme, superando i poliziotti. Poi mosse fino a casa: { $walks }, mosse che restano: { $moves }.
    [alley] Lì nessun poliziotto ti ferma, e molti cerchi sono possibili. Poi mosse fino a casa: { $walks }, mosse che restano: { $moves }.
    [nearer] È più vicino al covo. Poi mosse fino a casa: { $walks }, mosse che restano: { $moves }.
    [aside] Non è la strada più corta: la polizia non ti aspetta qui. Poi mosse fino a casa: { $walks }, mosse che restano: { $moves }.
    [patrol] Sono distribuiti sulla mappa: dovunque Jack uccida, un poliziotto è vicino.
    [posts] Con loro, ci sono poliziotti vicino a ogni cerchio dove Jack può uccidere.
    [wretched] Si avvicinano ai tuoi poliziotti e si allontanano da dove Jack può abitare.
    [surround] Così c’è una probabilità del { $percent } % che Jack sia accanto a un poliziotto.
    [ask] C’è una probabilità del { $percent } % che Jack sia stato lì stanotte. Un sì mostra la sua strada, un no esclude il cerchio.
    [ask-known] Qui non c’è niente di nuovo da chiedere. La risposta è sì, e questo poliziotto ha finito.
    [arrest] C’è una probabilità del { $percent } % che Jack sia lì adesso. Se no, perdi solo la domanda di questo poliziotto.
   *[only] Non c’è altra scelta.
 }
