# The words of the web client.

web-title = Gaslamp
web-skip = Skip to the page
web-loading = One moment…
web-yes = Yes
web-no = No
web-close = Close

title-table = { $game } · Gaslamp
title-turn = ● Your turn · { $game }
title-lobby = Lobby · Gaslamp
title-same = One screen · Gaslamp
title-learn = First game · Gaslamp
title-replay = Replay · Gaslamp
title-rules = Rules · Gaslamp
title-settings = Settings · Gaslamp
title-account = Account · Gaslamp

nav-home = Gaslamp, first page
nav-label = Pages
nav = { $page ->
    [lobby] Lobby
    [learn] First game
    [rules] Rules
    [account] Account
   *[settings] Settings
 }

## Games
game-name = { $game ->
    [mrjack] Mr. Jack
   *[whitechapel] Letters from Whitechapel
 }
game-about = { $game ->
    [mrjack] Two players. One of eight characters is Jack: find him before dawn, or slip away in the dark.
   *[whitechapel] Two to six players. Jack walks home unseen for four nights; the police follow the clues.
 }
level = { $level ->
    [random] Random
    [greedy] Beginner
    [novice] Novice
    [casual] Casual
    [club] Club
    [expert] Expert
   *[other] { $level }
 }
option = { $option ->
    [edition] Edition
   *[other] { $option }
 }
option-value = { $value ->
    [revised] 2016: nine manholes
    [first] 2006: eight manholes
   *[other] { $value }
 }

## First page
home-title = London, 1888. The gaslights are going out.
home-lead = Games of hidden identity and hidden movement: against a friend anywhere, at one screen, or against the machine. No account needed, and nobody can peek.
home-new = New game
home-terminal-only = For now in the terminal only.
home-opponent = Against
home-opponent-name = { $opponent ->
    [machine] The machine
    [friend] { $game ->
        [whitechapel] Friends, by link
       *[mrjack] A friend, by link
     }
   *[same] { $game ->
        [whitechapel] All at one screen
       *[mrjack] Two at one screen
     }
 }
home-side = You play
home-side-name = { $side ->
    [jack] Jack
    [detective] The detective
    [police] The police
   *[either] Either
 }
home-level = Level
home-more = Name, rules, help, clock
home-name = Your name
home-guest = Guest
home-assist = Help on the board (everybody sees which)
home-assist-name = { $assist ->
    [off] None
    [marks] Own pencil marks
    [possible] What is still possible
   *[probabilities] How likely it is
 }
home-clock = Clock
home-clock-name = { $clock ->
    [quick] 10 minutes each, 10 seconds a turn
    [slow] 30 minutes each, 30 seconds a turn
    [days] 3 days a turn
   *[none] None
 }
home-listed = Show this table in the lobby, so that anybody can join
home-police-talk = The police may talk and plan without Jack seeing it
home-start = { $opponent ->
    [friend] Open a table
   *[other] Play
 }
home-learn = New here? Play a first game with a guide
home-learn-about = A real game against the machine, explained step by step.
home-mine = My games
home-mine-none = None yet. They are kept in this browser.

## Lists of tables
list-state = { $status ->
    [waiting] waiting for players
    [running] being played
   *[over] over
 }
list-your-turn = your turn
list-their-turn = their turn
lobby-title = Lobby
lobby-about = Tables that anybody may join or watch. A table that was not put here is found by its link alone.
lobby-waiting = Waiting for players
lobby-running = Being played
lobby-none-waiting = No table is waiting.
lobby-none-running = No listed game is being played.
lobby-new = Open a table

## Waiting for players
wait-seated = The game begins when every seat is taken. Send the link to whoever shall play.
wait-choose = Choose a seat to play, or just stay and watch.
wait-machine = Put a machine here
wait-sit = Play { $seat }
wait-link = The link to this table

## At a table
table-you = you
table-open-seat = open seat
table-undo = Undo
table-menu = Table
table-panels = Story, talk, notes and help
table-tab = { $tab ->
    [story] Story
    [chat] Chat
    [notes] Notes
   *[help] Help
 }
table-story = The story of this game
table-story-empty = Nothing has happened yet.
table-chat = What was said
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-spectator = Only players talk at this table.
table-channel = { $channel ->
    [police] Police only
   *[table] Everybody
 }
table-send = Send
table-notes-about = Only you can read this. It is kept with the table.
table-notes-state = { $state ->
    [writing] Writing…
    [lost] Not saved: the connection is lost.
   *[kept] Saved.
 }
table-thinking = { $seat } is thinking
table-presence = { $state ->
    [here] here
   *[away] away
 }
table-assist = Help: { $assist ->
    [marks] own marks
    [possible] what is possible
   *[probabilities] how likely it is
 }
