# Le parole del client web.

web-title = Gaslamp
web-skip = Vai al contenuto
web-loading = Un momento…
web-yes = Sì
web-no = No
web-close = Chiudi
web-sure = Siete sicuri?

title-table = { $game } · Gaslamp
title-turn = ● Tocca a voi · { $game }
title-lobby = Sala · Gaslamp
title-same = Un solo schermo · Gaslamp
title-learn = Prima partita · Gaslamp
title-replay = Rivedi la partita · Gaslamp
title-rules = Regole · Gaslamp
title-settings = Impostazioni · Gaslamp
title-account = Account · Gaslamp

nav-home = Gaslamp, pagina iniziale
nav-label = Pagine
nav = { $page ->
    [lobby] Sala
    [learn] Prima partita
    [rules] Regole
    [account] Account
   *[settings] Impostazioni
 }

## I giochi
level = { $level ->
    [random] A caso
    [greedy] Principiante
    [novice] Novellino
    [casual] Amatore
    [club] Circolo
    [expert] Esperto
    [ismcts] Macchina
   *[other] { $level }
 }

## Prima pagina
home-title = Londra, 1888. I lampioni a gas si spengono.
home-lead = Giochi di identità nascosta e di movimenti segreti: contro un amico ovunque sia, su un solo schermo, o contro la macchina. Senza account, e nessuno può sbirciare.
home-new = Nuova partita
home-opponent = Contro
home-opponent-name = { $opponent ->
    [machine] La macchina
    [friend] { $many ->
        [yes] Amici, con un link
       *[no] Un amico, con un link
     }
   *[same] { $many ->
        [yes] Tutti allo stesso schermo
       *[no] In due allo stesso schermo
     }
 }
home-side = Il vostro ruolo
home-either-side = L’uno o l’altro
home-level = Livello
home-more = Nome, regole, aiuto, orologio
home-name = Il vostro nome
home-guest = Ospite
home-assist = Aiuto sul tabellone (lo vedono tutti)
home-assist-name = { $assist ->
    [off] Nessuno
    [marks] I propri segni a matita
    [possible] Che cosa è ancora possibile
   *[probabilities] Le probabilità
 }
home-clock = Orologio
home-clock-name = { $clock ->
    [quick] 10 minuti a testa, 10 secondi a mossa
    [slow] 30 minuti a testa, 30 secondi a mossa
    [days] 3 giorni a mossa
   *[none] Nessuno
 }
home-listed = Mostra questo tavolo nella sala, così chiunque può unirsi
home-ally-chat = Gli alleati possono parlare e fare piani senza che gli altri li vedano
home-start = { $opponent ->
    [friend] Apri un tavolo
   *[other] Gioca
 }
home-learn = Nuovi qui? Giocate una prima partita guidata
home-learn-about = Una vera partita contro la macchina, spiegata passo per passo.
home-mine = Le mie partite
home-mine-none = Ancora nessuna. Sono conservate in questo browser.

## Elenchi di tavoli
list-state = { $status ->
    [waiting] attende giocatori
    [running] in corso
   *[over] finita
 }
list-your-turn = tocca a voi
list-their-turn = tocca all’altro
lobby-title = Sala
lobby-about = Tavoli a cui chiunque può unirsi o assistere. Un tavolo che non è qui si trova solo con il suo link.
lobby-waiting = Attendono giocatori
lobby-running = In corso
lobby-none-waiting = Nessun tavolo attende.
lobby-none-running = Nessuna partita pubblica è in corso.
lobby-new = Apri un tavolo

## In attesa dei giocatori
wait-seated = La partita comincia quando tutti i posti sono presi. Mandate il link a chi deve giocare.
wait-choose = Scegliete un posto per giocare, o restate a guardare.
wait-machine = Metti qui una macchina
wait-sit = Gioca { $seat }
wait-link = Il link di questo tavolo

## Al tavolo
table-you = voi
table-open-seat = posto libero
table-other = Un altro
table-undo = Annulla
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
table-chat = Che cosa è stato detto
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Dite qualcosa
table-chat-spectator = A questo tavolo parlano solo i giocatori.
table-channel-all = Tutti
table-channel-side = { $side } soltanto
table-send = Invia
table-notes-about = Solo voi potete leggere questo. È conservato con il tavolo.
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
    [marks] i propri segni
    [possible] che cosa è possibile
   *[probabilities] le probabilità
 }
table-connection = { $state ->
    [connecting] Connessione…
    [lost] Connessione persa. Nuovo tentativo…
   *[refused] La porta è chiusa.
 }
