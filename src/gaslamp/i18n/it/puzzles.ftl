# Problemi ed esercizi.

help-puzzles = Cercare, dimostrare, classificare e risolvere problemi.
help-puzzles-mine = Cercare problemi in partite di macchine o in registrazioni.
help-puzzles-records = Leggere le registrazioni di questa cartella invece di giocare.
help-puzzles-solve = Risolvere problemi.
help-puzzles-kind = Solo questo genere di problema.
help-puzzles-kinds = Solo questo genere di problema; si può ripetere.
help-puzzles-count = Quanti problemi.
help-puzzles-prove = Dimostrare di nuovo ogni problema di un file; senza file, quelli forniti.
help-puzzles-rate = Classificare i problemi secondo la riuscita dei livelli.
help-puzzles-file = Un file di problemi, uno per riga.
help-puzzles-each = Quanti di ogni genere.
help-puzzles-drill = Fare esercizi invece di problemi.

puzzles-mining = Ricerca di problemi
puzzles-mined = { $found ->
    [one] { $found } problema trovato; { $file } ne contiene { $total }.
   *[other] { $found } problemi trovati; { $file } ne contiene { $total }.
 }
puzzles-proved = { $count ->
    [one] { $count } problema dimostrato.
   *[other] { $count } problemi dimostrati.
 }
puzzles-none = Nessun problema corrisponde.
puzzles-heading = { $title } · punteggio { $rating } · problema { $id }
puzzles-prompt-actions = La tua azione (vuota per rinunciare): 
puzzles-prompt-marks = I tuoi segni, separati da spazi (vuoto per rinunciare): 
puzzles-prompt-number = Il tuo numero (vuoto per rinunciare): 
puzzles-right = Giusto.
puzzles-wrong = Non è giusto. La risposta: { $answer }
puzzles-missing = Manca: { $marks }
puzzles-surplus = Di troppo: { $marks }
puzzles-score = { $solved } su { $total } giusti · il tuo punteggio { $rating }

puzzle-unit-win = probabilità di vincere
puzzle-unit-suspects = sospetti rimasti
puzzle-unit-hidden = nascosto
puzzle-unit-set = insieme
puzzle-unit-circles = cerchi
puzzle-unit-spaces = caselle

error-no-puzzles = Il gioco { $game } non ha problemi.
error-bad-puzzle = Questa riga non è un problema ({ $line }).
error-unknown-kind = Non c’è un genere di problema «{ $text }».
error-no-puzzle = Non c’è un problema simile.
error-no-drill = Non c’è un esercizio simile.
error-no-day = Non c’è un problema del giorno per quel giorno.
error-bad-answer = Questa non può essere la risposta.
error-answer-not-complete = La risposta non è completa.
error-not-proved = Il problema { $puzzle } non è dimostrato: { $part }.
error-no-output = Di’ dove vanno i problemi: --out FILE.
