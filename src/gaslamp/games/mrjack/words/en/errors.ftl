# Errors of Mr. Jack. One sentence each: what is wrong and, where it helps, what is expected.

## Positions and actions
error-unknown-character = “{ $text }” is no character: use one of H W S L M G U B.
error-unknown-street = “{ $text }” is no street of this board.
error-unknown-gaslight = “{ $text }” is no gaslight of this board.
error-unknown-exit = “{ $text }” is no exit: use NW, NE, SE or SW.
error-unknown-facing = “{ $text }” is no direction: use N, NE, SE, S, SW or NW.
error-unknown-edition = “{ $text }” is no edition: use revised or first.
error-unknown-witness = “{ $text }” is no side of the Witness card: use seen or unseen.
error-bad-cards = “{ $text }” does not tell cards left from cards taken: write them like HSB/L.
error-bad-clock = “{ $text }” is no moment of the game: write round and turn like 3.2J.
error-bad-tokens = “{ $text }” does not place every token once, in the order { $letters }.
error-two-on-a-hex = Two characters stand on the same hex.
error-bad-lamps = These cannot be the lit lamps of round { $round }: lamps 1 to 4 go out one by one, and the two plain ones burn all night.
error-bad-covers = There must be two covers, each on a manhole of this edition.
error-bad-cordons = There must be exactly two cordons.
error-wrong-moment = This cannot happen at that moment of the game.
error-wrong-cards = The cards { $text } do not fit the turn: four lie face up in a round, and one is taken for each turn.
error-wrong-duties = The active character cannot have that left to do.
error-nothing-to-do = The active character has nothing left that can be done.

## What the rules do not allow
error-card-not-face-up = That character’s card does not lie face up.
error-card-not-in-pile = That card is not in the pile of alibis.
error-cannot-walk-there = The walk cannot end there: it takes 1 to 3 steps (Miss Stealthy: 4) and ends on another, empty street.
error-must-walk = There is a street to walk to, so the move cannot be skipped.
error-must-use-ability = No street is free, so the ability must be used first.
error-cannot-accuse = That character is out of reach: the accuser must be able to walk there.
error-cannot-leave = Nobody can leave that way: only Jack himself, unseen in the last call, by an exit in reach and without a cordon.
error-cannot-whistle = The whistle cannot do that: each called character ends on an empty street closer to Goodley, and all three points are spent if they can be.
error-cannot-swap = Gull changes places with another character, not with himself.
error-cannot-move-lamp = A lit lamp moves to a gaslight that is out.
error-cannot-move-cordon = A cordon moves to an exit that has none.
error-cannot-move-cover = A cover moves to an open manhole.

## Numbers
what-lamp = number of a lamp