table-line = { $state ->
    [connecting] Connecting…
    [lost] The connection is lost. Trying again…
   *[refused] The door is closed.
 }
table-lost = That did not reach the server. Please try again.
table-no-client = This game can only be played in the terminal for now.
table-copy-link = Copy the link
table-copy-key = Copy my seat for another device
table-key-about = Whoever has that second link plays your seat and sees your secrets: give it to nobody.
table-copied = Copied
table-ask-back = Ask to take back
table-ask-stop = Ask to stop the game
table-resign = Give up
table-resign-sure = Really give up
table-hand-over = Let a machine go on
table-hand-mine = in my seat
table-hand-theirs = for { $seat }
table-hand-back = Take my seat back
table-replay = Watch it again
table-rematch = Rematch, sides swapped
table-rematch-go = To the rematch
table-offer = { $what ->
    [abandon] { $who } asks to stop the game.
    [resign] { $who } asks to give up.
   *[take-back] { $who } asks to take back the last move.
 }
table-offer-waits = Waiting for an answer.
notice-about = Tell me when it is my turn: an e-mail address or a web address
notice-add = Tell me
notice-unconfirmed = Please confirm it by the link in the message.
notice-secret = Messages are signed with
notice-end = End
clock-days = { $days } d { $hours } h

## One screen for all
same-curtain = Hand the screen to { $seat }
same-curtain-about = Everybody else looks away.
same-reveal = I am { $seat }: show me
same-done = Your move is made. Look as long as you like, then hand over.
same-hand-over = Draw the curtain for { $seat }
same-no-keys = This table is not shared on this screen
same-no-keys-text = Open a game for two at one screen from the first page.

## Replay
replay-eyes = Whose eyes
replay-as = As { $seat }
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-link = Link to this moment
replay-download = Download
replay-begin = Before the first move.
replay-none = There is no replay here

## Settings
settings-about = These are kept in this browser only.
settings-theme = Light
settings-theme-name = { $theme ->
    [paper] Paper
   *[night] Night
 }
settings-theme-switch = { $theme ->
    [paper] Switch to night
   *[night] Switch to paper
 }
settings-language = Language
settings-side = Board
settings-side-name = { $side ->
    [upright] Upright
    [upside-down] Upside down
    [turned] Turned
   *[auto] By seat
 }
settings-side-about = By seat: the detective sees the board upright, Jack from across the table. Turned is for players side by side.
settings-else = Also
settings-animation = Moves glide
settings-sound = Sounds
settings-labels = Names of the hexes

## Account
account-about = You can play without one. An account keeps your tables on every device.
account-name = Name
account-password = Password
account-new-password = New password (at least 8 characters)
account-login = Log in
account-create = Create an account
account-who = You are logged in as { $name }.
account-leave = Log out
account-in = You are logged in, and the games of this browser are with you.
account-out = You are logged out.
account-change = Change the password
account-changed = The password is changed.
account-delete = Delete the account
account-delete-about = Your seats stay playable in this browser. Write your password above first.
account-delete-sure = Really delete it
account-deleted = The account is gone.

## When something is wrong
trouble-no-page = There is no such street
trouble-no-page-text = The address leads nowhere. Perhaps a letter is missing.
trouble-no-table = This table cannot be opened
trouble-unreachable = The server cannot be reached. Is it running?
trouble-broken = A lamp has broken
trouble-broken-text = Something went wrong on this page. Your game is safe on the server: load the page again.
trouble-home = To the first page
trouble-again = Try again

## Help beside the board
help-now = What now?
help-rules = The rules:
help-goal = What you are after
help-keys = Keys
help-key-name = { $press ->
    [cards] 1 2 3 4
    [board] B, arrows
    [mode] M
    [undo] U
    [escape] Esc
   *[tabs] ? L C
 }
help-key = { $press ->
    [cards] play that card
    [board] go to the board and about it; Enter chooses
    [mode] walk or use the ability
    [undo] take back
    [escape] choose another first half
   *[tabs] help, story, chat
 }

## Mr. Jack: the board
mj-board = The board of Mr. Jack
mj-place = { $hex }, { $kind ->
    [street] street
    [building] house
    [garden] garden
    [numbered] gaslight { $number }, burning
    [plain] gaslight, burning all night
   *[out] gaslight, out
 }{ $hole ->
    [open] , open manhole
    [covered] , covered manhole
   *[none] { "" }
 }{ $light ->
    [beam] , in the beam of the lantern
    [lit] , in the light
   *[dark] { "" }
 }
mj-token = { $who }, { $state ->
    [cleared] cleared
   *[suspect] suspect
 }
mj-target = { $what ->
    [walk] Walk to
    [accuse] Accuse on
    [swap] Change places on
    [whistle] Whistle to
    [move-lamp] Move the lamp to
    [move-cover] Move the cover to
   *[take] Take
 } { $place }
