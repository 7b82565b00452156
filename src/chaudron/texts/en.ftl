### Texts that every game and every client shares: English.

series = { $start } and { $last }
nothing = nothing
# The reader, in a list or after a colon; `.alone` where the name of a player stands by itself.
you = you
    .alone = You

## Refused: what was sent does not have the right form.

malformed-move = This is not a valid move in this game: { $detail }
malformed-seed = A seed has exactly { $digits } hexadecimal digits.
malformed-seat = There is no seat { $seat } in this match: its seats are numbered from 0, and there are { $seats }.
malformed-step = There is no step { $step } in this match: it has { $most }.

## Refused: an answer that comes too late.

stale-question = Question { $asked } is no longer open: check the table before you answer.
stale-step = Move { $number } is out of date: another move was played first. The game now expects move { $expected }.
stale-hold = Play has already gone on.
stale-table = The table has changed in the meantime: look again, and repeat what you wanted.

## Refused: a move that is not allowed now.

illegal-read-on = Read on first.
illegal-not-asked = Not now: this seat has nothing to decide.
illegal-not-allowed = This move is not allowed now.
illegal-nowhere = That leads nowhere now: touch something that glows.
illegal-house-only = Only the house can do that: it’s not a move for players.

## Refused: a game that cannot be set up so.

setup-seats = “{ $game }” is for { $low } to { $high } players; { $seats } is not possible.
setup-options = “{ $game }” does not have these options.
setup-option = “{ $game }” does not accept this option: { $detail }
setup-game = There is no game called “{ $game }”. Known games: { $known }.
setup-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
setup-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } given for { $seats } seats: name a single bot for all seats, or one for each.
setup-budget = The bot “{ $bot }” needs a budget in simulations or in seconds (at most an hour), such as ismcts:1000 or ismcts:0.5s.
setup-search = The bot “{ $bot }” cannot search “{ $game }”, because everyone may act at any time in it. Known bots: { $known }.
setup-silence = These bots cannot finish a game of “{ $game }”: all of them have stopped acting, and the game has no time limit.
setup-games = The number of games must be at least 1, not { $games }.
setup-language = The language “{ $language }” is not available. Known languages: { $known }.
setup-rules = “{ $game }” has no rules page.
setup-extra = This command needs more than the library: { $command }
setup-simulation = The option “{ $option }” is for simulations only; a table cannot use it.
setup-arrangement-none = A match of “{ $game }” cannot be arranged, only dealt.
setup-arrangement-form = “{ $game }” cannot be arranged so: { $detail }
setup-arrangement-field = The arrangement is not possible: { $found } at “{ $field }”.
setup-arrangement-tally = The arrangement has { $found } of “{ $name }”; the game has { $wanted }.
setup-arrangement-nobody = In this arrangement of “{ $game }”, nobody has anything to decide.

## Refused: a file with the table’s own data.

setup-file-open = The file { $file } for “{ $option }” cannot be read: { $detail }
setup-file-coding = The file for “{ $option }” is not UTF-8 text.
setup-file-long = The file for “{ $option }” is too long: { $most } characters at most.
setup-file-toml = The file for “{ $option }” is not valid TOML; the error is on line { $line }: { $text }
setup-file-field = The file for “{ $option }” has an unknown field: { $field }
setup-file-missing = The file for “{ $option }” lacks a field: { $field }
setup-file-kind =
    The file for “{ $option }” has { $found } at “{ $field }”; expected { $wanted ->
        [int] a whole number
        [str] text in quotation marks
        [bool] true or false
        [array] a list
        [object] a table
       *[other] { $wanted }
    }.
setup-file-least = The file for “{ $option }” has { $found } at “{ $field }”; the minimum is { $limit }.
setup-file-most = The file for “{ $option }” has { $found } at “{ $field }”; the maximum is { $limit }.
setup-file-value = The file for “{ $option }” has { $found } at “{ $field }”, which is not a valid value.

## Refused: a record that does not replay.

