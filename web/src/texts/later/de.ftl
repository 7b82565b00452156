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

## Being told of one's move.

reach-title = Wenn du am Zug bist
reach-text = Wer nicht darum gebeten hat, bekommt nichts. Hier kannst du alles wieder ausschalten.
reach-background = Während Chaudron im Hintergrund ist
reach-background-help = Eine Benachrichtigung, wenn die Seite offen ist, du aber gerade etwas anderes ansiehst.
reach-push = Wenn Chaudron geschlossen ist
reach-push-help = Eine Nachricht an dieses Gerät. Der Push-Dienst deines Browsers stellt sie verschlüsselt zu und kann sie nicht lesen. Sie sagt, welches Spiel wartet und wer mitspielt, nie etwas über Karten.
reach-insecure = Browser erlauben das nur über https oder auf dem Rechner, auf dem der Server läuft.
reach-unable = Dieser Browser kann das nicht. Auf iPhone und iPad lege Chaudron zuerst auf den Home-Bildschirm.
reach-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
reach-failed = Der Push-Dienst des Browsers ist gerade nicht erreichbar.
reach-feed = Ein Feed
reach-feed-help = Für Feedreader: ein Atom-Feed der Tische, die auf dich warten. Wer die Adresse kennt, kann ihn lesen; behalte sie für dich.
reach-feed-address = Die geheime Adresse deines Feeds
reach-feed-make = Adresse erstellen
reach-feed-renew = Neue Adresse
reach-feed-close = Feed löschen
