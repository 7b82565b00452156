### The words of Liar's Dice: German.

game-name = Lügenwürfel
game-tagline = Alle würfeln verdeckt. Biete hoch, lüge gut und zweifle im rechten Augenblick.
game-author = Überliefert

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
count = { $number } ×
doubt = Das glaube ich nicht!

zone-bid =
    { $least ->
        [0] Noch kein Gebot
       *[other] Das Gebot: mindestens { $least } × { $face }
    }
zone-counts = Wie viele?
zone-faces = Welche Augenzahl?
zone-doubt = Oder lieber
zone-cup = { $count } Würfel
zone-shown = Zuletzt gezeigt

ask-open = Mach das erste Gebot: Wie viele Würfel welcher Augenzahl liegen unter allen Bechern zusammen?
ask-answer =
    { $by-me ->
        [yes] Du bietest { $count } × { $face }. Erhöhe oder zweifle.
       *[no] { $by } bietet { $count } × { $face }. Erhöhe oder zweifle.
    }
move-bid = { $count } × { $face }
move-doubt = Das glaube ich nicht!

event-round-began =
    Runde { $round } mit { $dice } Würfeln. { $me ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
event-rolled =
    { $me ->
        [yes] Du würfelst { $dice }.
       *[no] { $seat } würfelt { $dice }.
    }
event-claimed =
    { $me ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } { $count } × { $face }.
event-doubted =
    { $me ->
        [yes] Du glaubst { $by } die { $count } × { $face } nicht.
       *[no]
            { $by-me ->
                [yes] { $seat } glaubt dir die { $count } × { $face } nicht.
               *[no] { $seat } glaubt { $by } die { $count } × { $face } nicht.
            }
    }
event-shown =
    { $me ->
        [yes] Du hast { $dice }.
       *[no] { $seat } hat { $dice }.
    }
event-counted =
    Es sind { $found } × { $face }. { $me ->
        [yes] Du verlierst einen Würfel und behältst { $left }.
       *[no] { $seat } verliert einen Würfel und behält { $left }.
    }
event-left-out =
    { $me ->
        [yes] Du bist ausgeschieden.
       *[no] { $seat } ist ausgeschieden.
    }
event-game-ended =
    { $me ->
        [yes] Du gewinnst
       *[no] { $winners } gewinnt
    } mit { $left ->
        [one] einem Würfel ({ $left }).
       *[other] { $left } Würfeln.
    }

illegal-not-your-turn = Du bist nicht am Zug.
illegal-no-bid = Es gibt noch kein Gebot, an dem du zweifeln könntest.
illegal-too-low = Höher als { $count } × { $face }: mehr Würfel, oder gleich viele einer höheren Augenzahl.
illegal-too-many = Es gibt nur { $dice } Würfel.

option-dice = Würfel für jeden
    .help = Wie viele Würfel jeder zu Beginn hat, von 1 bis 6.
option-wild-ones = Einsen sind Joker
    .help = Eine Eins zählt als jede andere Augenzahl.
