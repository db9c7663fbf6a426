# The words of the web client.

web-title = Gaslamp
web-skip = Skip to the page
web-loading = One moment…
web-hold = Hold to show
web-yes = Yes
web-no = No
web-close = Close
web-pair = { $name }: { $value }
web-sure = Are you sure?

title-table = { $game } · Gaslamp
title-turn = ● Your turn · { $game }
title-lobby = Lobby · Gaslamp
title-same = One screen · Gaslamp
title-learn = First game · Gaslamp
title-replay = Replay · Gaslamp
title-puzzles = Puzzles · Gaslamp
title-companion = With your box · Gaslamp
title-setup = Set-up · Gaslamp
title-sheets = Sheets to print · Gaslamp
title-rules = Rules · Gaslamp
title-settings = Settings · Gaslamp
title-account = Account · Gaslamp

nav-home = Gaslamp, first page
nav-label = Pages
nav = { $page ->
    [lobby] Lobby
    [puzzles] Puzzles
    [companion] With your box
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
home-lead = Games of hidden identity and hidden movement. Play against a friend far away, with others at one screen, or against the machine. You need no account, and nobody can see your secrets.
home-new = New game
home-opponent = Against
home-opponent-name = { $opponent ->
    [machine] The machine
    [bot] A bot
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
    [quick] 10 minutes each, 10 seconds added a turn
    [slow] 30 minutes each, 30 seconds added a turn
    [days] 3 days a turn
   *[none] None
 }
home-absence = A player who is away counts as absent after
home-absence-name = { $minutes ->
    [one] 1 minute
    [60] 1 hour
    [1440] 1 day
   *[other] { $minutes } minutes
 }
home-all-replace = Opponents too may let a machine play for an absent player
home-listed = Show this table in the lobby, so that anybody can join
home-bot = Bot
home-bots = Bots may join
player-bot = { $name } (bot)
home-ally-chat = Allies may talk and plan without the others seeing it
home-start = { $opponent ->
    [friend] Open a table
   *[other] Play
 }
home-learn = New here? Play a first game with a guide
home-learn-about = A real game against the machine, explained step by step.
home-companion = Do you have the box? Play with it
home-companion-about = Gaslamp plays the missing player at your real board, on one phone.
daily-title = Daily puzzle
daily-days = { $solved ->
    [yes] Solved. { $days ->
        [one] One day in a row.
       *[other] { $days } days in a row.
     }
   *[no] { $days ->
        [one] One day in a row so far. Solve it today to go on.
       *[other] { $days } days in a row so far. Solve it today to go on.
     }
 }
daily-solve = Solve it
daily-again = Look at it again
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
list-agreed = { $kind ->
    [live] { $minutes } min + { $seconds } s
    [correspondence] { $days ->
        [one] one day a turn
       *[other] { $days } days a turn
     }
   *[none] no clock
 } · help: { $assist ->
    [off] none
    [marks] own marks
    [possible] what is possible
   *[probabilities] how likely it is
 }
list-rematch = rematch offered: your seat is kept
lobby-title = Lobby
lobby-about = Anybody may join or watch these tables. A table that is not listed here can be opened only with its link.
lobby-waiting = Waiting for players
lobby-running = Being played
lobby-none-waiting = No table is waiting.
lobby-none-running = No listed game is being played.
lobby-new = Open a table

## Waiting for players
wait-seated = The game begins when every seat is taken. Send the link to the people who want to play.
wait-choose = Choose a seat to play, or stay and watch.
wait-leave = Leave my seat
wait-machine = Put a machine here
wait-sit = Play { $seat }
wait-link = The link to this table
wait-agreed = What is played
wait-help = Help on the board
wait-rules = Rules
wait-clock-start = The clocks start when everybody is at the table.
wait-kept = kept for { $name }
wait-machine-level = Level of the machine for { $seat }
wait-bot = Bot for { $seat }
wait-ask-bot = Ask this bot
wait-asked = { $answer ->
    [none] { $bot } was asked.
    [busy] { $bot } declined: it plays too many games.
    [game] { $bot } declined: it does not play this game.
    [options] { $bot } declined: it does not play with these options.
    [clock] { $bot } declined: it does not play with this clock.
   *[other] { $bot } declined.
 }
wait-machine-away = Take the machine away
wait-share = Send the link
wait-code = Code with the link to this table
wait-code-about = A phone opens the table with the code: point its camera at it.
wait-cancel = Cancel the table
wait-cancel-sure = Yes, cancel it
wait-cancelled = This table was cancelled
wait-cancelled-text = It was closed before the game began.
wait-rematch = Waiting until { $names } accepts the rematch. You can also send the link.
rematch-offered = A rematch is offered, with sides swapped.
rematch-accept = Accept the rematch
rematch-later = Not now

## At a table
table-you = you
table-open-seat = open seat
table-other = Choose another
table-undo = Undo
table-tap-again = Tap again to confirm.
table-confirm = Do it
table-skip = Skip
table-skip-about = Show the rest of this turn at once
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
table-chat = Messages
table-chat-empty = There are no messages yet.
table-chat-say = Write a message
table-chat-spectator = Only players can write messages at this table.
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
   *[refused] The server has closed the connection.
 }
