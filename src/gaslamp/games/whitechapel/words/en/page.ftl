# Letters from Whitechapel in the browser. The victims were real people: plain words, nothing more than the game needs.

## The map
wc-map = The map of Whitechapel
wc-tools = Map tools
wc-tool = { $tool ->
    [in] Closer
    [out] Farther
    [fit] The whole map
    [follow] Follow the action
   *[pencil] Pencil marks
 }
wc-circle = circle { $number }
wc-crossing = crossing { $name }
wc-pawn-on = { $who } policeman on { $place }
wc-target = { $what ->
    [hide] Live on
    [women] Place a woman on
    [mark] Mark as a target:
    [address] Name as Jack’s address:
    [post] A patrol on
    [patrol] Lay the token on
    [dear-boss] Move the token from
    [from-hell] Move the token from
    [dear-boss-to] Move it to
    [from-hell-to] Move it to
    [saucy-jacky] Name the token on
    [move-patrol] Move the token from
    [move-patrol-to] Move it to
    [kill] Kill on
    [kill-two] Kill on
    [last] The second was on
    [wretched] Move the Wretched from
    [wretched-to] Move her to
    [turn] Turn up the token on
    [walk] Walk to
    [home] Walk home to
    [coach] By coach, first to
    [coach-to] By coach on to
    [alley] Through an alley to
    [step-to] Move to
    [rush-to] Rush to
    [ask-to] Look for a clue on
    [arrest-to] Arrest on
    [area-to] Arrest all around:
    [false-clue] Lay a false clue on
    [drop] Take back from
   *[other] Choose the
 } { $place }

## The track, the sheet and what is known
wc-nights = The four nights
wc-space = { $name }: { $way ->
    [murder] the crime
    [walk] on foot
    [coach] coach
    [alley] alley
    [time] time of the crime
   *[none] free
 }
wc-due = due
wc-sheet = Jack’s sheet
wc-curtain = { $state ->
    [closed] Show my secrets
   *[open] Hide my secrets
 }
wc-belief = { $seat ->
    [jack] What the police can know
   *[other] What can be true
 }
wc-look-back = { $now ->
    [yes] Jack on space { $space }: now
   *[no] Jack on space { $space }, by all that is known today
 }
wc-homes = Possible hideouts, night after night: { $counts }
wc-counsel-ask = What would a machine do?
wc-counsel-thinks = The machine is thinking…
wc-counsel-says = { $plan ->
    [yes] The machine ({ $level }) would move like this:
   *[no] The machine ({ $level }) would do the first of these:
 }
wc-counsel-all = Follow the whole plan
wc-counsel-by = { $who }: { $done }
wc-layer = { $layer ->
    [now] Jack now
    [row] His way tonight
   *[home] His hideout
 }
wc-model-label = How Jack walks
wc-possible = { $count ->
    [0] On no circle.
    [one] 1 circle is possible.
   *[other] { $count } circles are possible.
 }

## What to do
wc-now = { $mode ->
    [hide] Choose your hideout. It stays the same for all four nights, and nobody else sees it.
    [women] Place the women on red circles: { $picked } of { $count }. Only you will know which are targets.
    [mark] Mark the targets: { $placed } of { $targets } so far. Nobody else sees which.
    [address] You may name Jack’s address, once a game. Choose a circle, or name none.
    [post] Choose two yellow crossings for patrols: { $picked } of { $count }.
    [patrol] Lay the { $who } patrol token. Jack sees where tokens lie, not which is which.
    [dear-boss] { $half ->
        [second] Choose the yellow crossing where it goes.
       *[first] Dear Boss: choose the patrol token to move.
     }
    [from-hell] { $half ->
        [second] Choose the yellow crossing where it goes.
       *[first] From Hell: choose the patrol token to move.
     }
    [saucy-jacky] Saucy Jacky: name two patrol tokens that the Head must move: { $picked } of { $count }.
    [move-patrol] { $half ->
        [second] Choose where the token goes.
       *[first] Saucy Jacky names these patrol tokens: choose one and move it.
     }
    [kill] Choose a victim among the Wretched, or wait.
    [kill-two] Choose two victims: { $picked } of { $count }. Which was the second stays your secret.
    [last] Where was the second? You are there now. Nobody else learns it.
    [wretched] { $half ->
        [second] Choose where she goes.
       *[first] Choose one of the Wretched and move her.
     }
    [turn] Choose a patrol token to turn up.
    [walk] Walk to a circle that lights up.
    [home] Walk home and say so: this night is over.
    [coach] { $half ->
        [second] Choose where the coach stops.
       *[first] Choose the circle the coach passes first.
     }
    [alley] Choose a circle on the same block.
    [goulston] Goulston Street: name a policeman. He or brown must go there.
    [graffiti] Choose who goes to Goulston Street.
    [step] { $half ->
        [second] Move { $who } to a crossing that lights up, or leave him where he is.
       *[first] Choose a policeman to move.
     }
    [ask] { $half ->
        [second] Choose where { $who } looks for a clue. He goes on until he finds one.
       *[first] Choose the policeman who looks for clues.
     }
    [arrest] { $half ->
        [second] Choose where { $who } makes the arrest. If Jack is not there, nothing more is said.
       *[first] Choose the policeman who makes an arrest.
     }
    [area] { $half ->
        [second] { $who } arrests on all of these circles at once: click any of them.
       *[first] Choose the policeman who arrests on every circle around him.
     }
    [rush] { $half ->
        [second] Choose where { $who } rushes.
       *[first] Choose the policeman who rushes one step on.
     }
   *[false-clue] Lay a false clue: nobody can search or arrest there tonight.
 }
