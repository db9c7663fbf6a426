# Letters from Whitechapel. The victims were real people: plain words, nothing more than the game needs.

whitechapel-title = Letters from Whitechapel
whitechapel-about = Two to six players. For four nights Jack walks home unseen. The police follow the clues.
whitechapel-side = { $side ->
    [jack] Jack
   *[police] The police
 }
whitechapel-seat = { $seat ->
    [jack] Jack
    [police] the police
    [police1] detective 1
    [police2] detective 2
    [police3] detective 3
    [police4] detective 4
    [police5] detective 5
    [chance] chance
    [table] the referee
   *[spectator] a spectator
 }
whitechapel-policeman = { $who ->
    [blue] blue
    [yellow] yellow
    [brown] brown
    [red] red
   *[green] green
 }
whitechapel-head = { $who ->
    [blue] Warren (blue)
    [yellow] Lusk (yellow)
    [brown] Swanson (brown)
    [red] Abberline (red)
   *[green] Reid (green)
 }
whitechapel-letter = { $letter ->
    [dear-boss] Dear Boss (D)
    [saucy-jacky] Saucy Jacky (S)
    [from-hell] From Hell (F)
   *[goulston-street] Goulston Street (G)
 }
whitechapel-option = { $option ->
    [letters] Jack’s letters
    [false-clues] false clues
    [rushing] rushing
    [area-arrests] area arrests
    [catch-me] catch me if you can
    [address] I know your address
    [easy] easy hideout
    [normal] normal hideout
    [medium] medium hideout
   *[hard] hard hideout
 }

## The map and the sheet
whitechapel-sign = { $kind ->
    [red] red circle
    [woman] woman, face down
    [target] target
    [wretched] Wretched
    [scene] crime scene
    [clue] clue
    [false] false clue
    [trail] trail
    [hideout] hideout
    [jack] Jack
    [choice] a choice
    [pawns] policemen
    [token] patrol, face down
    [blank] blank
    [crossing] crossing
    [yellow] yellow
   *[goulston] Goulston Street
 }
whitechapel-sheet-night = Night { $night }

## What a seat knows
whitechapel-know-night = Night { $night } of 4
whitechapel-know-head = Head
whitechapel-know-policemen = Policemen
whitechapel-know-patrols = Patrols
whitechapel-know-women = Women
whitechapel-know-wretched = Wretched
whitechapel-know-scenes = Crime scenes
whitechapel-know-clues = Clues
whitechapel-know-false = False clues
whitechapel-know-moves = Jack’s moves
whitechapel-know-letters = Letters left
whitechapel-know-options = Options
whitechapel-know-hideout = Hideout
whitechapel-know-jack = Jack is on
whitechapel-secret = a secret
whitechapel-none = none
whitechapel-head-of = { $head }, moved by { $seat }
whitechapel-hand = { $seat }: { $policemen }
whitechapel-patrols-down = face down: { $crossings }
whitechapel-patrols-blank = blank: { $crossings }
whitechapel-women = face down: { $circles }
whitechapel-targets = of them targets: { $circles }
whitechapel-scenes-tonight = tonight { $circles }
whitechapel-scenes-before = before { $circles }
whitechapel-moves = { $spaces ->
    [one] 1 space left
   *[other] { $spaces } spaces left
 }, coaches left: { $coaches }, alleys left: { $alleys }
whitechapel-time = time of the crime: { $time }
whitechapel-false-held = { $count ->
    [0] on { $circles }
   *[other] on { $circles }; Jack holds { $count }
 }

## What the game waits for
whitechapel-await-hideout = Jack’s hideout is about to be chosen
whitechapel-await-women = Jack places the women
whitechapel-await-marks = Jack marks the targets, { $placed } of { $targets } so far
whitechapel-await-head = a Head of the Investigation is about to be named
whitechapel-await-address = { $seat } may name Jack’s address
whitechapel-await-home = the address { $circle } is about to be checked
whitechapel-await-posts = { $seat } to choose two yellow crossings for patrols
whitechapel-await-patrols = { $seat } to place the patrol token of { $who }
whitechapel-await-letter = Jack may send a letter
whitechapel-await-saucy = { $seat } to move the patrol tokens that Saucy Jacky names: { $crossings }
whitechapel-await-targets = the women are about to be turned up
whitechapel-await-crime = Jack kills or waits
whitechapel-await-suspense = { $seat } to move the Wretched: { $circles }
whitechapel-await-ready = Jack turns up a patrol token
whitechapel-await-turned = the patrol token on { $crossings } is about to be turned up
whitechapel-await-order = Jack notes in secret which of the two was the second
whitechapel-await-alarm = the alarm is about to be raised
whitechapel-await-escape = Jack moves
whitechapel-await-goulston = Jack may write in Goulston Street
whitechapel-await-graffiti = { $seat } to send { $who } or brown to Goulston Street
whitechapel-await-hunt = { $seat } to move: { $policemen }
whitechapel-await-false-clue = Jack may lay a false clue
whitechapel-await-act = { $seat } to look for clues or arrest: { $policemen }
whitechapel-await-search = { $seat }: { $who } goes on looking for clues
whitechapel-await-clue = { $who } is about to hear whether there is a clue on { $circle }
whitechapel-await-arrest = the arrest by { $who } is about to be made

