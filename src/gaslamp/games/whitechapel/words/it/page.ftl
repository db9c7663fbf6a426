# Letters from Whitechapel nel browser. Le vittime sono esistite davvero: parole semplici, niente di più.

## La mappa
wc-map = La mappa di Whitechapel
wc-tools = Strumenti della mappa
wc-tool = { $tool ->
    [in] Più vicino
    [out] Più lontano
    [fit] Tutta la mappa
    [follow] Seguire l’azione
   *[pencil] Segni a matita
 }
wc-circle = cerchio { $number }
wc-crossing = incrocio { $name }
wc-pawn-on = poliziotto { $who } su { $place }
wc-target = { $what ->
    [hide] Abitare nel
    [women] Mettere una donna sul
    [mark] Segnare come bersaglio:
    [address] Nominare come indirizzo di Jack:
    [post] Una pattuglia qui:
    [patrol] Mettere il segnalino qui:
    [dear-boss] Spostare questo segnalino:
    [from-hell] Spostare questo segnalino:
    [dear-boss-to] Spostarlo qui:
    [from-hell-to] Spostarlo qui:
    [saucy-jacky] Nominare questo segnalino:
    [move-patrol] Spostare questo segnalino:
    [move-patrol-to] Spostarlo qui:
    [kill] Uccidere sul
    [kill-two] Uccidere sul
    [last] La seconda era sul
    [wretched] Muovere la sventurata dal
    [wretched-to] Muoverla sul
    [turn] Girare questo segnalino:
    [walk] A piedi verso il
    [home] A casa a piedi:
    [coach] In carrozza, prima verso il
    [coach-to] In carrozza fino al
    [alley] Per un vicolo verso il
    [step-to] Andare qui:
    [rush-to] Correre qui:
    [ask-to] Cercare un indizio sul
    [arrest-to] Arrestare sul
    [area-to] Arrestare tutt’intorno:
    [false-clue] Mettere un falso indizio sul
    [drop] Togliere da qui:
   *[other] Scegliere:
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
wc-due = tocca a lui
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
   *[no] Jack sulla casella { $space }, secondo tutto ciò che si sa oggi
 }
wc-homes = Covi possibili, notte dopo notte: { $counts }
wc-counsel-ask = Che cosa farebbe una macchina?
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
wc-model-label = Come cammina Jack
wc-possible = { $count ->
    [0] Nessun cerchio.
    [one] 1 cerchio è possibile.
   *[other] { $count } cerchi sono possibili.
 }

