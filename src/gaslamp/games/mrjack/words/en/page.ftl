# The words of the board and of what stands around it. Read by the browser client.

## The board
mj-board = The board of Mr. Jack
mj-place = { $hex }, { $kind ->
    [street] street
    [building] house
    [garden] garden
    [numbered] gaslight { $number }, burning
    [plain] gaslight, burning all night
   *[out] gaslight, out
 }{ $hole ->
    [open] , open manhole
    [covered] , covered manhole
   *[none] { "" }
 }{ $light ->
    [beam] , in the beam of the lantern
    [lit] , in the light
   *[dark] { "" }
 }
mj-token = { $who }, { $state ->
    [cleared] cleared
   *[suspect] { $character ->
       *[other] suspect
     }
 }
mj-target = { $what ->
    [walk] Walk to
    [accuse] Accuse on
    [swap] Change places on
    [whistle] Whistle to
    [move-lamp] Move the lamp to
    [move-cover] Move the cover to
    [mark] Mark
   *[take] Take
 } { $place }
mj-target-exit = { $what ->
    [leave] Leave by
    [move-cordon] Move the cordon to
   *[take] Take the cordon at
 } { $exit }
mj-target-face = Point the lantern { $facing ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
 }

## Around the board
mj-track = The eight rounds
mj-jack-letter = J
mj-detective-letter = D
mj-lamp-out = lamp { $number } goes out after this round
mj-dossier = What you know
mj-jack-is = Jack is { $character }
mj-you-are = You are { $character }
mj-suspects = { $count ->
    [one] 1 suspect
   *[other] { $count } suspects
 }
mj-sight = { $sight ->
    [yes] in sight
   *[no] out of sight
 }
mj-cleared = { $who ->
   *[other] cleared
 }
mj-ruled-out = { $who ->
   *[other] ruled out
 }
mj-by-alibi = not Jack: you hold the alibi
mj-has-alibi = not Jack: has an alibi
mj-mark = Your mark for { $who }: { $mark }
mj-call-chance = If the witnesses were called now, they would see Jack with { $percent } % chance.
mj-alibis = Alibis
mj-back = a card, face down
mj-pick = Play
mj-card-state = { $state ->
    [taken] taken
    [active] being played
   *[up] face up
 }
mj-skill = { $who ->
    [holmes] Walks, then draws an alibi
    [watson] Walks, then points his lantern
    [smith] Walks and moves a lamp
    [lestrade] Walks and moves a cordon
    [stealthy] Walks up to 4, through anything
    [goodley] Walks and whistles others closer
    [gull] Walks, or changes places
   *[bert] Walks and moves a manhole cover
 }

## What to do
mj-wait = { $seat ->
    [jack] It is Jack’s turn.
    [detective] It is the detective’s turn.
   *[chance] One moment: cards are drawn or the witnesses answer.
 }
mj-now-pick = Choose one of the cards.
mj-now = { $mode ->
    [walk] Choose where { $who } walks.
    [lamp] { $half ->
        [second] Choose the dark gaslight to light.
       *[first] Choose the lamp to move.
     }
    [cordon] { $half ->
        [second] Choose the exit to close.
       *[first] Choose the cordon to move.
     }
    [cover] { $half ->
        [second] Choose the manhole to cover.
       *[first] Choose the cover to move.
     }
    [swap] Choose who changes places with { $who }.
    [face] Point Watson’s lantern.
   *[stay] { $who } cannot walk anywhere.
 }
mj-now-whistle = { $half ->
    [second] Choose where that character goes.
   *[first] Choose who follows the whistle.
 } { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
 }
mj-mode = { $mode ->
    [walk] Walk
    [lamp] Move a lamp
    [cordon] Move a cordon
    [cover] Move a cover
    [whistle] Whistle
    [swap] Change places
    [face] Lantern
   *[stay] Stay
 }

## The moment explained
mj-goal = { $seat ->
    [jack] Stay unknown until dawn. Or leave by an open exit after a round in which nobody has seen you.
    [detective] Find out who Jack is and walk onto him. If you accuse somebody else, you lose.
   *[spectator] The detective looks for Jack among eight characters. Jack wants to stay free until dawn or to leave the district.
 }
mj-help = { $moment ->
    [pick] Four cards are face up each round and each player plays two. Choose the character to play now. Remember that the other player gets the cards that are left.
    [both] Walk and use the ability, in the order you like. Switch between them above the board.
    [walk] Choose one of the streets with a white dot. A walk has one to three steps. Manholes are short cuts.
    [hunt] Choose one of the streets with a white dot. A red ring marks a character you can accuse by walking there. If it is not Jack, you lose.
    [face] The lantern lights every street straight ahead, up to the first hex that is no street. Characters there are in sight.
    [ability] Use the ability now. You must use it if that is possible.
    [over] The game is over and all cards are face up. Watch it again as either side saw it.
   *[wait] The other side plays. After four cards the witnesses say whether Jack can be seen.
 }
mj-explain = { $who ->
    [holmes] After his walk you draw an alibi in secret: that character is not Jack.
    [watson] A player who moves Watson says where his lantern points.
    [smith] He takes one burning lamp to a dark gaslight. Its number goes with it.
    [lestrade] He takes one cordon to an exit that has none.
    [stealthy] She walks up to four steps and may cross houses, gardens and lamps.
    [goodley] His whistle has three points. Others spend them as steps towards him. All three must be spent if possible.
    [gull] Instead of walking he may change places with any other character.
   *[bert] He takes one cover to an open manhole.
 }

## Keys
mj-key-name = { $press ->
    [cards] 1 2 3 4
    [board] B, arrows
    [mode] M
    [undo] U
    [escape] Esc
   *[tabs] ? L C
 }
mj-key = { $press ->
    [cards] play that card
    [board] go to the board and move on it; Enter chooses
    [mode] walk or use the ability
    [undo] take back
    [escape] go back to the first click
   *[tabs] help, story, chat
 }

## Options
mj-edition = Edition
mj-edition-name = { $edition ->
   *[revised] 2016: nine manholes
    [first] 2006: eight manholes
 }

## Moments on the board
mj-moment-sight = { $seen ->
    [true] The witnesses see Jack
   *[false] Jack is out of sight
 }
mj-moment-cleared = { $who } is not Jack
mj-moment-lamp = Lamp { $number } goes out
mj-moment-alibi = { $who ->
    [hidden] An alibi is drawn
   *[other] { $who } has an alibi
 }
mj-moment-accusation = { $who } is accused
mj-moment-verdict = { $verdict ->
    [guilty] It is Jack!
   *[innocent] { $character ->
       *[other] Innocent!
     }
 }
mj-moment-escape = Jack escapes: { $who }!
mj-course = Who could be Jack
mj-course-round = After round { $round }: { $names }

## Analysis
mrjack-review-missed = { $kind ->
    [escape] an escape
    [accusation] an accusation
   *[other] a chance
 }
