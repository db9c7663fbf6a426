# A first game, lesson by lesson, and the suggestions of the guide.

wc-learn-title = A first game of Letters from Whitechapel
wc-learn-about = A real game against the machine. A guide explains one thing at a time, points at the map and suggests moves. On the first night nobody is arrested, so that you see a whole night. The four nights take about twenty-five minutes; you can stop at any time and come back.
wc-learn-as = { $seat ->
    [jack] Begin as Jack
   *[police] Begin as the police
 }
wc-lesson-title-jack = { $lesson ->
    [welcome] You are Jack
    [map] The map
    [hideout] Your hideout
    [marks] The targets
    [tokens] The police are on patrol
    [crime] Kill or wait
    [ready] Turn up a token
    [walk] The alarm
    [track] The track
    [ways] Coaches and alleys
    [known] What the police can know
    [clue] A clue
    [home] Going home
    [night] The next night
    [two] The third night
   *[end] The end
 }
wc-lesson-jack = { $lesson ->
    [welcome] Nobody sees you move. You have four nights. Each night you kill once, on the third night twice. Then you must walk back to your secret hideout, the same one every night. If you are home after the fourth night, you win.
    [map] You walk along the streets from one numbered circle to the next. The small squares are crossings. A policeman on a crossing blocks your way. Each night begins on a red circle. Drag the map to move it. Turn the wheel or pinch to come closer.
    [hideout] Choose a circle with a ring. You come back here every night, and only you see it. Every night begins on one of the red circles. A hideout beside a red circle is found quickly, because the police begin to search there. One that is three to seven walks away from most red circles is good.
    [marks] Tonight there are eight women on the red circles. Choose the five that are targets. The police see all eight, but not which five you chose.
    [tokens] Helmets with a question mark are patrol tokens. Five of them are policemen and two are blank. You do not know which. They do not move until you kill.
    [crime] Choose a victim, or wait. Which victim? One that is not too near your hideout, because the police search around the crime first; not too far, because you must be home before the track is full; and with few tokens near her. If you wait, you get one more move tonight and you see what one token is. But the police move the women.
    [ready] When you have waited, you turn up one token. A blank token leaves the board. Choose a token that is on your way home.
    [walk] Now everybody knows where you killed, and the tokens become policemen. Walk to a circle with a ring. On foot you cannot pass a crossing with a policeman on it.
    [track] Every move fills a space of this track. Everybody sees how you moved. Nobody sees where you are. If the last space is full and you are not home, you lose.
    [ways] A coach makes two moves at once and passes policemen. An alley leads to any circle of the same block. You have only a few of each. Everybody sees when you use one.
    [known] The orange circles show where you could be, from all that the police know. Try to keep many of them. This table shows this help to everybody, so the police see it too.
    [clue] A clue is a yellow circle where you have been tonight. The police will follow it. A circle that your coach has passed counts too. Walk away from your clues, not along the line that they make with your hideout.
    [home] When you can walk to your hideout, the button “Go home” appears. Choose it, and the night is over. You cannot go home by coach or alley. You may also walk past and come back later.
    [night] When you are home, the night is over. The clues are gone, but the police remember where they lost you. They start the next night where they stopped. You have fewer women and fewer coaches.
    [two] On the third night you kill twice at once. Only you know which one was the second: you are there. The police move first.
   *[end] The game is over and nothing is hidden. Watch it again as the police saw it: you will see what helped them. Or play again on the other side.
 }
wc-lesson-title-police = { $lesson ->
    [welcome] You are the police
    [map] The map
    [patrols] Lay the patrols
    [suspense] Jack waits
    [alarm] The alarm
    [track] How Jack moved
    [hunt] Your policemen move
    [act] Look for clues
    [clue] A clue
    [known] Where he can be
    [counsel] Ask a machine
    [arrest] An arrest
    [night] The next night
    [posts] Two new patrols
   *[end] The end
 }
