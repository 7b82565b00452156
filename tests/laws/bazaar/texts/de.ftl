game-name = Basar
game-tagline = Alle tauschen mit allen, bis die Zeit um ist.
game-author = Chaudron
event-opened = Runde { $round }: Der Markt ist offen.
event-offered =
    { $me ->
        [yes] Du bietest { $give } für { $want }
       *[no] { $seat } bietet { $give } für { $want }
    }{ $to-me ->
        [yes] , dir allein
       *[no]
            { $to ->
                [none] {""}
               *[other] , nur { $to }
            }
    }.
event-withdrew = { $me ->
    [yes] Du nimmst Angebot { $offer } zurück.
   *[no] { $seat } nimmt Angebot { $offer } zurück.
  }
event-traded =
    { $me ->
        [yes] Du gibst { $maker } { $give } und bekommst { $get }.
       *[no]
            { $maker-me ->
                [yes] { $seat } gibt dir { $give } und bekommt { $get }.
               *[no] { $seat } gibt { $maker } { $give } und bekommt { $get }.
            }
    }
event-is-done = { $me ->
    [yes] Du bist fertig.
   *[no] { $seat } ist fertig.
  }
event-stopped = { $me ->
    [yes] Für dich ist die Zeit um.
   *[no] Für { $seat } ist die Zeit um.
  }
event-drew = { $me ->
    [yes] Du ziehst { $ware }.
   *[no] { $seat } zieht { $ware }.
  }
event-shown = { $me ->
    [yes] Du hast { $wares }.
   *[no] { $seat } hat { $wares }.
  }
ask-trade = Tausche, oder schweige.
move-offer =
    { $to ->
        [none] { $give } für { $want } bieten
       *[other] { $give } für { $want } bieten, nur { $to }
    }
    .form = Etwas anbieten
    .give = Was gibst du?
    .want = Was willst du?
    .to = Wem?
move-accept = Angebot { $offer } annehmen
move-withdraw = Angebot { $offer } zurücknehmen
move-done = Fertig sein
move-stop = Die Zeit ist um
zone-hand = Hand ({ $count })
zone-stall = Angebote ({ $count })
zone-done = Fertig
offer = Angebot { $number }
illegal-not-trading = Du bist fertig mit Tauschen.
illegal-bad-offer = Ein Angebot nennt auf jeder Seite eine oder zwei Waren, verschiedene, und jemanden, der tauscht.
illegal-not-held = Diese Waren hast du nicht.
illegal-too-many = Du hast schon { $most } Angebote.
illegal-offer-gone = Angebot { $offer } gibt es nicht mehr.
illegal-not-for-you = Angebot { $offer } ist nicht für dich.
option-seconds = Sekunden einer Runde
    .help = Wie lange eine Runde höchstens dauert.
ware = { $name }
ware-a = Apfel
ware-b = Brot
ware-c = Kerze
ware-d = Trommel
