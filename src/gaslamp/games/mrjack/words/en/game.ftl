# Mr. Jack. `$who` in a deed may be empty: the line above has already named the character.

mrjack-title = Mr. Jack
mrjack-about = Two players. One of eight characters is Jack. Find him before dawn, or be Jack and get away in the dark.
mrjack-side = { $side ->
    [jack] Jack
   *[detective] The detective
 }
mrjack-seat = { $seat ->
    [jack] Jack
    [detective] the detective
    [chance] chance
    [table] the referee
   *[spectator] a spectator
 }
mrjack-character = { $who ->
    [holmes] Holmes
    [watson] Watson
    [smith] Smith
    [lestrade] Lestrade
    [stealthy] Miss Stealthy
    [goodley] Goodley
    [gull] Gull
   *[bert] Bert
 }

## The board
mrjack-exit-free = free
mrjack-exit-cordon = cordon
mrjack-legend = [L] token, [l] cleared  ( ) manhole, (=) shut  *3* lamp, -!- out  :: lit, // beam  # house, % garden

## What a seat knows
mrjack-know-round = Round { $round } of 8
mrjack-know-cards = Cards
mrjack-know-witness = Witness card
mrjack-know-suspects = Suspects
mrjack-know-cleared = Cleared
mrjack-know-visible = In sight now
mrjack-know-unseen = Out of sight
mrjack-know-cordons = Cordons
mrjack-know-jack = Jack is
mrjack-know-alibis = { $seat ->
    [jack] Jack’s alibis
   *[detective] Detective’s alibis
 }
mrjack-cards = face up: { $left }; taken: { $taken }
mrjack-witness-seen = seen: Jack cannot leave this round
mrjack-witness-unseen = unseen: Jack may leave this round
mrjack-everybody = everybody
mrjack-nobody = nobody
mrjack-none = no card
mrjack-secret = a secret
mrjack-backs = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
 }
mrjack-cordons = { $cordons }; the lantern points { $facing }

## What the game waits for
mrjack-await-deal = Jack’s card is about to be drawn
mrjack-await-draw = four cards are about to be turned up
mrjack-await-pick = { $seat ->
    [jack] Jack
   *[detective] the detective
 } chooses a card
mrjack-await-act = { $seat ->
    [jack] Jack
   *[detective] the detective
 } plays { $who }; still to do: { $todo }
mrjack-await-face = { $seat ->
    [jack] Jack
   *[detective] the detective
 } turns Watson’s lantern
mrjack-await-alibi = { $seat ->
    [jack] Jack
   *[detective] the detective
 } is about to draw an alibi
mrjack-await-call = the witnesses are about to be called
mrjack-await-verdict = the accusation of { $character } is about to be judged
mrjack-todo = { $duty ->
    [walk] walk
    [either] walk or swap
    [smith] move a lamp
    [lestrade] move a cordon
    [bert] move a cover
   *[goodley] blow the whistle
 }
mrjack-todo-points = spend { $points ->
    [one] 1 point
   *[other] { $points } points
 } of the whistle

## Deeds
mrjack-tell-deal = Jack hides behind { $character }
mrjack-tell-deal-hidden = Jack secretly draws the character he hides behind
mrjack-tell-draw = these cards are turned up: { $cards }
mrjack-tell-pick = play { $character }
mrjack-tell-walk = { $who } walks to { $to }
mrjack-tell-stay = { $who } has no street to walk to and stays
mrjack-tell-accuse = { $who } accuses { $character }
mrjack-tell-right = The accusation is right
mrjack-tell-wrong = The accusation is wrong
mrjack-tell-leave = { $who } leaves the district by { $exit }
mrjack-tell-face = { $who } turns Watson’s lantern to { $facing }
mrjack-tell-lamp = { $who } moves the lamp from { $start } to { $to }
mrjack-tell-cordon = { $who } moves the cordon from { $start } to { $to }
mrjack-tell-cover = { $who } moves the cover from { $start } to { $to }
mrjack-tell-swap = { $who } changes places with { $character }
mrjack-tell-whistle = { $who } whistles { $character } to { $to }
mrjack-tell-alibi = { $who } draws an alibi: { $character } is not Jack
mrjack-tell-alibi-hidden = { $who } draws an alibi in secret
mrjack-tell-seen = The witnesses have seen Jack
mrjack-tell-unseen = The witnesses have not seen Jack
mrjack-tell-cleared = cleared: { $names }
mrjack-tell-out = lamp { $number } goes out
mrjack-then = { $first }, then { $after }
mrjack-story-round = Round { $round }
mrjack-story-turn = { $seat ->
    [jack] Jack plays
   *[detective] The detective plays
 } { $who }: { $deeds }
