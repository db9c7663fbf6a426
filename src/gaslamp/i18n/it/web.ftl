# Le parole del client web.

web-title = Gaslamp
web-skip = Vai al contenuto
web-loading = Un momento…
web-hold = Tieni premuto per vedere
web-yes = Sì
web-no = No
web-close = Chiudi
web-pair = { $name }: { $value }
web-sure = Davvero?

title-table = { $game } · Gaslamp
title-turn = ● Tocca a te · { $game }
title-lobby = Sala · Gaslamp
title-same = Un solo schermo · Gaslamp
title-learn = Prima partita · Gaslamp
title-replay = Rivedi la partita · Gaslamp
title-puzzles = Problemi · Gaslamp
title-companion = Con la tua scatola · Gaslamp
title-setup = Preparazione · Gaslamp
title-sheets = Fogli da stampare · Gaslamp
title-rules = Regole · Gaslamp
title-settings = Impostazioni · Gaslamp
title-account = Account · Gaslamp

nav-home = Gaslamp, pagina iniziale
nav-label = Pagine
nav = { $page ->
    [lobby] Sala
    [puzzles] Problemi
    [companion] Con la tua scatola
    [learn] Prima partita
    [rules] Regole
    [account] Account
   *[settings] Impostazioni
 }

## I giochi
level = { $level ->
    [random] A caso
    [greedy] Elementare
    [novice] Principiante
    [casual] Dilettante
    [club] Avanzato
    [expert] Esperto
    [ismcts] Macchina
   *[other] { $level }
 }

## Prima pagina
home-title = Londra, 1888. I lampioni a gas si spengono.
home-lead = Giochi di identità nascosta e di movimenti segreti. Gioca contro un amico lontano, in più persone allo stesso schermo, o contro la macchina. Non serve un account, e nessuno vede i tuoi segreti.
home-new = Nuova partita
home-opponent = Contro
home-opponent-name = { $opponent ->
    [machine] La macchina
    [bot] Un bot
    [friend] { $many ->
        [yes] Amici, con un link
       *[no] Un amico, con un link
     }
   *[same] { $many ->
        [yes] Tutti allo stesso schermo
       *[no] In due allo stesso schermo
     }
 }
home-side = Il tuo ruolo
home-either-side = L’uno o l’altro
home-level = Livello
home-more = Nome, regole, aiuto, orologio
home-name = Il tuo nome
home-guest = Ospite
home-assist = Aiuto sul tabellone (tutti sanno quale)
home-assist-name = { $assist ->
    [off] Nessuno
    [marks] I tuoi segni a matita
    [possible] Che cosa è ancora possibile
   *[probabilities] Le probabilità
 }
home-clock = Orologio
home-clock-name = { $clock ->
    [quick] 10 minuti a testa, 10 secondi in più a turno
    [slow] 30 minuti a testa, 30 secondi in più a turno
    [days] 3 giorni a turno
   *[none] Nessuno
 }
home-absence = Un giocatore che è via conta come assente dopo
home-absence-name = { $minutes ->
    [one] 1 minuto
    [60] 1 ora
    [1440] 1 giorno
   *[other] { $minutes } minuti
 }
home-all-replace = Anche gli avversari possono far giocare una macchina per un assente
home-listed = Mostra questo tavolo nella sala, così chiunque può unirsi
home-bot = Bot
home-bots = I bot possono sedersi
player-bot = { $name } (bot)
home-ally-chat = Gli alleati possono parlare e fare piani senza che gli altri li vedano
home-start = { $opponent ->
    [friend] Apri un tavolo
   *[other] Gioca
 }
home-learn = Nuovo qui? Gioca una prima partita guidata
home-learn-about = Una vera partita contro la macchina, spiegata passo per passo.
home-companion = Hai la scatola? Giocaci
home-companion-about = Gaslamp è il giocatore che manca al tuo vero tabellone, con un solo telefono.
daily-title = Problema del giorno
daily-days = { $solved ->
    [yes] Risolto. { $days ->
        [one] Un giorno di fila.
       *[other] { $days } giorni di fila.
     }
   *[no] { $days ->
        [one] Finora un giorno di fila. Risolvilo oggi per continuare.
       *[other] Finora { $days } giorni di fila. Risolvilo oggi per continuare.
     }
 }
daily-solve = Risolvilo
daily-again = Rivedilo
home-mine = Le mie partite
home-mine-none = Ancora nessuna. Sono conservate in questo browser.

## Elenchi di tavoli
list-state = { $status ->
    [waiting] in attesa di giocatori
    [running] in corso
   *[over] finita
 }
