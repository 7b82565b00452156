### The words of Zaubercocktail: German.

game-name = Zaubercocktail
game-tagline = „Zweimal Grünwurz gegen eine Goldrose!“ Alle handeln mit allen, und alle zugleich: Sammle das Beste, und hör im richtigen Moment auf.
game-author = Arnd Beenen

## Ingredients, by their printed names. A name is said without an article and never bent: alone, after a colon, as the subject of
## “geboten” or “gesucht”, or counted, as in “2 × Grünwurz”.

ingredient-blue-schlums = Blauer Schlums
ingredient-greenroot = Grünwurz
ingredient-lead-earth = Bleierde
ingredient-gira-extract = Giraextrakt
ingredient-troll-hair = Trollhaare
ingredient-yellow-schlums = Gelber Schlums
ingredient-silver-grass = Silbergras
ingredient-whiteberry = Weißbeere
ingredient-faran-leaf = Faranblatt
ingredient-gold-rose = Goldrose
ingredient-black-something = Schwarzes Etwas

# What a card is worth; `$largest` is 0 for the joker.
about-collection =
    { $largest ->
        [0] Joker: macht eine Sammlung um eine Karte größer. Mindestens eine Karte der Zutat selbst muss dabei sein.
       *[other] n Karten zusammen bringen n × (n + { $worth }) Punkte: mindestens 2 Karten, höchstens { $largest }.
    }

## The table. What is said on the market is numbered; `$to` is not said.

stone = Glasstein

zone-recipe =
    { $first ->
        [0] Zauberblitz!
       *[other] Rezept: 1. Platz +{ $first }, 2. Platz +{ $second }, 3. Platz +{ $third }, letzter −{ $last }
    }
zone-recipes =
    { $count ->
        [0] Kein Rezept mehr
        [one] Noch { $count } Rezeptkarte, der Zauberblitz
       *[other] Noch { $count } Rezeptkarten, darunter der Zauberblitz
    }
zone-past = Bisherige Rezepte
recipe = +{ $first }/+{ $second }/+{ $third }/−{ $last }
zone-pile =
    Nachziehstapel: { $count ->
        [0] leer
        [one] { $count } Karte
       *[other] { $count } Karten
    }
zone-stones = { $count } von { $places } Glassteinen gesetzt
zone-offer-give = Nr. { $number }: geboten
zone-offer-want = Nr. { $number }: gesucht
zone-call = Nr. { $number }, Ruf: gesucht
zone-display = Nr. { $number }, Auslage: zu haben
zone-answer-give = Nr. { $number }, Antwort auf Nr. { $call }: geboten
zone-answer-want = Nr. { $number }, Antwort auf Nr. { $call }: gesucht
zone-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
zone-chosen = Zum Zeigen gewählt
zone-sayings = Was du sagen kannst

say-stone = Stein setzen
say-show = Das zeige ich
say-enough = Das war’s

## What is asked, and what may be done. `$to` is never the reader. “Das war’s” is also said by
## those who have no collection at all.

ask-trade = Der Markt ist offen!
ask-choose-first = Was zeigst du? Mindestens zwei Karten einer Zutat oder eine und einen Joker.
ask-choose-second = Noch eine Sammlung aus einer anderen Zutat, oder war das alles?

move-offer =
    Angebot{ $to ->
        [none] {""}
       *[other] {" "}an { $to }
    }: { $give }; gesucht: { $want }
    .form = Ein Angebot machen
    .give = Was bietest du?
    .want = Was suchst du dafür?
    .to = Für wen?
move-call = Ausrufen: { $want } gesucht
    .form = Etwas ausrufen
    .want = Was suchst du?
move-display = Auslegen: { $give }
    .form = Sagen, was du hast
    .give = Was hast du abzugeben?
move-answer = Auf Nr. { $call } antworten, Preis: { $want }
    .form = Auf einen Ruf antworten
    .call = Auf welchen Ruf? Seine Nummer:
    .want = Was willst du für die Karten?
move-bid = Für Nr. { $display } bieten: { $give }
    .form = Für eine Auslage bieten
    .display = Für welche Auslage? Ihre Nummer:
    .give = Was gibst du für die Karten?
move-accept = Topp! Nr. { $offer } annehmen
move-withdraw = Nr. { $offer } zurücknehmen
move-place-stone = Den Stein setzen
move-stop = Die Zeit ist um
move-show =
    Zeigen: { $cards } × { $ingredient }{ $jokers ->
        [0] {""}
       *[other] {" "}+ { $jokers } × { ingredient-black-something }
    }
