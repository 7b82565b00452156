### Die Wörter des Hauses: Deutsch.

language-name = Deutsch
house = Chaudron
welcome = Guten Abend. Nimm Platz: Die Kessel stehen auf dem Feuer, die Karten sind gemischt.
footer = Kein Konto, keine Werbung. Die Spiele gehören ihren Autorinnen und Autoren; Bilder und Texte sind von uns.
documents = Dokumentation (auf Englisch)
series = { $start } und { $last }
language = Sprache
loading = Einen Augenblick …
close = Schließen
again = Noch einmal versuchen
copy = Kopieren
copied = Link kopiert.
copy-yourself = Der Link ist markiert: Du musst ihn nur noch kopieren.
link-secluded = Dieser Link lässt sich nur auf diesem Computer öffnen. Um andere Geräte einzuladen, starte den Server mit dieser Option:
share = Teilen
to-home = Zurück zur Startseite
home-link = Chaudron, Startseite
rules = Regeln
rules-of = Regeln: { $game }
rules-table = Tabelle aus den Regeln
rules-label = Regeln: { $game }
rules-question = Was die Regeln sagen
your-move = Du bist am Zug
seat = Platz { $number }
qr = QR-Code dieses Links
apprentice-names = Adalbert, Alraune, Balduin, Beifuß, Cosima, Distel, Eibe, Fenchel, Gundula, Holunder, Ignaz, Kamille, Kerbel, Lavendel, Malve, Melisse, Ottilie, Quendel, Salbei, Wermut

## Wenn etwas nicht stimmt.

trouble-network = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
trouble-unknown = Das hat nicht geklappt.
unknown-title = Dieses Regal ist leer
unknown-text = Unter dieser Adresse gibt es nichts. Vielleicht hat sich ein Tippfehler eingeschlichen.
no-table-title = Hier steht kein Tisch
no-table-text = Zu diesem Code gibt es keinen Tisch. Lass dir den Link noch einmal schicken.
opening-title = Die Tür geht auf
line-lost = Verbindung verloren. Der Tisch wartet auf dich. Neuer Versuch …
line-back = Die Verbindung ist wieder da.
not-sent = Nicht gesendet: Die Verbindung ist unterbrochen. Versuche es gleich noch einmal.
perhaps-sent = Vielleicht ist das nicht angekommen: Sieh dir den Tisch noch einmal an.

## Der Name.

name-none = Dein Name
name-change =
    { $name ->
        [none] Wähle deinen Namen
       *[other] Dein Name: { $name }. Ändern
    }
name-title = Dein Name
name-label = Wie heißt du?
name-hint = Diesen Namen sehen die anderen am Tisch.
name-other = Anderer Name
name-keep = Namen übernehmen

## Die Startseite.

games-title = Die Spiele des Hauses
game-by = Von { $author }
game-seats = { $low } bis { $high } Personen
game-seats-only =
    { $count ->
        [one] für eine Person
       *[other] { $count } Personen
    }
play-now = Jetzt spielen
play-now-label = Jetzt spielen: { $game }
play-now-hint = { $seats } Personen, Bots: { $level }
play-now-alone = Sofort.
play-now-variant = Variante
play-as = Wie ich es mag
play-as-label = Auswählen, wie gespielt wird: { $game }
play-as-title = Jetzt spielen: { $game }
play-as-hint = Das bleibt für das nächste Mal gemerkt.
alone-label = { $alone }: { $game }
set-up = Tisch einrichten
set-up-label = Tisch einrichten: { $game }
set-up-title = Neuer Tisch: { $game }
set-up-do = Tisch eröffnen
set-up-hint = Das alles lässt sich bis zum Beginn der Partie noch ändern.
join-title = Einem Tisch beitreten
join-label = Code oder Link des Tisches
join = Beitreten
join-not-a-code = Ein Code besteht aus acht Buchstaben und Ziffern, zum Beispiel „abcd2345“.
look-bring = Eine Partie aus einer Datei ansehen
reach = Sag mir, wenn ich am Zug bin
until = bis { $when }
me-page = Deine Seite
mine-title = Deine Tische
mine-more =
    { $count ->
        [one] Und { $count } weiterer Tisch
       *[other] Und { $count } weitere Tische
    }