wc-lesson-police = { $lesson ->
    [welcome] Jack is somewhere on this map, and you never see him move. Every night he kills and walks back to his secret hideout, the same one every night. Catch him, block all his ways, or stop him from getting home. You have four nights.
    [map] Jack walks on the numbered circles. Your five policemen stand on the small squares, the crossings. Jack cannot walk past a policeman. Each night begins on a red circle. Drag the map to move it. Turn the wheel or pinch to come closer.
    [patrols] Put your five colours on the crossings with a ring. Two blank tokens go on the others. Jack sees the tokens, but not which is which. Spread them out, so that one is always near Jack.
    [suspense] If Jack waits, you move each of the women to a circle next to hers. Move them towards your policemen, and away from the places where Jack may live.
    [alarm] Jack has killed, and the place is marked. Your tokens are policemen now. Jack is near. Every circle that you rule out helps you.
    [track] You see how Jack moved: on foot, by coach, through an alley. You do not see where he is. If the last space is full and he is not home, you win.
    [hunt] Choose a policeman, then a crossing with a ring. He goes up to two crossings, or stays. Surround the place. Go next to many circles where Jack can be.
    [act] Now each policeman asks about circles next to him: has Jack been there tonight? He keeps asking until the answer is yes. The answer is always true.
    [clue] A clue is a circle where Jack has been tonight. It does not say when. Read it with the track: after four moves he is at most four circles away from the crime, and from a clue he went on or came back. So ask next on the far side of the clue. Two clues in a row show his way.
    [known] The orange circles are where Jack can be, from all that you know. A stronger colour means more likely. Below you can look at any earlier space of tonight, or see where he may live.
    [counsel] You do not know what to do? Ask the machine. It knows only what you know. Its moves are drawn on the map, and one click makes them.
    [arrest] From the second night on the guide also suggests arrests. Instead of asking, a policeman may arrest on one circle next to him. If Jack is there now, you win. If not, you learn nothing more. Arrest when one circle is much more likely than the others.
    [night] When Jack says that he is home, the night is over. Where did his way lead? His hideout is near there, and it never changes. “His hideout” shows which circles are left.
    [posts] From the second night on, five tokens begin where your policemen stopped. Choose two yellow crossings for the other two.
   *[end] The game is over and nothing is hidden. Watch it again as Jack saw it: you will see how near you were. Or play again on the other side.
 }

## Suggestions
wc-suggest = { $what ->
    [hide] Take circle { $to } as your hideout.
    [place-women] Put the women on { $to }.
    [mark-woman] Mark { $to } as targets.
    [post] Choose these two crossings.
    [place-patrol] Put the five colours on these crossings.
    [kill] Kill on { $to }.
    [kill-two] Kill on { $to }.
    [kill-last] The second victim was on { $to }.
    [wait] Wait.
    [move-wretched] Move the women as the arrows show.
    [turn-patrol] Turn up this token.
    [walk] Walk to { $to }.
    [walk-home] Walk home and say so.
    [coach] Take a coach to { $to }.
    [alley] Take an alley to { $to }.
    [step] Move the policemen as the arrows show.
    [ask] { $who } asks about { $to }.
    [arrest] { $who } arrests on { $to }.
    [stuck] You cannot move. Say so.
    [idle] { $who } does nothing.
   *[other] Go on.
 }
wc-suggest-why = { $reason ->
    [hideout] Walks to the nearest red circle: { $walks }. So the first search does not find you.
    [women] There must be women on these circles. Later you choose the targets among them.
    [mark] From these circles you can come home, and the way is not too short.
    [kill] Walks home: { $walks }. Moves that you have: { $moves }. The rest are moves to mislead the police.
    [kill-two] Walks home from the nearer one: { $walks }.
    [last] Walks home: { $walks }. The police do not know that you are here.
    [wait] You get one more move tonight, and you see what one token is.
    [turn] It is near the women: so you know whether a policeman is there.
    [home] You are next to your hideout, and the night ends when you say so.
    [coach] Two moves at once, past the policemen. Walks home then: { $walks }, moves left: { $moves }.
    [alley] No policeman stops you there, and many circles are possible. Walks home then: { $walks }, moves left: { $moves }.
    [nearer] This is nearer to your hideout. Walks home then: { $walks }, moves left: { $moves }.
    [aside] This is not the shortest way, so the police do not expect you here. Walks home then: { $walks }, moves left: { $moves }.
    [patrol] They are spread over the map: wherever Jack kills, a policeman is near.
    [posts] With them, policemen are near every circle where Jack may kill.
    [wretched] They come nearer to your policemen and farther from where Jack may live.
    [surround] Then Jack is next to a policeman with a chance of { $percent } %.
    [ask] Jack has been there tonight with a chance of { $percent } %. A yes shows his way, and a no rules the circle out.
    [ask-known] Nothing new can be asked here. The answer is yes, and this policeman is done.
    [arrest] Jack is there now with a chance of { $percent } %. If not, you lose only this policeman’s question.
   *[only] There is nothing else to choose.
 }
