# The words of the browser client.

## Everywhere

home = Asterism, to the lobby
skip = Skip to the content
loading = One moment…
close = Close
retry = Try again now
reload = Load again
try-again = Try again
lost = There is nothing here
lost-help = The link may be old, or a letter is missing.
later-help = Perhaps the server is starting anew, or this device is offline. Try again in a moment.
no-words = The words of this game could not be loaded.
to-lobby = To the lobby
to-table = To the table
learn = How to play
rules = Rules
rules-whole = All rules, with numbers
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing has all these words.
    [one] 1 place found
   *[other] { $count } places found
}
rules-chapters = Chapters
rules-reading = our reading of what the rulebook leaves open
rules-departure = here we depart from the rulebook
rule = Rule { $number }
you = You
your-name = Your name
player = Player { $number }
players = Players
players-count = { $count ->
    [one] One player
   *[other] { $count } players
}
players-range = { $low }–{ $high } players
somebody = Somebody
your-turn = Your turn
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## Lobby

lobby-title = What shall we play tonight?
lobby-about = { $count ->
    [one] Against bots at once, or with friends by a link. No account needed.
   *[other] { $count } games under one sky: against bots at once, or with friends by a link. No account needed.
}
games = Games
solo-too = solo too
play-bots = Play now against bots
bots-count = Bots
alone = alone
play-alone = Play alone now
play-friends = With friends by link
your-name-help = What shall the others call you?
bot-level = How strong are the bots?
upload = Replay a saved game
join = Join
join-label = Table code or link
join-wrong = This is neither a table’s code nor its link.
lobby-mine = Your tables
lobby-mine-none = You sit at no table yet. Choose a game above.
lobby-waiting = { $count ->
    [0] { "" }
    [one] 1 waits for you
   *[other] { $count } wait for you
}
lobby-finished = Finished games
lobby-all = Show all { $count }
lobby-more = Show more ({ $count } left)
lobby-open = Open tables
lobby-open-none = Nobody is looking for players right now.
lobby-looking = { $count ->
    [0] { "" }
    [one] 1 looks for players
   *[other] { $count } look for players
}
lobby-running = Games to watch
your-turn-short = your turn
waits-for-players = waits for players
plays-now = { $who } to play
continue = Continue
sit = Sit down
watch = Watch
look = Look
result-alone = { $points } points
result-nobody = nobody won
result-mine = you won
result-won = { $who } won

## A new table

new-table = New table
new-players = How many play?
who-me = Me, at this screen
who-open = A friend, by link
who-bot = Bot, { $level }
name-of = Name of player { $number }
new-open-help = You get a link for your friends. The game starts when every seat is taken.
new-hotseat-help = You share this screen and take turns. The game starts at once.
new-now-help = The game starts at once.
new-begins = Who begins?
begins-order = The first row
begins-chance = Chance, at the start
seat-earlier = Let player { $number } sit one earlier
seats-by-chance = chance seats the players at the start
new-options = Rules of this game
as-usual = as usual
new-table-rules = At this table
new-confirm = Ask before a turn ends
new-confirm-help = Everybody can take moves back until they end their turn.
new-public = Show it in the lobby
new-public-help = Strangers may sit down too. Otherwise only those with the link find it.
new-clock = Clock
new-clock-help = When the time is up, a bot decides.
clock-none = no clock
clock-move = { $time } a move
clock-turn = { $time } a turn
clock-turn-waited = { $time } a turn, waited out
clock-own = another time a turn
clock-own-seconds = Seconds a turn
clock-wait-out = Wait until the time is over
clock-wait-out-help = Everybody waits for the end of each turn's time, even if the player is done sooner.
clock-game = { $time } a game, { $added } s more each move
start = Start the game
open-and-invite = Open the table
open-table = Open a table

## The waiting room

