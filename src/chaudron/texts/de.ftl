### Texts that every game and every client shares: German.

series = { $start } und { $last }
nothing = nichts
# The reader, in a list or after a colon; `.alone` where the name of a player stands by itself.
you = du
    .alone = Du

## Refused: what was sent does not have the right form.

malformed-move = Das ist kein Zug dieses Spiels: { $detail }
malformed-seed = Ein Startwert hat genau { $digits } hexadezimale Ziffern.
malformed-seat = In dieser Partie gibt es keinen Platz { $seat }: Die Plätze sind ab 0 nummeriert, und es sind { $seats }.
malformed-step = In dieser Partie gibt es keinen Schritt { $step }: Sie hat { $most }.

## Refused: an answer that comes too late.

stale-question = Frage { $asked } ist nicht mehr offen: Sieh dir den Tisch noch einmal an, bevor du antwortest.
stale-step = Zug { $number } ist überholt, denn inzwischen wurde ein anderer gespielt: Jetzt ist Zug { $expected } an der Reihe.
stale-hold = Es geht schon weiter.
stale-table = Am Tisch hat sich inzwischen etwas geändert: Sieh noch einmal hin und wiederhole, was du wolltest.

## Refused: a move that is not allowed now.

illegal-read-on = Lies erst weiter.
illegal-not-asked = Jetzt nicht: An diesem Platz ist gerade nichts zu entscheiden.
illegal-not-allowed = Dieser Zug ist jetzt nicht erlaubt.
illegal-nowhere = Das führt jetzt zu nichts: Berühre etwas, das leuchtet.
illegal-house-only = Diesen Zug macht nur der Tisch selbst.

## Refused: a game that cannot be set up so.

setup-seats = „{ $game }“ ist für { $low } bis { $high } Personen; ein Tisch mit { $seats } Plätzen geht nicht.
setup-options = Diese Optionen gibt es in „{ $game }“ nicht.
setup-option = „{ $game }“ lässt diese Option nicht zu: { $detail }
setup-game = Ein Spiel namens „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
setup-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Bekannte Bots: { $known }.
setup-bots =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    } für { $seats } Plätze genannt: Nenne einen für alle oder einen je Platz.
setup-budget = Der Bot „{ $bot }“ braucht ein Budget an Simulationen oder an Zeit (höchstens eine Stunde): zum Beispiel ismcts:1000 oder ismcts:0.5s.
setup-search = Der Bot „{ $bot }“ kann „{ $game }“ nicht durchsuchen, weil dort alle jederzeit sprechen dürfen. Bekannte Bots: { $known }.
setup-silence = Mit diesen Bots geht keine Partie „{ $game }“ zu Ende: Alle schweigen, und eine Zeitgrenze gibt es nicht.
setup-games = Es muss mindestens eine Partie sein: { $games } geht nicht.
setup-language = Die Sprache „{ $language }“ gibt es hier nicht. Bekannte Sprachen: { $known }.
setup-rules = Zu „{ $game }“ gibt es keine Seite mit Regeln.
setup-extra = Dieser Befehl braucht mehr als die Bibliothek: { $command }
setup-simulation = Die Option „{ $option }“ gibt es nur in Simulationen, nicht an einem Tisch.
setup-arrangement-none = Eine Partie „{ $game }“ kann nur ausgeteilt werden, nicht aufgebaut.
setup-arrangement-form = „{ $game }“ lässt sich so nicht aufbauen: { $detail }
setup-arrangement-field = Dieser Aufbau ist nicht möglich: { $found } bei „{ $field }“.
setup-arrangement-tally = Der Aufbau enthält „{ $name }“ { $found }-mal; im Spiel gibt es { $wanted }.
setup-arrangement-nobody = In diesem Aufbau von „{ $game }“ hat niemand etwas zu entscheiden.

## Refused: a file with data of the table’s own.