move-enough = Nichts mehr zeigen

## What happened. Calls are said as they are shouted: first what is given, then what is wanted for it.

event-began =
    Alle Figuren stehen auf dem Startfeld. { $dealer-me ->
        [yes] Du gibst
       *[no] { $dealer } gibt
    } die ganze Partie lang.
event-dealt =
    { $me ->
        [yes] Deine neuen Karten
       *[no] Neue Karten ({ $seat })
    }: { $cards }.
event-recipe-turned = Runde { $round }: +{ $first }, +{ $second } und +{ $third } für die ersten drei Plätze, −{ $last } für den letzten. Der Markt ist eröffnet!
event-offered =
    { $me ->
        [yes] Du
       *[no] { $seat }
    }{ $to-me ->
        [yes] {" "}› dir
       *[no]
            { $to ->
                [none] {""}
               *[other] {" "}› { $to }
            }
    }: { $give } geboten, { $want } gesucht! (Nr. { $offer })
event-called =
    { $me ->
        [yes] Du
       *[no] { $seat }
    }: { $want } gesucht! Nennt euren Preis! (Nr. { $offer })
event-displayed =
    { $me ->
        [yes] Du
       *[no] { $seat }
    }: { $give } zu haben! Was gebt ihr dafür? (Nr. { $offer })
event-answered =
    { $me ->
        [yes] Du
       *[no] { $seat }
    } › { $to-me ->
        [yes] dir
       *[no] { $to }
    }: { $give }? Mein Preis: { $want }! (Nr. { $offer })
event-bid-made =
    { $me ->
        [yes] Du
       *[no] { $seat }
    } › { $to-me ->
        [yes] dir
       *[no] { $to }
    }: { $give } für { $want }! (Nr. { $offer })
event-withdrawn =
    { $me ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } Nr. { $offer } zurück.
event-lapsed =
    { $me ->
        [yes] Deine Nr. { $offer }
       *[no] Nr. { $offer } ({ $seat })
    } gilt nicht mehr.
event-traded =
    Topp, Nr. { $offer }! { $me ->
        [yes] Du gibst { $maker }: { $give }. Du bekommst: { $get }.
       *[no]
            { $maker-me ->
                [yes] { $seat } gibt dir: { $give }. Du gibst dafür: { $get }.
               *[no] { $seat } gibt { $maker }: { $give }. { $seat } bekommt: { $get }.
            }
    }
event-stone-placed =
    { $me ->
        [yes] Du setzt
       *[no] { $seat } setzt
    } { $stone ->
        [1] den ersten Stein auf den Ring!
       *[other] einen Stein auf den Kelch.
    }
event-stopped =
    { $me ->
        [yes] Für dich ist die Zeit um.
       *[no] Für { $seat } ist die Zeit um.
    }
event-trading-ended =
    { $stones ->
        [yes] Der letzte Stein liegt: Der Markt ist geschlossen.
       *[no] Die Zeit ist um: Der Markt ist geschlossen.
    } Jetzt wählen alle, was sie zeigen.
event-chose =
    { $me ->
        [yes] Du hast
       *[no] { $seat } hat
    } gewählt.
event-shown =
    { $me ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    }: { $cards } × { $ingredient }{ $jokers ->
        [0] {""}
       *[other] {" "}+ { $jokers } × { ingredient-black-something }
    } ({ $worth } Punkte).
event-shown-nothing =
    { $me ->
        [yes] Du hast
       *[no] { $seat } hat
    } keine Sammlung. { $cards-count ->
        [0] Die Hand ist leer.
       *[other] Die Hand, offen gezeigt: { $cards }.
    }
event-tie-drawn =
    { $me ->
        [yes] Gleichstand: Du ziehst
       *[no] Gleichstand: { $seat } zieht
    } eine Karte: { $card }.
event-tie-lot = Gleichstand, und zu wenige Karten zum Ziehen: Das Los entscheidet. In dieser Reihenfolge: { $seats }.
event-ranked =
    Platz { $rank }: { $me ->
        [yes] du
       *[no] { $seat }
    }, mit { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkten
    } aus { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $spaces ->
        [0] {""}
        [-1] : 1 Feld zurück
        [-2] : 2 Felder zurück
        [-3] : 3 Felder zurück
        [one] : { $spaces } Feld vor
       *[other] : { $spaces } Felder vor
    }.
