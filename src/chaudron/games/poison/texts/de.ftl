### The words of Poison: German.

game-name = Poison
game-tagline = Drei Kessel brodeln: Gieß deine Karten hinein – und überlass den Tropfen zu viel den anderen.
game-author = Reiner Knizia

## Cards and colours. Every card's text can follow „eine“ and „die“, as subject or object.

card-red-1 = rote 1
card-red-2 = rote 2
card-red-4 = rote 4
card-red-5 = rote 5
card-red-7 = rote 7
card-blue-1 = blaue 1
card-blue-2 = blaue 2
card-blue-4 = blaue 4
card-blue-5 = blaue 5
card-blue-7 = blaue 7
card-purple-1 = violette 1
card-purple-2 = violette 2
card-purple-4 = violette 4
card-purple-5 = violette 5
card-purple-7 = violette 7
card-poison = Giftkarte

colour-red = Rot
colour-blue = Blau
colour-purple = Violett
colour-none = noch ohne Farbe

## The table.

zone-cauldron =
    { $total ->
        [0] Kessel { $number }: leer
       *[other] Kessel { $number } ({ $colour }): { $total }/{ $limit }
    }
zone-stock =
    { $count ->
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
zone-aside =
    { $count ->
        [one] { $count } Karte beiseitegelegt
       *[other] { $count } Karten beiseitegelegt
    }
zone-taken =
    { $count ->
        [one] { $count } Karte kassiert
       *[other] { $count } Karten kassiert
    }
zone-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

## What is asked, and what may be done.

ask-play = Wähle eine Karte und den Kessel für sie.
move-pour = { $card } in Kessel { $cauldron }

## What happened.

event-dealt =
    Runde { $round } von { $rounds }. { $dealer-me ->
        [yes] Du gibst
       *[no] { $dealer } gibt
    }, { $starter-me ->
        [yes] du beginnst
       *[no] { $starter } beginnt
    }.
event-received =
    { $me ->
        [yes] Deine Karten: { $cards }.
       *[no] { $seat } bekommt: { $cards }.
    }
event-poured =
    { $me ->
        [yes] Du gießt
       *[no] { $seat } gießt
    } eine { $card } in Kessel { $cauldron }, { $total ->
        [13] der mit 13 randvoll ist
       *[other] der jetzt bei { $total } steht
    }{ $forced ->
        [yes] {" "}(letzte Karte, nur ein Kessel möglich: automatisch gespielt)
       *[no] {""}
    }.
event-boiled-over =
    Kessel { $cauldron } kocht über! { $me ->
        [yes] Du kassierst
       *[no] { $seat } kassiert
    } { $cards-count ->
        [one] eine Karte
       *[other] { $cards-count } Karten
    }{ $listed ->
        [yes] {":"} { $cards }
       *[no] {""}
    }.
event-drew =
    { $me ->
        [yes] Du ziehst eine Karte nach
       *[no] { $seat } zieht eine Karte nach
    } { $left ->
        [0] (der Stapel ist leer)
       *[other] (noch { $left } im Stapel)
    }.
event-drew-card =
    { $me ->
        [yes] Du hast eine { $card } gezogen.
       *[no] { $seat } hat eine { $card } gezogen.
    }
event-round-ended = Ende von Runde { $round }: Die kassierten Karten werden aufgedeckt.
# „2 Rote, 1 Blaue und 3 Giftkarten“: only what was taken is named, and the last is joined by „und“.
event-scored =
    { $me ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $red ->
        [0] {""}
       *[other] { $red } Rote
    }{ $blue ->
        [0] {""}
       *[other]
            { $red ->
                [0] {""}
               *[other]
                    { $purple ->
                        [0]
                            { $poison ->
                                [0] {" und "}
                               *[other] {", "}
                            }
                       *[other] {", "}
                    }
            }
    }{ $blue ->
        [0] {""}
       *[other] { $blue } Blaue
    }{ $purple ->
        [0] {""}
       *[other]
            { $red ->
                [0]
                    { $blue ->
                        [0] {""}
                       *[other]
                            { $poison ->
                                [0] {" und "}
                               *[other] {", "}
                            }
                    }
               *[other]
                    { $poison ->
                        [0] {" und "}
                       *[other] {", "}
                    }
            }
    }{ $purple ->
        [0] {""}
       *[other] { $purple } Violette
    }{ $poison ->
        [0] {""}
       *[other]
            { $red ->
                [0]
                    { $blue ->
                        [0]
                            { $purple ->
                                [0] {""}
                               *[other] {" und "}
                            }
                       *[other] {" und "}
                    }
               *[other] {" und "}
            }
    }{ $poison ->
        [0] {""}
        [one] { $poison } Giftkarte
       *[other] { $poison } Giftkarten
    }{ $red ->
        [0]
            { $blue ->
                [0]
                    { $purple ->
                        [0]
                            { $poison ->
                                [0] nichts
                               *[other] {""}
                            }
                       *[other] {""}
                    }
               *[other] {""}
            }
       *[other] {""}
    } kassiert. { $spared-count ->
        [0] {""}
       *[other] Mehrheit bei { $spared }: Diese Karten zählen nicht.{" "}
    }{ $points ->
        [0] Keine Minuspunkte
        [one] { $points } Minuspunkt
       *[other] { $points } Minuspunkte
    } in dieser Runde, insgesamt { $total }.
event-game-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] Du gewinnst die Partie
               *[other] Du gewinnst gemeinsam mit { $winners-others },
            }
       *[no]
            { $winners-count ->
                [one] { $winners } gewinnt die Partie
               *[other] { $winners } gewinnen gemeinsam
            }
    } mit { $total ->
        [one] { $total } Minuspunkt
       *[other] { $total } Minuspunkten
    }.

