### The words of the house: English.

language-name = English
house = Chaudron
welcome = Good evening. Take a seat: the cauldrons are on the fire and the cards are shuffled.
footer = No account, no advertising. The games are their authors’; the drawings and the words are our own.
series = { $start } and { $last }
language = Language
loading = One moment…
close = Close
again = Try again
copy = Copy
copied = Link copied.
copy-yourself = The link is selected: all that is left is to copy it.
link-secluded = Only this computer can open this link. To invite other devices, start the server with this option:
share = Share
to-home = Back to the front door
home-link = Chaudron, home
rules = Rules
rules-of = Rules: { $game }
rules-table = Table of the rules
rules-label = Rules: { $game }
your-move = Your move
seat = Seat { $number }
qr = QR code of this link
apprentice-names = Angelica, Anise, Barnaby, Basil, Briony, Clementine, Clover, Ferdinand, Hazel, Juniper, Lavender, Marjoram, Monty, Ottoline, Parsley, Rosemary, Rue, Tansy, Thyme, Willow

## When something is amiss.

trouble-network = The house does not answer. Check your connection and try again.
trouble-unknown = That was not possible.
unknown-title = This shelf is empty
unknown-text = There is nothing at this address. Perhaps it was copied with a slip.
no-table-title = No table here
no-table-text = No table has this code. Ask whoever invited you for the link.
opening-title = Opening the door
line-lost = Connection lost. The table is waiting for you: trying again…
line-back = The connection is back.
not-sent = Nothing was sent: the connection is down. Try again in a moment.
perhaps-sent = We do not know whether that arrived: look at the table again.

## The name.

name-none = Your name
name-change =
    { $name ->
        [none] Choose your name
       *[other] Your name: { $name }. Change it
    }
name-title = Your name
name-label = What shall we call you?
name-hint = This is the name the others see at the table.
name-other = Another name
name-keep = Keep this name

## The front page.

games-title = The games of the house
game-by = By { $author }
game-seats = { $low } to { $high } players
game-seats-only =
    { $count ->
        [one] for one player
       *[other] { $count } players
    }
play-now = Play now
play-now-label = Play now: { $game }
play-now-hint = At once, against bots.
play-now-alone = At once.
set-up = Set up a table
set-up-label = Set up a table: { $game }
set-up-title = A table: { $game }
set-up-do = Open the table
set-up-hint = All of this can still change before the game begins.
join-title = Join a table
join-label = Code of the table, or its link
join = Join
join-not-a-code = A code is eight letters and digits, for example “abcd2345”.
mine-title = Your tables
mine-more =
    { $count ->
        [one] And { $count } more table
       *[other] And { $count } more tables
    }
public-title = Open tables
public-none = No open tables just now. Open the first!
table-of = At { $host }’s
table-nobody = Nobody at the table just now
table-open =
    { $free ->
        [0] full
        [one] { $free } free seat
       *[other] { $free } free seats
    }
table-playing = under way
table-over = finished

## Before the game.

lobby-host = This is your table. Invite, add bots, then begin.
lobby-alone = This is your table, for you alone. Begin when you like.
lobby-guest = You are at { $host }’s table.
lobby-welcome = Welcome to this table.
onlookers =
    { $count ->
        [one] { $count } person looks on
       *[other] { $count } people look on
    }
sit = Take a seat
chair-sit = Sit here
chair-free = free seat
chair-you = that is you
chair-host = host
chair-here = at the table
chair-clear = Free this seat
chair-label =
    { $who ->
        [empty] Seat { $number }: { $state }
       *[other] Seat { $number }: { $name }, { $state }
    }
bot-title = Seat a bot here
level-apprentice = Apprentice
level-brewer = Brewer
level-master = Master
level-help-apprentice = Knows the rules and plays without counting. Good company for a first game.
level-help-brewer = Plays well, like a regular. The right choice for an evening.
level-help-master = Thinks long and forgets nothing. A challenge.
rise = Stand up
fill =
    { $count ->
        [one] A bot for the free seat
       *[other] Bots for the { $count } free seats
    }
begin = Begin the game
begin-ready = Every seat is taken.
begin-free =
    { $count ->
        [one] { $count } seat is still free: the game begins once all are taken.
       *[other] { $count } seats are still free: the game begins once all are taken.
    }
