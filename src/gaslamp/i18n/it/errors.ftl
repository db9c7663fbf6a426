# Una frase per ogni errore: che cosa non va e, quando aiuta, che cosa ci si aspetta.

## Posizioni e azioni
error-missing-field = La posizione è incompleta: manca la parte «{ $field }».
error-bad-position = «{ $text }» non è una posizione di questo gioco.
error-bad-action = «{ $text }» non è un’azione di questo gioco.
error-surplus-field = La posizione è troppo lunga: «{ $text }» è di troppo.
error-unknown-seat = Non c’è un posto «{ $text }»: usa { $known }.
error-unknown-action = Non c’è un’azione «{ $text }».
error-bad-number = «{ $text }» non può essere { $what }: usa un numero da { $low } a { $high }.
what-round = il turno
what-turn = l’ordine nel turno
what-depth = la profondità
what-milliseconds = il numero di millisecondi
what-actions = il numero di azioni
what-games = il numero di partite
what-jobs = il numero di partite giocate insieme
what-number = un numero
error-twice = «{ $text }» nomina due volte la stessa cosa.
error-hidden-in-state = In questa posizione qualcosa è nascosto. Se mostra ciò che vede un giocatore, scrivi alla fine @ e il nome del suo posto.
error-other-spelling = «{ $text }» va scritto «{ $spelling }».
error-bad-awaited = «{ $text }» non dice che cosa aspetta il gioco: scrivi per esempio { $example }.
error-bad-secrets = L’ultima parte non dà i segreti: scrivi per esempio { $example }.
error-wrong-secrets = I segreti si contraddicono, o contraddicono il tabellone.
error-wrong-eyes = Non è ciò che vede @{ $seat }: un segreto è mostrato o nascosto per errore.
error-ambiguous = «{ $text }» può voler dire più di una cosa: scegli tra { $known }.
error-no-sections = Questo tabellone non ha sezioni: si disegna sempre intero.
error-unknown-section = Il tabellone non ha una sezione «{ $text }»: usa { $known }.
error-unknown-game = Non c’è un gioco «{ $text }»: usa { $known }.
error-unknown-player = Non c’è un giocatore «{ $text }»: usa { $known }.
error-engine-on-worker = Un worker non esegue programmi altrui: togli --redis, o nomina un livello.
error-no-command = «{ $text }» non nomina un programma: scrivi cmd: e il suo comando.
error-unknown-line = Nessuna riga comincia con «{ $text }».
error-unknown-protocol = Questa è la versione { $known } del protocollo, non { $text }.
error-no-view = Prima indica seat e view.
error-no-choice = Questo posto non ha niente da scegliere ora.
error-unknown-rules = Nessuna posizione comincia con «{ $text }»: comincia con { $known }, o scrivi il nome di un gioco.
error-wrong-rules = Questo segue le regole «{ $found }», ma questa versione gioca con { $known }.
error-unknown-option = L’opzione «{ $text }» non esiste: usa { $known }.
error-unknown-value = L’opzione { $option } non ha un valore «{ $value }»: usa { $known }.
error-bad-option = «{ $text }» non è un’opzione: scrivi nome=valore, ogni nome una volta sola.

## Ciò che le regole non permettono
error-not-now = Adesso non si può: il gioco aspetta qualcos’altro.
error-not-your-turn = Non tocca più a te.
error-not-the-truth = Questo contraddice i segreti.
error-hidden = Una parte di questa azione è nascosta: qui serve l’azione intera.

## Partite registrate
error-not-a-record = Questa non è una partita registrata da Gaslamp.
error-not-ascii = Una partita registrata contiene solo caratteri ASCII; questa ne contiene altri.
error-record-cut-off = La partita registrata è incompleta: finisce troppo presto, o mancano delle righe.
error-bad-header = L’intestazione ha una riga che non c’entra: «{ $line }».
error-missing-header = All’intestazione manca la riga «{ $name }».
error-bad-line = Una riga non si può leggere: «{ $line }».
error-wrong-number = La riga «{ $line }» dovrebbe avere il numero { $number }.
error-bad-hexadecimal = «{ $text }» non è un numero esadecimale.
error-wrong-seat = Nella partita registrata { $seat } fa l’azione { $number }, ma non tocca a quel posto.
error-wrong-outcome = La partita non finisce come dice la sua ultima riga.
error-not-finished = La partita non è finita: non c’è ancora nulla da provare.
error-no-seed = Manca il seme, perciò i sorteggi non si possono controllare: usa la partita registrata dal tavolo.
error-no-nonce = Manca il nonce dell’azione { $number }, perciò la sua promessa non si può controllare.
error-seed-tampered = La partita non è onesta: il seme non è quello promesso all’inizio.
error-draw-tampered = La partita non è onesta: il sorteggio { $number } non è quello che dà il seme.
error-promise-missing = La partita non è onesta: l’azione { $number } deve portare una promessa solo se è segreta, e sempre in quel caso.
error-promise-broken = La partita non è onesta: l’azione { $number } non è quella promessa.