table-lost = That did not reach the server. Please try again.
table-copy-link = Copy the link
table-copy-key = Copy my seat for another device
table-key-about = With the second link, anybody can play your seat and see your secrets. Give it to nobody.
table-copied = Copied
table-ask-back = Ask to take back
table-ask-stop = Ask to stop the game
table-resign = Give up
table-resign-sure = Yes, give up
table-hand-over = Let a machine continue
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
table-offer-waits = Waiting for the answer.
table-away = { $who } is away.
table-away-clock = The clock runs on and decides.
table-away-soon = { $what ->
    [claim] You can claim the win in { $time }.
   *[replace] A machine can play for { $who } in { $time }.
 }
table-claim = Claim the win
table-replace = Let a machine play for { $who }
table-agreement = { $rule ->
    [clock] This table has a clock: it decides if a player stays away.
    [all] If a player is away for { $time }, anybody may let a machine play there, and opponents may claim the win.
   *[allies] If a player is away for { $time }, allies may let a machine play there, and opponents may claim the win.
 }
table-take-back = Take back
table-take-backs = Taken back: { $count }
table-leave = Leave the game
table-key-renew = Make my link new
table-key-renew-sure = Yes, make it new
table-key-renew-about = If somebody else may have the link to your seat: all old links stop working, on your other devices too.
table-key-renewed = Your link is new. The old ones open nothing any more.
notice-about = Tell me when it is my turn, at this e-mail address or web address
notice-add = Tell me
notice-unconfirmed = Please open the link in the message to confirm.
notice-unanswered = Waiting until the program there answers the challenge.
notice-secret = Messages are signed with
notice-end = End
clock-days = { $days } d { $hours } h
table-clock-is = { $kind ->
    [live] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
     } each, { $seconds ->
        [0] no time added
        [one] 1 second added a turn
       *[other] { $seconds } seconds added a turn
     }
    [correspondence] { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
     }
   *[none] None
 }
table-clock-waits = Not yet here: { $who }. The clocks wait.
table-clock-starts = They start in { $time } at the latest.
table-away-clock-ends = { $time } left.
table-add-time = { $kind ->
    [correspondence] Give them a day
   *[live] Give them a minute
 }

## One screen for all
same-curtain = Hand the screen to { $seat }
same-curtain-about = Everybody else must look away now.
same-reveal = I am { $seat }: show me
same-done = You have moved. Look as long as you like, then hand over the screen.
same-hand-over = Hide the screen for { $seat }
same-no-keys = This table is not shared on this screen
same-no-keys-text = Open a game for two at one screen from the first page.

## Replay
replay-eyes = Seen by
replay-referee = the referee
replay-as = As { $seat }
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-jump = Jump to
replay-speed = Speed
replay-speed-is = { $speed ->
    [half] half speed
    [double] twice as fast
    [fourfold] four times as fast
   *[normal] normal
 }
replay-table = To the table
replay-link = Link to this moment
replay-puzzles = Puzzles from this game
replay-download = Download
replay-begin = Before the first move.
replay-none = There is no replay here
replay-mistake = Mistake in step { $number }
play-on = Play on from here
play-on-seat = Seat to play on in
play-on-guest = Guest
play-on-from = Goes on from move { $at } of another game

