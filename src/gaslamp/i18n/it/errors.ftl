# Una frase per ogni errore: che cosa non va e, quando aiuta, che cosa ci si aspetta.

## Posizioni e azioni
error-missing-field = La posizione è incompleta: manca la parte «{ $field }».
error-bad-position = «{ $text }» non è una posizione di questo piccolo gioco.
error-bad-action = «{ $text }» non è un’azione di questo piccolo gioco.
error-surplus-field = La posizione è troppo lunga: «{ $text }» è di troppo.
error-unknown-character = «{ $text }» non è un personaggio: usa H W S L M G U o B.
error-unknown-street = «{ $text }» non è una strada di questo tabellone.
error-unknown-gaslight = «{ $text }» non è un lampione di questo tabellone.
error-unknown-exit = «{ $text }» non è un’uscita: usa NW, NE, SE o SW.
error-unknown-facing = «{ $text }» non è una direzione: usa N, NE, SE, S, SW o NW.
error-unknown-edition = «{ $text }» non è un’edizione: usa revised o first.
error-unknown-witness = «{ $text }» non è un lato della carta Testimone: usa seen o unseen.
error-unknown-seat = «{ $text }» non è un posto: usa { $known }.
error-unknown-action = «{ $text }» non è un’azione conosciuta.
error-bad-number = «{ $text }» non può essere { $what ->
    [round] il turno
    [turn] l’ordine nel turno
    [lamp] il numero di un lampione
    [depth] la profondità
    [actions] il numero di azioni
    [circle] il numero di un cerchio
    [crossing] il numero di un incrocio
    [night] la notte
    [placed] il numero di gettoni messi
    [games] il numero di partite
    [jobs] il numero di partite giocate insieme
   *[other] un numero
 }: usa un numero da { $low } a { $high }.
error-twice = «{ $text }» nomina due volte la stessa cosa.
error-hidden-in-state = In questa posizione qualcosa è nascosto: se è ciò che vede un posto, finisci con il suo nome, per esempio @detective o @police.
error-other-spelling = «{ $text }» va scritto «{ $spelling }».
error-bad-cards = «{ $text }» non separa le carte rimaste da quelle prese: scrivi per esempio HSB/L.
error-bad-clock = «{ $text }» non è un momento del gioco: scrivi turno e ordine, per esempio 3.2J.
error-bad-tokens = «{ $text }» non mette ogni dischetto una volta, nell’ordine { $letters }.
error-bad-awaited = «{ $text }» non dice che cosa aspetta il gioco: scrivi per esempio pick o L:wa, o in Letters from Whitechapel YN:Y99?100.
error-bad-secrets = L’ultima parte non dice i segreti: scrivi per esempio J=M;j=-;d=- o h=64;w=-;p=-;t=-;s=-.
error-two-on-a-hex = Due personaggi sono sullo stesso esagono.
error-bad-lamps = Questi non possono essere i lampioni accesi del turno { $round }: quelli da 1 a 4 si spengono uno alla volta, gli altri due restano accesi tutta la notte.
error-bad-covers = Ci devono essere due coperchi, ognuno su un tombino di questa edizione.
error-bad-cordons = Ci devono essere esattamente due cordoni.
error-wrong-moment = Questo non può succedere in quel momento del gioco.
error-wrong-cards = Le carte { $text } non vanno d’accordo con il turno: quattro sono scoperte, e una si prende ogni volta.
error-wrong-duties = Al personaggio attivo non può restare questo da fare.
error-nothing-to-do = Al personaggio attivo non resta nulla che possa fare.
error-wrong-secrets = I segreti si contraddicono, o contraddicono il tabellone.
error-wrong-eyes = Non è ciò che { $seat ->
    [jack] Jack vedrebbe
    [detective] l’investigatore vedrebbe
    [spectator] il pubblico vedrebbe
   *[other] la polizia vedrebbe
 }: un segreto è mostrato o nascosto per errore.
