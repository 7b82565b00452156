### Die Worte dessen, was nicht gleich zu sehen ist: Deutsch.

## Zurückblicken.

look-title = Rückblick
look-of = Rückblick: { $game }
look-begin = Vor dem ersten Zug
look-move = Zug { $step } von { $steps }
look-number = Zu Zug { $step }
look-controls = Durch die Partie gehen
look-scrub = Stelle der Partie
look-first = An den Anfang
look-previous = Einen Zug zurück
look-play = Abspielen
look-next = Einen Zug weiter
look-last = Ans Ende
look-eyes = Gesehen von
look-eye-onlooker = Zuschauer
look-eye-open = Alles offen
look-eye-mine = Du
look-hands = Was alle auf der Hand hatten
look-onward = Teilen und mehr
look-link = Link zu genau diesem Zug
look-running = Diese Partie läuft noch: Bis dahin siehst du nur deine eigene Seite. Danach liegen alle Karten offen.
look-brought = Diese Partie kommt aus einer Datei und bleibt nur eine Weile hier. Gib zum Teilen die Datei weiter.
look-whole = Die ganze Partie ansehen
look-bring-title = Eine Partie mitbringen
look-bring-text = Lege die Aufzeichnung einer Partie hier ab oder wähle die Datei. Sie wird vom Austeilen bis zum Ergebnis geprüft; nichts davon wird behalten.
look-bring-choose = Datei wählen
look-missing-title = Hier ist nichts zu sehen
look-missing = Diese Partie gibt es hier nicht. Kam sie aus einer Datei, bring die Datei noch einmal.
look-no-step = Diesen Zug gibt es in der Partie nicht.
look-no-eye = So kann niemand diese Partie sehen, oder nicht vor ihrem Ende.

## Weiterspielen ab einer Partie.

what-if = Was wäre, wenn …
what-if-text =
    { $step ->
        [0] Nimm irgendeinen Platz und spiele ab dem Austeilen: Die Karten sind dieselben, das Glück danach ist dein eigenes.
       *[other] Nimm irgendeinen Platz und spiele nach Zug { $step } weiter: Was davor war, bleibt; das Glück danach ist dein eigenes.
    }
what-if-do = Hier weiterspielen
play-on-seat = Dein Platz
deal-title = Dieselben Karten
deal-of = Dieselben Karten: { $game }
deal-text = Spiele genau dieselben Karten von Anfang an, oder gib den Link weiter. Die Ergebnisse stehen nebeneinander.
deal-invite = Alles wird ausgeteilt wie bei { $name }. Was hättest du daraus gemacht? Bots nehmen die anderen Plätze, und die Ergebnisse stehen nebeneinander.
deal-do = Diese Karten spielen
deal-link = Link zu diesen Karten
deal-none = Diese Karten lassen sich spielen, sobald ihre Partie vorbei ist, und nur dort, wo sie gespielt wurde.
kin-title = Dieselben Karten, nebeneinander
kin-bots = Bots

## Einen Zug zurücknehmen.

plea-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
plea-waiting =
    { $me ->
        [yes]
            { $count ->
                [one] Der Zug kann mit deinem Einverständnis zurückgenommen werden.
               *[other] Der Zug kann mit deinem Einverständnis und dem von { $others } zurückgenommen werden.
            }
       *[no]
            { $count ->
                [0] Einen Moment …
               *[other] Der Zug kann mit dem Einverständnis von { $names } zurückgenommen werden.
            }
    }
plea-yes = Einverstanden
plea-no = Nein, weiter
plea-withdraw = Schon gut

## Die Analyse einer Partie.

analysis = Analyse
analysis-text = Ein starker Bot blickt auf die Partie zurück: wer wann wohl gewonnen hätte, was die Wende brachte und was jede Entscheidung wert war. Das dauert bis zu einer Minute.
analysis-ask = Zurückblicken
analysis-making = Rückblick läuft …
analysis-cancel = Abbrechen
analysis-failed = Das hat nicht geklappt. Du kannst es noch einmal versuchen.
analysis-curve = Gewinnchance, mit allen Händen offen
analysis-percent = { $chance } %
analysis-about = { $change } ± { $margin }
analysis-turns = Wendepunkte
analysis-no-turns = Keine: Weder ein einzelner Zug noch eine Karte hat viel geändert.
analysis-cards =
    { $step ->
        [0] Das Austeilen
       *[other] Die Karten nach Zug { $step }
    }
