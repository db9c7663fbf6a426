# Le regole di Letters from Whitechapel a parole, e una prima partita. Caricate dalle pagine che le mostrano.

## Una prima partita
wc-learn-title = Una prima partita a Letters from Whitechapel
wc-learn-about = Una partita vera contro la macchina. Una guida vi dice che cosa conta, una cosa alla volta, e illumina ciò di cui parla. La prima notte dura un quarto d’ora; la partita ne ha quattro, e potete fermarvi quando volete e tornare più tardi.
wc-learn-as = { $seat ->
    [jack] Cominciare come Jack
   *[police] Cominciare come polizia
 }
wc-lesson-title-jack = { $lesson ->
    [welcome] Voi siete Jack
    [map] La mappa
    [hideout] Il vostro covo
    [marks] I bersagli
    [tokens] La polizia è di pattuglia
    [crime] Uccidere o aspettare
    [ready] Che cos’è questo segnalino?
    [walk] L’allarme
    [track] Il tracciato
    [ways] Carrozze e vicoli
    [known] Che cosa può sapere la polizia
    [clue] Un indizio
    [home] Tornare a casa
    [night] La notte seguente
    [two] La terza notte
   *[end] È finita
 }
wc-lesson-jack = { $lesson ->
    [welcome] Nessuno vi vede muovere. Avete quattro notti. Ogni notte colpite una volta, la terza due, e poi dovete tornare a piedi sempre allo stesso covo segreto. Se siete a casa dopo la quarta notte, vincete.
    [map] Camminate di cerchio numerato in cerchio numerato, lungo le strade. I quadratini sono incroci: lì stanno i poliziotti e vi sbarrano la via. Le notti cominciano sui cerchi rossi. Trascinate la mappa per spostarla; rotella o due dita per avvicinarvi.
    [hideout] Scegliete un cerchio illuminato. Ci tornerete ogni notte: né accanto ai cerchi rossi né in capo al mondo. Lo vedete solo voi.
    [marks] Otto donne stanno stanotte sui cerchi rossi. Scegliete le cinque che sono bersagli. La polizia vede dove sono tutte e otto, ma non quali avete scelto.
    [tokens] Gli elmetti con il punto interrogativo sono segnalini pattuglia: cinque sono poliziotti e due sono vuoti. Non sapete quali. Restano dove sono finché non colpite.
    [crime] Scegliete una vittima, o aspettate. Aspettare vi dà una mossa in più stanotte e vi mostra un segnalino. Ma poi la polizia muove le donne, lontano da dove le volete.
    [ready] Avete aspettato: potete girare un segnalino. Se è vuoto lascia il tabellone. Prendetene uno sulla vostra via di casa.
    [walk] Ora tutti sanno dove avete colpito, e le pattuglie sono poliziotti. Camminate verso un cerchio illuminato. A piedi non si passa un incrocio dove sta un poliziotto.
    [track] Ogni mossa riempie una casella di questo tracciato. Tutti vedono come vi siete mossi, nessuno vede dove. Se l’ultima casella è piena e non siete a casa, perdete.
    [ways] Una carrozza fa due mosse insieme e supera i poliziotti. Un vicolo porta a qualunque cerchio dello stesso isolato. Ne avete pochi, e tutti vedono quando ne usate uno.
    [known] I cerchi caldi sulla mappa mostrano dove potreste essere, secondo tutto ciò che sa la polizia. Cercate di tenerli numerosi. Vedete questo aiuto perché il tavolo lo dà; lo vede anche la polizia.
    [clue] La polizia ha trovato un indizio: un cerchio giallo dove siete stati stanotte. Lo seguirà. Conta anche un cerchio attraversato in carrozza.
    [home] Quando arrivate a piedi al covo compare il pulsante «A casa»: sceglietelo e la notte è finita. In carrozza o per un vicolo non si torna a casa. Potete anche passare oltre e tornare più tardi.
    [night] Eravate a casa. Gli indizi sono spariti, ma la polizia ricorda dove siete scomparsi. Riparte da dove si è fermata, e voi avete meno donne e meno carrozze.
    [two] Stanotte colpite due volte insieme. Solo voi sapete quale fu la seconda: è lì che siete. La polizia muove per prima.
   *[end] La partita è finita e nulla è più nascosto. Riguardatela con gli occhi della polizia: vedrete che cosa vi ha tradito. O ricominciate dall’altra parte.
 }
