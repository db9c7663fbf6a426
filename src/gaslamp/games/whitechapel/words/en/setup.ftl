# The set-up with the real box, and sheets to print.

wc-prepare-hideout = Jack’s hideout
wc-prepare-hideout-about = Jack may also choose it. A hideout far from the red circles is harder to reach.
wc-prepare-grade = How hard for Jack?
wc-prepare-grade-name = { $grade ->
    [easy] easy
    [normal] normal
    [medium] medium
   *[hard] hard
 }
wc-prepare-head = Head of the first night
wc-prepare-patrols = Patrols of the first night
wc-prepare-patrols-about = Seven tokens on the yellow crossings, face down. Faint ones are blank. Jack must not see which is which.
wc-prepare-placement = How are they placed?
wc-prepare-placement-name = { $placement ->
    [suggested] near the red circles
   *[random] anywhere
 }
wc-prepare-coaches = Coaches
wc-prepare-alleys = Alleys
wc-prepare-map = Map for the detectives
wc-prepare-questions = Questions of the detectives
wc-prepare-questions-about = Write the number of the circle: underline it for a clue, strike it out for nothing. Write A for an arrest.
wc-prepare-move = Move