analysis-moved = { $name }: { $move }
analysis-luck = Glück und Spiel
analysis-start = vorher
analysis-chance = Glück
analysis-play = Spiel
analysis-end = Ergebnis
analysis-given = eigene Entscheidungen
analysis-luck-text = Die Chance vor dem Austeilen, dazu was die Karten und was die Züge aller gebracht haben, ergibt das Ergebnis. Eigene Entscheidungen: was sie gekostet haben, verglichen mit denen des Bots.
analysis-decisions = Entscheidungen
analysis-of = Von
analysis-every = Alle zeigen
analysis-count = { $decisions } insgesamt: { $same } wie der Bot, { $fine } ebenso gut, Ungenauigkeiten: { $slip }, Fehler: { $mistake }
analysis-go = Zu Zug { $step }
analysis-same = der Zug des Bots
analysis-bot = Der Bot: { $move }
analysis-judge = Jede wird danach beurteilt, was man damals wissen konnte. Es urteilt der Bot { $bot }.

## One’s own page, and the board of the house.

me-none = Noch nichts: Hier sammeln sich die Ergebnisse der Partien, die du zu Ende spielst.
me-play = Spiel aussuchen
me-matches = Partien
me-won = gewonnen
me-streak = Siege in Folge
me-longest = längste Siegesserie
me-places = Wie oft auf welchem Platz
me-rating = Wertung
me-rating-none = Noch keine Wertung: Dazu braucht es eine Partie gegen Menschen oder gegen Bots, deren Stärke bekannt ist.
me-rating-text = Der Brauer, der übliche Bot, hat in jedem Spiel 1000. Wer 100 mehr hat, liegt in fast zwei von drei Partien vorn.
me-certainty-guess =
    { $matches ->
        [one] Vorläufig, nach { $matches } gewerteten Partie: bis zu { $margin } Punkte daneben.
       *[other] Vorläufig, nach { $matches } gewerteten Partien: bis zu { $margin } Punkte daneben.
    }
me-certainty-rough = Grobe Schätzung nach { $matches } gewerteten Partien: bis zu { $margin } Punkte daneben.
me-certainty-fair = Gute Schätzung nach { $matches } gewerteten Partien: bis zu { $margin } Punkte daneben.
me-certainty-firm = Gut gesichert nach { $matches } gewerteten Partien: wohl höchstens { $margin } Punkte daneben.
me-curve = Deine Wertung im Lauf der Zeit, mit denen der Bots
me-results = Deine Partien
me-filter = Welches Spiel
me-filter-all = Alle Spiele
me-result-won = Gewonnen
me-result-lost = Verloren
me-result-rank = { $place } von { $of }
me-with = mit { $names }
me-alone = allein
me-brought = Mitgebracht: hier nicht geprüft.
me-status-left = Du bist gegangen, ein Bot hat fertig gespielt: zählt nicht.
me-status-helped = Ein Bot ist für dich eingesprungen: zählt nicht.
me-status-unknown = Ob du bis zum Ende dabei warst, ist nicht bekannt: zählt nicht.
me-status-taken-back = Du hast einen Zug zurückgenommen: zählt nicht.
me-status-branch = Weitergespielt aus einer anderen Partie, oder dieselben Karten: zählt nicht.
me-older = Ältere Partien zeigen
me-mistakes = Die Züge, die dich am meisten gekostet haben
me-mistakes-text =
    { $matches ->
        [0] Wenn du auf eine Partie zurückblickst und sie analysieren lässt, stehen hier deine teuersten Züge.
        [one] Aus deiner letzten Partie, die analysiert wurde.
       *[other] Aus deinen letzten { $matches } Partien, die analysiert wurden.
    }
me-mistake = { $game }, Zug { $step }
me-mistake-cost = { $cost } % Gewinnchance verschenkt
me-show = Mich auf der Bestenliste zeigen
me-show-text = Mit deinem Namen, deinen Wertungen und der Zahl der Partien. Niemand sieht dich dort, bevor du es willst, und du kannst es dir jederzeit anders überlegen.
me-board = Zur Bestenliste
me-carry = Mitnehmen
me-carry-text = Es gibt kein Konto. Mit einem persönlichen Link wird ein weiteres Gerät deins; eine Datei bringt deine Ergebnisse in ein anderes Haus.
me-file = Meine Ergebnisse herunterladen
me-bring = Datei mitbringen
me-bring-text = Eine Datei kann jeder schreiben. Ergebnisse daraus sind als mitgebracht gekennzeichnet; sie ändern keine Wertung und zählen nie auf der Bestenliste.
me-bring-done = Hinzugefügt: { $added }. Schon hier: { $known }. Von Spielen, die es hier nicht gibt: { $foreign }.
board-title = Die Bestenliste
board-text = Wer gezeigt werden will, nach mindestens { $least } gewerteten Partien, eine davon in den letzten { $days } Tagen.
board-none = Noch niemand.
board-place = Platz
