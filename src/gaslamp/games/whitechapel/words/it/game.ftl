# Letters from Whitechapel. Le vittime sono esistite davvero: parole semplici, niente più di quanto serve al gioco.

whitechapel-title = Lettere da Whitechapel
whitechapel-about = Da due a sei giocatori. Per quattro notti Jack torna a casa senza essere visto. La polizia segue gli indizi.
whitechapel-side = { $side ->
    [jack] Jack
   *[police] La polizia
 }
whitechapel-seat = { $seat ->
    [jack] Jack
    [police] la polizia
    [police1] l’investigatore 1
    [police2] l’investigatore 2
    [police3] l’investigatore 3
    [police4] l’investigatore 4
    [police5] l’investigatore 5
    [chance] il caso
    [table] l’arbitro
   *[spectator] il pubblico
 }
whitechapel-policeman = { $who ->
    [blue] blu
    [yellow] giallo
    [brown] marrone
    [red] rosso
   *[green] verde
 }
whitechapel-head = { $who ->
    [blue] Warren (blu)
    [yellow] Lusk (giallo)
    [brown] Swanson (marrone)
    [red] Abberline (rosso)
   *[green] Reid (verde)
 }
whitechapel-letter = { $letter ->
    [dear-boss] Dear Boss (D)
    [saucy-jacky] Saucy Jacky (S)
    [from-hell] From Hell (F)
   *[goulston-street] Goulston Street (G)
 }
whitechapel-option = { $option ->
    [letters] lettere di Jack
    [false-clues] falsi indizi
    [rushing] poliziotti di corsa
    [area-arrests] arresti tutt’intorno
    [catch-me] prendimi se ci riesci
    [address] conosco il tuo indirizzo
    [easy] covo facile
    [normal] covo normale
    [medium] covo medio
   *[hard] covo difficile
 }

## La mappa e il foglio
whitechapel-sign = { $kind ->
    [red] cerchio rosso
    [woman] donna, coperta
    [target] bersaglio
    [wretched] sventurata
    [scene] luogo di un delitto
    [clue] indizio
    [false] falso indizio
    [trail] percorso
    [hideout] covo
    [jack] Jack
    [choice] una scelta
    [pawns] poliziotti
    [token] pattuglia, coperta
    [blank] vuota
    [crossing] incrocio
    [yellow] giallo
   *[goulston] Goulston Street
 }
whitechapel-sheet-night = Notte { $night }

## Che cosa sa un posto
whitechapel-know-night = Notte { $night } di 4
whitechapel-know-head = Capo
whitechapel-know-policemen = Poliziotti
whitechapel-know-patrols = Pattuglie
whitechapel-know-women = Donne
whitechapel-know-wretched = Sventurate
whitechapel-know-scenes = Luoghi dei delitti
whitechapel-know-clues = Indizi
whitechapel-know-false = Falsi indizi
whitechapel-know-moves = Mosse di Jack
whitechapel-know-letters = Lettere rimaste
whitechapel-know-options = Opzioni
whitechapel-know-hideout = Covo
whitechapel-know-jack = Jack è in
whitechapel-secret = un segreto
whitechapel-none = nessuno
whitechapel-head-of = { $head }, mosso da { $seat }
whitechapel-hand = { $seat }: { $policemen }
whitechapel-patrols-down = coperte: { $crossings }
whitechapel-patrols-blank = vuote: { $crossings }
whitechapel-women = coperte: { $circles }
whitechapel-targets = tra cui bersagli: { $circles }
whitechapel-scenes-tonight = stanotte { $circles }
whitechapel-scenes-before = prima { $circles }
whitechapel-moves = { $spaces ->
    [one] resta 1 casella
   *[other] restano { $spaces } caselle
 }, carrozze: { $coaches }, vicoli: { $alleys }
whitechapel-time = ora del delitto: { $time }
whitechapel-false-held = { $count ->
    [0] in { $circles }
   *[other] in { $circles }; Jack ne tiene { $count }
 }

