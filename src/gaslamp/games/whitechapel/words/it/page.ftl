# Letters from Whitechapel nel browser. Le vittime sono esistite davvero: parole semplici, niente di più.

## La mappa
wc-map = La mappa di Whitechapel
wc-tools = Strumenti della mappa
wc-tool = { $tool ->
    [in] Più vicino
    [out] Più lontano
    [fit] Tutta la mappa
    [follow] Segui l’azione
   *[pencil] Segni a matita
 }
wc-circle = cerchio { $number }
wc-crossing = incrocio { $name }
wc-pawn-on = poliziotto { $who } su { $place }
wc-target = { $what ->
    [hide] Abita nel
    [women] Metti una donna sul
    [mark] Segna come bersaglio:
    [targets] Un bersaglio su
    [address] Indica come indirizzo di Jack:
    [post] Una pattuglia qui:
    [patrol] Metti il segnalino qui:
    [dear-boss] Sposta questo segnalino:
    [from-hell] Sposta questo segnalino:
    [dear-boss-to] Spostalo qui:
    [from-hell-to] Spostalo qui:
    [saucy-jacky] Indica questo segnalino:
    [move-patrol] Sposta questo segnalino:
    [move-patrol-to] Spostalo qui:
    [kill] Uccidi sul
    [kill-two] Uccidi sul
    [last] La seconda era sul
    [wretched] Muovi la sventurata dal
    [wretched-to] Muovila sul
    [turn] Gira questo segnalino:
    [walk] A piedi verso il
    [home] A casa a piedi:
    [coach] In carrozza, prima verso il
    [coach-to] In carrozza fino al
    [alley] Per un vicolo verso il
    [step-to] Vai qui:
    [rush-to] Corri qui:
    [ask-to] Cerca un indizio sul
    [arrest-to] Arresta sul
    [area-to] Arresta tutt’intorno:
    [false-clue] Metti un falso indizio sul
    [puzzle] Segna
    [drop] Togli da qui:
   *[other] Scegli:
 } { $place }

## Il tracciato, il foglio e ciò che si sa
wc-nights = Le quattro notti
wc-space = { $name }: { $way ->
    [murder] il delitto
    [walk] a piedi
    [coach] carrozza
    [alley] vicolo
    [time] ora del delitto
   *[none] libera
 }
wc-due = deve agire
wc-sheet = Il foglio di Jack
wc-curtain = { $state ->
    [closed] Mostra i miei segreti
   *[open] Nascondi i miei segreti
 }
wc-belief = { $seat ->
    [jack] Che cosa può sapere la polizia
   *[other] Che cosa può essere vero
 }
wc-look-back = { $now ->
    [yes] Jack sulla casella { $space }: adesso
   *[no] Jack sulla casella { $space }, secondo tutto ciò che si sa ora
 }
wc-homes = Covi possibili dopo ogni notte: { $counts }
wc-counsel-ask = Che cosa farebbe la macchina?
wc-counsel-thinks = La macchina sta pensando…
wc-counsel-says = { $plan ->
    [yes] La macchina ({ $level }) muoverebbe così:
   *[no] La macchina ({ $level }) sceglierebbe la prima di queste azioni:
 }
wc-counsel-all = Segui tutto il piano
wc-counsel-by = { $who }: { $done }
wc-layer = { $layer ->
    [now] Jack adesso
    [row] La sua strada stanotte
   *[home] Il suo covo
 }
wc-model-label = Come si muove Jack
wc-possible = { $count ->
    [0] Nessun cerchio.
    [one] 1 cerchio è possibile.
   *[other] { $count } cerchi sono possibili.
 }