## Che cosa fare
wc-now = { $mode ->
    [hide] Scegliete il vostro covo. Resta lo stesso per tutte e quattro le notti, e nessun altro lo vede.
    [women] Mettete le donne sui cerchi rossi: { $picked } di { $count }. Solo voi saprete quali sono i bersagli.
    [mark] Segnate i bersagli: { $placed } di { $targets } finora. Nessun altro vede quali.
    [address] Potete nominare l’indirizzo di Jack, una volta per partita. Scegliete un cerchio, o nessuno.
    [post] Scegliete due incroci gialli per le pattuglie: { $picked } di { $count }.
    [patrol] Mettete il segnalino pattuglia { $who }. Jack vede dove sono i segnalini, non quale è quale.
    [dear-boss] { $half ->
        [second] Scegliete l’incrocio giallo dove va.
       *[first] Dear Boss: scegliete il segnalino pattuglia da spostare.
     }
    [from-hell] { $half ->
        [second] Scegliete l’incrocio giallo dove va.
       *[first] From Hell: scegliete il segnalino pattuglia da spostare.
     }
    [saucy-jacky] Saucy Jacky: nominate due segnalini che il capo deve spostare: { $picked } di { $count }.
    [move-patrol] { $half ->
        [second] Scegliete dove va il segnalino.
       *[first] Saucy Jacky nomina questi segnalini: sceglietene uno e spostatelo.
     }
    [kill] Scegliete una vittima tra le sventurate, o aspettate.
    [kill-two] Scegliete due vittime: { $picked } di { $count }. Quale fu la seconda resta il vostro segreto.
    [last] Dov’era la seconda? Ora siete lì. Nessun altro lo viene a sapere.
    [wretched] { $half ->
        [second] Scegliete dove va.
       *[first] Scegliete una sventurata e muovetela.
     }
    [turn] Scegliete un segnalino pattuglia da girare.
    [walk] Andate a piedi a un cerchio illuminato.
    [home] Tornate a casa a piedi e ditelo: la notte è finita.
    [coach] { $half ->
        [second] Scegliete dove si ferma la carrozza.
       *[first] Scegliete il cerchio per cui passa prima la carrozza.
     }
    [alley] Scegliete un cerchio dello stesso isolato.
    [goulston] Goulston Street: nominate un poliziotto. Lui o il marrone deve andarci.
    [graffiti] Scegliete chi va in Goulston Street.
    [step] { $half ->
        [second] Poliziotto { $who }: portatelo a un incrocio illuminato, o lasciatelo dov’è.
       *[first] Scegliete un poliziotto da muovere.
     }
    [ask] { $half ->
        [second] Poliziotto { $who }: scegliete dove cerca un indizio. Continua finché ne trova uno.
       *[first] Scegliete il poliziotto che cerca indizi.
     }
    [arrest] { $half ->
        [second] Poliziotto { $who }: scegliete dove arresta. Se Jack non è lì, non si dice altro.
       *[first] Scegliete il poliziotto che fa un arresto.
     }
    [area] { $half ->
        [second] Poliziotto { $who }: arresta su tutti questi cerchi insieme. Toccatene uno.
       *[first] Scegliete il poliziotto che arresta su tutti i cerchi intorno a lui.
     }
    [rush] { $half ->
        [second] Poliziotto { $who }: scegliete dove corre.
       *[first] Scegliete il poliziotto che corre un passo in più.
     }
   *[false-clue] Mettete un falso indizio: nessuno può cercare o arrestare lì stanotte.
 }
wc-now-plain = { $stage ->
    [letter] Ora non si può mandare nessuna lettera.
    [goulston] Ora non si può scrivere nulla.
    [false-clue] Ora non avete falsi indizi.
    [escape] Non potete più muovervi.
   *[other] C’è una sola cosa da fare.
 }
wc-spaces = { $left ->
    [one] Resta 1 casella.
   *[other] Restano { $left } caselle.
 }
wc-mode = { $mode ->
    [address] Nominare un indirizzo
    [dear-boss] Dear Boss
    [saucy-jacky] Saucy Jacky
    [from-hell] From Hell
    [kill] Uccidere
    [kill-two] Uccidere
    [walk] A piedi (1 casella)
    [home] A casa
    [coach] Carrozza (2 caselle; ne restano { $left })
    [alley] Vicolo (1 casella; ne restano { $left })
    [ask] Cercare indizi
    [arrest] Arrestare
    [area] Arrestare tutt’intorno
    [rush] Correre
   *[other] Muovere
 }
wc-button = { $what ->
    [wait] Aspettare
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
    [women] Metterle
    [post] Appostarle
    [saucy-jacky] Mandare la lettera
   *[kill-two] Queste due
 }
wc-sure-kill = { $count ->
    [one] Uccidere sul { $circles }? L’allarme sarà dato subito.
   *[other] Uccidere su { $circles }? L’allarme sarà dato subito.
 }
