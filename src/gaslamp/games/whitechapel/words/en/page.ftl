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
    [targets] A target on
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
    [puzzle] Mark
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
wc-due = to act
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
   *[no] Jack on space { $space }, from all that is known now
 }
wc-homes = Possible hideouts after each night: { $counts }
wc-counsel-ask = What would the machine do?
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
wc-model-label = How Jack moves
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
    [targets] Which women were targets? { $picked } of { $count }.
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
    [kill-two] Choose two victims: { $picked } of { $count }. Only you will know which one was the second.
    [last] Where was the second? You are there now. Nobody else will know.
    [wretched] { $half ->
        [second] Choose where she goes.
       *[first] Choose one of the Wretched and move her.
     }
    [turn] Choose a patrol token to turn up.
    [walk] Walk to a circle with a ring.
    [home] Walk home and say so: then the night is over.
    [coach] { $half ->
        [second] Choose where the coach stops.
       *[first] Choose the circle the coach passes first.
     }
    [alley] Choose a circle on the same block.
    [goulston] Goulston Street: name a policeman. He or brown must go there.
    [graffiti] Choose who goes to Goulston Street.
    [step] { $half ->
        [second] Move { $who } to a crossing with a ring, or leave him where he is.
       *[first] Choose a policeman to move.
     }
    [ask] { $half ->
        [second] Choose where { $who } looks for a clue. He keeps looking until he finds one.
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
       *[first] Choose the policeman who rushes one step.
     }
   *[false-clue] Lay a false clue: nobody can search or arrest there tonight.
 }
wc-direct = { $mode ->
    [ask] Or click a circle.
    [arrest] Or click a circle.
   *[step] Or click a crossing.
 }
wc-aimed = { $done }? Tap again.
wc-planning = Plan
wc-planning-about = Collect the moves of all policemen, look at them on the map, and send them together.
wc-plan = { $moves ->
    [0] { $stay ->
        [one] He stays
       *[other] { $waiting ->
            [5] All stay
           *[other] The others stay
         }
     }
   *[other] { $stay ->
        [0] Move them
       *[other] Move them, the others stay
     }
 }
wc-around = { $who ->
    [all] All ask around
   *[one] Ask all around
 }
wc-searched = { $place }, asked tonight: nothing
wc-now-plain = { $stage ->
    [letter] No letter can be sent now.
    [goulston] Nothing can be written now.
    [false-clue] You hold no false clue now.
    [escape] You cannot move any more.
   *[other] There is only one thing to do.
 }
wc-homeward = Spaces left: { $left }. Home: at least { $least } away, { $walk } on foot.
wc-candidates = Where you could live
wc-candidate = { $nearest } to { $farthest } walks from the red circles; { $ways } circles next to it
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
    [police] Pencil: choose a sign, then click circles or crossings. Click again to remove it. All detectives see these signs. The letter of a policeman sends him there, if a machine moves him.
   *[jack] Pencil: choose a sign, then click circles or crossings. Click again to remove it. Only you see it.
}
wc-sign = { $sign ->
    [doubt] ? Perhaps here
    [look] ! Look here, everybody
    [no] × Not here
   *[policeman] Send { $who } here
}
wc-why = { $why ->
    [no-walk] No walk: a policeman blocks every way.
    [coaches-used] No coach: none is left tonight.
    [coach-space] No coach: it needs two spaces of the track.
    [no-coach] No coach: there is nowhere to go with it.
    [alleys-used] No alley: none is left tonight.
    [no-alley] No alley: your block has no other circle.
    [last-time] At V you cannot wait any more.
    [searching] He has found nothing yet and must keep looking.
    [false-clue] Circles with a false clue cannot be searched tonight.
    [hideout] Every circle except the red ones.
    [hideout-catch-me] Every circle except the red ones and those next to them: “Catch me if you can”.
   *[wretched] She cannot pass a patrol token or end next to one. She cannot go to a crime scene or onto another woman.
 }