list-your-turn = tocca a te
list-their-turn = tocca all’altro
list-agreed = { $kind ->
    [live] { $minutes } min + { $seconds } s
    [correspondence] { $days ->
        [one] un giorno a turno
       *[other] { $days } giorni a turno
     }
   *[none] senza orologio
 } · aiuto: { $assist ->
    [off] nessuno
    [marks] i tuoi segni
    [possible] che cosa è possibile
   *[probabilities] le probabilità
 }
list-rematch = rivincita proposta: il tuo posto è riservato
lobby-title = Sala
lobby-about = Chiunque può unirsi a questi tavoli o guardarli. Un tavolo che non è in questa lista si apre solo con il suo link.
lobby-waiting = In attesa di giocatori
lobby-running = In corso
lobby-none-waiting = Nessun tavolo è in attesa.
lobby-none-running = Nessuna partita pubblica è in corso.
lobby-new = Apri un tavolo

## In attesa dei giocatori
wait-seated = La partita comincia quando tutti i posti sono presi. Manda il link a chi vuole giocare.
wait-choose = Scegli un posto per giocare, o resta a guardare.
wait-leave = Lascia il mio posto
wait-machine = Metti qui una macchina
wait-sit = Gioca come { $seat }
wait-link = Il link di questo tavolo
wait-agreed = Che cosa si gioca
wait-help = Aiuto sul tabellone
wait-rules = Regole
wait-clock-start = Gli orologi partono quando tutti sono al tavolo.
wait-kept = riservato a { $name }
wait-machine-level = Livello della macchina per { $seat }
wait-bot = Bot per { $seat }
wait-ask-bot = Invita questo bot
wait-asked = { $answer ->
    [none] { $bot } è invitato.
    [busy] { $bot } ha rifiutato: gioca troppe partite.
    [game] { $bot } ha rifiutato: non gioca a questo gioco.
    [options] { $bot } ha rifiutato: non gioca con queste opzioni.
    [clock] { $bot } ha rifiutato: non gioca con questo orologio.
   *[other] { $bot } ha rifiutato.
 }
wait-machine-away = Togli la macchina
wait-share = Manda il link
wait-code = Codice con il link a questo tavolo
wait-code-about = Un telefono apre il tavolo con questo codice: basta inquadrarlo con la fotocamera.
wait-cancel = Annulla il tavolo
wait-cancel-sure = Sì, annullalo
wait-cancelled = Questo tavolo è stato annullato
wait-cancelled-text = È stato chiuso prima dell’inizio della partita.
wait-rematch = In attesa che { $names } accetti la rivincita. Puoi anche mandare il link.
rematch-offered = Ti viene proposta una rivincita, a ruoli scambiati.
rematch-accept = Accetta la rivincita
rematch-later = Non ora

## Al tavolo
table-you = tu
table-open-seat = posto libero
table-other = Scegli altro
table-undo = Annulla
table-tap-again = Tocca ancora per confermare.
table-confirm = Conferma
table-skip = Salta
table-skip-about = Mostra subito il resto di questo turno
table-menu = Tavolo
table-panels = Racconto, chat, note e aiuto
table-tab = { $tab ->
    [story] Racconto
    [chat] Chat
    [notes] Note
   *[help] Aiuto
 }
table-story = Il racconto di questa partita
table-story-empty = Non è ancora successo niente.
table-chat = Messaggi
table-chat-empty = Non ci sono ancora messaggi.
table-chat-say = Scrivi un messaggio
table-chat-spectator = A questo tavolo solo i giocatori possono scrivere messaggi.
table-channel-all = Tutti
table-channel-side = { $side } soltanto
table-send = Invia
table-notes-about = Queste note le leggi solo tu. Sono conservate con il tavolo.
table-notes-state = { $state ->
    [writing] Scrittura…
    [lost] Non salvato: la connessione è persa.
   *[kept] Salvato.
 }
table-thinking = { $seat } sta pensando
table-presence = { $state ->
    [here] presente
   *[away] assente
 }
table-assist = Aiuto: { $assist ->
    [marks] i tuoi segni
    [possible] che cosa è possibile
   *[probabilities] le probabilità
 }
table-connection = { $state ->
    [connecting] Connessione…
    [lost] Connessione persa. Nuovo tentativo…
   *[refused] Il server ha chiuso la connessione.
 }
