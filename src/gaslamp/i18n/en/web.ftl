# The words of the web client.

web-title = Gaslamp
web-skip = Skip to the page
web-loading = One moment…
web-yes = Yes
web-no = No
web-close = Close
web-sure = Are you sure?

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

level = { $level ->
    [random] Random
    [greedy] Beginner
    [novice] Novice
    [casual] Casual
    [club] Club
    [expert] Expert
    [ismcts] Machine
   *[other] { $level }
 }

## First page
home-title = London, 1888. The gaslights are going out.
home-lead = Games of hidden identity and hidden movement: against a friend anywhere, at one screen, or against the machine. No account needed, and nobody can peek.
home-new = New game
home-opponent = Against
home-opponent-name = { $opponent ->
    [machine] The machine
    [friend] { $many ->
        [yes] Friends, by link
       *[no] A friend, by link
     }
   *[same] { $many ->
        [yes] All at one screen
       *[no] Two at one screen
     }
 }
home-side = You play
home-either-side = Either
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
home-ally-chat = Allies may talk and plan without the others seeing it
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
table-other = Another one
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
table-channel-all = Everybody
table-channel-side = { $side } only
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
table-connection = { $state ->
    [connecting] Connecting…
    [lost] The connection is lost. Trying again…
   *[refused] The door is closed.
 }
table-lost = That did not reach the server. Please try again.
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
replay-referee = the referee
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
settings-orientation = Board
settings-orientation-name = { $orientation ->
    [upright] Upright
    [upside-down] Upside down
    [turned] Turned
   *[auto] By seat
 }
settings-orientation-about = By seat: each side sees the board from its own place at the table. Turned is for players side by side.
settings-else = Also
settings-animation = Moves glide
settings-sound = Sounds
settings-labels = Names of the places on the board

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

## First game
learn-title = A first game
learn-begin = Begin
learn-again = Another first game
learn-next = Go on
learn-rules = Read the rules first
learn-step = Lesson { $step } of { $steps }
learn-others = First games of other games
learn-none = This game has no first game
learn-none-text = It brings no lessons. You can play it against the machine: open a new game.

## Rules
rules-about = How to play each game, and every rule by its number.
rules-others = Rules of other games
rules-none = This game brings no page with its rules. While you play, the page lists what you know and what you can do.

## Games without pages of their own
generic-known = What you know
generic-notation = In notation
generic-choices = What you can do
generic-turn = It is your turn: choose one of { $count ->
    [one] 1 action
   *[other] { $count } actions
 }.
generic-over = The game is over.
generic-wait = Waiting for { $seat }.
generic-search = Search the actions
generic-no-match = No action matches.
generic-help = This game has no help of its own. The story tells what happened; the list shows everything you can do now, each action with its notation.
generic-key-name = { $shortcut ->
    [move] ↑ ↓
    [undo] U
   *[tabs] ? L C
 }
generic-key = { $shortcut ->
    [move] go from action to action; Enter chooses
    [undo] take back
   *[tabs] help, story, chat
 }
