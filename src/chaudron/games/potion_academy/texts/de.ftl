### The words of Potion Academy: German.

game-name = Potion Academy
game-tagline = Freitagabend in der Zaubertrankschule: Stell drei oder vier Fläschchen zusammen und stibitz die der anderen, bevor sie deine stibitzen.
# The rulebook names no author, so none is named here.
game-author = { "" }
game-alone = Allein gegen den Automaten

## A card is its potion, its target and its effect, said in this order; it stands after a colon or in brackets.

card = { $potion } · { $target } · { $effect }

potion-amber = Bernstein
potion-azure = Azur
potion-crimson = Karmin
potion-emerald = Smaragd
potion-violet = Violett
potion-ivory = Elfenbein
potion-none = ohne Trank

about-potion-none = Auf dieser Karte ist kein Trank: Sie zählt in keiner Kombination.

target-neighbours = Nachbarn
target-left = links
target-right = rechts
target-two-placed = 2+ ausgelegt
target-hand-2-3 = 2–3 auf der Hand
target-hand-3 = 3 auf der Hand
target-anyone = beliebig

effect-pickpocket = Langfinger
effect-bury = Falltür
effect-smash = Scherben
effect-snatch = Mopsen
effect-salvage = Fundgrube
effect-forage = Kräutersuche

about-effect-pickpocket = Sieh dir die ganze Hand des Ziels an und nimm eine Karte daraus. Braucht ein Ziel mit Handkarten.
about-effect-bury = Das Ziel schiebt eine Handkarte eigener Wahl unter den Nachziehstapel; dann ziehst du eine Karte. Braucht ein Ziel mit Handkarten.
about-effect-smash = Leg eine ausgelegte Karte des Ziels nach deiner Wahl auf den Ablagestapel. Braucht ein Ziel mit ausgelegten Karten.
about-effect-snatch = Nimm eine ausgelegte Karte des Ziels nach deiner Wahl auf die Hand. Braucht ein Ziel mit ausgelegten Karten.
about-effect-salvage = Nimm eine beliebige Karte vom Ablagestapel auf die Hand. Braucht kein Ziel, aber Karten im Ablagestapel.
about-effect-forage = Zieh zwei Karten, behalte eine auf der Hand und leg die andere ab. Braucht kein Ziel.

combination-three-different = drei verschiedene Tränke
combination-four-different = vier verschiedene Tränke
combination-three-alike = drei gleiche Tränke

colour-red = Rot
colour-blue = Blau
colour-orange = Orange
colour-green = Grün

# The automaton stands in sentences like the name of a player: at the beginning, or after a colon or an arrow.
dummy = Der Automat

## The table.

symbol-target =
    Ziel: { $name }{ $used ->
        [yes] {" "}(schon genutzt)
       *[no] {""}
    }
symbol-effect =
    Wirkung: { $name }{ $used ->
        [yes] {" "}(schon genutzt)
       *[no] {""}
    }

zone-pile =
    Nachziehstapel: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
zone-discard =
    Ablagestapel: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
zone-placed =
    { $colour ->
        [none] {""}
       *[other] Farbe { $colour } –{" "}
    }{ $points } von { $goal } Punkten, { $count ->
        [0] keine Karte ausgelegt
        [one] { $count } Karte ausgelegt
       *[other] { $count } Karten ausgelegt
    }
zone-symbols = Ziele und Wirkungen
zone-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
zone-seen = Diese Hand siehst du dir an
zone-drawn = Gezogene Karten: Behalte eine
zone-sayings = Was du sagen kannst
zone-aside = Erste Ablage, verdeckt
zone-tokens =
    { $count ->
        [0] keine Marker
        [one] { $count } Marker
       *[other] { $count } Marker
    }

say-refill = Hand auffüllen
say-done = Zug beenden
say-score-three-different = Werten: drei verschiedene
say-score-four-different = Werten: vier verschiedene
say-score-three-alike = Werten: drei gleiche

## What is asked, and what may be done.

ask-discard-first = Wähle die Karte, die du vor dem Start ablegst.
ask-take-turn =
    { $colour ->
        [none] Karte auslegen, Aktion auslösen oder Hand auffüllen?
       *[other] Farbe { $colour }: Karte auslegen, Aktion auslösen oder Hand auffüllen?
    }