mj-target-exit = { $what ->
    [leave] Leave by
    [move-cordon] Move the cordon to
   *[take] Take the cordon at
 } { $exit }
mj-target-face = Point the lantern { $facing ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
 }

## Mr. Jack: around the board
mj-track = The eight rounds
mj-jack-letter = J
mj-detective-letter = D
mj-lamp-out = lamp { $number } goes out after this round
mj-dossier = What you know
mj-jack-is = Jack is { $character }
mj-suspects = { $count ->
    [one] 1 suspect
   *[other] { $count } suspects
 }
mj-sight = { $sight ->
    [yes] in sight
   *[no] out of sight
 }
mj-cleared = cleared
mj-ruled-out = ruled out
mj-by-alibi = not Jack: you hold the alibi
mj-mark = Your mark for { $who }: { $mark }
mj-call-chance = If the witnesses were called now, they would see Jack with { $percent } % chance.
mj-alibis = Alibis
mj-back = a card, face down
mj-pick = Play
mj-card-state = { $state ->
    [taken] taken
    [active] being played
   *[up] face up
 }
mj-skill = { $who ->
    [holmes] Walks, then draws an alibi
    [watson] Walks, then points his lantern
    [smith] Walks and moves a lamp
    [lestrade] Walks and moves a cordon
    [stealthy] Walks up to 4, through anything
    [goodley] Walks and whistles others closer
    [gull] Walks, or changes places
   *[bert] Walks and moves a manhole cover
 }

## Mr. Jack: what to do
mj-wait = { $seat ->
    [jack] It is Jack’s turn.
    [detective] It is the detective’s turn.
   *[chance] One moment: the cards and the witnesses speak.
 }
mj-now-pick = Choose one of the cards.
mj-now = { $mode ->
    [walk] Choose where { $who } walks.
    [lamp] { $half ->
        [second] Choose the dark gaslight that shall burn.
       *[first] Choose the lamp to move.
     }
    [cordon] { $half ->
        [second] Choose the exit to close.
       *[first] Choose the cordon to move.
     }
    [cover] { $half ->
        [second] Choose the manhole to cover.
       *[first] Choose the cover to move.
     }
    [swap] Choose who changes places with { $who }.
    [face] Point Watson’s lantern.
   *[stay] { $who } cannot walk anywhere.
 }
mj-now-whistle = { $half ->
    [second] Choose where that character comes.
   *[first] Choose who follows the whistle.
 } { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
 }
mj-mode = { $mode ->
    [walk] Walk
    [lamp] Move a lamp
    [cordon] Move a cordon
    [cover] Move a cover
    [whistle] Whistle
    [swap] Change places
    [face] Lantern
   *[stay] Stay
 }
mj-other = Another one
mj-sure = Are you sure?

## Mr. Jack: the moment explained
mj-goal = { $seat ->
    [jack] Stay unknown until dawn, or leave by an open exit while nobody has seen you.
    [detective] Find out who Jack is and walk onto him. One wrong accusation, and Jack is gone.
   *[spectator] The detective looks for Jack among eight characters; Jack wants to last until dawn or slip away.
 }
mj-help = { $moment ->
    [pick] Four cards are up each round and each player plays two. Choose whom to play now, and think of what you leave for the other.
    [both] Walk and use the ability, in the order you like. Switch between them above the board.
    [walk] Choose one of the streets that light up: one to three steps, and manholes are short cuts.
    [hunt] Choose one of the streets that light up. A red ring marks somebody you could accuse by walking there: if it is not Jack, you lose.
    [face] The lantern lights every street straight ahead until something stands in the way. Whoever stands there is in sight.
    [ability] Use the ability now: it must be done if it can be done.
    [over] The game is over and all cards are up. Watch it again with the eyes of either side.
   *[wait] The other side plays. After four cards the witnesses say whether Jack can be seen.
 }
mj-explain = { $who ->
    [holmes] After his walk you draw an alibi in secret: that character is not Jack.
    [watson] Whoever moves Watson says where his lantern points.
    [smith] He carries one burning lamp to a gaslight that is dark. Its number goes with it.
    [lestrade] He takes one cordon to an exit that has none.
    [stealthy] She walks up to four steps and may cross houses, gardens and lamps.
    [goodley] His whistle has three points: steps by which others come closer to him. All must be spent if possible.
    [gull] Instead of walking he may change places with anybody.
   *[bert] He takes one cover to an open manhole.
 }

## First game
learn-title = A first game
learn-about = You are the detective and the machine is Jack. A guide tells you what matters, one thing at a time. It takes a quarter of an hour.
learn-begin = Begin
learn-again = Another first game
learn-next = Go on
learn-rules = Read the rules first
learn-other = Letters from Whitechapel has a first game too
learn-step = Lesson { $step } of { $steps }