record-arranged = This game was arranged, not dealt: it can be replayed, but is not kept among games that were played.
record-unfinished = This game was not played to the end: only a finished game can be looked back on.
record-file = This file cannot be read: { $detail }
record-json = This file is not valid JSON; it may be damaged or truncated: { $detail }
record-shape = This is not a valid game record: { $detail }
record-line = Line { $line } is not part of a game in this notation, “{ $text }”: { $detail }
record-format = This record has format { $found }; only format { $known } is supported.
record-game = This is a record of “{ $found }”, not of “{ $known }”.
record-version = This record of “{ $game }” follows version { $found } of the rules; only version { $known } is supported.
record-branch = This record says that it branches off where it cannot.
record-mixed = The seed of this record does not come from the shares of chance that it names.
record-commitment = The seed does not match the published fingerprint: the record states { $found }, the seed gives { $known }.
record-long = This record has { $moves } moves; at most { $most } can be shown.
record-move = Move { $index } of the record (seat { $place }) breaks the rules: { $detail }
record-outcome =
    { $moves ->
        [one] After { $moves } move
       *[other] After { $moves } moves
    }, the recorded result is not the one the rules give.

## The terminal.

terminal-welcome = Welcome to { $game }
terminal-not-a-choice = “{ $typed }” is not on the list: type a number from { $low } to { $high }.
terminal-commands = h: hint · t: the whole table · r: rules · q: quit
terminal-worth =
    { $points ->
        [one] {" "}({ $points } point)
       *[other] {" "}({ $points } points)
    }
terminal-games = Which game?
terminal-which = Type a number or a name; q: quit.
terminal-hint = Chance to win, and why:
terminal-hint-chance = { $chance }%
terminal-hint-margin = ± { $margin }
terminal-hint-silence = Stay silent
terminal-silence = Just press Enter to stay silent.
terminal-nobody = nobody in particular
terminal-fill =
    { $sort ->
        [many] Type numbers or names, one for each piece; just press Enter to cancel.
        [number] Type a number; just press Enter to cancel.
       *[other] Type a number or a name; just press Enter to cancel.
    }
terminal-unfit = “{ $typed }” does not fit here.
terminal-scores = Scores
terminal-seat = Name
terminal-round = Round
terminal-total = Total
terminal-points = Points
terminal-result = Result
terminal-winner =
    { $me ->
        [yes]
            { $count ->
                [0] You lose the game.
                [one] You win the game!
               *[other] You share the win with { $others }.
            }
       *[no]
            { $count ->
                [0] Nobody at the table wins.
                [one] { $winners } wins the game.
               *[other] { $winners } tie for the win.
            }
    }
terminal-saved = Game saved in { $file }.
terminal-stopped = Game stopped before the end.
terminal-place = Seat { $number }
terminal-back = Just press Enter to undo the last choice.
terminal-commitment = Fingerprint of the deal: { $hash }
terminal-verified = Verified: the seed matches the fingerprint { $hash }, and all { $moves } recorded moves follow the rules.
setup-seat = There is no seat { $seat } at this table: choose from 1 to { $seats }.
setup-step = The game has only { $steps } moves; there is no move { $step }.
setup-resume = --resume cannot be combined with a game, --seats, --option or --seed: the record already has them.
setup-ended = This game has ended and cannot be resumed.
setup-broken = “{ $name }” is installed but does not work: { $detail }
setup-new-name = “{ $name }” is no name for a game: use lower-case letters and digits, in words joined by hyphens.
setup-new-taken = There is a game called “{ $name }” already: choose another name.
setup-new-exists = { $folder } is there already, and not empty: choose another name or --folder.
setup-exists = The file { $file } already exists: choose another name, or use --resume to continue the game.
setup-ladder = A ladder needs at least two different bots and two seats, not { $bots } and { $seats }.
setup-mixtures = { $bots } bots at { $seats } seats form { $tables } different tables; a ladder has at most { $most }. Name fewer bots.
setup-rows-kind = Rows are written as CSV: { $file } must end in .csv.
setup-rows-file = { $file } exists, and is not a file of rows of games with { $seats } seats. Choose another name.
setup-rows-other = { $file } is from another run: on line { $line }, { $column } is “{ $found }”, but here it is “{ $wanted }”. Choose another name.
setup-rows-damaged = { $file } is damaged: line { $line } is not a row of a game.
setup-parameter = The bot “{ $bot }” has no parameter “{ $parameter }”. It has: { $known }.
setup-parameter-value = “{ $value }” is not a number: the bot “{ $bot }” needs one for { $parameter }.
setup-tune-none = The bot “{ $bot }” has no parameters to tune.
setup-cluster = No Dask scheduler answers at { $address }: { $detail }
setup-cluster-empty = The cluster at { $address } has no workers.
setup-cluster-failed = The cluster at { $address } could not do the work. Is Chaudron installed there? { $detail }
setup-cluster-version = A worker of the cluster has version { $found } of Chaudron, and this is version { $wanted }: use the same everywhere.
setup-analysis = “{ $game }” cannot be looked back on: nobody can say who is likely to win in it.

