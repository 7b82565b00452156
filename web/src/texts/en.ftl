### The words of the house: English.

language-name = English
house = Chaudron
welcome = Good evening. Take a seat: the cauldrons are on the fire and the cards are shuffled.
footer = No account, no advertising. The games belong to their authors; the drawings and the words are our own.
documents = Documents
series = { $start } and { $last }
language = Language
loading = One moment…
close = Close
again = Try again
copy = Copy
copied = Link copied.
copy-yourself = The link is selected: copy it from here.
link-secluded = Only this computer can open this link. To let other devices in, start the server with this option:
share = Share
to-home = Back to the home page
home-link = Chaudron, home
rules = Rules
rules-of = Rules: { $game }
rules-table = Table in the rules
rules-label = Rules: { $game }
rules-question = What the rules say
your-move = Your move
seat = Seat { $number }
qr = QR code for this link
apprentice-names = Angelica, Anise, Barnaby, Basil, Briony, Clementine, Clover, Ferdinand, Hazel, Juniper, Lavender, Marjoram, Monty, Ottoline, Parsley, Rosemary, Rue, Tansy, Thyme, Willow

## When something is amiss.

trouble-network = The house isn’t answering. Check your connection and try again.
trouble-unknown = That didn’t work.
unknown-title = This shelf is empty
unknown-text = There is nothing at this address. Perhaps a letter got lost when it was copied.
no-table-title = No table here
no-table-text = No table has this code. Ask whoever invited you for the link.
opening-title = Opening the door
line-lost = Connection lost. Your table is waiting for you: reconnecting…
line-back = You’re connected again.
not-sent = Nothing was sent: the connection is down. Try again in a moment.
perhaps-sent = We can’t tell whether that arrived: check the table.

## The name.

name-none = Your name
name-change =
    { $name ->
        [none] Choose your name
       *[other] Your name: { $name }. Change it
    }
name-title = Your name
name-label = What shall we call you?
name-hint = This is the name others see at the table.
name-other = Suggest another
name-keep = Use this name

## The front page.

games-title = The games of the house
game-by = By { $author }
game-seats = { $low } to { $high } players
game-seats-only =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
play-now = Play now
play-now-label = Play now: { $game }
play-now-hint = { $seats } players, bots: { $level }
play-now-alone = Starts right away.
play-now-variant = variant
play-as = As I like it
play-as-label = Choose how to play: { $game }
play-as-title = Play now: { $game }
play-as-hint = Remembered for the next time.
alone-label = { $alone }: { $game }
set-up = Set up a table
set-up-label = Set up a table: { $game }
set-up-title = New table: { $game }
set-up-do = Open the table
set-up-hint = You can still change all of this before the game begins.
join-title = Join a table
join-label = Table code or link
join = Join
join-not-a-code = A code has eight letters and digits, for example “abcd2345”.
look-bring = Look at a game from a file
reach = Tell me when it’s my move
until = until { $when }
me-page = Your page
mine-title = Your tables
mine-more =
    { $count ->
        [one] And { $count } more table
       *[other] And { $count } more tables
    }
public-title = Open tables
public-none = No open tables right now. Open the first!
table-of = { $host }’s table
table-nobody = Nobody at the table right now
table-open =
    { $free ->
        [0] full
        [one] { $free } free seat
       *[other] { $free } free seats
    }
table-playing = in progress
table-over = finished
table-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
table-won = won

## Before the game.

lobby-host = This is your table. Invite friends or add bots, then begin.
lobby-alone = This table is all yours. Begin whenever you like.
lobby-guest = You are at { $host }’s table.
lobby-welcome = Welcome to this table.
onlookers =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
sit = Take a seat
chair-sit = Sit here
chair-free = free seat
chair-you = that’s you
chair-host = host
chair-here = at the table
chair-program = a program
chair-program-away = a program, not connected
chair-label =
    { $who ->
        [empty] Seat { $number }: { $state }
       *[other] Seat { $number }: { $name }, { $state }
    }
bot-title = Seat a bot here
level-apprentice = Apprentice
level-brewer = Brewer
level-master = Master
level-help-apprentice = Knows the rules and plays by feel. Good company for a first game.
level-help-brewer = Plays well, like a regular. The right choice for most evenings.
level-help-master = Thinks hard and forgets nothing. A real challenge.
rise = Leave this seat
fill =
    { $count ->
        [one] Fill the free seat with a bot
       *[other] Fill the { $count } free seats with bots
    }
begin = Begin the game
begin-ready = Every seat is taken.
begin-free =
    { $count ->
        [one] { $count } seat is still free. The game can begin once every seat is taken.
       *[other] { $count } seats are still free. The game can begin once every seat is taken.
    }
