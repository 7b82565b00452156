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

plea-asked-take-back = { $name } möchte einen Zug zurücknehmen. Einverstanden?
plea-waiting-take-back =
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
plea-asked-end = { $name } möchte die Partie hier beenden. Ist das in Ordnung?
plea-waiting-end =
    { $me ->
        [yes]
            { $count ->
                [one] Die Partie endet hier, wenn du einverstanden bist.
               *[other] Die Partie endet hier, wenn du und { $others } einverstanden seid.
            }
       *[no]
            { $count ->
                [0] Einen Moment …
                [one] Die Partie endet hier, wenn { $names } einverstanden ist.
               *[other] Die Partie endet hier, wenn { $names } einverstanden sind.
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
analysis-others = Jemand anderes möchte ihn, deshalb läuft er weiter.
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
analysis-moved-minded = { $name } (ein Bot spielte): { $move }
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
analysis-spared =
    { $count ->
        [one] Ein Zug, den ein Bot für jemanden gemacht hat, ist niemandes Entscheidung.
       *[other] { $count } Züge, die Bots für jemanden gemacht haben, sind niemandes Entscheidungen.
    }

## Host and guests.

host-title = Tischleitung: Leute und Tisch
host-alone = Sonst hat hier noch niemand einen Platz.
host-now =
    { $me ->
        [yes] Du leitest jetzt diesen Tisch.
       *[no] { $names } leitet jetzt diesen Tisch.
    }
chair-left = { $name } hat den Tisch verlassen.
chair-lost = Dein Platz ist wieder frei. Du kannst dich jederzeit wieder setzen.
chair-others = Über die Plätze der anderen entscheidet nur die Tischleitung.
hand-on = { $name } die Tischleitung geben
unseat = { $name } den Platz entziehen
unseat-ask = { $name } verliert den Platz, darf weiter zuschauen und kann sich hier erst wieder setzen, wenn du es erlaubst. Den Platz entziehen?
unseat-ask-playing = Ein Bot spielt für { $name } zu Ende. { $name } darf weiter zuschauen und kann sich hier erst wieder setzen, wenn du es erlaubst. Den Platz entziehen?
unseat-yes = Platz entziehen
unseat-no = Nichts ändern
barred-title = Dürfen sich hier nicht setzen
let-in = { $name } wieder einlassen
close-title = Der Tisch
close-text = Ein geschlossener Tisch ist für alle verschwunden. Beendete Partien kann man weiterhin ansehen.
close-table = Tisch schließen
close-ask = Alle werden nach Hause geschickt, eine laufende Partie endet vorzeitig und zählt für niemanden, und niemand kann sich mehr an diesen Tisch setzen. Das lässt sich nicht rückgängig machen.
close-yes = Endgültig schließen
close-no = Offen lassen
closed-title = Dieser Tisch ist geschlossen
closed-text = Die Tischleitung hat den Tisch geschlossen. Schön, dass du da warst.
unseated-title = Dir wurde der Platz entzogen
unseated-text = Die Tischleitung hat dir den Platz entzogen. Du darfst weiter zuschauen und kannst dich hier wieder setzen, sobald sie dich einlässt.
unseated-playing = Die Tischleitung hat deinen Platz einem Bot gegeben, der weiterspielt. Du darfst weiter zuschauen und kannst dich hier wieder setzen, sobald sie dich einlässt.
unseated-stay = Weiter zuschauen
since-title = Willkommen zurück
since-moves =
    { $count ->
        [one] Ein Zug wurde gemacht, seit du zuletzt hier warst.
       *[other] { $count } Züge wurden gemacht, seit du zuletzt hier warst.
    }
since-minded =
    { $count ->
        [one] Einen davon hat der Bot des Hauses für dich gemacht:
       *[other] { $count } davon hat der Bot des Hauses für dich gemacht:
    }
since-more =
    { $count ->
        [one] Ein weiterer, früherer steht im Protokoll.
       *[other] { $count } weitere, frühere stehen im Protokoll.
    }
since-close = Weiter
end-early = Partie vorzeitig beenden
end-title = Partie vorzeitig beenden?
end-text = Wenn alle einverstanden sind, endet die Partie hier, ohne Ergebnis, und zählt für niemanden. Danach kann man alle Karten ansehen.
end-yes = Alle fragen
end-no = Weiterspielen
rise-table = Tisch verlassen
rise-table-title = Tisch verlassen?
rise-table-text = Dein Platz ist dann frei für die nächste Partie. Das Ergebnis bleibt deines.
result-ended = Vorzeitig beendet
result-ended-text = Niemand hat gewonnen, und die Partie zählt für niemanden. Die Karten liegen offen, damit man sie prüfen und die Partie ansehen kann.

## The menu and the chairs.

leave = Zur Startseite (dein Platz bleibt dir)
take-move-back = Meinen letzten Zug zurücknehmen
rise-for-good = Partie verlassen
rise-title = Partie verlassen?
rise-text = Ein Bot spielt an deiner Stelle zu Ende. Das lässt sich nicht rückgängig machen.
rise-yes = Partie verlassen
rise-no = Bleiben
help-touch = Was leuchtet, kannst du antippen: zum Beispiel eine Karte und dann den Ort, an den sie soll, oder den Knopf. Ein zweites Tippen hebt die Wahl auf.
help-back = Anders überlegt? Tippe etwas anderes an oder heb die Auswahl wieder auf, auch mit Esc.
help-keys = Mit der Tastatur: Tab geht von Ort zu Ort, die Pfeiltasten wandern durch deine Hand, Enter tippt an.
help-away = Wenn du weggehst, spielt ein Bot für dich, bis du zurück bist.
help-fair = Die Kartenverteilung wird vor der ersten Karte versiegelt; nach der letzten können alle sie prüfen.
chair-clear = Platz frei machen
## A seat for a program.
program-title = Ein Programm mitspielen lassen
program-text = Hier kann ein eigener Bot spielen, in jeder Programmiersprache: Er verbindet sich mit einem Schlüssel und spielt nur auf diesem Platz.
program-name = Sein Name
program-make = Schlüssel erstellen
program-again = Neuen Schlüssel erstellen
program-once = Das steht hier nur ein einziges Mal. Wer den Schlüssel hat, spielt auf diesem Platz; mach den Platz frei, um ihn zurückzuziehen.
program-address = Adresse
program-token = Schlüssel
program-copy = Beides kopieren
## Talk.

talk = Gespräch
talk-new =
    { $count ->
        [one] Gespräch: { $count } neue Zeile
       *[other] Gespräch: { $count } neue Zeilen
    }
talk-side = Verlauf und Gespräch
talk-lines = Was am Tisch gesagt wird
talk-none = Noch hat niemand etwas gesagt.
talk-say = Etwas sagen
talk-send = Senden
talk-left = Noch { $left } Zeichen
talk-long = { $over } Zeichen zu viel
talk-onlooker = schaut zu
talk-nameless = Jemand
talk-spoken = { $name }: { $text }
talk-more = { $name }: stummschalten oder entfernen
talk-mute = { $name } stummschalten
talk-hear = { $name } wieder hören
talk-remove = Diese Zeile entfernen
talk-removed = Zeile entfernt von { $by }
talk-wishes = Wen ich höre
talk-crowd-mute = Alle Zuschauer stummschalten
talk-crowd-hear = Zuschauer wieder hören
talk-crowd-note = Zuschauer sehen keine verdeckten Karten, können also keine verraten. Wen du stummschaltest, erfährt niemand.
talk-off-do = Kein Gespräch für mich
talk-on-do = Gespräch einschalten
talk-on = An
talk-off = Aus
gestures = Gesten
react-cheers = Prost!
react-bravo = Bravo!
react-laugh = Haha!
react-wow = Oh!
react-ouch = Autsch!
react-thanks = Danke!
nudge = { $name } anstupsen
nudge-done = { $name } wurde angestupst.
nudged = { $name } stupst dich an: Der Tisch wartet auf deinen Zug.
help-talk = T öffnet das Gespräch, Enter sendet, Escape führt zum Spiel zurück. Tippe auf einen Namen, um jemanden stummzuschalten; im Menü lässt sich das ganze Gespräch ausschalten.
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
## Ehrlich verteilt.

sealed =
    { $count ->
        [0] Die nächste Verteilung ist schon versiegelt.
        [one] Die nächste Verteilung ist schon versiegelt, und ein Browser gibt eine Prise Zufall dazu.
       *[other] Die nächste Verteilung ist schon versiegelt, und { $count } Browser geben je eine Prise Zufall dazu.
    }
fair = Ehrlich verteilt
fair-text = Der Zufall wurde versiegelt, bevor die erste Karte verteilt war. Jetzt, nach dem Ende, kann dein Browser das Siegel brechen, noch einmal verteilen und vergleichen.
fair-commitment = Fingerabdruck, seit der Verteilung bekannt
fair-seed = Startwert, nach dem Ende veröffentlicht
fair-check = Hier prüfen
fair-all-good = Alles geprüft, alles richtig.
fair-all-open = Was sich prüfen ließ, ist richtig.
fair-all-bad = Mit dieser Verteilung stimmt etwas nicht.
fair-seal = Der Server hatte seinen Anteil am Zufall vorher versiegelt: Es ist der unter dem Siegel, das dein Browser gesehen hat.
fair-seal-unseen = Dein Browser hat vor dieser Verteilung kein Siegel gesehen und weiß daher nicht, ob der Server unter mehreren gewählt hat.
fair-seal-broken = Der Anteil des Servers am Zufall ist nicht der unter dem Siegel, das dein Browser vorher gesehen hat.
fair-branch = Diese Partie setzt eine andere fort. Von da an hat der Server einen eigenen Startwert gezogen.
fair-salts =
    { $count ->
        [one] Der Browser eines Mitspielers hat eine Prise Zufall dazugegeben.
       *[other] Die Browser von { $count } Mitspielern haben je eine Prise Zufall dazugegeben.
    }
fair-salts-mine =
    { $count ->
        [one] Dein Browser hat eine eigene Prise Zufall dazugegeben: Der Server konnte diese Verteilung nicht wählen.
       *[other] { $count } Browser haben je eine Prise Zufall dazugegeben, deiner auch: Weder der Server noch sonst jemand konnte diese Verteilung wählen.
    }
fair-salts-none = Kein Browser hat Zufall dazugegeben: Der Server hat diese Verteilung allein gezogen.
fair-salts-late =
    { $count ->
        [one] Eine Prise Zufall wurde erst zugesagt, als deine schon bekannt war. Mit Hilfe des Servers könnte sie gewählt worden sein.
       *[other] { $count } Prisen Zufall wurden erst zugesagt, als deine schon bekannt war. Mit Hilfe des Servers könnten sie gewählt worden sein.
    }
fair-salts-withheld =
    { $count ->
        [one] Ein Browser hatte eine Prise Zufall zugesagt und nicht rechtzeitig geschickt.
       *[other] { $count } Browser hatten eine Prise Zufall zugesagt und nicht rechtzeitig geschickt.
    }
fair-salts-again =
    { $count ->
        [one] Der Server hat einmal öfter Zufall eingesammelt als verteilt: Er hätte zwischen zwei Verteilungen wählen können.
       *[other] Der Server hat { $count }-mal öfter Zufall eingesammelt als verteilt: Er hätte unter mehreren Verteilungen wählen können.
    }
fair-salts-without-mine = Die Prise Zufall deines Browsers wurde weggelassen.
fair-salts-not-promised = Eine Prise Zufall ist nicht die, die vor der Verteilung zugesagt war.
fair-salts-wrong = Der Startwert ergibt sich nicht aus den Anteilen am Zufall, die in der Aufzeichnung stehen.
fair-seed-right = Der Startwert ergibt den Fingerabdruck, der während der Partie zu sehen war.
fair-seed-wrong = Der Startwert ergibt nicht den Fingerabdruck, der während der Partie zu sehen war.
fair-deal =
    { $rounds ->
        [one] Dein Browser hat mit dem Startwert noch einmal verteilt: { $cards } Karten liegen, wie die Partie sie zeigt.
       *[other] Dein Browser hat mit dem Startwert noch einmal verteilt, { $rounds }-mal: { $cards } Karten liegen, wie die Partie sie zeigt.
    }
fair-deal-seen =
    { $rounds ->
        [one] Dein Browser hat mit dem Startwert noch einmal verteilt: { $cards } Karten liegen, wie die Partie sie zeigt, und die { $own }, die er am Tisch gesehen hat, sind dieselben.
       *[other] Dein Browser hat mit dem Startwert noch einmal verteilt, { $rounds }-mal: { $cards } Karten liegen, wie die Partie sie zeigt, und die { $own }, die er am Tisch gesehen hat, sind dieselben.
    }
fair-deal-none = Dieses Spiel sagt nicht, wie es verteilt, daher konnte dein Browser nicht noch einmal verteilen.
fair-deal-other = Es wurde nicht so verteilt, wie es vorher festgelegt war.
fair-deal-wrong = Mit dem Startwert verteilt, liegt in Runde { $round } etwas anders: { $places }.
fair-limits = Was niemand prüfen kann: ob jemand hineingesehen hat. Wer den Server betreibt, kennt die Karten, sobald sie verteilt sind, und wenn alle Mitspieler mit ihm im Bunde sind, ist es auch der Zufall.
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
