### The words of Wie verhext!: German.

game-name = Wie verhext!
game-tagline = „Ich bin die Hexe!“ – „Nein, ICH!“ Wag dich an die Aktion oder begnüg dich mit der Gunst.
game-author = Andreas Pelikan

## Roles. Names stand in the nominative; where an article is needed, „Hexe“ alone takes „die“, all others „der“.
## The call and the claim are what is said; action and favour are what the card does.

role-wolf-keeper = Wolfshüter
    .call = Ich bin der Wolfshüter!
    .claim = Nein, ICH bin der Wolfshüter!
role-snake-hunter = Schlangenfänger
    .call = Ich bin der Schlangenfänger!
    .claim = Nein, ICH bin der Schlangenfänger!
role-herb-gatherer = Kräutersammler
    .call = Ich bin der Kräutersammler!
    .claim = Nein, ICH bin der Kräutersammler!
role-alchemist = Alchimist
    .call = Ich bin der Alchimist!
    .claim = Nein, ICH bin der Alchimist!
role-fortune-teller = Wahrsager
    .call = Ich bin der Wahrsager!
    .claim = Nein, ICH bin der Wahrsager!
role-assistant = Gehilfe
    .call = Ich bin der Gehilfe!
    .claim = Nein, ICH bin der Gehilfe!
role-wizard = Zauberer
    .call = Ich bin der Zauberer!
    .claim = Nein, ICH bin der Zauberer!
role-witch = Hexe
    .call = Ich bin die Hexe!
    .claim = Nein, ICH bin die Hexe!
role-druid = Druide
    .call = Ich bin der Druide!
    .claim = Nein, ICH bin der Druide!
role-cutpurse = Beutelschneider
    .call = Ich bin der Beutelschneider!
    .claim = Nein, ICH bin der Beutelschneider!
    .spares = ein Gold
role-begging-monk = Bettelmönch
    .call = Ich bin der Bettelmönch!
    .claim = Nein, ICH bin der Bettelmönch!
    .spares = einen Tropfen
role-warlock = Hexenmeister
    .call = Ich bin der Hexenmeister!
    .claim = Nein, ICH bin der Hexenmeister!

so-be-it = So sei es.

role-wolf-keeper-action = Nimm 3 rote Tropfen.
role-snake-hunter-action = Nimm 3 weiße Tropfen.
role-herb-gatherer-action = Nimm 3 grüne Tropfen.
role-alchemist-action = Gib 1 beliebigen Tropfen ab und nimm 5 Gold.
role-fortune-teller-action = Gib 1 Gold ab und nimm 2 Fläschchen.
role-assistant-action = Gib 1 Gold ab und nimm 3 Tropfen nach Wahl.
role-wizard-action = Bezahl die Tropfen auf der obersten Kupferkessel-Karte und nimm die Karte. Für 1 weiteren Tropfen: 1 Fläschchen dazu.
role-witch-action = Bezahl die Tropfen auf der obersten Eisenkessel-Karte und nimm die Karte. Für 1 weiteren Tropfen: 1 Fläschchen dazu.
role-druid-action = Bezahl die Tropfen auf der obersten Silberkessel-Karte und nimm die Karte. Für 1 weiteren Tropfen: 1 Fläschchen dazu.
role-cutpurse-action = Alle anderen legen ein Drittel ihres Goldes auf die oberste Karte im Goldregal. Leg dazu, was fehlt, und nimm sie.
role-begging-monk-action = Alle anderen legen ein Viertel ihrer Tropfen auf die oberste Karte im Zutatenregal. Leg dazu, was fehlt, und nimm sie.
role-warlock-action = Nutze das aktive Pergament.

