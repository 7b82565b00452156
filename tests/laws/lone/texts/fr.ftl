game-name = Seul
game-tagline = La plus forte rangée gagne, même celle d’un automate.
game-author = Chaudron
dummy = L’automate
card = { $herb } { $strength }
herb-a = anis
herb-b = basilic
herb-c = cerfeuil
event-laid = { $me ->
    [yes] Vous posez
   *[no] { $seat } pose
  } { $card }, de force { $card-strength }{ $beside ->
    [none] { "" }
   *[other] , à côté de { $beside-herb }
  }.
event-turned = { $seat } retourne { $card }.
event-ended = { $winners } l’emporte.
ask-lay-one = Posez une carte.
move-lay = Poser { $card }
zone-hand = Main ({ $count })
zone-row = Rangée ({ $count })
illegal-not-held = Vous n’avez pas { $herb } { $strength }.
setup-easy-alone = La partie facile se joue seul, pas à { $seats }.
option-easy = Facile
    .help = L’automate retourne une carte de moins.
