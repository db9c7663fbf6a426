# Le regole di Letters from Whitechapel a parole. Caricate dalle pagine che le mostrano.

## La pagina delle regole
wc-rules-lead = Da due a sei giocatori, due ore. Uno è Jack. Gli altri sono investigatori. Insieme muovono cinque poliziotti.
wc-rules-all = Tutte le regole, per numero
wc-rules-learn = Gioca una prima partita con una guida
wc-how-title = { $part ->
    [board] La mappa
    [evening] La sera
    [crime] Il delitto
    [escape] La mossa di Jack
    [hunt] La polizia si muove
    [clues] Indizi e arresti
   *[home] A casa, e la notte seguente
 }
wc-how = { $part ->
    [board] Jack cammina sui cerchi numerati. La polizia sta sugli incroci in mezzo. Jack sceglie un cerchio in segreto: il suo covo per tutte e quattro le notti.
    [evening] Sui cerchi rossi stanno delle donne. Jack ne ha segnate alcune come bersagli. Il capo delle indagini mette sette segnalini pattuglia. Cinque sono poliziotti, due sono vuoti, e Jack non sa quali.
    [crime] Si girano i bersagli. Jack uccide, o aspetta fino a quattro volte. Per ogni attesa guadagna una mossa e guarda un segnalino, e il capo muove le donne.
    [escape] Poi Jack fugge. Cammina di cerchio in cerchio senza essere visto, ma non può superare un poliziotto. Una carrozza va avanti di due cerchi e supera i poliziotti. Un vicolo attraversa un isolato. Tutti vedono come si è mosso.
    [hunt] Ogni poliziotto va al massimo due incroci più in là. Poi chiede dei cerchi accanto a lui, o arresta.
    [clues] «Jack è stato qui stanotte?» La risposta è sempre vera. Se è sì, si mette un indizio. Se è no, può continuare. Un arresto deve indicare il cerchio dove Jack è adesso.
   *[home] Quando Jack arriva a piedi al covo può dirlo, e la notte è finita. Vince se torna a casa quattro volte. Perde se è preso, se non può muoversi, o se arriva troppo tardi.
 }
wc-how-picture = { $part ->
    [board] 195 cerchi, di cui otto rossi; 234 incroci, di cui sette gialli.
    [evening] Otto donne, sette segnalini.
    [crime] Restano cinque bersagli. Non possono superare una pattuglia.
    [escape] La strada di Jack stanotte, che vede solo lui, e dove può andare a piedi.
    [hunt] Dove può andare il poliziotto blu.
    [clues] I cerchi gialli sono indizi. I cerchi arancioni sono quelli dove Jack può essere.
   *[home] La seconda notte: dove può abitare Jack.
 }
wc-rules-chapter = { $chapter ->
    [board] Il tabellone
    [setup] Prima della prima notte
    [hell] La sera
    [crime] Il delitto
    [escape] La mossa di Jack
    [police] La polizia
    [end] Come finisce
   *[options] Opzioni
 }

