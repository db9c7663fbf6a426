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
mj-dossier = Che cosa sapete
mj-jack-is = Jack è { $character }
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
mj-by-alibi = non è Jack: avete il suo alibi
mj-mark = Il vostro segno per { $who }: { $mark }
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
   *[chance] Un momento: parlano le carte e i testimoni.
 }
mj-now-pick = Scegliete una delle carte.
mj-now = { $mode ->
    [walk] Scegliete dove va { $who }.
    [lamp] { $half ->
        [second] Scegliete il lampione spento da accendere.
       *[first] Scegliete il lampione da spostare.
     }
    [cordon] { $half ->
        [second] Scegliete l’uscita da chiudere.
       *[first] Scegliete il cordone da spostare.
     }
    [cover] { $half ->
        [second] Scegliete il tombino da coprire.
       *[first] Scegliete il coperchio da spostare.
     }
    [swap] Scegliete chi scambia il posto con { $who }.
    [face] Girate la lanterna di Watson.
   *[stay] { $who } non può andare da nessuna parte.
 }
mj-now-whistle = { $half ->
    [second] Scegliete dove viene quel personaggio.
   *[first] Scegliete chi segue il fischietto.
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
    [jack] Restate sconosciuti fino all’alba, o lasciate il quartiere da un’uscita libera quando nessuno vi ha visto.
    [detective] Scoprite chi è Jack e muovete un personaggio su di lui. Una sola accusa sbagliata, e Jack fugge.
   *[spectator] L’investigatore cerca Jack tra otto personaggi; Jack vuole resistere fino all’alba o fuggire.
 }
mj-help = { $moment ->
    [pick] A ogni turno quattro carte sono scoperte e ciascuno ne gioca due. Scegliete chi giocare, e pensate a che cosa lasciate all’altro.
    [both] Muovete il personaggio e usate la sua abilità, nell’ordine che volete. Si passa dall’uno all’altra sopra il tabellone.
    [walk] Scegliete una delle strade che si accendono: da uno a tre passi, e i tombini sono scorciatoie.
    [hunt] Scegliete una delle strade che si accendono. Un cerchio rosso indica qualcuno che potreste accusare andando lì: se non è Jack, perdete.
    [face] La lanterna illumina tutte le strade diritto davanti, fino al primo ostacolo. Chi sta lì è visibile.
    [ability] Usate adesso l’abilità: è obbligatoria se è possibile.
    [over] La partita è finita e tutte le carte sono scoperte. Rivedetela con gli occhi di ciascuno.
   *[wait] Gioca l’altro. Dopo quattro carte i testimoni dicono se Jack è visibile.
 }
mj-explain = { $who ->
    [holmes] Dopo la sua mossa pescate un alibi in segreto: quel personaggio non è Jack.
    [watson] Chi muove Watson dice dove punta la sua lanterna.
    [smith] Porta un lampione acceso dove ce n’è uno spento. Il numero lo segue.
    [lestrade] Porta un cordone a un’uscita che non ne ha.
    [stealthy] Fa fino a quattro passi e può attraversare edifici, giardini e lampioni.
    [goodley] Il suo fischietto ha tre punti: i passi con cui gli altri gli si avvicinano. Vanno spesi tutti, se possibile.
    [gull] Invece di muoversi può scambiare il posto con chiunque.
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
    [escape] scegli un’altra partenza
   *[tabs] aiuto, racconto, chat
 }

## Opzioni
mj-edition = Edizione
mj-edition-name = { $edition ->
   *[revised] 2016: nove tombini
    [first] 2006: otto tombini
 }