wc-lesson-title-police = { $lesson ->
    [welcome] Voi siete la polizia
    [map] La mappa
    [patrols] Mettete le pattuglie
    [suspense] Jack aspetta
    [alarm] L’allarme
    [track] Come si è mosso Jack
    [hunt] I vostri poliziotti si muovono
    [act] Cercare indizi
    [clue] Un indizio
    [known] Dove può essere
    [counsel] Chiedere a una macchina
    [arrest] Un arresto
    [night] La notte seguente
    [posts] Due nuove pattuglie
   *[end] È finita
 }
wc-lesson-police = { $lesson ->
    [welcome] Jack è da qualche parte su questa mappa e non lo vedete mai muovere. Ogni notte colpisce e torna a piedi allo stesso covo segreto. Prendetelo, sbarrate tutte le sue strade o tenetelo lontano da casa: avete quattro notti.
    [map] Jack cammina sui cerchi numerati. I vostri cinque poliziotti stanno sui quadratini, gli incroci. Un poliziotto su un incrocio ferma Jack a piedi. Le notti cominciano sui cerchi rossi. Trascinate la mappa per spostarla; rotella o due dita per avvicinarvi.
    [patrols] Mettete i cinque colori sugli incroci illuminati. Due segnalini vuoti prendono il resto. Jack vede dove sono i segnalini, non quale è quale. Distribuiteli, perché ce ne sia uno vicino dovunque colpisca.
    [suspense] Jack preferisce aspettare. Muovete ogni donna rimasta in un cerchio accanto. Portatele verso i vostri poliziotti, lontano dal bordo della mappa.
    [alarm] Jack ha colpito, e il luogo è segnato. Ora le pattuglie sono poliziotti. È qui vicino, e ogni cerchio che escludete rimpicciolisce il suo mondo.
    [track] Vedete come si è mosso: a piedi, in carrozza, per un vicolo. Non vedete dove. Se l’ultima casella è piena e non è a casa, vincete.
    [hunt] Scegliete un poliziotto, poi un incrocio illuminato: al massimo due incroci più in là, o lasciatelo dov’è. Circondate il luogo. Andate dove avete accanto molti cerchi possibili.
    [act] Ora ogni poliziotto nomina i cerchi accanto a lui: Jack è stato qui stanotte? Continua finché riceve un sì. La mappa risponde sempre il vero, piaccia o no a Jack.
    [clue] Un indizio è un cerchio dove Jack è stato stanotte. Non dice quando. Cercate il prossimo più lontano: gli indizi in fila mostrano la sua strada.
    [known] I cerchi caldi sono quelli dove Jack può essere secondo tutto ciò che sapete: più brillano, più è probabile. Più in basso potete tornare a qualunque casella di stanotte, o vedere dove può abitare.
    [counsel] Non siete sicuri? Chiedete che cosa farebbe una macchina. Non ne sa più di voi. Le sue mosse sono disegnate sulla mappa, e un clic le segue.
    [arrest] Invece di cercare, un poliziotto può arrestare su un cerchio accanto a lui. Se Jack è lì adesso, vincete. Se no, nessuno vi dice nulla. Arrestate quando un cerchio è molto più probabile degli altri.
    [night] Jack ha detto di essere a casa: la notte è finita. Dove portava la sua strada? Il covo è lì vicino, e non cambia per tutta la partita. «Il suo covo» mostra quali cerchi restano.
    [posts] Cinque pattuglie cominciano dove si sono fermati i vostri poliziotti. Scegliete due incroci gialli per le altre.
   *[end] La partita è finita e nulla è più nascosto. Riguardatela con gli occhi di Jack e vedrete quanto eravate vicini. O ricominciate dall’altra parte.
 }