## Che cosa aspetta il gioco
whitechapel-await-hideout = si sta per scegliere il covo di Jack
whitechapel-await-women = Jack mette le donne
whitechapel-await-marks = Jack segna i bersagli, finora { $placed } di { $targets }
whitechapel-await-head = si sta per nominare un capo delle indagini
whitechapel-await-address = { $seat } può indicare l’indirizzo di Jack
whitechapel-await-home = si sta per controllare l’indirizzo { $circle }
whitechapel-await-posts = { $seat } sceglie due incroci gialli per le pattuglie
whitechapel-await-patrols = { $seat } mette la pattuglia del { $who }
whitechapel-await-letter = Jack può mandare una lettera
whitechapel-await-saucy = { $seat } sposta le pattuglie indicate da Saucy Jacky: { $crossings }
whitechapel-await-targets = si stanno per scoprire le donne
whitechapel-await-crime = Jack uccide o aspetta
whitechapel-await-suspense = { $seat } sposta le sventurate: { $circles }
whitechapel-await-ready = Jack scopre una pattuglia
whitechapel-await-turned = si sta per scoprire la pattuglia in { $crossings }
whitechapel-await-order = Jack segna in segreto quale delle due era la seconda
whitechapel-await-alarm = si sta per dare l’allarme
whitechapel-await-escape = Jack si muove
whitechapel-await-goulston = Jack può scrivere in Goulston Street
whitechapel-await-graffiti = { $seat } manda il { $who } o il marrone in Goulston Street
whitechapel-await-hunt = { $seat } muove: { $policemen }
whitechapel-await-false-clue = Jack può mettere un falso indizio
whitechapel-await-act = { $seat } cerca indizi o arresta: { $policemen }
whitechapel-await-search = { $seat }: { $who } continua a cercare indizi
whitechapel-await-clue = { $who } sta per sapere se c’è un indizio in { $circle }
whitechapel-await-arrest = { $who } sta per tentare l’arresto

## Che cosa si fa
whitechapel-tell-hide = il covo di Jack è in { $circle }
whitechapel-tell-hide-hidden = Jack ha scelto un covo in segreto
whitechapel-tell-women = le donne sono in { $circles }
whitechapel-tell-mark = la donna in { $circle } è un bersaglio
whitechapel-tell-mark-hidden = si segna un bersaglio in segreto
whitechapel-tell-head = { $head } è capo delle indagini stanotte
whitechapel-tell-address = il capo indica un indirizzo: { $circle }
whitechapel-tell-address-right = è il covo di Jack
whitechapel-tell-address-wrong = non è quello
whitechapel-tell-post = pattuglie anche in { $first } e { $second }
whitechapel-tell-patrol = la pattuglia del { $who } è in { $crossing }
whitechapel-tell-patrol-hidden = la pattuglia del { $who } viene messa coperta
whitechapel-tell-letter = una lettera, { $letter }: la pattuglia in { $start } va in { $to }
whitechapel-tell-saucy = una lettera, { $letter }: indica le pattuglie in { $first } e { $second }
whitechapel-tell-move-patrol = il capo sposta la pattuglia da { $start } a { $to }
whitechapel-tell-graffiti = una lettera, { $letter }: indica il { $who }
whitechapel-tell-sent = { $who } va in Goulston Street
whitechapel-tell-targets = si scoprono le donne: le sventurate sono in { $circles }
whitechapel-tell-kill = viene trovata una vittima in { $circle }
whitechapel-tell-kill-two = vengono trovate due vittime, in { $first } e { $second }
whitechapel-tell-last = la seconda era in { $circle }: Jack è lì
whitechapel-tell-last-hidden = solo Jack sa quale era la seconda
whitechapel-tell-wait = Jack aspetta
whitechapel-tell-wretched = una sventurata va da { $start } a { $to }
whitechapel-tell-turn = Jack scopre la pattuglia in { $crossing }
whitechapel-tell-shown = è del { $who }
whitechapel-tell-blank = è vuota e lascia il tabellone
whitechapel-tell-alarm = allarme: { $policemen }
whitechapel-tell-walk = Jack va a piedi in { $to }
whitechapel-tell-walk-hidden = Jack va a piedi
whitechapel-tell-home = Jack va a piedi in { $to } ed è a casa
whitechapel-tell-home-hidden = Jack va a piedi ed è a casa
whitechapel-tell-coach = Jack prende una carrozza per { $via } fino a { $to }
whitechapel-tell-coach-hidden = Jack prende una carrozza
whitechapel-tell-alley = Jack passa per un vicolo in { $to }
whitechapel-tell-alley-hidden = Jack passa per un vicolo
whitechapel-tell-stuck = Jack non può muoversi
whitechapel-tell-step = { $who } va in { $to }
whitechapel-tell-stay = { $who } resta in { $to }
whitechapel-tell-false = Jack mette un falso indizio in { $circle }
whitechapel-tell-ask = { $who } cerca un indizio in { $circle }
whitechapel-tell-arrest = { $who } tenta un arresto in { $circle }
whitechapel-tell-area = { $who } tenta un arresto tutt’intorno
whitechapel-tell-rush = { $who } corre in { $to }
whitechapel-tell-idle = { $who } non può fare nulla
whitechapel-tell-clue = c’è un indizio
whitechapel-tell-no-clue = non c’è nessun indizio
whitechapel-tell-caught = Jack è lì
whitechapel-tell-not-caught = Jack non è lì
whitechapel-tell-pass = { $what ->
    [address] non si indica nessun indirizzo
    [letter] non si manda nessuna lettera
    [goulston] non si scrive niente in Goulston Street
   *[false-clue] non si mette nessun falso indizio
 }
