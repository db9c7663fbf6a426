# Le parole del client web.

web-title = Gaslamp
web-skip = Vai alla pagina
web-loading = Un momento…
web-yes = Sì
web-no = No
web-close = Chiudi

title-table = { $game } · Gaslamp
title-turn = ● Tocca a voi · { $game }
title-lobby = Sala · Gaslamp
title-same = Un solo schermo · Gaslamp
title-learn = Prima partita · Gaslamp
title-replay = Rivedere · Gaslamp
title-rules = Regole · Gaslamp
title-settings = Impostazioni · Gaslamp
title-account = Conto · Gaslamp

nav-home = Gaslamp, prima pagina
nav-label = Pagine
nav = { $page ->
    [lobby] Sala
    [learn] Prima partita
    [rules] Regole
    [account] Conto
   *[settings] Impostazioni
 }

## I giochi
game-name = { $game ->
    [mrjack] Mr. Jack
   *[whitechapel] Lettere da Whitechapel
 }
game-about = { $game ->
    [mrjack] Due giocatori. Jack si nasconde tra otto personaggi: trovatelo prima dell’alba, o fuggite nel buio.
   *[whitechapel] Da due a sei giocatori. Jack torna a casa senza essere visto per quattro notti; la polizia segue gli indizi.
 }
level = { $level ->
    [random] A caso
    [greedy] Principiante
    [novice] Novizio
    [casual] Dilettante
    [club] Circolo
    [expert] Esperto
   *[other] { $level }
 }
option = { $option ->
    [edition] Edizione
   *[other] { $option }
 }
option-value = { $value ->
    [revised] 2016: nove tombini
    [first] 2006: otto tombini
   *[other] { $value }
 }

## Prima pagina
home-title = Londra, 1888. I lampioni a gas si spengono.
home-lead = Giochi di identità nascosta e di movimenti segreti: contro un amico ovunque sia, su un solo schermo, o contro la macchina. Senza conto, e nessuno può sbirciare.
home-new = Nuova partita
home-terminal-only = Per ora solo nel terminale.
home-opponent = Contro
home-opponent-name = { $opponent ->
    [machine] La macchina
    [friend] { $game ->
        [whitechapel] Amici, con un link
       *[mrjack] Un amico, con un link
     }
   *[same] { $game ->
        [whitechapel] Tutti su uno schermo
       *[mrjack] In due su uno schermo
     }
 }
home-side = Voi giocate
home-side-name = { $side ->
    [jack] Jack
    [detective] L’investigatore
    [police] La polizia
   *[either] L’uno o l’altro
 }
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
home-police-talk = La polizia può parlare e fare piani senza che Jack li veda
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
table-undo = Annulla
table-menu = Tavolo
table-panels = Racconto, discorsi, note e aiuto
table-tab = { $tab ->
    [story] Storia
    [chat] Parla
    [notes] Note
   *[help] Aiuto
 }
table-story = Il racconto di questa partita
table-story-empty = Non è ancora successo niente.
table-chat = Che cosa è stato detto
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Dite qualcosa
table-chat-spectator = A questo tavolo parlano solo i giocatori.
table-channel = { $channel ->
    [police] Solo la polizia
   *[table] Tutti
 }
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
table-line = { $state ->
    [connecting] Connessione…
    [lost] La connessione è persa. Nuovo tentativo…
   *[refused] La porta è chiusa.
 }
table-lost = Non ha raggiunto il server. Riprovate.
table-no-client = Per ora questo gioco si gioca solo nel terminale.
table-copy-link = Copia il link
table-copy-key = Copia il mio posto per un altro apparecchio
table-key-about = Chi ha questo secondo link gioca al vostro posto e vede i vostri segreti: non datelo a nessuno.
table-copied = Copiato
table-ask-back = Chiedi di ritirare la mossa
table-ask-stop = Chiedi di fermare la partita
table-resign = Arrenditi
table-resign-sure = Arrenditi davvero
table-hand-over = Lascia continuare una macchina
table-hand-mine = al mio posto
table-hand-theirs = per { $seat }
table-hand-back = Riprendi il mio posto
table-replay = Rivedi la partita
table-rematch = Rivincita, ruoli scambiati
table-rematch-go = Alla rivincita
table-offer = { $what ->
    [abandon] { $who } chiede di fermare la partita.
    [resign] { $who } chiede di arrendersi.
   *[take-back] { $who } chiede di ritirare l’ultima mossa.
 }
table-offer-waits = Si attende una risposta.
notice-about = Avvisami quando tocca a me: un indirizzo di posta o un indirizzo web
notice-add = Avvisami
notice-unconfirmed = Confermate con il link nel messaggio.
notice-secret = Messaggi firmati con
notice-end = Basta
clock-days = { $days } g { $hours } h