## Il comando
error-unknown-language = Non c’è una lingua «{ $text }»: usa { $known }.
error-bad-usage = La riga di comando non è corretta: { $why } (Vedi gaslamp --help.)
error-no-file = Il file «{ $path }» non esiste.
error-is-folder = «{ $path }» è una cartella, non un file.
error-cannot-read = «{ $path }» non si può leggere: { $why }.
error-cannot-write = «{ $path }» non si può scrivere: { $why }.
error-not-text = «{ $path }» non è un file di testo.
error-too-big = «{ $path }» è troppo grande per essere una partita registrata.
error-view-of-other = È ciò che vede { $seat }; non si può mostrare a un altro posto.
error-whole-needed = È solo ciò che vede un giocatore; qui serve la posizione intera.
error-already-over = La partita in «{ $path }» è finita: scegli un altro file per cominciarne una.
error-other-game = «{ $path }» contiene una partita cominciata con { $found }.
error-not-playable = «{ $path }» è una partita vista da un solo giocatore; per continuarla, usa quella del tavolo.
error-unknown-role = Non c’è un ruolo «{ $text }»: usa { $known } o both.
error-went-wrong = Qualcosa è andato storto dentro Gaslamp ({ $why }); per favore segnalalo.
error-no-seat = Di’ da quale posto vuoi vedere, con --as POSTO.
error-unknown-bench = Non c’è una misura «{ $text }»: usa { $known }.
error-bench-not-timed = Solo la misura { $known } accetta --seconds.
error-bench-not-profiled = --profile vale solo per { $known }.
error-no-yardstick = «{ $name }», che serve per confrontare, non è installato: installa gaslamp[bench].
error-wrong-side = { $text } non è una parte di questo gioco: usa { $known }.
error-no-level = Di’ chi gioca, con { $text } e un nome tra { $known }.
error-bad-player = «{ $text }» non dice chi gioca: scrivi PARTE=LIVELLO, per esempio { $known }.
error-side-twice = Ci sono due livelli per la parte { $side }: danne uno.
error-not-two-sides = { $game } ha { $count } parti: l’arena gioca i giochi con due parti.
error-swap-same = { $level } contro { $level }: non c’è nulla da scambiare.
error-other-results = «{ $path }» contiene i risultati di altro: { $found }.
error-damaged-results = «{ $path }» è danneggiato: la riga { $number } non è un risultato.
error-no-cheat = { $game } non ha un giocatore che conosca i segreti e giochi { $side }.

## Tavoli
error-no-table = Questo tavolo non esiste.
error-wrong-key = Questa chiave non apre nessun posto a questo tavolo.
error-spectators-watch = Stai guardando: solo i giocatori possono farlo.
error-seat-taken = Quel posto è occupato.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata: c’è un posto libero.
error-table-over = La partita è finita.
error-nothing-to-undo = Non c’è niente da annullare.
error-not-over = La partita non è ancora finita.
error-stale-version = La partita è andata avanti da quando hai guardato: il tavolo è alla versione { $version }.
error-out-of-time = Il tempo è scaduto.
error-machine-plays = Ora a quel posto gioca una macchina.
error-not-absent = Quel giocatore non è assente, o non da abbastanza tempo.
error-cannot-undo = Non si può annullare. Puoi annullare solo la tua ultima azione, e solo prima che si riveli qualcosa o agisca un altro giocatore.
error-cannot-take-back = Non si può ritirare nulla: dopo la tua ultima azione c’è stato un sorteggio o una risposta.
error-clock-decides = Questo tavolo ha un orologio: finché resta tempo, nessuno è considerato assente.
error-others-seated = A questo tavolo siedono altre persone: lascia invece il tuo posto.
error-no-clock = Questo tavolo non ha un orologio.
error-enough-time = Gli altri hanno già tutto il tempo che un tavolo può dare.
error-only-allies = Solo gli alleati possono dare questo posto a una macchina. Puoi reclamare la vittoria quando il giocatore è assente da abbastanza tempo.
error-no-take-back = A un tavolo con altre persone non si ritira una mossa giocata contro una macchina.
error-offer-open = C’è già una proposta: prima bisogna rispondere.
error-no-offer = Quella proposta non è più aperta.
error-not-asked = Non tocca a te rispondere a questa proposta.
error-no-assist = Questo tavolo non offre questo aiuto.
error-no-advice-for-seat = Nessuna macchina dà consigli a questo posto.
error-no-counsel = La macchina non ha consigli qui.
error-notebook-full = Il taccuino è pieno.
error-no-such-channel = A questo tavolo non hai quel canale.
error-no-hello = Il primo messaggio deve essere «hello».
error-bad-message = Il messaggio non è valido.
error-server-error = Qualcosa è andato storto sul server: niente è stato cambiato.