## What speaks for or against a move; said to whoever may make it. Costs are those that the round would have if it ended now.

reason-takes =
    du kassierst { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }{ $points ->
        [0]
            { $saved ->
                [0] , die nach jetzigem Stand nichts kosten
                [one] , und sparst nach jetzigem Stand { $saved } Punkt
               *[other] , und sparst nach jetzigem Stand { $saved } Punkte
            }
        [one] : nach jetzigem Stand { $points } Punkt
       *[other] : nach jetzigem Stand { $points } Punkte
    }
reason-spares =
    du hast die Mehrheit bei { $colour } ({ $cards }): nach jetzigem Stand zählen diese Karten nicht
reason-costs =
    { $on } verliert die Mehrheit bei { $colour }: { $points ->
        [one] nach jetzigem Stand { $points } Punkt für { $on }
       *[other] nach jetzigem Stand { $points } Punkte für { $on }
    }
reason-takes-nothing =
    du kassierst nichts, und es ist { $room ->
        [0] kein Platz mehr
       *[other] noch Platz für { $room }
    }
reason-leaves = du kassierst nichts, und { $on } findet den Kessel bei { $total } vor
reason-sheds = du wirst eine hohe Karte los, solange sie passt
reason-spends-low = du gibst eine niedrige Karte her, die oft noch in einen fast vollen Kessel passt
reason-spends-poison =
    { $left ->
        [0] du gibst deine letzte Giftkarte her, die in jeden Kessel darf
       *[other] du gibst eine Giftkarte her, die in jeden Kessel darf, und behältst { $left }
    }
reason-spikes =
    wer den Kessel kassiert, zahlt für die Giftkarte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Why a card may not be poured so.

illegal-not-your-turn = Du bist gerade nicht am Zug.
illegal-no-such-cauldron = Kessel { $place } gibt es nicht, nur die Kessel 1 bis 3.
illegal-card-not-held = Du hast keine { $card } auf der Hand.
illegal-colour-elsewhere = Die { $card } muss in Kessel { $place }: Dort liegt ihre Farbe schon.
illegal-other-colour = Die { $card } darf nicht in Kessel { $place }: Er hat schon eine andere Farbe.

## Options of a table.

option-draw-pile = Nachziehstapel
    .help = Jede Runde beginnt mit fünf Handkarten; nach jeder gegossenen Karte wird eine nachgezogen, solange der Stapel reicht.
option-memory-aid = Gedächtnisstütze
    .help = Zeigt jederzeit, welche Karten kassiert wurden, nicht nur wie viele.

## In the browser. The four letters on the cards differ from each other.

help-touch = Tippe eine Karte an und dann den Kessel, in den sie soll, oder zieh sie dorthin. Ein zweites Tippen legt sie wieder zurück.
letter-red = R
letter-blue = B
letter-purple = V
letter-poison = G
place-turn = am Zug
place-bot = Bot
place-minded = ein Bot spielt
place-away = abwesend

reckoning-title = Runde { $round }: was alle kassiert haben
reckoning-points = Runde
reckoning-total = Summe
reckoning-spared = verschont
reckoning-leads = vorn
reckoning-why = Wer allein die meisten Karten einer Farbe hat, bleibt von ihr verschont. Jeder andere Trank kostet { $potion }, jedes Gift { $poison }.
reckoning-aim = Die wenigsten Punkte gewinnen.

## One's own page.

standing-costs = Was dich am meisten gekostet hat: Strafpunkte