table-lost = Il server non ha ricevuto niente. Riprova.
table-copy-link = Copia il link
table-copy-key = Copia il mio posto per un altro dispositivo
table-key-about = Con il secondo link chiunque può giocare al tuo posto e vedere i tuoi segreti. Non darlo a nessuno.
table-copied = Copiato
table-ask-back = Chiedi di ritirare la mossa
table-ask-stop = Chiedi di interrompere la partita
table-resign = Abbandona
table-resign-sure = Sì, abbandona
table-hand-over = Lascia continuare una macchina
table-hand-mine = al mio posto
table-hand-theirs = per { $seat }
table-hand-back = Riprendi il mio posto
table-replay = Rivedi la partita
table-rematch = Rivincita, ruoli scambiati
table-rematch-go = Alla rivincita
table-offer = { $what ->
    [abandon] { $who } chiede di interrompere la partita.
    [resign] { $who } chiede di abbandonare.
   *[take-back] { $who } chiede di ritirare l’ultima mossa.
 }
table-offer-waits = In attesa della risposta.
table-away = { $who } non c’è.
table-away-clock = L’orologio continua a correre: decide lui.
table-away-soon = { $what ->
    [claim] Potrai reclamare la vittoria tra { $time }.
   *[replace] Una macchina potrà giocare per { $who } tra { $time }.
 }
table-claim = Reclama la vittoria
table-replace = Fai giocare una macchina per { $who }
table-agreement = { $rule ->
    [clock] Questo tavolo ha un orologio: se un giocatore resta assente, decide l’orologio.
    [all] Se un giocatore è assente da { $time }, chiunque può far giocare una macchina al suo posto, e gli avversari possono reclamare la vittoria.
   *[allies] Se un giocatore è assente da { $time }, gli alleati possono far giocare una macchina al suo posto, e gli avversari possono reclamare la vittoria.
 }
table-take-back = Ritira la mossa
table-take-backs = Mosse ritirate: { $count }
table-leave = Lascia la partita
table-key-renew = Rinnova il mio link
table-key-renew-sure = Sì, rinnovalo
table-key-renew-about = Se qualcun altro può avere il link del tuo posto: tutti i vecchi link smettono di funzionare, anche sugli altri tuoi dispositivi.
table-key-renewed = Il tuo link è rinnovato. I vecchi non funzionano più.
notice-about = Avvisami quando tocca a me, a questo indirizzo di posta o web
notice-add = Avvisami
notice-unconfirmed = Apri il link nel messaggio per confermare.
notice-unanswered = In attesa che il programma a quell’indirizzo risponda.
notice-secret = Messaggi firmati con
notice-end = Disattiva
clock-days = { $days } g { $hours } h
table-clock-is = { $kind ->
    [live] { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
     } a testa, { $seconds ->
        [0] senza aggiunte
        [one] 1 secondo in più a turno
       *[other] { $seconds } secondi in più a turno
     }
    [correspondence] { $days ->
        [one] 1 giorno a turno
       *[other] { $days } giorni a turno
     }
   *[none] Nessuno
 }
table-clock-waits = Non ancora qui: { $who }. Gli orologi aspettano.
table-clock-starts = Partono al più tardi fra { $time }.
table-away-clock-ends = Restano { $time }.
table-add-time = { $kind ->
    [correspondence] Concedi un giorno
   *[live] Concedi un minuto
 }

## Uno schermo per tutti
same-curtain = Passa lo schermo: { $seat }
same-curtain-about = Tutti gli altri devono guardare altrove.
same-reveal = Sono io, { $seat }: mostra
same-done = Hai mosso. Guarda quanto vuoi, poi passa lo schermo.
same-hand-over = Nascondi lo schermo per { $seat }
same-no-keys = Questo tavolo non è condiviso su questo schermo
same-no-keys-text = Apri una partita allo stesso schermo dalla pagina iniziale.

## Rivedere
replay-eyes = Visto da
replay-referee = l’arbitro
replay-as = Come { $seat }
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-jump = Vai a
replay-speed = Velocità
replay-speed-is = { $speed ->
    [half] a metà velocità
    [double] due volte più veloce
    [fourfold] quattro volte più veloce
   *[normal] normale
 }
replay-table = Al tavolo
replay-link = Link a questo momento
replay-puzzles = Problemi da questa partita
replay-download = Scarica
replay-begin = Prima della prima mossa.
replay-none = Qui non c’è niente da rivedere
replay-mistake = Errore al passo { $number }
play-on = Gioca da qui
play-on-seat = Posto in cui giocare
play-on-guest = Ospite
play-on-from = Prosegue un’altra partita dalla mossa { $at }

