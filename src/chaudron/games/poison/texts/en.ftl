### The words of Poison: English.

game-name = Poison
game-tagline = Three cauldrons on the boil: pour in your cards, and leave the drop too many to someone else.
game-author = Reiner Knizia

## Cards and colours. Every card's text can follow “a”.

card-red-1 = red 1
card-red-2 = red 2
card-red-4 = red 4
card-red-5 = red 5
card-red-7 = red 7
card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-4 = blue 4
card-blue-5 = blue 5
card-blue-7 = blue 7
card-purple-1 = purple 1
card-purple-2 = purple 2
card-purple-4 = purple 4
card-purple-5 = purple 5
card-purple-7 = purple 7
card-poison = Poison

colour-red = red
colour-blue = blue
colour-purple = purple
colour-none = no colour yet

## The table.

zone-cauldron =
    { $total ->
        [0] Cauldron { $number }: empty
       *[other] Cauldron { $number } ({ $colour }): { $total }/{ $limit }
    }
zone-stock =
    { $count ->
        [one] { $count } card in the draw pile
       *[other] { $count } cards in the draw pile
    }
zone-aside =
    { $count ->
        [one] { $count } card set aside
       *[other] { $count } cards set aside
    }
zone-taken =
    { $count ->
        [one] { $count } card taken
       *[other] { $count } cards taken
    }
zone-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }

## What is asked, and what may be done.

ask-play = Choose a card and the cauldron to pour it into.
move-pour = { $card } into cauldron { $cauldron }

## What happened.

event-dealt =
    Round { $round } of { $rounds }. { $dealer-me ->
        [yes] You deal
       *[no] { $dealer } deals
    }, { $starter-me ->
        [yes] you play first
       *[no] { $starter } plays first
    }.
event-received =
    { $me ->
        [yes] Your cards: { $cards }.
       *[no] { $seat } is dealt: { $cards }.
    }
event-poured =
    { $me ->
        [yes] You pour
       *[no] { $seat } pours
    } a { $card } into cauldron { $cauldron }, { $total ->
        [13] filling it to the brim at 13
       *[other] bringing it to { $total }
    }{ $forced ->
        [yes] {" "}(last card, only one cauldron possible: played automatically)
       *[no] {""}
    }.
event-boiled-over =
    Cauldron { $cauldron } boils over! { $me ->
        [yes] You take
       *[no] { $seat } takes
    } { $cards-count ->
        [one] one card
       *[other] { $cards-count } cards
    }{ $listed ->
        [yes] {":"} { $cards }
       *[no] {""}
    }.
event-drew =
    { $me ->
        [yes] You draw a card
       *[no] { $seat } draws a card
    } { $left ->
        [0] (the draw pile is empty)
       *[other] ({ $left } left)
    }.
event-drew-card =
    { $me ->
        [yes] You drew a { $card }.
       *[no] { $seat } drew a { $card }.
    }
event-round-ended = End of round { $round }: the taken cards are revealed.
# “2 red, 1 blue and 3 Poison”: only what was taken is named, and the last is joined by “and”.
event-scored =
    { $me ->
        [yes] You took
       *[no] { $seat } took
    } { $red ->
        [0] {""}
       *[other] { $red } red
    }{ $blue ->
        [0] {""}
       *[other]
            { $red ->
                [0] {""}
               *[other]
                    { $purple ->
                        [0]
                            { $poison ->
                                [0] {" and "}
                               *[other] {", "}
                            }
                       *[other] {", "}
                    }
            }
    }{ $blue ->
        [0] {""}
       *[other] { $blue } blue
    }{ $purple ->
        [0] {""}
       *[other]
            { $red ->
                [0]
                    { $blue ->
                        [0] {""}
                       *[other]
                            { $poison ->
                                [0] {" and "}
                               *[other] {", "}
                            }
                    }
               *[other]
                    { $poison ->
                        [0] {" and "}
                       *[other] {", "}
                    }
            }
    }{ $purple ->
        [0] {""}
       *[other] { $purple } purple
    }{ $poison ->
        [0] {""}
       *[other]
            { $red ->
                [0]
                    { $blue ->
                        [0]
                            { $purple ->
                                [0] {""}
                               *[other] {" and "}
                            }
                       *[other] {" and "}
                    }
               *[other] {" and "}
            }
    }{ $poison ->
        [0] {""}
       *[other] { $poison } Poison
    }{ $red ->
        [0]
            { $blue ->
                [0]
                    { $purple ->
                        [0]
                            { $poison ->
                                [0] nothing
                               *[other] {""}
                            }
                       *[other] {""}
                    }
               *[other] {""}
            }
       *[other] {""}
    }. { $spared-count ->
        [0] {""}
       *[other] Most cards in { $spared }: those cost nothing.{" "}
    }{ $points ->
        [0] No penalty points
        [one] { $points } penalty point
       *[other] { $points } penalty points
    } this round, { $total } in total.