event-ring-moved =
    { $me ->
        [yes] Dein Stein auf dem Ring
       *[no] Der Stein auf dem Ring ({ $seat })
    }: { $spaces ->
        [-2] nicht unter den Besten, 2 Felder zurück.
       *[other] unter den Besten, weitere { $spaces } Felder vor.
    }
event-pawn-moved =
    { $me ->
        [yes] Du stehst
       *[no] { $seat } steht
    } auf { $space ->
        [0] dem Startfeld
       *[other] Feld { $space }
    }.
event-lightning = Der Zauberblitz schlägt ein: Die Partie ist zu Ende!
event-ended =
    { $me ->
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
    }, auf { $space ->
        [0] dem Startfeld
       *[other] Feld { $space }
    }.

## What speaks for or against a move; said to whoever may make it. A trade is spoken of as if it came off.

reason-raises = deine besten zwei Sammlungen steigen von { $before } auf { $after } Punkte
reason-lowers = deine besten zwei Sammlungen fallen von { $before } auf { $after } Punkte
reason-makes = dann hast du: { $cards } × { $ingredient }
reason-only-you = dann hast du { $cards } × { $ingredient }: So viele kann sonst niemand zeigen
reason-spare-cards = du gibst nur Karten, die deine besten zwei Sammlungen nicht brauchen
reason-gives-at-most =
    { $on } gewinnt { $points ->
        [0] keine Punkte
        [one] höchstens { $points } Punkt
       *[other] höchstens { $points } Punkte
    }
reason-known-to-hold =
    { $seats-count ->
        [one] { $seats } hat das bekanntlich auf der Hand
       *[other] { $seats } haben das bekanntlich auf der Hand
    }
reason-can-show =
    { $points ->
        [0] du hast nichts zu zeigen
       *[other] du kannst jetzt { $points } Punkte zeigen
    }
reason-ring = der erste Stein: { $spaces } Felder vor, wenn du unter den besten { $best } bist, sonst zurück
reason-closes = dein Stein schließt den Markt
reason-adds = { $points } Punkte, insgesamt { $total }
reason-best-two = sie gehört zu deinen besten zwei Sammlungen
reason-keeps-back =
    { $cards ->
        [0] du behältst keine Karte
        [one] du behältst { $cards } Karte für später
       *[other] du behältst { $cards } Karten für später
    }

## Why something may not be done.

illegal-over = Die Partie ist zu Ende.
illegal-done-already = Du bist hier fertig: Warte auf die anderen.
illegal-trading-over = Der Markt ist geschlossen: Jetzt werden Sammlungen gewählt.
illegal-trade-first = Der Markt ist noch offen: Sammlungen werden gewählt, wenn er geschlossen ist.
illegal-must-show = Du kannst eine Sammlung bilden, also musst du mindestens eine zeigen.
illegal-no-collection = Das kannst du nicht zeigen: Eine Sammlung braucht mindestens zwei Karten aus deiner Hand, eine davon von der Zutat selbst, und hat eine Höchstgröße; die zweite muss aus einer anderen Zutat sein.
illegal-no-cards = Auf jeder Seite muss mindestens eine Karte stehen.
illegal-too-many-cards = Zu viele Karten: höchstens { $most } auf einer Seite.
illegal-too-many-offers = Du hast schon { $most } Angebote, Rufe, Auslagen und Antworten offen: Nimm erst etwas zurück.
illegal-empty-hand = Ohne Karten auf der Hand gibt es nichts zu handeln.
illegal-same-both-ways = Dieselbe Zutat kann nicht in einem Handel gegeben und verlangt werden.
illegal-not-held = Diese Karten hast du nicht auf der Hand.
illegal-no-partner = Da ist niemand, dem du das anbieten könntest.
illegal-partner-done = Zu spät: Dort wird nicht mehr gehandelt.
illegal-said-already = Das hast du schon gesagt, und es gilt noch.
illegal-offer-gone = Das gilt nicht mehr: Jemand war schneller, oder es wurde zurückgenommen.
illegal-own-offer = Das kommt von dir selbst.
illegal-answer-calls = Das ist ein Ruf: Antworte darauf und sag, was du für die Karten willst.
illegal-bid-on-displays = Diese Karten liegen aus: Sag, was du dafür gibst.
illegal-no-call = Das ist kein Ruf: Nimm es an, wie es ist, oder mach selbst ein Angebot.
illegal-not-for-you = Das ist für jemand anderen bestimmt.
illegal-not-yours = Zurücknehmen kann das nur, wer es gesagt hat.