wc-not = Not { $place }: { $why ->
    [hide] a hideout is a circle that is not red.
    [hide-catch-me] a hideout is a circle that is not red and not next to a red one.
    [women] a woman stands on a red circle without a crime scene.
    [mark] a target is a woman on the map who is not marked yet.
    [targets] only a woman on the map can have been a target.
    [address] Jack lives on a circle.
    [post] only yellow crossings where no policeman stood last night.
    [patrol] the tokens go on the crossings with a ring, one on each.
    [dear-boss] this letter moves a token in section A/a or C/b.
    [from-hell] this letter moves a token in section A/b or C/a.
    [letter-to] the token goes to a yellow crossing without a token.
    [saucy-jacky] this letter names tokens in section B/a or B/b.
    [move-patrol] the letter names the tokens with a ring.
    [move-patrol-to] the token goes to a yellow crossing that had none when the letter came.
    [kill] a victim is one of the Wretched.
    [last] it is one of the two crime scenes of tonight.
    [wretched] choose one of the Wretched who has not moved yet and can move.
    [wretched-to] she goes to an adjacent circle; she cannot pass a patrol token or end next to one.
    [turn] only a token that lies face down.
    [walk] on foot you go to the next circle along a street, and you cannot pass a policeman.
    [home] your hideout is not there.
    [coach] a coach goes first to a circle adjacent to yours.
    [coach-to] a coach goes on to the next circle, never back.
    [alley] an alley leads to a circle on the same block.
    [goulston] only a policeman with a ring can be named.
    [graffiti] one of the two with a ring must go.
    [man] first choose one of your policemen who is still to act.
    [step-to] he goes at most two crossings, and not where another policeman stands.
    [ask-to] he looks on circles next to him, on each once, and not on a false clue.
    [arrest-to] he arrests on a circle next to him, and not on a false clue.
    [area-to] he arrests on the circles next to him.
    [rush-to] he rushes to the next crossing, and not where another policeman stands.
   *[false-clue] a false clue goes on a circle that has none.
 }

## The moment explained
wc-goal = { $side ->
    [jack] Kill one victim each night, two on the third, and walk back to your hideout before the track is full. If you come home four times, you win.
    [police] Catch Jack, block all his ways, or find his hideout in time. Every clue is a circle where he has been tonight.
   *[spectator] Jack must come home four times without being caught. The police follow his clues.
 }
wc-help = { $moment ->
    [hideout] Choose a hideout that is not too near the red circles and not too far away. Every night you must walk back to it in about fifteen moves.
    [women] Tonight women stand on these circles. Some are targets, and only you know which. The others leave the board when they are turned up.
    [marks] Mark the women you may want to kill. Think of the way home and of where the patrols will stand.
    [address] Name a circle if you believe that Jack lives there. If you are right, the police win at once. This can be done once a game.
    [posts] Five tokens begin where the policemen ended last night. Choose two yellow crossings for the other two.
    [patrols] Five tokens have the colours of the policemen, two are blank. Lay the colours; the blank tokens go on the crossings that are left.
    [letter] You may send one letter a night. It moves patrol tokens before the crime.
    [saucy] Jack’s letter names two tokens. Move each of them to a yellow crossing.
    [crime] Kill now, or wait. If you wait, you get one more move tonight and you see what one patrol token is, but the women move.
    [suspense] Jack waits. Move each of the Wretched to an adjacent circle, not next to a patrol.
    [ready] Turn up a patrol token to learn whose it is. A blank one leaves the board.
    [order] You killed two at once. Only you know where you are now.
    [escape] On foot you cannot pass a policeman. A coach takes two moves and passes policemen. An alley leads across a block. When you walk onto your hideout, you may say that you are home.
    [goulston] The writing calls one policeman to Goulston Street: the one you name, or brown.
    [graffiti] One of these two goes to Goulston Street. You choose.
    [hunt] Every policeman goes up to two crossings. Then each can ask about the circles next to him. Choose a policeman and then a crossing, or only a crossing: then the nearest policeman goes there. With Plan you collect the moves and send them together.
    [false-clue] A false clue closes a circle for the rest of the night: nobody can ask or arrest there.
    [act] Each policeman looks for clues or makes an arrest. A clue is a circle where Jack has been tonight. An arrest must name the circle where he is now.
    [over] The game is over and nothing is hidden any more. Watch it again as either side saw it.
   *[wait] Wait for your turn: the page will tell you.
 }
wc-signs = The signs on the map
wc-signs-text = Dark helmets with “?” are patrol tokens face down. Coloured helmets are policemen. A yellow circle has a clue, a dark red circle is a crime scene, a crossed grey circle has a false clue. A grey circle with a bar below: the police asked there tonight and found nothing. You can click what has a ring. A red ring means an arrest or a kill.
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
    [escape] start the choice again
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
    [false-clues] For every five clues Jack gets a false clue, which closes a circle to the police.
    [rushing] A policeman may go one step farther instead of searching.
    [area-arrests] An arrest counts for every circle around the policeman at once.
    [catch-me] The hideout may not be next to a red circle either.
   *[address] Once a game the Head may name the hideout. If the Head is right, the police win.
 }

## Moments on the map
wc-moment-victim = { $count ->
    [one] A victim on { $circles }
   *[other] Two victims: { $circles }
 }
wc-moment-alarm = The alarm is raised
wc-moment-clue = A clue on { $circle }!
wc-moment-no-clue = No clue on { $circle }
wc-moment-arrest = { $circle ->
    [0] Arrest!
   *[other] Arrest on { $circle }!
 }
wc-moment-caught = Jack is caught!
wc-moment-missed = He is not here
wc-moment-home = Jack has reached his hideout
wc-moment-night = Night { $night } begins

## Analysis
whitechapel-review-missed = { $kind ->
    [escape] an escape
    [arrest] an arrest
   *[other] a chance
 }