wc-now-plain = { $stage ->
    [letter] No letter can be sent now.
    [goulston] Nothing can be written now.
    [false-clue] You hold no false clue now.
    [escape] You cannot move any more.
   *[other] There is only one thing to do.
 }
wc-spaces = { $left ->
    [one] 1 space is left.
   *[other] { $left } spaces are left.
 }
wc-mode = { $mode ->
    [address] Name an address
    [dear-boss] Dear Boss
    [saucy-jacky] Saucy Jacky
    [from-hell] From Hell
    [kill] Kill
    [kill-two] Kill
    [walk] Walk (1 space)
    [home] Go home
    [coach] Coach (2 spaces; { $left } left)
    [alley] Alley (1 space; { $left } left)
    [ask] Look for clues
    [arrest] Arrest
    [area] Arrest all around
    [rush] Rush
   *[other] Move
 }
wc-button = { $what ->
    [wait] Wait
    [stuck] I cannot move
    [idle] { $who } can do nothing
    [stay] { $who } stays
    [pass-letter] No letter
    [pass-goulston] Write nothing
    [pass-false-clue] No false clue
    [pass-address] Name no address
   *[pass] No
 }
wc-confirm = { $mode ->
    [women] Place them
    [post] Post them
    [saucy-jacky] Send the letter
   *[kill-two] These two
 }
wc-sure-kill = { $count ->
    [one] Kill on { $circles }? The alarm will be raised at once.
   *[other] Kill on { $circles }? The alarm will be raised at once.
 }
wc-pencil-now = { $side ->
    [police] Pencil: choose a sign, then click circles or crossings. Click again to rub it out. The police share theirs. The letter of a policeman sends him there, if a machine moves him.
   *[jack] Pencil: choose a sign, then click circles or crossings. Click again to rub it out. Only you see it.
}
wc-sign = { $sign ->
    [doubt] ? Perhaps here
    [look] ! Look here, everybody
    [no] × Not here
   *[policeman] Send { $who } here
}
wc-why = { $why ->
    [no-walk] No walk: a policeman stands on every way.
    [coaches-used] No coach: none is left tonight.
    [coach-space] No coach: it needs two spaces of the track.
    [no-coach] No coach: there is nowhere to go with it.
    [alleys-used] No alley: none is left tonight.
    [no-alley] No alley: your block has no other circle.
    [last-time] At V you can wait no longer.
    [searching] He found nothing yet and has to go on looking.
    [false-clue] Circles with a false clue cannot be searched tonight.
    [hideout] Every circle but the red ones.
    [hideout-catch-me] Every circle but the red ones and those beside them: “Catch me if you can”.
   *[wretched] She goes past no patrol token, ends beside none, and goes to no crime scene and no other woman.
 }
wc-not = Not { $place }: { $why ->
    [hide] a hideout is a circle, and not a red one.
    [hide-catch-me] a hideout is a circle that is neither red nor beside a red one.
    [women] a woman stands on a red circle without a crime scene.
    [mark] a target is a woman on the map who is not marked yet.
    [address] Jack lives on a circle.
    [post] only yellow crossings where no policeman stood last night.
    [patrol] the tokens go on the crossings that light up, one on each.
    [dear-boss] this letter moves a token in section A/a or C/b.
    [from-hell] this letter moves a token in section A/b or C/a.
    [letter-to] the token goes to a yellow crossing without a token.
    [saucy-jacky] this letter names tokens in section B/a or B/b.
    [move-patrol] the letter names the tokens that light up.
    [move-patrol-to] the token goes to a yellow crossing that had none when the letter came.
    [kill] a victim is one of the Wretched.
    [last] it is one of the two crime scenes of tonight.
    [wretched] choose one of the Wretched who has not moved yet and can.
    [wretched-to] she goes to the next circle, past no patrol token and beside none.
    [turn] only a token that lies face down.
    [walk] on foot you come to the next circle along a street, past no policeman.
    [home] you live elsewhere.
    [coach] a coach first comes to a circle next to yours.
    [coach-to] a coach goes on to the next circle, and never back.
    [alley] an alley leads to a circle on the same block.
    [goulston] only a policeman who lights up can be named.
    [graffiti] one of the two who light up must go.
    [man] first choose one of your policemen who still has to come.
    [step-to] he goes two crossings far at most, and not where another policeman stands.
    [ask-to] he looks on circles next to him, on each once, and on none with a false clue.
    [arrest-to] he arrests on a circle next to him, and on none with a false clue.
    [area-to] he arrests on the circles next to him.
    [rush-to] he rushes one crossing on, and not where another policeman stands.
   *[false-clue] a false clue lies on a circle that has none.
 }

