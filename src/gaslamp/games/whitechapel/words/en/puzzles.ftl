# Puzzles and drills of Letters from Whitechapel.

whitechapel-puzzle-where = Where can Jack be?
whitechapel-puzzle-where-question = Mark every circle where Jack can be now.
whitechapel-puzzle-passed = Where must he have passed?
whitechapel-puzzle-passed-question = Mark every circle that Jack must have passed tonight, besides the clues and the crime scenes.
whitechapel-puzzle-hideouts = Which hideouts are left?
whitechapel-puzzle-hideouts-question = Jack is home. Mark every circle where he can live.
whitechapel-puzzle-question = The question that tells most
whitechapel-puzzle-question-question = Ask where the worse answer leaves the fewest circles for Jack.
whitechapel-puzzle-arrest = Arrest for certain
whitechapel-puzzle-arrest-question = Make the arrest that catches Jack for certain: now, or with the arrests of the others after it.
whitechapel-puzzle-home = Home without risk
whitechapel-puzzle-home-question = You are Jack. Move so that nobody can arrest you and nobody can keep you from walking home with your next move.
whitechapel-puzzle-way = The only way through
whitechapel-puzzle-way-question = You are Jack. If the policemen stay where they are: which move brings you home in the fewest spaces?

whitechapel-why-murder = The murder was on { $circle }.
whitechapel-why-space = { $count ->
    [one] On space { $space } after it he was on one certain circle.
   *[other] On space { $space } after it he was on one of { $count } circles.
 }
whitechapel-why-set = { $count ->
    [one] So there is one circle where he can be now.
   *[other] So there are { $count } circles where he can be now.
 }
whitechapel-why-forced = Every trail that fits passes { $circle }.
whitechapel-why-night = { $count ->
    [one] After night { $night } one hideout is left.
   *[other] After night { $night } there are { $count } hideouts left.
 }
whitechapel-why-hideouts = { $count ->
    [one] So he lives there.
   *[other] So he lives on one of these { $count } circles.
 }
whitechapel-why-answers = { $circle }: a yes leaves { $yes ->
    [one] one circle
   *[other] { $yes } circles
 }, a no leaves { $no }.
whitechapel-why-arrest = The policeman on { $crossing } arrests on { $circle }.
whitechapel-why-others = { $count ->
    [one] If he is not there, he is on the other circle, where another policeman can arrest him.
   *[other] If he is not there, each of the other { $count } circles has a policeman of its own.
 }
whitechapel-why-out-of-reach = No policeman can come next to { $circle } in one move.
whitechapel-why-open = The policemen cannot close the way from { $circle } to { $home }.
whitechapel-why-spaces = Over { $circle } he is home in { $count } spaces.
whitechapel-why-detour = { $circle } looks nearer, but the policemen are in the way.

whitechapel-drill-two-walks = Two walks away
whitechapel-drill-two-walks-question = Mark every circle that is exactly two walks away from { $circle }, with nobody in the way.
whitechapel-drill-blocked = Policemen in the way
whitechapel-drill-blocked-question = Jack is on { $circle }. Mark every circle that he can walk to.
whitechapel-drill-searches = What a policeman can search
whitechapel-drill-searches-question = Mark every circle that the policeman on { $crossing } can search.
whitechapel-drill-steps = How far a policeman gets
whitechapel-drill-steps-question = Mark every crossing where the policeman on { $crossing } can end his move.
whitechapel-why-two-walks = { $count ->
    [one] One circle is two walks away.
   *[other] { $count } circles are two walks away.
 }
whitechapel-why-free = { $count ->
    [0] No way is free.
    [one] One way is free.
   *[other] { $count } ways are free.
 }
whitechapel-why-searched = { $count ->
    [one] One circle is next to that crossing.
   *[other] { $count } circles are next to that crossing.
 }
whitechapel-why-steps = { $count ->
    [one] Only staying is possible.
   *[other] { $count } crossings are at most two steps away and free, or his own.
 }
