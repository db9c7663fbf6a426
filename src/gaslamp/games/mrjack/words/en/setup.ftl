# The set-up with the real box, and sheets to print.

mj-prepare-board = The board at the start
mj-prepare-jack = Who is Jack?
mj-prepare-jack-about = Jack looks at the card here. Then Jack takes this alibi card out of the pile in secret and keeps it, and the rest is shuffled.
mj-prepare-deal = The first four cards
mj-prepare-deal-about = { $who } plays the first one.
mj-prepare-detective-sheet = The detective’s sheet
mj-prepare-jack-sheet = Jack’s sheet
mj-prepare-i-am = I am
mj-prepare-round = Round
mj-prepare-witnesses = The witnesses
mj-prepare-answer = { $seen ->
    [yes] seen
   *[no] unseen
 }
mj-prepare-detective-about = At each call write + for who is in sight and − for who is not, and strike out who is cleared.
mj-prepare-jack-sheet-about = At each call write + for who is in sight and − for who is not, and strike out who is cleared: this is what the detective knows.
