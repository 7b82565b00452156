game-name = Bouquet
game-tagline = Ce que personne d’autre ne cueille vaut un point.
game-author = Chaudron
event-gathered = { $me ->
    [yes] Vous avez fini votre cueillette.
   *[no] { $seat } a fini sa cueillette.
  }
event-shown = { $me ->
    [yes] Vous montrez { $herbs }.
   *[no] { $seat } montre { $herbs }.
  }
ask-gather-five = Cueillez cinq herbes.
move-gather = Cueillir { $herbs }
zone-garden = Jardin
zone-done = C’est fait
zone-posy = Bouquet ({ $count })
illegal-not-five = Cueillez cinq herbes, et non { $count }.
herb = { $name }
herb-a = anis
herb-b = basilic
herb-c = cerfeuil
herb-d = aneth
herb-e = sureau
herb-f = fenouil
herb-g = ail
herb-h = hysope
herb-i = lierre
herb-j = genièvre
herb-k = chou
herb-l = livèche
