# La preparazione di una partita con la vera scatola, e i fogli da stampare.

setup-heading = { $game }: prepara la scatola
setup-lead = Tutto viene sorteggiato su questo dispositivo. Niente viene inviato a nessuno.
setup-people = Chi gioca?
setup-person = Giocatore { $number }
setup-more = Uno in più
setup-fewer = Uno in meno
setup-roles = Chi è chi
setup-again = Sorteggia ancora
setup-only = Solo per { $who }
setup-sheets = Fogli da stampare
sheets-heading = { $game }: fogli da stampare
sheets-lead = Stanno su A4 e su Letter, senza colori. Scegli la lingua in cima alla pagina.
sheets-print = Stampa
sheets-setup = Prepara la scatola
sheets-paper = I fogli