setup-file-open = Die Datei { $file } für „{ $option }“ lässt sich nicht lesen: { $detail }
setup-file-coding = Die Datei für „{ $option }“ ist kein Text in UTF-8: Speichere sie so ab.
setup-file-long = Die Datei für „{ $option }“ ist zu lang: höchstens { $most } Zeichen.
setup-file-toml = Die Datei für „{ $option }“ ist kein lesbares TOML; der Fehler liegt in Zeile { $line }: { $text }
setup-file-field = Die Datei für „{ $option }“ enthält etwas, das nicht hineingehört: { $field }
setup-file-missing = In der Datei für „{ $option }“ fehlt etwas: { $field }
setup-file-kind =
    In der Datei für „{ $option }“ steht bei „{ $field }“: { $found }. Erwartet wird { $wanted ->
        [int] eine ganze Zahl
        [str] ein Text in Anführungszeichen
        [bool] true oder false
        [array] eine Liste
        [object] eine Tabelle
       *[other] { $wanted }
    }.
setup-file-least = In der Datei für „{ $option }“ steht bei „{ $field }“: { $found }. Der kleinste erlaubte Wert ist { $limit }.
setup-file-most = In der Datei für „{ $option }“ steht bei „{ $field }“: { $found }. Der größte erlaubte Wert ist { $limit }.
setup-file-value = In der Datei für „{ $option }“ steht bei „{ $field }“: { $found }. Das geht dort nicht.

## Refused: a record that does not replay.

record-arranged = Diese Partie wurde aufgebaut und nicht ausgeteilt: Sie lässt sich ansehen, wird aber nicht bei den gespielten Partien aufbewahrt.
record-unfinished = Diese Partie wurde nicht zu Ende gespielt: Zurückblicken lässt sich nur auf eine beendete Partie.
record-file = Diese Datei lässt sich nicht lesen: { $detail }
record-json = Diese Datei ist kein lesbares JSON; vielleicht ist sie beschädigt oder unvollständig: { $detail }
record-shape = Diese Aufzeichnung hat nicht die erwartete Form: { $detail }
record-line = Zeile { $line } gehört nicht zu einer Partie in dieser Notation, „{ $text }“: { $detail }
record-format = Diese Partie liegt im Format { $found } vor; bekannt ist nur Format { $known }.
record-game = Das ist eine Partie „{ $found }“, nicht „{ $known }“.
record-version = Diese Partie „{ $game }“ folgt der Regelversion { $found }; bekannt ist nur Version { $known }.
record-branch = Diese Aufzeichnung will dort abzweigen, wo es nicht geht.
record-mixed = Der Startwert dieser Aufzeichnung ergibt sich nicht aus den Anteilen am Zufall, die sie nennt.
record-commitment = Der Startwert passt nicht zum veröffentlichten Fingerabdruck: Die Aufzeichnung nennt { $found }, der Startwert ergibt { $known }.
record-long = Diese Aufzeichnung hat { $moves } Züge; höchstens { $most } lassen sich zeigen.
record-move = Zug { $index } der Aufzeichnung (Platz { $place }) verstößt gegen die Regeln: { $detail }
record-outcome =
    { $moves ->
        [one] Nach { $moves } Zug
       *[other] Nach { $moves } Zügen
    } ist das aufgezeichnete Ergebnis nicht das, was die Regeln ergeben.

## The terminal.

terminal-welcome = Willkommen bei { $game }
terminal-not-a-choice = „{ $typed }“ steht nicht zur Wahl: Tippe eine Zahl von { $low } bis { $high }.
terminal-commands = h: Hinweis · t: der ganze Tisch · r: Regeln · q: beenden
terminal-worth =
    { $points ->
        [one] {" "}({ $points } Punkt)
       *[other] {" "}({ $points } Punkte)
    }
terminal-games = Welches Spiel?
terminal-which = Tippe eine Nummer oder einen Namen; q: beenden.
terminal-hint = Gewinnchance, und warum:
terminal-hint-chance = { $chance } %
terminal-hint-margin = ± { $margin }
terminal-hint-silence = Schweigen
terminal-silence = Nur Enter: schweigen.
terminal-nobody = niemand Bestimmtes
terminal-fill =
    { $sort ->
        [many] Tippe Zahlen oder Namen, je Stück einmal; nur Enter: abbrechen.
        [number] Tippe eine Zahl; nur Enter: abbrechen.
       *[other] Tippe eine Zahl oder einen Namen; nur Enter: abbrechen.
    }
