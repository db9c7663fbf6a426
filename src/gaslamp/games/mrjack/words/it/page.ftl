# Le parole del tabellone e di ciò che lo circonda. Lette dal client del browser.

## Il tabellone
mj-board = Il tabellone di Mr. Jack
mj-place = { $hex }, { $kind ->
    [street] strada
    [building] edificio
    [garden] giardino
    [numbered] lampione { $number }, acceso
    [plain] lampione, acceso tutta la notte
   *[out] lampione, spento
 }{ $hole ->
    [open] , tombino aperto
    [covered] , tombino coperto
   *[none] { "" }
 }{ $light ->
    [beam] , nel fascio della lanterna
    [lit] , illuminata
   *[dark] { "" }
 }
mj-token = { $who }, { $state ->
    [cleared] innocente
   *[suspect] { $character ->
        [stealthy] sospettata
       *[other] sospettato
     }
 }
mj-target = { $what ->
    [walk] Vai in
    [accuse] Accusa in
    [swap] Scambia il posto in
    [whistle] Fischia verso
    [move-lamp] Porta il lampione in
    [move-cover] Porta il coperchio in
    [mark] Segna
   *[take] Prendi
 } { $place }
mj-target-exit = { $what ->
    [leave] Esci da
    [move-cordon] Porta il cordone in
   *[take] Prendi il cordone di
 } { $exit }
mj-target-face = Gira la lanterna verso { $facing ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ovest
   *[NW] nord-ovest
 }

## Attorno al tabellone
mj-track = Gli otto turni
mj-jack-letter = J
mj-detective-letter = I
mj-lamp-out = il lampione { $number } si spegne dopo questo turno
mj-dossier = Che cosa sai
mj-jack-is = Jack è { $character }
mj-you-are = Sei { $character }
mj-suspects = { $count ->
    [one] { $count } sospettato
   *[other] { $count } sospettati
 }
mj-sight = { $sight ->
    [yes] visibile
   *[no] non visibile
 }
mj-cleared = { $who ->
   *[other] innocente
 }
mj-ruled-out = { $who ->
    [stealthy] esclusa
   *[other] escluso
 }
mj-by-alibi = non è Jack: hai il suo alibi
mj-has-alibi = non è Jack: lo prova un alibi
mj-mark = Il tuo segno per { $who }: { $mark }
mj-call-chance = Se si chiamassero adesso i testimoni, vedrebbero Jack con una probabilità del { $percent } %.
mj-alibis = Alibi
mj-back = una carta coperta
mj-pick = Gioca
mj-card-state = { $state ->
    [taken] giocata
    [active] in gioco
   *[up] scoperta
 }
mj-skill = { $who ->
    [holmes] Si muove, poi pesca un alibi
    [watson] Si muove, poi gira la lanterna
    [smith] Si muove e sposta un lampione
    [lestrade] Si muove e sposta un cordone
    [stealthy] Fino a 4 passi, attraverso tutto
    [goodley] Si muove e chiama gli altri col fischietto
    [gull] Si muove, o scambia il posto
   *[bert] Si muove e sposta un coperchio
 }

## Che cosa fare
mj-wait = { $seat ->
    [jack] È il turno di Jack.
    [detective] È il turno dell’investigatore.
   *[chance] Un momento: si pescano carte o rispondono i testimoni.
 }
mj-now-pick = Scegli una delle carte.
mj-now = { $mode ->
    [walk] Scegli dove va { $who }.
    [lamp] { $half ->
        [second] Scegli il lampione spento da accendere.
       *[first] Scegli il lampione da spostare.
     }
    [cordon] { $half ->
        [second] Scegli l’uscita da chiudere.
       *[first] Scegli il cordone da spostare.
     }
    [cover] { $half ->
        [second] Scegli il tombino da coprire.
       *[first] Scegli il coperchio da spostare.
     }
    [swap] Scegli chi scambia il posto con { $who }.
    [face] Gira la lanterna di Watson.
   *[stay] { $who } non può andare da nessuna parte.
 }
mj-now-whistle = { $half ->
    [second] Scegli dove va quel personaggio.
   *[first] Scegli chi segue il fischietto.
 } { $points ->
    [one] Resta { $points } punto.
   *[other] Restano { $points } punti.
 }
