# The rules of Letters from Whitechapel in words, and a first game. Fetched by the pages that show them.

## A first game
wc-learn-title = A first game of Letters from Whitechapel
wc-learn-about = A real game against the machine. A guide tells you what matters, one thing at a time, and lights up what it speaks of. The first night takes a quarter of an hour; the game goes on for four, and you may stop whenever you like and come back.
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
    [ready] What is this token?
    [walk] The alarm
    [track] The track
    [ways] Coaches and alleys
    [known] What the police can know
    [clue] A clue
    [home] Going home
    [night] The next night
    [two] The third night
   *[end] That was it
 }
wc-lesson-jack = { $lesson ->
    [welcome] Nobody sees you move. You have four nights. Each night you strike once, on the third night twice, and then you must walk back to the same secret hideout. If you are home after the fourth night, you win.
    [map] You walk from numbered circle to numbered circle along the streets. The small squares are crossings: there the policemen stand and bar your way. Red circles are where the nights begin. Drag the map to move it, turn the wheel or pinch to come closer.
    [hideout] Choose a circle that lights up. You come back here every night, so take one that is neither next to the red circles nor at the end of the world. Only you see it.
    [marks] Eight women stand on the red circles tonight. Choose the five that are targets. The police see where all eight are, but not which five you mean.
    [tokens] Helmets with a question mark are patrol tokens: five are policemen and two are blank. You do not know which. They stay where they are until you strike.
    [crime] Choose a victim, or wait. If you wait, you get one more move tonight and learn what one token is. But the police then move the women, away from where you want them.
    [ready] You waited, so you may turn up one token. A blank one leaves the board. Take one that stands on your way home.
    [walk] Now everybody knows where you struck, and the patrols are policemen. Walk to a circle that lights up. On foot you cannot pass a crossing with a policeman on it.
    [track] Every move fills a space of this track. All see how you moved, nobody sees where. If the last space is full and you are not home, you lose.
    [ways] A coach takes two moves at once and goes past policemen. An alley leads to any circle of the same block. You have only a few of each, and all can see when you use one.
    [known] The warm circles on the map show where you could be, by all that the police know. Try to keep them many. This is help that you see because this table tells it; the police see it too.
    [clue] The police have found a clue: a yellow circle where you have been tonight. They will follow it. A circle you have only passed by on a coach counts too.
    [home] When you walk onto your hideout, the button “Go home” appears: choose it and the night is over. By coach or alley you do not come home. You may also walk past and come back later.
    [night] You were home. Clues are gone, but the police remember where you vanished. They start tonight where they stopped, and you have fewer women and fewer coaches.
    [two] Tonight you strike twice at once. Only you know which was the second: that is where you are. The police move first.
   *[end] The game is over and nothing is hidden. Watch it again with the eyes of the police: you will see what gave you away. Or begin again on the other side.
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
   *[end] That was it
 }
wc-lesson-police = { $lesson ->
    [welcome] Jack is somewhere on this map and you never see him move. Every night he strikes and walks back to the same secret hideout. Catch him, bar all his ways, or keep him from home: you have four nights.
    [map] Jack walks on numbered circles. Your five policemen stand on the small squares, the crossings. A policeman on a crossing stops Jack on foot. Red circles are where the nights begin. Drag the map to move it, turn the wheel or pinch to come closer.
    [patrols] Lay your five colours on the crossings that light up. Two blank tokens take the rest. Jack sees where tokens lie, but not which is which. Spread them, so that one is near wherever he strikes.
    [suspense] Jack would rather wait. Move each of the women who are left to a circle beside hers. Move them towards your policemen, and away from the rim of the map.
    [alarm] Jack has struck, and the place is marked. Your patrols are policemen now. He is somewhere near, and every circle you clear makes his world smaller.
    [track] You see how he moved: on foot, by coach, through an alley. You do not see where. When the last space is full and he is not home, you win.
    [hunt] Choose a policeman, then a crossing that lights up: up to two crossings far, or leave him where he is. Surround the place. Go where many possible circles are next to you.
    [act] Now each policeman names circles next to him: has Jack been there tonight? He goes on asking until he gets a yes. The map answers truly, whatever Jack would like.
    [clue] A clue is a circle where Jack has been tonight. It does not say when. Look for the next one farther out: clues in a row show the way he went.
    [known] The warm circles are where Jack can be by all that you know: the stronger they glow, the likelier. Below you can look back to any earlier space of tonight, or see where he may live.
    [counsel] Not sure? Ask what a machine would do. It knows no more than you. Its moves are drawn on the map, and one click follows them.
    [arrest] Instead of asking, a policeman may arrest on one circle next to him. If Jack is there now, you win. If not, nobody tells you anything. Arrest when one circle is much likelier than the others.
    [night] Jack said that he is home, so the night is over. Where did his way lead? His hideout is near there, and it stays the same all game. “His hideout” shows which circles are left.
    [posts] Five patrols begin where your policemen stopped. Choose two yellow crossings for the others.
   *[end] The game is over and nothing is hidden. Watch it again with Jack’s eyes and see how near you were. Or begin again on the other side.
 }

