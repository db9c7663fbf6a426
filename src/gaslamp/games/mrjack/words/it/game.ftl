# Mr. Jack. `$who` può essere vuoto: la riga ha già nominato il personaggio.

mrjack-title = Mr. Jack
mrjack-about = Due giocatori. Uno degli otto personaggi è Jack. Trovalo prima dell’alba, o sii Jack e fuggi nel buio.
mrjack-side = { $side ->
    [jack] Jack
   *[detective] L’investigatore
 }
mrjack-seat = { $seat ->
    [jack] Jack
    [detective] l’investigatore
    [chance] il caso
    [table] l’arbitro
   *[spectator] il pubblico
 }
mrjack-character = { $who ->
    [holmes] Holmes
    [watson] Watson
    [smith] Smith
    [lestrade] Lestrade
    [stealthy] Miss Stealthy
    [goodley] Goodley
    [gull] Gull
   *[bert] Bert
 }

## Il tabellone
mrjack-exit-free = libera
mrjack-exit-cordon = cordone
mrjack-legend = [L] sospettato, [l] innocente  ( ) tombino, (=) coperto  *3* lampione, -!- spento  :: in luce, // lanterna  # edificio, % giardino

## Che cosa sa un posto
mrjack-know-round = Turno { $round } di 8
mrjack-know-cards = Carte
mrjack-know-witness = Carta Testimone
mrjack-know-suspects = Sospettati
mrjack-know-cleared = Innocenti
mrjack-know-visible = Visibili
mrjack-know-unseen = Non visibili
mrjack-know-cordons = Cordoni
mrjack-know-jack = Jack è
mrjack-know-alibis = { $seat ->
    [jack] Alibi di Jack
   *[detective] Alibi dell’investigatore
 }
mrjack-cards = scoperte: { $left }; giocate: { $taken }
mrjack-witness-seen = testimone: Jack non può uscire in questo turno
mrjack-witness-unseen = nessun testimone: Jack può uscire in questo turno
mrjack-everybody = tutti
mrjack-nobody = nessuno
mrjack-none = nessuna carta
mrjack-secret = un segreto
mrjack-backs = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
 }
mrjack-cordons = { $cordons }; la lanterna illumina verso { $facing }

## Che cosa aspetta il gioco
mrjack-await-deal = si sta per pescare la carta di Jack
mrjack-await-draw = si stanno per scoprire quattro carte
mrjack-await-pick = { $seat ->
    [jack] Jack
   *[detective] l’investigatore
 } sceglie una carta
mrjack-await-act = { $seat ->
    [jack] Jack
   *[detective] l’investigatore
 } gioca { $who }; resta da fare: { $todo }
mrjack-await-face = { $seat ->
    [jack] Jack
   *[detective] l’investigatore
 } gira la lanterna di Watson
mrjack-await-alibi = { $seat ->
    [jack] Jack
   *[detective] l’investigatore
 } sta per pescare un alibi
mrjack-await-call = si stanno per sentire i testimoni
mrjack-await-verdict = l’accusa contro { $character } sta per essere giudicata
mrjack-todo = { $duty ->
    [walk] muovere
    [either] muovere o scambiare
    [smith] spostare un lampione
    [lestrade] spostare un cordone
    [bert] spostare un coperchio
   *[goodley] fischiare
 }
mrjack-todo-points = usare { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } del fischietto

## Che cosa si fa
mrjack-tell-deal = Jack si nasconde dietro { $character }
mrjack-tell-deal-hidden = Jack pesca in segreto il personaggio dietro cui si nasconde
mrjack-tell-draw = si scoprono queste carte: { $cards }
mrjack-tell-pick = gioca { $character }
mrjack-tell-walk = { $who } va in { $to }
mrjack-tell-stay = { $who } non può andare da nessuna parte e resta lì
mrjack-tell-accuse = { $who } accusa { $character }
mrjack-tell-right = L’accusa è giusta
mrjack-tell-wrong = L’accusa è sbagliata
mrjack-tell-leave = { $who } lascia il quartiere da { $exit }
mrjack-tell-face = { $who } gira la lanterna di Watson verso { $facing }
mrjack-tell-lamp = { $who } sposta il lampione da { $start } a { $to }
mrjack-tell-cordon = { $who } sposta il cordone da { $start } a { $to }
mrjack-tell-cover = { $who } sposta il coperchio da { $start } a { $to }
mrjack-tell-swap = { $who } cambia posto con { $character }
mrjack-tell-whistle = { $who } fischia: { $character } va in { $to }
mrjack-tell-alibi = { $who } pesca un alibi: { $character } non è Jack
mrjack-tell-alibi-hidden = { $who } pesca un alibi in segreto
mrjack-tell-seen = C’è un testimone: Jack è stato visto
mrjack-tell-unseen = Nessun testimone: nessuno ha visto Jack
mrjack-tell-cleared = innocenti: { $names }
mrjack-tell-out = il lampione { $number } si spegne
mrjack-then = { $first }, poi { $after }
mrjack-story-round = Turno { $round }
mrjack-story-turn = { $seat ->
    [jack] Jack gioca
   *[detective] L’investigatore gioca
 } { $who }: { $deeds }
