# Lettere da Whitechapel con la scatola sul tavolo.

wc-box-mode = { $mode ->
    [sheet] Il foglio di Jack
    [jack] Gaslamp è Jack
   *[police] Gaslamp è la polizia
 }
wc-box-mode-about = { $mode ->
    [sheet] Uno di voi è Jack e tiene il telefono: annota la sua strada, risponde a ogni domanda e alla fine prova che Jack non ha barato.
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
wc-box-mend-second = Ora tocca il secondo posto.
wc-box-no-place = Sul tabellone non c’è questo posto.
wc-box-head = Quale tessera del capo è stata scoperta?

## Il foglio di Jack

wc-sheet-say = Da dire ad alta voce:
wc-sheet-open = Il mio foglio
wc-sheet-map = Torna alla mappa
wc-sheet-give = { $who ->
    [jack] Jack: da qui in poi guardi solo tu.
   *[head] Dai il telefono al capo delle indagini. Jack guarda altrove.
 }
wc-sheet-show = { $who ->
    [jack] Sono Jack: mostra
   *[head] Sono il capo: mostra
 }
wc-sheet-answer = { $answer ->
    [yes] SÌ
   *[no] NO
 }
wc-sheet-question = { $about ->
    [clue] Un indizio in { $circle }?
    [arrest] Jack è in { $circle }?
    [area] Jack è accanto a lui?
   *[address] Jack abita in { $circle }?
 }
wc-sheet-cell = { $cell ->
    [night] Notte
    [time] Delitto
    [space] Mossa
    [left] Restano
    [coaches] Carrozze
    [alleys] Vicoli
    [here] Tu
   *[home] Covo
 }

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