role-wolf-keeper-favour = Nimm 1 roten Tropfen.
role-snake-hunter-favour = Nimm 1 weißen Tropfen.
role-herb-gatherer-favour = Nimm 1 grünen Tropfen.
role-alchemist-favour = Gib 1 beliebigen Tropfen ab und nimm 2 Gold.
role-fortune-teller-favour = Gib 1 Gold ab und nimm 1 Fläschchen.
role-assistant-favour = Gib 1 Gold ab und nimm 1 Tropfen nach Wahl.
role-wizard-favour = Wie die Aktion, aber du zahlst zusätzlich 2 Gold.
role-witch-favour = Wie die Aktion, aber du zahlst zusätzlich 2 Gold.
role-druid-favour = Wie die Aktion, aber du zahlst zusätzlich 2 Gold.
role-cutpurse-favour = Du gibst in diesem Stich 1 Gold weniger.
role-begging-monk-favour = Du gibst in diesem Stich 1 Tropfen weniger.
role-warlock-favour = Nimm 1 Gold.

## Parchments.

parchment-copia = Copia
parchment-optio = Optio
parchment-herba = Herba
parchment-lupus = Lupus
parchment-serpens = Serpens
parchment-magus = Magus
parchment-sanatio = Sanatio
parchment-strix = Strix

parchment-copia-effect = Nimm 3 Tropfen nach Wahl.
parchment-optio-effect = Braue die oberste Karte eines Kessels deiner Wahl, für genau die Tropfen darauf.
parchment-herba-effect = Gib 1 grünen Tropfen ab, nimm 2 Fläschchen.
parchment-lupus-effect = Gib 1 roten Tropfen ab, nimm 2 Fläschchen.
parchment-serpens-effect = Gib 1 weißen Tropfen ab, nimm 2 Fläschchen.
parchment-magus-effect = Braue die oberste Kupferkessel-Karte mit der richtigen Anzahl Tropfen, egal in welchen Farben.
parchment-sanatio-effect = Braue die oberste Silberkessel-Karte mit der richtigen Anzahl Tropfen, egal in welchen Farben.
parchment-strix-effect = Braue die oberste Eisenkessel-Karte mit der richtigen Anzahl Tropfen, egal in welchen Farben.

## Goods, piles and potions. Goods are counted as „3 × Rot“; they are the same in every case. Piles stand after a colon or in brackets.

good-red = Rot
good-white = Weiß
good-green = Grün
good-gold = Gold
good-vial = Fläschchen

pile-copper = Kupferkessel
pile-iron = Eisenkessel
pile-silver = Silberkessel
pile-gold-shelf = Goldregal
pile-ingredient-shelf = Zutatenregal

# „1 Rot + 1 Grün: 3 Punkte, Rabe“: only what a card takes is named.
potion-copper =
    { $red ->
        [0] {""}
       *[other] { $red } Rot
    }{ $white ->
        [0] {""}
       *[other]
            { $red ->
                [0] {""}
               *[other] {" + "}
            }{ $white } Weiß
    }{ $green ->
        [0] {""}
       *[other]
            { $red ->
                [0]
                    { $white ->
                        [0] {""}
                       *[other] {" + "}
                    }
               *[other] {" + "}
            }{ $green } Grün
    }{ $gold ->
        [0] {""}
       *[other] { $gold } Gold
    }{ $drops ->
        [0] {""}
       *[other] { $drops } Tropfen
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $raven ->
        [yes] , Rabe
       *[no] {""}
    }
potion-iron = { potion-copper }
potion-silver = { potion-copper }
potion-gold-shelf = { potion-copper }
potion-ingredient-shelf = { potion-copper }

## The table.

zone-copper =
    Kupferkessel (Zauberer): { $count ->
        [0] leer
        [one] { $count } Trank
       *[other] { $count } Tränke
    }
zone-iron =
    Eisenkessel (Hexe): { $count ->
        [0] leer
        [one] { $count } Trank
       *[other] { $count } Tränke
    }
zone-silver =
    Silberkessel (Druide): { $count ->
        [0] leer
        [one] { $count } Trank
       *[other] { $count } Tränke
    }
zone-gold-shelf =
    Goldregal (Beutelschneider): { $count ->
        [0] leer
        [one] { $count } Trank
       *[other] { $count } Tränke
    }{ $there ->
        [0] {""}
       *[other] , { $there } Gold auf dem obersten
    }
