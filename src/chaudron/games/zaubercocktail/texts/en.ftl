### The words of Zaubercocktail: English.

game-name = Zaubercocktail
game-tagline = “Two Greenroot for a Golden Rose!” Everyone trades with everyone, all at once: gather the richest collections, and know when to stop.
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
        [0] A joker: it adds one card to any collection that has at least one card of the ingredient itself.
       *[other] A collection of n cards scores n × (n + { $worth }) points: at least 2 cards, at most { $largest }.
    }

## The table. What is said on the market is numbered; `$to` is not said.

stone = Glass stone

zone-recipe =
    { $first ->
        [0] Lightning!
       *[other] Recipe: 1st +{ $first }, 2nd +{ $second }, 3rd +{ $third }, last −{ $last }
    }
zone-recipes =
    { $count ->
        [0] No recipe left
        [one] { $count } recipe card left, the lightning
       *[other] { $count } recipe cards left, one of them the lightning
    }
zone-past = Recipes so far
recipe = +{ $first }/+{ $second }/+{ $third }/−{ $last }
zone-pile =
    Draw pile: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
zone-stones = { $count } of { $places } glass stones
zone-offer-give = No. { $number }: gives
zone-offer-want = No. { $number }: wants
zone-call = No. { $number }: wanted
zone-display = No. { $number }: up for trade
zone-answer-give = No. { $number } (answer to no. { $call }): gives
zone-answer-want = No. { $number } (answer to no. { $call }): wants
zone-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
zone-chosen = Chosen to show
zone-sayings = What you can do

say-stone = Place my stone
say-show = Show these
say-enough = Nothing more

## What is asked, and what may be done. `$to` is never the reader. “Nothing more” is also said by
## those who have no collection at all.

ask-trade = The market is open!
ask-choose-first = What will you show? Two or more cards of one ingredient, or one and a joker.
ask-choose-second = Show a second collection, of another ingredient, or nothing more?

move-offer =
    Offer{ $to ->
        [none] {""}
       *[other] {" "}to { $to }
    }: { $give } for { $want }
    .form = Make an offer
    .give = What do you give?
    .want = What do you want for it?
    .to = Who is it for?
move-call = Call: { $want } wanted
    .form = Call for something
    .want = What do you want?
move-display = Up for trade: { $give }
    .form = Say what you have
    .give = What do you have to give?
move-answer = Answer no. { $call }: for { $want }
    .form = Answer a call
    .call = Which call, by its number?
    .want = What do you want for the cards?
move-bid = Bid { $give } for no. { $display }
    .form = Bid for cards that are up for trade
    .display = Which ones, by their number?
    .give = What do you give for them?
move-accept = Deal! Accept no. { $offer }
move-withdraw = Withdraw no. { $offer }
move-place-stone = Place my stone
move-stop = Time is up
move-show =
    Show: { $cards } × { $ingredient }{ $jokers ->
        [0] {""}
       *[other] {" "}+ { $jokers } × { ingredient-black-something }
    }
move-enough = Show nothing more

## What happened. Calls are said as they are shouted: first what is given, then what is wanted for it.

event-began =
    All pawns are on the start space. { $dealer-me ->
        [yes] You deal
       *[no] { $dealer } deals
    } for the whole game.
event-dealt =
    { $me ->
        [yes] Your new cards
       *[no] New cards ({ $seat })
    }: { $cards }.
event-recipe-turned = Round { $round }: +{ $first }, +{ $second } and +{ $third } for the top three, −{ $last } for last place. The market is open!
event-offered =
    { $me ->
        [yes] You
       *[no] { $seat }
    }{ $to-me ->
        [yes] {" "}› you
       *[no]
            { $to ->
                [none] {""}
               *[other] {" "}› { $to }
            }
    }: { $give } for { $want }! (no. { $offer })
event-called =
    { $me ->
        [yes] You
       *[no] { $seat }
    }: { $want } wanted! Name your price! (no. { $offer })
event-displayed =
    { $me ->
        [yes] You
       *[no] { $seat }
    }: { $give } up for trade! What will you give? (no. { $offer })
event-answered =
    { $me ->
        [yes] You
       *[no] { $seat }
    } › { $to-me ->
        [yes] you
       *[no] { $to }
    }: { $give }? For { $want }! (no. { $offer })
