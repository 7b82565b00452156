### The words of Hearts: German.

game-name = Hearts
game-tagline = Meide jedes Herz, entgehe der Pikdame – oder nimm alles und schieß den Mond.
game-author = Überliefert

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
card-jc = B♣
card-qc = D♣
card-kc = K♣
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
card-jd = B♦
card-qd = D♦
card-kd = K♦
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
card-jh = B♥
card-qh = D♥
card-kh = K♥
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
card-js = B♠
card-qs = D♠
card-ks = K♠
card-as = A♠

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
suit-any = beliebig

direction-nobody = niemanden
    .deal = Es werden keine Karten weitergegeben.
direction-left = nach links
    .deal = Drei Karten gehen nach links.
direction-across = nach gegenüber
    .deal = Drei Karten gehen nach gegenüber.
direction-right = nach rechts
    .deal = Drei Karten gehen nach rechts.

## The table.

zone-pass = Weitergeben ({ $to }): { $count } von 3
zone-trick =
    { $broken ->
        [yes] Ausgespielt: { $led }. Herz ist gebrochen.
       *[no] Ausgespielt: { $led }. Herz ist noch nicht gebrochen.
    }
zone-front =
    { $count ->
        [0] Nichts gespielt
       *[other] Gespielt
    }
zone-taken =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
zone-hand =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## What is asked, and what may be done.

ask-pass-one =
    { $left ->
        [one] Wähle die letzte Karte, die du { $direction } gibst.
       *[other] Wähle { $left } Karten, die du { $direction } gibst.
    }
ask-lead = Spiel zum Stich aus.
ask-follow = Spiel eine Karte zum Stich: { $suit } ist gefragt.
move-pass = { $card } weitergeben
move-play = { $card } spielen

## What happened.

event-dealt = Runde { $deal } von { $deals }. { $direction-deal }
event-received =
    { $me ->
        [yes] Deine Karten: { $cards }.
       *[no] { $seat } bekommt { $cards }.
    }
event-chose =
    { $me ->
        [yes] Du hast drei Karten gewählt.
       *[no] { $seat } hat drei Karten gewählt.
    }
event-got =
    { $me ->
        [yes] { $by } gibt dir { $cards }.
       *[no]
            { $by-me ->
                [yes] Du gibst { $cards } an { $seat }.
               *[no] { $by } gibt { $cards } an { $seat }.
            }
    }
event-opens =
    { $me ->
        [yes] Du hast die 2♣ und spielst aus.
       *[no] { $seat } hat die 2♣ und spielt aus.
    }
event-played =
    { $me ->
        [yes] Du spielst { $card }.
       *[no] { $seat } spielt { $card }.
    }
event-broke =
    { $me ->
        [yes] Du hast Herz gebrochen: Es darf jetzt ausgespielt werden.
       *[no] { $seat } hat Herz gebrochen: Es darf jetzt ausgespielt werden.
    }
event-took =
    { $me ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } den Stich{ $points ->
        [0] .
        [one] {" "}mit { $points } Punkt.
       *[other] {" "}mit { $points } Punkten.
    }
event-deal-ended = Runde { $deal } ist zu Ende.
event-shot-the-moon =
    { $me ->
        [yes] Du schießt den Mond: Alle anderen bekommen { $points } Punkte!
       *[no] { $seat } schießt den Mond: Alle anderen bekommen { $points } Punkte!
    }
event-scored =
    { $me ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, zusammen { $total }.
event-game-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] Du gewinnst
               *[other] Du gewinnst gemeinsam mit { $winners-others },
            }
       *[no]
            { $winners-count ->
                [one] { $winners } gewinnt
               *[other] { $winners } gewinnen gemeinsam
            }
    } mit { $total ->
        [one] { $total } Punkt.
       *[other] { $total } Punkten.
    }

## Why not.

illegal-not-your-turn = Du bist nicht am Zug.
illegal-pass-first = Erst gibt jeder drei Karten weiter.
illegal-passed-already = Deine drei Karten sind gewählt.
illegal-not-held = Du hast { $card } nicht.
illegal-two-first = Der erste Stich beginnt mit der 2♣.
illegal-club-first = Der erste Stich beginnt mit einem Kreuz.
illegal-not-broken = Herz darf erst ausgespielt werden, wenn es gebrochen ist.
illegal-must-follow = Du kannst bedienen ({ $suit }), also musst du.
illegal-no-points-yet = Kein Herz und keine D♠ im ersten Stich.

## Options.

option-deals = Runden
    .help = Wie viele Runden gespielt werden, von 1 bis 16.
option-pass-cards = Karten weitergeben
    .help = Vor dem Spiel gibt jeder drei Karten weiter: nach links, nach rechts, nach gegenüber und jedes vierte Mal gar nicht.
option-no-pts-on-first-trick = Erster Stich ohne Punkte
    .help = Herz und Pikdame dürfen im ersten Stich nicht abgeworfen werden.
option-can-lead-any-club = Mit beliebigem Kreuz beginnen
    .help = Wer die Kreuz 2 hat, darf auch ein anderes Kreuz ausspielen.
option-jd-bonus = Karobube
    .help = Wer den Karobuben nimmt, zieht zehn Punkte ab.
option-avoid-all-tricks-bonus = Gar kein Stich
    .help = Wer keinen Stich nimmt, zieht fünf Punkte ab.
option-must-break-hearts = Herz muss gebrochen werden
    .help = Herz darf erst ausgespielt werden, wenn eines abgeworfen wurde.
option-qs-breaks-hearts = Die Dame bricht Herz
    .help = Auch die Pikdame bricht Herz.
option-can-lead-hearts-instead-of-qs = Die Dame schonen
    .help = Wer nur noch Herz und die Pikdame hat, darf Herz ausspielen.
