# Mr. Jack with the box on the table.

mj-box-mode = { $mode ->
    [jack] Gaslamp is Jack
   *[detective] Gaslamp is the detective
 }
mj-box-mode-about = { $mode ->
    [jack] You are the detective. The phone knows who Jack is, says where to move the pieces, and calls the witnesses.
   *[detective] You are Jack. The phone shows you your card in secret, says where to move the pieces, and calls the witnesses.
 }
mj-box-deed = { $kind ->
    [own] Look at your card. Nobody else may see it.
    [alibi] Look at the alibi card that you have drawn. This character is not Jack.
   *[draw] Lay these four cards face up.
 }
mj-box-own = { $kind ->
    [own] I am Jack
   *[alibi] My alibi card
 }
mj-box-done = { $left ->
    [0] Done
   *[other] Done, and on
 }
mj-box-pick = { $who ->
    [jack] Which card did Jack take?
    [detective] Which card did the detective take?
   *[you] Which card did you take?
 }
mj-box-secrets = My cards
mj-box-turn = Turn the picture of the board
mj-box-dealt = { $left ->
    [0] Are these the four cards that lie face up?
    [one] Deal four cards from the box. Tap one more.
   *[other] Deal four cards from the box. Tap { $left } of them.
 }
mj-box-mend = { $hex ->
    [none] Tap where it really went.
   *[other] It went to { $hex }?
 }
mj-box-not = { $mode ->
    [none] First choose one of the cards.
    [lamp] { $half ->
        [second] { $hex }: a lamp goes to a dark gaslight.
       *[first] { $hex }: there is no burning lamp to move.
     }
    [cordon] { $half ->
        [second] { $hex }: a cordon goes to a free exit.
       *[first] { $hex }: there is no cordon to move.
     }
    [cover] { $half ->
        [second] { $hex }: a cover goes to an open manhole.
       *[first] { $hex }: there is no cover to move.
     }
    [whistle] { $half ->
        [second] { $hex }: that character must come closer, with the points that are left.
       *[first] { $hex }: nobody there can follow the whistle.
     }
    [swap] { $hex }: nobody stands there.
    [face] Choose one of the six directions around Watson.
   *[walk] { $who } cannot walk to { $hex }.
 }

## The notebook

mj-note-call = { $percent ->
    [none] Called now: seen leaves { $seen }, not seen leaves { $unseen }.
   *[other] Called now: seen ({ $percent } %) leaves { $seen }, not seen leaves { $unseen }.
 }
mj-note-nobody = nobody
mj-note-ask = { $kind ->
    [call] What do the witnesses say?
   *[verdict] Was it Jack?
 }
mj-note-say = { $answer ->
    [seen] Jack is seen
    [unseen] Jack is not seen
    [right] Yes
   *[wrong] No
 }
mj-note-dealt = { $left ->
    [0] Are these the four cards that lie face up?
    [one] Which four cards lie face up? Tap one more.
   *[other] Which four cards lie face up? Tap { $left } of them.
 }
mj-note-alibi = { $left ->
    [0] Is this the alibi card?
   *[other] Which alibi card did the detective draw?
 }
