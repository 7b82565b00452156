game-name = Donne
game-tagline = Le plus fort total gagne.
game-author = Chaudron
event-began = { $me ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
  }
event-laid = { $me ->
    [yes] Vous posez un { $rank }.
   *[no] { $seat } pose un { $rank }.
  }
event-drew = { $me ->
    [yes] Vous piochez une carte.
   *[no] { $seat } pioche une carte.
  }
event-drew-rank = Vous piochez un { $rank }.
ask-lay-one = Posez une carte.
move-lay = Poser un { $rank }
zone-hand = Main ({ $count })
zone-laid = Posées ({ $count })
zone-stock = Pioche ({ $count })
illegal-not-held = Vous n'avez pas de { $rank }.
option-stock = Pioche
    .help = Jouer avec une pioche.
rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
option-cards = Cartes
    .help = Un fichier avec les cartes de votre boîte : douze en tout.
option-hand-size = Main
    .help = Combien de cartes en main.
setup-size = Il faut { $wanted } cartes ; il y en a { $found } dans le fichier.
setup-twice = Le { $rank } figure deux fois dans le fichier.