## Options of a table.

option-track = Länge der Leiste
    .help = Felder nach dem Start, von 10 bis 60. Eine Figur auf dem letzten beendet die Partie.
option-minutes = Handelszeit in Minuten
    .help = Wie lange der Markt in einer Runde höchstens offen ist, von 1 bis 30 Minuten. Steine können ihn früher schließen.
option-silence = Stille
    .help = Nur für Simulationen: Der Markt schließt, wenn alle so oft nacheinander geschwiegen haben.

## The table in the browser. `$effect` is a difference with its sign.

help-touch = Tippe eine Handkarte an, um sie zu bieten, und noch einmal, um eine mehr zu bieten; in deinem Entwurf nimmt der Pfeil das letzte Tippen zurück und auf einem großen Bildschirm ein Tippen auf einen Chip eine Karte weg. Auf dem Markt nimmt das erste Tippen ein Angebot an, beantwortet einen Ruf oder eine Auslage oder nimmt Eigenes zurück. Dein Stein braucht ein zweites Tippen. Wählst du aus, was du zeigst, nimmt ein Tippen eine Zutat dazu und das nächste sie wieder weg.
round-now = Runde { $round }
best-now = Beste zwei
best-what = Deine zwei besten Sammlungen bringen jetzt zusammen { $result } Punkte
group-label =
    { $count } × { $ingredient }{ $largest ->
        [0] {""}
       *[other] : bringt { $now }, eine mehr: { $more }
    }
group-full = voll
# Captions beside figures: what an ingredient of the hand scores, how much more the two best score after a deal, the space of a pawn,
# and how far the recipe moves pawns.
caption-hand = Punkte jetzt › mit einer Karte mehr
caption-effect = { $effect } Pkt.
caption-space = Feld
caption-recipe = Felder nach Rang
i-give = Ich biete
i-want = Ich suche
to-one = › { $name }
for-you = für dich
offer-made = Anbieten
call-made = Ausrufen
display-made = Auslegen
answer-made = Antworten
bid-made = Bieten
start-over = Leeren
one-step-back = Einen Schritt zurück
compose-hint = Tippe auf Karten, die du bietest, und hier auf das, was du suchst.
call-hint = Nichts geboten: Die anderen nennen ihren Preis.
display-hint = Kein Preis: Die anderen sagen, was sie geben.
market-label = Der Markt
market-quiet = Noch ist alles still. Biete etwas an!
market-empty = Gerade wird nichts angeboten.
market-yours = { $count ->
        [0] Hier ist gerade nichts, was du annehmen kannst.
        [one] { $count } Angebot, das du annehmen kannst.
       *[other] { $count } Angebote, die du annehmen kannst.
    }
wants-price = Dein Preis?
wants-bid = Dein Gebot?
deal-done = Topp!
take-it-back = Zurücknehmen
offer-label =
    Nr. { $number }, { $me ->
        [yes] du
       *[no] { $name }
    }: { $give } geboten, { $want } gesucht
call-label =
    Nr. { $number }, { $me ->
        [yes] du
       *[no] { $name }
    }: { $want } gesucht
display-label =
    Nr. { $number }, { $me ->
        [yes] du
       *[no] { $name }
    }: { $give } zu haben
effect-label = Wirkung auf deine besten zwei: { $effect }
hurry = Nur noch { $seconds } Sekunden!
stone-sure = Sicher? Endgültig!
stone-down = Dein Stein liegt.
time-up = Die Zeit ist um: Du handelst nicht mehr.
ring-place = Ring: der erste Stein
chalice-place = Kelch: ein späterer Stein
choose-title = Was zeigst du?
choose-none = Du hast keine Sammlung: Du zeigst deine Hand.
choose-ready = Du hast gewählt. Die anderen wählen noch.
choose-hint = Tippe auf eine Zutat deiner Hand, um sie dazuzunehmen oder wegzulassen.
choose-jokers = Joker
one-fewer = Eins weniger: { $what }
one-more = Eins mehr: { $what }
choose-total = Zusammen
reckoning-title = Wertung: Runde { $round }
reckoning-again = Letzte Wertung
reckoning-nothing = keine Sammlung
reckoning-tie = { $why ->
        [cards] mehr Karten
        [draw] bessere Karte gezogen
       *[lot] durch Los
    }
reckoning-drawn = gezogen: { $card }
track-label = Die Leiste: { $spaces } Felder

## One's own page.

standing-tastes = Was du am häufigsten zeigst