wc-pencil-now = { $side ->
    [police] Matita: scegliete un segno, poi toccate cerchi o incroci. Toccate di nuovo per cancellare. La polizia condivide i suoi. La lettera di un poliziotto lo manda lì, se lo muove una macchina.
   *[jack] Matita: scegliete un segno, poi toccate cerchi o incroci. Toccate di nuovo per cancellare. Lo vedete solo voi.
}
wc-sign = { $sign ->
    [doubt] ? Forse qui
    [look] ! Guardate tutti qui
    [no] × Qui no
   *[policeman] Mandate il { $who } qui
}
wc-why = { $why ->
    [no-walk] A piedi no: un poliziotto sbarra ogni strada.
    [coaches-used] Niente carrozza: stanotte non ne restano.
    [coach-space] Niente carrozza: le servono due caselle del tracciato.
    [no-coach] Niente carrozza: non porta da nessuna parte.
    [alleys-used] Niente vicolo: stanotte non ne restano.
    [no-alley] Niente vicolo: il vostro isolato non ha altri cerchi.
    [last-time] A V non si può più aspettare.
    [searching] Non ha ancora trovato nulla e deve continuare a cercare.
    [false-clue] Sui cerchi con un falso indizio stanotte non si cerca.
    [hideout] Tutti i cerchi tranne quelli rossi.
    [hideout-catch-me] Tutti i cerchi tranne i rossi e quelli accanto: «prendimi se ci riesci».
   *[wretched] Non passa davanti a nessuna pattuglia, non finisce accanto a una, e non va su luoghi di un delitto né su un’altra donna.
 }
wc-not = { $place }: non si può. { $why ->
    [hide] Un covo è un cerchio, e non uno rosso.
    [hide-catch-me] Un covo è un cerchio che non è né rosso né accanto a uno rosso.
    [women] Una donna sta su un cerchio rosso che non è luogo di un delitto.
    [mark] Un bersaglio è una donna sulla mappa non ancora segnata.
    [address] Jack abita su un cerchio.
    [post] Solo gli incroci gialli dove nessun poliziotto stava la notte prima.
    [patrol] I segnalini vanno sugli incroci illuminati, uno su ciascuno.
    [dear-boss] Questa lettera sposta un segnalino del settore A/a o C/b.
    [from-hell] Questa lettera sposta un segnalino del settore A/b o C/a.
    [letter-to] Il segnalino va su un incrocio giallo senza segnalino.
    [saucy-jacky] Questa lettera nomina segnalini del settore B/a o B/b.
    [move-patrol] La lettera nomina i segnalini illuminati.
    [move-patrol-to] Il segnalino va su un incrocio giallo che non ne aveva quando è arrivata la lettera.
    [kill] Una vittima è una delle sventurate.
    [last] È uno dei due luoghi del delitto di stanotte.
    [wretched] Scegliete una sventurata che non si è ancora mossa e che può farlo.
    [wretched-to] Va nel cerchio accanto, non passa davanti a nessuna pattuglia e non finisce accanto a una.
    [turn] Solo un segnalino a faccia in giù.
    [walk] A piedi si va nel cerchio accanto lungo una strada, senza superare poliziotti.
    [home] Voi abitate altrove.
    [coach] Una carrozza passa prima per un cerchio accanto al vostro.
    [coach-to] Una carrozza prosegue fino al cerchio seguente, mai indietro.
    [alley] Un vicolo porta a un cerchio dello stesso isolato.
    [goulston] Si può nominare solo un poliziotto illuminato.
    [graffiti] Deve andare uno dei due poliziotti illuminati.
    [man] Scegliete prima uno dei vostri poliziotti a cui tocca ancora.
    [step-to] Va avanti di due incroci al massimo, e non dove sta un altro poliziotto.
    [ask-to] Cerca nei cerchi accanto a lui, una volta in ciascuno, e non dove c’è un falso indizio.
    [arrest-to] Arresta su un cerchio accanto a lui, e non dove c’è un falso indizio.
    [area-to] Arresta sui cerchi accanto a lui.
    [rush-to] Corre avanti di un incrocio, e non dove sta un altro poliziotto.
   *[false-clue] Un falso indizio si mette su un cerchio che non ne ha.
 }

## Il momento spiegato
wc-goal = { $side ->
    [jack] Prendete una vittima ogni notte, due la terza, e tornate a piedi al covo prima che il tracciato sia pieno. Dopo quattro notti a casa vincete.
    [police] Prendete Jack, bloccate ogni sua strada, o scoprite in tempo dove abita. Ogni indizio è un cerchio dove è stato stanotte.
   *[spectator] Jack deve tornare a casa quattro volte senza farsi prendere. La polizia segue gli indizi che lascia.
 }
