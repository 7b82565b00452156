### The words of Zaubercocktail: English.

game-name = Zaubercocktail
game-tagline = “Two Greenroot for a Golden Rose!” Everybody trades with everybody, all at once: brew the richest collections, and know when to stop.
game-author = Arnd Beenen

## Ingredients. A name is said without an article and never bent: alone, after a colon, or counted, as in “2 × Greenroot”.

ingredient-blue-schlums = Blue Gloop
ingredient-greenroot = Greenroot
ingredient-lead-earth = Lead Loam
ingredient-gira-extract = Gira Extract
ingredient-troll-hair = Troll Hair
ingredient-yellow-schlums = Yellow Gloop
ingredient-silver-grass = Silvergrass
ingredient-whiteberry = Whiteberry
ingredient-faran-leaf = Faran Leaf
ingredient-gold-rose = Golden Rose
ingredient-black-something = Black Something

# What a card is worth; `$largest` is 0 for the joker.
about-collection =
    { $largest ->
        [0] A joker: it makes any collection one card larger. It needs at least one card of the ingredient itself beside it.
       *[other] Shown together, n cards bring n × (n + { $worth }) points: from 2 cards, up to { $largest }.
    }

## The table. Offers, calls and answers are numbered; `$to` is not said.

stone = Glass stone

zone-recipe =
    { $first ->
        [0] Lightning!
       *[other] Recipe: 1st +{ $first }, 2nd +{ $second }, 3rd +{ $third }, last −{ $last }
    }
zone-pile =
    Draw pile: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
zone-stones = { $count } of { $places } glass stones
zone-offer-give = No. { $number }: gives
zone-offer-want = No. { $number }: wants for it
zone-call = No. { $number }: who has it?
zone-answer-give = No. { $number }, answering no. { $call }: gives
zone-answer-want = No. { $number }, answering no. { $call }: wants for it
zone-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
zone-chosen = Chosen to show
zone-sayings = What you can say

say-stone = Put down my stone
say-show = Show these
say-enough = Nothing more

## What is asked, and what may be done. `$to` may be the reader, so it stands beside an arrow. “Nothing more” is also said by
## those who have no collection at all.

ask-trade = The market is open!
ask-choose-first = What do you show? Two cards or more of one ingredient.
ask-choose-second = A second collection, of another ingredient? Or nothing more?

move-offer =
    Offer{ $to ->
        [none] {""}
       *[other] {" "}(› { $to })
    }: { $give } for { $want }
move-call = Call: { $want } wanted
move-answer = Answer no. { $call }: for { $want }
move-accept = Deal! Take up no. { $offer }
move-withdraw = Take back no. { $offer }
move-place-stone = Put down the stone
move-stop = Time is up
move-show =
    Show: { $cards } × { $ingredient }{ $jokers ->
        [0] {""}
       *[other] {" "}+ { $jokers } × { ingredient-black-something }
    }
move-enough = Show nothing more

## What happened. Calls are said as they are shouted: first what is given, then what is wanted for it. `$to` and `$maker` may be the
## reader, so they stand beside an arrow.

event-began = All pawns are on the start space. Dealing all game long: { $dealer }.
event-dealt =
    { $me ->
        [yes] Your new cards
       *[no] New cards ({ $seat })
    }: { $cards }.
event-recipe-turned = Round { $round }: +{ $first }, +{ $second } and +{ $third } for the first three, −{ $last } for the last. The market is open!
event-offered =
    { $me ->
        [yes] You
       *[no] { $seat }
    }{ $to ->
        [none] {""}
       *[other] {" "}› { $to }
    }: { $give } for { $want }! (no. { $offer })
event-called =
    { $me ->
        [yes] You
       *[no] { $seat }
    }: { $want } wanted! Name your price! (no. { $offer })
event-answered =
    { $me ->
        [yes] You
       *[no] { $seat }
    } › { $to }: { $give }? For { $want }! (no. { $offer })
event-withdrawn =
    { $me ->
        [yes] You take
       *[no] { $seat } takes
    } back no. { $offer }.
event-lapsed =
    { $me ->
        [yes] Your no. { $offer }
       *[no] No. { $offer } ({ $seat })
    } no longer stands.
event-traded =
    { $me ->
        [yes] Deal no. { $offer }! You give { $give } (› { $maker }) and get { $get }.
       *[no] Deal no. { $offer }! { $seat } gives { $give } (› { $maker }) and gets { $get }.
    }
event-stone-placed =
    { $me ->
        [yes] You are
       *[no] { $seat } is
    } done trading: { $stone ->
        [1] the first stone, on the ring!
       *[other] a stone on the chalice.
    }
event-stopped =
    { $me ->
        [yes] Time is up for you.
       *[no] Time is up for { $seat }.
    }
event-trading-ended =
    { $stones ->
        [yes] The last stone is down: the market is closed.
       *[no] Time is up: the market is closed.
    } Now all choose what to show.
event-chose =
    { $me ->
        [yes] You have
       *[no] { $seat } has
    } chosen what to show.
event-shown =
    { $me ->
        [yes] You show
       *[no] { $seat } shows
    } { $cards } × { $ingredient }{ $jokers ->
        [0] {""}
       *[other] {" "}+ { $jokers } × { ingredient-black-something }
    }: { $worth } points.