zone-ingredient-shelf =
    Zutatenregal (Bettelmönch): { $count ->
        [0] leer
        [one] { $count } Trank
       *[other] { $count } Tränke
    }{ $there ->
        [0] {""}
       *[other] , { $there } Tropfen auf dem obersten
    }
zone-parchment = Aktives Pergament (Hexenmeister)
zone-banned = Gesperrt
zone-turned = In früheren Runden gesperrt
zone-called = Schon ausgerufen
zone-supply = Vorrat: Such dir Tropfen aus
zone-answers = Was du sagst
zone-goods = { $red } Rot, { $white } Weiß, { $green } Grün, { $gold } Gold
zone-potions =
    { $count ->
        [0] kein Trank
        [one] { $count } Trank
       *[other] { $count } Tränke
    }{ $ravens ->
        [0] {""}
        [one] {" "}({ $ravens } Rabe)
       *[other] {" "}({ $ravens } Raben)
    }, Fläschchen: { $vials }
zone-trick = { $said }
zone-aside =
    { $count ->
        [one] { $count } Rolle abgelegt
       *[other] { $count } Rollen abgelegt
    }
zone-hand =
    { $count ->
        [one] { $count } Rolle auf der Hand
       *[other] { $count } Rollen auf der Hand
    }

said-nothing = noch still
said-claim = „Das bin ich!“
said-lost = „Das war ich …“
said-favour = „So sei es.“
said-pass = „Ich passe.“

say-ready = Das sind meine Rollen
say-call = „Ich bin …!“
say-claim = „Nein, ICH!“ – Aktion beanspruchen
say-favour = „So sei es.“ – Gunst nehmen
say-do = Ausführen
say-decline = Verzichten
say-vial-red = Brauen, dazu ein Fläschchen für 1 Rot
say-vial-white = Brauen, dazu ein Fläschchen für 1 Weiß
say-vial-green = Brauen, dazu ein Fläschchen für 1 Grün

## What is asked, and what may be done. `$holder` and `$collector` are somebody else.

ask-choose-roles =
    Wähle { $count ->
        [5] fünf
       *[other] { $count }
    } Rollen für diese Runde.
ask-call-role = Welche deiner Rollen rufst du aus?
ask-answer-call = { $role }: Schnappst du { $holder } die Aktion weg, oder nimmst du die Gunst?
ask-use-action = { $role }: Führst du die Aktion aus?
ask-use-favour = { $role }: Nutzt du die Gunst?
ask-take-card =
    { $missing ->
        [0] { $pile }: Auf der obersten Karte liegt genug ({ $there }). Nimmst du sie?
       *[other] { $pile }: { $there } auf der obersten Karte, noch { $missing } nötig. Legst du das dazu und nimmst sie?
    }
ask-give-drops =
    { $collector } sammelt: Wähle { $count ->
        [one] den Tropfen, den du gibst
       *[other] die { $count } Tropfen, die du gibst
    }.

move-choose = { $roles }
move-call = „{ $role-call }“
move-claim = „Nein, ICH!“ – Aktion beanspruchen
move-favour = „So sei es.“ – Gunst nehmen
move-trade =
    { $give-count ->
        [0] Nehmen: { $get }
       *[other] Tauschen: { $give } gegen { $get }
    }
move-brew =
    Oberste Karte nehmen ({ $pile }){ $give-count ->
        [0] {""}
       *[other] {" "}für: { $give }
    }{ $extra-count ->
        [0] {""}
       *[other] ; Fläschchen für: { $extra }
    }
move-collect = Bei allen anderen einsammeln
move-give = Tropfen geben: { $drops }
move-decline = Verzichten

## What happened.

event-round-began =
    Runde { $round }. { $starter-me ->
        [yes] Du beginnst
       *[no] { $starter } beginnt
    }. Pergament: { $parchment }.{ $banned-count ->
        [0] {""}
       *[other] {" "}Gesperrt: { $banned }.
    }
event-chose =
    { $me ->
        [yes] Du hast deine Rollen gewählt.
       *[no] { $seat } hat fünf Rollen gewählt.
    }
event-chose-roles =
    { $me ->
        [yes] Deine Rollen: { $roles }.
       *[no] { $seat } nimmt auf die Hand: { $roles }.
    }
