# Il comando gaslamp.

help-app = Gioca a giochi di identità nascosta e movimento nascosto, guarda posizioni, controlla partite.
help-show = Disegna una posizione e dice che cosa sa un giocatore.
help-legal = Elenca che cosa si può fare in una posizione, un’azione per riga.
help-apply = Fa delle azioni in una posizione e scrive la nuova posizione.
help-perft = Conta le sequenze di azioni di una certa lunghezza, e le viste diverse che lasciano a ogni posto.
help-replay = Racconta una partita registrata.
help-verify = Prova che una partita finita è onesta.
help-infer = Dice che cosa può essere vero, sapendo solo ciò che un giocatore ha visto.
help-bench = Misura la velocità, e confronta ogni cifra con il suo obiettivo.
help-names = Che cosa misurare, per esempio rules; senza nome, tutto.
help-results = Conserva la tabella anche in questo file, in Markdown.
help-bench-seconds = Quanti secondi circa dura la misura degli attacchi (abuse); 60 se non indicato.
help-bench-profile = Dove va il tempo di calcolo di una mossa, passo per passo, invece delle cifre del server (server).
help-json = Scrive solo i dati, in JSON.
help-after = Usa solo le prime N azioni.
help-play = Gioca una partita intera nel terminale; è salvata dopo ogni mossa, e lo stesso comando la continua.
help-arena = Fa giocare due livelli l’uno contro l’altro, molte volte: chi vince, quanto, perché, e quanto pensano.
help-ladder = Fa giocare ogni livello contro ogni altro in tutti e due i ruoli, e li mette in classifica.
help-engine = Fa parlare a un giocatore macchina il protocollo dei motori, su standard input e output (docs/engine.md).
help-engine-level = Il suo livello. Senza, casual.
help-bot = Fa giocare un motore su un server, come bot (docs/bots.md).
help-bot-server = L’indirizzo del server, per esempio https://games.example.
help-bot-token = Il token del bot. Meglio nella variabile GASLAMP_BOT_TOKEN: altri utenti di questa macchina possono leggere una riga di comando.
help-bot-engine = Un programma che parla il protocollo dei motori, come cmd:./mybot.
help-bot-level = Invece di un programma, un livello nostro.
help-bot-game = Un gioco a cui il bot gioca; si può ripetere. Altrimenti, tutti.
help-bot-seconds = Secondi per ogni azione. Altrimenti, 5.
help-bot-most = Quante partite gioca insieme, al massimo 10. Altrimenti, 4.
help-bot-join = Un link a un tavolo a cui il bot si siede.
help-bot-seat = Il posto che vi prende. Altrimenti, il primo libero.
help-no-bots = Non ammettere bot.
bot-online = { $name } è in linea su { $address }: { $games }.
bot-plays = Gioca a { $game } come { $seat } al tavolo { $table }.
bot-over = Tavolo { $table }: vinto da { $winners }, { $reason }.
bot-lost = Non connesso, nuovo tentativo: { $why }
bot-refused = Il server ha rifiutato: { $why }
bot-not-seated = Non è stato possibile accettare la sfida: { $why }
bot-forfeits = Tavolo { $table }: si arrende, perché il motore non ha funzionato: { $why }
bot-left = Tavolo { $table }: lasciato: { $why }
help-player = Chi gioca una parte, in PARTE=LIVELLO, o PARTE=cmd:COMANDO per un tuo programma; una volta per ogni parte.
help-side = Abbrevia --player { $side }=LIVELLO: chi gioca { $name } ({ $games }).
help-levels = Quali livelli, separati da virgole; il primo fissa la scala. Altrimenti, tutti.
help-games = Il numero di distribuzioni da giocare.
help-seed = Il seme di tutto il caso: lo stesso seme dà le stesse partite.
help-jobs = Il numero di partite giocate insieme; altrimenti, una per ogni core.
help-out = Salva ogni risultato in questo file; lo stesso comando continua da dove si era fermato.
help-options = Le opzioni del gioco, in nome=valore, separate da virgole.
help-swap = Gioca ogni distribuzione due volte; i due livelli si scambiano la parte.
help-no-luck = Non calcolare la fortuna; richiede tempo, nei giochi che possono essere analizzati.
help-engine-seconds = Secondi che un tuo programma ha per ogni azione. Altrimenti, 5.
help-against = Il livello che gioca contro di te, per esempio random; altrimenti, casual.
help-position = Una posizione su una riga, tra virgolette; - per leggerla dallo standard input; o un gioco per il suo inizio, con opzioni come { $game }:nome=valore. Giochi: { $games }.
help-action = Azioni nella notazione del gioco, separate da spazi o barre; brevi dove è chiaro.
help-depth = Il numero di azioni da contare.
help-record = Il file di una partita, o - per lo standard input.
help-game = Il gioco: { $games }.
help-as = Da quale posto guardare: un posto ({ $sides }; gli alleati hanno un numero) o spectator.
help-role = Chi giochi: una parte ({ $sides }), uno dei suoi posti, o both per tutti allo stesso schermo.
help-turned = Disegna il tabellone capovolto, come visto dall’altra parte del tavolo.
help-section = Disegna in grande una sezione del tabellone, se il tabellone ha sezioni.
help-at = Mostra invece il tabellone dopo le prime N azioni.
help-file = Dove salvare la partita; altrimenti, nella tua cartella dei dati.
help-option = Un’opzione del gioco, in nome=valore; si può ripetere.
help-lang = Lingua: en, fr o it. Altrimenti quella di GASLAMP_LANG o del sistema.
help-version = Scrive la versione e finisce.

