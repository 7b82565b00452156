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