public-title = Offene Tische
public-none = Gerade gibt es keinen offenen Tisch. Eröffne den ersten!
table-of = Bei { $host }
table-nobody = Gerade sitzt niemand am Tisch
table-open =
    { $free ->
        [0] voll besetzt
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
table-playing = läuft
table-over = beendet
table-rank = { $rank }. Platz
table-won = gewonnen

## Vor der Partie.

lobby-host = Das ist dein Tisch. Lade andere ein, setz Bots dazu und fang an.
lobby-alone = Das ist dein Tisch, für dich allein. Fang an, wann du willst.
lobby-guest = Du bist zu Gast bei { $host }.
lobby-welcome = Willkommen an diesem Tisch.
onlookers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
sit = Platz nehmen
chair-sit = Hinsetzen
chair-free = freier Platz
chair-you = das bist du
chair-host = Tischleitung
chair-here = am Tisch
chair-program = ein Programm
chair-program-away = ein Programm, nicht verbunden
chair-label =
    { $who ->
        [empty] Platz { $number }: { $state }
       *[other] Platz { $number }: { $name }, { $state }
    }
bot-title = Bot auf diesen Platz setzen
level-apprentice = Lehrling
level-brewer = Brauer
level-master = Meister
level-help-apprentice = Kennt die Regeln, rechnet aber nicht. Gut für die erste Partie.
level-help-brewer = Spielt so gut wie ein Stammgast. Die richtige Wahl für einen Spieleabend.
level-help-master = Denkt lange nach und vergisst nichts. Eine Herausforderung.
rise = Aufstehen
fill =
    { $count ->
        [one] Ein Bot für den freien Platz
       *[other] Bots für die { $count } freien Plätze
    }
begin = Partie beginnen
begin-ready = Alle Plätze sind besetzt.
begin-free =
    { $count ->
        [one] Noch { $count } Platz ist frei: Die Partie kann beginnen, sobald alle besetzt sind.
       *[other] Noch { $count } Plätze sind frei: Die Partie kann beginnen, sobald alle besetzt sind.
    }
begin-wait = Der Tisch ist voll: { $host } kann beginnen.
begin-full = Der Tisch ist voll: Die Partie kann beginnen.
invite-title = Einladen
invite-text = Dieser Link genügt: ohne Konto, ohne Installation.
invite-alone = Dieser Tisch ist für eine Person. Mit diesem Link können andere zuschauen.
invite-link = Link zum Tisch
invite-look = Mit diesem Link kann man mitspielen oder zuschauen
settings = Einstellungen
settings-fixed = Nur { $host } kann diese Einstellungen ändern.
settings-host = Nur die Tischleitung kann diese Einstellungen ändern.
setting-seats = Plätze
setting-public = Offen für alle
setting-public-help = Der Tisch steht auf der Startseite. Sonst findet man ihn nur mit dem Link.
setting-coaching = Ratschläge erlaubt
setting-coaching-help = Alle dürfen fragen, was ein starker Bot tun würde, und alle sehen, dass es erlaubt ist. Allein mit Bots geht es immer.
setting-level = Stärke der Bots
setting-pace = Tempo
setting-patience = Wartezeit
setting-patience-help = So lange warten alle auf Abwesende; dann spielt ein Bot für sie, bis sie zurück sind.
file-usual = Gespielt wird mit den mitgelieferten Daten.
file-own = Gespielt wird mit eigenen Daten.
file-chosen = Eigene Daten: { $file }
file-choose = Datei auswählen
file-back = Zurück zu den mitgelieferten Daten
file-example = Mitgelieferte Daten herunterladen
pace-calm = Ruhig
pace-brisk = Zügig
pace-instant = Sofort

## Der Tisch.

status = Stand der Partie
side = Punkte und Verlauf
table-tools = Bedienleiste
turn-over = Die Partie ist zu Ende.
turn-ended = Die Partie wurde vorzeitig beendet.
turn-sent = Gesendet …
turn-other =
    { $count ->
        [one] { $names } ist am Zug.
       *[other] Wir warten auf { $names }.
    }
turn-also =
    { $count ->
        [one] Auch { $names } entscheidet gerade.
       *[other] Auch { $names } entscheiden gerade.
    }
turn-open = Alle reden durcheinander.
turn-reckoning = Hier ist die Abrechnung.
turn-seen =
    { $count ->
        [0] Einen Augenblick …
        [one] { $names } sieht sich noch die Abrechnung an.
       *[other] { $names } sehen sich noch die Abrechnung an.
    }
turn-sorting = Sortiere deine Karten und sag, wenn du bereit bist.
turn-sorted =
    { $count ->
        [0] Einen Augenblick …
        [one] { $names } sortiert noch Karten.
       *[other] { $names } sortieren noch Karten.
    }
turn-plea = Eine Frage an alle.
taken-back = Der Zug wurde zurückgenommen.
turn-paused = Der Tisch macht Pause.
ready = Bereit
pause = Pause
resume = Weiter
reckoning = Die Abrechnung
reckoning-skip = Alles zeigen
reckoning-close = Weiter
reckoning-again = Letzte Abrechnung
standing-round =
    { $of ->
        [none] Runde { $round }
       *[other] Runde { $round }/{ $of }
    }
standing-leads =
    { $me ->
        [yes]
            { $count ->
                [one] Du liegst vorn.
               *[other] Du liegst vorn, zusammen mit { $others }.
            }
       *[no]
            { $count ->
                [one] { $names } liegt vorn.
               *[other] { $names } liegen vorn.
            }
    }
turn-nobody = Einen Augenblick …
time-left = Verbleibende Zeit: { $time }
looking-on = Du schaust zu
take-back = Auswahl aufheben
others = Die anderen am Tisch
plays-now = am Zug
face-down = verdeckte Karte
minded =
    { $count ->
        [one] Ein Bot spielt gerade für { $names }.
       *[other] Bots spielen gerade für { $names }.
    }
minded-short = ein Bot spielt
away =
    { $count ->
        [one] { $names } ist gerade nicht da: Wir warten ein wenig.
       *[other] { $names } sind gerade nicht da: Wir warten ein wenig.
    }
away-short = abwesend
log = Verlauf
log-lines = Alles, was bisher geschah
line-minded =
    { $me ->
        [yes] für dich, vom Bot des Hauses
       *[no] für { $names }, vom Bot des Hauses
    }
scores = Punkte
score-sheet = Wertungsblatt
score-name = Name
score-round = Runde { $round }
score-total = Summe

## Die Hilfe am Tisch: was Dinge sind und bewirken, Ratschläge, zurückgenommene Züge.

coach = Ratgeber
coach-ask = Was würdest du tun?
coach-would = Ich würde …
coach-mistake = Zurücknehmen und nachsehen?
coach-thinks = Ich denke nach …
coach-none = Dazu fällt mir nichts ein.
coach-silent = Abwarten und nichts sagen
coach-made = Dein Zug:
coach-play-on = Nein, weiter
coach-take-back = Zurücknehmen
coach-chance = { $chance } % Gewinnchance (±{ $margin })
coaching-on = An diesem Tisch sind Ratschläge erlaubt: Alle dürfen danach fragen.
help-level = Hilfe am Tisch
help-plain = Schlicht
help-normal = Normal
help-coach = Mit Ratgeber
tip-back = Noch einmal berühren nimmt es zurück.
tip-many = Gehört zu { $count } möglichen Zügen.

## Das Menü.

menu = Menü
help = Hilfe
sound =
    { $state ->
        [on] Ton: an
       *[off] Ton: aus
    }
device = Auf einem anderen Gerät weiterspielen
device-text = Öffne diesen Link auf dem anderen Gerät: Dort findest du deinen Namen und deine Plätze wieder.
device-link = Persönlicher Link
device-minutes =
    { $minutes ->
        [one] Er gilt nur einmal und nur { $minutes } Minute lang. Gib ihn nicht weiter.
       *[other] Er gilt nur einmal und nur { $minutes } Minuten lang. Gib ihn nicht weiter.
    }

## Das Ende.

result = Ergebnis
result-winners =
    { $me ->
        [yes]
            { $count ->
                [0] Du verlierst die Partie
                [one] Du gewinnst die Partie!
               *[other] Du teilst dir den Sieg mit { $others }
            }
       *[no]
            { $count ->
                [0] Niemand am Tisch gewinnt
                [one] { $names } gewinnt die Partie
               *[other] Geteilter Sieg: { $names }
            }
    }
rank = { $rank }.
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
rematch = Revanche
new-table = Anderer Tisch
look-back = Zurückblicken
see-table = Tisch ansehen
record = Partie herunterladen

## Ein anderes Gerät.

hand-over-title = Hier weiterspielen
hand-over-question = Deinen Namen und deine Plätze auf dieses Gerät holen?
hand-over-yes = Ja, hier weiterspielen
hand-over-no = Nein, danke
hand-over-done = Deine Plätze sind mitgekommen. Willkommen zurück, { $name }!

## Lessons.

learn = Lernen
learn-label = { $game } lernen
learn-text = Ein paar kurze Lektionen am Tisch, zusammen fünf Minuten. Du kannst jederzeit aufhören und später weitermachen.
lesson-state =
    { $state ->
        [done] Erledigt
        [begun] Weiter
       *[new] Neu
    }
lesson-next = Weiter
lesson-following = Nächste Lektion
lesson-play = Jetzt eine richtige Partie
lesson-leave = Zu allen Lektionen
first-title = Zum ersten Mal { $game }?
first-learn = In fünf Minuten lernen
first-play = Kenne ich: spielen