## Uno schermo per tutti
same-curtain = Passate lo schermo: { $seat }
same-curtain-about = Tutti gli altri guardano altrove.
same-reveal = Sono io, { $seat }: mostrate
same-done = La vostra mossa è fatta. Guardate quanto volete, poi passate lo schermo.
same-hand-over = Chiudi il sipario per { $seat }
same-no-keys = Questo tavolo non è condiviso su questo schermo
same-no-keys-text = Aprite una partita per due su uno schermo dalla prima pagina.

## Rivedere
replay-eyes = Con quali occhi
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
settings-theme = Luce
settings-theme-name = { $theme ->
    [paper] Carta
   *[night] Notte
 }
settings-theme-switch = { $theme ->
    [paper] Passa alla notte
   *[night] Passa alla carta
 }
settings-language = Lingua
settings-side = Tabellone
settings-side-name = { $side ->
    [upright] Diritto
    [upside-down] Capovolto
    [turned] Girato
   *[auto] Secondo il posto
 }
settings-side-about = Secondo il posto: l’investigatore vede il tabellone diritto, Jack dall’altra parte del tavolo. Girato serve a chi siede fianco a fianco.
settings-else = Inoltre
settings-animation = Le pedine scivolano
settings-sound = Suoni
settings-labels = Nomi delle caselle

## Conto
account-about = Si può giocare senza. Un conto tiene i vostri tavoli su ogni apparecchio.
account-name = Nome
account-password = Parola d’ordine
account-new-password = Nuova parola d’ordine (almeno 8 caratteri)
account-login = Entra
account-create = Crea un conto
account-who = Siete entrati come { $name }.
account-leave = Esci
account-in = Siete entrati, e le partite di questo browser sono con voi.
account-out = Siete usciti.
account-change = Cambia la parola d’ordine
account-changed = La parola d’ordine è cambiata.
account-delete = Elimina il conto
account-delete-about = I vostri posti restano giocabili in questo browser. Scrivete prima la parola d’ordine qui sopra.
account-delete-sure = Eliminalo davvero
account-deleted = Il conto non c’è più.

## Quando qualcosa non va
trouble-no-page = Questa strada non esiste
trouble-no-page-text = L’indirizzo non porta da nessuna parte. Forse manca una lettera.
trouble-no-table = Questo tavolo non si può aprire
trouble-unreachable = Il server non risponde. È in funzione?
trouble-broken = Si è rotto un lampione
trouble-broken-text = Qualcosa è andato storto in questa pagina. La vostra partita è al sicuro sul server: ricaricate la pagina.
trouble-home = Alla prima pagina
trouble-again = Riprova

## L’aiuto accanto al tabellone
help-now = E adesso?
help-rules = Le regole:
help-goal = Il vostro scopo
help-keys = Tasti
help-key-name = { $press ->
    [cards] 1 2 3 4
    [board] B, frecce
    [mode] M
    [undo] U
    [escape] Esc
   *[tabs] ? L C
 }
help-key = { $press ->
    [cards] gioca quella carta
    [board] vai al tabellone e muoviti; Invio sceglie
    [mode] cammina o usa l’abilità
    [undo] annulla
    [escape] scegli un’altra partenza
   *[tabs] aiuto, racconto, discorsi
 }

## Mr. Jack: il tabellone
mj-board = Il tabellone di Mr. Jack
mj-place = { $hex }, { $kind ->
    [street] strada
    [building] edificio
    [garden] giardino
    [numbered] lampione { $number }, acceso
    [plain] lampione, acceso tutta la notte
   *[out] lampione, spento
 }{ $hole ->
    [open] , tombino aperto
    [covered] , tombino coperto
   *[none] { "" }
 }{ $light ->
    [beam] , nel fascio della lanterna
    [lit] , in luce
   *[dark] { "" }
 }
mj-token = { $who }, { $state ->
    [cleared] innocente
   *[suspect] sospettato
 }
mj-target = { $what ->
    [walk] Cammina fino a
    [accuse] Accusa in
    [swap] Scambia il posto in
    [whistle] Fischia verso
    [move-lamp] Porta il lampione in
    [move-cover] Porta il coperchio in
   *[take] Prendi
 } { $place }
mj-target-exit = { $what ->
    [leave] Esci da
    [move-cordon] Porta il cordone in
   *[take] Prendi il cordone di
 } { $exit }
mj-target-face = Gira la lanterna verso { $facing ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ovest
   *[NW] nord-ovest
 }

## Mr. Jack: attorno al tabellone
mj-track = Gli otto turni
mj-jack-letter = J
mj-detective-letter = I
mj-lamp-out = il lampione { $number } si spegne dopo questo turno
mj-dossier = Che cosa sapete
mj-jack-is = Jack è { $character }
mj-suspects = { $count ->
    [one] { $count } sospettato
   *[other] { $count } sospettati
 }
mj-sight = { $sight ->
    [yes] visibile
   *[no] non visibile
 }