## The page of rules
wc-rules-lead = Two to six players, two hours. One is Jack. The others are detectives and move five policemen between them.
wc-rules-all = All rules, by number
wc-rules-learn = Play a first game with a guide
wc-how-title = { $part ->
    [board] The map
    [evening] The evening
    [crime] The crime
    [escape] Jack’s move
    [hunt] The police move
    [clues] Clues and arrests
   *[home] Home, and the next night
 }
wc-how = { $part ->
    [board] Jack walks on the numbered circles, the police stand on the crossings between them. Jack chooses one circle in secret: his hideout, for all four nights.
    [evening] Women stand on the red circles. Jack has marked some of them as targets. The Head of the Investigation lays seven patrol tokens: five are policemen, two are blank, and Jack does not know which.
    [crime] The targets are turned up. Jack strikes, or waits up to four times. For each wait he gains a move and looks at a token, and the Head moves the women.
    [escape] Then the chase begins. Jack walks from circle to circle, unseen, but past no policeman. A coach goes two circles past anybody, an alley goes across a block. Everybody sees which he used.
    [hunt] Each policeman goes up to two crossings far. Then he asks about the circles next to him, or arrests.
    [clues] “Has Jack been here tonight?” The answer is always true. Yes leaves a clue, no lets him ask on. An arrest must name the circle where Jack is now.
   *[home] When Jack walks onto his hideout he may say so, and the night is over. Four nights at home win the game. He loses if he is caught, if he cannot move, or if he is too late.
 }
wc-how-picture = { $part ->
    [board] 195 circles, eight of them red; 234 crossings, seven of them yellow.
    [evening] Eight women, seven tokens: which is which?
    [crime] Five targets are left. The Head moves them past no patrol.
    [escape] His way tonight, as only he sees it, and where he can walk now.
    [hunt] Where the blue policeman can go.
    [clues] Yellow circles are clues. The warm circles are where Jack can be now.
   *[home] The second night: where can he live?
 }
wc-rules-chapter = { $chapter ->
    [board] The board
    [setup] Before the first night
    [hell] The evening
    [crime] The crime
    [escape] Jack’s move
    [police] The police
    [end] How it ends
   *[options] What can be agreed
 }