terminal-unfit = „{ $typed }“ passt hier nicht.
terminal-scores = Punktestand
terminal-seat = Name
terminal-round = Runde
terminal-total = Summe
terminal-points = Punkte
terminal-result = Ergebnis
terminal-winner =
    { $me ->
        [yes]
            { $count ->
                [0] Du verlierst die Partie.
                [one] Du gewinnst die Partie!
               *[other] Du gewinnst gemeinsam mit { $others }.
            }
       *[no]
            { $count ->
                [0] Niemand am Tisch gewinnt.
                [one] { $winners } gewinnt die Partie.
               *[other] { $winners } gewinnen gemeinsam.
            }
    }
terminal-saved = Partie gespeichert in { $file }.
terminal-stopped = Partie vor dem Ende abgebrochen.
terminal-place = Platz { $number }
terminal-back = Nur Enter: die letzte Auswahl aufheben.
terminal-commitment = Fingerabdruck der Verteilung: { $hash }
terminal-verified = Geprüft: Der Startwert passt zum Fingerabdruck { $hash }, und alle { $moves } aufgezeichneten Züge entsprechen den Regeln.
setup-seat = An diesem Tisch gibt es keinen Platz { $seat }: Wähle 1 bis { $seats }.
setup-step = Die Partie hat nur { $steps } Züge; einen Zug { $step } gibt es nicht.
setup-resume = --resume verträgt sich nicht mit einem Spielnamen, --seats, --option oder --seed: Das alles steht in der Aufzeichnung.
setup-ended = Diese Partie ist zu Ende: Es gibt nichts fortzusetzen.
setup-broken = „{ $name }“ ist installiert, funktioniert aber nicht: { $detail }
setup-new-name = „{ $name }“ ist kein Name für ein Spiel: Kleinbuchstaben und Ziffern, in Wörtern mit Bindestrichen.
setup-new-taken = Ein Spiel namens „{ $name }“ gibt es schon: Wähle einen anderen Namen.
setup-new-exists = { $folder } gibt es schon, und nicht leer: Wähle einen anderen Namen oder --folder.
setup-exists = Die Datei { $file } gibt es schon: Wähle einen anderen Namen oder --resume, um die Partie fortzusetzen.
setup-ladder = Eine Rangliste braucht mindestens zwei verschiedene Bots und zwei Plätze, nicht { $bots } und { $seats }.
setup-mixtures = { $bots } Bots an { $seats } Plätzen bilden { $tables } verschiedene Tische; eine Rangliste hat höchstens { $most }. Nenne weniger Bots.
setup-rows-kind = Zeilen werden als CSV geschrieben: { $file } muss auf .csv enden.
setup-rows-file = { $file } gibt es schon, und es ist keine Datei mit Partien an { $seats } Plätzen. Wähle einen anderen Namen.
setup-rows-other = { $file } stammt aus einem anderen Lauf: In Zeile { $line } ist { $column } „{ $found }“, hier aber „{ $wanted }“. Wähle einen anderen Namen.
setup-rows-damaged = { $file } ist beschädigt: In Zeile { $line } steht keine Partie.
setup-parameter = Der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“. Er hat: { $known }.
setup-parameter-value = „{ $value }“ ist keine Zahl: Der Bot „{ $bot }“ braucht eine für { $parameter }.
setup-tune-none = Der Bot „{ $bot }“ hat keine Parameter, die man einstellen könnte.
setup-cluster = Unter { $address } antwortet kein Dask-Scheduler: { $detail }
setup-cluster-empty = Das Cluster unter { $address } hat keine Worker.
setup-cluster-failed = Das Cluster unter { $address } konnte die Arbeit nicht tun. Ist Chaudron dort installiert? { $detail }
setup-cluster-version = Ein Worker des Clusters hat Version { $found } von Chaudron, diese hier ist { $wanted }: Nimm überall dieselbe.
setup-analysis = Auf „{ $game }“ lässt sich nicht zurückblicken: Niemand kann sagen, wer darin wohl gewinnt.

