# The analysis of a finished game on the page of its replay.

review-title = Analysis
review-start = Analyse
review-about = How likely each side was to win at every moment, what each choice cost, and what was luck.
review-waiting = Waiting for other games that are analysed first.
review-running = Analysing: { $percent } %
review-engine = Engine { $engine }, { $depth ->
    [full] full depth
   *[quick] usual depth
 }
review-export = { $kind ->
    [json] Save as JSON
   *[text] Save as text
 }
review-chart = Chances over the whole game. Arrows move by one moment, Page Up and Page Down to the next mistake.
review-chart-at = Moment { $at } of { $last }: { $percent } % for { $side }
review-chart-of = Chance in percent: { $side }
review-eyes = as { $who } knew it
review-bits-of = bits missing: { $secret }
review-mark = mistake
review-marked = Mistake: { $side }
review-as-table = The same as a table
review-column = { $column ->
    [before] Before ({ $side })
    [after] After
    [cost] Cost
    [bits] Bits missing
   *[moment] Moment
 }
review-moment = Step { $number }
review-end = The game is over here.
review-percent = { $percent } %
review-points = { $points } points
review-before-after = Chance ({ $side }): { $before } before, { $after } after.
review-luck = Luck ({ $side }): { $points }.
review-forced = There was no other choice.
review-best = This was the best choice.
review-cost = This cost { $points } ({ $side }).
review-made = chosen
review-tells = { $role ->
    [seeker] tells { $bits } bits
   *[hider] gives away { $bits } bits
 }
review-bits-change = Bits missing, { $secret }: { $before } before, { $after } after.
review-summary = How each side played
review-ledger = { $part ->
    [start] At the start
    [luck] Luck
    [skill] Own choices
    [others] Choices of the others
   *[result] Result
 }
review-error = Cost per decision: { $points } points. Decisions: { $decisions }. Mistakes: { $mistakes }.
review-resembles = { $range ->
    [one] Plays like the level { $level }.
   *[many] Plays like the level { $level }; likely from { $weakest } to { $strongest }.
 }
review-missed = Missed, { $what }: { $count }
review-list = { $list ->
    [deciding] Moments that decided the game
    [best] Best choices
   *[telling] Choices that told most
 }
review-learn = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your { $count } mistakes
 }
review-no-mistakes = No mistakes.
review-practice = { $side }: find the better choice ({ $index } of { $count })
review-practice-done = All mistakes done
review-practice-over = { $count ->
    [one] You have been through the mistake.
   *[other] You have been through all { $count } mistakes.
 }
review-practice-close = Back to the replay
review-task = In the game: { $made }. That cost { $cost } points. Choose something better on the board.
review-verdict = { $verdict ->
    [best] Right, this is the best choice: { $percent } % instead of { $made } %.
    [better] Better: { $percent } % instead of { $made } %. There is a better one still.
    [same] No better than in the game: { $percent } %.
    [worse] Worse than in the game: { $percent } % instead of { $made } %.
   *[unknown] This is not among the best choices.
 }
review-answer = The best choice: { $action } ({ $percent } %).
review-again = Try again
review-show = Show the answer
review-look = Look at it in the replay
review-next = Next mistake
review-finish = Finish
