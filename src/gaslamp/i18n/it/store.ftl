# Dove si conservano i tavoli, e le loro copie.

error-bad-database = Questo non è l’indirizzo di una base di dati: scrivi sqlite:///FILE o postgresql://NOME@MACCHINA/BASE.
error-no-database = La base di dati non si apre: { $why }.
error-older-database = La base di dati viene da un Gaslamp più vecchio: aggiornala con gaslamp migrate.
error-database-away = Il server non riesce a raggiungere la sua base di dati in questo momento e nulla è cambiato. Riprova fra poco.
error-not-sure = La connessione alla base di dati si è interrotta durante l’operazione: il server non sa se è stata fatta. Controlla prima di riprovare.
error-bad-redis = Non è un indirizzo di Redis: scrivi redis://HOST:PORTA.
error-newer-database = Questo viene da un Gaslamp più recente: usa quella versione.
error-database-in-use = «{ $path }» è in uso: prima ferma il server.
error-file-exists = Il file «{ $path }» esiste già e non è stato cambiato: scegli un altro nome.
error-not-a-database = «{ $path }» non è una base di dati di Gaslamp.
error-bad-copy = «{ $path }» è rovinato o non si può copiare: { $why }.
error-only-files = Qui i tavoli non sono tenuti in un file: usa la copia di sicurezza della tua base di dati, come pg_dump.

help-backup = Copia tutti i tavoli, anche mentre il server è acceso.
help-copy = Il file della copia. Contiene i segreti delle partite in corso: tienilo al sicuro.
help-restore = Rimette a posto una copia, a server fermo; la vecchia base di dati resta lì accanto.
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
help-migrate = Aggiornare la base di dati dopo una nuova versione, o creare le sue tabelle.
migrate-done = Ora la base di dati è aggiornata (versione { $version }).
migrate-same = La base di dati era già aggiornata (versione { $version }).
