# A first game, lesson by lesson, and the suggestions of the guide.

mj-learn-about = A real game against the machine. A guide explains one thing at a time, points at the board and suggests moves. In the first five rounds the machine does not end the game, so that you can try all characters. It takes about twenty minutes.
mj-learn-as = { $seat ->
    [jack] Begin as Jack
   *[detective] Begin as the detective
 }

## The detective
mj-lesson-title-detective = { $lesson ->
    [welcome] One of them is Jack
    [board] Light and dark
    [wins] How Jack wins
    [pick] Your first card
    [walk] A walk
    [ability] An ability
    [wait] Jack’s turn
    [call] The witnesses
    [dark] It gets darker
    [alibi] Alibis
    [accuse] Accusing
   *[end] The end
 }
mj-lesson-detective = { $lesson ->
    [welcome] Eight characters walk through Whitechapel. One of them is Jack. Only the Jack player knows which one. You have eight rounds to find out and catch him.
    [board] Golden streets are lit: by a gaslight next to them or by Watson’s lantern. A character on a lit street is in sight. A character next to another one is in sight too. All others are in the dark.
    [wins] Jack has three ways to win. He leaves by one of the four exits, here in the corners. Or he is still free after round eight. Or you accuse somebody else. He can leave only with his own character, if the witnesses did not see him in the last round, and if no cordon closes the exit.
    [pick] Four cards lie under the board. You play two of them, and Jack plays two. Choose one: you move that character, even if it is Jack.
    [walk] This character can go to the streets with a white dot, one to three steps away. From one open manhole to any other is only one step.
    [ability] Most characters have an ability besides walking. If you can still do both, the buttons above the board switch between them. You can undo until something is revealed.
    [wait] Now Jack plays. He moves any character, as you do. The story beside the board says what he did.
    [call] After four cards the witnesses say whether Jack is in sight. If he is, everybody in the dark is cleared. If he is not, everybody in sight is cleared. Cleared characters fade. Try to end each round with half of the suspects in sight and half in the dark.
    [dark] After each of the first four rounds a lamp goes out: the one with the number of the round. Then it is easier to hide.
    [alibi] When Holmes walks, he draws an alibi: a card with the name of a character who is not Jack. Your alibis are listed with the suspects. You never see Jack’s alibis.
    [accuse] To accuse, walk with any character onto the one you suspect. If you are right, you win. If you are wrong, Jack wins. So accuse when one suspect is left, or when it is your last chance.
   *[end] The game is over and all cards are face up. Watch the game again as Jack saw it. Or play a first game as Jack.
 }

## Jack
mj-lesson-title-jack = { $lesson ->
    [welcome] You are Jack
    [board] Light and dark
    [wins] How you win
    [wait] The detective’s turn
    [pick] Your first card
    [walk] A walk
    [ability] An ability
    [call] The witnesses
    [dark] It gets darker
    [leave] The way out
    [alibi] Alibis
    [danger] Few suspects are left
   *[end] The end
 }
mj-lesson-jack = { $lesson ->
    [welcome] You are { $who }. Only you know it. Both players move all eight characters, so nobody can tell from a move alone who you are.
    [board] Golden streets are lit: by a gaslight next to them or by Watson’s lantern. A character on a lit street is in sight. A character next to another one is in sight too. All others are in the dark.
    [wins] You have three ways to win. Leave by an exit, here in the corners. Or stay free until round eight is over. Or let the detective accuse somebody else. An exit with a cordon is closed.
    [wait] Now the detective plays. He wants half of the suspects in sight and half in the dark, so that the witnesses clear many of them.
    [pick] Four cards lie under the board. You play two of them, and the detective plays two. A card that you take is one that he does not get.
    [walk] This character can go to the streets with a white dot, one to three steps away. From one open manhole to any other is only one step.
    [ability] Most characters have an ability besides walking. If you can still do both, the buttons above the board switch between them. You can undo until something is revealed.
    [call] After four cards the witnesses say whether you are in sight. If you are, everybody in the dark is cleared. If you are not, everybody in sight is cleared. Be where most of the suspects are, in sight or in the dark.
    [dark] After each of the first four rounds a lamp goes out: the one with the number of the round. Then it is easier to hide.
    [leave] When the witnesses did not see you, you may leave in the next round: play the card of your own character and walk out of an exit without a cordon. The last step leads out of the board. The guide first shows you all characters, then it sends you there.
    [alibi] When Holmes walks for you, you draw an alibi: the card of a character who is not Jack. The detective does not get this card.
    [danger] The fewer suspects are left, the more likely the detective accuses you: he walks with any character onto yours. Stay more than three steps away from the others, or leave.
   *[end] The game is over and all cards are face up. Watch the game again as the detective saw it. Or play a first game as the detective.
 }

## Suggestions
mj-compass = { $way ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
 }
mj-suggest = { $what ->
    [pick] Play { $who }.
    [walk] Move { $who } to { $to }.
    [accuse] Accuse { $who }.
    [leave] Leave by the exit in the { $to }.
    [face] Point the lantern to the { $to }.
    [move-lamp] Take the lamp on { $from } to { $to }.
    [move-cordon] Take the cordon from the { $from } to the { $to }.
    [move-cover] Take the cover from { $from } to { $to }.
    [swap] Change places with { $who }.
    [whistle] Whistle { $who } to { $to }.
   *[stay] Stay.
 }
mj-suggest-why = { $reason ->
    [pick-new] You have not played this character yet.
    [pick-own] This is you: so you decide where you stand.
    [alibi] After his walk Holmes draws an alibi: a character who is not Jack.
    [split] Then suspects in sight: { $seen }, in the dark: { $dark }. Whatever the witnesses say, some are cleared.
    [gather] Nothing divides the suspects better now. In sight: { $seen }, in the dark: { $dark }.
    [approach] Only { $who } can be Jack. Bring others near: you win by walking onto { $who }.
    [close-exit] Suspects in the dark are near this exit, and Jack may be one of them.
    [open-exit] Then the exit that was closed is open. It is near you.
    [cover] Then { $open } is a short cut for everybody, and { $closed } is none any more.
    [accuse-sure] All others are cleared: only { $who } can be Jack.
    [accuse-last] It is your last chance. Suspects left: { $suspects }.
    [hide] Then you are in the dark. Suspects there: { $dark }, in sight: { $seen }. If the witnesses do not see you, you may leave in the next round.
    [crowd] Then you are in sight. Suspects there: { $seen }, in the dark: { $dark }. The larger group is the safer one.
    [leave] This exit is open and the witnesses did not see you: you win.
   *[stay] There is no free street to walk to.
 }
