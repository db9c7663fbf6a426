# Errors of Letters from Whitechapel. One sentence each: what is wrong and, where it helps, what is expected.

## Positions and actions
error-unknown-crossing = There is no crossing “{ $text }”: write x1 to x234.
error-unknown-policeman = There is no policeman “{ $text }”: use one of B Y N R G.
error-unknown-stage = The game never waits for “{ $text }”: use { $known }.
error-unknown-hideout = There is no kind of hideout “{ $text }”: use { $known }.
error-bad-hands = “{ $text }” does not divide the policemen: write each of { $letters } once, with a slash between detectives, like B/YN/RG.
error-bad-options = “{ $text }” does not give the options: write them like BYNRG:chosen:letters,rushing.
error-bad-letters = “{ $text }” does not give the letters left: write them like DSFG, then ! if one was sent tonight, then @ if an address was named.
error-bad-track = “{ $text }” is not a track: write the time of the crime and how Jack moved, like II-==~.
error-bad-trail = A row of Jack’s sheet cannot be read: write it like 65-41=55=60~73.
error-wrong-heads = These Head tiles do not fit night { $night }.
error-wrong-scenes = These crime scenes do not fit night { $night } and the moment “{ $stage }”.
error-wrong-track = This track does not fit night { $night } and the moment “{ $stage }”.
error-wrong-pawns = The policemen cannot stand like this at the moment “{ $stage }” of night { $night }.
error-wrong-patrols = The patrol tokens cannot lie like this at the moment “{ $stage }” of night { $night }.
error-wrong-women = The women or the Wretched cannot be like this at the moment “{ $stage }” of night { $night }.
error-wrong-clues = The clues or false clues cannot lie like this at the moment “{ $stage }”.
error-wrong-letters = These letters do not fit the options, night { $night } or the moment “{ $stage }”.
error-wrong-address = The address cannot have been named like this: the option must be on, and Swanson or Abberline must be Head.
error-wrong-awaited = The details of what the game waits for do not fit the moment “{ $stage }”.
error-wrong-patrol-secrets = The secret patrols do not fit the tokens on the board.

## What the rules do not allow
error-cannot-hide-there = That circle cannot be the hideout: the hideout is never red, and the options must allow it.
error-cannot-place-women = The women cannot be placed like this: place the right number, on red circles without a crime scene.
error-cannot-mark-woman = No unmarked woman is there.
error-tile-not-in-pile = That policeman has been Head already.
error-cannot-post-there = Patrols go to two different yellow crossings where no policeman stands.
error-cannot-place-patrol = That patrol token cannot be placed there: place the colours in their order, each on a crossing of its own.
error-cannot-send = That letter cannot be sent like this.
error-cannot-move-patrol = That patrol token cannot go there: it goes to a yellow crossing that had no token when the letter came.
error-cannot-kill = Nobody there can be a victim.
error-cannot-wait = Jack cannot wait any longer.
error-cannot-move-wretched = She cannot go there: she goes to an adjacent circle, not past or next to a patrol, and not onto another Wretched or a crime scene.
error-no-patrol-there = There is no face-down patrol token there.
error-no-street-there = Jack cannot walk there: he walks to an adjacent circle, on a way without a policeman.
error-not-the-hideout = That is not Jack’s hideout.
error-no-coach-left = There is no coach left tonight, or not enough spaces on the track.
error-cannot-ride-there = The coach cannot go there: it goes over one adjacent circle to another one, and not back.
error-no-alley-left = There is no alley left tonight.
error-no-alley-there = No alley leads there: both circles must be around the same block.
error-can-still-move = Jack can still move.
error-cannot-name-policeman = That policeman cannot be named: name blue, red or green, and only if no other stands in Goulston Street.
error-cannot-send-policeman = Only the policeman named or the brown one can be sent to Goulston Street.
error-not-his-turn = It is not that policeman’s turn.
error-cannot-step-there = He cannot go there: he moves up to two crossings, and not onto another policeman.
error-cannot-lay-false-clue = A false clue lies there already.
error-cannot-ask-there = He cannot look for a clue there: he looks on a circle next to him, without a false clue, where he has not asked yet.
error-cannot-arrest-there = He cannot make that arrest: he arrests on a circle next to him without a false clue or, with area arrests, on all of them at once.
error-search-goes-on = A policeman is looking for clues: he must finish first.
error-cannot-rush-there = He cannot rush there: with that option he moves one step, to a free crossing.
error-must-act = There is a circle that he can search, so he must act.

## Numbers
what-circle = number of a circle
what-crossing = number of a crossing
what-night = night
what-placed = number of tokens placed
