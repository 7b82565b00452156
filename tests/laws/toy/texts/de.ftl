game-name = Höher
game-tagline = Die höchste Summe gewinnt.
game-author = Chaudron
event-began = { $me ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
  }
event-laid = { $me ->
    [yes] Du legst eine { $rank }.
   *[no] { $seat } legt eine { $rank }.
  }
event-drew = { $me ->
    [yes] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte.
  }
event-drew-rank = Du ziehst eine { $rank }.
ask-lay-one = Lege eine Karte.
move-lay = Eine { $rank } legen
zone-hand = Hand ({ $count })
zone-laid = Abgelegt ({ $count })
zone-stock = Stapel ({ $count })
illegal-not-held = Du hast keine { $rank }.
option-stock = Stapel
    .help = Mit Nachziehstapel spielen.
rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
