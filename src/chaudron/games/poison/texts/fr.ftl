### The words of Poison: French.

game-name = Poison
game-tagline = Trois chaudrons bouillonnent : versez vos cartes, et laissez aux autres la goutte de trop.
game-author = Reiner Knizia

## Cards and colours. Every card's text can follow « un ».

card-red-1 = 1 rouge
card-red-2 = 2 rouge
card-red-4 = 4 rouge
card-red-5 = 5 rouge
card-red-7 = 7 rouge
card-blue-1 = 1 bleu
card-blue-2 = 2 bleu
card-blue-4 = 4 bleu
card-blue-5 = 5 bleu
card-blue-7 = 7 bleu
card-purple-1 = 1 violet
card-purple-2 = 2 violet
card-purple-4 = 4 violet
card-purple-5 = 5 violet
card-purple-7 = 7 violet
card-poison = Poison

colour-red = rouge
colour-blue = bleu
colour-purple = violet
colour-none = sans couleur

## The table.

zone-cauldron =
    { $total ->
        [0] Chaudron { $number } : vide
       *[other] Chaudron { $number } ({ $colour }) : { $total }/{ $limit }
    }
zone-stock =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
zone-aside =
    { $count ->
        [one] { $count } carte écartée
       *[other] { $count } cartes écartées
    }
zone-taken =
    { $count ->
        [one] { $count } carte ramassée
       *[other] { $count } cartes ramassées
    }
zone-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

## What is asked, and what may be done.

ask-play = Versez une carte dans un chaudron.
move-pour = { $card } dans le chaudron { $cauldron }

## What happened.

event-dealt =
    Manche { $round } sur { $rounds }. { $dealer-me ->
        [yes] Vous donnez
       *[no] { $dealer } donne
    }, { $starter-me ->
        [yes] vous commencez
       *[no] { $starter } commence
    }.
event-received =
    { $me ->
        [yes] Vos cartes : { $cards }.
       *[no] { $seat } reçoit : { $cards }.
    }
event-poured =
    { $me ->
        [yes] Vous versez
       *[no] { $seat } verse
    } un { $card } dans le chaudron { $cauldron }, { $total ->
        [13] qui est à ras bord avec 13
       *[other] qui monte à { $total }
    }{ $forced ->
        [yes] {" "}(dernière carte, un seul chaudron possible : jouée d’office)
       *[no] {""}
    }.
event-boiled-over =
    Le chaudron { $cauldron } déborde ! { $me ->
        [yes] Vous ramassez
       *[no] { $seat } ramasse
    } { $cards-count ->
        [one] une carte
       *[other] { $cards-count } cartes
    }{ $listed ->
        [yes] {" :"} { $cards }
       *[no] {""}
    }.
event-drew =
    { $me ->
        [yes] Vous piochez une carte
       *[no] { $seat } pioche une carte
    } { $left ->
        [0] (la pioche est vide)
       *[other] (il en reste { $left })
    }.
event-drew-card =
    { $me ->
        [yes] Vous avez pioché un { $card }.
       *[no] { $seat } a pioché un { $card }.
    }
event-round-ended = Fin de la manche { $round } : on retourne les cartes ramassées.
# « 2 rouges, 1 bleue et 3 Poison »: only what was taken is named, and the last is joined by « et ».
event-scored =
    { $me ->
        [yes] Devant vous
       *[no] Devant { $seat }
    } : { $red ->
        [0] {""}
        [one] { $red } rouge
       *[other] { $red } rouges
    }{ $blue ->
        [0] {""}
       *[other]
            { $red ->
                [0] {""}
               *[other]
                    { $purple ->
                        [0]
                            { $poison ->
                                [0] {" et "}
                               *[other] {", "}
                            }
                       *[other] {", "}
                    }
            }
    }{ $blue ->
        [0] {""}
        [one] { $blue } bleue
       *[other] { $blue } bleues
    }{ $purple ->
        [0] {""}
       *[other]
            { $red ->
                [0]
                    { $blue ->
                        [0] {""}
                       *[other]
                            { $poison ->
                                [0] {" et "}
                               *[other] {", "}
                            }
                    }
               *[other]
                    { $poison ->
                        [0] {" et "}
                       *[other] {", "}
                    }
            }
    }{ $purple ->
        [0] {""}
        [one] { $purple } violette
       *[other] { $purple } violettes
    }{ $poison ->
        [0] {""}
       *[other]
            { $red ->
                [0]
                    { $blue ->
                        [0]
                            { $purple ->
                                [0] {""}
                               *[other] {" et "}
                            }
                       *[other] {" et "}
                    }
               *[other] {" et "}
            }
    }{ $poison ->
        [0] {""}
       *[other] { $poison } Poison
    }{ $red ->
        [0]
            { $blue ->
                [0]
                    { $purple ->
                        [0]
                            { $poison ->
                                [0] aucune carte
                               *[other] {""}
                            }
                       *[other] {""}
                    }
               *[other] {""}
            }
       *[other] {""}
    }. { $spared-count ->
        [0] {""}
       *[other] Majorité en { $spared } : ces cartes ne comptent pas.{" "}
    }{ $points ->
        [0] Aucun point de pénalité
        [one] { $points } point de pénalité
       *[other] { $points } points de pénalité
    } dans cette manche, { $total } au total.
