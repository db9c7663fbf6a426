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
companion-none = This game has no page for the box
companion-none-text = It can be played on the screen.
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