waiting-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
waiting-help = The game starts as soon as everybody sits.
waiting-invited = You are invited
waiting-sit = Choose a seat; no account is needed.
seat-free = free seat
seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
sit-here = Sit here
sit-too = Play this one too
stand-up = Stand up
host-remove = Remove
host-mute = Mute
host-unmute = Let talk
host-mute-all = Mute all who watch
host-unmute-all = Let all who watch talk
call-others = Invite the others
link = Link to this table
copy = Copy
copied = Copied
qr-alt = The link as a QR code
qr-help = Or point a phone’s camera at it.
link-here-only = This address works on this machine only. Start the server by “asterism serve --lan”, and others in your network can come too.
link-far = Friends far away need an address that the whole internet reaches: let a machine that has one serve, or let a tunnel lead to this one. Then start it with ASTERISM_ADDRESS set to that address, such as https://games.example.org, and this link is made with it. docs/serving.md tells how, with HTTPS.
link-works = This link leads to { $address }. Whoever reaches that address may come: at home everybody in the same network, far friends only if the whole internet reaches it. If it does not, set ASTERISM_ADDRESS to an address that does; docs/serving.md tells how.

## At the table

board = Board
side = Players, choices and story
parts = Parts of the table
tab-board = Board
tab-offers = Choices
tab-story = Story
result = Result
drawer = Players, choices and story
table-menu = This table
as-text = Board as text
first-player = first player
seat-acts = to move
seat-confirms = ends the turn
seat-bot = bot, { $level }
seat-gone = gone
seat-away = away
seat-resigned = resigned
look-as = Look as
take-back-seat = Take my seat back
takeover = Let a bot play
takeover-wished = { $count ->
    [one] Wished, the others must agree
   *[other] { $count } wish it, the others must agree
}
you-may = You may
choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
more-choices = { $count ->
    [one] One more choice
   *[other] { $count } more choices
}
fewer-choices = Show fewer
choose = Choose
chosen = Chosen
done = done
legend = Meaning of the shapes
nothing = nothing
so-many = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
do-it = Do it
end-turn = End my turn
confirm-help = End your turn, or take your move back.
not-your-turn = It is not your turn.
you-watch = You are watching.
waits-for = Waiting for { $who }
undo = Undo
hint = Hint
hint-thinking = Thinking…
advice = A bot would do this.
talk = Story and chat
story = Story
chat = Chat
chat-label = Say something
chat-none = Nobody has said anything yet.
send = Send
last-turn = The last turn
since = Since your last turn
since-seen = Got it
public = anybody can watch and join
public-full = anybody can watch
private = only with the link
table-confirms = turns end by confirmation
keys = Keys
keys-number = choose from the list
keys-arrows = go to the next lit piece
keys-enter = do what is chosen
keys-escape = choose nothing
keys-undo = take back
keys-hint = ask for a hint
keys-help = this list
resign = Resign
ask-resign = Give this game up? The others win, or a bot plays on for you.
ask-resign-for = Give this game up for { $who }? The others win, or a bot plays on.
yes-resign = Yes, I resign
leave = Leave
ask-leave = Leave the table? Your seat counts as gone, and the others may let a bot play. You can come back.
yes-leave = Yes, I leave
play-on = Play on
lost-line = The connection is lost. We try to get it back.
closed-line = The connection has ended.
other-rules = This table was played by another version of the rules: you can look at it, but not play on.
no-view = This version of the rules can no longer show the board.
curtain = Now it is { $who }’s turn
curtain-looks = Now { $who } looks
curtain-help = Everybody else looks away, please.
curtain-here = I am here

## The end, and again

resigned = { $who } has resigned.
rematch = Play again
rematch-open = To the next game
replay = Replay
download-log = Save the log
replay-step = Step { $step } of { $count }
replay-start = The game begins.
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-run = Run
replay-speed = Speed
replay-slider = Step
replay-eyes = Whose view
spectator = Spectator

## Settings