mj-cleared = innocente
mj-ruled-out = escluso
mj-by-alibi = non è Jack: avete il suo alibi
mj-mark = Il vostro segno per { $who }: { $mark }
mj-call-chance = Se si chiamassero adesso i testimoni, vedrebbero Jack con { $percent } % di probabilità.
mj-alibis = Alibi
mj-back = una carta coperta
mj-pick = Gioca
mj-card-state = { $state ->
    [taken] giocata
    [active] in gioco
   *[up] scoperta
 }
mj-skill = { $who ->
    [holmes] Cammina, poi pesca un alibi
    [watson] Cammina, poi gira la lanterna
    [smith] Cammina e sposta un lampione
    [lestrade] Cammina e sposta un cordone
    [stealthy] Cammina fino a 4, attraverso tutto
    [goodley] Cammina e fischia gli altri a sé
    [gull] Cammina, o scambia il posto
   *[bert] Cammina e sposta un coperchio
 }

## Mr. Jack: che cosa fare
mj-wait = { $seat ->
    [jack] È il turno di Jack.
    [detective] È il turno dell’investigatore.
   *[chance] Un momento: parlano le carte e i testimoni.
 }
mj-now-pick = Scegliete una delle carte.
mj-now = { $mode ->
    [walk] Scegliete dove va { $who }.
    [lamp] { $half ->
        [second] Scegliete il lampione spento da accendere.
       *[first] Scegliete il lampione da spostare.
     }
    [cordon] { $half ->
        [second] Scegliete l’uscita da chiudere.
       *[first] Scegliete il cordone da spostare.
     }
    [cover] { $half ->
        [second] Scegliete il tombino da coprire.
       *[first] Scegliete il coperchio da spostare.
     }
    [swap] Scegliete chi scambia il posto con { $who }.
    [face] Girate la lanterna di Watson.
   *[stay] { $who } non può andare da nessuna parte.
 }
mj-now-whistle = { $half ->
    [second] Scegliete dove viene quel personaggio.
   *[first] Scegliete chi segue il fischietto.
 } { $points ->
    [one] Resta { $points } punto.
   *[other] Restano { $points } punti.
 }
mj-mode = { $mode ->
    [walk] Cammina
    [lamp] Lampione
    [cordon] Cordone
    [cover] Coperchio
    [whistle] Fischia
    [swap] Scambia
    [face] Lanterna
   *[stay] Resta
 }
mj-other = Un altro
mj-sure = Siete sicuri?

## Mr. Jack: il momento spiegato
mj-goal = { $seat ->
    [jack] Restate sconosciuti fino all’alba, o uscite da un varco libero quando nessuno vi ha visto.
    [detective] Scoprite chi è Jack e camminate su di lui. Una sola accusa sbagliata, e Jack fugge.
   *[spectator] L’investigatore cerca Jack tra otto personaggi; Jack vuole resistere fino all’alba o fuggire.
 }
mj-help = { $moment ->
    [pick] A ogni turno quattro carte sono scoperte e ciascuno ne gioca due. Scegliete chi giocare, e pensate a che cosa lasciate all’altro.
    [both] Camminate e usate l’abilità, nell’ordine che volete. Sopra il tabellone si passa dall’una all’altra.
    [walk] Scegliete una delle strade che si accendono: da uno a tre passi, e i tombini sono scorciatoie.
    [hunt] Scegliete una delle strade che si accendono. Un cerchio rosso indica qualcuno che potreste accusare andando lì: se non è Jack, perdete.
    [face] La lanterna illumina tutte le strade diritto davanti, fino al primo ostacolo. Chi sta lì è visibile.
    [ability] Usate adesso l’abilità: è obbligatoria se è possibile.
    [over] La partita è finita e tutte le carte sono scoperte. Rivedetela con gli occhi di ciascuno.
   *[wait] Gioca l’altro. Dopo quattro carte i testimoni dicono se Jack è visibile.
 }
mj-explain = { $who ->
    [holmes] Dopo il cammino pescate un alibi in segreto: quel personaggio non è Jack.
    [watson] Chi muove Watson dice dove punta la sua lanterna.
    [smith] Porta un lampione acceso dove ce n’è uno spento. Il numero lo segue.
    [lestrade] Porta un cordone a un’uscita che non ne ha.
    [stealthy] Fa fino a quattro passi e può attraversare edifici, giardini e lampioni.
    [goodley] Il suo fischietto ha tre punti: i passi con cui gli altri gli si avvicinano. Vanno spesi tutti, se possibile.
    [gull] Invece di camminare può scambiare il posto con chiunque.
   *[bert] Porta un coperchio su un tombino aperto.
 }

## Prima partita
learn-title = Una prima partita
learn-about = Voi siete l’investigatore e la macchina è Jack. Una guida vi dice che cosa conta, una cosa alla volta. Ci vuole un quarto d’ora.
learn-begin = Comincia
learn-again = Un’altra prima partita
learn-next = Avanti
learn-rules = Prima leggi le regole
learn-other = Anche Letters from Whitechapel ha una prima partita
learn-step = Lezione { $step } di { $steps }