mrjack-story-pick = { $seat ->
    [jack] Jack gioca
   *[detective] L’investigatore gioca
 } { $who }
mrjack-story-on = { $who }: { $deeds }

## Scelte
mrjack-group = { $kind ->
    [Pick] Gioca un personaggio
    [Walk] Vai in
    [Stay] Resta
    [Accuse] Accusa
    [Leave] Lascia il quartiere da
    [Face] Gira la lanterna
    [MoveLamp] Sposta un lampione
    [MoveCordon] Sposta un cordone
    [MoveCover] Sposta un coperchio
    [Swap] Cambia posto con
   *[Whistle] Fischia
 }
mrjack-sure-accuse = Accusi { $character }? Se sbagli, Jack vince subito.
mrjack-sure-leave = Esci adesso da { $exit } e vinci?
mrjack-help =
    Jack si nasconde dietro uno degli otto personaggi. L’investigatore deve scoprire
    quale e prenderlo in otto turni. Quando tocca a te, gioca una delle carte
    scoperte, muovi quel personaggio e usa la sua abilità. Dopo quattro carte i
    testimoni dicono se Jack è visibile: vicino a un lampione acceso, davanti alla
    lanterna o accanto a qualcuno. Tutti quelli che in questo sono diversi da lui
    sono innocenti.
    Scrivi una di queste forme, in maiuscolo o no:
      L          gioca la carta di Lestrade (le lettere sono H W S L M G U B)
      E4         vai in E4
      @M         vai da Miss Stealthy e accusala (solo l’investigatore)
      NW         lascia il quartiere da quell’uscita (solo Jack stesso)
      ^SE        gira la lanterna di Watson verso sud-est
      C2>F2      Smith sposta un lampione da C2 a F2
      NE>NW      Lestrade sposta un cordone da NE a NW
      B8>C5      Bert sposta un coperchio da B8 a C5
      xB         Gull cambia posto con Bert
      M>D5       Goodley fischia: Miss Stealthy va in D5
      L/E4/NE>NW più azioni insieme, con una barra in mezzo

## Finali
mrjack-end-escape = Jack è uscito dal quartiere senza essere visto: vince Jack.
mrjack-end-right = L’accusa era giusta: vince l’investigatore.
mrjack-end-wrong = L’accusa era sbagliata, e Jack è fuggito: vince Jack.
mrjack-end-dawn = Sono passati otto turni e Jack non è stato preso: vince Jack.
mrjack-end-resigned = { $winner ->
    [jack] L’investigatore si arrende: vince Jack.
   *[detective] Jack si arrende: vince l’investigatore.
 }
mrjack-end-time = { $winner ->
    [jack] Il tempo dell’investigatore è finito: vince Jack.
   *[detective] Il tempo di Jack è finito: vince l’investigatore.
 }
mrjack-end-abandoned = I due giocatori hanno deciso di smettere: non vince nessuno.
mrjack-end-left = { $winner ->
    [jack] L’investigatore se n’è andato: vince Jack.
    [nobody] L’unico giocatore se n’è andato: non vince nessuno.
   *[detective] Jack se n’è andato: vince l’investigatore.
 }
mrjack-end-jack = Jack era { $character }.

## Ciò che può essere vero
mrjack-infer-heading = { $seat ->
    [jack] Ciò che Jack può sapere dei sospetti altrui dopo { $actions } azioni
    [detective] Ciò che l’investigatore può sapere dopo { $actions } azioni
   *[spectator] Ciò che uno spettatore può sapere dopo { $actions } azioni
 }
mrjack-infer-character = personaggio
mrjack-infer-uniform = secondo le carte
mrjack-infer-soft = secondo il gioco di Jack
mrjack-infer-held = alibi coperto
mrjack-infer-seen = Se c’è un testimone ({ $chance }), sono scagionati: { $names }
mrjack-infer-unseen = Se non c’è nessun testimone ({ $chance }), sono scagionati: { $names }
mrjack-infer-left = Con i suoi alibi all’investigatore restano in media { $count } sospettati.

## I segreti di un’analisi
mrjack-secret-name = il nome di Jack