## Das Terminal: Rückblick auf eine Partie.

terminal-analysis-progress = Rückblick
terminal-analysis-title = { $game }: Rückblick
terminal-analysis-curve = Gewinnchance, mit allen Händen offen
terminal-analysis-turns = Wendepunkte
terminal-analysis-no-turns = Keine: Weder ein einzelner Zug noch eine Karte hat viel geändert.
terminal-analysis-cards =
    { $step ->
        [0] Das Austeilen
       *[other] Die Karten nach Zug { $step }
    }
terminal-analysis-move = Zug { $step }, { $name }: { $move }
terminal-analysis-luck = Glück und Spiel
terminal-analysis-start = vorher
terminal-analysis-chance = Glück
terminal-analysis-play = Spiel
terminal-analysis-end = Ergebnis
terminal-analysis-given = verschenkt
terminal-analysis-luck-help =
    Die Chance vor dem Austeilen, dazu was die Karten und was die Züge aller gebracht haben, ergibt das Ergebnis. Verschenkt: wie viel Gewinnchance die eigenen Entscheidungen gekostet haben, verglichen mit denen des Bots.
terminal-analysis-decisions = Entscheidungen
terminal-analysis-judge = Jede wird danach beurteilt, was der Platz damals wissen konnte. Es urteilt der Bot { $bot }.
terminal-analysis-count =
    { $decisions ->
        [0] keine beurteilte Entscheidung
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }{ $decisions ->
        [0] { "" }
       *[other] : { $same } wie der Bot, { $fine } ebenso gut, { $slip ->
            [one] { $slip } Ungenauigkeit
           *[other] { $slip } Ungenauigkeiten
        }, { $mistake ->
            [one] { $mistake } Fehler
           *[other] { $mistake } Fehler
        }
    }
terminal-analysis-bot = Der Bot: { $move }

## The terminal: at a server's table.

terminal-commands-there = t: der ganze Tisch · r: Regeln · mit : am Anfang sagst du etwas zu allen · q: beenden
terminal-look = Nur Enter: noch einmal hinsehen.
terminal-chair =
    Platz { $number }: { $who ->
        [empty] frei
        [bot] { $name }, ein Bot
        [program] { $name }, ein Programm
       *[person] { $here ->
            [yes] { $name }
           *[no] { $name }, abwesend
        }
    }
terminal-sit = Welchen Platz möchtest du? Nur Enter: den ersten freien.
terminal-name = Wie heißt du?
terminal-wait = Es geht los, sobald die Tischleitung beginnt.
terminal-full = Alle Plätze sind besetzt: Du siehst zu.
terminal-begin = Alle Plätze sind besetzt. Nur Enter: beginnen.
terminal-seen = Nur Enter: weiterspielen.
terminal-plea =
    { $kind ->
        [end] { $name } möchte das Spiel jetzt ohne Ergebnis beenden. Bist du einverstanden? (j/n)
       *[take-back] { $name } möchte einen Zug zurücknehmen. Bist du einverstanden? (j/n)
    }
terminal-yes = j ja
terminal-again = Nur Enter: noch einmal spielen; q: beenden.
terminal-no-hint = An einem Tisch auf einem Server gibt es Rat nur im Browser.
terminal-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
terminal-back-again = Wieder verbunden.
terminal-left = Du hast den Tisch verlassen; mit demselben Link bist du wieder auf deinem Platz.
terminal-ended-table = Diesen Tisch gibt es nicht.
terminal-ended-closed = Die Tischleitung hat den Tisch geschlossen.
terminal-ended-sent-away = Die Tischleitung hat alle Zuschauer weggeschickt.
terminal-ended-foreign = Der Server lässt diese Verbindung nicht zu.
setup-link = „{ $link }“ ist nicht der Link eines Tischs: Er sieht aus wie https://example.org/t/abcd2345.
setup-link-alone = Ein Tisch auf einem Server hat schon Plätze, Optionen und Karten: Gib seinen Link allein an, oder mit --lang.
setup-no-server = Von { $address } kommt keine Antwort: { $detail }.
setup-game-elsewhere = Das Spiel „{ $game }“ dieses Tischs ist hier nicht installiert.

