# Puzzles and drills.

help-puzzles = Find, prove, rate and solve puzzles.
help-puzzles-mine = Find puzzles in games of machine players or in records.
help-puzzles-records = Look through the records in this folder instead of playing.
help-puzzles-solve = Solve puzzles.
help-puzzles-kind = Only this kind of puzzle.
help-puzzles-kinds = Only this kind of puzzle; may be given several times.
help-puzzles-count = How many puzzles.
help-puzzles-prove = Prove every puzzle of a file again; without a file, those that are shipped.
help-puzzles-rate = Rate puzzles by how the levels fare on them.
help-puzzles-file = A file of puzzles, one on each line.
help-puzzles-each = How many of each kind.
help-puzzles-drill = Do drills instead of puzzles.

puzzles-mining = Looking for puzzles
puzzles-mined = { $found ->
    [one] { $found } puzzle found; { $file } has { $total }.
   *[other] { $found } puzzles found; { $file } has { $total }.
 }
puzzles-proved = { $count ->
    [one] { $count } puzzle proved.
   *[other] { $count } puzzles proved.
 }
puzzles-none = No puzzle fits.
puzzles-heading = { $title } · rating { $rating } · puzzle { $id }
puzzles-prompt-actions = Your action (empty to give up): 
puzzles-prompt-marks = Your marks, with spaces between them (empty to give up): 
puzzles-prompt-number = Your number (empty to give up): 
puzzles-right = Right.
puzzles-wrong = Not right. The answer: { $answer }
puzzles-missing = Missing: { $marks }
puzzles-surplus = Too many: { $marks }
puzzles-score = { $solved } of { $total } right · your rating { $rating }

puzzle-unit-win = chance to win
puzzle-unit-suspects = suspects
puzzle-unit-hidden = hidden
puzzle-unit-set = set
puzzle-unit-circles = circles
puzzle-unit-spaces = spaces

error-no-puzzles = The game { $game } has no puzzles.
error-bad-puzzle = This line is no puzzle ({ $line }).
error-unknown-kind = There is no kind of puzzle “{ $text }”.
error-no-puzzle = There is no such puzzle.
error-no-drill = There is no such drill.
error-no-day = There is no daily puzzle for that day.
error-bad-answer = That cannot be the answer.
error-answer-not-complete = The answer is not complete.
error-not-proved = Puzzle { $puzzle } is not proved: { $part }.
error-no-output = Say where the puzzles go: --out FILE.
