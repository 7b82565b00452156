game-name = Lone
game-tagline = The strongest row wins, even an automaton's.
game-author = Chaudron
dummy = The automaton
card = { $herb } { $strength }
herb-a = anise
herb-b = basil
herb-c = chervil
event-laid = { $me ->
    [yes] You lay
   *[no] { $seat } lays
  } { $card }, of strength { $card-strength }{ $beside ->
    [none] { "" }
   *[other] , beside { $beside-herb }
  }.
event-turned = { $seat } turns up { $card }.
event-ended = { $winners } won.
ask-lay-one = Lay a card.
move-lay = Lay { $card }
zone-hand = Hand ({ $count })
zone-row = Row ({ $count })
illegal-not-held = You do not hold { $herb } { $strength }.
setup-easy-alone = The easy game is for one, not for { $seats }.
option-easy = Easy
    .help = The automaton turns up one card less.
