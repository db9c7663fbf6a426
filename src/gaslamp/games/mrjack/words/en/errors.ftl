# Errors of Mr. Jack. One sentence each: what is wrong and, where it helps, what is expected.

## Positions and actions
error-unknown-character = There is no character “{ $text }”: use one of H W S L M G U B.
error-unknown-street = This board has no street “{ $text }”.
error-unknown-gaslight = This board has no gaslight “{ $text }”.
error-unknown-exit = There is no exit “{ $text }”: use NW, NE, SE or SW.
error-unknown-facing = There is no direction “{ $text }”: use N, NE, SE, S, SW or NW.
error-unknown-edition = There is no edition “{ $text }”: use revised or first.
error-unknown-witness = The Witness card has no side “{ $text }”: use seen or unseen.
error-bad-cards = “{ $text }” does not separate the cards left from the cards taken: write them like HSB/L.
error-bad-clock = “{ $text }” is not a moment of the game: write round and turn like 3.2J.
error-bad-tokens = “{ $text }” does not place every token once, in the order { $letters }.
error-two-on-a-hex = Two characters stand on the same hex.
error-bad-lamps = These lamps cannot be lit in round { $round }: lamps 1 to 4 go out one by one, and the two without a number burn all night.
error-bad-covers = There must be two covers, each on a manhole of this edition.
error-bad-cordons = There must be exactly two cordons.
error-wrong-moment = This cannot happen at that moment of the game.
error-wrong-cards = The cards { $text } do not fit the turn: four lie face up in a round, and one is taken for each turn.
error-wrong-duties = The active character cannot have this left to do.
error-nothing-to-do = The active character has nothing left that can be done.

## What the rules do not allow
error-card-not-face-up = That character’s card does not lie face up.
error-card-not-in-pile = That card is not in the pile of alibis.
error-cannot-walk-there = The walk cannot end there: it takes 1 to 3 steps (Miss Stealthy: 4) and ends on another, empty street.
error-must-walk = There is a street to walk to, so the walk cannot be skipped.
error-must-use-ability = No street is free, so the ability must be used first.
error-cannot-accuse = That character is out of reach: the accuser must be able to walk there.
error-cannot-leave = Nobody can leave there: only Jack can, if he was unseen in the last call, by an exit in reach that has no cordon.
error-cannot-whistle = The whistle cannot do that: each called character must end on an empty street closer to Goodley, and all three points must be used if possible.
error-cannot-swap = Gull changes places with another character, not with himself.
error-cannot-move-lamp = A lit lamp moves to a gaslight that is out.
error-cannot-move-cordon = A cordon moves to an exit that has none.
error-cannot-move-cover = A cover moves to an open manhole.

## Numbers
what-lamp = number of a lamp
