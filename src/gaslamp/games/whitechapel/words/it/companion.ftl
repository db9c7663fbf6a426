# Lettere da Whitechapel con la scatola sul tavolo.

wc-box-mode = { $mode ->
    [jack] Gaslamp è Jack
   *[police] Gaslamp è la polizia
 }
wc-box-mode-about = { $mode ->
    [jack] Voi siete la polizia, con le vere pedine. Il telefono dice ciò che dice Jack, chiede dove sono andate le pedine e risponde alle vostre domande.
   *[police] Tu sei Jack, con il vero tabellone. Il telefono dice dove va ogni poliziotto e chiede la tua strada in segreto.
 }
wc-box-crossing = l’incrocio vicino a { $circles } ({ $name })
wc-box-compass = Direzioni
wc-box-point = { $point ->
    [n] Nord
    [ne] Nord-est
    [e] Est
    [se] Sud-est
    [s] Sud
    [sw] Sud-ovest
    [w] Ovest
   *[nw] Nord-ovest
 }
wc-box-stay = Resta
wc-box-pawns = I poliziotti
wc-box-passed = Un altro poliziotto è già lì: { $place }. Prosegui da lì, o scegli un altro incrocio.
wc-box-yes = Sì
wc-box-no = No
wc-box-type = Scrivi un numero
wc-box-number = { $kind ->
    [circle] Il numero del cerchio
   *[crossing] Il numero di un cerchio vicino all’incrocio
 }
wc-box-delete = Cancella
wc-box-do = { $count ->
    [one] Da fare sul tabellone:
   *[other] Da fare sul tabellone ({ $count } cose):
 }
wc-box-done = Fatto
wc-box-move = { $who }: da { $from } a { $to }
wc-box-patrols = Metti i sette segnalini pattuglia a faccia in giù, come sulla mappa. Nessuno guarda i colori.
wc-box-mend = Tocca il posto giusto, o scrivi un numero.
wc-box-no-place = Sul tabellone non c’è questo posto.
wc-box-head = Quale tessera del capo è stata scoperta?

## Il taccuino

wc-note-move = { $how ->
    [walk] A piedi
    [coach] Carrozza ({ $left })
    [alley] Vicolo ({ $left })
    [walk-home] A casa!
   *[stuck] Jack è bloccato
 }
wc-note-layer = { $layer ->
    [now] Dov’è: { $count }
    [row] La sua strada stanotte: { $count }
    [home] Dove abita: { $count }
   *[off] Mostrare dove può essere
 }
wc-note-ask = { $stage ->
    [clue] C’è un indizio in { $circle }?
    [arrest] Jack è lì?
    [home] Jack abita in { $circle }?
    [head] Chi guida l’indagine stanotte?
   *[escape] Come si è mosso Jack?
 }
wc-note-nothing = Niente da nessuna parte