event-bid-made =
    { $me ->
        [yes] You
       *[no] { $seat }
    } › { $to-me ->
        [yes] you
       *[no] { $to }
    }: { $give } for { $want }! (no. { $offer })
event-withdrawn =
    { $me ->
        [yes] You withdraw
       *[no] { $seat } withdraws
    } no. { $offer }.
event-lapsed =
    { $me ->
        [yes] Your no. { $offer }
       *[no] No. { $offer } ({ $seat })
    } has lapsed.
event-traded =
    Deal on no. { $offer }! { $me ->
        [yes] You give { $maker } { $give } and get { $get }.
       *[no]
            { $maker-me ->
                [yes] { $seat } gives you { $give } and gets { $get }.
               *[no] { $seat } gives { $maker } { $give } and gets { $get }.
            }
    }
event-stone-placed =
    { $me ->
        [yes] You are
       *[no] { $seat } is
    } done trading: { $stone ->
        [1] the first stone is on the ring!
       *[other] another stone is on the chalice.
    }
event-stopped =
    { $me ->
        [yes] Time is up for you.
       *[no] Time is up for { $seat }.
    }
event-trading-ended =
    { $stones ->
        [yes] The last stone is placed: the market is closed.
       *[no] Time is up: the market is closed.
    } Now everyone chooses what to show.
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
    } no collection to show. { $cards-count ->
        [0] Empty hand.
       *[other] Hand revealed: { $cards }.
    }
event-tie-drawn =
    { $me ->
        [yes] A tie: you draw
       *[no] A tie: { $seat } draws
    } { $card }.
event-tie-lot = A tie, and too few cards left to draw: it is decided by lot. In this order: { $seats }.
event-ranked =
    Rank { $rank }: { $me ->
        [yes] you
       *[no] { $seat }
    }, { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $spaces ->
        [0] {""}
        [-1] : 1 space back
        [-2] : 2 spaces back
        [-3] : 3 spaces back
        [one] : { $spaces } space forward
       *[other] : { $spaces } spaces forward
    }.