## Che cosa fare
wc-now = { $mode ->
    [hide] Scegli il tuo covo. Resta lo stesso per tutte e quattro le notti, e nessun altro lo vede.
    [women] Metti le donne sui cerchi rossi: { $picked } di { $count }. Solo tu saprai quali sono i bersagli.
    [mark] Segna i bersagli: { $placed } di { $targets } finora. Nessun altro vede quali.
    [targets] Quali donne erano bersagli? { $picked } su { $count }.
    [address] Puoi indicare l’indirizzo di Jack, una volta per partita. Scegli un cerchio, o nessuno.
    [post] Scegli due incroci gialli per le pattuglie: { $picked } di { $count }.
    [patrol] Metti il segnalino pattuglia { $who }. Jack vede dove sono i segnalini, non quale è quale.
    [dear-boss] { $half ->
        [second] Scegli l’incrocio giallo dove va.
       *[first] Dear Boss: scegli il segnalino pattuglia da spostare.
     }
    [from-hell] { $half ->
        [second] Scegli l’incrocio giallo dove va.
       *[first] From Hell: scegli il segnalino pattuglia da spostare.
     }
    [saucy-jacky] Saucy Jacky: indica due segnalini che il capo deve spostare: { $picked } di { $count }.
    [move-patrol] { $half ->
        [second] Scegli dove va il segnalino.
       *[first] Saucy Jacky indica questi segnalini: scegline uno e spostalo.
     }
    [kill] Scegli una vittima tra le sventurate, o aspetta.
    [kill-two] Scegli due vittime: { $picked } di { $count }. Solo tu saprai quale era la seconda.
    [last] Dov’era la seconda? Ora sei lì. Nessun altro lo saprà.
    [wretched] { $half ->
        [second] Scegli dove va.
       *[first] Scegli una sventurata e muovila.
     }
    [turn] Scegli un segnalino pattuglia da girare.
    [walk] Vai a piedi a un cerchio con un anello.
    [home] Torna a casa a piedi e dillo: allora la notte è finita.
    [coach] { $half ->
        [second] Scegli dove si ferma la carrozza.
       *[first] Scegli il cerchio per cui passa prima la carrozza.
     }
    [alley] Scegli un cerchio dello stesso isolato.
    [goulston] Goulston Street: indica un poliziotto. Lui o il marrone deve andarci.
    [graffiti] Scegli chi va in Goulston Street.
    [step] { $half ->
        [second] Poliziotto { $who }: portalo a un incrocio con un anello, o lascialo dov’è.
       *[first] Scegli un poliziotto da muovere.
     }
    [ask] { $half ->
        [second] Poliziotto { $who }: scegli dove cerca un indizio. Continua finché non ne trova uno.
       *[first] Scegli il poliziotto che cerca indizi.
     }
    [arrest] { $half ->
        [second] Poliziotto { $who }: scegli dove arresta. Se Jack non è lì, non si dice altro.
       *[first] Scegli il poliziotto che fa un arresto.
     }
    [area] { $half ->
        [second] Poliziotto { $who }: arresta su tutti questi cerchi insieme. Toccane uno.
       *[first] Scegli il poliziotto che arresta su tutti i cerchi intorno a lui.
     }
    [rush] { $half ->
        [second] Poliziotto { $who }: scegli dove corre.
       *[first] Scegli il poliziotto che corre di un passo.
     }
   *[false-clue] Metti un falso indizio: nessuno può cercare o arrestare lì stanotte.
 }
wc-direct = { $mode ->
    [ask] Oppure tocca un cerchio.
    [arrest] Oppure tocca un cerchio.
   *[step] Oppure tocca un incrocio.
 }
wc-aimed = { $done }? Tocca ancora.
wc-planning = Piano
wc-planning-about = Raccogli le mosse di tutti i poliziotti, guardale sulla mappa e inviale insieme.
wc-plan = { $moves ->
    [0] { $stay ->
        [one] Resta fermo
       *[other] { $waiting ->
            [5] Restano tutti
           *[other] Gli altri restano
         }
     }
   *[other] { $stay ->
        [0] Muovili
       *[other] Muovili, gli altri restano
     }
 }
wc-around = { $who ->
    [all] Tutti cercano intorno
   *[one] Cerca tutt’intorno
 }
wc-searched = { $place }: stanotte si è già cercato qui, senza trovare niente
wc-now-plain = { $stage ->
    [letter] Ora non si può mandare nessuna lettera.
    [goulston] Ora non si può scrivere nulla.
    [false-clue] Ora non hai falsi indizi.
    [escape] Non puoi più muoverti.
   *[other] C’è una sola cosa da fare.
 }
