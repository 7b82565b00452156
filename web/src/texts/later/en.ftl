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

## Taking a move back.

plea-asked = { $name } would like to take a move back. Is that all right?
plea-waiting =
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
plea-yes = All right
plea-no = No, play on
plea-withdraw = Never mind

## The analysis of a match.

analysis = Analysis
analysis-text = A strong bot looks back on the game: who was likely to win when, what turned it, and what each decision was worth. That takes up to a minute.
analysis-ask = Look back
analysis-making = Looking back…
analysis-cancel = Cancel
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