error-ambiguous = «{ $text }» può voler dire più di una cosa: scrivi uno di { $known }.
error-no-sections = Questo tabellone non ha sezioni: si disegna sempre intero.
error-unknown-section = «{ $text }» non è una sezione del tabellone: usa { $known }.
error-unknown-game = «{ $text }» non è un gioco conosciuto: usa { $known }.
error-unknown-player = «{ $text }» non è un giocatore conosciuto: usa { $known }.
error-unknown-rules = «{ $text }» non comincia nessuna posizione conosciuta: comincia con { $known }, o scrivi il nome di un gioco.
error-wrong-rules = Questo segue le regole «{ $found }», ma io gioco con { $known }.
error-unknown-option = L’opzione «{ $text }» non esiste: usa { $known }.
error-unknown-value = «{ $value }» non è un valore dell’opzione { $option }: usa { $known }.
error-bad-option = «{ $text }» non è un’opzione: scrivi nome=valore, ogni nome una volta sola.

## Ciò che le regole non permettono
error-not-now = Adesso non si può: il gioco aspetta qualcos’altro.
error-not-your-turn = Non tocca più a te.
error-not-the-truth = Non è quello che dicono i segreti.
error-hidden = Questa azione nasconde ciò che fa; qui serve tutta intera.
error-card-not-face-up = La carta di quel personaggio non è scoperta.
error-card-not-in-pile = Quella carta non è nel mazzo degli alibi.
error-cannot-walk-there = Il movimento non può finire lì: è da 1 a 3 esagoni (Miss Stealthy: 4) e finisce in un’altra strada, libera.
error-must-walk = C’è un esagono di strada libero: il movimento non si può saltare.
error-must-use-ability = Nessun esagono di strada è libero: prima va usata l’abilità.
error-cannot-accuse = Quel personaggio è troppo lontano: chi accusa deve poterlo raggiungere.
error-cannot-leave = Da lì nessuno può uscire: può solo Jack, senza testimoni all’ultimo appello, da un’uscita vicina e senza cordone.
error-cannot-whistle = Il fischietto non può farlo: ogni personaggio chiamato finisce in una strada libera più vicina a Goodley, e i tre punti si usano tutti se si può.
error-cannot-swap = Gull cambia posto con un altro personaggio, non con sé stesso.
error-cannot-move-lamp = Un lampione acceso si sposta dove ce n’è uno spento.
error-cannot-move-cordon = Un cordone si sposta su un’uscita che non ne ha.
error-cannot-move-cover = Un coperchio si sposta su un tombino aperto.

## Letters from Whitechapel: posizioni
error-unknown-crossing = «{ $text }» non è un incrocio: scrivi da x1 a x234.
error-unknown-policeman = «{ $text }» non è un poliziotto: usa B Y N R o G.
error-unknown-stage = «{ $text }» non è nulla che il gioco aspetti: usa { $known }.
error-unknown-hideout = «{ $text }» non è un tipo di covo: usa { $known }.
error-bad-hands = «{ $text }» non divide i poliziotti: ognuno di { $letters } una volta, con una barra tra gli investigatori, come B/YN/RG.
error-bad-options = «{ $text }» non dice che cosa si è deciso: scrivi per esempio BYNRG:chosen:letters,rushing.
error-bad-letters = «{ $text }» non dice le lettere rimaste: scrivi per esempio DSFG, poi ! se una è partita stanotte, poi @ se un indirizzo è stato detto.
error-bad-track = «{ $text }» non è una traccia: scrivi l’ora del delitto e come si è mosso Jack, come II-==~.
error-bad-trail = Una riga del foglio di Jack non si può leggere: scrivi per esempio 65-41=55=60~73.
error-wrong-heads = Queste tessere di capo non vanno d’accordo con la notte { $night }.
error-wrong-scenes = Questi luoghi dei delitti non vanno d’accordo con la notte { $night } e il momento «{ $stage }».
error-wrong-track = Questa traccia non va d’accordo con la notte { $night } e il momento «{ $stage }».
error-wrong-pawns = I poliziotti non possono stare così al momento «{ $stage }» della notte { $night }.
error-wrong-patrols = Le pattuglie non possono stare così al momento «{ $stage }» della notte { $night }.
error-wrong-women = Le donne o le sventurate non possono stare così al momento «{ $stage }» della notte { $night }.
error-wrong-clues = Gli indizi o i falsi indizi non possono stare così al momento «{ $stage }».
error-wrong-letters = Queste lettere non vanno d’accordo con le opzioni, la notte { $night } o il momento «{ $stage }».
error-wrong-address = Un indirizzo non può essere stato detto così: ci vuole l’opzione, e Swanson o Abberline come capo.
error-wrong-awaited = Ciò che si aspetta in dettaglio non va d’accordo con il momento «{ $stage }».
error-wrong-patrol-secrets = Le pattuglie segrete non vanno d’accordo con quelle sul tabellone.