ask-follow-up = Aktion auslösen, werten oder Zug beenden?
ask-may-score = Kombination jetzt werten oder Zug beenden?
ask-discard-one = Leg eine Handkarte ab.
ask-clear-one = Mehr als drei Karten ausgelegt: Leg eine davon ab.
ask-pick-card =
    { $on-me ->
        [yes] Langfinger: Welche deiner eigenen Karten nimmst du?
       *[no] Langfinger ({ $on }): Welche Karte nimmst du?
    }
ask-choose-buried =
    { $actor-me ->
        [yes] Falltür
       *[no] { $actor } löst die Falltür aus
    }: Welche deiner Karten kommt unter den Nachziehstapel?
ask-choose-salvage = Fundgrube: Welche Karte nimmst du vom Ablagestapel?
ask-keep-one = Kräutersuche: Welche Karte behältst du?

move-discard = Ablegen: { $card }
move-refill = Hand auffüllen
move-place = Auslegen: { $card }
move-use = { $by-effect }, mit: { $by }
move-aim =
    { $by-effect } › { $on-me ->
        [yes] dich selbst
       *[no] { $on }
    }, mit: { $by } + { $through }
move-hit =
    { $by-effect } › { $on-me ->
        [yes] dich selbst
       *[no] { $on }
    }, auf: { $card }, mit: { $by } + { $through }
move-score = Werten: { $combination }; zurück auf die Hand: { $keep }
move-take = Nehmen: { $card }
move-bury = Unter den Nachziehstapel schieben: { $card }
move-done = Zug beenden

## What happened. `$on` may be the automaton, whose article would have to be bent, so it stands in brackets or after an arrow.

event-began =
    Die Karten sind verteilt. { $me ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    }.
event-dealt =
    { $me ->
        [yes] Deine Karten: { $cards }.
       *[no] { $seat } bekommt: { $cards }.
    }
event-set-aside =
    { $me ->
        [yes] Du hast
       *[no] { $seat } hat
    } die Karte zum Ablegen gewählt.
event-set-card-aside =
    { $me ->
        [yes] Du legst
       *[no] { $seat } legt
    } verdeckt bereit: { $card }.
event-first-discard =
    { $me ->
        [yes] Du legst ab
       *[no] { $seat } legt ab
    }: { $card }.
event-turn-began =
    { $me ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } mit { $colour }.
event-refilled =
    { $me ->
        [yes] Du füllst deine Hand
       *[no] { $seat } füllt die Hand
    } auf{ $forced ->
        [yes] , weil nichts anderes möglich ist
       *[no] {""}
    }: { $count ->
        [0] keine Karte gezogen
        [one] { $count } Karte gezogen
       *[other] { $count } Karten gezogen
    }.
event-drew =
    { $me ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    }: { $cards }.
event-reshuffled =
    Der Ablagestapel wird gemischt und zum neuen Nachziehstapel: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
event-discarded =
    { $me ->
        [yes] Du legst ab
       *[no] { $seat } legt ab
    }: { $card }.
event-cleared =
    { $me ->
        [yes] Zu viele Karten ausgelegt. Du legst ab
       *[no] Zu viele Karten ausgelegt. { $seat } legt ab
    }: { $card }.
event-placed =
    { $me ->
        [yes] Du legst aus
       *[no] { $seat } legt aus
    }: { $card }.
event-used =
    { $me ->
        [yes] Du löst aus
       *[no] { $seat } löst aus
    }: { $by-effect }.
event-aimed =
    { $me ->
        [yes] Du löst aus
       *[no] { $seat } löst aus
    }: { $by-effect } ({ $through-target }) › { $on-me ->
        [yes]
            { $me ->
                [yes] dich selbst
               *[no] dich
            }
       *[no] { $on }
    }.
event-looked =
    { $me ->
        [yes] Du siehst dir
       *[no] { $seat } sieht sich
    } { $on-me ->
        [yes]
            { $me ->
                [yes] deine eigene Hand an
               *[no] deine Hand an
            }
       *[no] eine Hand an ({ $on })
    }: { $cards }.
event-picked =
    { $me ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } eine Karte aus { $on-me ->
        [yes]
            { $me ->
                [yes] deiner eigenen Hand
               *[no] deiner Hand
            }
       *[no] einer Hand ({ $on })
    }.