event-ring-moved =
    { $me ->
        [yes] Your stone on the ring
       *[no] The stone on the ring ({ $seat })
    }: { $spaces ->
        [-2] not among the best, 2 spaces back.
       *[other] among the best, { $spaces } more spaces forward.
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
               *[other] You share the win with { $winners-others }
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

## What speaks for or against a move; said to whoever may make it. A trade is spoken of as if it came off.

reason-raises = your best two collections go from { $before } to { $after } points
reason-lowers = your best two collections drop from { $before } to { $after } points
reason-makes = you then have: { $cards } × { $ingredient }
reason-only-you = you then have { $cards } × { $ingredient }: nobody else can show as many
reason-spare-cards = you only give cards that your best two collections don’t need
reason-gives-at-most =
    { $on } gains { $points ->
        [0] no points
        [one] at most { $points } point
       *[other] at most { $points } points
    }
reason-known-to-hold =
    { $seats-count ->
        [one] { $seats } is known to hold this
       *[other] { $seats } are known to hold this
    }
reason-can-show =
    { $points ->
        [0] you have no collection to show
       *[other] you can show { $points } points now
    }
reason-ring = the first stone: { $spaces } spaces forward if you are among the best { $best }, otherwise back
reason-closes = your stone closes the market
reason-adds = { $points } points, { $total } in all
reason-best-two = it is one of your best two collections
reason-keeps-back =
    { $cards ->
        [0] you keep no card
        [one] you keep { $cards } card for later
       *[other] you keep { $cards } cards for later
    }

## Why something may not be done.

illegal-over = The game is over.
illegal-done-already = You’re done for now: wait for the others.
illegal-trading-over = The market is closed: it’s time to choose collections.
illegal-trade-first = The market is still open: collections are chosen once it closes.
illegal-must-show = You can form a collection, so you must show at least one.
illegal-no-collection = You can’t show that. A collection needs at least two cards from your hand, one of them of the ingredient itself, and no more than its largest size; a second collection must be of another ingredient.
illegal-no-cards = Name at least one card on each side.
illegal-too-many-cards = Too many cards: at most { $most } on each side.
illegal-too-many-offers = You already have { $most } offers, calls, displays and answers on the market: withdraw one first.
illegal-empty-hand = You have no cards in hand to trade.
illegal-same-both-ways = You can’t give and want the same ingredient in one trade.
illegal-not-held = You don’t have these cards in hand.
illegal-no-partner = You can’t make an offer to that seat.
illegal-partner-done = Too late: that player is done trading.
illegal-said-already = You’ve already said that, and it still stands.
illegal-offer-gone = Too late: someone was faster, or it was withdrawn.
illegal-own-offer = That is your own.
illegal-answer-calls = That is a call: answer it, and say what you want for the cards.
illegal-bid-on-displays = These cards are up for trade: say what you give for them.
illegal-no-call = That is not a call: accept it as it is, or make an offer of your own.
illegal-not-for-you = That is meant for someone else.
illegal-not-yours = Only the player who said that can withdraw it.

## Options of a table.

option-track = Length of the track
    .help = Spaces after the start, from 10 to 60. A pawn on the last one ends the game.
option-minutes = Minutes for trading
    .help = How long the market stays open in each round, from 1 to 30 minutes. Stones may close it sooner.
option-silence = Silence
    .help = For simulations only: the market closes once everyone has stayed silent this many times in a row.

## The table in the browser. `$effect` is a difference with its sign.

help-touch = Tap a card in your hand to offer it, and again to offer one more; in your draft, the arrow undoes the last tap and, on a large screen, a tap on a chip takes one off. On the market, the first tap accepts an offer, answers a call, bids for what is up for trade or withdraws your own. Your stone needs a second tap. When you choose what to show, a tap adds an ingredient and the next removes it.
round-now = Round { $round }
best-now = Best two now
best-what = Your two best collections right now: { $result }
group-label =
    { $count } × { $ingredient }{ $largest ->
        [0] {""}
       *[other] : worth { $now }; with one more: { $more }
    }
group-full = full
# Captions beside figures: what an ingredient of the hand scores, how much more the two best score after a deal, the space of a pawn,
# and how far the recipe moves pawns.
caption-hand = Points now › with one more card
caption-effect = { $effect } pts
caption-space = space
caption-recipe = Spaces by rank
i-give = I give
i-want = I want
to-one = › { $name }
for-you = for you
offer-made = Offer
call-made = Call out
display-made = Any bids?
answer-made = Answer
bid-made = Bid
start-over = Clear
one-step-back = Undo
compose-hint = Tap the cards you give, and here the ones you want.
call-hint = Just a wish: the others name their price.
display-hint = No price yet: the others say what they give.
market-label = The market
market-quiet = All is quiet. Make an offer!
market-empty = Nothing on offer right now.
market-yours = { $count ->
        [0] No offers you can accept right now.
        [one] { $count } offer you can accept right now.
       *[other] { $count } offers you can accept right now.
    }
wants-price = Your price?
wants-bid = Your bid?
deal-done = Deal!
take-it-back = Withdraw
offer-label =
    No. { $number }, { $me ->
        [yes] you
       *[no] { $name }
    }: { $give } for { $want }
call-label =
    No. { $number }, { $me ->
        [yes] you
       *[no] { $name }
    }: { $want } wanted
display-label =
    No. { $number }, { $me ->
        [yes] you
       *[no] { $name }
    }: { $give } up for trade
effect-label = Effect on your two best: { $effect }
hurry = Only { $seconds } seconds left!
stone-sure = Sure? No going back
stone-down = Your stone is placed.
time-up = Time is up: you no longer trade.
ring-place = Ring: the first stone
chalice-place = Chalice: a later stone
choose-title = What will you show?
choose-none = You have no collection, so you reveal your hand.
choose-ready = You have chosen. The others are still choosing.
choose-hint = Tap an ingredient in your hand to add or remove it.
choose-jokers = Jokers
one-fewer = One fewer: { $what }
one-more = One more: { $what }
choose-total = Total
reckoning-title = Round { $round } scoring
reckoning-again = Last scoring
reckoning-nothing = no collection
reckoning-tie = { $why ->
        [cards] ahead with more cards
        [draw] ahead on the card drawn
       *[lot] ahead by lot
    }
reckoning-drawn = drew { $card }
track-label = The track: { $spaces } spaces

## One's own page.

standing-tastes = What you show most often