## Settings
settings-about = These are kept in this browser only.
settings-theme = Colours
settings-theme-name = { $theme ->
    [paper] Paper
    [contrast] High contrast
    [colour-safe] For colour-blind eyes
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
settings-orientation-about = By seat: each side sees the board from its own side of the table. Turned: for players who sit side by side.
settings-speed = Speed of the machines
settings-speed-name = { $speed ->
    [calm] calm
    [quick] quick
   *[at-once] at once
 }
settings-speed-about = How fast machines show their steps. Their thinking time is never shown.
settings-else = Also
settings-animation = Animate moves
settings-sound = Sounds
settings-labels = Names of the places on the board
settings-notation = The story also in notation
settings-forced = Play a step by itself if there is no other

## Account
account-about = You can play without one. An account keeps your tables on every device.
account-name = Name
account-password = Password
account-new-password = New password (at least 8 characters)
account-login = Log in
account-create = Create an account
account-who = You are logged in as { $name }.
account-leave = Log out
account-in = You are logged in. The games of this browser are now in your account.
account-out = You are logged out.
account-change = Change the password
account-changed = The password is changed.
account-bot = Bot
account-bot-about = A program of yours can play under this account. Everybody then sees that it is a bot, also when you play yourself.
account-bot-is = This account is a bot: everybody sees it. Its token is for gaslamp bot, or for a program of yours.
account-bot-make = Make this account a bot
account-bot-renew = New token (the old one is void)
account-bot-stop = No longer a bot
account-bot-token = Token: keep it secret, it is shown only now
account-delete = Delete the account
account-delete-about = You can still play your seats in this browser. Write your password above first.
account-delete-sure = Yes, delete it
account-deleted = The account is deleted.

## When something is wrong
trouble-no-page = This page does not exist
trouble-no-page-text = Check the address: perhaps a letter is missing.
trouble-no-table = This table cannot be opened
trouble-unreachable = The server cannot be reached. Is it running?
trouble-broken = Something went wrong
trouble-broken-text = This page has an error. Your game is safe on the server. Load the page again.
trouble-home = To the first page
trouble-again = Try again
update-ready = A new version of these pages is ready.
update-reload = Load it now
update-later = Later
offline-about = The server cannot be reached. This is what you last saw here, on { $time }. It goes on by itself when the connection is back.
offline-no-notes = You wrote no notes.
offline-marks = Pencil marks
offline-list = Readable without a connection

## Help beside the board
help-now = What now?
help-rules = The rules:
help-goal = Your goal
help-keys = Keys

## First game
learn-title = A first game
learn-again = Another first game
learn-next = Continue
learn-rules = Read the rules first
learn-step = Lesson { $step } of { $steps }
learn-others = First games of other games
learn-suggestion = A suggestion
learn-follow = Do this
learn-own = Or do something else on the board.
learn-unseen = This did not happen in your game:
learn-thinks = The guide is thinking…
why-link = Why?
why-rule = Why? Rule { $rule }
learn-none = This game has no first game
learn-none-text = It has no lessons. You can play it against the machine: open a new game.

## Rules
rules-about = How to play each game, and every rule by its number.
rules-others = Rules of other games
rules-none = This game has no page with its rules. While you play, the page lists what you know and what you can do.

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
generic-help = This game has no help of its own. The story says what happened. The list shows everything you can do now, each action with its notation.
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

## Before and after a game: was it fair?
wait-shares = Everybody shuffles…
honesty-check = Check that nobody cheated
honesty-save = Save what I saw
honesty-checking = Checking…
honesty-old = This game was recorded in an old format that this page cannot check.
honesty-failed = The game could not be fetched. Try again.
honesty-good = Nobody cheated, as far as this page can see.
honesty-bad = Something is wrong with this game.
honesty-form-bad = Line { $number } of the game’s record is not written as a server writes it.
honesty-promises-good = Every secret is the one that was locked away when it was chosen.
honesty-promises-bad = Move { $number } is not the one that was locked away.
honesty-deal-good = The cards come from numbers that were locked away before the game.
honesty-deal-bad = { $place ->
    [server] The cards do not come from the number that the server locked away before the game.
   *[player] The cards do not come from the numbers that the players locked away before the game.
 }
honesty-share-good = Your own number is in the shuffle, so nobody could choose the cards, not even the server.
honesty-share-bad = Your number was left out of the shuffle. The server could have chosen the cards.
honesty-share-none = You gave no number for the shuffle. The server could have chosen the cards.
honesty-seen-good = It is the game that you saw in this browser.
honesty-seen-bad = At move { $number } it is not the game that you saw in this browser.
honesty-seen-none = This browser did not see the game, so it has nothing to compare.
honesty-signature-good = The server has signed the game: nobody else changed it.
honesty-signature-bad = { $place ->
    [missing] The server has not signed start and end of this game.
    [key] The game is signed with a key that is not this server’s.
    [start] The server’s signature of the start does not fit this game.
   *[end] The server’s signature of the end does not fit this game.
 }
honesty-signature-none = { $place ->
    [key] Another server has signed this game. This page does not know its key.
   *[missing] No server has signed this game.
 }
honesty-past-changed = The server has changed what happened before. Do not trust this game. When it is over, save what you saw.
honesty-not-here = Not checked here: the rules, and each card. The command “gaslamp verify” does that with the saved files.
honesty-origin-none = The first { $number } moves come from another game. Only the record of that game proves how they came about.
honesty-companion-none = People played on a real board and entered what they did. The record shows what was entered.
honesty-draws-none = The players drew the open cards themselves and entered them. Nothing proves those draws.

## Moments on the board, and the end
moment-skip = Skip
ending-won = You won
ending-lost = You lost
ending-nobody = Nobody won
ending-winner = { $count ->
    [one] { $winners } won
   *[other] { $winners } won
 }
ending-fold = { $state ->
    [open] Less
   *[folded] More
 }
ending-hide = { $state ->
    [shown] Hide
   *[hidden] Show
 }
ending-share = Share
ending-analyse = Analyse
ending-turning = What decided it
ending-turning-at = { $part }: { $text }
ending-turning-told = Possibilities: { $before } before, { $after } after.