event-picked-card =
    { $on-me ->
        [yes]
            { $me ->
                [yes] Aus deiner eigenen Hand genommen
               *[no] { $seat } hat dir genommen
            }
       *[no]
            { $me ->
                [yes] Du hast genommen ({ $on })
               *[no] { $seat } hat genommen ({ $on })
            }
    }: { $card }.
event-buried =
    { $me ->
        [yes] Du schiebst
       *[no] { $seat } schiebt
    } eine Karte unter den Nachziehstapel.
event-buried-card =
    { $me ->
        [yes] Deine Karte unter dem Nachziehstapel
       *[no] Karte unter dem Nachziehstapel ({ $seat })
    }: { $card }.
event-drew-one =
    { $me ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } eine Karte.
event-smashed =
    { $me ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $on-me ->
        [yes] eine deiner ausgelegten Karten auf den Ablagestapel
       *[no] eine ausgelegte Karte auf den Ablagestapel ({ $on })
    }: { $card }.
event-snatched =
    { $me ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $on-me ->
        [yes] eine deiner ausgelegten Karten auf die Hand
       *[no] eine ausgelegte Karte auf die Hand ({ $on })
    }: { $card }.
event-salvaged =
    { $me ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } vom Ablagestapel: { $card }.
event-foraged =
    { $me ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $count ->
        [one] eine Karte, zum Behalten
       *[other] { $count } Karten, eine davon zum Behalten
    }.
event-kept =
    { $me ->
        [yes] Du behältst
       *[no] { $seat } behält
    }: { $card }.
event-rejected =
    { $me ->
        [yes] Du behältst eine Karte und legst
       *[no] { $seat } behält eine Karte und legt
    } die andere ab: { $card }.
event-scored =
    { $me ->
        [yes] Du bekommst
       *[no] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $combination }. Stand: { $total }.{ $kept-count ->
        [0] {""}
       *[other] {" "}Zurück auf die Hand: { $kept }.
    }{ $discarded-count ->
        [0] {""}
       *[other] {" "}Abgelegt: { $discarded }.
    }
event-opened = { $seat } beginnt mit: { $cards }.
event-replaced = Eine ausgelegte Karte kommt weg ({ $seat }): { $card }. An ihrer Stelle: { $by }.
event-turned = { $seat } deckt auf: { $card }.
event-turned-blank = Kein Trank: { $seat } legt diese Karte ab ({ $card }).
event-turned-new = Ein neuer Trank ({ $card-potion }): Sonst passiert nichts.
event-triggered = Diesen Trank gab es schon ({ $card-potion })! { $seat } löst aus: { $card-effect }.
event-fizzled = { $card-effect }: keine Wirkung.
event-dropped = Mehr als drei Karten auf der Hand. { $seat } legt ab: { $card }.
event-ended =
    { $cut ->
        [yes] Die Simulation endet hier.{" "}
       *[no] {""}
    }{ $me ->
        [yes]
            { $winners-count ->
                [one] Du gewinnst die Partie
               *[other] Du gewinnst gemeinsam mit { $winners-others }
            }
       *[no]
            { $winners-count ->
                [one] { $winners } gewinnt die Partie
               *[other] { $winners } gewinnen gemeinsam
            }
    }{ $tied ->
        [yes] {" "}(Gleichstand: Es gewinnt, wer die Partie beendet hat)
       *[no] {""}
    }.

## What speaks for or against a move; said to whoever may make it.

reason-scores =
    jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $total } von { $goal }
reason-wins = damit ist das Spiel gewonnen
reason-completes =
    damit ist die Kombination vollständig ({ $combination }): noch in diesem Zug { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-one-short =
    danach fehlt nur noch eine Karte ({ $combination }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-blank = sie hat keinen Trank: Sie zählt in keiner Kombination
reason-can-stop =
    { $on } könnte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } werten: Damit kannst du das sofort verhindern
reason-breaks =
    { $on } hätte damit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } werten können
reason-sets-back =
    { $on } behält { $left ->
        [0] keine ausgelegte Karte
        [one] { $left } ausgelegte Karte
       *[other] { $left } ausgelegte Karten
    }
reason-own-card = es ist deine eigene Karte
reason-robs =
    du nimmst { $cards ->
        [one] die einzige Karte dieser Hand
       *[other] die beste von { $cards } Karten dieser Hand
    }: { $on }
reason-buries =
    { $on-me ->
        [yes] du tauschst eine eigene Karte gegen die nächste
       *[no] { $on } gibt eine Karte ab, und du ziehst eine
    }