## Letters from Whitechapel: ciò che le regole non permettono
error-cannot-hide-there = Quel cerchio non può essere il covo: mai uno rosso, e solo uno che le opzioni permettono.
error-cannot-place-women = Le donne non si possono mettere così: il numero giusto, su cerchi rossi senza delitti.
error-cannot-mark-woman = Lì non c’è nessuna donna da segnare.
error-tile-not-in-pile = Quel poliziotto è già stato capo.
error-cannot-post-there = Le pattuglie vanno su due incroci gialli diversi, senza poliziotti.
error-cannot-place-patrol = Quella pattuglia non può stare lì: i colori vengono nel loro ordine, ognuno su un incrocio suo.
error-cannot-send = Quella lettera non si può mandare così.
error-cannot-move-patrol = Quella pattuglia non può andare lì: su un incrocio giallo che ne era senza quando è arrivata la lettera.
error-cannot-kill = Lì non c’è nessuno che possa essere una vittima.
error-cannot-wait = Jack non può più aspettare.
error-cannot-move-wretched = Non può andare lì: su un cerchio adiacente, senza passare davanti a una pattuglia né finirle accanto, né su un’altra sventurata o un luogo di delitto.
error-no-patrol-there = Lì non c’è nessuna pattuglia coperta.
error-no-street-there = Jack non può andarci a piedi: su un cerchio adiacente, per una via senza poliziotti.
error-not-the-hideout = Quello non è il covo di Jack.
error-no-coach-left = Stanotte non ci sono più carrozze, o abbastanza caselle sulla traccia.
error-cannot-ride-there = La carrozza non può andarci: per un cerchio adiacente fino a un altro, senza tornare.
error-no-alley-left = Stanotte non ci sono più vicoli.
error-no-alley-there = Nessun vicolo porta lì: i due cerchi devono stare attorno allo stesso isolato.
error-can-still-move = Jack può ancora muoversi.
error-cannot-name-policeman = Quel poliziotto non si può nominare: blu, rosso o verde, finché nessun altro è in Goulston Street.
error-cannot-send-policeman = Solo il poliziotto nominato o quello marrone può essere mandato in Goulston Street.
error-not-his-turn = Non tocca a quel poliziotto.
error-cannot-step-there = Non può andare lì: al massimo due incroci, e non su un altro poliziotto.
error-cannot-lay-false-clue = Lì c’è già un falso indizio.
error-cannot-ask-there = Non può cercare lì: su un cerchio accanto a lui, senza falso indizio, dove non ha ancora cercato.
error-cannot-arrest-there = Quell’arresto non si può fare: su un cerchio accanto a lui senza falso indizio, o, con l’opzione, tutt’intorno in una volta.
error-search-goes-on = Un poliziotto sta cercando indizi: prima continua lui.
error-cannot-rush-there = Non può correre lì: con quella opzione, un passo verso un incrocio libero.
error-must-act = C’è un cerchio dove può cercare: deve agire.

## Partite registrate
error-not-a-record = Questa non è una partita registrata da Gaslamp.
error-record-cut-off = La partita registrata è incompleta o ha perso delle righe.
error-bad-header = L’intestazione ha una riga di troppo: «{ $line }».
error-missing-header = All’intestazione manca la riga «{ $name }».
error-bad-line = Una riga non si può leggere: «{ $line }».
error-wrong-number = La riga «{ $line }» dovrebbe avere il numero { $number }.
error-bad-hexadecimal = «{ $text }» non è un numero esadecimale.
error-wrong-seat = L’azione { $number } non toccava a { $seat }.
error-wrong-outcome = La partita non finisce come dice.
error-not-finished = La partita non è finita: non c’è ancora nulla da provare.
error-no-seed = Manca il seme da cui vengono i sorteggi; lo contiene solo la partita registrata dal tavolo.
error-no-nonce = Manca ciò che apre la promessa dell’azione { $number }.
error-seed-tampered = Non è onesta: il seme non è quello promesso all’inizio.
error-draw-tampered = Non è onesta: il sorteggio { $number } non è quello che dà il seme.
error-promise-missing = Non è onesta: l’azione { $number } deve portare una promessa solo se è segreta, e sempre in quel caso.
error-promise-broken = Non è onesta: l’azione { $number } non è quella promessa.

