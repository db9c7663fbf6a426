# Le pagine per giocare con la scatola sul tavolo.

companion-heading = Con la tua scatola
companion-lead = Metti il vero tabellone sul tavolo e un telefono accanto. Gaslamp gioca per chi manca, custodisce i segreti e controlla le regole.
companion-go-on = Riprendi l’ultima partita
companion-options = Opzioni del gioco
companion-begin = Comincia
companion-set-up = Sorteggia la preparazione
companion-sheets = Fogli da stampare
companion-no-keys = Questo telefono non gioca qui
companion-no-keys-text = Apri questa pagina sul telefono che ha cominciato la partita, o comincia una nuova partita.
companion-turn = { $kind ->
    [machine] Gaslamp pensa: { $seat }
   *[person] { $seat }
 }
companion-over = La partita è finita
companion-undo = Annulla
companion-menu = Menu
companion-card = Una carta da mostrare
companion-recent = Ciò che è stato detto. Tocca una riga per mostrarla in grande.
companion-voice = { $state ->
    [on] Parla ad alta voce: sì
   *[off] Parla ad alta voce: no
 }
companion-leave = Lascia il tabellone
companion-leave-about = Niente va perso: la partita riprende da dove l’hai lasciata.
companion-again = Un’altra partita
companion-id = Partita { $id }
companion-promise = La promessa di questa partita
companion-promise-show = Mostra la promessa
companion-promise-about = Inquadra questo codice con un altro telefono. Conserva una prova di tutto ciò che è stato fatto finora, anche in segreto. Dopo la fine quel telefono controlla che nulla sia cambiato.
companion-promise-state = { $state ->
    [asking] Un momento …
    [running] Questo telefono conserva la promessa. Quando la partita è finita, riapri questa pagina e controlla.
    [good] La promessa è stata mantenuta: dopo di essa nulla è cambiato, e ogni segreto è quello promesso.
    [bad] La promessa non è stata mantenuta: questa non è la partita promessa.
   *[unreachable] Il server non è raggiungibile. La promessa è conservata su questo telefono.
 }
companion-promise-check = Controlla ora
companion-promise-kept = Il codice della promessa: { $code }
companion-promise-none = In questo indirizzo non c’è una promessa. Inquadra di nuovo il codice sull’altro telefono.
companion-promise-corrections = { $count ->
    [0] Nulla è stato corretto.
    [one] È stata fatta una correzione.
   *[other] Sono state fatte { $count } correzioni.
 }
companion-promise-secret = { $seat }: { $count ->
    [one] un passo segreto è stato ritirato
   *[other] { $count } passi segreti sono stati ritirati
 }
companion-promise-secret-about = Nessuno può vedere che cos’erano prima. Contano anche i passi soltanto ripetuti. Chiedi perché sono stati corretti.
companion-promise-first = Prima di cominciare: l’altra parte inquadra la promessa
companion-promise-go-on = Fatto, avanti
companion-promise-ended = Hai inquadrato la promessa? Riaprila su quel telefono: controlla questa partita.
companion-draws = Chi pesca ciò che tutti possono vedere?
companion-draws-name = { $draws ->
    [entered] Peschiamo noi, e lo scriviamo
   *[seed] Pesca Gaslamp
 }
companion-mend = Correggi un passo precedente
companion-mend-about = Quale passo è stato scritto male?
companion-mend-none = Non è ancora stato scritto niente.
companion-mend-change = Era qualcos’altro
companion-mend-remove = Non è successo
companion-mend-insert = Prima è stato dimenticato qualcosa
companion-mend-back = Torna qui e riscrivi tutto
companion-mend-other = Un altro passo
companion-mend-what = Che cosa è successo invece di: { $step }?
companion-mend-stop = Basta
companion-mended = { $fits ->
    [yes] Corretto. Tutti i passi successivi restano.
   *[no] Corretto. { $kept ->
        [0] { $unfit }
        [one] Un passo successivo resta. { $unfit }
       *[other] { $kept } passi successivi restano. { $unfit }
     }
 }

# Il taccuino accanto a un vero tabellone.

title-notebook = Taccuino — Gaslamp
notebook-heading = Taccuino
notebook-about = Qui nessuno gioca con Gaslamp: annotate che cosa succede sul tabellone e vedete che cosa ne segue.
notebook-lead = Giocate tutti con la vera scatola. Annotate che cosa è successo, che cosa è stato chiesto e la risposta. Il taccuino mostra che cosa può essere vero. Non conosce nessun segreto.
notebook-go-on = Riprendere l’ultimo taccuino
notebook-shows = Il taccuino mostra
notebook-assist = { $assist ->
    [off] Solo le note
    [probabilities] Quanto è probabile
   *[possible] Che cosa è possibile
 }
notebook-begin = Aprire un taccuino
notebook-new = Un altro taccuino
notebook-kept = Tutto ciò che annotate è conservato subito.
notebook-link = Link
notebook-link-about = Chi ha questo link vede subito il taccuino e può scriverci. Non mostratelo all’altra parte.
notebook-mend = Correggi
notebook-mending = { $where ->
    [before] { $count ->
        [0] Che cosa è stato dimenticato prima di «{ $entry }»?
        [one] Una nota prima di «{ $entry }». C’era altro?
       *[other] { $count } note prima di «{ $entry }». C’era altro?
     }
   *[instead] Invece di «{ $entry }»: che cosa è successo davvero?
 }
notebook-enough = È tutto
notebook-cancel = Lasciare
notebook-wrong = Queste note non possono essere tutte giuste. Guardate: «{ $entry }».
notebook-mend-this = Correggere questa
notebook-mended = { $count ->
    [0] Corretto.
    [one] Corretto. Una nota successiva resta.
   *[other] Corretto. { $count } note successive restano.
 }
notebook-misfit = { $count ->
    [one] Corretto. «{ $entry }» non è più possibile: continuate da qui.
   *[other] Corretto. Da «{ $entry }» in poi { $count } note non sono più possibili: continuate da qui.
 }
notebook-faster = Qualcun altro è stato più veloce: guardate che cosa c’è adesso.
notebook-gone = Questo taccuino non esiste
notebook-gone-text = Controllate il link. Un taccuino che nessuno usa per sei mesi viene cancellato.