## Impostazioni
settings-about = Sono conservate solo in questo browser.
settings-theme = Colori
settings-theme-name = { $theme ->
    [paper] Carta
    [contrast] Contrasto elevato
    [colour-safe] Per daltonici
   *[night] Notte
 }
settings-theme-switch = { $theme ->
    [paper] Passa alla notte
   *[night] Passa alla carta
 }
settings-language = Lingua
settings-orientation = Tabellone
settings-orientation-name = { $orientation ->
    [upright] Diritto
    [upside-down] Capovolto
    [turned] Girato
   *[auto] Secondo il posto
 }
settings-orientation-about = Secondo il posto: ogni parte vede il tabellone dal suo lato del tavolo. Girato: per giocatori seduti fianco a fianco.
settings-speed = Velocità delle macchine
settings-speed-name = { $speed ->
    [calm] calma
    [quick] rapida
   *[at-once] immediata
 }
settings-speed-about = A che velocità le macchine mostrano le loro mosse. Il tempo che pensano non si vede mai.
settings-else = Inoltre
settings-animation = Anima i movimenti
settings-sound = Suoni
settings-labels = Nomi dei luoghi sul tabellone
settings-notation = Il racconto anche in notazione
settings-forced = Gioca in automatico le mosse obbligate

## Account
account-about = Si può giocare senza. Un account conserva i tuoi tavoli su ogni dispositivo.
account-name = Nome
account-password = Password
account-new-password = Nuova password (almeno 8 caratteri)
account-login = Accedi
account-create = Crea un account
account-who = Il tuo account: { $name }.
account-leave = Esci
account-in = Ora sei nel tuo account. Le partite di questo browser sono ora nel tuo account.
account-out = Hai lasciato il tuo account.
account-change = Cambia la password
account-changed = La password è cambiata.
account-bot = Bot
account-bot-about = Un tuo programma può giocare con questo account. Tutti vedono allora che è un bot, anche quando giochi tu.
account-bot-is = Questo account è un bot: tutti lo vedono. Il suo token è per gaslamp bot, o per un tuo programma.
account-bot-make = Fai di questo account un bot
account-bot-renew = Nuovo token (il vecchio non vale più)
account-bot-stop = Non essere più un bot
account-bot-token = Token: tienilo segreto, è mostrato solo adesso
account-delete = Elimina l’account
account-delete-about = Puoi ancora giocare dai tuoi posti in questo browser. Scrivi prima la password qui sopra.
account-delete-sure = Sì, eliminalo
account-deleted = L’account è eliminato.

## Quando qualcosa non va
trouble-no-page = Questa pagina non esiste
trouble-no-page-text = Controlla l’indirizzo: forse manca una lettera.
trouble-no-table = Questo tavolo non si può aprire
trouble-unreachable = Il server non risponde. È in funzione?
trouble-broken = C’è stato un errore
trouble-broken-text = Questa pagina ha un errore. La tua partita è al sicuro sul server. Ricarica la pagina.
trouble-home = Alla pagina iniziale
trouble-again = Riprova
update-ready = È pronta una nuova versione di queste pagine.
update-reload = Caricala ora
update-later = Più tardi
offline-about = Il server non risponde. Questo è ciò che hai visto qui l’ultima volta, il { $time }. Tutto riprende da solo quando torna la connessione.
offline-no-notes = Non hai scritto note.
offline-marks = Segni a matita
offline-list = Da leggere senza connessione

## L’aiuto accanto al tabellone
help-now = E adesso?
help-rules = Le regole:
help-goal = Il tuo obiettivo
help-keys = Tasti

## Prima partita
learn-title = Una prima partita
learn-again = Un’altra prima partita
learn-next = Avanti
learn-rules = Prima leggi le regole
learn-step = Lezione { $step } di { $steps }
learn-others = Le prime partite di altri giochi
learn-suggestion = Un suggerimento
learn-follow = Fai così
learn-own = Oppure fai altro sul tabellone.
learn-unseen = Questo non è successo nella tua partita:
learn-thinks = La guida pensa…
why-link = Perché?
why-rule = Perché? Regola { $rule }
learn-none = Questo gioco non ha una prima partita
learn-none-text = Non ha lezioni. Puoi giocarlo contro la macchina: apri una nuova partita.

## Regole
rules-about = Come si gioca ogni gioco, e ogni regola con il suo numero.
rules-others = Le regole di altri giochi
rules-none = Questo gioco non ha una pagina con le regole. Durante la partita la pagina elenca che cosa sai e che cosa puoi fare.