whitechapel-story-targets = si segnano i bersagli: { $circles }
whitechapel-story-targets-hidden = si segnano { $count } bersagli in segreto
whitechapel-story-patrols = si mettono le pattuglie: { $policemen }
whitechapel-story-patrols-hidden = si mettono le pattuglie, coperte: { $policemen }
whitechapel-story-wretched = le sventurate si muovono: { $moves }
whitechapel-story-search = { $who } cerca indizi: { $answers }
whitechapel-answer-yes = { $circle } sì, un indizio
whitechapel-answer-no = { $circle } no
whitechapel-answer-open = { $circle }…
whitechapel-with-answer = { $deed }: { $answer }

## Scelte
whitechapel-group = { $kind ->
    [Hide] Covo (h=…)
    [PlaceWomen] Metti le donne (W:…)
    [MarkWoman] Segna un bersaglio (W+…)
    [NameAddress] Indica un indirizzo (h?…)
    [Post] Pattuglie in due di questi (come x40+x50)
    [SendLetter] Manda una lettera, pattuglia da > a
    [SendSaucyJacky] Saucy Jacky ne indica due
    [MovePatrol] Sposta una pattuglia
    [WriteGraffiti] Goulston Street, e indica
    [Kill] Uccidi (k…)
    [KillTwo] Uccidine due
    [KillLast] La seconda era (k:…)
    [Wait] Aspetta
    [MoveWretched] Sposta una sventurata
    [TurnPatrol] Scopri una pattuglia (!…)
    [Walk] A piedi (-…)
    [WalkHome] A casa, e dillo
    [Alley] Vicolo (~…)
    [Stuck] Jack non può muoversi
    [LayFalseClue] Metti un falso indizio (f…)
    [Idle] Nulla da fare
   *[Pass] No, nulla (.)
 }
whitechapel-group-coach = Carrozza per { $via } (={ $via }=…)
whitechapel-group-policeman = { $kind ->
    [PlacePatrol] Pattuglia del { $who } ({ $letter }=…)
    [Step] Muovi il { $who } ({ $letter }>…)
    [Ask] Cerca un indizio, { $who } ({ $letter }?…)
    [Arrest] Arresta, { $who } ({ $letter }@…)
    [AreaArrest] Arresta tutt’intorno, { $who }
   *[Rush] Corri, { $who } ({ $letter }>>…)
 }