table-lost = Il server non ha ricevuto niente. Riprovate.
table-copy-link = Copia il link
table-copy-key = Copia il mio posto per un altro dispositivo
table-key-about = Chi ha questo secondo link gioca al vostro posto e vede i vostri segreti: non datelo a nessuno.
table-copied = Copiato
table-ask-back = Chiedi di ritirare la mossa
table-ask-stop = Chiedi di interrompere la partita
table-resign = Abbandona
table-resign-sure = Abbandona davvero
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
table-offer-waits = Si attende una risposta.
notice-about = Avvisami quando tocca a me: un indirizzo di posta o un indirizzo web
notice-add = Avvisami
notice-unconfirmed = Confermate con il link nel messaggio.
notice-secret = Messaggi firmati con
notice-end = Disattiva
clock-days = { $days } g { $hours } h

## Uno schermo per tutti
same-curtain = Passate lo schermo: { $seat }
same-curtain-about = Tutti gli altri guardano altrove.
same-reveal = Sono io, { $seat }: mostrate
same-done = La vostra mossa è fatta. Guardate quanto volete, poi passate lo schermo.
same-hand-over = Chiudi il sipario per { $seat }
same-no-keys = Questo tavolo non è condiviso su questo schermo
same-no-keys-text = Aprite una partita allo stesso schermo dalla pagina iniziale.

## Rivedere
replay-eyes = Con quali occhi
replay-referee = l’arbitro
replay-as = Come { $seat }
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-play = Avvia
replay-pause = Pausa
replay-slider = Momento della partita
replay-link = Link a questo momento
replay-download = Scarica
replay-begin = Prima della prima mossa.
replay-none = Qui non c’è niente da rivedere

## Impostazioni
settings-about = Sono conservate solo in questo browser.
settings-theme = Aspetto
settings-theme-name = { $theme ->
    [paper] Carta
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
settings-orientation-about = Secondo il posto: ogni parte vede il tabellone dal suo lato del tavolo. Girato serve a chi siede fianco a fianco.
settings-else = Inoltre
settings-animation = Le pedine scivolano
settings-sound = Suoni
settings-labels = Nomi dei luoghi sul tabellone

## Account
account-about = Si può giocare senza. Un account conserva i vostri tavoli su ogni dispositivo.
account-name = Nome
account-password = Password
account-new-password = Nuova password (almeno 8 caratteri)
account-login = Accedi
account-create = Crea un account
account-who = Accesso eseguito come { $name }.
account-leave = Esci
account-in = Accesso eseguito: le partite di questo browser sono con voi.
account-out = Uscita eseguita.
account-change = Cambia la password
account-changed = La password è cambiata.
account-delete = Elimina l’account
account-delete-about = I vostri posti restano giocabili in questo browser. Scrivete prima la password qui sopra.
account-delete-sure = Eliminalo davvero
account-deleted = L’account non c’è più.

## Quando qualcosa non va
trouble-no-page = Questa strada non esiste
trouble-no-page-text = L’indirizzo non porta da nessuna parte. Forse manca una lettera.
trouble-no-table = Questo tavolo non si può aprire
trouble-unreachable = Il server non risponde. È in funzione?
trouble-broken = Si è rotto un lampione
trouble-broken-text = Qualcosa è andato storto in questa pagina. La vostra partita è al sicuro sul server: ricaricate la pagina.
trouble-home = Alla pagina iniziale
trouble-again = Riprova

## L’aiuto accanto al tabellone
help-now = E adesso?
help-rules = Le regole:
help-goal = Il vostro scopo
help-keys = Tasti

## Prima partita
learn-title = Una prima partita
learn-begin = Comincia
learn-again = Un’altra prima partita
learn-next = Avanti
learn-rules = Prima leggi le regole
learn-step = Lezione { $step } di { $steps }
learn-others = Le prime partite di altri giochi
learn-none = Questo gioco non ha una prima partita
learn-none-text = Non porta lezioni. Potete giocarlo contro la macchina: aprite una nuova partita.

## Regole
rules-about = Come si gioca a ogni gioco, e ogni regola con il suo numero.
rules-others = Le regole di altri giochi
rules-none = Questo gioco non porta una pagina con le regole. Durante la partita la pagina elenca ciò che sapete e ciò che potete fare.

## Giochi senza pagine proprie
generic-known = Ciò che sapete
generic-notation = In notazione
generic-choices = Ciò che potete fare
generic-turn = Tocca a voi: scegliete tra { $count ->
    [one] 1 azione
   *[other] { $count } azioni
 }.
generic-over = La partita è finita.
generic-wait = In attesa: { $seat }.
generic-search = Cerca tra le azioni
generic-no-match = Nessuna azione corrisponde.
generic-help = Questo gioco non ha un aiuto proprio. Il racconto dice che cosa è successo; l’elenco mostra tutto ciò che potete fare ora, ogni azione con la sua notazione.
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