## The server.

new-next = Weiter: pip install -e { $folder }, dann chaudron play { $game } oder chaudron serve --reload für den Browser, wo man jede Änderung sofort sieht. Mehr steht in README.md.
server-address = Chaudron ist geöffnet: { $address }
server-data = Alle Daten liegen in { $folder }.
server-stop = Beenden mit Strg+C.

## Refused: not for this visitor, or not now.

denied-no-seat = Du hast keinen Platz an diesem Tisch.
denied-other-deal = Die nächste Verteilung wurde inzwischen neu versiegelt.
denied-other-match = Diese Antwort gehört zu einer anderen Partie: Sieh dir den Tisch noch einmal an.
denied-not-alone = Das geht nur an einem Tisch, an dem sonst nur Bots sitzen, oder wenn die Tischleitung Ratschläge erlaubt.
denied-other-move = Das ist kein Zug von dir, den man zurücknehmen oder beurteilen könnte.
denied-revealed = Seit diesem Zug wurde etwas Verdecktes aufgedeckt: Er bleibt.
denied-no-pause = Nur an einem Tisch, an dem sonst nur Bots sitzen, gibt es eine Pause.
denied-held = Alle haben erst einen Moment Zeit: Es geht weiter, wenn alle bereit sind oder die Pause vorbei ist.
denied-crowded = An diesem Tisch sind schon { $most } Leute; mehr haben hier keinen Platz.
denied-not-host = Das darf nur die Tischleitung.
denied-host-seat = Das ist der Platz der Tischleitung: Nur sie kann ihn aufgeben. Solange sie fort ist, spielt ein Bot für sie.
denied-deputy = Das kann nur die Tischleitung selbst: Du vertrittst sie, solange sie fort ist.
denied-no-person = Auf Platz { $seat } sitzt kein Mensch.
denied-no-program = Auf Platz { $seat } sitzt kein Programm.
denied-token = Dieser Schlüssel gilt an diesem Tisch nicht: Er wurde zurückgezogen oder nie für ihn erstellt.
denied-program = Ein Programm kann nur auf seinem Platz mitspielen.
denied-unseated = Die Tischleitung hat dir den Platz entzogen. Du kannst dich wieder setzen, sobald sie dich wieder einlässt.
denied-unfinished = Diese Partie wurde vorzeitig beendet: Ohne Ergebnis gibt es nichts auszuwerten.
denied-sent-away = Die Tischleitung hat die Zuschauer weggeschickt.
denied-not-awaited = Hier gibt es niemanden anzustupsen: Auf diesen Platz wartet der Tisch nicht.
denied-nudge-soon = Etwas Geduld: Anstupsen geht, wenn { $seconds } Sekunden lang kein Zug kam, und nicht zweimal hintereinander.
denied-begun = Die Partie läuft schon: Das muss warten, bis sie vorbei ist.
denied-taken = Platz { $seat } ist besetzt.
denied-full = Alle Plätze an diesem Tisch sind besetzt. Zuschauen ist erlaubt.
denied-no-cookie = Dein Browser behält unser Cookie nicht, deshalb können wir dich nicht wiedererkennen. Erlaube Cookies für diese Seite und lade sie neu.
denied-no-name = Such dir erst einen Namen aus: Ohne Namen steht niemand auf der Bestenliste.
denied-bad-cookie = In unserem Cookie steht etwas anderes, vielleicht von einer anderen Anwendung unter derselben Adresse; deshalb können wir dich nicht wiedererkennen. Lösche das Cookie „chaudron“ und lade die Seite neu.
denied-over = Die Partie ist vorbei.
denied-too-many = { $people } Plätze sind besetzt: Der Tisch lässt sich nicht auf { $seats } verkleinern.
denied-too-many-results = Mehr als { $most } Ergebnisse lassen sich für eine Person nicht aufbewahren.
denied-not-over = Die Partie läuft noch.
denied-empty-seats =
    { $empty ->
        [one] { $empty } Platz ist noch frei
       *[other] { $empty } Plätze sind noch frei
    }: Warte noch oder setz Bots dazu.
