game-name = Bazaar
game-tagline = Everybody trades with everybody, until time is up.
game-author = Chaudron
event-opened = Round { $round }: the market is open.
event-offered =
    { $to ->
        [none] { $seat } offers { $give } for { $want }.
       *[other] { $seat } offers { $give } for { $want } to { $to }.
    }
event-withdrew = { $seat } takes back offer { $offer }.
event-traded = { $seat } gives { $maker } { $give } and gets { $get }.
event-is-done = { $seat } is done.
event-stopped = Time is up for { $seat }.
event-drew = { $seat } draws { $ware }.
event-shown = { $seat } has { $wares }.
ask-trade = Trade, or keep silent.
move-offer =
    { $to ->
        [none] Offer { $give } for { $want }
       *[other] Offer { $give } for { $want } to { $to }
    }
    .form = Make an offer
    .give = What do you give?
    .want = What do you want?
    .to = To whom?
move-accept = Accept offer { $offer }
move-withdraw = Take back offer { $offer }
move-done = Be done
move-stop = Time is up
zone-hand = Hand ({ $count })
zone-stall = Offers ({ $count })
zone-done = Done
offer = Offer { $number }
illegal-not-trading = You are done trading.
illegal-bad-offer = An offer names one or two wares on each side, different ones, and somebody who trades.
illegal-not-held = You do not have these wares.
illegal-too-many = You have { $most } offers already.
illegal-offer-gone = Offer { $offer } is gone.
illegal-not-for-you = Offer { $offer } is not for you.
option-seconds = Seconds of a round
    .help = How long a round of trading takes at most.
ware = { $name }
ware-a = apple
ware-b = bread
ware-c = candle
ware-d = drum
