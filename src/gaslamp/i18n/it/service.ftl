# Intorno ai tavoli: limiti, account, avvisi, e l’avvio di un server.

error-bad-setting = L’impostazione { $name } non può essere «{ $text }».
error-bad-secret-file = «{ $path }» deve contenere il segreto del server, esattamente 32 byte.
error-no-server-extra = Il server non è installato: installa gaslamp[server].
error-port-taken = La porta { $port } su { $host } è già in uso: scegline un’altra con --port.
error-cannot-listen = Il server non può ascoltare su { $host }: { $why }.
error-too-many = Troppe richieste: aspetta { $seconds } secondi e riprova.
error-too-many-spectators = Troppe persone guardano questo tavolo. Riprova più tardi.
error-too-long = È troppo lungo: al massimo { $most } byte.
error-wrong-origin = Questa richiesta viene da un’altra pagina, perciò è stata rifiutata.
error-no-page = A questo indirizzo non c’è nulla.
error-wrong-method = Questo indirizzo non accetta questo tipo di richiesta.
error-wrong-login = Il nome o la password non sono giusti.
error-not-logged-in = Non hai fatto l’accesso.
error-name-taken = Qualcuno ha già questo nome: scegline un altro.
error-name-unusable = Questo nome non va bene: ha caratteri invisibili o che non si distinguono, oppure è troppo lungo o troppo corto. Usa lettere, cifre e spazi.
error-name-mixed = Questo nome mescola lettere di alfabeti diversi che si somigliano. Usa le lettere di un solo alfabeto.
error-password-common = Molte persone usano questa password: è facile da indovinare. Scegline un’altra, per esempio alcune parole di seguito.
error-password-name = Questa password viene dal tuo nome o dal nome di questo sito: è facile da indovinare. Scegline un’altra.
error-password-pattern = Questa password è una data, una ripetizione o una fila di tasti: è facile da indovinare. Scegline un’altra, per esempio alcune parole di seguito.
error-no-seat-of-yours = Il tuo account non ha un posto a questo tavolo.
error-bad-address = Non si possono mandare avvisi a «{ $text }»: non è un indirizzo e-mail né web.
error-private-address = Non si possono mandare avvisi a un indirizzo nella rete di questo server.
error-no-mail = Questo server non può mandare e-mail: non è configurato per farlo.
error-same-address = Gli avvisi vengono già mandati lì.
error-no-notice = Questo avviso non esiste per questo posto.
error-analysis-failed = Non è stato possibile calcolarlo in tempo.
analysis-failed = L’analisi di questa partita non è riuscita.
error-not-analysed = Questa partita non è ancora stata analizzata.
error-nothing-to-play = In questo momento non resta nulla da giocare.

ending-left = Partita lasciata da { $names }.
story-extended = { $who } concede { $unit ->
    [days] { $count ->
        [one] un giorno
       *[other] { $count } giorni
     }
   *[minutes] { $count ->
        [one] un minuto
       *[other] { $count } minuti
     }
 } in più.

notice-subject = Tocca a te: { $game }
notice-body =
    Tocca a te in { $game }.
    Il tuo ruolo: { $seat }.

    Vai al tavolo: { $link }

    Per non ricevere più questi messaggi: { $stop }
notice-confirm-subject = Vuoi sapere quando tocca a te?
notice-confirm-body =
    Qualcuno (speriamo tu) vuole un messaggio qui quando è il suo turno in { $game }.

    Di’ sì o no qui: { $link }

    Se non eri tu, non fare nulla: è l’unico messaggio che ricevi.
notice-question = Vuoi sapere quando tocca a te?
notice-end-question = Niente più messaggi quando tocca a te?
notice-yes = Sì, avvisami
notice-no = No, niente più messaggi
notice-confirmed = Bene: ti avviseremo quando tocca a te.
notice-stopped = Bene: non riceverai altri messaggi.
notice-unknown = Questi messaggi sono già disattivati. Non devi fare nulla.

help-serve = Avvia un server: tavoli che chiunque apre con un link, nel browser.
help-host = L’indirizzo su cui ascoltare; con 0.0.0.0 altri nella tua rete possono giocare.
help-port = La porta su cui ascoltare.
help-data = La cartella dove si conservano i tavoli.
help-database = Il database da usare al posto di un file, per esempio postgresql://...
help-redis = Redis, con cui più server e worker collaborano, per esempio redis://localhost:6379.
help-open = Apri il browser.
serve-up = Gaslamp è su { $address } (Ctrl-C lo ferma).
error-which-redis = Un worker ha bisogno di Redis: di’ dov’è con --redis.
error-no-redis = Redis non è raggiungibile.
error-no-workers = Nessun worker è collegato a questo Redis: avvia prima gaslamp worker.
help-worker = Avvia un worker: pensa per i giocatori automatici dei server e gioca le partite dell’arena.
worker-up = Il worker è pronto (Ctrl-C lo ferma).

## Links in other programs
link-about = { $status ->
    [waiting] Un tavolo che aspetta giocatori. { $seats }.
    [running] Una partita in corso. { $seats }.
   *[over] Una partita finita. { $seats }.
 }

# Bot
error-bots-forbidden = Questo server non ammette bot.
error-wrong-bot-token = Questo token non appartiene a nessun bot.
error-no-bots-here = I giocatori di questo tavolo non vogliono bot.
error-bots-are-asked = Questo tavolo è annunciato per le persone. Un bot vi si siede solo se un giocatore lo invita.
error-bot-busy = { $name } gioca già { $most } partite.
error-bot-seated = Questo bot ha già un posto a questo tavolo.
error-no-such-bot = Nessun bot di nome { $name } è in linea.
error-bot-plays-others = { $name } non gioca a questo gioco.
error-no-challenge = Questa sfida non esiste o non è più aperta.
error-server-refused = Il server ha rifiutato: «{ $text }».
error-server-unreachable = Il server { $address } non è raggiungibile ({ $why }).
error-no-client-extra = Il client non è installato: installa gaslamp[client].
error-no-bot-token = Un bot ha bisogno del suo token: --token, o la variabile GASLAMP_BOT_TOKEN. Il suo account lo mostra.
error-bad-server = «{ $text }» non è l’indirizzo di un server. Comincia con http:// o https://.
error-which-engine = Indica uno dei due: --engine cmd:COMANDO, o --level LIVELLO.
error-no-open-seat = Nessun posto è libero a questo tavolo.