## Deeds
whitechapel-tell-hide = Jack’s hideout is { $circle }
whitechapel-tell-hide-hidden = Jack has chosen a hideout in secret
whitechapel-tell-women = women are placed on { $circles }
whitechapel-tell-mark = the woman on { $circle } is a target
whitechapel-tell-mark-hidden = a target is marked in secret
whitechapel-tell-head = { $head } is Head of the Investigation tonight
whitechapel-tell-address = the Head names an address: { $circle }
whitechapel-tell-address-right = it is Jack’s hideout
whitechapel-tell-address-wrong = it is not
whitechapel-tell-post = patrols also go to { $first } and { $second }
whitechapel-tell-patrol = { $who }’s patrol token lies on { $crossing }
whitechapel-tell-patrol-hidden = { $who }’s patrol token is placed face down
whitechapel-tell-letter = a letter, { $letter }: the patrol token on { $start } moves to { $to }
whitechapel-tell-saucy = a letter, { $letter }: it names the patrol tokens on { $first } and { $second }
whitechapel-tell-move-patrol = the Head moves the patrol token on { $start } to { $to }
whitechapel-tell-graffiti = a letter, { $letter }: it names { $who }
whitechapel-tell-sent = { $who } goes to Goulston Street
whitechapel-tell-targets = the women are turned up: the Wretched are on { $circles }
whitechapel-tell-kill = a victim is found on { $circle }
whitechapel-tell-kill-two = two victims are found, on { $first } and { $second }
whitechapel-tell-last = the second was on { $circle }: Jack is there
whitechapel-tell-last-hidden = only Jack knows which was the second
whitechapel-tell-wait = Jack waits
whitechapel-tell-wretched = a Wretched goes from { $start } to { $to }
whitechapel-tell-turn = Jack turns up the patrol token on { $crossing }
whitechapel-tell-shown = it is { $who }’s
whitechapel-tell-blank = it is blank and leaves the board
whitechapel-tell-alarm = alarm: { $policemen }
whitechapel-tell-walk = Jack walks to { $to }
whitechapel-tell-walk-hidden = Jack walks
whitechapel-tell-home = Jack walks to { $to } and is home
whitechapel-tell-home-hidden = Jack walks and is home
whitechapel-tell-coach = Jack takes a coach by { $via } to { $to }
whitechapel-tell-coach-hidden = Jack takes a coach
whitechapel-tell-alley = Jack goes through an alley to { $to }
whitechapel-tell-alley-hidden = Jack goes through an alley
whitechapel-tell-stuck = Jack cannot move
whitechapel-tell-step = { $who } moves to { $to }
whitechapel-tell-stay = { $who } stays on { $to }
whitechapel-tell-false = Jack lays a false clue on { $circle }
whitechapel-tell-ask = { $who } looks for a clue on { $circle }
whitechapel-tell-arrest = { $who } makes an arrest on { $circle }
whitechapel-tell-area = { $who } makes an arrest on every circle around
whitechapel-tell-rush = { $who } rushes to { $to }
whitechapel-tell-idle = { $who } can do nothing
whitechapel-tell-clue = there is a clue
whitechapel-tell-no-clue = there is no clue
whitechapel-tell-caught = Jack is there
whitechapel-tell-not-caught = Jack is not there
whitechapel-tell-pass = { $what ->
    [address] no address is named
    [letter] no letter is sent
    [goulston] nothing is written in Goulston Street
   *[false-clue] no false clue is laid
 }
whitechapel-story-targets = targets are marked: { $circles }
whitechapel-story-targets-hidden = { $count } targets are marked in secret
whitechapel-story-patrols = patrol tokens are placed: { $policemen }
whitechapel-story-patrols-hidden = patrol tokens are placed face down: { $policemen }
whitechapel-story-wretched = the Wretched move: { $moves }
whitechapel-story-search = { $who } looks for clues: { $answers }
whitechapel-answer-yes = { $circle } yes, a clue
whitechapel-answer-no = { $circle } no
whitechapel-answer-open = { $circle } …
whitechapel-with-answer = { $deed }: { $answer }

