# L’analisi di una partita finita, sulla pagina della sua replica.

review-title = Analisi
review-start = Analizza
review-about = La probabilità di vincere di ogni parte in ogni momento, quanto è costata ogni scelta e che cosa era fortuna.
review-waiting = Prima vengono analizzate altre partite.
review-running = Analisi in corso: { $percent } %
review-engine = Motore { $engine }, { $depth ->
    [full] profondità piena
   *[quick] profondità consueta
 }
review-export = { $kind ->
    [json] Salva come JSON
   *[text] Salva come testo
 }
review-chart = Le probabilità di tutta la partita. Le frecce spostano di un momento, Pag su e Pag giù vanno al prossimo errore.
review-chart-at = Momento { $at } di { $last }: { $percent } % per { $side }
review-chart-of = Probabilità in percento: { $side }
review-eyes = per quanto sapeva { $who }
review-bits-of = bit mancanti: { $secret }
review-mark = errore
review-marked = Errore: { $side }
review-as-table = Lo stesso in tabella
review-column = { $column ->
    [before] Prima ({ $side })
    [after] Dopo
    [cost] Costo
    [bits] Bit mancanti
   *[moment] Momento
 }
review-moment = Passo { $number }
review-end = Qui la partita è finita.
review-percent = { $percent } %
review-points = { $points } punti
review-before-after = Probabilità ({ $side }): { $before } prima, { $after } dopo.
review-luck = Fortuna ({ $side }): { $points }.
review-forced = Non c’era altra scelta.
review-best = Era la scelta migliore.
review-cost = È costato { $points } ({ $side }).
review-made = scelta fatta
review-tells = { $role ->
    [seeker] fa sapere { $bits } bit
   *[hider] tradisce { $bits } bit
 }
review-bits-change = Bit mancanti, { $secret }: { $before } prima, { $after } dopo.
review-summary = Come ha giocato ogni parte
review-ledger = { $part ->
    [start] All’inizio
    [luck] Fortuna
    [skill] Scelte proprie
    [others] Scelte degli altri
   *[result] Risultato
 }
review-error = Costo per decisione: { $points } punti. Decisioni: { $decisions }. Errori: { $mistakes }.
review-resembles = { $range ->
    [one] Gioca come il livello { $level }.
   *[many] Gioca come il livello { $level }; probabilmente tra { $weakest } e { $strongest }.
 }
review-missed = Occasioni perse, { $what }: { $count }
review-list = { $list ->
    [deciding] I momenti che hanno deciso la partita
    [best] Le scelte migliori
   *[telling] Le scelte che hanno detto di più
 }
review-learn = { $count ->
    [one] Impara dal tuo errore
   *[other] Impara dai tuoi { $count } errori
 }
review-no-mistakes = Nessun errore.
review-practice = { $side }: trova la scelta migliore ({ $index } di { $count })
review-practice-done = Tutti gli errori rivisti
review-practice-over = { $count ->
    [one] Hai rivisto l’errore.
   *[other] Hai rivisto tutti i { $count } errori.
 }
review-practice-close = Torna alla replica
review-task = Nella partita: { $made }. È costato { $cost } punti. Scegli di meglio sul tabellone.
review-verdict = { $verdict ->
    [best] Giusto, è la scelta migliore: { $percent } % invece di { $made } %.
    [better] Meglio: { $percent } % invece di { $made } %. Ce n’è una ancora migliore.
    [same] Non meglio che nella partita: { $percent } %.
    [worse] Peggio che nella partita: { $percent } % invece di { $made } %.
   *[unknown] Non è tra le scelte migliori.
 }
review-answer = La scelta migliore: { $action } ({ $percent } %).
review-again = Riprova
review-show = Mostra la risposta
review-look = Guardalo nella replica
review-next = Prossimo errore
review-finish = Fine
