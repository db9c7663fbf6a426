# The rules of Mr. Jack in words, and a first game. Fetched by the pages that show them.

## A first game
mj-learn-about = You are the detective and the machine is Jack. A guide tells you what matters, one thing at a time. It takes a quarter of an hour.
mj-lesson-title = { $lesson ->
    [welcome] Somebody here is Jack
    [board] Light and dark
    [pick] Your first card
    [walk] A walk
    [ability] A skill
    [wait] Jack’s turn
    [call] The witnesses
    [dark] It gets darker
    [alibi] Alibis
    [accuse] Only a few are left
   *[end] That was it
 }
mj-lesson = { $lesson ->
    [welcome] Eight characters walk through Whitechapel. One of them is Jack, and only the Jack player knows which. You have eight rounds to find out and to catch him.
    [board] Golden streets are lit: by a gaslight next to them or by Watson’s lantern. Whoever stands there is in sight, and so is whoever stands next to somebody else. All others are in the dark.
    [pick] Four cards lie under the board. You and Jack play two each. Choose one: the character does what you want, whoever he is.
    [walk] The bright streets are where this character can go. Choose one. Two open manholes are one step apart, however far they are.
    [ability] Most characters can do something besides walking. If both can still be done, the buttons above the board switch between them. Undo works until something is revealed.
    [wait] Now Jack plays. He moves characters just as you do, not only his own. You watch, and the story beside the board tells what he did.
    [call] The round is over and the witnesses were asked whether Jack can be seen. Everybody who differs from him in that is cleared and has faded. Try to have half of the suspects in sight and half in the dark at the end of a round.
    [dark] After each of the first four rounds a lamp goes out, the one with the number of the round. It gets easier to hide.
    [alibi] Holmes has drawn an alibi: a card with the name of somebody who is not Jack. Yours are listed with the suspects. Those that Jack holds you will never see.
    [accuse] Few suspects are left. To accuse, walk with any character onto the one you suspect. If you are right, you win. If not, Jack gets away. Take care: when nobody has seen Jack, he can leave by an open exit.
   *[end] The game is over and all cards are up. Watch it again with Jack’s eyes, or open a new game and be Jack yourself.
 }

## How to play
mj-rules-title = How to play Mr. Jack
mj-rules-lead = Two players, half an hour. One of you is Jack and hides behind one of eight characters. The other is the detective.
mj-rules-characters = The eight characters
mj-rules-all = All rules, by number
mj-how-title = { $part ->
    [goal] What it is about
    [turn] A turn
    [light] Light and sight
    [call] The witnesses
    [walk] Walking
   *[end] How it ends
 }
mj-how = { $part ->
    [goal] Jack draws a card in secret: that is who he is. The detective has eight rounds to find out and to catch him. Jack wins if he lasts until dawn, slips out of the district, or if somebody else is accused.
    [turn] In each round four cards are face up, and each of you plays two of them. Playing a card means moving that character and using his skill. Both players move all characters: the board belongs to both.
    [light] A street next to a burning gaslight is lit. So is every street straight ahead of Watson’s lantern. A character is in sight in the light, or next to somebody else. Four lamps go out one after the other.
    [call] At the end of a round the witnesses say whether Jack is in sight. If he is, everybody in the dark is cleared; if he is not, everybody in sight is. Cleared characters fade.
    [walk] One to three steps from street to street. Characters do not block the way, but a walk ends on an empty hex. From one open manhole to any other is one step.
   *[end] The detective accuses by walking onto a character: right, and he wins; wrong, and Jack wins. Jack may leave by an exit without a cordon, with his own character, if the witnesses did not see him in the last round.
 }
mj-how-picture = { $part ->
    [goal] The start: eight characters, six burning lamps, two cordons.
    [turn] Smith may take any burning lamp to a dark gaslight.
    [light] Watson’s lantern points north.
    [call] Three are cleared after two rounds.
    [walk] Where Lestrade can go.
   *[end] Lestrade is Jack, and the exit is near.
 }
mj-rules-chapter = { $chapter ->
    [game] The game
    [setup] Before the first round
    [round] A round
    [light] Light and sight
    [moving] Moving
    [ends] How a game ends
    [characters] The characters
   *[knows] What each one knows
 }