whitechapel-any-hideout = uno dei { $count } cerchi permessi, come { $example }; mai uno rosso
whitechapel-any-circle = uno dei { $count } cerchi permessi, come { $example }
whitechapel-any-women = { $count } tra { $circles }, come { $example }
whitechapel-sure-address = Indichi { $circle } come indirizzo di Jack? Si può fare una volta sola per partita.
whitechapel-help =
    Jack deve fare una vittima ogni notte (due la terza) e tornare al covo senza
    essere visto; la polizia cerca indizi sul suo percorso e prova ad arrestarlo. Si
    sa come si muove, non dove va. Un poliziotto su un incrocio lo ferma; con una
    carrozza o un vicolo si passa. Ogni notte finisce al covo, o con il tracciato
    pieno. Scrivi una di queste forme, in maiuscolo o no; la forma breve a destra basta
    quando può voler dire una cosa sola:
      -41        Jack va a piedi in 41                                41
      -41!       Jack va in 41, il suo covo, e lo dice                home
      =55=60     Jack prende una carrozza per 55 fino a 60            55=60  c60
      ~73        Jack passa per un vicolo in 73                       a73
      k65  wait  Jack uccide in 65, o aspetta                         65  w
      Y>x55      il poliziotto giallo va in x55                       y55  x55
      Y>x55      e dove è già: resta                                  y
      Y?41       cerca un indizio in 41                               y41  41
      Y@33  Y@   tenta un arresto in 33; tutt’intorno                 @33  @
      Y>>x55     corre                                                >>55
      Y=x50      il capo mette la pattuglia gialla in x50             x50
      65>82      il capo sposta una sventurata                        82
      no  .      niente lettera, falso indizio o indirizzo
      b55/y20/n3 più azioni insieme, con una barra in mezzo
      y41/42/43  una domanda dopo l’altra, fino a un indizio
    Le lettere sono B Y N R G: blu, giallo, marrone, rosso, verde. Gli incroci vanno
    da x1 a x234. «board B/a» disegna una sezione in grande, con tutti i loro nomi.

## Finali
whitechapel-end-escaped = Jack è a casa dopo la quarta notte: vince Jack.
whitechapel-end-arrested = Jack è arrestato: vince la polizia.
whitechapel-end-traced = La polizia sa dove abita Jack: vince la polizia.
whitechapel-end-blocked = Jack non può più muoversi: vince la polizia.
whitechapel-end-late = Jack non è arrivato in tempo al covo: vince la polizia.
whitechapel-end-resigned = { $winner ->
    [jack] La polizia si arrende: vince Jack.
   *[police] Jack si arrende: vince la polizia.
 }
whitechapel-end-time = { $winner ->
    [jack] Il tempo della polizia è finito: vince Jack.
   *[police] Il tempo di Jack è finito: vince la polizia.
 }
whitechapel-end-abandoned = Tutti i giocatori hanno deciso di smettere: non vince nessuno.
whitechapel-end-left = { $winner ->
    [jack] La polizia se n’è andata: vince Jack.
    [nobody] L’unico giocatore se n’è andato: non vince nessuno.
   *[police] Jack se n’è andato: vince la polizia.
 }
whitechapel-end-hideout = Il covo di Jack era in { $circle }.

## Ciò che può essere vero
whitechapel-infer-heading = { $seat ->
    [jack] Ciò che la polizia può sapere di Jack dopo { $actions } azioni
    [spectator] Ciò che uno spettatore può sapere di Jack dopo { $actions } azioni
   *[other] Ciò che { $who } può sapere di Jack dopo { $actions } azioni
 }
whitechapel-infer-nowhere = Jack adesso non è per strada. Dove abita:
whitechapel-infer-possible = { $count ->
    [one] Jack può essere su un solo cerchio.
   *[other] Jack può essere su { $count } cerchi. È incerto come { $alike } cerchi ugualmente probabili.
 }
whitechapel-infer-circle = { $what ->
    [now] Jack è su
   *[hideout] Abita su
 }
whitechapel-infer-model = { $model ->
    [policy] se va a casa
    [trails] tutti i percorsi uguali
   *[set] tutti i cerchi uguali
 }
whitechapel-infer-trail = Un percorso probabile ({ $chance }): { $trail }

## I segreti di un’analisi
whitechapel-secret-circle = il cerchio di Jack
whitechapel-secret-hideout = il covo di Jack