wc-help = { $moment ->
    [hideout] Il covo non dovrebbe stare né troppo vicino ai cerchi rossi né troppo lontano. Ogni notte dovete tornarci a piedi in quindici mosse al massimo.
    [women] Su questi cerchi stanotte ci sono delle donne. Alcune sono bersagli, e solo voi sapete quali. Le altre lasciano il tabellone quando si girano.
    [marks] Segnate dove vorreste colpire. Pensate alla via di casa, e a dove saranno le pattuglie.
    [address] Nominate un cerchio se credete che Jack abiti lì. Se è giusto, la polizia vince subito. Si può fare una volta per partita.
    [posts] Cinque pattuglie cominciano dove i poliziotti hanno finito la notte prima. Dite quali due incroci gialli ricevono le altre.
    [patrols] Cinque segnalini hanno i colori dei poliziotti, due sono vuoti. Mettete i colori; i vuoti prendono il resto.
    [letter] Potete mandare una lettera per notte. Sposta segnalini pattuglia prima del delitto.
    [saucy] La lettera di Jack nomina due segnalini. Spostateli ciascuno su un incrocio giallo.
    [crime] Uccidete ora, o aspettate: aspettare vi dà una mossa in più stanotte, ma le donne si muovono, e scoprite che cos’è un segnalino.
    [suspense] Jack aspetta. Muovete ogni sventurata nel cerchio accanto, lontano dalle pattuglie.
    [ready] Girate un segnalino pattuglia per sapere di chi è. Uno vuoto lascia il tabellone.
    [order] Avete preso due vite insieme. Solo voi sapete dove siete ora.
    [escape] A piedi non si supera un poliziotto. Una carrozza costa due mosse e supera chiunque; un vicolo attraversa un isolato. Quando arrivate a piedi al covo potete dire che siete a casa.
    [goulston] La scritta di Goulston Street chiama lì un poliziotto: quello che nominate, o il marrone.
    [graffiti] Uno di questi due va in Goulston Street. Scegliete voi.
    [hunt] Ogni poliziotto va avanti di due incroci al massimo. Poi ciascuno può chiedere dei cerchi accanto a lui.
    [false-clue] Un falso indizio chiude un cerchio per il resto della notte: niente domande e niente arresti.
    [act] Ogni poliziotto cerca indizi o fa un arresto. Un indizio è un cerchio dove Jack è stato stanotte; per un arresto serve il cerchio dove è adesso.
    [over] La partita è finita e nulla è più nascosto. Riguardatela con gli occhi di ciascuna parte.
   *[wait] Sarete chiamati quando tocca a voi.
 }
wc-signs = I segni sulla mappa
wc-signs-text = Gli elmetti scuri con «?» sono pattuglie coperte. Gli elmetti colorati sono i poliziotti. I cerchi gialli hanno un indizio, quelli rosso scuro sono luoghi di un delitto, quelli grigi barrati un falso indizio. Gli anelli bianchi si possono toccare; quelli rossi sono arresti e peggio.
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
    [map] alla mappa e da una scelta all’altra; Invio sceglie
    [number] alla scelta con quel numero
    [mode] un altro modo di muovere o agire
    [zoom] più vicino, più lontano, tutta la mappa
    [undo] riprendere
    [escape] ricominciare la scelta
    [pencil] segni a matita
    [curtain] nascondere o mostrare i segreti di Jack
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
    [false-clues] Ogni cinque indizi Jack ne riceve uno falso, che chiude un cerchio alla polizia.
    [rushing] Un poliziotto può fare un passo in più invece di cercare.
    [area-arrests] Un arresto vale per tutti i cerchi intorno al poliziotto.
    [catch-me] Il covo non può stare nemmeno accanto a un cerchio rosso.
   *[address] Una volta per partita il capo può nominare il covo. Se è giusto, la polizia vince.
 }
