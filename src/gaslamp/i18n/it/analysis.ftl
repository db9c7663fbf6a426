# L’analisi di una partita finita.

help-analyse = Analizza una partita finita: probabilità, errori, fortuna, e che cosa ha rivelato ogni mossa.
help-analyse-depth = La profondità: quick (rapida) o full (completa).
help-text = Mostra tutta la partita con commenti, come testo.

analysis-working = Analisi
analysis-stopped = Fermato dopo { $done } passi su { $total }; sono conservati. Lo stesso comando continua.
analysis-heading = { $game }: analisi, profondità «{ $depth }», versione { $engine }
analysis-chance = Probabilità di vincere in %: { $side }
analysis-bits = Bit mancanti: { $secret }
analysis-mistakes = Errori
analysis-mistakes-of = Errori: { $side }
analysis-no-mistakes = Nessun errore.
analysis-number = N.
analysis-who = chi
analysis-chose = scelta
analysis-better = meglio
analysis-cost = costo

analysis-comment-mistake = Errore: è costato { $cost } punti. Meglio: { $better } ({ $chance } % invece di { $made } %).
analysis-comment-missed = { $kind ->
    [escape] È stata mancata una fuga.
    [accusation] È stata mancata un’accusa.
    [arrest] È stato mancato un arresto.
   *[other] È stata mancata un’occasione: { $kind }.
}
analysis-comment-best = Mossa migliore: la scelta seguente è peggiore di { $lead } punti.
analysis-comment-told = La mossa ha rivelato { $bits } bit.
analysis-comment-quieter = Sarebbe stato più discreto scegliere: { $quieter } ({ $bits } bit).
analysis-comment-asked = Una buona domanda: ci si potevano aspettare { $bits } bit.
analysis-comment-question = C’era di più da imparare con: { $question } ({ $bits } bit invece di { $made }).
analysis-comment-luck = Fortuna: { $points } punti per { $side }.

analysis-error = { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
 }, { $error } punti persi per decisione.
analysis-resembles = Somiglia al livello «{ $level }» (intervallo al 95 %: da «{ $weakest }» a «{ $strongest }»).
analysis-resembles-one = Somiglia al livello «{ $level }» (certo a più del 95 %).
analysis-ledger = { $start } % all’inizio, fortuna { $luck }, gioco proprio { $skill }, gioco dell’altra parte { $others }: { $result } %.
analysis-list-deciding = Che cosa ha deciso la partita: { $moments }.
analysis-list-mistakes = Errori: { $moments }.
analysis-list-best = Mosse migliori: { $moments }.
analysis-list-give-aways = Che cosa ha rivelato di più: { $moments }.
analysis-list-questions = Domande migliori: { $moments }.
analysis-missed = Occasioni mancate: { $kinds }.
analysis-kind = { $kind ->
    [escape] fughe
    [accusation] accuse
    [arrest] arresti
   *[other] { $kind }
}

error-analysis-unfinished = La partita non è finita, quindi non viene analizzata.
error-no-analysis = Le partite di { $text } non possono essere analizzate.
error-analysis-no-seat = La partita vista da uno spettatore non può essere analizzata: usa quella completa o quella di un posto.
error-not-an-analysis = Questa non è un’analisi che questa versione sappia leggere.
error-unknown-analysis-depth = Non esiste la profondità { $text }; usa { $known }.
error-two-outputs = Usa --json oppure --text.
