# Che cosa prova una partita verificata, e che cosa non va in una che è stata cambiata.

help-seen = Quello che hai visto durante la partita, come lo salva la pagina: confronta la partita con questo.
help-head = Una promessa letta prima della fine (LUNGHEZZA.TESTA): la confronta con la registrazione.
help-key = La chiave pubblica del server, o un file che la contiene: controlla chi ha firmato la partita.
help-rotate-key = Crea una nuova chiave con cui il server firma le partite.

rotate-key-done = Le partite sono firmate con la chiave { $public } dal prossimo avvio del server.
verify-proved = Onesta. Che cosa è stato controllato:
verify-rules = Regole: tutte le { $actions } azioni rispettano le regole.
verify-draws = Sorteggi: ogni sorteggio viene dal seme che il server ha promesso prima della partita.
verify-draws-shared = Sorteggi: ogni sorteggio viene dal seme che il server ha promesso prima della partita e dai contributi dei giocatori. Contributi aperti: { $opened } su { $shares }.
verify-draws-entered = Sorteggi: i giocatori hanno pescato da sé le carte scoperte e le hanno inserite. Nulla qui prova quei sorteggi. Tutti gli altri vengono dal seme che il server ha promesso prima della partita.
verify-draws-entered-shared = Sorteggi: i giocatori hanno pescato da sé le carte scoperte e le hanno inserite. Nulla qui prova quei sorteggi. Tutti gli altri vengono dal seme che il server ha promesso prima della partita e dai contributi dei giocatori. Contributi aperti: { $opened } su { $shares }.
verify-companion = Compagno: delle persone hanno giocato su un tabellone vero, e qualcuno ha inserito che cosa hanno fatto. La registrazione mostra ciò che è stato inserito.
verify-draws-format-1 = Sorteggi e promesse: concordano con ciò che la partita dice promesso.
verify-promises = Promesse: ogni azione nascosta è quella promessa quando è stata fatta.
verify-continues = Origine: le prime { $actions } azioni vengono dalla partita finita del tavolo { $table }. Questa registrazione non prova come furono estratte; lo fa quella di quella partita.
verify-chain = Catena: ogni azione è legata a tutte le precedenti. L’ultima impronta è { $head }.
verify-take-backs = { $count ->
    [0] Mosse ritirate: nessuna.
    [one] Mosse ritirate: { $count }. L’azione ritirata è ancora nella partita.
   *[other] Mosse ritirate: { $count }. Le azioni ritirate sono ancora nella partita.
 }
verify-signed-own-key = Firma: inizio e fine sono firmati con la chiave { $public }. È la partita stessa a nominare questa chiave. Confrontala con quella del server, o indicala con --key.
verify-signed-given-key = Firma: inizio e fine sono firmati con la chiave che hai dato.
verify-not-signed = Firma: nessuna.
verify-seen-whole = Quello che hai visto: { $heads } impronte, tutte in questa partita, anche la fine.
verify-seen-part = Quello che hai visto: { $heads } impronte, tutte in questa partita, fino all’azione { $actions }.
verify-not-seen = Quello che hai visto: non dato (--seen).
verify-format-1 = Questa partita ha il vecchio formato 1: nessuna catena, nessuna firma, nessun contributo dei giocatori. Le sue promesse non nominano il tavolo.

against-all-format-1 = Non è provato nulla contro nessuno: chi ha scritto questo file avrebbe potuto scrivere un’altra partita che concorda con sé stessa.
against-opponent-signed = Contro l’avversario: provato, se ti fidi del server. Nulla è cambiato dopo la firma del server.
against-opponent-open = Contro l’avversario: non provato. Chi ha scritto questo file avrebbe potuto scrivere un’altra partita. Aggiungi --seen o --key.
against-opponent-seen-whole = Contro l’avversario: provato. Nessuna azione e nessun segreto è stato cambiato dopo.
against-opponent-seen-part = Contro l’avversario: provato fino all’azione { $actions }.
against-server-open = Contro il server: non provato. Un server può firmare un’altra partita. Aggiungi --seen.
against-server-seen-whole = Contro il server: provato. È la partita che ti è stata mostrata.
against-server-seen-part = Contro il server: provato fino all’azione { $actions }. Il seguito non l’hai visto.
against-deal-shared = La distribuzione: il tuo contributo c’è, perciò nessuno ha potuto sceglierla, nemmeno il server.
against-deal-left-out = La distribuzione: il tuo contributo è stato lasciato fuori. Il server avrebbe potuto sceglierla.
against-deal-open = La distribuzione: non hai dato un contributo. Il server avrebbe potuto sceglierla prima della partita.
against-third-signed = Contro un terzo: provato. Solo il server può avere scritto questa partita.
against-third-open = Contro un terzo: non provato. Aggiungi --key.
against-third-seen-whole = Contro un terzo: provato. È la partita che ti è stata mostrata.
against-third-seen-part = Contro un terzo: provato fino all’azione { $actions }.

error-not-the-tables = Questa è la partita vista da { $seat }. Si può controllare solo quella del tavolo.
error-odd-line = La riga { $number } di questa partita non è scritta come la scrive un server.
error-rules-broken = La partita non è onesta: l’azione { $number } ({ $action }) è contro le regole.
error-bad-branch = Le azioni annullate dopo l’azione { $number } non riportano a essa.
error-wrong-shares = Serve un contributo per ogni posto, nell’ordine dei posti.
error-share-tampered = La partita non è onesta: il contributo di { $seat } non è quello promesso.
error-not-seen = Questo non è ciò che una pagina salva di una partita vista.
error-no-chain = Questa partita ha il vecchio formato 1: non si può confrontare con ciò che è stato visto.
error-seen-elsewhere = La partita non è onesta: è la partita del tavolo { $found }, ma tu hai visto il tavolo { $known }.
error-seen-differs = La partita non è onesta: dopo l’azione { $number } non è la partita che hai visto.
error-start-not-signed = La partita non è onesta: la firma dell’inizio da parte del server non corrisponde a questa partita.
error-end-not-signed = La partita non è onesta: la firma della fine da parte del server non corrisponde a questa partita.
error-not-signed = La partita non è onesta: l’inizio o la fine di questa partita non è firmato.
error-other-key = La partita non è onesta: la partita è firmata con un’altra chiave, { $found }.
error-bad-head = Questa non è una promessa: scrivi il numero di azioni, un punto e 64 cifre esadecimali.
error-bad-key = Questa non è una chiave pubblica: dai 64 cifre esadecimali, o un file che le contiene o che contiene l’elenco del server.
error-no-signature-check = La partita è firmata, ma qui le firme non si possono controllare: installa gaslamp[server].
error-no-share-wanted = Da te non si aspetta nessun contributo: la partita è cominciata, o non ne hai promesso uno.
error-not-all-seated = I contributi si rivelano quando tutti i posti sono presi.
error-wrong-share = Questo non è il contributo che hai promesso.
