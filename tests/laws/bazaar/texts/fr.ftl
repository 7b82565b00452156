game-name = Bazar
game-tagline = Tout le monde échange avec tout le monde, tant qu’il reste du temps.
game-author = Chaudron
event-opened = Manche { $round } : le marché est ouvert.
event-offered =
    { $me ->
        [yes] Vous offrez { $give } contre { $want }
       *[no] { $seat } offre { $give } contre { $want }
    }{ $to-me ->
        [yes] , à vous
       *[no]
            { $to ->
                [none] {""}
               *[other] {" "}à { $to }
            }
    }.
event-withdrew = { $me ->
    [yes] Vous reprenez l’offre { $offer }.
   *[no] { $seat } reprend l’offre { $offer }.
  }
event-traded =
    { $me ->
        [yes] Vous donnez { $give } à { $maker } et recevez { $get }.
       *[no]
            { $maker-me ->
                [yes] { $seat } vous donne { $give } et reçoit { $get }.
               *[no] { $seat } donne { $give } à { $maker } et reçoit { $get }.
            }
    }
event-is-done = { $me ->
    [yes] Vous avez fini.
   *[no] { $seat } a fini.
  }
event-stopped = { $me ->
    [yes] Le temps est écoulé pour vous.
   *[no] Le temps est écoulé pour { $seat }.
  }
event-drew = { $me ->
    [yes] Vous piochez { $ware }.
   *[no] { $seat } pioche { $ware }.
  }
event-shown = { $me ->
    [yes] Vous avez { $wares }.
   *[no] { $seat } a { $wares }.
  }
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