event-called =
    { $me ->
        [yes] Du
       *[no] { $seat }
    }: „{ $role-call }“{ $forced ->
        [yes] {" "}(letzte Karte: automatisch ausgerufen)
       *[no] {""}
    }
event-passed = Gepasst: { $seats }.
event-claimed =
    { $me ->
        [yes] Du
       *[no] { $seat }
    }: „{ $role-claim }“ { $loser-me ->
        [yes] Du gehst leer aus.
       *[no] { $loser } geht leer aus.
    }
event-favoured =
    { $me ->
        [yes] Du
       *[no] { $seat }
    }: „So sei es.“ (Gunst: { $role })
event-traded =
    { $give-count ->
        [0]
            { $me ->
                [yes] Du bekommst
               *[no] { $seat } bekommt
            }: { $get }.
       *[other]
            { $me ->
                [yes] Du tauschst
               *[no] { $seat } tauscht
            }: { $give } gegen { $get }.
    }
event-brewed =
    { $me ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } einen Trank ({ $pile }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $raven ->
        [yes] , und ein Rabe lässt sich nieder
       *[no] {""}
    }. { $give-count ->
        [0] Dazulegen war nicht nötig.
       *[other] Bezahlt: { $give }.
    }{ $extra-count ->
        [0] {""}
       *[other] {" "}Fläschchen für: { $extra }.
    }
event-spared =
    { $me ->
        [yes] Du gibst
       *[no] { $seat } gibt
    } in diesem Stich { $role-spares } weniger.
event-contributed =
    { $goods-count ->
        [0]
            { $me ->
                [yes] Du musst
               *[no] { $seat } muss
            } nichts geben.
       *[other]
            { $me ->
                [yes] Du gibst
               *[no] { $seat } gibt
            }: { $goods }.
    }
event-collected = { $pile }: { $there } auf der obersten Karte, nötig: { $cost }.
event-declined =
    { $me ->
        [yes] Du verzichtest.
       *[no] { $seat } verzichtet.
    }
event-missed =
    { $me ->
        [yes] Du kannst
       *[no] { $seat } kann
    } die Rolle jetzt nicht nutzen ({ $role }).
event-short-of =
    { $me ->
        [yes] Du kannst
       *[no] { $seat } kann
    } nicht dazulegen, was noch fehlt ({ $missing }): Die Karte bleibt liegen ({ $pile }).
event-round-ended =
    Ende von Runde { $round }. { $ravens ->
        [0] Noch ist kein Rabe da.
        [1] Einer von vier Raben ist da.
        [2] Zwei von vier Raben sind da.
        [3] Drei von vier Raben sind da.
       *[other] Die Raben sind versammelt ({ $ravens }): Die Partie ist zu Ende.
    }
event-scored =
    { $me ->
        [yes] Du hast
       *[no] { $seat } hat
    } { $cards ->
        [0] keinen Trank
        [one] { $cards } Trank im Wert von { $potions }
       *[other] { $cards } Tränke im Wert von { $potions }
    } und { $vials ->
        [0] kein Fläschchen
       *[other] { $vials } Fläschchen
    }: { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    } (Tropfen und Gold übrig: { $goods }).
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
        [one] { $total } Punkt
       *[other] { $total } Punkten
    }{ $tied ->
        [yes] {" "}(Gleichstand, durch Tropfen und Gold entschieden)
       *[no] {""}
    }.

## What speaks for or against a move; said to whoever may make it. What a role would bring is reckoned as things stand.

reason-ready =
    { $role }: nach jetzigem Stand sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für dich
reason-wanted =
    { $role }: { $others ->
        [one] jemand anders könnte damit auch sofort punkten
       *[other] { $others } andere könnten damit auch sofort punkten
    }