## The terminal: at a server's table.

terminal-commands-there = t: the whole table · r: rules · : before a line says it to everybody · q: quit
terminal-look = Just press Enter to look again.
terminal-chair =
    Seat { $number }: { $who ->
        [empty] free
        [bot] { $name }, a bot
        [program] { $name }, a program
       *[person] { $here ->
            [yes] { $name }
           *[no] { $name }, away
        }
    }
terminal-sit = Which seat do you want? Just press Enter to take the first free one.
terminal-name = What is your name?
terminal-wait = Waiting for the host to begin.
terminal-full = All seats are taken: you watch.
terminal-begin = All seats are taken. Just press Enter to begin.
terminal-seen = Just press Enter to play on.
terminal-plea =
    { $kind ->
        [end] { $name } would like to end the game now, without a result. Do you agree? (y/n)
       *[take-back] { $name } would like to take a move back. Do you agree? (y/n)
    }
terminal-yes = y yes
terminal-again = Just press Enter to play again; q: quit.
terminal-no-hint = At a server’s table, there is advice in the browser only.
terminal-lost = The connection is lost. Trying again …
terminal-back-again = Connected again.
terminal-left = You have left the table; with the same link you are back on your seat.
terminal-ended-table = There is no such table.
terminal-ended-closed = The host has closed the table.
terminal-ended-sent-away = The host has sent all onlookers away.
terminal-ended-foreign = The server does not let this connection in.
setup-link = “{ $link }” is not the link of a table: it looks like https://example.org/t/abcd2345.
setup-link-alone = A table on a server already has its seats, options and deal: give its link alone, or with --lang.
setup-no-server = There is no answer from { $address }: { $detail }.
setup-game-elsewhere = The game “{ $game }” of that table is not installed here.

## The terminal: looking back on a game.

terminal-analysis-progress = looking back
terminal-analysis-title = { $game }: looking back
terminal-analysis-curve = Chance to win, with all hands open
terminal-analysis-turns = Turning points
terminal-analysis-no-turns = None: no single move and no card changed much.
terminal-analysis-cards =
    { $step ->
        [0] The deal
       *[other] The cards after move { $step }
    }
terminal-analysis-move = Move { $step }, { $name }: { $move }
terminal-analysis-luck = Luck and play
terminal-analysis-start = before
terminal-analysis-chance = luck
terminal-analysis-play = play
terminal-analysis-end = result
terminal-analysis-given = given away
terminal-analysis-luck-help =
    Before the deal, plus what the cards brought, plus what everybody’s moves brought, makes the result. Given away: how much chance to win the seat’s own decisions cost, compared with the bot’s.
terminal-analysis-decisions = Decisions
terminal-analysis-judge = Each is judged by what the seat could know then. The judge is the bot { $bot }.
terminal-analysis-count =
    { $decisions ->
        [0] no decisions judged
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }{ $decisions ->
        [0] { "" }
       *[other] : { $same } like the bot, { $fine } as good, { $slip ->
            [one] { $slip } slip
           *[other] { $slip } slips
        }, { $mistake ->
            [one] { $mistake } mistake
           *[other] { $mistake } mistakes
        }
    }
