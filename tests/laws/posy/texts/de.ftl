game-name = Sträußchen
game-tagline = Was sonst niemand pflückt, zählt einen Punkt.
game-author = Chaudron
event-gathered = { $me ->
    [yes] Du hast gepflückt.
   *[no] { $seat } hat gepflückt.
  }
event-shown = { $me ->
    [yes] Du zeigst { $herbs }.
   *[no] { $seat } zeigt { $herbs }.
  }
ask-gather-five = Pflücke fünf Kräuter.
move-gather = { $herbs } pflücken
zone-garden = Garten
zone-done = Fertig
zone-posy = Strauß ({ $count })
illegal-not-five = Pflücke fünf Kräuter, nicht { $count }.
herb = { $name }
herb-a = Anis
herb-b = Basilikum
herb-c = Kerbel
herb-d = Dill
herb-e = Holunder
herb-f = Fenchel
herb-g = Knoblauch
herb-h = Ysop
herb-i = Efeu
herb-j = Wacholder
herb-k = Kohl
herb-l = Liebstöckel
