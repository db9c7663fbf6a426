# Puzzles and drills of Mr. Jack.

mrjack-puzzle-escape = Leave the district
mrjack-puzzle-escape-question = You are Jack, and the witnesses have not seen you. Leave the district this turn.
mrjack-puzzle-accuse = Accuse with certainty
mrjack-puzzle-accuse-question = You can know who Jack is. Accuse him with this activation.
mrjack-puzzle-split = The call that splits best
mrjack-puzzle-split-question = You play the last card before the call. Leave as few suspects as possible on average.
mrjack-puzzle-hide = Hide in the dark
mrjack-puzzle-hide-question = You are Jack and play the last card before the call. Be unseen when the witnesses are called.
mrjack-puzzle-save = Stay one of many
mrjack-puzzle-save-question = You are Jack and play the last card before the call. Leave as many suspects as possible, you among them.
mrjack-puzzle-last-round = The last round
mrjack-puzzle-last-round-question = It is the last round. Play your activation so that your chance to accuse Jack before dawn is best.
mrjack-puzzle-who = Who can still be Jack?
mrjack-puzzle-who-question = The witnesses say: { $answer ->
    [seen] Jack is visible
   *[unseen] Jack is not visible
 }. Mark everybody who can still be Jack. Your own alibi cards count.

mrjack-why-may-leave = { mrjack-character } is Jack, and the Witness card shows “unseen”: he may leave in his own move.
mrjack-why-prepare = { $count ->
    [one] One step before makes the way free.
   *[other] { $count } steps before make the way free.
 }
mrjack-why-exit = The exit { $exit } has no cordon then, and its hex { $hex } is near enough.
mrjack-why-cleared = { $count ->
    [one] The witnesses have cleared one character.
   *[other] The witnesses have cleared { $count } characters.
 }
mrjack-why-alibis = { $count ->
    [one] One more has an alibi on a card in your hand.
   *[other] { $count } more have alibis on cards in your hand.
 }
mrjack-why-only = So only { mrjack-character } can be Jack.
mrjack-why-left = { $count ->
    [one] One character can be Jack.
   *[other] { $count } characters can be Jack.
 }
mrjack-why-card = Play { mrjack-character }.
mrjack-why-reach = { mrjack-character } can be reached by that move.
mrjack-why-chance = So the chance to accuse the right one is { $percent } %.
mrjack-why-seen = { $count ->
    [one] Then one of them is visible.
   *[other] Then { $count } of them are visible.
 }
mrjack-why-unseen = { $count ->
    [one] One is not visible.
   *[other] { $count } are not visible.
 }
mrjack-why-average = Whatever the answer, { $left } suspects are left on average.
mrjack-why-group = { mrjack-character } is then one of { $count } suspects who get the same answer.
mrjack-why-alibi = { mrjack-character } has an alibi on a card in your hand.
mrjack-why-lamp = { mrjack-character } stands on { $hex }, next to a lit gaslight.
mrjack-why-beam = { mrjack-character } stands on { $hex }, in the beam of the lantern.
mrjack-why-beside = { mrjack-character } stands on { $hex }, next to another token.
mrjack-why-dark = { mrjack-character } stands on { $hex }: no gaslight, no beam, no other token.

mrjack-drill-lit = Lit streets
mrjack-drill-lit-question = Mark every street that is lit by a gaslight or by the lantern.
mrjack-drill-visible = Who is visible?
mrjack-drill-visible-question = Mark every character who is visible now.
mrjack-drill-call = What the call clears
mrjack-drill-call-question = The witnesses say: { $answer ->
    [seen] Jack is visible
   *[unseen] Jack is not visible
 }. How many suspects are cleared?
mrjack-drill-reach = How far a character gets
mrjack-drill-reach-question = Mark every street where { mrjack-character } can end a move.
mrjack-why-lit = { $count ->
    [one] One street is lit.
   *[other] { $count } streets are lit.
 }
mrjack-why-ends = { $count ->
    [one] One street can be reached.
   *[other] { $count } streets can be reached.
 }
mrjack-why-visible = These are next to a lit gaslight, in the beam, or next to another token.
mrjack-why-clears = { $count ->
    [0] Nobody is cleared.
    [one] One suspect is cleared.
   *[other] { $count } suspects are cleared.
 }
