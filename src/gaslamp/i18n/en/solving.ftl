# The pages for puzzles and drills.

solve-heading = Puzzles
solve-lead = Each has one answer, or a known number of equal ones, and every answer was proved.
solve-all = All puzzles
solve-choose = Solve puzzles
solve-game = Game
solve-any-game = All games
solve-theme = Theme
solve-any-theme = All themes
solve-theme-count = { $title } ({ $count })
solve-difficulty = Difficulty
solve-difficulty-name = { $difficulty ->
    [easier] Easier
    [harder] Harder
   *[own] Like my rating
 }
solve-none-left = You have answered all puzzles of this kind. Choose another theme.
solve-begin = Give me a puzzle

solve-puzzle-rating = puzzle rating { $rating }
solve-numbers = Your rating { $rating } · { $streak } in a row
solve-own-numbers = Your numbers
solve-number-name = { $name ->
    [rating] Rating
    [solved] Solved
    [streak] Right in a row
    [best-streak] Most in a row
    [best-days] Most days in a row
   *[best-run] Best timed run
 }

solve-answer = { $count ->
    [0] Mark your answer
    [one] Answer with one mark
   *[other] Answer with { $count } marks
 }
solve-clear = Clear the marks
solve-number = Your number
solve-send = Answer
solve-show = Show the answer
solve-log = The game so far

solve-right = Right.
solve-wrong = Not right.
solve-faults = Missing (✓): { $missing }. Too many (✗): { $surplus }.
solve-rating = { $sign }{ $change }, now { $rating }
solve-worth = { $equal ->
    [one] There is one right answer.
   *[other] { $equal } answers are equally good.
 } Every other one is worse by at least { $margin } ({ $unit }).
solve-explanation = Explanation
solve-why = Why? Step by step
solve-back = Back
solve-forward = Next step
solve-step = { $step } of { $steps }: { $text }
solve-next = Next puzzle
solve-again = Try again, unrated

solve-run = Five minutes
solve-run-about = How many puzzles do you solve in five minutes? The easy ones come first. A wrong answer costs only its time, and the rating does not change.
solve-skip = Skip
solve-start = Start
solve-restart = Once more
solve-score = { $score } right
solve-left = { $seconds ->
    [60] One minute left
   *[other] { $seconds } seconds left
 }
solve-final = { $score ->
    [one] One right answer.
   *[other] { $score } right answers.
 }
solve-best = Best so far: { $best }
solve-best-new = A new best!

solve-drills = Drills
solve-drills-about = Short exercises that train the eye: two minutes each, with a score.
solve-drill-about = As many as you can in { $seconds } seconds. The clock stands still while you read the explanation.
solve-drill-next = Next exercise

solve-own = Puzzles from a finished game
solve-own-seat = Asked of
solve-own-count = { $index } of { $count } from this game
solve-own-none = This game has no puzzles for this seat. Choose another seat.
solve-own-done = These were all puzzles of this game for this seat.
solve-own-replay = To the replay