terminal-analysis-bot = The bot: { $move }

## The server.

new-next = Next: pip install -e { $folder }, then chaudron play { $game }, or chaudron serve --reload for the browser, where edits show at once. README.md says more.
server-address = Chaudron is open: { $address }
server-data = All data is stored in { $folder }.
server-stop = Press Ctrl-C to stop.

## Refused: not for this visitor, or not now.

denied-no-seat = You have no seat at this table.
denied-other-deal = The next deal has been sealed anew in the meantime.
denied-other-match = That answer belongs to another game: check the table again.
denied-not-alone = Only for a table where everyone else is a bot, unless the host allows advice.
denied-other-move = That is not a move of yours that can be taken back or reviewed.
denied-revealed = Something hidden has been turned up since this move: it stays.
denied-no-pause = A table can be paused only where everyone else is a bot.
denied-held = Everyone gets a moment first: play goes on when all are ready, or when the pause is over.
denied-crowded = There are already { $most } people at this table; nobody else can come in.
denied-not-host = Only the table’s host can do that.
denied-host-seat = That is the host’s seat, and only they can give it up. While they are away, a bot plays for them.
denied-deputy = Only the host in person can do that: you stand in for them while they are away.
denied-no-person = There is no person on seat { $seat }.
denied-no-program = There is no program on seat { $seat }.
denied-token = This token is not valid at this table: it was withdrawn, or was never made here.
denied-program = A program can only play on its seat.
denied-unseated = The host has taken your seat away. You can sit here again once the host lets you in.
denied-unfinished = This game was ended early: without a result, there is nothing to analyse.
denied-sent-away = The host has sent the onlookers away.
denied-not-awaited = Nobody there can be nudged: the table isn’t waiting for them.
denied-nudge-soon = Give them a moment: a nudge is possible after { $seconds } seconds without a move, and not twice in a row.
denied-begun = The game has begun: that will have to wait until it is over.
denied-taken = Seat { $seat } is taken.
denied-full = Every seat at this table is taken. You are welcome to watch.
denied-no-cookie = Your browser isn’t keeping our cookie, so we can’t recognise you. Allow cookies for this site and reload the page.
denied-no-name = Choose a name first: the board shows nobody without one.
denied-bad-cookie = Something else is in our cookie, so we can’t recognise you: perhaps another app at the same address put it there. Delete the cookie “chaudron” and reload the page.
denied-over = The game is over.
denied-too-many = { $people } seats are taken: the table cannot shrink to { $seats }.
denied-too-many-results = More than { $most } results cannot be kept for one person.
denied-not-over = The game is not over yet.
denied-empty-seats =
    { $empty ->
        [one] { $empty } seat is still empty: wait for someone, or add a bot.
       *[other] { $empty } seats are still empty: wait for others, or add bots.
    }
denied-under-way = This game is not over yet; its record would give the cards away.
denied-no-lesson = This is a game, not a lesson.
denied-lesson = This has to wait until after the lesson.
denied-foreign = This request did not come from one of our pages. Reload the page and try again.

## Refused: not to be found here.

missing-unseated = That person has been let in already.
missing-closed = The host has closed this table.
missing-table = There is no table “{ $code }”. Check the code, or ask for the link again.
missing-match = There is no match “{ $match }” here.
missing-step = This game has { $steps } moves: there is no move { $step }.
missing-handover = This link is no longer valid: it works only once, within { $minutes } minutes. Create a new one on the other device.
missing-page = There is nothing at this address.
missing-device = That device is not known here any more.
missing-line = That line is not there any more.
missing-board = This house has no board.

## Refused: too much, or something went wrong.

busy-too-fast = Not so fast, please: wait a moment.
busy-failed = Something went wrong on our side, and nothing was changed. Please try again.
busy-advising = Advice is being thought out: please wait a moment.
busy-analysing = Too many games are being looked back on: please try again in a moment.

## Refused: not understood.