legal-nothing = Qui non c’è nulla da scegliere: la partita è finita, o non tocca a questo posto.
perft-nodes = sequenze di azioni
perft-views = viste diverse
perft-counting = Sto contando…
replay-machine = { $seat }: una macchina, livello «{ $level }».
replay-bot = { $seat }: un bot, il programma di qualcun altro.
replay-take-backs = Mosse ritirate: { $count }.
replay-open = La partita non è ancora finita.

play-ask-role = Chi giochi: { $roles } o both? [{ $default }]
play-begun = Una nuova partita di { $game }, salvata in { $path }.
play-resumed = La tua partita continua dopo { $actions } azioni, salvata in { $path }.
play-against = La macchina gioca al livello «{ $level }».
play-thinking = { $seat }: sta pensando…
play-since = Che cosa è successo:
play-choices = Che cosa puoi fare:
play-prompt = { $seat }, tocca a te (? per l’aiuto):
play-keys = Anche: list (tutte le scelte in parole), undo (ritira la mossa), board (ridisegna), board SEZIONE (una sezione, se il tabellone ne ha), quit (esci).
play-undone = Mossa ritirata.
play-cannot-undo = Non c’è nulla da ritirare: nel frattempo ha giocato qualcun altro, o è stato rivelato qualcosa.
play-yes = sì
play-ask-sure = { $question } (sì o no)
play-not-done = Non è stato fatto niente.
play-saved = Salvata. Per continuare: { $command }
play-curtain = Passa lo schermo: { $seat }. Poi premi Invio.
play-kept = La partita è salvata in { $path }.
play-proved = È onesta; chiunque può controllarlo: { $command }

arena-playing = Si gioca
arena-heading = { $game }: { $games } { $games ->
    [one] partita
   *[other] partite
 }, seme { $seed }
arena-level = livello
arena-won = vinte
arena-share = quota
arena-interval = intervallo al 95 %
arena-both = tutti e due i ruoli
arena-adjusted = Quote senza la fortuna
arena-narrower = più stretto
arena-endings = Come sono finite le partite
arena-actions = Una partita aveva { $actions } azioni in media.
arena-end-engine-ended = Il programma è terminato.
arena-end-engine-error = Il programma ha segnalato un errore.
arena-end-engine-illegal = Il programma ha scelto un’azione non permessa.
arena-end-engine-missing = Il programma non è partito.
arena-end-engine-too-slow = Il programma non ha risposto in tempo.
arena-engine-said = Che cosa hanno detto i programmi quando hanno perso
arena-times = Tempo per decidere
arena-decisions = decisioni
arena-mean = media
arena-p95 = 95 % entro
arena-longest = la più lunga
arena-stopped = Fermato dopo { $done } partite su { $total }. Con --out FILE i risultati restano e si può continuare più tardi.
arena-stopped-kept = Fermato dopo { $done } partite su { $total }; sono salvate. Per continuare: { $command }
ladder-matrix = Partite vinte, righe: { $first }; colonne: { $second }
ladder-scale = 400 punti in più vogliono dire dieci partite vinte per una persa. I due valori di { $level } hanno media 1000; ± è l’intervallo al 95 %.