## Every rule
mj-rule-1 = Two players: Jack and the detective. Jack hides behind one of eight characters and only he knows which. The detective wants to catch him; Jack wants to slip away or to last until dawn.
mj-rule-2 = The board has 60 streets, 8 gaslights, and 18 houses and gardens. Streets are for walking. Four exits hang on the corner streets B2, L2, L8 and B8; those four hexes are ordinary streets.
mj-rule-3 = There are two boards. That of 2016 has nine manholes, that of 2006 has eight, and Watson and Miss Stealthy start the other way round.
mj-rule-4 = Characters, lamps, covers and cordons start as the board shows. The lantern points north-east. All eight are suspects.
mj-rule-5 = Eight alibi cards are shuffled. Jack draws one and looks at it: that is who he is. The other seven are the pile.
mj-rule-6 = In round 1 the Witness card shows “seen”.
mj-rule-7 = There are at most eight rounds. In each, four cards are face up and each player plays two.
mj-rule-8 = In an odd round four cards are drawn; the detective plays one, Jack two, the detective the last. In an even round the other four are up; Jack plays one, the detective two, Jack the last.
mj-rule-9 = To play a character is to take his card, then to move him and use his skill as the card says.
mj-rule-10 = When four were played, the witnesses are called: can Jack be seen? The rules themselves answer, so nobody can lie. “Seen” clears everybody out of sight, “unseen” everybody in sight.
mj-rule-11 = Then the lamp with the number of the round goes out, wherever it stands. After round 4 no more go out.
mj-rule-12 = A character is in sight on a street next to a burning gaslight, next to another character, or in the beam of the lantern.
mj-rule-13 = The beam lights every street straight ahead up to the first hex that is no street. Characters do not stop it. Watson does not light himself.
mj-rule-14 = A move is one to three steps from street to street. It ends on another, empty hex, unless the detective accuses. Nobody is in the way of passing.
mj-rule-15 = From an open manhole to any other open manhole is one step, as often as one likes. A covered one is a plain street.
mj-rule-16 = If there is nowhere to go, the move is skipped and the turn goes on.
mj-rule-17 = The detective accuses by moving the active character onto another one. If that is Jack, the detective wins at once; if not, Jack does.
mj-rule-18 = Jack leaves in his own character’s own move, by an exit without a cordon, while the Witness card shows “unseen”. The last step out costs one step. Nobody else ever leaves.
mj-rule-19 = When round 8 is over and Jack is not caught, he wins, even if everybody knows who he is.
mj-rule-20 = Holmes moves, then draws an alibi for the player who used him. Only that player looks at it.
mj-rule-21 = Watson moves, then turns his lantern any way. Whoever moves Watson, also by whistle or swap, chooses where it points.
mj-rule-22 = Smith moves and carries one burning lamp to a dark gaslight, in either order. The number stays with the lamp.
mj-rule-23 = Lestrade moves and shifts one cordon to an exit without one, in either order.
mj-rule-24 = Miss Stealthy moves one to four steps and may cross any hex; she ends on a street.
mj-rule-25 = Goodley moves and blows his whistle, in either order: three points to bring others closer, one after the other, each at most once.
mj-rule-26 = Whoever is whistled walks over streets only. The points are his steps, and he ends on an empty hex that is closer to Goodley.
mj-rule-27 = All three points are spent if any way does it, else as many as can be. If nobody can come closer, there is no whistle.
mj-rule-28 = Goodley does not move by his own whistle, and nobody is accused by it.
mj-rule-29 = Gull moves, or changes places with anybody instead. That is neither an accusation nor a way out.
mj-rule-30 = Bert moves and shifts one cover to an open manhole, in either order.
mj-rule-31 = Everything on the table is public. Jack alone knows who he is; each player alone knows his own alibis. When the game is over, all cards are turned up.
mj-rule-32 = Only the real Jack is offered a way out, so what a player may do is shown to that player alone.
mj-rule-33 = Jack sits across the table and sees the board upside down. That is only a matter of showing.
