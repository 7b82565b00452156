game-name = My game
game-tagline = Une marmite. Ne la faites pas déborder.
game-author = Vous

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9

zone-pot = Marmite : { $total }
zone-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

ask-pour-one = Choisissez une carte à verser.
move-pour = Verser le { $card }

event-received = Vos cartes : { $cards }.
event-poured = { $me ->
    [yes] Vous versez
   *[no] { $seat } verse
  } le { $card }. La marmite est à { $total }.
event-boiled-over = { $me ->
    [yes] Elle déborde. Vous perdez.
   *[no] Elle déborde. { $seat } perd.
  }

illegal-not-held = Vous ne pouvez pas verser le { $card } maintenant.

option-limit = Limite
    .help = Ce que contient la marmite, de 12 à 18.
