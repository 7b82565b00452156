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
