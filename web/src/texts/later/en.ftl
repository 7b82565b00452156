### The words of what is not shown at first: English.

## Looking back.

look-title = Looking back
look-of = Looking back: { $game }
look-begin = Before the first move
look-move = Move { $step } of { $steps }
look-number = Go to move { $step }
look-controls = Move through the game
look-scrub = Where in the game
look-first = To the beginning
look-previous = One move back
look-play = Play
look-next = One move on
look-last = To the end
look-eyes = Seen by
look-eye-onlooker = An onlooker
look-eye-open = Everything open
look-eye-mine = You
look-hands = What each player held
look-onward = Share and more
look-link = Link to this very move
look-running = This game is still going on: so far you can look back at your own side of it. Once it is over, every hand lies open.
look-brought = This game was brought as a file and is here only for a while. To share it, share the file.
look-whole = See the whole game
look-bring-title = Bring a game
look-bring-text = Drop the record of a game here, or choose the file. It is checked from the deal to the result, and nothing of it is kept.
look-bring-choose = Choose a file
look-missing-title = Nothing to look back at
look-missing = There is no such game here. If it came from a file, bring the file again.
look-no-step = This game has no such move.
look-no-eye = Nobody can look at this game through these eyes, or not before it is over.

## Playing on from a match.

what-if = What if…
what-if-text =
    { $step ->
        [0] Take any seat and play from the first deal: the cards are the same, the luck from then on is your own.
       *[other] Take any seat and play on after move { $step }: everything before it stays, the luck from then on is your own.
    }
what-if-do = Play on from here
play-on-seat = Your seat
deal-title = The same deal
deal-of = The same deal: { $game }
deal-text = Play the very same cards from the beginning, or pass the link on. The results stand side by side.
deal-invite = Everything is dealt as it was to { $name }. What would you have made of it? Bots take the other seats, and the results stand side by side.
deal-do = Play this deal
deal-link = Link to this deal
deal-none = This deal can be played once its game is over, and only where it was played.
kin-title = The same deal, side by side
kin-bots = Bots

## Asking everybody: to take a move back, to end the game.

plea-asked-take-back = { $name } would like to take a move back. Is that all right?
plea-waiting-take-back =
    { $me ->
        [yes]
            { $count ->
                [one] A move may be taken back if you agree.
               *[other] A move may be taken back if you and { $others } agree.
            }
       *[no]
            { $count ->
                [0] One moment…
               *[other] A move may be taken back if { $names } agree.
            }
    }
plea-asked-end = { $name } would like to end the game here. Is that all right?
plea-waiting-end =
    { $me ->
        [yes]
            { $count ->
                [one] The game may end here if you agree.
               *[other] The game may end here if you and { $others } agree.
            }
       *[no]
            { $count ->
                [0] One moment…
                [one] The game may end here if { $names } agrees.
               *[other] The game may end here if { $names } agree.
            }
    }
plea-yes = All right
plea-no = No, play on
plea-withdraw = Never mind

## The analysis of a match.

analysis = Analysis
analysis-text = A strong bot looks back on the game: who was likely to win when, what turned it, and what each decision was worth. That takes up to a minute.
analysis-ask = Look back
analysis-making = Looking back…
analysis-cancel = Cancel
analysis-others = Somebody else has asked for it, so it goes on.
analysis-failed = That did not work. You can try again.
analysis-curve = Chance to win, with all hands open
analysis-percent = { $chance }%
analysis-about = { $change } ± { $margin }
analysis-turns = Turning points
analysis-no-turns = None: no single move and no card changed much.
analysis-cards =
    { $step ->
        [0] The deal
       *[other] The cards after move { $step }
    }
analysis-moved = { $name }: { $move }
analysis-moved-minded = { $name } (a bot played): { $move }
analysis-luck = Luck and play
analysis-start = before
analysis-chance = luck
analysis-play = play
analysis-end = result
analysis-given = own decisions
analysis-luck-text = The chance before the deal, plus what the cards brought, plus what everybody’s moves brought, makes the result. Own decisions: what they cost, compared with the bot’s.
analysis-decisions = Decisions
analysis-of = Of
analysis-every = Show all
analysis-count = { $decisions } in all: { $same } like the bot, { $fine } as good, slips: { $slip }, mistakes: { $mistake }
analysis-go = Go to move { $step }
analysis-same = the bot’s move
analysis-bot = The bot: { $move }
analysis-judge = Each is judged by what the player could know then. The judge is the bot { $bot }.
analysis-spared =
    { $count ->
        [one] One move that a bot made for somebody is nobody’s decision.
       *[other] { $count } moves that bots made for somebody are nobody’s decisions.
    }