mrjack-story-pick = { $seat ->
    [jack] Jack plays
   *[detective] The detective plays
 } { $who }
mrjack-story-on = { $who }: { $deeds }

## Choices
mrjack-group = { $kind ->
    [Pick] Play a character
    [Walk] Walk to
    [Stay] Stay
    [Accuse] Accuse
    [Leave] Leave the district by
    [Face] Turn the lantern
    [MoveLamp] Move a lamp
    [MoveCordon] Move a cordon
    [MoveCover] Move a cover
    [Swap] Change places with
   *[Whistle] Whistle
 }
mrjack-sure-accuse = Accuse { $character }? If that is wrong, Jack wins at once.
mrjack-sure-leave = Leave by { $exit } now and win?
mrjack-help =
    Jack hides behind one of eight characters. The detective must find out which
    one and catch him within eight rounds. On your turn, play one of the cards that
    lie face up, then move that character and use what it can do. After four cards
    the witnesses say whether Jack can be seen: in lamplight, in the lantern’s beam
    or next to somebody. Everybody who differs from him in that is cleared.
    Type one of these, in capitals or not:
      L          play the card of Lestrade (the letters are H W S L M G U B)
      E4         walk to E4
      @M         walk to Miss Stealthy and accuse her (only the detective)
      NW         leave the district by that exit (only Jack himself)
      ^SE        turn Watson’s lantern to the south-east
      C2>F2      Smith moves a lamp from C2 to F2
      NE>NW      Lestrade moves a cordon from NE to NW
      B8>C5      Bert moves a cover from B8 to C5
      xB         Gull changes places with Bert
      M>D5       Goodley whistles Miss Stealthy to D5
      L/E4/NE>NW several at once, with a slash between

## Endings
mrjack-end-escape = Jack has left the district unseen: Jack wins.
mrjack-end-right = The accusation was right: the detective wins.
mrjack-end-wrong = The accusation was wrong, and Jack got away: Jack wins.
mrjack-end-dawn = Eight rounds have passed and Jack was not caught: Jack wins.
mrjack-end-resigned = { $winner ->
    [jack] The detective gives up: Jack wins.
   *[detective] Jack gives up: the detective wins.
 }
mrjack-end-time = { $winner ->
    [jack] The detective’s time has run out: Jack wins.
   *[detective] Jack’s time has run out: the detective wins.
 }
mrjack-end-abandoned = Both players have agreed to stop: nobody wins.
mrjack-end-left = { $winner ->
    [jack] The detective has left: Jack wins.
    [nobody] The only player has left: nobody wins.
   *[detective] Jack has left: the detective wins.
 }
mrjack-end-jack = Jack was { $character }.

## What could be true
mrjack-infer-heading = { $seat ->
    [jack] What Jack can know about the others’ suspicions after { $actions } actions
    [detective] What the detective can know after { $actions } actions
   *[spectator] What a spectator can know after { $actions } actions
 }
mrjack-infer-character = character
mrjack-infer-uniform = by the cards
mrjack-infer-soft = by how Jack plays
mrjack-infer-held = alibi face down
mrjack-infer-seen = If the witnesses see Jack ({ $chance }), they clear: { $names }
mrjack-infer-unseen = If the witnesses do not see Jack ({ $chance }), they clear: { $names }
mrjack-infer-left = With the alibis, the detective has { $count } suspects left on average.

## Secrets of an analysis
mrjack-secret-name = Jack’s name