wc-homeward = Caselle rimaste: { $left }. Covo: almeno a { $least }, { $walk } a piedi.
wc-candidates = Dove potresti abitare
wc-candidate = da { $nearest } a { $farthest } passi dai cerchi rossi; { $ways } cerchi accanto
wc-spaces = { $left ->
    [one] Resta 1 casella.
   *[other] Restano { $left } caselle.
 }
wc-mode = { $mode ->
    [address] Indica un indirizzo
    [dear-boss] Dear Boss
    [saucy-jacky] Saucy Jacky
    [from-hell] From Hell
    [kill] Uccidi
    [kill-two] Uccidi
    [walk] A piedi (1 casella)
    [home] A casa
    [coach] Carrozza (2 caselle; ne restano { $left })
    [alley] Vicolo (1 casella; ne restano { $left })
    [ask] Cerca indizi
    [arrest] Arresta
    [area] Arresta tutt’intorno
    [rush] Corri
   *[other] Muovi
 }
wc-button = { $what ->
    [wait] Aspetta
    [stuck] Non posso muovermi
    [idle] Poliziotto { $who }: niente da fare
    [stay] Poliziotto { $who }: fermo
    [pass-letter] Nessuna lettera
    [pass-goulston] Non scrivere nulla
    [pass-false-clue] Nessun falso indizio
    [pass-address] Nessun indirizzo
   *[pass] No
 }
wc-confirm = { $mode ->
    [women] Mettile
    [post] Mettile qui
    [saucy-jacky] Manda la lettera
   *[kill-two] Queste due
 }
wc-sure-kill = { $count ->
    [one] Uccidi in { $circles }? L’allarme scatta subito.
   *[other] Uccidi in { $circles }? L’allarme scatta subito.
 }
wc-pencil-now = { $side ->
    [police] Matita: scegli un segno, poi tocca cerchi o incroci. Tocca di nuovo per toglierlo. Tutti gli investigatori vedono questi segni. La lettera di un poliziotto lo manda lì, se lo muove una macchina.
   *[jack] Matita: scegli un segno, poi tocca cerchi o incroci. Tocca di nuovo per toglierlo. Lo vedi solo tu.
}
wc-sign = { $sign ->
    [doubt] ? Forse qui
    [look] ! Attenzione qui, tutti
    [no] × Qui no
   *[policeman] Manda il { $who } qui
}
wc-why = { $why ->
    [no-walk] A piedi no: un poliziotto sbarra ogni strada.
    [coaches-used] Niente carrozza: stanotte non ne restano.
    [coach-space] Niente carrozza: le servono due caselle del tracciato.
    [no-coach] Niente carrozza: non porta da nessuna parte.
    [alleys-used] Niente vicolo: stanotte non ne restano.
    [no-alley] Niente vicolo: il tuo isolato non ha altri cerchi.
    [last-time] A V non si può più aspettare.
    [searching] Non ha ancora trovato nulla e deve continuare a cercare.
    [false-clue] Sui cerchi con un falso indizio stanotte non si cerca.
    [hideout] Tutti i cerchi tranne quelli rossi.
    [hideout-catch-me] Tutti i cerchi tranne i rossi e quelli accanto: «prendimi se ci riesci».
   *[wretched] Non può superare un segnalino pattuglia né finire accanto a uno. Non può andare sul luogo di un delitto né su un’altra donna.
 }
