# Dove si conservano i tavoli, e le loro copie.

error-bad-database = Questo non è l’indirizzo di un database: scrivi sqlite:///FILE o postgresql://NOME@MACCHINA/BASE.
error-no-database = Il database non si apre: { $why }.
error-older-database = Il database viene da un Gaslamp più vecchio: aggiornalo con gaslamp migrate.
error-database-away = Il server non riesce a raggiungere il suo database in questo momento e nulla è cambiato. Riprova fra poco.
error-not-sure = La connessione al database si è interrotta durante l’operazione: il server non sa se è stata fatta. Controlla prima di riprovare.
error-storage-full = Il disco del server è pieno e nulla è cambiato. Riprova più tardi.
error-storage-read-only = Il server non riesce a scrivere nel suo database in questo momento e nulla è cambiato. Riprova più tardi.
error-storage-failed = Il disco del server non funziona e nulla è cambiato. Riprova più tardi.
error-missing-database = «{ $path }» manca o è vuoto, ma prima conteneva dei tavoli. Rimetti una copia con gaslamp restore; solo per ricominciare da zero, elimina anche «{ $lock }».
error-empty-database = «{ $path }» è vuoto. Rimetti una copia con gaslamp restore; per cominciare da zero, eliminalo.
error-damaged-database = «{ $path }» è danneggiato: { $why }. Rimetti una copia con gaslamp restore.
error-not-a-folder = «{ $path }» è un file: indica una cartella con --data.
error-bad-redis = Non è un indirizzo di Redis: scrivi redis://HOST:PORTA.
error-newer-database = Questo viene da un Gaslamp più recente: usa quella versione.
error-database-in-use = «{ $path }» è in uso: prima ferma il server.
error-file-exists = Il file «{ $path }» esiste già e non è stato cambiato: scegli un altro nome.
error-not-a-database = «{ $path }» non è un database di Gaslamp.
error-bad-copy = «{ $path }» è danneggiato o non si può copiare: { $why }.
error-only-files = Qui i tavoli non sono conservati in un file: usa la copia di sicurezza del tuo database, come pg_dump.

help-backup = Copia tutti i tavoli, anche mentre il server è acceso.
help-copy = Il file della copia. Contiene i segreti delle partite in corso: tienilo al sicuro.
help-restore = Rimette a posto una copia, a server fermo; il vecchio database resta lì accanto.
help-copied = Un file fatto da gaslamp backup.
backup-made = Copiati in { $path }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
 }, { $events ->
    [one] 1 evento
   *[other] { $events } eventi
 }.
restore-done = Rimessi a posto in { $path }: { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
 }, { $events ->
    [one] 1 evento
   *[other] { $events } eventi
 }.
restore-kept = Quello che c’era prima ora si chiama { $path }.
help-migrate = Aggiorna il database dopo una nuova versione, o crea le sue tabelle.
migrate-done = Ora il database è aggiornato (versione { $version }).
migrate-same = Il database era già aggiornato (versione { $version }).
