# The rules of Letters from Whitechapel in words. Fetched by the pages that show them.

## The page of rules
wc-rules-lead = Two to six players, two hours. One is Jack. The others are detectives. Together they move five policemen.
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
    [board] Jack walks on the numbered circles. The police stand on the crossings between them. Jack chooses one circle in secret: his hideout for all four nights.
    [evening] Women stand on the red circles. Jack has marked some of them as targets. The Head of the Investigation lays seven patrol tokens. Five are policemen, two are blank, and Jack does not know which.
    [crime] The targets are turned up. Jack kills, or waits up to four times. For each wait he gains one move and looks at one token, and the Head moves the women.
    [escape] Then Jack flees. He walks unseen from circle to circle, but he cannot pass a policeman. A coach goes two circles and passes policemen. An alley goes across a block. Everybody sees how he moved.
    [hunt] Each policeman goes up to two crossings. Then he asks about the circles next to him, or arrests.
    [clues] “Has Jack been here tonight?” The answer is always true. If it is yes, a clue is laid. If it is no, he may ask again. An arrest must name the circle where Jack is now.
   *[home] When Jack walks onto his hideout, he may say so, and the night is over. He wins if he comes home four times. He loses if he is caught, if he cannot move, or if he is too late.
 }
wc-how-picture = { $part ->
    [board] 195 circles, eight of them red; 234 crossings, seven of them yellow.
    [evening] Eight women, seven tokens.
    [crime] Five targets are left. They cannot go past a patrol.
    [escape] Jack’s way tonight, which only he sees, and where he can walk now.
    [hunt] Where the blue policeman can go.
    [clues] Yellow circles are clues. Orange circles are where Jack can be now.
   *[home] The second night: where Jack may live.
 }
wc-rules-chapter = { $chapter ->
    [board] The board
    [setup] Before the first night
    [hell] The evening
    [crime] The crime
    [escape] Jack’s move
    [police] The police
    [end] How it ends
   *[options] Options
 }

