### Texts that every game and every client shares: English.

language-name = English
series = { $start } and { $last }
nothing = nothing

## Refused: what was sent does not have the right form.

malformed-move = This is not a move of this game: { $detail }
malformed-seed = A seed has exactly { $digits } hexadecimal digits.

## Refused: an answer that comes too late.

stale-question = Question { $asked } is no longer open: look at the table again before you answer.
stale-step = Move { $number } was prepared before another one was played: the game now expects move { $expected }.

## Refused: a move that is not allowed now.

illegal-not-asked = Not now: nothing is being asked of this seat.
illegal-not-allowed = This move is not allowed now.

## Refused: a game that cannot be set up so.

setup-seats = “{ $game }” is for { $low } to { $high } players; a table of { $seats } is not possible.
setup-options = These options belong to a game other than “{ $game }”.
setup-option = “{ $game }” does not accept this option: { $detail }
setup-game = There is no game called “{ $game }”. Known games: { $known }.
setup-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
setup-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } named for { $seats } seats: name just one for all of them, or one for each.
setup-budget = The bot “{ $bot }” needs a budget, in simulations or in time (an hour at most): for example ismcts:1000 or ismcts:0.5s.
setup-games = At least one game must be played: { $games } will not do.
setup-language = The language “{ $language }” is not available. Known languages: { $known }.

## Refused: a record that does not replay.

record-file = This file cannot be read: { $detail }
record-json = This file is not readable JSON; it may be damaged or cut short: { $detail }
record-shape = This game record does not have the expected form: { $detail }
record-format = This game was recorded in format { $found }; only format { $known } is known.
record-game = This is a game of “{ $found }”, not of “{ $known }”.
record-version = This game of “{ $game }” follows version { $found } of the rules; only version { $known } is known.
record-commitment = The seed does not match the published fingerprint: the record states { $found }, the seed gives { $known }.
record-move = Move { $index } of the record (seat { $place }) breaks the rules: { $detail }
record-outcome =
    { $moves ->
        [one] After { $moves } move
       *[other] After { $moves } moves
    }, the recorded result is not the one the rules give.

## The terminal.

terminal-welcome = Welcome to { $game }
terminal-you = You
terminal-not-a-choice = “{ $typed }” is not on the list: type a number from { $low } to { $high }.
terminal-commands = h: hint · r: rules · q: quit
terminal-hint = A good move: { $move }
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
                [one] You win the game!
               *[other] You tie for the win: { $winners }.
            }
       *[no]
            { $count ->
                [one] { $winners } wins the game.
               *[other] { $winners } tie for the win.
            }
    }
terminal-saved = Game saved in { $file }.
terminal-stopped = Game stopped before the end.
terminal-place = Seat { $number }
terminal-back = Press Enter alone to take back the last choice.
terminal-commitment = Fingerprint of the deal: { $hash }
terminal-verified = Verified: the seed matches the fingerprint { $hash }, and all { $moves } recorded moves follow the rules.
setup-seat = There is no seat { $seat } at this table: choose from 1 to { $seats }.
setup-step = The game has only { $steps } moves; there is no move { $step }.
setup-resume = --resume goes on with a game as it is: name no game, no --seats, no --option and no --seed with it.
setup-ended = This game has ended: there is nothing to go on with.
setup-broken = “{ $name }” is installed but does not work: { $detail }
setup-exists = The file { $file } is there already: choose another name, or --resume to go on with the game.

## The server.

server-address = Chaudron is open: { $address }
server-data = Everything is kept in { $folder }.
server-stop = Ctrl-C stops it.
