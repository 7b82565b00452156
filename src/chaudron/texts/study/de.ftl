### The words of studies: German. Numbers arrive as they are to be read, with their unit.

# The decimal mark.
study-decimal = ,

study-title = { $game }: eine Studie
study-lead =
    { $games } Partien zwischen { $seats } gleich starken Spielern, alle der Bot „{ $bot }“, zeigen, wie dieses Spiel ist. { $more ->
        [0] {""}
       *[other] { $more } weitere Partien erproben Fehler, Gewohnheiten und Optionen.
    }
study-short = Kurz gesagt
study-contents = Was untersucht wurde
study-figures = Die Zahlen
study-data = Die Daten neben dieser Seite: eine Zeile für jede Partie ({ $files }), und alle Zahlen in { $figures }.
study-made = Erstellt mit
study-method = Wie man das liest
study-method-intervals = Ein Punkt ist, was die Partien sagen, und die Linie durch ihn sein 95-%-Intervall: In 95 von 100 Fällen liegt die Wahrheit darin. Eine Kartenverteilung zählt als eine Beobachtung. Die gestrichelte Linie ist da, wo alles gleich wäre.
study-method-bots = Das sind Bots, die vernünftig spielen und nie müde werden. Menschen spielen vielleicht anders, und dann ist anderes mehr wert.
study-method-chance = Wo der Zufall entscheidet, wer was hat, wie beim Austeilen, bewirkt er den Unterschied. Wo jemand wählt, geht er nur damit einher: Wer vorn liegt, wählt vielleicht anders.
study-method-many = Von zwanzig Intervallen verfehlt eines die Wahrheit. Ein einzelner, gerade noch klarer Befund kann Zufall sein.

study-line = was
study-value = Wert
study-interval = 95-%-Intervall
study-number = aus
study-games-axis = Anteil der Partien
study-players-axis = Anteil der Spieler

ordinal-1 = 1.
ordinal-2 = 2.
ordinal-3 = 3.
ordinal-4 = 4.
ordinal-5 = 5.
ordinal-6 = 6.
ordinal-7 = 7.

## Questions that are asked of every game. `.axis` is what is counted, `.note` says more.

ask-seats = Kommt es auf den Platz an?
    .axis = Anteil der Siege
    .note = Die Plätze sind im Uhrzeigersinn nummeriert; wer beginnt, entscheidet der Zufall. Ein gerechter Anteil ist { $fair }.
ask-scores = Wie viele Punkte macht man?
    .axis = Endstand
    .note = Die Endstände aller Spieler.
ask-winning-scores = Was braucht man zum Sieg?
    .axis = Endstand der Sieger
    .note = Die Endstände aller, die gewonnen haben, allein oder gemeinsam.
ask-decisions = Wie lang ist eine Partie?
    .axis = Entscheidungen
    .note = Eine Entscheidung ist ein Zug, den jemand gewählt hat. Was von selbst geschieht, zählt nicht.
ask-luck = Glück oder Spiel?
    .axis = Anteil an dem, was die Partie entschied
    .note = Auf jede Partie wurde zurückgeblickt: wie sich die Gewinnchance änderte, wenn Karten ausgeteilt oder gezogen wurden, und wie sie sich änderte, wenn jemand zog. Beides zusammen führt vom gerechten Anteil zum Ergebnis. Aus { $games } Partien.
ask-mistakes = Wem nützen Fehler?
    .axis = Siege gegenüber dem gerechten Anteil, in Prozentpunkten
    .note = Einer ist ein Lehrling, der die Fehler eines Anfängers macht; alle anderen spielen wie zuvor. Gezeigt ist, wie viel mehr die anderen gewinnen, je nach ihrem Platz.
ask-habits = Welche Gewohnheiten lohnen sich?
    .axis = Siege gegenüber dem gerechten Anteil, in Prozentpunkten
    .note = Einer hat die Gewohnheit; alle anderen spielen wie zuvor. Jede Kartenverteilung wird mit ihm auf jedem Platz gespielt.
ask-options = Was ändern Optionen?
    .axis = Entscheidungen in einer Partie
    .note = Dieselben Bots, mit einer Option umgekehrt.

part-cards = Karten: Austeilen, Ziehen und Losen
part-play = Züge: was alle getan haben
mistakes-self = der Lehrling
mistakes-after = { $place ->
        [1] wer als Nächster spielt
        [0] wer direkt davor spielt
       *[other] { $place } Plätze danach
    }
option-none = wie es ist
option-on = mit: { $option }
option-off = ohne: { $option }

## Answers.

answer-seats-equal = Nein: Niemandes Anteil an den Siegen liegt klar über oder unter { $fair }.
answer-seats = { $number ->
        [one] Ein Platz weicht
       *[other] { $number } Plätze weichen
    } klar vom gerechten Anteil von { $fair } ab: höchstens { $most }, mindestens { $least }.
answer-spread = { $median } in der Mitte; neun von zehn liegen zwischen { $low } und { $high }.
answer-luck = Die Karten machen { $cards } aus ({ $low } bis { $high }), die Züge den Rest.
answer-mistakes-none = Ein Lehrling unter ihnen gewinnt { $share } ({ $low } bis { $high }) der Partien statt { $fair }: Das ist nicht klar weniger.
answer-mistakes-alike = Ein Lehrling gewinnt nur { $share } ({ $low } bis { $high }) der Partien statt { $fair }, und alle anderen haben etwa gleich viel davon.
answer-mistakes = Ein Lehrling gewinnt nur { $share } ({ $low } bis { $high }) der Partien statt { $fair }. Am meisten davon hat: { $most } ({ $gain }), am wenigsten: { $least } ({ $lesser }).
answer-habit = „{ $habit }“ { $sure ->
        [up] lohnt sich
        [down] schadet
       *[none] macht keinen klaren Unterschied
    }: { $change } ({ $low } bis { $high }) Prozentpunkte.
answer-options = { $option }: { $decisions } Entscheidungen in einer Partie statt { $before }.
answer-options-none = Keine ändert die Länge einer Partie klar.
answer-none = Kein klarer Unterschied.
answer-dealt = { $up ->
        [yes] Am besten bekommt man: { $best }, jedes Mal { $most } Prozentpunkte der Siege wert ({ $most-low } bis { $most-high }).
       *[no] {""}
    } { $down ->
        [yes] Am schlechtesten: { $worst }, { $least } ({ $least-low } bis { $least-high }).
       *[no] {""}
    }
answer-chosen = { $up ->
        [yes] Am meisten geht mit Siegen einher: { $best }, jedes Mal { $most } Prozentpunkte ({ $most-low } bis { $most-high }).
       *[no] {""}
    } { $down ->
        [yes] Am wenigsten: { $worst }, { $least } ({ $least-low } bis { $least-high }).
       *[no] {""}
    }
answer-place = Am besten dran: { $best }, { $most } Prozentpunkte über dem gerechten Anteil ({ $most-low } bis { $most-high }). Am schlechtesten: { $worst }, { $least } ({ $least-low } bis { $least-high }).
answer-one = { $mean } im Mittel ({ $low } bis { $high }).
answer-each = Am höchsten: { $best }, { $most } ({ $most-low } bis { $most-high }). Am niedrigsten: { $worst }, { $least } ({ $least-low } bis { $least-high }).