mj-mode = { $mode ->
    [walk] Muovi
    [lamp] Lampione
    [cordon] Cordone
    [cover] Coperchio
    [whistle] Fischia
    [swap] Scambia
    [face] Lanterna
   *[stay] Resta
 }

## Il momento spiegato
mj-goal = { $seat ->
    [jack] Non farti scoprire fino all’alba. O vattene da un’uscita libera dopo un turno in cui nessuno ti ha visto.
    [detective] Scopri chi è Jack e muovi un personaggio su di lui. Se accusi qualcun altro, perdi.
   *[spectator] L’investigatore cerca Jack tra otto personaggi. Jack vuole restare libero fino all’alba o uscire dal quartiere.
 }
mj-help = { $moment ->
    [pick] A ogni turno quattro carte sono scoperte e ogni giocatore ne gioca due. Scegli il personaggio da giocare. Ricorda che l’altro giocatore avrà le carte che restano.
    [both] Muovi il personaggio e usa la sua abilità, nell’ordine che vuoi. I pulsanti sopra il tabellone passano dall’una all’altra.
    [walk] Scegli una delle strade con un punto bianco. Una mossa ha da uno a tre passi. I tombini sono scorciatoie.
    [hunt] Scegli una delle strade con un punto bianco. Un cerchio rosso indica un personaggio che puoi accusare andando lì. Se non è Jack, perdi.
    [face] La lanterna illumina tutte le strade dritto davanti a sé, fino al primo esagono che non è una strada. I personaggi che stanno lì sono visibili.
    [ability] Usa adesso l’abilità. È obbligatoria se è possibile.
    [over] La partita è finita e tutte le carte sono scoperte. Rivedila come l’ha vista ciascuna parte.
   *[wait] Tocca all’altra parte. Dopo quattro carte i testimoni dicono se Jack è visibile.
 }
mj-explain = { $who ->
    [holmes] Dopo la sua mossa peschi un alibi in segreto: quel personaggio non è Jack.
    [watson] Il giocatore che muove Watson dice dove punta la sua lanterna.
    [smith] Porta un lampione acceso dove ce n’è uno spento. Il numero lo segue.
    [lestrade] Porta un cordone a un’uscita che non ne ha.
    [stealthy] Fa fino a quattro passi e può attraversare edifici, giardini e lampioni.
    [goodley] Il suo fischietto ha tre punti. Gli altri li spendono in passi verso di lui. Vanno spesi tutti e tre, se possibile.
    [gull] Invece di muoversi può scambiare il posto con un altro personaggio qualsiasi.
   *[bert] Porta un coperchio su un tombino aperto.
 }

## Tasti
mj-key-name = { $press ->
    [cards] 1 2 3 4
    [board] B, frecce
    [mode] M
    [undo] U
    [escape] Esc
   *[tabs] ? L C
 }
mj-key = { $press ->
    [cards] gioca quella carta
    [board] vai al tabellone e muoviti; Invio sceglie
    [mode] muovi o usa l’abilità
    [undo] annulla
    [escape] torna al primo clic
   *[tabs] aiuto, racconto, chat
 }

## Opzioni
mj-edition = Edizione
mj-edition-name = { $edition ->
   *[revised] 2016: nove tombini
    [first] 2006: otto tombini
 }

## Momenti sul tabellone
mj-moment-sight = { $seen ->
    [true] I testimoni vedono Jack
   *[false] Nessuno vede Jack
 }
mj-moment-cleared = { $who } non è Jack
mj-moment-lamp = Il lampione { $number } si spegne
mj-moment-alibi = { $who ->
    [hidden] Viene pescato un alibi
   *[other] { $who } ha un alibi
 }
mj-moment-accusation = Accusa: { $who }
mj-moment-verdict = { $verdict ->
    [guilty] È Jack!
   *[innocent] { $character ->
       *[other] Innocente!
     }
 }
mj-moment-escape = Jack fugge: { $who }!
mj-course = Chi poteva essere Jack
mj-course-round = Dopo il turno { $round }: { $names }

## Analysis
mrjack-review-missed = { $kind ->
    [escape] una fuga
    [accusation] un’accusa
   *[other] un’occasione
 }