## Host and guests.

host-title = Host: people and table
host-alone = Nobody else has a seat here yet.
host-now =
    { $me ->
        [yes] You are the host of this table now.
       *[no] { $names } is the host of this table now.
    }
chair-left = { $name } has left the table.
chair-lost = Your seat is free again. You can sit down whenever you like.
chair-others = Only the host decides about other people’s seats.
hand-on = Make { $name } the host
unseat = Take { $name }’s seat away
unseat-ask = { $name } loses the seat, can stay and watch, and cannot sit here again until you let them in. Take the seat away?
unseat-ask-playing = A bot plays on for { $name } until the end. They can stay and watch, and cannot sit here again until you let them in. Take the seat away?
unseat-yes = Take the seat away
unseat-no = Leave it
barred-title = Cannot sit here
let-in = Let { $name } in again
close-title = The table
close-text = A closed table is gone for everyone. Finished games can still be looked back at.
close-table = Close the table
close-ask = Everyone is sent home, a game in progress ends early and counts for nobody, and nobody can sit down here again. This cannot be undone.
close-yes = Close it for good
close-no = Keep it open
closed-title = This table is closed
closed-text = The host has closed the table. Thank you for having been here.
unseated-title = Your seat has been taken away
unseated-text = The host has given up your seat for you. You can stay and watch; you can sit down here again once the host lets you in.
unseated-playing = The host has given your seat to a bot, which plays on. You can stay and watch; you can sit down here again once the host lets you in.
unseated-stay = Stay and watch
since-title = Welcome back
since-moves =
    { $count ->
        [one] One move has been made since you were last here.
       *[other] { $count } moves have been made since you were last here.
    }
since-minded =
    { $count ->
        [one] The house’s bot made one of them for you:
       *[other] The house’s bot made { $count } of them for you:
    }
since-more =
    { $count ->
        [one] One more, earlier, is in the log.
       *[other] { $count } more, earlier, are in the log.
    }
since-close = Go on
end-early = End the game early
end-title = End the game early?
end-text = If everyone agrees, the game ends here, without a result, and counts for nobody. All cards can be looked at afterwards.
end-yes = Ask everyone
end-no = Play on
rise-table = Leave the table
rise-table-title = Leave the table?
rise-table-text = Your seat will be free for the next game. The result stays yours.
result-ended = Ended early
result-ended-text = Nobody has won, and the game counts for nobody. The deal is revealed, so that it can be checked and looked back at.

## The menu and the chairs.

leave = Back to the home page (you keep your seat)
take-move-back = Take my last move back
rise-for-good = Leave the game
rise-title = Leave the game?
rise-text = A bot will play in your place until the end. This cannot be undone.
rise-yes = Leave the game
rise-no = Stay
help-touch = Tap anything that glows: a card, then where it goes or the button that plays it. A second tap deselects it.
help-back = To change your mind before a move is complete, tap something else or “Clear”, or press Escape.
help-keys = By keyboard: Tab moves from place to place, the arrow keys move through your hand, Enter taps.
help-away = If you step away, a bot fills in for you until you come back.
help-fair = The deal is sealed before the first card is dealt; after the last one is played, anyone can check it.
chair-clear = Free up this seat
## A seat for a program.
program-title = Seat a program
program-text = A bot of your own, in any language, can play here: it connects to this table with a token, and plays on this seat only.
program-name = Its name
program-make = Make a token
program-again = Make a new token
program-once = This is shown only once. Whoever has it plays on this seat; free up the seat to withdraw it.
program-address = Address
program-token = Token
program-copy = Copy both
## Talk.

talk = Talk
talk-new =
    { $count ->
        [one] Talk: { $count } new line
       *[other] Talk: { $count } new lines
    }
talk-side = Log and talk
talk-lines = What is said at the table
talk-none = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-left =
    { $left ->
        [one] { $left } character left
       *[other] { $left } characters left
    }