## Giochi senza pagine proprie
generic-known = Che cosa sai
generic-notation = In notazione
generic-choices = Che cosa puoi fare
generic-turn = Tocca a te: scegli tra { $count ->
    [one] 1 azione
   *[other] { $count } azioni
 }.
generic-over = La partita è finita.
generic-wait = In attesa: { $seat }.
generic-search = Cerca tra le azioni
generic-no-match = Nessuna azione corrisponde.
generic-help = Questo gioco non ha un aiuto proprio. Il racconto dice che cosa è successo. L’elenco mostra tutto ciò che puoi fare ora, ogni azione con la sua notazione.
generic-key-name = { $shortcut ->
    [move] ↑ ↓
    [undo] U
   *[tabs] ? L C
 }
generic-key = { $shortcut ->
    [move] passa da un’azione all’altra; Invio sceglie
    [undo] annulla
   *[tabs] aiuto, racconto, chat
 }

## Prima e dopo una partita: era giusta?
wait-shares = Tutti mescolano…
honesty-check = Controlla che nessuno abbia barato
honesty-save = Salva quello che ho visto
honesty-checking = Controllo…
honesty-old = Questa partita è stata registrata in un vecchio formato che questa pagina non sa controllare.
honesty-failed = Non è stato possibile leggere la partita. Riprova.
honesty-good = Nessuno ha barato, per quanto questa pagina può vedere.
honesty-bad = Qualcosa non va in questa partita.
honesty-form-bad = La riga { $number } della partita registrata non è scritta come la scrive un server.
honesty-promises-good = Ogni segreto è quello messo sotto chiave quando è stato scelto.
honesty-promises-bad = La mossa { $number } non è quella messa sotto chiave.
honesty-deal-good = Le carte vengono da numeri messi sotto chiave prima della partita.
honesty-deal-bad = { $place ->
    [server] Le carte non vengono dal numero che il server ha messo sotto chiave prima della partita.
   *[player] Le carte non vengono dai numeri che i giocatori hanno messo sotto chiave prima della partita.
 }
honesty-share-good = Il tuo numero è nella mescolata: nessuno ha potuto scegliere le carte, nemmeno il server.
honesty-share-bad = Il tuo numero è stato lasciato fuori dalla mescolata. Il server avrebbe potuto scegliere le carte.
honesty-share-none = Non hai dato un numero per la mescolata. Il server avrebbe potuto scegliere le carte.
honesty-seen-good = È la partita che hai visto in questo browser.
honesty-seen-bad = Alla mossa { $number } non è la partita che hai visto in questo browser.
honesty-seen-none = Questo browser non ha visto la partita, perciò non ha nulla da confrontare.
honesty-signature-good = Il server ha firmato la partita: nessun altro l’ha cambiata.
honesty-signature-bad = { $place ->
    [missing] Il server non ha firmato inizio e fine di questa partita.
    [key] La partita è firmata con una chiave che non è di questo server.
    [start] La firma dell’inizio da parte del server non corrisponde a questa partita.
   *[end] La firma della fine da parte del server non corrisponde a questa partita.
 }
honesty-signature-none = { $place ->
    [key] Un altro server ha firmato questa partita. Questa pagina non ne conosce la chiave.
   *[missing] Nessun server ha firmato questa partita.
 }
honesty-past-changed = Il server ha cambiato ciò che è successo prima. Non fidarti di questa partita. Quando è finita, salva quello che hai visto.
honesty-not-here = Non controllato qui: le regole, e ogni carta. Lo fa il comando «gaslamp verify» con i file salvati.
honesty-origin-none = Le prime { $number } mosse vengono da un’altra partita. Solo la registrazione di quella prova come sono nate.
honesty-companion-none = Delle persone hanno giocato su un tabellone vero e inserito che cosa hanno fatto. La registrazione mostra ciò che è stato inserito.
honesty-draws-none = I giocatori hanno pescato da sé le carte scoperte e le hanno inserite. Nulla prova quei sorteggi.

## Momenti sul tabellone, e la fine
moment-skip = Salta
ending-won = Hai vinto
ending-lost = Hai perso
ending-nobody = Nessuno ha vinto
ending-winner = { $count ->
    [one] Vince { $winners }
   *[other] Vincono { $winners }
 }
ending-fold = { $state ->
    [open] Meno
   *[folded] Di più
 }
ending-hide = { $state ->
    [shown] Nascondi
   *[hidden] Mostra
 }
ending-share = Condividi
ending-analyse = Analizza
ending-turning = Che cosa ha deciso la partita
ending-turning-at = { $part }: { $text }
ending-turning-told = Possibilità: { $before } prima, { $after } dopo.