begin-wait = The table is full: { $host } can begin the game.
begin-full = The table is full: the game can begin.
invite-title = Invite
invite-text = This link is all it takes: no account, nothing to install.
invite-alone = This table is for one player. With this link, others can watch.
invite-link = Table link
invite-look = Anyone with this link can join or watch
settings = Table settings
settings-fixed = Only the host ({ $host }) can change these settings.
settings-host = Only the host can change these settings.
setting-seats = Seats
setting-public = Open to everyone
setting-public-help = The table is listed on the home page; otherwise, people need the link.
setting-coaching = Coaching
setting-coaching-help = Everyone may ask what a strong bot would do, and everyone sees that it is on. Alone with bots, it is always allowed.
setting-level = Strength of the bots
setting-pace = Pace
setting-patience = Patience
setting-patience-help = After this long, a bot fills in for anyone who is away, until they return.
file-usual = This table uses the built-in data.
file-own = This table uses its own data.
file-chosen = Own data: { $file }
file-choose = Choose a file
file-back = Use the built-in data
file-example = Download the built-in data
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant

## The table.

status = Game status
side = Scores and log
table-tools = Table tools
turn-over = The game is over.
turn-ended = The game has ended early.
turn-sent = Sent…
turn-other =
    { $count ->
        [one] It’s { $names }’s turn.
       *[other] Waiting for { $names }.
    }
turn-also =
    { $count ->
        [one] { $names } is deciding too.
       *[other] { $names } are deciding too.
    }
turn-open = Everyone plays at once.
turn-reckoning = Here is the reckoning.
turn-seen =
    { $count ->
        [0] One moment…
        [one] { $names } is still looking at the reckoning.
       *[other] { $names } are still looking at the reckoning.
    }
turn-sorting = Sort your cards. Say when you are ready.
turn-sorted =
    { $count ->
        [0] One moment…
        [one] { $names } is still sorting cards.
       *[other] { $names } are still sorting cards.
    }
turn-plea = There is a question for everyone.
taken-back = The move was taken back.
turn-paused = The table is paused.
ready = Ready
pause = Pause
resume = Go on
reckoning = The reckoning
reckoning-skip = Show everything
reckoning-close = Continue
reckoning-again = Last reckoning
standing-round =
    { $of ->
        [none] Round { $round }
       *[other] Round { $round }/{ $of }
    }
standing-leads =
    { $me ->
        [yes]
            { $count ->
                [one] You are in the lead.
               *[other] You share the lead with { $others }.
            }
       *[no]
            { $count ->
                [one] { $names } is in the lead.
               *[other] { $names } share the lead.
            }
    }
turn-nobody = One moment…
time-left = Time left: { $time }
looking-on = Watching
take-back = Clear
others = The other players
plays-now = to play
face-down = face-down card
minded =
    { $count ->
        [one] A bot is filling in for { $names }.
       *[other] Bots are filling in for { $names }.
    }
minded-short = a bot is filling in
away =
    { $count ->
        [one] { $names } has stepped away. We’ll wait a little.
       *[other] { $names } have stepped away. We’ll wait a little.
    }
away-short = away
log = Log
log-lines = Everything that has happened
line-minded =
    { $me ->
        [yes] for you, by the house’s bot
       *[no] for { $names }, by the house’s bot
    }
scores = Scores
score-sheet = Score sheet
score-name = Name
score-round = Round { $round }
score-total = Total

## Help at the table: what things are and would do, advice, moves taken back.

coach = Coach
coach-ask = What would you do?
coach-would = I would…
coach-mistake = Take it back and look?
coach-thinks = Let me think…
coach-none = I have nothing to say about this.
coach-silent = Wait and say nothing
coach-made = You did:
coach-play-on = No, play on
coach-take-back = Take it back
coach-chance = { $chance }% to win (±{ $margin })
coaching-on = Coaching is on at this table: everyone may ask for advice.
help-level = Help at the table
help-plain = Plain
help-normal = Normal
help-coach = Coach
tip-back = Touch it again to take it back.
tip-many = Part of { $count } possible moves.

## The menu.

menu = Menu
help = Help
sound =
    { $state ->
        [on] Sounds: on
       *[off] Sounds: off
    }
device = Continue on another device
device-text = Open this link on the other device: your name and your seats come with you.
device-link = Personal link
device-minutes =
    { $minutes ->
        [one] It works only once, within { $minutes } minute. Keep it to yourself.
       *[other] It works only once, within { $minutes } minutes. Keep it to yourself.
    }

## The end.

result = Result
result-winners =
    { $me ->
        [yes]
            { $count ->
                [0] You lose the game
                [one] You win the game!
               *[other] You share the win with { $others }
            }
       *[no]
            { $count ->
                [0] Nobody at the table wins
                [one] { $names } wins the game
               *[other] A shared win: { $names }
            }
    }
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rematch = Rematch
new-table = Another game
look-back = Look back
see-table = Back to the table
record = Download the game record

## Another device.

hand-over-title = Continue here
hand-over-question = Continue on this device, with your name and your seats?
hand-over-yes = Yes, continue here
hand-over-no = No, thank you
hand-over-done = Your seats came with you. Welcome back, { $name }!

## Lessons.

learn = Learn
learn-label = Learn { $game }
learn-text = A few short lessons at the table, five minutes in all. You can stop at any time and go on later.
lesson-state =
    { $state ->
        [done] Done
        [begun] Go on
       *[new] New
    }
lesson-next = Next
lesson-following = Next lesson
lesson-play = Now a real game
lesson-leave = To all lessons
first-title = First time at { $game }?
first-learn = Learn it in five minutes
first-play = I know it: play
