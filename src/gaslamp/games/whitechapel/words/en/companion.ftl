# Letters from Whitechapel with the box on the table.

wc-box-mode = { $mode ->
    [sheet] Jack’s sheet
    [jack] Gaslamp is Jack
   *[police] Gaslamp is the police
 }
wc-box-mode-about = { $mode ->
    [sheet] One of you is Jack and keeps the phone: it writes down his way, answers every question and proves at the end that he did not cheat.
    [jack] You are the police, with the real pawns. The phone says what Jack says, asks where the pawns went, and answers your questions.
   *[police] You are Jack, with the real board. The phone says where each policeman goes, and asks for your way in secret.
 }
wc-box-crossing = the crossing by { $circles } ({ $name })
wc-box-compass = Directions
wc-box-point = { $point ->
    [n] North
    [ne] North-east
    [e] East
    [se] South-east
    [s] South
    [sw] South-west
    [w] West
   *[nw] North-west
 }
wc-box-stay = Stays
wc-box-pawns = The policemen
wc-box-passed = Another policeman stands at { $place }. Go on from there, or choose another crossing.
wc-box-yes = Yes
wc-box-no = No
wc-box-type = Type a number
wc-box-number = { $kind ->
    [circle] The number of the circle
   *[crossing] The number of a circle beside the crossing
 }
wc-box-delete = Delete
wc-box-do = { $count ->
    [one] Do this on the board:
   *[other] Do this on the board ({ $count } to do):
 }
wc-box-done = Done
wc-box-move = { $who }: from { $from } to { $to }
wc-box-patrols = Lay the seven patrol tokens face down, as on the map. Nobody looks at their colours.
wc-box-mend = Tap where it was, or type a number.
wc-box-mend-second = Now tap the second place.
wc-box-no-place = There is no such place on the board.
wc-box-head = Which Head tile was turned up?

## Jack’s sheet

wc-sheet-say = Say aloud:
wc-sheet-open = My sheet
wc-sheet-map = Back to the map
wc-sheet-give = { $who ->
    [jack] Jack: from here on only you look.
   *[head] Give the phone to the Head of the Investigation. Jack looks away.
 }
wc-sheet-show = { $who ->
    [jack] I am Jack: show
   *[head] I am the Head: show
 }
wc-sheet-answer = { $answer ->
    [yes] YES
   *[no] NO
 }
wc-sheet-question = { $about ->
    [clue] A clue on { $circle }?
    [arrest] Is Jack on { $circle }?
    [area] Is Jack beside him?
   *[address] Does Jack live on { $circle }?
 }
wc-sheet-cell = { $cell ->
    [night] Night
    [time] Crime
    [space] Move
    [left] Left
    [coaches] Coaches
    [alleys] Alleys
    [here] You
   *[home] Home
 }

## The notebook

wc-note-move = { $how ->
    [walk] On foot
    [coach] Coach ({ $left })
    [alley] Alley ({ $left })
    [walk-home] Home!
   *[stuck] Jack is stuck
 }
wc-note-layer = { $layer ->
    [now] Where he is: { $count }
    [row] His way tonight: { $count }
    [home] Where he lives: { $count }
   *[off] Show where he can be
 }
wc-note-ask = { $stage ->
    [clue] Is there a clue on { $circle }?
    [arrest] Is Jack there?
    [home] Does Jack live on { $circle }?
    [head] Who is Head of the Investigation tonight?
   *[escape] How did Jack move?
 }
wc-note-nothing = Nothing on any
