game-name = Posy
game-tagline = What nobody else gathers is worth a point.
game-author = Chaudron
event-gathered = { $me ->
    [yes] You have gathered.
   *[no] { $seat } has gathered.
  }
event-shown = { $me ->
    [yes] You show { $herbs }.
   *[no] { $seat } shows { $herbs }.
  }
ask-gather-five = Gather five herbs.
move-gather = Gather { $herbs }
zone-garden = Garden
zone-done = Done
zone-posy = Posy ({ $count })
illegal-not-five = Gather five herbs, not { $count }.
herb = { $name }
herb-a = anise
herb-b = basil
herb-c = chervil
herb-d = dill
herb-e = elder
herb-f = fennel
herb-g = garlic
herb-h = hyssop
herb-i = ivy
herb-j = juniper
herb-k = kale
herb-l = lovage