event-game-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] You win the game
               *[other] You share the win with { $winners-others },
            }
       *[no]
            { $winners-count ->
                [one] { $winners } wins the game
               *[other] { $winners } tie for the win
            }
    } with { $total ->
        [one] { $total } penalty point
       *[other] { $total } penalty points
    }.

## What speaks for or against a move; said to whoever may make it. Costs are those that the round would have if it ended now.

reason-takes =
    you take { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $points ->
        [0]
            { $saved ->
                [0] , at no cost as things stand
                [one] , and save { $saved } point as things stand
               *[other] , and save { $saved } points as things stand
            }
        [one] : { $points } point as things stand
       *[other] : { $points } points as things stand
    }
reason-spares =
    you have the most cards in { $colour } ({ $cards }): as things stand, they cost you nothing
reason-costs =
    { $on } loses the lead in { $colour }: { $points ->
        [one] { $points } point for { $on } as things stand
       *[other] { $points } points for { $on } as things stand
    }
reason-takes-nothing =
    you take nothing, and there is { $room ->
        [0] no room left
       *[other] room for { $room } more
    }
reason-leaves = you take nothing, and { $on } finds the cauldron at { $total }
reason-sheds = you get rid of a high card while it fits
reason-spends-low = you part with a low card, which often still fits into a nearly full cauldron
reason-spends-poison =
    { $left ->
        [0] you part with your last Poison, which may go into any cauldron
       *[other] you part with a Poison, which may go into any cauldron, and keep { $left }
    }
reason-spikes =
    whoever takes the cauldron pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the Poison

## Why a card may not be poured there.

illegal-not-your-turn = It’s not your turn.
illegal-no-such-cauldron = There is no cauldron { $place }: they are numbered 1 to 3.
illegal-card-not-held = You have no { $card } in hand.
illegal-colour-elsewhere = The { $card } must go into cauldron { $place }, where its colour is already brewing.
illegal-other-colour = The { $card } can’t go into cauldron { $place }: another colour is brewing there.

## Options of a table.

option-draw-pile = Draw pile
    .help = Each round starts with five cards in hand. After pouring a card, you draw a new one while the pile lasts.
option-memory-aid = Memory aid
    .help = Always shows which cards have been taken, not just how many.

## In the browser. The four letters on the cards differ from each other.

help-touch = Tap a card, then the cauldron it goes into; or drag it there. A second tap on the card puts it down again.
letter-red = R
letter-blue = B
letter-purple = P
letter-poison = X
place-turn = to play
place-bot = bot
place-minded = a bot is filling in
place-away = away

reckoning-title = Round { $round }: what each of you took
reckoning-points = Round
reckoning-total = Total
reckoning-spared = spared
reckoning-leads = in the lead
reckoning-why = Whoever alone has the most of a colour pays nothing for it. Every other potion costs { $potion }, every Poison { $poison }.
reckoning-aim = The fewest points win.

## One's own page.

standing-costs = What cost you most: penalty points