## The moment explained
wc-goal = { $side ->
    [jack] Take a victim each night, two on the third, and walk back to your hideout before the track is full. After four nights at home you win.
    [police] Catch Jack, block every way he has, or find out where he lives in time. Every clue is a circle where he has been tonight.
   *[spectator] Jack must come home four times without being caught. The police follow the clues he leaves.
 }
wc-help = { $moment ->
    [hideout] Your hideout should lie neither too near the red circles nor too far. Every night you must walk back to it in at most fifteen moves.
    [women] On these circles women stand tonight. Some are targets, and only you know which. The others leave the board when they are turned up.
    [marks] Mark where you would like to strike. Think of the way home, and of where the patrols will stand.
    [address] Name a circle if you believe that Jack lives there. If it is right, the police win at once. It can be done once a game.
    [posts] Five patrols begin where the policemen ended last night. Say which two yellow crossings get the others.
    [patrols] Five tokens carry the colours of the policemen, two are blank. Lay the colours; the blank ones take what is left.
    [letter] You may send one letter a night. It moves patrol tokens before the crime.
    [saucy] Jack’s letter names two tokens. Move each of them to a yellow crossing.
    [crime] Kill now, or wait: waiting gives you one move more tonight, but the women move, and you learn what one patrol token is.
    [suspense] Jack waits. Move each of the Wretched to the circle beside hers, away from patrols.
    [ready] Turn up a patrol token to learn whose it is. A blank one leaves the board.
    [order] You took two lives at once. Only you know where you are now.
    [escape] On foot you cannot pass a policeman. A coach takes two moves and passes anybody; an alley leads across a block. When you walk onto your hideout you may say that you are home.
    [goulston] The writing in Goulston Street calls one policeman there: the one you name, or brown.
    [graffiti] One of these two goes to Goulston Street. You choose.
    [hunt] Every policeman goes up to two crossings far. Afterwards each can ask about the circles next to him.
    [false-clue] A false clue closes a circle for the rest of the night: no question and no arrest there.
    [act] Each policeman looks for clues or makes an arrest. Clues are circles where Jack has been tonight; an arrest needs the circle where he is now.
    [over] The game is over and nothing is hidden any more. Watch it again with the eyes of either side.
   *[wait] You will be called when it is your turn.
 }
wc-signs = The signs on the map
wc-signs-text = Dark helmets with “?” are patrol tokens face down. Coloured helmets are policemen. Yellow circles have a clue, dark red ones are crime scenes, grey crossed ones a false clue. White rings can be clicked; red rings are arrests and worse.
wc-key-name = { $shortcut ->
    [map] B, arrows
    [number] 6 5
    [mode] M
    [zoom] + − 0
    [undo] U
    [escape] Esc
    [pencil] P
    [curtain] H
   *[tabs] ? L C
 }
wc-key = { $shortcut ->
    [map] go to the map and from choice to choice; Enter chooses
    [number] go to the choice with that number
    [mode] another way of moving or acting
    [zoom] closer, farther, the whole map
    [undo] take back
    [escape] begin the choice anew
    [pencil] pencil marks
    [curtain] hide or show Jack’s secrets
   *[tabs] help, story, chat
 }

## Before the game
wc-setup-hands = Detectives
wc-setup-detectives = { $count ->
    [one] 1, who moves all five policemen
   *[other] { $count }, who share the policemen
 }
wc-setup-hideout = Jack’s hideout
wc-setup-hideout-kind = { $kind ->
    [chosen] Jack chooses
    [easy] drawn, easy: near the red circles
    [normal] drawn, normal
    [medium] drawn, medium
   *[hard] drawn, hard: far from the red circles
 }
wc-setup-rules = Optional rules
wc-setup-rule = { $rule ->
    [letters] From the second night on Jack may send a letter each night, which moves patrols.
    [false-clues] For every five clues Jack gets a false one, which closes a circle to the police.
    [rushing] A policeman may go one step farther instead of searching.
    [area-arrests] An arrest counts for every circle around the policeman at once.
    [catch-me] The hideout may not lie beside a red circle either.
   *[address] Once a game the Head may name the hideout. If it is right, the police win.
 }