begin-wait = The table is full: { $host } may begin.
begin-full = The table is full: the game may begin.
invite-title = Invite
invite-text = This link is all it takes: no account, nothing to install.
invite-alone = This table is for one. With this link, others can look on.
invite-link = Link of the table
invite-look = With this link, anyone can come to play or look on
settings = The table
settings-fixed = Only the host ({ $host }) can change these settings.
settings-host = Only the host can change these settings.
setting-seats = Seats
setting-public = Open to everyone
setting-public-help = It is listed on the front page; otherwise one comes by the link only.
setting-pace = Pace of the bots
setting-patience = Patience
setting-patience-help = After this time a bot plays for whoever is away, and gives the seat back when they return.
file-usual = Played with the built-in data.
file-own = This table plays with data of its own.
file-chosen = Data of its own: { $file }
file-choose = Choose a file
file-back = Back to the built-in data
file-example = Download the built-in data
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant

## The table.

status = How the game stands
side = Scores and log
table-tools = Tools of the table
turn-over = The game is over.
turn-sent = Sent…
turn-other =
    { $count ->
        [one] It is { $names }’s turn.
       *[other] Waiting for { $names }.
    }
turn-also =
    { $count ->
        [one] { $names } is deciding too.
       *[other] { $names } are deciding too.
    }
turn-open = Everybody is talking.
turn-nobody = One moment…
time-left = Time left: { $time }
looking-on = Looking on
take-back = Take back
others = The others at the table
plays-now = plays now
face-down = card face down
minded =
    { $count ->
        [one] A bot is minding { $names }’s seat for now.
       *[other] Bots are minding the seats of { $names } for now.
    }
minded-short = minded by a bot
away =
    { $count ->
        [one] { $names } has stepped away: we wait a little.
       *[other] { $names } have stepped away: we wait a little.
    }
away-short = away
log = Log
log-lines = All that has happened
scores = Scores
score-sheet = Score sheet
score-name = Name
score-round = Round { $round }
score-total = Total

## The menu.

menu = Menu
help = Help
sound =
    { $state ->
        [on] Sounds: on
       *[off] Sounds: off
    }
device = Continue on another device
device-text = Open this link on the other device: your name and your seats will be there.
device-link = Personal link
device-minutes =
    { $minutes ->
        [one] It works once, for { $minutes } minute. Give it to nobody else.
       *[other] It works once, for { $minutes } minutes. Give it to nobody else.
    }
leave = Back to the front page (your seat stays yours)
rise-for-good = Leave the game
rise-title = Leave the game?
rise-text = A bot will play in your place to the end. This cannot be undone.
rise-yes = Leave the game
rise-no = Stay
help-touch = What glows can be touched. Touch a card, then the place where it goes; touch it again to take it back.
help-back = To change your mind, touch something else, or take it back with Escape.
help-keys = By keyboard: Tab goes from place to place, the arrows move through your hand, Enter touches.
help-away = If you step away, a bot minds your seat and gives it back when you return.
help-fair = The deal is sealed before the first card; after the last, anyone can check it.

## The end.

result = Result
result-winners =
    { $me ->
        [yes]
            { $count ->
                [0] You lose the game
                [one] You win the game!
               *[other] A shared win: { $winners }
            }
       *[no]
            { $count ->
                [0] Nobody at the table wins
                [one] { $winners } wins the game
               *[other] A shared win: { $winners }
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
new-table = Another table
see-table = See the table
record = Download the game
fair = A fair deal
fair-text = Before the first card, the fingerprint of the deal was published. Now that the game is over, so is its seed: it must give the same fingerprint.
fair-commitment = Fingerprint, published before the deal
fair-seed = Seed, published after the end
fair-check = Check it here
fair-fits = Verified: the seed matches the fingerprint. Nobody touched the cards.
fair-differs = The seed does not match the fingerprint.

## Another device.

hand-over-title = Continue here
hand-over-question = Bring your name and your seats over to this device?
hand-over-yes = Yes, continue here
hand-over-no = No, thank you
hand-over-done = Your seats came with you. Welcome back, { $name }!