settings = Settings
settings-look = Look
settings-language = Language
settings-theme = Theme
theme-night = Night
theme-day = Day
theme-glow = Glow
theme-system = As the device
settings-motion = Animations
settings-motion-help = If off, pieces are simply there.
settings-speed = How quickly others’ turns are told
speed-slow = slowly
speed-usual = as usual
speed-quick = quickly
settings-text = Boards as text
settings-text-help = Tables and buttons instead of a drawn board: for screen readers, for very small screens, and for whoever likes to read.
settings-sound = Sound and messages
settings-sound-on = Quiet sounds
settings-volume = Volume
settings-notify = Tell me when it is my turn
settings-notify-help = Your browser shows a message while you look elsewhere.
settings-notify-refused = Your browser does not allow it; you can change that in its settings for this page.
settings-name = Your name

## What went wrong

error-failed = That did not work. Please try again.
error-offline = The server can not be reached right now.
error-stale = The table has changed in the meantime; please choose again.
error-too-fast = That was too fast. Wait a moment, please.
error-too-long = That is too long.
error-no-undo = There is nothing to take back: you have decided nothing, or something new came to light after it.
error-log = This file is not a saved game.
error-bad-log = This saved game can not be replayed.
error-bad-table = These rules and this number of players do not fit together.
error-taken = Somebody else sits there already.
error-busy = One moment, your last question is still being answered.
error-over = The game is over.
error-not-your-turn = It is not your turn.
error-unconfirmed = Another player has not ended the turn yet.
error-time-up = Your time is up.
error-bot-plays = A bot plays for you: take your seat back first.
error-not-gone = This player is here again.
error-not-stored = This could not be saved, so nothing was changed. Please try again.
error-wrong-host = The server does not know itself by this address. Please use the one it shows.
error-bad-path = This address has signs that can't be seen.
error-banned = Those who run this server have shut you out.
error-muted = You may not write here.
error-too-many-here = Enough people at your address are looking at this table already. This goes on by itself when one of them leaves.
error-too-many-shows = Enough games between bots alone are running. Wait for one to end, please.
error-too-many-tables = Too many tables that you or others at your address opened wait for players or are not over. Leave, play on or give up some of them first.
error-too-much-stored = Too many saved games were uploaded by you or from your address. They are deleted after some days; upload this one then.
error-too-much-played = Games at tables that you or others at your address opened fill all the room there is for them. Play on or give up running ones first, or try again in some days.
error-too-long-played = This game has become too long to be saved. It can only be given up.
error-too-busy = The server has too much to do right now. Please try again later.
error-too-slow = That took too long. Please try again.
error-head-too-large = { error-malformed }
error-not-host = Only the one who opened the table may do that.
error-running = The game has started already.
error-nobody-else = Nobody else sits there.
error-too-large = This file is too large.
error-name = A name needs something that can be read.
error-invalid = Something here is missing or can not be used.
error-malformed = The server did not understand this. Please load the page again.
error-no-length = { error-malformed }
error-foreign-origin = This page belongs to another address. Please open the server’s own one.
error-for-operators = Only those who run the server may see this.
error-unwell = The server can not reach its data right now.
error-nothing-to-say = Nobody takes messages here.
error-no-table = There is no such table.
error-no-game = This server has no such game.
error-no-texts = The words of this game could not be found.
error-no-book = The rules of this game could not be found.
error-no-link = This table has no address for others.
error-no-seat = This table has no such seat.
error-no-level = There are no bots of this strength.
error-no-step = This game has no such step.
error-no-confirm = There is no turn to end.
error-not-started = The game has not started yet.
error-not-running = The game is not running.
error-not-over = The game is still running.
error-not-seated = You have no seat at this table.
error-not-your-seat = This seat is not yours.
error-not-yours-to-wish = Only the other players can wish for that.
error-spectator = You are watching: you have no seat here.
error-other-rules = { other-rules }
