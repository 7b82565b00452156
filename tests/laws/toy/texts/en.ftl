game-name = Higher
game-tagline = The highest sum wins.
game-author = Chaudron
event-began = { $me ->
    [yes] You begin.
   *[no] { $seat } begins.
  }
event-laid = { $me ->
    [yes] You lay a { $rank }.
   *[no] { $seat } lays a { $rank }.
  }
event-drew = { $me ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
  }
event-drew-rank = You draw a { $rank }.
ask-lay-one = Lay a card.
move-lay = Lay a { $rank }
zone-hand = Hand ({ $count })
zone-laid = Laid ({ $count })
zone-stock = Stock ({ $count })
illegal-not-held = You do not hold a { $rank }.
option-stock = Stock
    .help = Play with a stock.
rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