malformed-message = This message was not understood: { $detail }
malformed-too-long = This is too long: { $most } bytes at most.
malformed-request = This request was not understood: { $detail }
malformed-code = That is not a table code: a code has eight letters and digits.
malformed-name = A name needs at least one letter, and no invisible characters.
malformed-words-empty = There are no words in this line.
malformed-words-long = This line is too long: { $most } characters at most.
malformed-standing = This is not a file of results from a page like this one: { $detail }

## The visitor's own page: devices, and forgetting.

me-devices = Your devices
me-device-here = This device
me-device-other = Another device
me-device-seen = last here on { $day }
me-device-unseen = not seen for a while
me-device-end = Sign out
me-forget = Delete everything about me
me-forget-text = Your name, your devices, your results, your notifications, your tables and whatever you have said at other tables will be deleted, and nobody can bring them back. Where others play with you, a bot takes your seat.
me-forget-yes = Delete everything
me-forget-no = Keep it all
dismiss = Send onlookers away

## Slow tables, and how people are told that it is their move.

setup-slow = This game is played against a clock, with everyone free to speak at any moment: it needs all players at the table, and cannot run for days.
setup-patience =
    { $slow ->
        [yes] When a table runs for days, each player has from one hour to thirty days per move.
       *[no] Patience is from five seconds to a day; choose the pace “Over days” for more.
    }
malformed-endpoint = No messages can be sent to this device: its browser names no valid push service.
pace-slow = Over days
pace-slow-help = Nobody has to stay at the table: everyone moves when they have time, and is told when it is their turn if they wish. Whoever runs out of time is replaced by a bot until they return.
due =
    { $me ->
        [yes] You have until { $when }.
       *[no] { $name } has until { $when }.
    }
notice-your-move = { $game }: your move
    .text =
        { $count ->
            [0] The table is waiting for you.
           *[other] At the table with { $names }.
        }
notice-nudge = { $game }: { $names } nudges you
    .text = The table is waiting for your move.
notice-minded = { $game }: a bot is playing for you
    .text = Your time for this move was up. Open the table and the seat is yours again.
notice-take-back = { $game }: may a move be taken back?
    .text = { $names } would like to take back a move. The table waits for your answer.
notice-end = { $game }: end the game here?
    .text = { $names } would like to end the game early. The table waits for your answer.
notice-closed = { $game }: the table is closed
    .text = The host has closed it. Whatever was played there can still be looked back at.
feed-title = Chaudron: your move
feed-author = Chaudron

## Refused: what is kept on disk.

store-open = The database { $file } cannot be opened: { $detail }
store-damaged = The database { $file } is damaged: { $detail }. Restore a backup.
store-match = There is no match “{ $match }” in the database.
store-in-use = Another server is already using { $folder }.
store-missing = There is no database { $file }.
store-exists = The file { $file } already exists: choose another name.
store-driver = PostgreSQL needs a driver that is not installed ({ $detail }): run pip install 'chaudron[postgres]'.
store-address = “{ $address }” is not the address of a database: it looks like postgresql://USER@HOST/NAME.
store-both = Name either a folder with --data or a database with --database, not both.
store-not-empty = There is data in { $file } already: name an empty database or a new folder.
store-workers = Several workers need a database that they can share: name one with --database or CHAUDRON_DATABASE.
store-port = Cannot listen on port { $port } of { $host }: { $detail }
record-gap = Steps of the match { $match } are missing: the data is damaged.

# What something is called, and what it is.
label = { $name }: { $value }

## Lessons.

lesson-another = You may do that, but here we are after something else.

## What a table tells besides its game.

table-left =
    { $me ->
        [yes] You leave the game for good. A bot plays on in your place.
       *[no] { $seat } leaves the game for good. A bot plays on.
    }
table-unseated =
    { $me ->
        [yes] The host takes your seat away. A bot plays on in your place.
       *[no] The host takes the seat of { $seat } away. A bot plays on.
    }
table-ended =
    { $moves ->
        [one] The game ends here, before its time, after one move.
       *[other] The game ends here, before its time, after { $moves } moves.
    }