talk-long =
    { $over ->
        [one] { $over } character too many
       *[other] { $over } characters too many
    }
talk-onlooker = watching
talk-nameless = Somebody
talk-spoken = { $name }: { $text }
talk-more = { $name }: mute or remove
talk-mute = Mute { $name }
talk-hear = Hear { $name } again
talk-remove = Remove this line
talk-removed = Line removed by { $by }
talk-wishes = Whom to hear
talk-crowd-mute = Mute all onlookers
talk-crowd-hear = Hear onlookers again
talk-crowd-note = Onlookers see no hidden cards, so their words cannot give any away. Whom you mute is not told to anybody.
talk-off-do = No talk for me
talk-on-do = Turn the talk on
talk-on = On
talk-off = Off
gestures = Gestures
react-cheers = Cheers!
react-bravo = Bravo!
react-laugh = Ha ha!
react-wow = Oh!
react-ouch = Ouch!
react-thanks = Thank you!
nudge = Nudge { $name }
nudge-done = { $name } has been nudged.
nudged = { $name } nudges you: the table is waiting for your move.
help-talk = Press T to talk, Enter to send, Escape to return to the game. Tap a name to mute somebody; the menu turns all talk off.
## Being told of one's move.

reach-title = When it’s your move
reach-text = Nothing is sent to anyone who hasn’t asked for it. You can switch everything off again here.
reach-background = While Chaudron is in the background
reach-background-help = A notification when the page is open but you are looking at something else.
reach-push = When Chaudron is closed
reach-push-help = A message to this device. Your browser’s push service delivers it encrypted and cannot read it. It says which game is waiting and who plays, never any cards.
reach-insecure = Browsers allow this only over https, or on the computer the server runs on.
reach-unable = This browser cannot do it. On an iPhone or iPad, first add Chaudron to the home screen.
reach-denied = Your browser blocks notifications from this site. You can allow them in its settings.
reach-failed = The browser’s push service cannot be reached at the moment.
reach-feed = A feed
reach-feed-help = For feed readers: an Atom feed of the tables that are waiting for you. Whoever knows its address can read it, so keep it to yourself.
reach-feed-address = Your feed’s secret address
reach-feed-make = Create an address
reach-feed-renew = New address
reach-feed-close = Delete the feed
## A fair deal.

sealed =
    { $count ->
        [0] The next deal is sealed already.
        [one] The next deal is sealed already, and one browser adds a pinch of chance to it.
       *[other] The next deal is sealed already, and { $count } browsers add a pinch of chance to it.
    }
fair = A fair deal
fair-text = Chance was sealed before the first card was dealt. Now that the game is over, your browser can break the seal, deal again and compare.
fair-commitment = Fingerprint, known since the deal
fair-seed = Seed, published after the game
fair-check = Check it now
fair-all-good = Everything checked, everything right.
fair-all-open = What could be checked is right.
fair-all-bad = Something is wrong with this deal.
fair-seal = The server had sealed its share of chance before the deal: it is the one under the seal that your browser saw.
fair-seal-unseen = Your browser saw no seal before this deal, so it cannot tell whether the server chose among several.
fair-seal-broken = The server’s share of chance is not the one under the seal that your browser saw before the deal.
fair-branch = This game goes on from another one. From there on, the server drew a seed of its own.
fair-salts =
    { $count ->
        [one] One player’s browser added a pinch of chance.
       *[other] The browsers of { $count } players added a pinch of chance.
    }
fair-salts-mine =
    { $count ->
        [one] Your browser added a pinch of chance of its own: the server could not choose this deal.
       *[other] { $count } browsers added a pinch of chance, yours among them: neither the server nor any player could choose this deal.
    }
fair-salts-none = No browser added any chance: the server alone drew this deal.
fair-salts-late =
    { $count ->
        [one] One pinch of chance was promised only after yours was known. Together with the server, that player could have chosen it.
       *[other] { $count } pinches of chance were promised only after yours was known. Together with the server, these players could have chosen them.
    }
fair-salts-withheld =
    { $count ->
        [one] One browser had promised a pinch of chance and did not send it in time.
       *[other] { $count } browsers had promised a pinch of chance and did not send it in time.
    }
