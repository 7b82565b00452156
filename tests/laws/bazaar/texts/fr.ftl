game-name = Bazar
game-tagline = Tout le monde échange avec tout le monde, tant qu’il reste du temps.
game-author = Chaudron
event-opened = Manche { $round } : le marché est ouvert.
event-offered =
    { $to ->
        [none] { $seat } offre { $give } contre { $want }.
       *[other] { $seat } offre { $give } contre { $want } à { $to }.
    }
event-withdrew = { $seat } reprend l’offre { $offer }.
event-traded = { $seat } donne { $give } à { $maker } et reçoit { $get }.
event-is-done = { $seat } a fini.
event-stopped = Le temps est écoulé pour { $seat }.
event-drew = { $seat } pioche { $ware }.
event-shown = { $seat } a { $wares }.
ask-trade = Échangez, ou taisez-vous.
move-offer =
    { $to ->
        [none] Offrir { $give } contre { $want }
       *[other] Offrir { $give } contre { $want } à { $to }
    }
    .form = Faire une offre
    .give = Que donnez-vous ?
    .want = Que voulez-vous ?
    .to = À qui ?
move-accept = Accepter l’offre { $offer }
move-withdraw = Reprendre l’offre { $offer }
move-done = Avoir fini
move-stop = Le temps est écoulé
zone-hand = Main ({ $count })
zone-stall = Offres ({ $count })
zone-done = C’est fait
offer = Offre { $number }
illegal-not-trading = Vous avez fini d’échanger.
illegal-bad-offer = Une offre nomme une ou deux marchandises de chaque côté, différentes, et quelqu’un qui échange.
illegal-not-held = Vous n’avez pas ces marchandises.
illegal-too-many = Vous avez déjà { $most } offres.
illegal-offer-gone = L’offre { $offer } n’est plus là.
illegal-not-for-you = L’offre { $offer } n’est pas pour vous.
option-seconds = Secondes par manche
    .help = La durée maximale d’une manche.
ware = { $name }
ware-a = pomme
ware-b = pain
ware-c = bougie
ware-d = tambour