wc-not = { $place }: non si può. { $why ->
    [hide] Un covo è un cerchio che non è rosso.
    [hide-catch-me] Un covo è un cerchio che non è né rosso né accanto a uno rosso.
    [women] Una donna sta su un cerchio rosso che non è luogo di un delitto.
    [mark] Un bersaglio è una donna sulla mappa non ancora segnata.
    [targets] Solo una donna sulla mappa può essere stata un bersaglio.
    [address] Jack abita su un cerchio.
    [post] Solo gli incroci gialli dove nessun poliziotto stava la notte prima.
    [patrol] I segnalini vanno sugli incroci con un anello, uno su ciascuno.
    [dear-boss] Questa lettera sposta un segnalino della sezione A/a o C/b.
    [from-hell] Questa lettera sposta un segnalino della sezione A/b o C/a.
    [letter-to] Il segnalino va su un incrocio giallo senza segnalino.
    [saucy-jacky] Questa lettera indica segnalini della sezione B/a o B/b.
    [move-patrol] La lettera indica i segnalini con un anello.
    [move-patrol-to] Il segnalino va su un incrocio giallo che non ne aveva quando è arrivata la lettera.
    [kill] Una vittima è una delle sventurate.
    [last] È uno dei due luoghi del delitto di stanotte.
    [wretched] Scegli una sventurata che non si è ancora mossa e che può muoversi.
    [wretched-to] Va in un cerchio vicino; non può superare un segnalino pattuglia né finire accanto a uno.
    [turn] Solo un segnalino a faccia in giù.
    [walk] A piedi si va nel cerchio accanto lungo una strada, e non si può superare un poliziotto.
    [home] Il tuo covo non è lì.
    [coach] Una carrozza passa prima per un cerchio accanto al tuo.
    [coach-to] Una carrozza prosegue fino al cerchio seguente, mai indietro.
    [alley] Un vicolo porta a un cerchio dello stesso isolato.
    [goulston] Si può indicare solo un poliziotto con un anello.
    [graffiti] Deve andare uno dei due poliziotti con un anello.
    [man] Scegli prima uno dei tuoi poliziotti che deve ancora agire.
    [step-to] Va avanti di due incroci al massimo, e non dove sta un altro poliziotto.
    [ask-to] Cerca nei cerchi accanto a lui, una volta in ciascuno, e non dove c’è un falso indizio.
    [arrest-to] Arresta su un cerchio accanto a lui, e non dove c’è un falso indizio.
    [area-to] Arresta sui cerchi accanto a lui.
    [rush-to] Corre al prossimo incrocio, e non dove sta un altro poliziotto.
   *[false-clue] Un falso indizio si mette su un cerchio che non ne ha.
 }

## Il momento spiegato
wc-goal = { $side ->
    [jack] Uccidi una vittima ogni notte, due la terza, e torna a piedi al covo prima che il tracciato sia pieno. Se torni a casa quattro volte, vinci.
    [police] Prendi Jack, blocca tutte le sue strade, o trova in tempo il suo covo. Ogni indizio è un cerchio dove è stato stanotte.
   *[spectator] Jack deve tornare a casa quattro volte senza farsi prendere. La polizia segue i suoi indizi.
 }
wc-help = { $moment ->
    [hideout] Scegli un covo né troppo vicino ai cerchi rossi né troppo lontano. Ogni notte devi tornarci a piedi in circa quindici mosse.
    [women] Stanotte su questi cerchi ci sono delle donne. Alcune sono bersagli, e solo tu sai quali. Le altre lasciano il tabellone quando si girano.
    [marks] Segna le donne che forse vuoi uccidere. Pensa alla via di casa, e a dove saranno le pattuglie.
    [address] Indica un cerchio se credi che Jack abiti lì. Se è giusto, la polizia vince subito. Si può fare una volta per partita.
    [posts] Cinque segnalini cominciano dove i poliziotti hanno finito la notte prima. Scegli due incroci gialli per gli altri due.
    [patrols] Cinque segnalini hanno i colori dei poliziotti, due sono vuoti. Metti i colori; i segnalini vuoti vanno sugli incroci che restano.
    [letter] Puoi mandare una lettera per notte. Sposta segnalini pattuglia prima del delitto.
    [saucy] La lettera di Jack indica due segnalini. Sposta ciascuno su un incrocio giallo.
    [crime] Uccidi ora, o aspetta. Se aspetti, hai una mossa in più stanotte e vedi che cos’è un segnalino pattuglia, ma le donne si muovono.
    [suspense] Jack aspetta. Muovi ogni sventurata in un cerchio vicino, non accanto a una pattuglia.
    [ready] Gira un segnalino pattuglia per sapere di chi è. Uno vuoto lascia il tabellone.
    [order] Ne hai uccise due in una volta. Solo tu sai dove sei ora.
    [escape] A piedi non puoi superare un poliziotto. Una carrozza costa due mosse e supera i poliziotti. Un vicolo attraversa un isolato. Quando arrivi a piedi al covo puoi dire che sei a casa.
    [goulston] La scritta chiama un poliziotto in Goulston Street: quello che indichi, o il marrone.
    [graffiti] Uno di questi due va in Goulston Street. Scegli tu.
    [hunt] Ogni poliziotto va avanti di due incroci al massimo. Poi ciascuno può cercare sui cerchi accanto a lui. Scegli un poliziotto e poi un incrocio, o solo un incrocio: ci va il poliziotto più vicino. Con «Piano» raccogli le mosse e le invii insieme.
    [false-clue] Un falso indizio chiude un cerchio per il resto della notte: nessuno può cercare né arrestare lì.
    [act] Ogni poliziotto cerca indizi o fa un arresto. Un indizio è un cerchio dove Jack è stato stanotte. Un arresto deve indicare il cerchio dove è adesso.
    [over] La partita è finita e nulla è più nascosto. Rivedila come l’ha vista ciascuna parte.
   *[wait] Aspetta il tuo turno: te lo dirà la pagina.
 }