fair-salts-again =
    { $count ->
        [one] The server collected chance once more than it dealt: it could have chosen between two deals.
       *[other] The server collected chance { $count } times more than it dealt: it could have chosen among several deals.
    }
fair-salts-without-mine = Your browser’s pinch of chance was left out.
fair-salts-not-promised = A pinch of chance is not the one that had been promised before the deal.
fair-salts-wrong = The seed does not come from the shares of chance that the record names.
fair-seed-right = The seed gives the fingerprint that was shown during the game.
fair-seed-wrong = The seed does not give the fingerprint that was shown during the game.
fair-deal =
    { $rounds ->
        [one] Your browser has dealt again from the seed: { $cards } cards lie as the game shows them.
       *[other] Your browser has dealt again from the seed, { $rounds } times: { $cards } cards lie as the game shows them.
    }
fair-deal-seen =
    { $rounds ->
        [one] Your browser has dealt again from the seed: { $cards } cards lie as the game shows them, and those that it saw at the table, { $own } of them, are the same.
       *[other] Your browser has dealt again from the seed, { $rounds } times: { $cards } cards lie as the game shows them, and those that it saw at the table, { $own } of them, are the same.
    }
fair-deal-none = This game does not say how it deals, so your browser could not deal again.
fair-deal-other = The cards were not dealt in the way that was fixed before the deal.
fair-deal-wrong = Dealt again from the seed, something lies differently in round { $round }: { $places }.
fair-limits = What nobody can check: whether somebody looked. Whoever runs the server knows the cards once they are dealt, and if all players are in league with them, so is chance.
## One’s own page, and the board of the house.

me-none = Nothing here yet: the results of games that you play to the end gather on this page.
me-play = Choose a game
me-matches = games
me-won = won
me-streak = wins in a row
me-longest = longest run of wins
me-places = How often in which place
me-rating = rating
me-rating-none = No rating yet: that takes a game against people, or against bots whose strength is known.
me-rating-text = The brewer, the usual bot, has 1000 in every game. Whoever has 100 more is ahead in almost two games out of three.
me-certainty-guess =
    { $matches ->
        [one] Provisional, after { $matches } rated game: it may be { $margin } points off.
       *[other] Provisional, after { $matches } rated games: it may be { $margin } points off.
    }
me-certainty-rough = A rough estimate from { $matches } rated games: it may be { $margin } points off.
me-certainty-fair = A fair estimate from { $matches } rated games: it may be { $margin } points off.
me-certainty-firm = Well settled after { $matches } rated games: at most { $margin } points off, most likely.
me-curve = Your rating over time, with those of the bots
me-results = Your games
me-filter = Which game
me-filter-all = All games
me-result-won = Won
me-result-lost = Lost
me-result-rank = { $place } of { $of }
me-with = with { $names }
me-alone = alone
me-brought = Brought along: not checked here.
me-status-left = You left, and a bot finished: does not count.
me-status-helped = A bot filled in for you: does not count.
me-status-unknown = Whether you stayed to the end is not known: does not count.
me-status-taken-back = You took a move back: does not count.
me-status-branch = Played on from another game, or the same deal: does not count.
me-older = Show older games
me-mistakes = The moves that cost you most
me-mistakes-text =
    { $matches ->
        [0] When you look back at a game and have it analysed, your costliest moves are listed here.
        [one] From the last game of yours that was analysed.
       *[other] From the last { $matches } games of yours that were analysed.
    }
me-mistake = { $game }, move { $step }
me-mistake-cost = { $cost }% chance to win given away
me-show = Show me on the board
me-show-text = With your name, your ratings and how many games they come from. Nobody sees you there before you ask for it, and you can change your mind at any time.
me-board = See the board
me-carry = Take it along
me-carry-text = There is no account. A personal link makes another device yours as well; a file takes your results to another house.
me-file = Download my results
me-bring = Bring a file
me-bring-text = Anyone can write a file. Results from one are marked as brought along; they change no rating and never count on the board.
me-bring-done = Results added: { $added }. Here already: { $known }. Of games that are not played here: { $foreign }.
board-title = The board of the house
board-text = Those who want to be shown, after at least { $least } rated games, one of them in the last { $days } days.
board-none = Nobody yet.
board-place = Place
