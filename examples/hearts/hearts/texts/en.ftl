### The words of Hearts: English.

game-name = Hearts
game-tagline = Duck every heart, dodge the queen of spades, or take them all and shoot the moon.
game-author = Traditional

## Cards and suits.

card-2c = 2♣
card-3c = 3♣
card-4c = 4♣
card-5c = 5♣
card-6c = 6♣
card-7c = 7♣
card-8c = 8♣
card-9c = 9♣
card-10c = 10♣
card-jc = J♣
card-qc = Q♣
card-kc = K♣
card-ac = A♣
card-2d = 2♦
card-3d = 3♦
card-4d = 4♦
card-5d = 5♦
card-6d = 6♦
card-7d = 7♦
card-8d = 8♦
card-9d = 9♦
card-10d = 10♦
card-jd = J♦
card-qd = Q♦
card-kd = K♦
card-ad = A♦
card-2h = 2♥
card-3h = 3♥
card-4h = 4♥
card-5h = 5♥
card-6h = 6♥
card-7h = 7♥
card-8h = 8♥
card-9h = 9♥
card-10h = 10♥
card-jh = J♥
card-qh = Q♥
card-kh = K♥
card-ah = A♥
card-2s = 2♠
card-3s = 3♠
card-4s = 4♠
card-5s = 5♠
card-6s = 6♠
card-7s = 7♠
card-8s = 8♠
card-9s = 9♠
card-10s = 10♠
card-js = J♠
card-qs = Q♠
card-ks = K♠
card-as = A♠

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
suit-any = any suit

direction-nobody = nobody
    .deal = No cards are passed.
direction-left = the left
    .deal = Three cards go to the left.
direction-across = the seat across
    .deal = Three cards go across.
direction-right = the right
    .deal = Three cards go to the right.

## The table.

zone-pass = To pass to { $to }: { $count } of 3
zone-trick =
    { $broken ->
        [yes] Led: { $led }. Hearts are broken.
       *[no] Led: { $led }. Hearts are not broken yet.
    }
zone-front =
    { $count ->
        [0] Nothing played
       *[other] Played
    }
zone-taken =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
zone-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## What is asked, and what may be done.

ask-pass-one =
    { $left ->
        [one] Choose the last card to pass to { $direction }.
       *[other] Choose { $left } cards to pass to { $direction }.
    }
ask-lead = Lead a card to the trick.
ask-follow = Play a card to the trick: { $suit } led.
move-pass = Pass { $card }
move-play = Play { $card }

## What happened.

event-dealt = Deal { $deal } of { $deals }. { $direction-deal }
event-received =
    { $me ->
        [yes] Your cards: { $cards }.
       *[no] { $seat } is dealt { $cards }.
    }
event-chose =
    { $me ->
        [yes] You have chosen three cards.
       *[no] { $seat } has chosen three cards.
    }
event-got =
    { $me ->
        [yes] You get { $cards } from { $by }.
       *[no]
            { $by-me ->
                [yes] { $seat } gets { $cards } from you.
               *[no] { $seat } gets { $cards } from { $by }.
            }
    }
event-opens =
    { $me ->
        [yes] You have the 2♣ and lead.
       *[no] { $seat } has the 2♣ and leads.
    }
event-played =
    { $me ->
        [yes] You play { $card }.
       *[no] { $seat } plays { $card }.
    }
event-broke =
    { $me ->
        [yes] You have broken hearts: they can be led now.
       *[no] { $seat } has broken hearts: they can be led now.
    }
event-took =
    { $me ->
        [yes] You take
       *[no] { $seat } takes
    } the trick{ $points ->
        [0] .
        [one] {" "}with { $points } point.
       *[other] {" "}with { $points } points.
    }
event-deal-ended = Deal { $deal } is over.
event-shot-the-moon =
    { $me ->
        [yes] You shoot the moon: everybody else gets { $points } points!
       *[no] { $seat } shoots the moon: everybody else gets { $points } points!
    }
event-scored =
    { $me ->
        [yes] You get
       *[no] { $seat } gets
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all.
event-game-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] You win
               *[other] You share the win with { $winners-others },
            }
       *[no]
            { $winners-count ->
                [one] { $winners } wins
               *[other] { $winners } tie for the win
            }
    } with { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }

## Why not.

illegal-not-your-turn = It is not your turn.
illegal-pass-first = First, everybody passes three cards.
illegal-passed-already = Your three cards are chosen.
illegal-not-held = You do not have { $card }.
illegal-two-first = The first trick begins with the 2♣.
illegal-club-first = The first trick begins with a club.
illegal-not-broken = Hearts cannot be led before they are broken.
illegal-must-follow = You can follow suit ({ $suit }), so you must.
illegal-no-points-yet = No hearts and no Q♠ in the first trick.

## Options.

option-deals = Deals
    .help = How many deals are played, from 1 to 16.
option-pass-cards = Pass cards
    .help = Before play, everybody passes three cards: to the left, to the right, across, and in every fourth deal not at all.
option-no-pts-on-first-trick = No points in the first trick
    .help = Hearts and the queen of spades cannot be thrown on the first trick.
option-can-lead-any-club = Begin with any club
    .help = Whoever has the two of clubs may lead another club first.
option-jd-bonus = Jack of diamonds
    .help = Whoever takes the jack of diamonds gets ten points off.
option-avoid-all-tricks-bonus = No trick at all
    .help = Whoever takes no trick gets five points off.
option-must-break-hearts = Hearts must be broken
    .help = Hearts cannot be led before one was thrown on another suit.
option-qs-breaks-hearts = The queen breaks hearts
    .help = The queen of spades breaks hearts, too.
option-can-lead-hearts-instead-of-qs = Spare the queen
    .help = Whoever has nothing but hearts and the queen of spades may lead a heart.
