# Errors of Letters from Whitechapel. One sentence each: what is wrong and, where it helps, what is expected.

## Positions and actions
error-unknown-crossing = “{ $text }” is no crossing: write x1 to x234.
error-unknown-policeman = “{ $text }” is no policeman: use one of B Y N R G.
error-unknown-stage = “{ $text }” is nothing the game waits for: use { $known }.
error-unknown-hideout = “{ $text }” is no kind of hideout: use { $known }.
error-bad-hands = “{ $text }” does not share out the policemen: each of { $letters } once, with a slash between detectives, like B/YN/RG.
error-bad-options = “{ $text }” does not tell what was agreed: write it like BYNRG:chosen:letters,rushing.
error-bad-letters = “{ $text }” does not tell the letters left: write them like DSFG, then ! if one was sent tonight, then @ if an address was named.
error-bad-track = “{ $text }” is no track: write the time of the crime and how Jack moved, like II-==~.
error-bad-trail = A row of Jack’s sheet cannot be read: write it like 65-41=55=60~73.
error-wrong-heads = These Head tiles do not fit night { $night }.
error-wrong-scenes = These crime scenes do not fit night { $night } and the moment “{ $stage }”.
error-wrong-track = This track does not fit night { $night } and the moment “{ $stage }”.
error-wrong-pawns = The policemen cannot stand so at the moment “{ $stage }” of night { $night }.
error-wrong-patrols = The patrol tokens cannot lie so at the moment “{ $stage }” of night { $night }.
error-wrong-women = The women or the Wretched cannot be so at the moment “{ $stage }” of night { $night }.
error-wrong-clues = The clues or false clues cannot lie so at the moment “{ $stage }”.
error-wrong-letters = These letters do not fit the options, night { $night } or the moment “{ $stage }”.
error-wrong-address = An address cannot have been named so: it takes the option, and Swanson or Abberline as Head.
error-wrong-awaited = What is awaited in detail does not fit the moment “{ $stage }”.
error-wrong-patrol-secrets = The secret patrols do not fit the tokens on the board.

## What the rules do not allow
error-cannot-hide-there = That circle cannot be the hideout: never a red one, and only one that the options allow.
error-cannot-place-women = The women cannot be placed so: the right number of them, on red circles without a crime scene.
error-cannot-mark-woman = No unmarked woman is there.
error-tile-not-in-pile = That policeman has been Head already.
error-cannot-post-there = Patrols go to two different yellow crossings where no policeman stands.
error-cannot-place-patrol = That patrol token cannot be placed there: the colours come in their order, each on a crossing of its own.
error-cannot-send = That letter cannot be sent so.
error-cannot-move-patrol = That patrol token cannot go there: to a yellow crossing that held no token when the letter came.
error-cannot-kill = Nobody who can be a victim is there.
error-cannot-wait = Jack can wait no longer.
error-cannot-move-wretched = She cannot go there: to an adjacent circle, past no patrol, next to none, onto no other Wretched and no crime scene.
error-no-patrol-there = No patrol token lies face down there.
error-no-street-there = Jack cannot walk there: to an adjacent circle, by a way on which no policeman stands.
error-not-the-hideout = That is not Jack’s hideout.
error-no-coach-left = There is no coach left tonight, or not enough spaces on the track.
error-cannot-ride-there = The coach cannot go there: over one adjacent circle to another, and not back.
error-no-alley-left = There is no alley left tonight.
error-no-alley-there = No alley leads there: both circles must be on one block.
error-can-still-move = Jack can still move.
error-cannot-name-policeman = That policeman cannot be named: blue, red or green, while no other stands in Goulston Street.
error-cannot-send-policeman = Only the policeman named or the brown one can be sent to Goulston Street.
error-not-his-turn = It is not that policeman’s turn.
error-cannot-step-there = He cannot go there: up to two crossings, and onto no other policeman.
error-cannot-lay-false-clue = A false clue lies there already.
error-cannot-ask-there = He cannot look for a clue there: on a circle next to him, without a false clue, where he has not asked yet.
error-cannot-arrest-there = He cannot make that arrest: on a circle next to him without a false clue, or with area arrests all around at once.
error-search-goes-on = A policeman is looking for clues: he goes on first.
error-cannot-rush-there = He cannot rush there: with that option, one step to a free crossing.
error-must-act = There is a circle he can look at, so he must act.

## Numbers
what-circle = number of a circle
what-crossing = number of a crossing
what-night = night
what-placed = number of tokens placed