## Ogni regola
wc-rule-1 = 195 cerchi numerati, di cui otto rossi, e 234 incroci, di cui sette gialli e uno in Goulston Street. Linee tratteggiate li uniscono. Dove le linee si incontrano senza un quadratino nessuno si ferma e nessuno è fermato.
wc-rule-2 = Due cerchi sono vicini se una linea porta dall’uno all’altro senza altri cerchi in mezzo. In mezzo possono esserci incroci.
wc-rule-3 = Un cerchio è accanto a un incrocio se una linea porta dall’uno all’altro senza altri incroci in mezzo.
wc-rule-4 = Un passo di un poliziotto porta al prossimo incrocio lungo le linee. I cerchi per via non contano.
wc-rule-5 = Due cerchi sono dello stesso isolato se stanno tutti e due attorno allo stesso gruppo di case.
wc-rule-6 = Gli investigatori si dividono i cinque poliziotti: Warren blu, Lusk giallo, Swanson marrone, Abberline rosso, Reid verde. Ciascuno ne ha almeno uno.
wc-rule-7 = Jack sceglie in segreto un covo: qualunque cerchio che non sia rosso. Resta lo stesso per tutta la partita.
wc-rule-8 = Ogni notte un altro dei cinque poliziotti è capo delle indagini. Nessun poliziotto lo è due volte.
wc-rule-9 = Donne, bersagli, carrozze e vicoli notte per notte: 8, 5, 3, 2; poi 7, 4, 2, 2; poi 6, 3, 2, 1; poi 4, 1, 1, 1. Jack prende una vittima a notte, due la terza.
wc-rule-10 = Jack mette le donne coperte su cerchi rossi che non sono luogo di un delitto, una per cerchio.
wc-rule-11 = Solo lui sa quali sono bersagli.
wc-rule-12 = Quando le pattuglie sono sul tabellone si girano le donne. I bersagli restano: sono le sventurate; le altre lasciano il tabellone.
wc-rule-13 = L’ora del delitto è allora I.
wc-rule-14 = Si gira una tessera del capo. L’investigatore che muove quel poliziotto è capo stanotte.
wc-rule-15 = Il capo mette sette segnalini pattuglia coperti: cinque colori e due vuoti. Solo il capo sa quale è quale; gli altri investigatori non lo sanno.
wc-rule-16 = La prima notte vanno sui sette incroci gialli.
wc-rule-17 = Nelle notti seguenti cinque segnalini vanno dove i poliziotti si sono fermati la notte prima, in qualunque ordine. Due vanno su incroci gialli senza poliziotti. Il capo dice prima quali.
wc-rule-18 = Il capo mette blu, giallo, marrone, rosso, verde. I segnalini vuoti vanno sugli incroci che restano.
wc-rule-19 = Poi le pedine della notte prima lasciano il tabellone.
wc-rule-20 = Jack uccide una delle sventurate, o aspetta. A V non può più aspettare.
wc-rule-21 = Il cerchio di una vittima è luogo di un delitto per il resto della partita: lì non si mettono donne e nessuna ci va.
wc-rule-22 = Se aspetta, l’ora del delitto avanza di uno, da I a V.
wc-rule-23 = Poi il capo muove ogni sventurata in un cerchio vicino, nell’ordine che vuole.
wc-rule-24 = Non può andare su un’altra donna né sul luogo di un delitto. Non può superare un segnalino pattuglia né finire accanto a uno. Basta una via libera.
wc-rule-25 = Una donna che può muoversi deve muoversi. Una donna che non può ancora dopo tutte le altre resta dov’è.
wc-rule-26 = Poi Jack gira un segnalino pattuglia. Uno vuoto lascia il tabellone, un altro resta scoperto. Poi Jack uccide o aspetta di nuovo.
wc-rule-27 = La terza notte uccide due sventurate insieme. Tutti vedono quali. Solo lui conosce l’ordine: è dove stava la seconda.
wc-rule-28 = Il delitto si scrive nella riga di stanotte del foglio di Jack. La terza notte il secondo prende la casella dopo e conta come una mossa.
wc-rule-29 = L’allarme: si girano tutti i segnalini, e i poliziotti stanno dove erano i loro colori. La terza notte muove prima la polizia. Le altre notti muove prima Jack.
wc-rule-30 = Il tracciato ha le caselle da V a I e da 1 a 15. Un delitto a I lascia quindici mosse, a V diciannove.
wc-rule-31 = Jack va a piedi in un cerchio vicino. Almeno una via deve essere senza poliziotti sui suoi incroci.
wc-rule-32 = Non può restare dov’è.
wc-rule-33 = Una carrozza va avanti di due cerchi e supera qualunque poliziotto. Partenza, mezzo e arrivo sono tre cerchi diversi. Prende due caselle del tracciato.
wc-rule-34 = Un vicolo porta a qualunque altro cerchio dello stesso isolato. I poliziotti lì non fermano Jack.
wc-rule-35 = Tutti vedono come si è mosso. Nessuno vede dove.
wc-rule-36 = Quando arriva a piedi al covo può dire che è a casa, e la notte è finita. Può anche tacere e proseguire.
wc-rule-37 = Una carrozza, un vicolo o un delitto sul covo non lo porta a casa. Deve uscirne e tornarci a piedi.
wc-rule-38 = Quando è a casa, gli indizi lasciano il tabellone. Poliziotti e luoghi dei delitti restano. Comincia la notte seguente.
wc-rule-39 = Perde se non ha più nessuna mossa, o se l’ultima casella è piena e non è a casa.
wc-rule-40 = Ogni poliziotto fa zero, uno o due passi. Può superare altri poliziotti, ma non fermarsi su uno di loro.
wc-rule-41 = Prima i poliziotti del capo, poi quelli degli altri investigatori in senso orario. Chi ne ha più d’uno sceglie l’ordine.
wc-rule-42 = Quando tutti si sono mossi ciascuno agisce una volta, con gli investigatori nello stesso ordine.
wc-rule-43 = Per cercare indizi indica un cerchio accanto a lui e viene a sapere se Jack ci è stato stanotte. Sì: si mette un indizio e ha finito. No: ne indica un altro, finché ce ne sono.
wc-rule-44 = Anche per il luogo del delitto di stanotte e per i cerchi che hanno già un indizio la risposta è sì.
wc-rule-45 = Per arrestare indica un cerchio accanto a lui. Se Jack è lì adesso, la polizia vince. Se no, non si dice altro.
wc-rule-46 = Ciascuno cerca o arresta, mai tutt’e due, e deve fare una delle due cose.
wc-rule-47 = Un poliziotto che non ha cerchi da indicare non fa nulla.
wc-rule-48 = Le risposte vengono dal foglio di Jack: nessuno può mentire.
wc-rule-49 = Dopo l’ultimo poliziotto muove di nuovo Jack.
wc-rule-50 = Jack vince quando è a casa dopo la quarta notte. La polizia vince se lo arresta, se lui non può muoversi o arriva troppo tardi, o se indica il suo indirizzo. Alla fine si mostra tutto.
wc-rule-60 = Un investigatore muove tutti e cinque i poliziotti, o da due a cinque investigatori se li dividono.
wc-rule-61 = Lettere: dalla seconda notte Jack può mandare una lettera a notte, ciascuna una volta per partita. Dear Boss e From Hell spostano un segnalino pattuglia da un angolo della mappa a un incrocio giallo. Saucy Jacky indica due segnalini nel mezzo, che il capo deve spostare. Goulston Street chiama lì un poliziotto: quello che Jack indica, o il marrone.
wc-rule-62 = Falsi indizi: ogni cinque indizi sul tabellone Jack riceve un falso indizio, al massimo tre a notte. Prima che i poliziotti agiscano può metterne uno su un cerchio. Stanotte lì nessuno può cercare né arrestare.
wc-rule-63 = Poliziotti di corsa: invece di cercare o arrestare, un poliziotto può fare un passo in più, verso un incrocio libero.
wc-rule-64 = Arresti tutt’intorno: un arresto vale insieme per tutti i cerchi accanto al poliziotto.
wc-rule-65 = Prendimi se ci riesci: il covo non può nemmeno essere vicino a un cerchio rosso.
wc-rule-66 = Conosco il tuo indirizzo: quando Swanson o Abberline diventa capo, il capo può indicare un cerchio, una volta per partita. Se è il covo, la polizia vince.
wc-rule-67 = Il covo può anche essere sorteggiato per Jack: facile, normale, medio o difficile. I cerchi sono ordinati per distanza da tutti i cerchi rossi insieme e divisi in quattro quarti. Facile è il quarto più vicino.
wc-rule-68 = Quattro incroci stanno sulla linea tra due sezioni della mappa. Per le lettere x102 appartiene ad A/b, x125 e x211 a B/a, x222 ad A/a.