event-shown-nothing =
    { $me ->
        [yes] You have
       *[no] { $seat } has
    } no collection. { $cards-count ->
        [0] The hand is empty.
       *[other] The hand, for all to see: { $cards }.
    }
event-tie-drawn =
    { $me ->
        [yes] A tie: you draw
       *[no] A tie: { $seat } draws
    } { $card }.
event-tie-lot = A tie, and too few cards to draw from: lots are cast. In this order: { $seats }.
event-ranked =
    Rank { $rank }: { $me ->
        [yes] you
       *[no] { $seat }
    }, with { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } from { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $spaces ->
        [0] {""}
        [-1] : 1 space back
        [-2] : 2 spaces back
        [-3] : 3 spaces back
        [one] : { $spaces } space ahead
       *[other] : { $spaces } spaces ahead
    }.
event-ring-moved =
    The stone on the ring ({ $seat }): { $spaces ->
        [-2] not among the best, 2 spaces back.
       *[other] among the best, { $spaces } spaces more.
    }
event-pawn-moved =
    { $me ->
        [yes] You are
       *[no] { $seat } is
    } on { $space ->
        [0] the start space
       *[other] space { $space }
    }.
event-lightning = Lightning strikes: the game is over!
event-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] You win the game
               *[other] You tie for the win ({ $winners })
            }
       *[no]
            { $winners-count ->
                [one] { $winners } wins the game
               *[other] { $winners } tie for the win
            }
    }, on { $space ->
        [0] the start space
       *[other] space { $space }
    }.

## Why something may not be done.

illegal-over = The game is over.
illegal-done-already = You are done here: wait for the others.
illegal-trading-over = The market is closed: now collections are chosen.
illegal-trade-first = The market is still open: collections are chosen when it has closed.
illegal-must-show = You can form a collection, so you have to show at least one.
illegal-no-collection = You cannot show that: it takes at least two cards from your hand, one of them of the ingredient itself, no more than may lie in one collection, and another ingredient than your first.
illegal-no-cards = At least one card has to be named on each side.
illegal-too-many-cards = Too many cards: at most { $most } on one side.
illegal-too-many-offers = You have { $most } offers, calls and answers standing: take one back first.
illegal-empty-hand = Without cards in hand there is nothing to trade.
illegal-same-both-ways = The same ingredient cannot be given and wanted in one trade.
illegal-not-held = You do not have these cards in hand.
illegal-no-partner = There is nobody there whom you could offer that to.
illegal-partner-done = Too late: that player is done trading.
illegal-said-already = You have said that already, and it still stands.
illegal-offer-gone = That no longer stands: somebody was faster, or it was taken back.
illegal-own-offer = That is your own.
illegal-answer-calls = That is a call: answer it, and say what you want for the cards.
illegal-no-call = That is no call: take it up as it is, or make an offer of your own.
illegal-not-for-you = That is meant for somebody else.
illegal-not-yours = Only whoever said that can take it back.

## Options of a table.

option-track = Length of the track
    .help = Spaces after the start, from 10 to 60. A pawn on the last one ends the game.
option-minutes = Minutes for trading
    .help = How long the market is open in a round at most, from 1 to 30 minutes. Stones may close it sooner.
option-silence = Silence
    .help = For simulations only: the market closes once everybody has kept silent so many times in a row.

## The table in the browser. `$effect` is a difference with its sign; `$name` may be the reader, so it stands alone.

round-now = Round { $round }
best-now = Best two now
best-what = Your two best collections, as your hand is now: { $result }
group-label =
    { $count } × { $ingredient }{ $largest ->
        [0] {""}
       *[other] : brings { $now }, with one more { $more }
    }
group-full = full
i-give = I give
i-want = I want
to-one = › { $name }
for-you = for you
offer-made = Offer
call-made = Call it out
answer-made = Answer
start-over = Start over
one-step-back = One step back
compose-hint = Touch the cards that you give, and here what you want.
call-hint = Nothing but wishes: the others name their price.
market-label = The market
market-quiet = All is quiet. Make an offer!
market-empty = Nothing is on offer just now.
market-yours = { $count ->
        [0] Nothing here is for you to take now.
        [one] { $count } offer that you can take now.
       *[other] { $count } offers that you can take now.
    }
wants-price = Your price?
deal-done = Deal!
take-it-back = Take back
offer-label = No. { $number }, { $name }: { $give } for { $want }
call-label = No. { $number }, { $name }: { $want } wanted
effect-label = Effect on your two best: { $effect }
hurry = Only { $seconds } seconds left!
stone-sure = Really? No way back
stone-down = Your stone is down.
ring-place = Ring: the first stone
chalice-place = Chalice: a later stone
choose-title = What do you show?
choose-none = You have no collection: you show your hand.
choose-ready = You have chosen. The others are still choosing.
choose-hint = Touch an ingredient of your hand to take it in or out.
choose-jokers = Jokers
one-fewer = One fewer: { $what }
one-more = One more: { $what }
choose-total = Together
reckoning-title = Scoring of round { $round }
reckoning-again = Last scoring
reckoning-close = Continue
reckoning-nothing = no collection
reckoning-tie = { $why ->
        [cards] ahead with more cards
        [draw] ahead by the card drawn
       *[lot] ahead by lot
    }
reckoning-drawn = drew { $card }
track-label = The track: { $spaces } spaces
