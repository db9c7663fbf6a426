# The rules of Mr. Jack in words. Fetched by the pages that show them.

## How to play
mj-rules-title = How to play Mr. Jack
mj-rules-lead = Two players, half an hour. One of you is Jack and hides behind one of eight characters. The other is the detective.
mj-rules-characters = The eight characters
mj-rules-all = All rules, by number
mj-how-title = { $part ->
    [goal] The goal
    [turn] A turn
    [light] Light and sight
    [call] The witnesses
    [walk] Walking
   *[end] How it ends
 }
mj-how = { $part ->
    [goal] Jack draws a card in secret: he is that character. The detective has eight rounds to find out and catch him. Jack wins if he is not caught before dawn, if he leaves the district, or if another character is accused.
    [turn] In each round four cards are face up, and each player plays two of them. To play a card, move that character and use the ability. Both players move all characters.
    [light] A street next to a burning gaslight is lit. Every street straight ahead of Watson’s lantern is lit too. A character is in sight in the light, or next to another character. Four lamps go out, one after the other.
    [call] At the end of a round the witnesses say whether Jack is in sight. If he is, everybody in the dark is cleared. If he is not, everybody in sight is cleared. Cleared characters fade.
    [walk] One to three steps from street to street. Characters do not block the way, but a walk ends on an empty hex. From one open manhole to any other is one step.
   *[end] The detective accuses a character by walking onto it. If it is Jack, the detective wins; if not, Jack wins. Jack may leave with his own character, by an exit without a cordon, if the witnesses did not see him in the last round.
 }
mj-how-picture = { $part ->
    [goal] The start: eight characters, six burning lamps, two cordons.
    [turn] Smith may move any burning lamp to a dark gaslight.
    [light] Watson’s lantern points north.
    [call] Three characters are cleared after two rounds.
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
   *[knows] What each player knows
 }

## Every rule
mj-rule-1 = Two players: Jack and the detective. Jack is one of eight characters, and only he knows which. The detective wants to catch him. Jack wants to leave the district or to stay free until dawn.
mj-rule-2 = The board has 60 streets, 8 gaslights, and 18 houses and gardens. Characters walk on streets. Four exits are at the corner streets B2, L2, L8 and B8. These four hexes are ordinary streets.
mj-rule-3 = There are two boards. The board of 2016 has nine manholes, the board of 2006 has eight. On the board of 2006, Watson and Miss Stealthy start in each other’s places.
mj-rule-4 = Characters, lamps, covers and cordons start as the board shows. The lantern points north-east. All eight are suspects.
mj-rule-5 = Eight alibi cards are shuffled. Jack draws one and looks at it: he is that character. The other seven are the pile.
mj-rule-6 = In round 1 the Witness card shows “seen”.
mj-rule-7 = There are at most eight rounds. In each, four cards are face up and each player plays two.
mj-rule-8 = In an odd round four cards are drawn. The detective plays one, Jack plays two, the detective plays the last. In an even round the other four cards are face up. Jack plays one, the detective plays two, Jack plays the last.
mj-rule-9 = To play a character, take the card. Then move the character and use the ability as the card says.
mj-rule-10 = When four cards are played, the witnesses are called: is Jack in sight? The rules give the answer, so nobody can lie. “Seen” clears everybody out of sight, “unseen” clears everybody in sight.
mj-rule-11 = Then the lamp with the number of the round goes out, wherever it stands. After round 4 no more lamps go out.
mj-rule-12 = A character is in sight on a street next to a burning gaslight, next to another character, or in the beam of the lantern.
mj-rule-13 = The beam lights every street straight ahead up to the first hex that is no street. Characters do not stop it. Watson does not light himself.
mj-rule-14 = A move is one to three steps from street to street. It ends on another, empty hex, unless the detective accuses. Characters do not block the way.
mj-rule-15 = From an open manhole to any other open manhole is one step. A walk may do this several times. A covered manhole is a plain street.
mj-rule-16 = If there is nowhere to go, the move is skipped and the turn continues.
mj-rule-17 = The detective accuses by moving the active character onto another one. If that one is Jack, the detective wins at once. If not, Jack wins.
mj-rule-18 = Jack leaves during the move of his own character, by an exit without a cordon, while the Witness card shows “unseen”. Going out of the exit costs one step. Nobody else can leave.
mj-rule-19 = Jack wins if he is not caught when round 8 is over, even if everybody knows who he is.
mj-rule-20 = Holmes moves, then draws an alibi for the player who plays him. Only that player looks at it.
mj-rule-21 = Watson moves, then his lantern is turned in any direction. A player who moves Watson by whistle or swap turns the lantern too.
mj-rule-22 = Smith moves and takes one burning lamp to a dark gaslight, in either order. The number stays with the lamp.
mj-rule-23 = Lestrade moves and takes one cordon to an exit without one, in either order.
mj-rule-24 = Miss Stealthy moves one to four steps and may cross any hex; she ends on a street.
mj-rule-25 = Goodley moves and blows his whistle, in either order. He has three points to bring others closer, one after the other, each character at most once.
mj-rule-26 = A character who is whistled walks over streets only. Each step costs one point. The walk ends on an empty hex that is closer to Goodley.
mj-rule-27 = All three points must be spent if that is possible, otherwise as many as possible. If nobody can come closer, there is no whistle.
mj-rule-28 = Goodley does not move by his own whistle. Nobody is accused by a whistle.
mj-rule-29 = Gull moves, or changes places with any other character instead. This is no accusation, and nobody leaves the district by it.
mj-rule-30 = Bert moves and takes one cover to an open manhole, in either order.
mj-rule-31 = Everything on the table is public. Only Jack knows who he is. Each player knows only his own alibis. When the game is over, all cards are turned up.
mj-rule-32 = Only the real Jack may leave. So what a player may do is shown to that player only.
mj-rule-33 = Jack sits across the table and sees the board upside down. This changes only the picture.