## La pagina delle regole
wc-rules-lead = Da due a sei giocatori, due ore. Uno è Jack. Gli altri sono investigatori e si dividono cinque poliziotti.
wc-rules-all = Tutte le regole, per numero
wc-rules-learn = Giocare una prima partita con una guida
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
    [board] Jack cammina sui cerchi numerati, la polizia sta sugli incroci in mezzo. Jack sceglie un cerchio in segreto: il suo covo, per tutte e quattro le notti.
    [evening] Sui cerchi rossi stanno delle donne. Jack ne ha segnate alcune come bersagli. Il capo delle indagini mette sette segnalini pattuglia: cinque sono poliziotti, due sono vuoti, e Jack non sa quali.
    [crime] Si girano i bersagli. Jack colpisce, o aspetta fino a quattro volte. Ogni attesa gli dà una mossa in più e gli mostra un segnalino, e il capo muove le donne.
    [escape] Poi comincia la caccia. Jack cammina di cerchio in cerchio, non visto, ma senza superare poliziotti. Una carrozza fa due cerchi e supera chiunque, un vicolo attraversa un isolato. Tutti vedono che cosa ha usato.
    [hunt] Ogni poliziotto va al massimo due incroci più in là. Poi chiede dei cerchi accanto a lui, o arresta.
    [clues] «Jack è stato qui stanotte?» La risposta è sempre vera. Il sì lascia un indizio, il no permette di continuare. Un arresto deve nominare il cerchio dove Jack è adesso.
   *[home] Quando Jack arriva a piedi al covo può dirlo, e la notte è finita. Quattro ritorni vincono la partita. Perde se è preso, se non può muoversi o se è troppo tardi.
 }
wc-how-picture = { $part ->
    [board] 195 cerchi, di cui otto rossi; 234 incroci, di cui sette gialli.
    [evening] Otto donne, sette segnalini: quale è quale?
    [crime] Restano cinque bersagli. Il capo non fa superare loro nessuna pattuglia.
    [escape] La sua strada di stanotte, che vede solo lui, e dove può andare a piedi.
    [hunt] Dove può andare il poliziotto blu.
    [clues] I cerchi gialli sono indizi. I cerchi caldi sono quelli dove Jack può essere.
   *[home] La seconda notte: dove può abitare?
 }
wc-rules-chapter = { $chapter ->
    [board] Il tabellone
    [setup] Prima della prima notte
    [hell] La sera
    [crime] Il delitto
    [escape] La mossa di Jack
    [police] La polizia
    [end] Come finisce
   *[options] Che cosa si può concordare
 }