## Choices
whitechapel-group = { $kind ->
    [Hide] Hideout (h=…)
    [PlaceWomen] Place the women (W:…)
    [MarkWoman] Mark a target (W+…)
    [NameAddress] Name an address (h?…)
    [Post] Patrols on two of these (such as x40+x50)
    [SendLetter] Send a letter, patrol from > to
    [SendSaucyJacky] Saucy Jacky names two
    [MovePatrol] Move a patrol token
    [WriteGraffiti] Goulston Street, and name
    [Kill] Kill (k…)
    [KillTwo] Kill two
    [KillLast] The second was (k:…)
    [Wait] Wait
    [MoveWretched] Move a Wretched
    [TurnPatrol] Turn up a patrol token (!…)
    [Walk] Walk (-…)
    [WalkHome] Walk home and say so
    [Alley] Alley (~…)
    [Stuck] Jack cannot move
    [LayFalseClue] Lay a false clue (f…)
    [Idle] Nothing can be done
   *[Pass] No, nothing (.)
 }
whitechapel-group-coach = Coach by { $via } (={ $via }=…)
whitechapel-group-policeman = { $kind ->
    [PlacePatrol] Patrol token of { $who } ({ $letter }=…)
    [Step] Move { $who } ({ $letter }>…)
    [Ask] Look for a clue, { $who } ({ $letter }?…)
    [Arrest] Arrest, { $who } ({ $letter }@…)
    [AreaArrest] Arrest all around, { $who }
   *[Rush] Rush, { $who } ({ $letter }>>…)
 }
whitechapel-any-hideout = any of { $count } circles, such as { $example }; never a red one
whitechapel-any-circle = any of { $count } circles, such as { $example }
whitechapel-any-women = { $count } of { $circles }, such as { $example }
whitechapel-sure-address = Name { $circle } as Jack’s address? It can be done only once a game.
whitechapel-help =
    Jack must take a victim each night (two on the third) and walk back to his
    hideout unseen; the police look for clues on his way and try to arrest him.
    How he moves is told, where he goes is not. A policeman on a crossing stops
    him; a coach or an alley gets past. Each night ends at his hideout, or when
    the track is full. Type one of these, in capitals or not; the short form on
    the right is enough where it can mean one thing only:
      -41        Jack walks to 41                                     41
      -41!       Jack walks to 41, his hideout, and says so           home
      =55=60     Jack takes a coach by 55 to 60                       55=60  c60
      ~73        Jack goes through an alley to 73                     a73
      k65  wait  Jack kills on 65, or waits                           65  w
      Y>x55      the yellow policeman moves to x55                    y55  x55
      Y>x55      and where he is now: he stays                        y
      Y?41       he looks for a clue on 41                            y41  41
      Y@33  Y@   he makes an arrest on 33; all around                 @33  @
      Y>>x55     he rushes                                            >>55
      Y=x50      the Head lays yellow’s patrol token on x50           x50
      65>82      the Head moves a Wretched                            82
      no  .      no letter, no false clue, no address
      b55/y20/n3 several at once, with a slash between
      y41/42/43  one question after another, until there is a clue
    The letters are B Y N R G: blue, yellow, brown, red, green. Crossings are x1
    to x234. “board B/a” draws one section large, with the name of every crossing.

## Endings
whitechapel-end-escaped = Jack is home after the fourth night: Jack wins.
whitechapel-end-arrested = Jack is arrested: the police win.
whitechapel-end-traced = The police know where Jack lives: the police win.
whitechapel-end-blocked = Jack cannot move any more: the police win.
whitechapel-end-late = Jack did not reach his hideout in time: the police win.
whitechapel-end-resigned = { $winner ->
    [jack] The police give up: Jack wins.
   *[police] Jack gives up: the police win.
 }
whitechapel-end-time = { $winner ->
    [jack] The police’s time has run out: Jack wins.
   *[police] Jack’s time has run out: the police win.
 }
whitechapel-end-abandoned = All players have agreed to stop: nobody wins.
whitechapel-end-left = { $winner ->
    [jack] The police have left: Jack wins.
    [nobody] The only player has left: nobody wins.
   *[police] Jack has left: the police win.
 }
whitechapel-end-hideout = Jack’s hideout was { $circle }.

## What could be true
whitechapel-infer-heading = { $seat ->
    [jack] What the police can know of Jack after { $actions } actions
    [spectator] What a spectator can know of Jack after { $actions } actions
   *[other] What { $who } can know of Jack after { $actions } actions
 }
whitechapel-infer-nowhere = Jack is not on the streets now. Where he lives:
whitechapel-infer-possible = { $count ->
    [one] Jack can be on one circle only.
   *[other] Jack can be on { $count } circles. That is as uncertain as { $alike } equally likely circles.
 }
whitechapel-infer-circle = { $what ->
    [now] Jack is on
   *[hideout] He lives on
 }
whitechapel-infer-model = { $model ->
    [policy] if he goes home
    [trails] all trails equal
   *[set] all circles equal
 }
whitechapel-infer-trail = A likely trail ({ $chance }): { $trail }

## Secrets of an analysis
whitechapel-secret-circle = Jack’s circle
whitechapel-secret-hideout = Jack’s hideout