wc-signs = I segni sulla mappa
wc-signs-text = Gli elmetti scuri con «?» sono pattuglie coperte. Gli elmetti colorati sono i poliziotti. Un cerchio giallo ha un indizio, uno rosso scuro è il luogo di un delitto, uno grigio barrato ha un falso indizio. Un cerchio grigio con una barra sotto: la polizia ha cercato lì stanotte senza trovare niente. Puoi toccare ciò che ha un anello. Un anello rosso vuol dire un arresto o un delitto.
wc-key-name = { $shortcut ->
    [map] B, frecce
    [number] 6 5
    [mode] M
    [zoom] + − 0
    [undo] U
    [escape] Esc
    [pencil] P
    [curtain] H
   *[tabs] ? L C
 }
wc-key = { $shortcut ->
    [map] vai alla mappa e da una scelta all’altra; Invio sceglie
    [number] vai alla scelta con quel numero
    [mode] un altro modo di muovere o agire
    [zoom] più vicino, più lontano, tutta la mappa
    [undo] annulla
    [escape] ricomincia la scelta
    [pencil] segni a matita
    [curtain] nascondi o mostra i segreti di Jack
   *[tabs] aiuto, racconto, chat
 }

## Prima della partita
wc-setup-hands = Investigatori
wc-setup-detectives = { $count ->
    [one] 1, che muove tutti e cinque i poliziotti
   *[other] { $count }, che si dividono i poliziotti
 }
wc-setup-hideout = Il covo di Jack
wc-setup-hideout-kind = { $kind ->
    [chosen] lo sceglie Jack
    [easy] a sorte, facile: vicino ai cerchi rossi
    [normal] a sorte, normale
    [medium] a sorte, medio
   *[hard] a sorte, difficile: lontano dai cerchi rossi
 }
wc-setup-rules = Regole opzionali
wc-setup-rule = { $rule ->
    [letters] Dalla seconda notte Jack può mandare ogni notte una lettera che sposta le pattuglie.
    [false-clues] Ogni cinque indizi Jack riceve un falso indizio, che chiude un cerchio alla polizia.
    [rushing] Un poliziotto può fare un passo in più invece di cercare.
    [area-arrests] Un arresto vale per tutti i cerchi intorno al poliziotto.
    [catch-me] Il covo non può stare nemmeno accanto a un cerchio rosso.
   *[address] Una volta per partita il capo può indicare il covo. Se ha ragione, la polizia vince.
 }

## Momenti sulla mappa
wc-moment-victim = { $count ->
    [one] Una vittima in { $circles }
   *[other] Due vittime: { $circles }
 }
wc-moment-alarm = Scatta l’allarme
wc-moment-clue = Un indizio in { $circle }!
wc-moment-no-clue = Nessun indizio in { $circle }
wc-moment-arrest = { $circle ->
    [0] Arresto!
   *[other] Arresto in { $circle }!
 }
wc-moment-caught = Jack è stato preso!
wc-moment-missed = Non è qui
wc-moment-home = Jack è arrivato al covo
wc-moment-night = Comincia la notte { $night }

## Analysis
whitechapel-review-missed = { $kind ->
    [escape] una fuga
    [arrest] un arresto
   *[other] un’occasione
 }
