game-name = My game
game-tagline = Ein Topf. Lass ihn nicht überkochen.
game-author = Du

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9

zone-pot = Topf: { $total }
zone-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }

ask-pour-one = Wähle eine Karte und gieß sie ein.
move-pour = Die { $card } eingießen

event-received = Deine Karten: { $cards }.
event-poured = { $me ->
    [yes] Du gießt
   *[no] { $seat } gießt
  } die { $card } ein. Im Topf sind jetzt { $total }.
event-boiled-over = { $me ->
    [yes] Er kocht über. Du verlierst.
   *[no] Er kocht über. { $seat } verliert.
  }

illegal-not-held = Du kannst die { $card } jetzt nicht eingießen.

option-limit = Grenze
    .help = Wie viel in den Topf passt, von 12 bis 18.
