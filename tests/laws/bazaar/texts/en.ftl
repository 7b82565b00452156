game-name = Bazaar
game-tagline = Everybody trades with everybody, until time is up.
game-author = Chaudron
event-opened = Round { $round }: the market is open.
event-offered =
    { $me ->
        [yes] You offer { $give } for { $want }
       *[no] { $seat } offers { $give } for { $want }
    }{ $to-me ->
        [yes] {" "}to you
       *[no]
            { $to ->
                [none] {""}
               *[other] {" "}to { $to }
            }
    }.
event-withdrew = { $me ->
    [yes] You take back offer { $offer }.
   *[no] { $seat } takes back offer { $offer }.
  }
event-traded =
    { $me ->
        [yes] You give { $maker } { $give } and get { $get }.
       *[no]
            { $maker-me ->
                [yes] { $seat } gives you { $give } and gets { $get }.
               *[no] { $seat } gives { $maker } { $give } and gets { $get }.
            }
    }
event-is-done = { $me ->
    [yes] You are done.
   *[no] { $seat } is done.
  }
event-stopped = { $me ->
    [yes] Time is up for you.
   *[no] Time is up for { $seat }.
  }
event-drew = { $me ->
    [yes] You draw { $ware }.
   *[no] { $seat } draws { $ware }.
  }
event-shown = { $me ->
    [yes] You have { $wares }.
   *[no] { $seat } has { $wares }.
  }
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