## Every rule
wc-rule-1 = 195 numbered circles, eight of them red, and 234 crossings, seven of them yellow and one in Goulston Street. Dotted lines join them. Where lines meet without a square, nobody stands and nobody is stopped.
wc-rule-2 = Two circles are adjacent if a line leads from one to the other and no circle lies between. Crossings may lie between.
wc-rule-3 = A circle is next to a crossing if a line leads from one to the other and no crossing lies between.
wc-rule-4 = A policeman’s step leads to the next crossing along the lines. Circles on the way do not count.
wc-rule-5 = Two circles are on one block if both lie around the same block of houses.
wc-rule-6 = The detectives share the five policemen: blue Warren, yellow Lusk, brown Swanson, red Abberline, green Reid. Each detective has at least one.
wc-rule-7 = Jack chooses a hideout in secret: any circle that is not red. It stays the same all game.
wc-rule-8 = Every night another of the five policemen is Head of the Investigation. No policeman is Head twice.
wc-rule-9 = Women, targets, coaches and alleys by night: 8, 5, 3, 2; then 7, 4, 2, 2; then 6, 3, 2, 1; then 4, 1, 1, 1. Jack takes one victim a night, two on the third.
wc-rule-10 = Jack places the women face down on red circles that are no crime scene, one on each.
wc-rule-11 = Only he knows which are targets.
wc-rule-12 = When the patrols lie on the board the women are turned up. Targets stay as the Wretched; the others leave the board.
wc-rule-13 = The time of the crime is then I.
wc-rule-14 = A Head tile is turned up. The detective who moves that policeman is Head tonight.
wc-rule-15 = The Head lays seven patrol tokens face down: five colours and two blank. Only the Head knows which is which; the other detectives do not.
wc-rule-16 = On the first night they go on the seven yellow crossings.
wc-rule-17 = On later nights, five tokens go where the policemen stopped the night before, in any order. Two go on yellow crossings where no policeman stood. The Head first says which two.
wc-rule-18 = The Head lays blue, yellow, brown, red, green. The blank tokens go on the crossings that are left.
wc-rule-19 = Then the pawns of the night before leave the board.
wc-rule-20 = Jack kills one of the Wretched, or waits. At V he can wait no longer.
wc-rule-21 = A victim’s circle is a crime scene for the rest of the game: no woman is placed there and none goes there.
wc-rule-22 = If he waits, the time of the crime moves on by one, from I to V.
wc-rule-23 = Then the Head moves each of the Wretched to an adjacent circle, in any order.
wc-rule-24 = She cannot go onto another woman or a crime scene. She cannot pass a patrol token or end next to one. One free way is enough.
wc-rule-25 = A woman who can move must move. A woman who cannot move, after all the others have moved, stays.
wc-rule-26 = Then Jack turns up one patrol token. A blank token leaves the board, any other stays face up. Then he kills or waits again.
wc-rule-27 = On the third night he kills two of the Wretched at once. Everybody sees which two. Only he knows the order: he is where the second one was.
wc-rule-28 = The crime is written into tonight’s row of Jack’s sheet. On the third night the second one takes the next space and counts as a move.
wc-rule-29 = The alarm: all tokens are turned up, and the policemen stand where their colours lay. On the third night the police move first. On the other nights Jack moves first.
wc-rule-30 = The track has the spaces V to I and 1 to 15. A crime at I leaves fifteen moves, at V nineteen.
wc-rule-31 = Jack walks to an adjacent circle. At least one way there must have no policeman on its crossings.
wc-rule-32 = He may not stay where he is.
wc-rule-33 = A coach goes two circles and passes any policeman. Start, middle and end are three different circles. It takes two spaces of the track.
wc-rule-34 = An alley leads to any other circle on the same block. Policemen do not stop him there.
wc-rule-35 = Everybody sees how he moved. Nobody sees where.
wc-rule-36 = When he walks onto his hideout, he may say that he is home, and the night is over. He may also say nothing and continue.
wc-rule-37 = A coach, an alley or a crime on the hideout does not bring him home. He must leave it and walk back.
wc-rule-38 = When he is home, the clues leave the board. Policemen and crime scenes stay. The next night begins.
wc-rule-39 = He loses if he has no move at all, or if the last space is full and he is not home.
wc-rule-40 = Each policeman goes zero, one or two steps. He may pass other policemen but not end on one.
wc-rule-41 = The Head’s policemen come first, then those of the other detectives clockwise. A detective with several chooses their order.
wc-rule-42 = When all have moved, each acts once, in the same order of detectives.
wc-rule-43 = To look for clues, he names a circle next to him and hears whether Jack has been there tonight. Yes: a clue is laid and he is done. No: he names another, until none is left.
wc-rule-44 = The crime scene of tonight and circles that already have a clue also get the answer yes.
wc-rule-45 = To arrest he names one circle next to him. If Jack is there now, the police win. If not, nothing more is said.
wc-rule-46 = Each looks for clues or arrests, never both, and each must do one of them.
wc-rule-47 = A policeman who has no circle to name does nothing.
wc-rule-48 = The answers come from Jack’s sheet, so nobody can lie.
wc-rule-49 = After the last policeman Jack moves again.
wc-rule-50 = Jack wins when he is home after the fourth night. The police win when he is arrested, cannot move, is too late, or when they name his address. Then everything is shown.
wc-rule-60 = One detective moves all five policemen, or two to five detectives share them.
wc-rule-61 = Letters: from the second night on, Jack may send one letter a night, each letter once a game. Dear Boss and From Hell move a patrol token from a corner of the map to a yellow crossing. Saucy Jacky names two tokens in the middle, which the Head must move. Goulston Street calls a policeman there: the one that Jack names, or brown.
wc-rule-62 = False clues: for every five clues on the board Jack gets one false clue, at most three a night. Before the policemen act he may lay one on a circle. Tonight nobody can ask or arrest there.
wc-rule-63 = Rushing: instead of looking for clues or arresting, a policeman may move one step more, to a free crossing.
wc-rule-64 = Area arrests: an arrest counts for every circle next to the policeman at once.
wc-rule-65 = Catch me if you can: the hideout may not be adjacent to a red circle either.
wc-rule-66 = I know your address: when Swanson or Abberline becomes Head, the Head may name a circle, once a game. If it is the hideout, the police win.
wc-rule-67 = The hideout can also be drawn for Jack: easy, normal, medium or hard. The circles are ordered by their distance from all red circles together and divided into four quarters. Easy is the nearest quarter.
wc-rule-68 = Four crossings lie on the line between two sections of the map. For letters, x102 belongs to A/b, x125 and x211 belong to B/a, x222 belongs to A/a.