event-game-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] Vous gagnez la partie
               *[other] Vous gagnez à égalité avec { $winners-others },
            }
       *[no]
            { $winners-count ->
                [one] { $winners } gagne la partie
               *[other] { $winners } gagnent à égalité
            }
    } avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } de pénalité.

## What speaks for or against a move; said to whoever may make it. Costs are those that the round would have if it ended now.

reason-takes =
    vous ramassez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }{ $points ->
        [0]
            { $saved ->
                [0] , sans frais en l’état
                [one] , ce qui vous épargne { $saved } point en l’état
               *[other] , ce qui vous épargne { $saved } points en l’état
            }
        [one]  : { $points } point en l’état
       *[other]  : { $points } points en l’état
    }
reason-spares =
    vous avez la majorité en { $colour } ({ $cards }) : en l’état, ces cartes ne comptent pas
reason-costs =
    { $on } perd la majorité en { $colour } : { $points ->
        [one] { $points } point pour { $on } en l’état
       *[other] { $points } points pour { $on } en l’état
    }
reason-takes-nothing =
    vous ne ramassez rien, et { $room ->
        [0] il ne reste aucune marge
       *[other] il reste { $room } de marge
    }
reason-leaves = vous ne ramassez rien, et { $on } trouve le chaudron à { $total }
reason-sheds = vous vous défaites d’une forte carte tant qu’elle passe
reason-spends-low = vous lâchez une petite carte, qui passe souvent encore dans un chaudron presque plein
reason-spends-poison =
    { $left ->
        [0] vous lâchez votre dernier Poison, qui va dans n’importe quel chaudron
       *[other] vous lâchez un Poison, qui va dans n’importe quel chaudron, et en gardez { $left }
    }
reason-spikes =
    qui ramasse ce chaudron paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le Poison

## Why a card may not be poured so.

illegal-not-your-turn = Ce n’est pas à vous de jouer.
illegal-no-such-cauldron = Il n’y a pas de chaudron { $place } : seuls les chaudrons 1 à 3 existent.
illegal-card-not-held = Vous n’avez pas de { $card } en main.
illegal-colour-elsewhere = Le { $card } doit aller dans le chaudron { $place }, où sa couleur se trouve déjà.
illegal-other-colour = Le { $card } ne peut pas aller dans le chaudron { $place }, qui a déjà une autre couleur.

## Options of a table.

option-draw-pile = Avec pioche
    .help = La manche commence avec cinq cartes en main ; après chaque carte versée, on en pioche une tant qu’il en reste.
option-memory-aid = Aide-mémoire
    .help = Montre à tout moment quelles cartes ont été ramassées, et pas seulement combien.

## In the browser. The four letters on the cards differ from each other.

help-touch = Touchez une carte, puis le chaudron où la verser, ou faites-la glisser jusque-là. Touchée une seconde fois, elle retourne dans votre main.
letter-red = R
letter-blue = B
letter-purple = V
letter-poison = P
place-turn = en train de jouer
place-bot = bot
place-minded = un bot joue à sa place
place-away = hors ligne

reckoning-title = Manche { $round } : ce que chacun a ramassé
reckoning-points = Manche
reckoning-total = Total
reckoning-spared = épargné
reckoning-leads = en tête
reckoning-why = Qui est seul à avoir le plus de cartes d’une couleur ne paie rien pour elle. Toute autre potion coûte { $potion }, tout Poison { $poison }.
reckoning-aim = Le plus petit total gagne.

## One's own page.

standing-costs = Ce qui vous a coûté le plus : points de pénalité
