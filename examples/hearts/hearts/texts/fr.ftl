### The words of Hearts: French.

game-name = Dame de pique
game-tagline = Fuyez les cœurs, esquivez la dame de pique… ou ramassez tout et décrochez la lune.
game-author = Jeu traditionnel

## Cards and suits.

card-2c = 2♣
card-3c = 3♣
card-4c = 4♣
card-5c = 5♣
card-6c = 6♣
card-7c = 7♣
card-8c = 8♣
card-9c = 9♣
card-10c = 10♣
card-jc = V♣
card-qc = D♣
card-kc = R♣
card-ac = A♣
card-2d = 2♦
card-3d = 3♦
card-4d = 4♦
card-5d = 5♦
card-6d = 6♦
card-7d = 7♦
card-8d = 8♦
card-9d = 9♦
card-10d = 10♦
card-jd = V♦
card-qd = D♦
card-kd = R♦
card-ad = A♦
card-2h = 2♥
card-3h = 3♥
card-4h = 4♥
card-5h = 5♥
card-6h = 6♥
card-7h = 7♥
card-8h = 8♥
card-9h = 9♥
card-10h = 10♥
card-jh = V♥
card-qh = D♥
card-kh = R♥
card-ah = A♥
card-2s = 2♠
card-3s = 3♠
card-4s = 4♠
card-5s = 5♠
card-6s = 6♠
card-7s = 7♠
card-8s = 8♠
card-9s = 9♠
card-10s = 10♠
card-js = V♠
card-qs = D♠
card-ks = R♠
card-as = A♠

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
suit-any = au choix

direction-nobody = personne
    .deal = On ne passe pas de cartes.
direction-left = gauche
    .deal = Trois cartes passent à gauche.
direction-across = en face
    .deal = Trois cartes passent en face.
direction-right = droite
    .deal = Trois cartes passent à droite.

## The table.

zone-pass = À passer ({ $to }) : { $count } sur 3
zone-trick =
    { $broken ->
        [yes] Entame : { $led }. Le cœur est ouvert.
       *[no] Entame : { $led }. Le cœur n’est pas encore ouvert.
    }
zone-front =
    { $count ->
        [0] Rien de joué
       *[other] Carte jouée
    }
zone-taken =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
zone-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## What is asked, and what may be done.

ask-pass-one =
    { $left ->
        [one] Choisissez la dernière carte à passer ({ $direction }).
       *[other] Choisissez { $left } cartes à passer ({ $direction }).
    }
ask-lead = Entamez le pli.
ask-follow = Jouez dans le pli : { $suit } demandé.
move-pass = Passer { $card }
move-play = Jouer { $card }

## What happened.

event-dealt = Donne { $deal } sur { $deals }. { $direction-deal }
event-received =
    { $me ->
        [yes] Vos cartes : { $cards }.
       *[no] { $seat } reçoit { $cards }.
    }
event-chose =
    { $me ->
        [yes] Vous avez choisi trois cartes.
       *[no] { $seat } a choisi trois cartes.
    }
event-got =
    { $me ->
        [yes] { $by } vous passe { $cards }.
       *[no]
            { $by-me ->
                [yes] Vous passez { $cards } à { $seat }.
               *[no] { $by } passe { $cards } à { $seat }.
            }
    }
event-opens =
    { $me ->
        [yes] Vous avez le 2♣ et entamez.
       *[no] { $seat } a le 2♣ et entame.
    }
event-played =
    { $me ->
        [yes] Vous jouez { $card }.
       *[no] { $seat } joue { $card }.
    }
event-broke =
    { $me ->
        [yes] Vous ouvrez le cœur : on peut maintenant l’entamer.
       *[no] { $seat } ouvre le cœur : on peut maintenant l’entamer.
    }
event-took =
    { $me ->
        [yes] Vous ramassez
       *[no] { $seat } ramasse
    } le pli{ $points ->
        [0] .
        [one] {" "}avec { $points } point.
       *[other] {" "}avec { $points } points.
    }
event-deal-ended = Fin de la donne { $deal }.
event-shot-the-moon =
    { $me ->
        [yes] Vous décrochez la lune : { $points } points pour tous les autres !
       *[no] { $seat } décroche la lune : { $points } points pour tous les autres !
    }
event-scored =
    { $me ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } au total.
event-game-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] Vous gagnez
               *[other] Vous gagnez à égalité avec { $winners-others },
            }
       *[no]
            { $winners-count ->
                [one] { $winners } gagne
               *[other] { $winners } gagnent à égalité
            }
    } avec { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }

## Why not.

illegal-not-your-turn = Ce n’est pas votre tour.
illegal-pass-first = On passe d’abord trois cartes.
illegal-passed-already = Vos trois cartes sont choisies.
illegal-not-held = Vous n’avez pas { $card }.
illegal-two-first = Le premier pli commence par le 2♣.
illegal-club-first = Le premier pli commence par un trèfle.
illegal-not-broken = On n’entame pas cœur avant qu’il soit ouvert.
illegal-must-follow = Vous pouvez fournir ({ $suit }) : vous le devez.
illegal-no-points-yet = Ni cœur ni D♠ dans le premier pli.

## Options.

option-deals = Donnes
    .help = Le nombre de donnes, de 1 à 16.
option-pass-cards = Passer des cartes
    .help = Avant de jouer, chacun passe trois cartes : à gauche, à droite, en face, puis pas du tout.
option-no-pts-on-first-trick = Premier pli sans points
    .help = On ne défausse ni cœur ni dame de pique dans le premier pli.
option-can-lead-any-club = Commencer par n’importe quel trèfle
    .help = Qui a le 2 de trèfle peut entamer d’un autre trèfle.
option-jd-bonus = Valet de carreau
    .help = Qui ramasse le valet de carreau retranche dix points.
option-avoid-all-tricks-bonus = Aucun pli
    .help = Qui ne ramasse aucun pli retranche cinq points.
option-must-break-hearts = Cœur à ouvrir
    .help = On n’entame pas cœur avant qu’un cœur ait été défaussé.
option-qs-breaks-hearts = La dame ouvre le cœur
    .help = La dame de pique ouvre aussi le cœur.
option-can-lead-hearts-instead-of-qs = Épargner la dame
    .help = Qui n’a plus que des cœurs et la dame de pique peut entamer cœur.
