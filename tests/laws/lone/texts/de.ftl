game-name = Allein
game-tagline = Die stärkste Reihe gewinnt, auch die eines Automaten.
game-author = Chaudron
dummy = Der Automat
card = { $herb } { $strength }
herb-a = Anis
herb-b = Basilikum
herb-c = Kerbel
event-laid = { $me ->
    [yes] Du legst
   *[no] { $seat } legt
  } { $card } der Stärke { $card-strength }{ $beside ->
    [none] { "" }
   *[other] , neben { $beside-herb }
  }.
event-turned = { $seat } deckt { $card } auf.
event-ended = Gewonnen: { $winners }.
ask-lay-one = Leg eine Karte.
move-lay = { $card } legen
zone-hand = Hand ({ $count })
zone-row = Reihe ({ $count })
illegal-not-held = { $herb } { $strength } hast du nicht.
setup-easy-alone = Das leichte Spiel ist für eine Person, nicht für { $seats }.
option-easy = Leicht
    .help = Der Automat deckt eine Karte weniger auf.
