# The analysis of a finished game.

help-analyse = Analyse a finished game: chances, mistakes, luck, and what each move told.
help-analyse-depth = How deep: quick or full.
help-text = Print the whole game with comments, as text.

analysis-working = Analysing
analysis-stopped = Stopped after { $done } of { $total } steps; they are kept. The same command continues.
analysis-heading = { $game }: analysis, depth “{ $depth }”, version { $engine }
analysis-chance = Chance to win in %: { $side }
analysis-bits = Missing bits: { $secret }
analysis-mistakes = Mistakes
analysis-mistakes-of = Mistakes: { $side }
analysis-no-mistakes = No mistakes.
analysis-number = No.
analysis-who = who
analysis-chose = chose
analysis-better = better
analysis-cost = cost

analysis-comment-mistake = Mistake: it cost { $cost } points. Better: { $better } ({ $chance } % instead of { $made } %).
analysis-comment-missed = { $kind ->
    [escape] An escape was missed.
    [accusation] An accusation was missed.
    [arrest] An arrest was missed.
   *[other] An opportunity was missed: { $kind }.
}
analysis-comment-best = Best move: the next best choice is worse by { $lead } points.
analysis-comment-told = It gave away { $bits } bits.
analysis-comment-quieter = It would have been quieter to choose: { $quieter } ({ $bits } bits).
analysis-comment-asked = A good question: { $bits } bits could be expected.
analysis-comment-question = There was more to learn with: { $question } ({ $bits } bits instead of { $made }).
analysis-comment-luck = Luck worth { $points } points for { $side }.

analysis-error = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
 }, { $error } points lost per decision.
analysis-resembles = It resembles the level “{ $level }” (95 % range: “{ $weakest }” to “{ $strongest }”).
analysis-resembles-one = It resembles the level “{ $level }” (more than 95 % certain).
analysis-ledger = { $start } % at the start, luck { $luck }, own play { $skill }, the other side’s play { $others }: { $result } %.
analysis-list-deciding = What decided the game: { $moments }.
analysis-list-mistakes = Mistakes: { $moments }.
analysis-list-best = Best moves: { $moments }.
analysis-list-give-aways = What gave away most: { $moments }.
analysis-list-questions = Best questions: { $moments }.
analysis-missed = Missed opportunities: { $kinds }.
analysis-kind = { $kind ->
    [escape] escapes
    [accusation] accusations
    [arrest] arrests
   *[other] { $kind }
}

error-analysis-unfinished = The game is not over yet, so it is not analysed.
error-no-analysis = Games of { $text } cannot be analysed.
error-analysis-no-seat = A spectator’s record cannot be analysed: use the whole record or that of a seat.
error-not-an-analysis = This is no analysis that this version can read.
error-unknown-analysis-depth = There is no depth { $text }; use { $known }.
error-two-outputs = Use either --json or --text.