reason-no-use = es ändert nichts
reason-finds =
    dort liegt eine Karte mit diesem Trank, die eine Kombination vollständig macht ({ $potion }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-picks = du siehst zwei Karten und behältst die bessere
reason-draws =
    du ziehst { $cards ->
        [0] nichts
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
reason-forgoes =
    du könntest jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } werten
reason-matches =
    { $cards ->
        [one] du hast noch eine Karte mit demselben Trank ({ $potion })
       *[other] du hast noch { $cards } Karten mit demselben Trank ({ $potion })
    }
reason-elsewhere = { $cards } andere Karten mit diesem Trank liegen bei anderen aus oder auf dem Ablagestapel ({ $potion })

## Why something may not be done. The text `card` is filled with the card that was named.

illegal-not-your-turn = Du bist gerade nicht am Zug.
illegal-card-not-held = Diese Karte hast du nicht auf der Hand: { card }.
illegal-card-not-there = Diese Karte steht hier nicht zur Wahl: { card }.
illegal-not-yours = Das ist keine deiner ausgelegten Karten in diesem Zug: { card }.
illegal-already-chosen = Deine erste Ablage ist schon gewählt.
illegal-choose-discard = Wähle erst die Karte, die du ablegst.
illegal-no-combination = Deine ausgelegten Karten bilden diese Kombination nicht, oder diese Karte gehört nicht dazu.
illegal-already-scored = Eine Kombination je Zug: Du hast schon eine gewertet.
illegal-same-card = Ziel und Wirkung müssen von zwei verschiedenen Karten kommen.
illegal-used = Auf diesem Ziel oder dieser Wirkung liegt schon ein Marker.
illegal-not-reached = So weit reicht dieses Ziel nicht, oder die Wirkung kann dort nichts ausrichten.
illegal-cannot-work = Diese Wirkung kann jetzt nichts ausrichten: Es gibt keine Karte zu holen.
illegal-needs-new-card = Die Aktion muss Ziel oder Wirkung der Karte nutzen, die du gerade ausgelegt hast.
illegal-needs-target = Diese Wirkung braucht ein Ziel von einer anderen Karte.
illegal-not-now = Das geht an dieser Stelle des Zuges nicht.

## Why a table cannot be set up so, or a file of cards is refused. `$batch`, `$potion` and `$option` are written as in the file.

setup-cards-number =
    { $batch ->
        [from-three] Karten 3+
        [from-four] Karten 4+
       *[from-five] Karten 5+
    }: { $found ->
        [one] { $found } Karte
       *[other] { $found } Karten
    } statt { $expected }.
setup-cards-potion =
    { $batch ->
        [from-three] Karten 3+
        [from-four] Karten 4+
       *[from-five] Karten 5+
    }: Der Trank „{ $potion ->
        [amber] Bernstein
        [azure] Azur
        [crimson] Karmin
        [emerald] Smaragd
        [violet] Violett
       *[ivory] Elfenbein
    }“ steht dort auf { $found ->
        [one] { $found } Karte
       *[other] { $found } Karten
    }. Jeder Trank muss auf genau 4 Karten stehen, alle aus demselben Satz.
setup-cards-blank =
    { $batch ->
        [from-three] Karten 3+
        [from-four] Karten 4+
       *[from-five] Karten 5+
    }: { $found ->
        [one] { $found } Karte
       *[other] { $found } Karten
    } ohne Trank statt 2.
setup-cards-twice = Karte { $place } der Datei ist die gleiche wie Karte { $other }: Zwei Karten müssen sich in Trank, Ziel oder Wirkung unterscheiden.
setup-not-solo =
    { $option ->
        [to-six] „Bis 6 Punkte“
       *[alike-four] „Drei gleiche für 4“
    } gibt es im Solospiel nicht: Dort geht es bis 10 Punkte.
setup-only-solo = „Leichterer Automat“ gibt es nur im Solospiel.

## Options of a table.

option-to-six = Bis 6 Punkte
    .help = Für eine längere Partie: Zum Sieg braucht es 6 Punkte statt 5. Nicht im Solospiel.
option-alike-four = Drei gleiche für 4
    .help = Für eine kürzere Partie: Drei gleiche Tränke bringen 4 Punkte statt 3. Nicht im Solospiel.
option-easier = Leichterer Automat
    .help = Nur im Solospiel: Der Automat beginnt mit 2 Karten auf der Hand und 2 ausgelegten statt mit je 3.
option-cards = Karten aus deiner Schachtel
    .help = Eine Datei mit den Karten deiner Ausgabe. Was auf welcher Karte steht, sagt die Spielregel nicht: Unsere sind rekonstruiert und passen zu allem, was sie nennt.
option-cut = Abbruch nach
    .help = Nur für Simulationen: Die Partie endet nach so vielen Zügen und wird gewertet, wie sie steht; 0 heißt nie.

## The skin in the browser.

help-touch = Was leuchtet, kannst du antippen. Mit dem Finger erklärt das erste Tippen eine Karte, und das zweite tut, was dann auf ihr steht, etwa „Auslegen“ oder „Ablegen“; mit Maus oder Tastatur gilt schon das erste. Für eine Aktion tippe eine Wirkung, ein Ziel und die Person oder Karte an, die es trifft; ein zweites Tippen auf ein Symbol hebt die Wahl auf.
# Where the names of targets and effects may be broken on a narrow card.
word-breaks = Nach-barn, Lang-finger, Fund-grube, Kräuter-suche, aus-gelegt
desk = Was du dir ansiehst
who-is-near = Wer ist wie nah dran?
what-scores = Was Punkte bringt
worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
near-alike = { $count } von { $of } gleichen Tränken
near-different = { $count } von { $of } verschiedenen Tränken
reaches-now =
    { $me ->
        [yes]
            { $count ->
                [one] Erreicht jetzt nur dich selbst.
               *[other] Erreicht jetzt dich selbst, außerdem: { $others }.
            }
       *[no]
            { $count ->
                [0] Erreicht jetzt niemanden.
               *[other] Erreicht jetzt: { $names }.
            }
    }
symbol-spent = Darauf liegt ein Marker: schon genutzt.
look-through = Durchsehen
automaton-did = Zug des Automaten
formula-effect = eine Wirkung
formula-target = ein Ziel auf einer anderen Karte
formula-whom = wen?
do-place = Auslegen
do-discard = Ablegen
do-take = Nehmen
do-bury = Unter den Stapel
do-use = Auslösen
brief-target-neighbours =
    { $seats ->
        [1] Erreicht den Automaten.
        [2] Erreicht eine der beiden gegnerischen Farben.
       *[other] Erreicht die Person direkt links oder rechts von dir.
    }
brief-target-left =
    { $seats ->
        [1] Erreicht den Automaten.
        [2] Erreicht die gegnerische Farbe links von dir.
        [3] Erreicht die Person links von dir.
       *[other] Erreicht eine der zwei Personen links von dir.
    }
brief-target-right =
    { $seats ->
        [1] Erreicht den Automaten.
        [2] Erreicht die gegnerische Farbe rechts von dir.
        [3] Erreicht die Person rechts von dir.
       *[other] Erreicht eine der zwei Personen rechts von dir.
    }
brief-target-two-placed =
    { $seats ->
        [1] Erreicht den Automaten, wenn er mindestens 2 Karten ausgelegt hat.
        [2] Erreicht eine gegnerische Farbe mit mindestens 2 ausgelegten Karten.
       *[other] Erreicht eine andere Person mit mindestens 2 ausgelegten Karten.
    }
brief-target-hand-2-3 =
    { $seats ->
        [1] Erreicht den Automaten, wenn er 2 oder 3 Karten auf der Hand hat.
       *[other] Erreicht eine andere Person mit 2 oder 3 Karten auf der Hand.
    }
brief-target-hand-3 =
    { $seats ->
        [1] Erreicht den Automaten, wenn er 3 Karten auf der Hand hat.
       *[other] Erreicht eine andere Person mit 3 Karten auf der Hand.
    }
brief-target-anyone =
    { $seats ->
        [1] Erreicht den Automaten oder dich selbst.
       *[other] Erreicht, wen du willst, auch dich selbst.
    }

reckoning-title =
    { $me ->
        [yes]
            { $count ->
                [one] Du punktest
               *[other] Du punktest, { $others } auch
            }
       *[no]
            { $count ->
                [one] { $names } punktet
               *[other] { $names } punkten
            }
    }
reckoning-points =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
reckoning-all = Die Punkte aller

## One's own page.

standing-tastes = Deine liebsten Effekte