## Ogni regola
wc-rule-1 = 195 cerchi numerati, di cui otto rossi, e 234 incroci, di cui sette gialli e uno in Goulston Street. Linee tratteggiate li uniscono. Dove le linee si incontrano senza un quadratino nessuno si ferma e nessuno è fermato.
wc-rule-2 = Due cerchi sono vicini se una linea porta dall’uno all’altro senza altri cerchi in mezzo. Incroci possono esserci.
wc-rule-3 = Un cerchio è accanto a un incrocio se una linea porta dall’uno all’altro senza altri incroci in mezzo.
wc-rule-4 = Un passo di un poliziotto porta al prossimo incrocio lungo le linee. I cerchi per via non contano.
wc-rule-5 = Due cerchi sono dello stesso isolato se stanno tutti e due attorno allo stesso gruppo di case.
wc-rule-6 = Gli investigatori si dividono i cinque poliziotti: Warren blu, Lusk giallo, Swanson marrone, Abberline rosso, Reid verde. Ciascuno ne ha almeno uno.
wc-rule-7 = Jack sceglie in segreto un covo: qualunque cerchio che non sia rosso. Resta lo stesso per tutta la partita.
wc-rule-8 = Ogni notte un altro dei cinque poliziotti è capo delle indagini. Nessuno lo è due volte.
wc-rule-9 = Donne, bersagli, carrozze e vicoli notte per notte: 8, 5, 3, 2; poi 7, 4, 2, 2; poi 6, 3, 2, 1; poi 4, 1, 1, 1. Jack prende una vittima a notte, due la terza.
wc-rule-10 = Jack mette le donne coperte su cerchi rossi che non sono luogo di un delitto, una per cerchio.
wc-rule-11 = Solo lui sa quali sono bersagli.
wc-rule-12 = Quando le pattuglie sono sul tabellone si girano le donne. I bersagli restano: sono le sventurate; le altre lasciano il tabellone.
wc-rule-13 = L’ora del delitto è allora I.
wc-rule-14 = Si gira una tessera del capo. L’investigatore che muove quel poliziotto è capo stanotte.
wc-rule-15 = Il capo mette sette segnalini pattuglia coperti: cinque colori e due vuoti. Solo lui sa quale è quale, anche tra gli investigatori.
wc-rule-16 = La prima notte vanno sui sette incroci gialli.
wc-rule-17 = Poi cinque vanno dove i poliziotti si sono fermati la notte prima, in qualunque ordine, e due su incroci gialli dove non ce n’erano. Il capo dice prima quali.
wc-rule-18 = Mette blu, giallo, marrone, rosso, verde. I vuoti prendono il resto.
wc-rule-19 = Poi le pedine della notte prima lasciano il tabellone.
wc-rule-20 = Jack uccide una delle sventurate, o aspetta. A V non può più aspettare.
wc-rule-21 = Il cerchio di una vittima è luogo di un delitto per il resto della partita: nessuna donna vi è messa e nessuna ci va.
wc-rule-22 = Se aspetta, l’ora del delitto avanza di uno, da I a V.
wc-rule-23 = Poi il capo muove ogni sventurata in un cerchio vicino, nell’ordine che vuole.
wc-rule-24 = Non va su un’altra donna né sul luogo di un delitto, non supera segnalini pattuglia e non finisce accanto a uno. Basta una via libera.
wc-rule-25 = Chi può muoversi deve. Chi non può, dopo che si sono mosse tutte le altre, resta.
wc-rule-26 = Poi Jack gira un segnalino pattuglia. Se è vuoto lascia il tabellone, altrimenti resta scoperto. Poi uccide o aspetta di nuovo.
wc-rule-27 = La terza notte uccide due sventurate insieme. Tutti vedono quali, solo lui conosce l’ordine: è dove stava la seconda.
wc-rule-28 = Il delitto si scrive nella riga di stanotte del foglio di Jack. La terza notte il secondo prende la casella dopo e conta come una mossa.
wc-rule-29 = L’allarme: si girano tutti i segnalini e i poliziotti stanno dove erano i loro colori. La terza notte muove prima la polizia, altrimenti Jack.
wc-rule-30 = Il tracciato ha le caselle da V a I e da 1 a 15. Un delitto a I lascia quindici mosse, a V diciannove.
wc-rule-31 = Jack va a piedi in un cerchio vicino. Almeno una via deve essere senza poliziotti sui suoi incroci.
wc-rule-32 = Non può restare dov’è.
wc-rule-33 = Una carrozza va avanti di due cerchi, oltre qualunque poliziotto; partenza, mezzo e arrivo sono tre cerchi diversi. Prende due caselle del tracciato.
wc-rule-34 = Un vicolo porta a qualunque altro cerchio dello stesso isolato. I poliziotti non contano.
wc-rule-35 = Tutti vedono come si è mosso, nessuno vede dove.
wc-rule-36 = Quando arriva a piedi al covo può dire che è a casa, e la notte è finita. Può anche tacere e proseguire.
wc-rule-37 = Una carrozza, un vicolo o un delitto sul covo non lo porta a casa: deve uscirne e tornarci a piedi.
wc-rule-38 = A casa gli indizi lasciano il tabellone. Poliziotti e luoghi dei delitti restano. Comincia la notte seguente.
wc-rule-39 = Perde se non ha più nessuna mossa, o se l’ultima casella è piena e non è a casa.
wc-rule-40 = Ogni poliziotto fa zero, uno o due passi. Può superarne altri, ma non fermarsi su uno di loro.
wc-rule-41 = Prima i poliziotti del capo, poi quelli degli altri investigatori in senso orario. Chi ne ha più d’uno sceglie l’ordine.
wc-rule-42 = Quando tutti si sono mossi ciascuno agisce una volta, con gli investigatori nello stesso ordine.
wc-rule-43 = Per cercare indizi nomina un cerchio accanto a lui e sente se Jack ci è stato stanotte. Sì: si mette un indizio e ha finito. No: ne nomina un altro, finché ce ne sono.
wc-rule-44 = Il luogo del delitto di stanotte e i cerchi che hanno già un indizio rispondono sì come gli altri.
wc-rule-45 = Per arrestare nomina un cerchio accanto a lui. Se Jack è lì adesso, la polizia vince. Se no, non si dice altro.
wc-rule-46 = Ciascuno cerca o arresta, mai tutt’e due, e deve fare una delle due cose.
wc-rule-47 = Un poliziotto che non ha cerchi da nominare non fa nulla.
wc-rule-48 = Le risposte vengono dal foglio stesso: nessuno può mentire.
wc-rule-49 = Dopo l’ultimo poliziotto muove di nuovo Jack.
wc-rule-50 = Jack vince quando è a casa dopo la quarta notte. La polizia vince se è arrestato, se non può muoversi, se è troppo tardi, o se ne nomina l’indirizzo. Allora tutto è mostrato.
wc-rule-60 = Chi muove quali poliziotti: un investigatore tutti e cinque, o da due a cinque che se li dividono.
wc-rule-61 = Lettere: dalla seconda notte Jack può mandarne una a notte, ciascuna una volta per partita. Dear Boss e From Hell spostano un segnalino pattuglia da un angolo della mappa a un incrocio giallo. Saucy Jacky nomina due segnalini nel mezzo, che il capo deve spostare. Goulston Street chiama lì un poliziotto: quello nominato, o il marrone.
wc-rule-62 = Falsi indizi: ogni cinque indizi sul tabellone Jack ne ha uno falso, al massimo tre a notte. Prima che i poliziotti agiscano può metterne uno su un cerchio: stanotte lì nessuno può chiedere né arrestare.
wc-rule-63 = Poliziotti di corsa: invece di cercare o arrestare, un poliziotto può fare un passo in più, verso un incrocio libero.
wc-rule-64 = Arresti tutt’intorno: un arresto vale insieme per tutti i cerchi accanto al poliziotto.
wc-rule-65 = Prendimi se ci riesci: il covo non può nemmeno essere vicino a un cerchio rosso.
wc-rule-66 = Conosco il tuo indirizzo: quando Swanson o Abberline diventa capo, il capo può nominare un cerchio, una volta per partita. Se è il covo, la polizia vince.
wc-rule-67 = Il covo può anche essere sorteggiato per Jack: facile, normale, medio o difficile. I cerchi sono ordinati per distanza da tutti i cerchi rossi insieme e divisi in quattro quarti; facile è il più vicino.
wc-rule-68 = Quattro incroci stanno sulla linea tra due angoli della mappa. Per le lettere x102 vale per A/b, x125 e x211 per B/a, x222 per A/a.
