game-name = Basar
game-tagline = Alle tauschen mit allen, bis die Zeit um ist.
game-author = Chaudron
event-opened = Runde { $round }: Der Markt ist offen.
event-offered =
    { $to ->
        [none] { $seat } bietet { $give } für { $want }.
       *[other] { $seat } bietet { $to } { $give } für { $want }.
    }
event-withdrew = { $seat } nimmt Angebot { $offer } zurück.
event-traded = { $seat } gibt { $maker } { $give } und bekommt { $get }.
event-is-done = { $seat } ist fertig.
event-stopped = Für { $seat } ist die Zeit um.
event-drew = { $seat } zieht { $ware }.
event-shown = { $seat } hat { $wares }.
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
