# The pages for games with the box on the table.

companion-heading = With your box
companion-lead = Put the real board on the table and one phone beside it. Gaslamp plays who is missing, keeps the secrets and checks the rules.
companion-go-on = Go on with your last game
companion-options = Options of the game
companion-begin = Begin
companion-set-up = Draw the set-up
companion-sheets = Sheets to print
companion-no-keys = This phone does not play here
companion-no-keys-text = Open this page on the phone that began the game, or begin a new one.
companion-turn = { $kind ->
    [machine] Gaslamp thinks: { $seat }
   *[person] { $seat }
 }
companion-over = The game is over
companion-undo = Undo
companion-menu = Menu
companion-card = A card to hold up
companion-recent = What was said last. Tap a line to hold it up.
companion-voice = { $state ->
    [on] Speaks aloud: on
   *[off] Speaks aloud: off
 }
companion-leave = Leave the board
companion-leave-about = Nothing is lost: the game goes on where you left it.
companion-again = Another game
companion-id = Game { $id }
companion-promise = The promise of this game
companion-promise-show = Show the promise
companion-promise-about = Scan this with another phone. It keeps a proof of everything that was done until now, also in secret. After the end that phone checks that nothing was changed.
companion-promise-state = { $state ->
    [asking] Looking …
    [running] This phone keeps the promise. When the game is over, open this page again and check it.
    [good] The promise was kept: nothing was changed after it was made, and every secret is what was promised.
    [bad] The promise was broken: this is not the game that was promised.
   *[unreachable] The server cannot be reached. The promise is kept on this phone.
 }
companion-promise-check = Check now
companion-promise-kept = The code of the promise: { $code }
companion-promise-none = There is no promise in this address. Scan the code on the other phone again.
companion-promise-corrections = { $count ->
    [0] Nothing was corrected.
    [one] One correction was made.
   *[other] { $count } corrections were made.
 }
companion-promise-secret = { $seat }: { $count ->
    [one] one secret step was taken back
   *[other] { $count } secret steps were taken back
 }
companion-promise-secret-about = Nobody can see what these steps were before. Steps that were only repeated count too. Ask why they were corrected.
companion-promise-first = Before you begin: the other side scans the promise
companion-promise-go-on = Scanned. Go on
companion-promise-ended = Did you scan the promise? Open it again on that phone: it checks this game.
companion-draws = Who draws what everybody may see?
companion-draws-name = { $draws ->
    [entered] We draw, and enter it
   *[seed] Gaslamp draws
 }
companion-mend = Mend an earlier step
companion-mend-about = Which step was entered wrong?
companion-mend-none = Nothing was entered yet.
companion-mend-change = It was something else
companion-mend-remove = It did not happen
companion-mend-insert = Something was forgotten before it
companion-mend-back = Go back to here and enter it all again
companion-mend-other = Another step
companion-mend-what = What happened instead of: { $step }?
companion-mend-stop = Stop
companion-mended = { $fits ->
    [yes] Mended. All later steps stay as they were.
   *[no] Mended. { $kept ->
        [0] { $unfit }
        [one] One later step was kept. { $unfit }
       *[other] { $kept } later steps were kept. { $unfit }
     }
 }

# The notebook beside a real board.

title-notebook = Notebook — Gaslamp
notebook-heading = Notebook
notebook-about = Nobody here plays with Gaslamp: you enter what happens at the board, and see what follows.
notebook-lead = You play with the real box, all of you. Enter what happened, what was asked and what was answered. The notebook shows what can be true. It knows no secret.
notebook-go-on = Go on with your last notebook
notebook-shows = The notebook shows
notebook-assist = { $assist ->
    [off] Only the entries
    [probabilities] How likely it is
   *[possible] What is possible
 }
notebook-begin = Open a notebook
notebook-new = Another notebook
notebook-kept = Everything that you enter is kept at once.
notebook-link = Link
notebook-link-about = Everybody with this link sees the notebook at once, and may write in it. Do not show it to the other side.
notebook-mend = Mend
notebook-mending = { $where ->
    [before] { $count ->
        [0] What was forgotten before “{ $entry }”?
        [one] One entry before “{ $entry }”. Was there more?
       *[other] { $count } entries before “{ $entry }”. Was there more?
     }
   *[instead] Instead of “{ $entry }”: what really happened?
 }
notebook-enough = That was all
notebook-cancel = Leave it
notebook-wrong = These entries cannot all be right. Look at: “{ $entry }”.
notebook-mend-this = Mend this one
notebook-mended = { $count ->
    [0] Mended.
    [one] Mended. One later entry stays.
   *[other] Mended. { $count } later entries stay.
 }
notebook-misfit = { $count ->
    [one] Mended. “{ $entry }” does not fit any more: go on from here.
   *[other] Mended. From “{ $entry }” on, { $count } entries do not fit any more: go on from here.
 }
notebook-faster = Somebody else was faster: look at what is there now.
notebook-gone = There is no such notebook
notebook-gone-text = Check the link. A notebook that nobody used for half a year is deleted.