denied-under-way = Diese Partie läuft noch; ihre Aufzeichnung würde die Karten verraten.
denied-no-lesson = Das ist eine Partie und keine Lektion.
denied-lesson = Das muss bis nach der Lektion warten.
denied-foreign = Diese Anfrage kam nicht von einer unserer Seiten. Lade die Seite neu und versuche es noch einmal.

## Refused: not to be found here.

missing-unseated = Diese Person darf sich schon wieder setzen.
missing-closed = Die Tischleitung hat diesen Tisch geschlossen.
missing-table = Einen Tisch mit dem Code „{ $code }“ gibt es nicht. Prüfe den Code oder lass dir den Link noch einmal schicken.
missing-match = Eine Partie „{ $match }“ gibt es hier nicht.
missing-step = Diese Partie hat { $steps } Züge: Einen Zug { $step } gibt es nicht.
missing-handover = Dieser Link gilt nicht mehr: Er gilt nur einmal und nur { $minutes } Minuten lang. Erstelle auf dem anderen Gerät einen neuen.
missing-page = Unter dieser Adresse gibt es nichts.
missing-device = Dieses Gerät ist hier nicht mehr bekannt.
missing-line = Diese Zeile ist nicht mehr da.
missing-board = Dieses Haus führt keine Bestenliste.

## Refused: too much, or something went wrong.

busy-too-fast = Bitte nicht so schnell: Warte einen Augenblick.
busy-failed = Hier ist etwas schiefgegangen; geändert wurde nichts. Versuche es bitte noch einmal.
busy-advising = Über einen Ratschlag wird gerade nachgedacht: Einen Augenblick bitte.
busy-analysing = Es laufen gerade zu viele Rückblicke: Bitte versuche es gleich noch einmal.

## Refused: not understood.

malformed-message = Diese Nachricht war nicht zu verstehen: { $detail }
malformed-too-long = Das ist zu lang: höchstens { $most } Bytes.
malformed-request = Diese Anfrage war nicht zu verstehen: { $detail }
malformed-code = Das ist kein Code eines Tisches: Er besteht aus acht Buchstaben und Ziffern.
malformed-name = Ein Name braucht mindestens einen Buchstaben und keine unsichtbaren Zeichen.
malformed-words-empty = In dieser Zeile stehen keine Wörter.
malformed-words-long = Diese Zeile ist zu lang: höchstens { $most } Zeichen.
malformed-standing = Das ist keine Datei mit Ergebnissen von einer Seite wie dieser: { $detail }

## The visitor's own page: devices, and forgetting.

me-devices = Deine Geräte
me-device-here = Dieses Gerät
me-device-other = Ein anderes Gerät
me-device-seen = zuletzt hier am { $day }
me-device-unseen = eine Weile nicht gesehen
me-device-end = Abmelden
me-forget = Alles über mich löschen
me-forget-text = Dein Name, deine Geräte, deine Ergebnisse, deine Benachrichtigungen, deine Tische und alles, was du an anderen Tischen gesagt hast, werden gelöscht, und niemand kann sie zurückholen. Wo andere mit dir spielen, übernimmt ein Bot deinen Platz.
me-forget-yes = Alles löschen
me-forget-no = Alles behalten
dismiss = Zuschauer wegschicken

## Slow tables, and how people are told that it is their move.

setup-slow = Dieses Spiel läuft gegen die Uhr, und alle dürfen jederzeit handeln: Dazu müssen alle am Tisch sein, über Tage hinweg geht es nicht.
setup-patience =
    { $slow ->
        [yes] An einem Tisch über Tage hinweg hat man für jeden Zug eine Stunde bis dreißig Tage Zeit.
       *[no] Die Wartezeit beträgt fünf Sekunden bis einen Tag; für mehr wähle das Tempo „Über Tage hinweg“.
    }
