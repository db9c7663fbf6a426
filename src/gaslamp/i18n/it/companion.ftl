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
companion-none = Questo gioco non ha una pagina per la scatola
companion-none-text = Si gioca sullo schermo.
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