## Il comando
error-unknown-language = «{ $text }» non è una lingua conosciuta: usa { $known }.
error-bad-usage = La riga di comando non è giusta: { $why } (Vedi gaslamp --help.)
error-no-file = Il file «{ $path }» non esiste.
error-is-folder = «{ $path }» è una cartella, non un file.
error-cannot-read = «{ $path }» non si può leggere: { $why }.
error-cannot-write = «{ $path }» non si può scrivere: { $why }.
error-not-text = «{ $path }» non è un file di testo.
error-too-big = «{ $path }» è troppo grande per essere una partita registrata.
error-view-of-other = È ciò che vede un altro posto ({ $seat }); non si può mostrare con altri occhi.
error-whole-needed = Qui si vede solo ciò che vede un posto; serve la posizione intera.
error-already-over = La partita in «{ $path }» è finita: scegli un altro file per cominciarne una.
error-other-game = «{ $path }» contiene una partita cominciata con { $found }.
error-not-playable = «{ $path }» è ciò che un posto ha visto di una partita; si può continuare solo quella del tavolo.
error-unknown-role = «{ $text }» non è un ruolo: usa { $known } o both.
error-went-wrong = Qualcosa è andato storto dentro Gaslamp ({ $why }); per favore segnalalo.
error-no-seat = Di’ di chi vuoi sapere, con --as POSTO.
error-unknown-bench = «{ $text }» non è una cosa che misuro: usa { $known }.
error-no-yardstick = Il metro «{ $name }» non è installato: installa gaslamp[bench].
error-wrong-side = { $text } non è una parte di questo gioco: usa { $known }.
error-no-level = Di’ chi gioca, con { $text } e uno di { $known }.
error-bad-player = «{ $text }» non dice chi gioca: scrivi PARTE=LIVELLO, per esempio { $known }.
error-side-twice = Ci sono due livelli per la parte { $side }: danne uno.
error-not-two-sides = { $game } ha { $count } parti: l’arena gioca i giochi con due parti.
error-swap-same = { $level } contro { $level }: non c’è nulla da scambiare.
error-other-results = «{ $path }» contiene i risultati di altro: { $found }.
error-damaged-results = «{ $path }» è rovinato: la riga { $number } non è un risultato.
error-no-cheat = { $game } non ha un giocatore che conosca i segreti per la parte { $side }.

## Tavoli
error-no-table = Questo tavolo non esiste.
error-wrong-key = Questa chiave non apre nessun posto a questo tavolo.
error-spectators-watch = Stai guardando: solo i giocatori possono farlo.
error-seat-taken = Quel posto è occupato.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata: c’è un posto libero.
error-table-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-stale-version = La partita è andata avanti da quando hai guardato: il tavolo è alla versione { $version }.
error-out-of-time = Il tempo è scaduto.
error-machine-plays = Ora a quel posto gioca una macchina.
error-not-absent = Quel giocatore non è assente, o non da abbastanza tempo.
error-cannot-undo = Non si può annullare: solo la tua ultima azione, prima che si riveli qualcosa e che agisca un altro.
error-cannot-take-back = Non si può riprendere nulla: dopo la tua ultima azione si è pescato o risposto qualcosa.
error-offer-open = C’è già una proposta: prima bisogna rispondere.
error-no-offer = Quella proposta non è più aperta.
error-not-asked = Nessuno te l’ha chiesto.
error-no-assist = Questo tavolo gioca senza quell’aiuto.
error-counsel-for-police = Solo gli investigatori possono chiedere consiglio a una macchina.
error-no-counsel = Nessuna macchina ha saputo dire che cosa fare qui.
error-notebook-full = Il taccuino è pieno.
error-no-such-channel = A questo tavolo non hai quel canale.
error-no-hello = Il primo messaggio deve essere un saluto.
error-bad-message = Il messaggio non si capisce.
error-server-error = Qualcosa è andato storto qui: niente è stato cambiato.