reason-feeds = { $role }, dann { $brewer }: Die gesammelten Tropfen bezahlen den Trank
reason-promises =
    nach jetzigem Stand { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-cannot-pay = es brächte dir nichts: Nach jetzigem Stand kannst du es nicht nutzen
reason-collects = nach jetzigem Stand lägen { $there } von { $cost } auf der Karte
reason-unopposed = niemand kann dir die Aktion wegnehmen
reason-may-hold =
    { $seats-count ->
        [one] { $seats } hat die Rolle vielleicht auch und kann dir die Aktion wegnehmen
        [2] { $seats } haben die Rolle vielleicht auch und können dir die Aktion wegnehmen
       *[other] { $seats-count } andere haben die Rolle vielleicht auch und können dir die Aktion wegnehmen
    }
reason-safe = eine Gunst kann dir niemand wegnehmen
reason-undercuts = du nimmst die Karte vor { $on }
reason-scores =
    jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für dich
reason-raven =
    { $ends ->
        [yes] Rabe Nr. { $number }: Mit dieser Runde endet das Spiel
       *[no] Rabe Nr. { $number } landet
    }
reason-uncovers = auf der nächsten Karte sitzt ein Rabe ({ $pile })
reason-affords =
    { $role }: Dann kannst du die oberste Karte bezahlen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-uses-up = danach hast du nichts mehr davon: { $good }
reason-uses-up-drops = es kostet dich deinen allerletzten Tropfen
reason-keeps-all = du behältst Tropfen in allen drei Farben
reason-forgoes =
    du verzichtest auf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reason-leaves-there = { $there } bleiben auf der Karte liegen, für die nächste Sammlung

## Why something may not be done.

illegal-not-your-turn = Du bist gerade nicht am Zug.
illegal-choose-first = Erst wählen alle ihre Rollen für diese Runde.
illegal-banned = Diese Rolle ist in dieser Runde gesperrt: { $role }.
illegal-not-five = Wähle genau fünf verschiedene Rollen.
illegal-already-chosen = Deine Rollen für diese Runde sind schon gewählt.
illegal-role-not-held = Diese Rolle hast du nicht auf der Hand: { $role }.
illegal-call-first = Du eröffnest den Stich: Ruf eine deiner Rollen aus.
illegal-answer-first = Du hast diese Rolle auf der Hand ({ $role }): Beanspruche die Aktion oder nimm die Gunst.
illegal-give-first =
    Gib erst { $count ->
        [one] einen Tropfen
       *[other] { $count } Tropfen
    } ab, nicht mehr und nicht weniger.
illegal-not-on-offer = Das geht gerade nicht, oder du kannst es nicht bezahlen.

## Why a file of potions is refused. `$pile` is written as in the file.

setup-cards-number =
    { $pile ->
        [copper] Kupferkessel
        [iron] Eisenkessel
        [silver] Silberkessel
        [gold-shelf] Goldregal
       *[ingredient-shelf] Zutatenregal
    }: { $found ->
        [one] { $found } Trank
       *[other] { $found } Tränke
    } statt { $expected }.
setup-cards-cost =
    { $pile ->
        [copper] Kupferkessel, Karte { $place }: Sie muss rote, weiße oder grüne Tropfen kosten und sonst nichts.
        [iron] Eisenkessel, Karte { $place }: Sie muss rote, weiße oder grüne Tropfen kosten und sonst nichts.
        [silver] Silberkessel, Karte { $place }: Sie muss rote, weiße oder grüne Tropfen kosten und sonst nichts.
        [gold-shelf] Goldregal, Karte { $place }: Sie muss Gold kosten und sonst nichts.
       *[ingredient-shelf] Zutatenregal, Karte { $place }: Sie muss Tropfen beliebiger Farbe kosten und sonst nichts.
    }
setup-cards-order =
    { $pile ->
        [copper] Kupferkessel
        [iron] Eisenkessel
        [silver] Silberkessel
        [gold-shelf] Goldregal
       *[ingredient-shelf] Zutatenregal
    }: Karte { $place } ist weniger wert als die davor. Beginne mit der obersten Karte, der mit dem kleinsten Wert.
setup-cards-ravens =
    { $pile ->
        [copper] Kupferkessel
        [iron] Eisenkessel
        [silver] Silberkessel
        [gold-shelf] Goldregal
       *[ingredient-shelf] Zutatenregal
    }: { $found ->
        [0] kein Rabe
        [one] { $found } Rabe
       *[other] { $found } Raben
    } statt { $expected }.

## Options of a table.

option-banned-roles = Gesperrte Rollen
    .help = Zu viert ist in jeder Runde eine Rolle gesperrt, zu dritt sind es zwei; zu fünft ändert sich nichts.
option-open-scores = Offene Punkte
    .help = Zeigt jederzeit die Tränke, Fläschchen und Punkte aller.
option-cards = Tränke aus deiner Schachtel
    .help = Eine Datei mit den Tränken deiner Ausgabe. Unsere stammen aus einer einzigen öffentlichen Quelle und passen zu allem, was die Spielregel nennt.
option-cut = Abbruch nach
    .help = Nur für Simulationen: Die Partie endet nach so vielen Runden und wird gewertet, wie sie steht; 0 heißt nie.

## In the browser. The three letters on the drops differ from each other.

help-touch = Tippe Rollen an, um sie zu wählen; ein zweites Tippen hebt die Wahl auf. Um eine Rolle auszurufen, tippe ihre Karte an, dann den Knopf. Antworten und Tauschgeschäfte gelten beim ersten Tippen. Stellst du Tropfen zusammen, fügt „+“ einen hinzu, Antippen nimmt einen gewählten wieder weg, und der Knopf bestätigt.
letter-red = R
letter-white = W
letter-green = G
# Where the names of roles may be broken on a narrow card.
word-breaks = Wolfs-hüter, Schlangen-fänger, Kräuter-sammler, Alchi-mist, Wahr-sager, Beutel-schneider, Bettel-mönch, Hexen-meister, Fläsch-chen
word-action = Aktion
word-favour = Gunst
# Beside a small drawing of the goods: to pay more than for the action, to contribute less, and what everybody else contributes.
deed-more = zahle { $goods } mehr
deed-less = gib { $goods } weniger
deed-one-in = andere: { $goods }
i-pass = Ich passe.
desk = Der Stich
pile-top = Oberste Karte: { $card }
pile-look = { $pile }. Durchsehen
look-empty = Hier liegt nichts.
perch =
    { $ravens ->
        [0] Noch kein Rabe
        [one] { $ravens } Rabe
       *[other] { $ravens } Raben
    }: Sobald der vierte landet, wird nur noch die Runde zu Ende gespielt.
perch-count = Raben: { $ravens } (Ende bei { $last })
choose-title = Rollen zur Wahl
choose-hint = Tippe { $count } Rollen an. Oben steht, was die Aktion bringt, darunter die Gunst.
choose-count = { $chosen } von { $count }
place-choosing = wählt noch …
place-ready = hat gewählt
place-claims = (hat die Aktion)
place-lost = (hat die Aktion verloren)
call-hint = Tippe die Karte an, die du ausrufen willst.
mix-add = Ein Tropfen mehr: { $good }
mix-remove = Ein Tropfen weniger: { $good }
mix-chosen = { $chosen } von { $count } gewählt
sum-why =
    { $ravens ->
        [one] { $ravens } Rabe ist da: Die Partie ist zu Ende.
       *[other] { $ravens } Raben sind da: Die Partie ist zu Ende.
    }
sum-potions = Tränke
sum-worth =
    { $cards ->
        [0] –
        [one] { $worth } ({ $cards } Karte)
       *[other] { $worth } ({ $cards } Karten)
    }
sum-vials = Fläschchen
sum-total = Punkte
sum-goods = Tropfen und Gold
sum-tie = Bei gleichen Punkten entscheiden Tropfen und Gold zusammen.

reckoning-title = Ende der Runde { $round }
reckoning-brewed = In dieser Runde gebraut
reckoning-potion =
    { $points ->
        [one] ein Trank für { $points } Punkt
       *[other] ein Trank für { $points } Punkte
    }
reckoning-raven = mit einem Raben
reckoning-none = In dieser Runde hat niemand einen Trank gebraut.

## One's own page.

standing-tastes = Deine liebsten Rollen
standing-costs = Wo andere dir die Aktion weggenommen haben