malformed-endpoint = An dieses Gerät kann nichts gesendet werden: Sein Browser nennt keinen gültigen Push-Dienst.
pace-slow = Über Tage hinweg
pace-slow-help = Niemand muss am Tisch bleiben: Alle ziehen, wenn sie Zeit haben, und werden auf Wunsch benachrichtigt, wenn sie dran sind. Ist die Zeit um, spielt ein Bot für sie, bis sie zurück sind.
due =
    { $me ->
        [yes] Du hast bis { $when } Zeit.
       *[no] { $name } hat bis { $when } Zeit.
    }
notice-your-move = { $game }: Du bist am Zug
    .text =
        { $count ->
            [0] Der Tisch wartet auf dich.
           *[other] Am Tisch mit { $names }.
        }
notice-nudge = { $game }: { $names } stupst dich an
    .text = Der Tisch wartet auf deinen Zug.
notice-minded = { $game }: Ein Bot spielt für dich
    .text = Die Zeit für diesen Zug war um. Öffne den Tisch, dann gehört der Platz wieder dir.
notice-take-back = { $game }: Darf ein Zug zurückgenommen werden?
    .text = { $names } möchte einen Zug zurücknehmen. Der Tisch wartet auf deine Antwort.
notice-end = { $game }: Die Partie hier beenden?
    .text = { $names } möchte die Partie vorzeitig beenden. Der Tisch wartet auf deine Antwort.
notice-closed = { $game }: Der Tisch ist geschlossen
    .text = Die Tischleitung hat ihn geschlossen. Alles, was dort gespielt wurde, lässt sich weiterhin ansehen.
feed-title = Chaudron: Du bist am Zug
feed-author = Chaudron

## Refused: what is kept on disk.

store-open = Die Daten in { $file } lassen sich nicht öffnen: { $detail }
store-damaged = Die Datenbank { $file } ist beschädigt: { $detail }. Spiele eine Sicherung zurück.
store-match = Eine Partie „{ $match }“ gibt es in den Daten nicht.
store-in-use = Ein anderer Server benutzt { $folder } schon.
store-missing = In { $file } liegen keine Daten.
store-exists = Die Datei { $file } gibt es schon: Wähle einen anderen Namen.
store-driver = Für PostgreSQL fehlt ein Treiber ({ $detail }): Führe pip install 'chaudron[postgres]' aus.
store-address = „{ $address }“ ist keine Adresse einer Datenbank: Sie sieht aus wie postgresql://USER@HOST/NAME.
store-both = Nenne entweder einen Ordner mit --data oder eine Datenbank mit --database, nicht beides.
store-not-empty = In { $file } liegen schon Daten: Nenne eine leere Datenbank oder einen neuen Ordner.
store-workers = Mehrere Prozesse brauchen eine gemeinsame Datenbank: Nenne sie mit --database oder CHAUDRON_DATABASE.
store-port = Port { $port } auf { $host } lässt sich nicht verwenden: { $detail }
record-gap = Der Partie { $match } fehlen Züge: Die Daten sind beschädigt.

# What something is called, and what it is.
label = { $name }: { $value }

## Lessons.

lesson-another = Das ginge auch, aber hier geht es um etwas anderes.

## What a table tells besides its game.

table-left =
    { $me ->
        [yes] Du verlässt die Partie endgültig. Ein Bot spielt für dich weiter.
       *[no] { $seat } verlässt die Partie endgültig. Ein Bot spielt weiter.
    }
table-unseated =
    { $me ->
        [yes] Die Tischleitung entzieht dir den Platz. Ein Bot spielt für dich weiter.
       *[no] Die Tischleitung entzieht { $seat } den Platz. Ein Bot spielt weiter.
    }
table-ended =
    { $moves ->
        [one] Die Partie endet hier vorzeitig, nach einem Zug.
       *[other] Die Partie endet hier vorzeitig, nach { $moves } Zügen.
    }
