# Le pagine dei problemi e degli esercizi.

solve-heading = Problemi
solve-lead = Ognuno ha una sola risposta, o un numero noto di risposte uguali, e ogni risposta è stata dimostrata.
solve-all = Tutti i problemi
solve-choose = Risolvi problemi
solve-game = Gioco
solve-any-game = Tutti i giochi
solve-theme = Tema
solve-any-theme = Tutti i temi
solve-theme-count = { $title } ({ $count })
solve-difficulty = Difficoltà
solve-difficulty-name = { $difficulty ->
    [easier] Più facile
    [harder] Più difficile
   *[own] Come il mio punteggio
 }
solve-none-left = Hai risposto a tutti i problemi di questo genere. Scegli un altro tema.
solve-begin = Dammi un problema

solve-puzzle-rating = punteggio del problema { $rating }
solve-numbers = Il tuo punteggio { $rating } · { $streak } di fila
solve-own-numbers = I tuoi numeri
solve-number-name = { $name ->
    [rating] Punteggio
    [solved] Risolti
    [streak] Giusti di fila
    [best-streak] Serie più lunga
    [best-days] Giorni di fila (record)
   *[best-run] Record in cinque minuti
 }

solve-answer = { $count ->
    [0] Segna la tua risposta
    [one] Rispondi con un segno
   *[other] Rispondi con { $count } segni
 }
solve-clear = Cancella i segni
solve-number = Il tuo numero
solve-send = Rispondi
solve-show = Mostra la risposta
solve-log = La partita finora

solve-right = Giusto.
solve-wrong = Non è giusto.
solve-faults = Mancanti (✓): { $missing }. Di troppo (✗): { $surplus }.
solve-rating = { $sign }{ $change }, ora { $rating }
solve-worth = { $equal ->
    [one] C’è una sola risposta giusta.
   *[other] { $equal } risposte valgono lo stesso.
 } Ogni altra è peggiore di almeno { $margin } ({ $unit }).
solve-explanation = Spiegazione
solve-why = Perché? Passo per passo
solve-back = Indietro
solve-forward = Passo seguente
solve-step = { $step } di { $steps }: { $text }
solve-next = Prossimo problema
solve-again = Riprova, senza punteggio

solve-run = Cinque minuti
solve-run-about = Quanti problemi risolvi in cinque minuti? I facili vengono prima. Un errore costa solo il suo tempo, e il punteggio non cambia.
solve-skip = Salta
solve-start = Inizia
solve-restart = Ancora una volta
solve-score = { $score ->
    [one] { $score } giusto
   *[other] { $score } giusti
 }
solve-left = { $seconds ->
    [60] Resta un minuto
   *[other] Restano { $seconds } secondi
 }
solve-final = { $score ->
    [one] Una risposta giusta.
   *[other] { $score } risposte giuste.
 }
solve-best = Record: { $best }
solve-best-new = Nuovo record!

solve-drills = Esercizi
solve-drills-about = Brevi esercizi per l’occhio: due minuti ciascuno, con un punteggio.
solve-drill-about = Quanti riesci in { $seconds } secondi. Il tempo si ferma mentre leggi la spiegazione.
solve-drill-next = Prossimo esercizio

solve-own = Problemi da una partita finita
solve-own-seat = Chiesti a
solve-own-count = { $index } di { $count } da questa partita
solve-own-none = Questa partita non ha problemi per questo posto. Scegline un altro.
solve-own-done = Erano tutti i problemi di questa partita per questo posto.
solve-own-replay = Vai alla partita