## Every rule
wc-rule-1 = 195 numbered circles, eight of them red, and 234 crossings, seven of them yellow and one in Goulston Street. Dotted lines join them. Where lines meet without a square nobody stands, and nobody is stopped.
wc-rule-2 = Two circles are neighbours if a line leads from one to the other and no circle lies between. Crossings may.
wc-rule-3 = A circle is next to a crossing if a line leads from one to the other and no crossing lies between.
wc-rule-4 = A policeman’s step leads to the next crossing along the lines. Circles on the way do not count.
wc-rule-5 = Two circles are on one block if both lie around the same block of houses.
wc-rule-6 = The detectives share out the five policemen: blue Warren, yellow Lusk, brown Swanson, red Abberline, green Reid. Each detective has at least one.
wc-rule-7 = Jack chooses a hideout in secret: any circle that is not red. It stays the same all game.
wc-rule-8 = Every night another of the five policemen is Head of the Investigation. Nobody is Head twice.
wc-rule-9 = Women, targets, coaches and alleys by night: 8, 5, 3, 2; then 7, 4, 2, 2; then 6, 3, 2, 1; then 4, 1, 1, 1. Jack takes one victim a night, two on the third.
wc-rule-10 = Jack places the women face down on red circles that are no crime scene, one on each.
wc-rule-11 = Only he knows which are targets.
wc-rule-12 = When the patrols lie on the board the women are turned up. Targets stay as the Wretched; the others leave the board.
wc-rule-13 = The time of the crime is then I.
wc-rule-14 = A Head tile is turned up. The detective who moves that policeman is Head tonight.
wc-rule-15 = The Head lays seven patrol tokens face down: five colours and two blank. Only he knows which is which, even among the detectives.
wc-rule-16 = On the first night they go on the seven yellow crossings.
wc-rule-17 = Later, five go where the policemen stopped the night before, in any order, and two on yellow crossings where none stood. The Head says first which two.
wc-rule-18 = He lays blue, yellow, brown, red, green. The blank ones take what is left.
wc-rule-19 = Then the pawns of the night before leave the board.
wc-rule-20 = Jack kills one of the Wretched, or waits. At V he can wait no longer.
wc-rule-21 = A victim’s circle is a crime scene for the rest of the game: no woman is placed there and none goes there.
wc-rule-22 = If he waits, the time of the crime moves on by one, from I to V.
wc-rule-23 = Then the Head moves each of the Wretched to a neighbouring circle, in any order.
wc-rule-24 = She goes onto no other woman and no crime scene, passes no patrol token and does not end next to one. One free way is enough.
wc-rule-25 = Whoever can move must. Whoever cannot, after all the others have moved, stays.
wc-rule-26 = Then Jack turns up one patrol token. A blank one leaves the board, any other stays face up. Then he kills or waits again.
wc-rule-27 = On the third night he kills two of the Wretched at once. All see which two, only he knows the order: he is where the second was.
wc-rule-28 = The crime is written into tonight’s row of Jack’s sheet. On the third night the second one takes the next space and counts as a move.
wc-rule-29 = The alarm: all tokens are turned up and the policemen stand where their colours lay. On the third night the police move first, else Jack does.
wc-rule-30 = The track has the spaces V to I and 1 to 15. A crime at I leaves fifteen moves, at V nineteen.
wc-rule-31 = Jack walks to a neighbouring circle. At least one way there must have no policeman on its crossings.
wc-rule-32 = He may not stay where he is.
wc-rule-33 = A coach goes two circles on, past any policeman; start, middle and end are three different circles. It takes two spaces of the track.
wc-rule-34 = An alley leads to any other circle on the same block. Policemen do not matter.
wc-rule-35 = All see how he moved, nobody sees where to.
wc-rule-36 = When he walks onto his hideout he may say that he is home, and the night is over. He may also say nothing and go on.
wc-rule-37 = A coach, an alley or a crime on the hideout does not bring him home: he must leave it and walk back.
wc-rule-38 = At home the clues leave the board. Policemen and crime scenes stay. The next night begins.
wc-rule-39 = He loses if he has no move at all, or if the last space is full and he is not home.
wc-rule-40 = Each policeman goes none, one or two steps. He may pass others but not end on one.
wc-rule-41 = The Head’s policemen come first, then those of the other detectives clockwise. A detective with several chooses their order.
wc-rule-42 = When all have moved, each acts once, in the same order of detectives.
wc-rule-43 = To look for clues he names a circle next to him and hears whether Jack has been there tonight. Yes: a clue is laid and he is done. No: he names another, until none is left.
wc-rule-44 = Tonight’s crime scene and circles that have a clue already answer yes like any other.
wc-rule-45 = To arrest he names one circle next to him. If Jack is there now, the police win. If not, nothing more is said.
wc-rule-46 = Each looks for clues or arrests, never both, and each must do one of them.
wc-rule-47 = A policeman who has no circle to name does nothing.
wc-rule-48 = The answers come from the sheet itself, so nobody can lie.
wc-rule-49 = After the last policeman Jack moves again.
wc-rule-50 = Jack wins when he is home after the fourth night. The police win when he is arrested, cannot move, is too late, or when they name his address. Then everything is shown.
wc-rule-60 = Who moves which policemen: one detective all five, or two to five detectives who share them.
wc-rule-61 = Letters: from the second night on Jack may send one a night, each once a game. Dear Boss and From Hell move a patrol token from a corner of the map to a yellow crossing. Saucy Jacky names two tokens in the middle, which the Head must move. Goulston Street calls a policeman there: the one named, or brown.
wc-rule-62 = False clues: for every five clues on the board Jack holds a false one, three a night at most. Before the policemen act he may lay one on a circle: nobody can ask or arrest there tonight.
wc-rule-63 = Rushing: instead of looking for clues or arresting, a policeman may move one step more, to a free crossing.
wc-rule-64 = Arrests all around: an arrest counts for every circle next to the policeman at once.
wc-rule-65 = Catch me if you can: the hideout may not be the neighbour of a red circle either.
wc-rule-66 = I know your address: when Swanson or Abberline becomes Head, the Head may name a circle, once a game. If it is the hideout, the police win.
wc-rule-67 = The hideout can also be drawn for Jack: easy, normal, medium or hard. The circles are ordered by how far they are from all red circles together and cut into four quarters; easy is the nearest.
wc-rule-68 = Four crossings lie on the line between two corners of the map. For letters, x102 counts to A/b, x125 and x211 to B/a, x222 to A/a.
