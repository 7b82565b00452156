### The words of Wie verhext!: French.

game-name = Wie verhext!
game-tagline = « Je suis la Sorcière ! » – « Non, c’est moi ! » Osez l’action, ou contentez-vous de la faveur. En français : Malédiction !
game-author = Andreas Pelikan

## Roles. A name needs an article to stand in a sentence, so it stands in brackets or after a colon.
## The call and the claim are what is said; action and favour are what the card does.

role-wolf-keeper = Gardien des loups
    .call = Je suis le Gardien des loups !
    .claim = Non, le Gardien des loups, c’est moi !
role-snake-hunter = Chasseur de serpents
    .call = Je suis le Chasseur de serpents !
    .claim = Non, le Chasseur de serpents, c’est moi !
role-herb-gatherer = Herboriste
    .call = Je suis l’Herboriste !
    .claim = Non, l’Herboriste, c’est moi !
role-alchemist = Alchimiste
    .call = Je suis l’Alchimiste !
    .claim = Non, l’Alchimiste, c’est moi !
role-fortune-teller = Devin
    .call = Je suis le Devin !
    .claim = Non, le Devin, c’est moi !
role-assistant = Assistant
    .call = Je suis l’Assistant !
    .claim = Non, l’Assistant, c’est moi !
role-wizard = Magicien
    .call = Je suis le Magicien !
    .claim = Non, le Magicien, c’est moi !
role-witch = Sorcière
    .call = Je suis la Sorcière !
    .claim = Non, la Sorcière, c’est moi !
role-druid = Druide
    .call = Je suis le Druide !
    .claim = Non, le Druide, c’est moi !
role-cutpurse = Chapardeur
    .call = Je suis le Chapardeur !
    .claim = Non, le Chapardeur, c’est moi !
    .spares = une pièce d’or
role-begging-monk = Moine mendiant
    .call = Je suis le Moine mendiant !
    .claim = Non, le Moine mendiant, c’est moi !
    .spares = une goutte
role-warlock = Sorcier
    .call = Je suis le Sorcier !
    .claim = Non, le Sorcier, c’est moi !

so-be-it = Ainsi soit-il.

role-wolf-keeper-action = Gagnez 3 gouttes rouges.
role-snake-hunter-action = Gagnez 3 gouttes blanches.
role-herb-gatherer-action = Gagnez 3 gouttes vertes.
role-alchemist-action = Payez 1 goutte au choix, gagnez 5 or.
role-fortune-teller-action = Payez 1 or, gagnez 2 flacons.
role-assistant-action = Payez 1 or, gagnez 3 gouttes au choix.
role-wizard-action = Payez les gouttes de la première carte du chaudron de cuivre et prenez-la. Pour une goutte de plus, gagnez aussi un flacon.
role-witch-action = Payez les gouttes de la première carte du chaudron de fer et prenez-la. Pour une goutte de plus, gagnez aussi un flacon.
role-druid-action = Payez les gouttes de la première carte du chaudron d’argent et prenez-la. Pour une goutte de plus, gagnez aussi un flacon.
role-cutpurse-action = Les autres déposent un tiers de leur or sur la première carte de l’étagère à or. Complétez au besoin et prenez-la.
role-begging-monk-action = Les autres déposent un quart de leurs gouttes sur la première carte de l’étagère à ingrédients. Complétez au besoin et prenez-la.
role-warlock-action = Utilisez le parchemin actif.

role-wolf-keeper-favour = Gagnez 1 goutte rouge.
role-snake-hunter-favour = Gagnez 1 goutte blanche.
role-herb-gatherer-favour = Gagnez 1 goutte verte.
role-alchemist-favour = Payez 1 goutte au choix, gagnez 2 or.
role-fortune-teller-favour = Payez 1 or, gagnez 1 flacon.
role-assistant-favour = Payez 1 or, gagnez 1 goutte au choix.
role-wizard-favour = Comme l’action, mais payez 2 or de plus.
role-witch-favour = Comme l’action, mais payez 2 or de plus.
role-druid-favour = Comme l’action, mais payez 2 or de plus.
role-cutpurse-favour = Ce tour-ci, donnez 1 or de moins.
role-begging-monk-favour = Ce tour-ci, donnez 1 goutte de moins.
role-warlock-favour = Gagnez 1 or.

## Parchments.

parchment-copia = Copia
parchment-optio = Optio
parchment-herba = Herba
parchment-lupus = Lupus
parchment-serpens = Serpens
parchment-magus = Magus
parchment-sanatio = Sanatio
parchment-strix = Strix

parchment-copia-effect = Gagnez 3 gouttes au choix.
parchment-optio-effect = Concoctez la première carte du chaudron de votre choix, pour exactement ses gouttes.
parchment-herba-effect = Payez 1 goutte verte, gagnez 2 flacons.
parchment-lupus-effect = Payez 1 goutte rouge, gagnez 2 flacons.
parchment-serpens-effect = Payez 1 goutte blanche, gagnez 2 flacons.
parchment-magus-effect = Concoctez la première carte de cuivre avec le bon nombre de gouttes, quelles que soient leurs couleurs.
parchment-sanatio-effect = Concoctez la première carte d’argent avec le bon nombre de gouttes, quelles que soient leurs couleurs.
parchment-strix-effect = Concoctez la première carte de fer avec le bon nombre de gouttes, quelles que soient leurs couleurs.

## Goods, piles and potions. Goods are counted as « 3 × goutte rouge » and, like piles, stand after a colon or in brackets.

good-red = goutte rouge
good-white = goutte blanche
good-green = goutte verte
good-gold = pièce d’or
good-vial = flacon

pile-copper = chaudron de cuivre
pile-iron = chaudron de fer
pile-silver = chaudron d’argent
pile-gold-shelf = étagère à or
pile-ingredient-shelf = étagère à ingrédients

# « 1 rouge + 1 verte : 3 points, corbeau »: only what a card takes is named.
potion-copper =
    { $red ->
        [0] {""}
        [one] { $red } rouge
       *[other] { $red } rouges
    }{ $white ->
        [0] {""}
       *[other]
            { $red ->
                [0] {""}
               *[other] {" + "}
            }{ $white ->
                [one] { $white } blanche
               *[other] { $white } blanches
            }
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
            }{ $green ->
                [one] { $green } verte
               *[other] { $green } vertes
            }
    }{ $gold ->
        [0] {""}
       *[other] { $gold } or
    }{ $drops ->
        [0] {""}
        [one] { $drops } goutte
       *[other] { $drops } gouttes
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $raven ->
        [yes] , corbeau
       *[no] {""}
    }
potion-iron = { potion-copper }
potion-silver = { potion-copper }
potion-gold-shelf = { potion-copper }
potion-ingredient-shelf = { potion-copper }

## The table.

zone-copper =
    Chaudron de cuivre (Magicien) : { $count ->
        [0] vide
        [one] { $count } potion
       *[other] { $count } potions
    }
zone-iron =
    Chaudron de fer (Sorcière) : { $count ->
        [0] vide
        [one] { $count } potion
       *[other] { $count } potions
    }
zone-silver =
    Chaudron d’argent (Druide) : { $count ->
        [0] vide
        [one] { $count } potion
       *[other] { $count } potions
    }
zone-gold-shelf =
    Étagère à or (Chapardeur) : { $count ->
        [0] vide
        [one] { $count } potion
       *[other] { $count } potions
    }{ $there ->
        [0] {""}
       *[other] , { $there } or sur la première
    }
zone-ingredient-shelf =
    Étagère à ingrédients (Moine mendiant) : { $count ->
        [0] vide
        [one] { $count } potion
       *[other] { $count } potions
    }{ $there ->
        [0] {""}
        [one] , { $there } goutte sur la première
       *[other] , { $there } gouttes sur la première
    }
zone-parchment = Parchemin actif (Sorcier)
zone-banned = Hors jeu cette manche
zone-turned = Déjà sortis aux manches passées
zone-called = Rôles annoncés cette manche
zone-supply = Réserve : servez-vous
zone-answers = Ce que vous dites
zone-goods =
    { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $white ->
        [one] { $white } blanche
       *[other] { $white } blanches
    }, { $green ->
        [one] { $green } verte
       *[other] { $green } vertes
    }, { $gold } or
zone-potions =
    { $count ->
        [0] aucune potion
        [one] { $count } potion
       *[other] { $count } potions
    }{ $ravens ->
        [0] {""}
        [one] {" "}({ $ravens } corbeau)
       *[other] {" "}({ $ravens } corbeaux)
    }, flacons : { $vials }
zone-trick = { $said }
zone-aside =
    { $count ->
        [one] { $count } rôle mis de côté
       *[other] { $count } rôles mis de côté
    }
zone-hand =
    { $count ->
        [one] { $count } rôle en main
       *[other] { $count } rôles en main
    }

said-nothing = silence
said-claim = « C’est moi ! »
said-lost = « C’était moi… »
said-favour = « Ainsi soit-il. »
said-pass = « Je passe. »

say-ready = Voilà mes rôles
say-call = « Je suis… ! »
say-claim = « Non, c’est moi ! » – prendre l’action
say-favour = « Ainsi soit-il. » – prendre la faveur
say-do = Valider
say-decline = Renoncer
say-vial-red = Concocter, avec un flacon pour 1 rouge de plus
say-vial-white = Concocter, avec un flacon pour 1 blanche de plus
say-vial-green = Concocter, avec un flacon pour 1 verte de plus

## What is asked, and what may be done. `$holder` and `$collector` are somebody else.

ask-choose-roles =
    Choisissez { $count ->
        [5] cinq
       *[other] { $count }
    } rôles pour cette manche.
ask-call-role = Quel rôle annoncez-vous ?
ask-answer-call = { $role } : souffler l’action à { $holder }, ou prendre la faveur ?
ask-use-action = À vous l’action ({ $role }) : l’effectuer, ou y renoncer ?
ask-use-favour = À vous la faveur ({ $role }) : l’utiliser, ou y renoncer ?
ask-take-card =
    { $missing ->
        [0] Sur la première carte ({ $pile }) : { $there }, c’est assez. La prendre, ou la laisser ?
       *[other] Sur la première carte ({ $pile }) : { $there }, il manque { $missing }. Payer la différence et la prendre, ou la laisser ?
    }
ask-give-drops =
    { $collector } fait la quête : choisissez { $count ->
        [one] la goutte
       *[other] les { $count } gouttes
    } à donner.

move-choose = { $roles }
move-call = « { $role-call } »
move-claim = « Non, c’est moi ! » – prendre l’action
move-favour = « Ainsi soit-il. » – prendre la faveur
move-trade =
    { $give-count ->
        [0] Gagner : { $get }
       *[other] Échanger : { $give } contre { $get }
    }
move-brew =
    Prendre la première carte ({ $pile }){ $give-count ->
        [0] {""}
       *[other] {" "}pour : { $give }
    }{ $extra-count ->
        [0] {""}
       *[other] {" "}; un flacon pour : { $extra }
    }
move-collect = Faire contribuer les autres
move-give = Donner : { $drops }
move-decline = Renoncer

## What happened.

event-round-began =
    Manche { $round }. { $starter-me ->
        [yes] Vous commencez
       *[no] { $starter } commence
    }. Parchemin : { $parchment }.{ $banned-count ->
        [0] {""}
       *[other] {" "}Hors jeu cette manche : { $banned }.
    }
event-chose =
    { $me ->
        [yes] Vous avez choisi vos rôles.
       *[no] { $seat } a choisi cinq rôles.
    }
event-chose-roles =
    { $me ->
        [yes] Vos rôles : { $roles }.
       *[no] { $seat } prend en main : { $roles }.
    }
event-called =
    { $me ->
        [yes] Vous
       *[no] { $seat }
    } : « { $role-call } »{ $forced ->
        [yes] {" "}(dernière carte, annoncée d’office)
       *[no] {""}
    }
event-passed = « Je passe » : { $seats }.
event-claimed =
    { $me ->
        [yes] Vous
       *[no] { $seat }
    } : « { $role-claim } » { $loser-me ->
        [yes] Vous repartez bredouille.
       *[no] { $loser } repart bredouille.
    }
event-favoured =
    { $me ->
        [yes] Vous
       *[no] { $seat }
    } : « Ainsi soit-il. » (faveur : { $role })
event-traded =
    { $give-count ->
        [0]
            { $me ->
                [yes] Vous gagnez
               *[no] { $seat } gagne
            } : { $get }.
       *[other]
            { $me ->
                [yes] Vous échangez
               *[no] { $seat } échange
            } : { $give } contre { $get }.
    }
event-brewed =
    { $me ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } une potion ({ $pile }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $raven ->
        [yes] , et un corbeau se pose
       *[no] {""}
    }. { $give-count ->
        [0] Rien à payer.
       *[other] Payé : { $give }.
    }{ $extra-count ->
        [0] {""}
       *[other] {" "}Un flacon pour : { $extra }.
    }
event-spared =
    { $me ->
        [yes] Ce tour-ci, vous donnerez
       *[no] Ce tour-ci, { $seat } donnera
    } { $role-spares } de moins.
event-contributed =
    { $goods-count ->
        [0]
            { $me ->
                [yes] Vous ne donnez
               *[no] { $seat } ne donne
            } rien.
       *[other]
            { $me ->
                [yes] Vous donnez
               *[no] { $seat } donne
            } : { $goods }.
    }
event-collected = Sur la première carte ({ $pile }) : { $there } ; il en faut { $cost }.
event-declined =
    { $me ->
        [yes] Vous y renoncez.
       *[no] { $seat } y renonce.
    }
event-missed =
    { $me ->
        [yes] Vous ne pouvez
       *[no] { $seat } ne peut
    } rien en faire cette fois ({ $role }).
event-short-of =
    { $me ->
        [yes] Vous ne pouvez
       *[no] { $seat } ne peut
    } pas ajouter ce qui manque ({ $missing }) : la carte reste en place ({ $pile }).
event-round-ended =
    Fin de la manche { $round }. { $ravens ->
        [0] Pas encore de corbeau.
        [1] Un corbeau sur quatre s’est posé.
        [2] Deux corbeaux sur quatre se sont posés.
        [3] Trois corbeaux sur quatre se sont posés.
       *[other] { $ravens } corbeaux se sont posés : la partie est finie.
    }
event-scored =
    { $me ->
        [yes] Devant vous
       *[no] Devant { $seat }
    } : { $cards ->
        [0] aucune potion
        [one] { $cards } potion qui vaut { $potions }
       *[other] { $cards } potions qui valent { $potions }
    } et { $vials ->
        [0] aucun flacon
        [one] { $vials } flacon
       *[other] { $vials } flacons
    }, soit { $total ->
        [one] { $total } point
       *[other] { $total } points
    } (gouttes et or restants : { $goods }).
event-game-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] Vous gagnez la partie
               *[other] Vous gagnez à égalité avec { $winners-others },
            }
       *[no]
            { $winners-count ->
                [one] { $winners } gagne la partie
               *[other] { $winners } gagnent à égalité
            }
    } avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $tied ->
        [yes] {" "}(égalité de points, tranchée par les gouttes et l’or)
       *[no] {""}
    }.

## What speaks for or against a move; said to whoever may make it. What a role would bring is reckoned as things stand.

reason-ready =
    { $role } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous tout de suite, en l’état
reason-wanted =
    { $role } : { $others ->
        [one] une autre personne pourrait aussi en tirer des points tout de suite
       *[other] { $others } autres pourraient aussi en tirer des points tout de suite
    }
reason-feeds = { $role }, puis { $brewer } : les gouttes récoltées paient la potion
reason-promises =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en l’état
reason-cannot-pay = cela ne vous apporterait rien : en l’état, vous ne pouvez pas l’utiliser
reason-collects = il y aurait { $there } sur les { $cost } que demande la carte, en l’état
reason-unopposed = personne ne peut vous souffler l’action
reason-may-hold =
    { $seats-count ->
        [one] { $seats } a peut-être aussi ce rôle, et peut vous souffler l’action
        [2] { $seats } ont peut-être aussi ce rôle, et peuvent vous souffler l’action
       *[other] { $seats-count } autres ont peut-être aussi ce rôle, et peuvent vous souffler l’action
    }
reason-safe = une faveur, personne ne peut vous la souffler
reason-undercuts = vous prenez la carte avant { $on }
reason-scores =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous maintenant
reason-raven =
    { $ends ->
        [yes] corbeau n° { $number } : la partie finit avec cette manche
       *[no] le corbeau n° { $number } se pose
    }
reason-uncovers = la carte suivante porte un corbeau ({ $pile })
reason-affords =
    { $role } : vous pourrez alors payer la première carte, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-uses-up = cela vous coûte votre dernière unité : { $good }
reason-uses-up-drops = cela vous coûte votre toute dernière goutte
reason-keeps-all = vous gardez des gouttes des trois couleurs
reason-forgoes =
    vous renoncez à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-leaves-there = { $there } restent sur la carte pour la prochaine quête

## Why something may not be done.

illegal-not-your-turn = Ce n’est pas à vous de décider maintenant.
illegal-choose-first = Il faut d’abord choisir les rôles de cette manche.
illegal-banned = Ce rôle est hors jeu cette manche, personne ne peut le choisir : { $role }.
illegal-not-five = Choisissez exactement cinq rôles différents.
illegal-already-chosen = Vos rôles de cette manche sont déjà choisis.
illegal-role-not-held = Vous n’avez pas ce rôle en main : { $role }.
illegal-call-first = C’est vous qui ouvrez le tour : annoncez un de vos rôles.
illegal-answer-first = Vous avez ce rôle en main ({ $role }) : prenez l’action ou la faveur.
illegal-give-first =
    Donnez d’abord { $count ->
        [one] une goutte
       *[other] { $count } gouttes
    }, ni plus ni moins.
illegal-not-on-offer = Ce n’est pas possible maintenant, ou vous n’avez pas de quoi payer.

## Why a file of potions is refused. `$pile` is written as in the file.

setup-cards-number =
    { $pile ->
        [copper] Chaudron de cuivre
        [iron] Chaudron de fer
        [silver] Chaudron d’argent
        [gold-shelf] Étagère à or
       *[ingredient-shelf] Étagère à ingrédients
    } : { $found ->
        [one] { $found } potion
       *[other] { $found } potions
    } au lieu de { $expected }.
setup-cards-cost =
    { $pile ->
        [copper] Chaudron de cuivre, carte { $place } : elle doit coûter des gouttes rouges, blanches ou vertes, et rien d’autre.
        [iron] Chaudron de fer, carte { $place } : elle doit coûter des gouttes rouges, blanches ou vertes, et rien d’autre.
        [silver] Chaudron d’argent, carte { $place } : elle doit coûter des gouttes rouges, blanches ou vertes, et rien d’autre.
        [gold-shelf] Étagère à or, carte { $place } : elle doit coûter de l’or, et rien d’autre.
       *[ingredient-shelf] Étagère à ingrédients, carte { $place } : elle doit coûter des gouttes de n’importe quelle couleur, et rien d’autre.
    }
setup-cards-order =
    { $pile ->
        [copper] Chaudron de cuivre
        [iron] Chaudron de fer
        [silver] Chaudron d’argent
        [gold-shelf] Étagère à or
       *[ingredient-shelf] Étagère à ingrédients
    } : la carte { $place } vaut moins que la précédente. Commencez par la carte du dessus, celle qui vaut le moins.
setup-cards-ravens =
    { $pile ->
        [copper] Chaudron de cuivre
        [iron] Chaudron de fer
        [silver] Chaudron d’argent
        [gold-shelf] Étagère à or
       *[ingredient-shelf] Étagère à ingrédients
    } : { $found ->
        [0] aucun corbeau
        [one] { $found } corbeau
       *[other] { $found } corbeaux
    } au lieu de { $expected }.

## Options of a table.

option-banned-roles = Rôles hors jeu
    .help = À quatre, un rôle est hors jeu à chaque manche ; à trois, deux. À cinq, cela ne change rien.
option-open-scores = Scores visibles
    .help = Montre à tout moment les potions, les flacons et les points de tout le monde.
option-cards = Potions de votre boîte
    .help = Un fichier avec les potions de votre boîte. Les nôtres viennent d’une seule source publique et s’accordent avec tout ce que la règle imprime.
option-cut = Couper après
    .help = Pour les simulations seulement : la partie s’arrête après ce nombre de manches et on la compte telle quelle ; 0 : jamais.

## In the browser. The three letters on the drops differ from each other.

help-touch = Touchez les rôles pour les choisir ; un second toucher annule le choix. Pour annoncer un rôle, touchez sa carte, puis le bouton. Réponses et échanges valent dès le premier toucher. Pour réunir des gouttes, « + » en ajoute une, toucher une goutte choisie la retire, et le bouton confirme.
letter-red = R
letter-white = B
letter-green = V
# Where the names of roles may be broken on a narrow card.
word-breaks = Alchi-miste, Assis-tant, Chapar-deur, Herbo-riste, Magi-cien, Sor-cière, ser-pents
word-action = Action
word-favour = Faveur
# Beside a small drawing of the goods: to pay more than for the action, to contribute less, and what everybody else contributes.
deed-more = payez { $goods } de plus
deed-less = donnez { $goods } de moins
deed-one-in = autres : { $goods }
i-pass = Je passe.
desk = Le tour
pile-top = Sur le dessus : { $card }
pile-look = { $pile }. Feuilleter
look-empty = Il n’y a rien ici.
perch =
    { $ravens ->
        [0] Pas encore de corbeau
        [one] { $ravens } corbeau
       *[other] { $ravens } corbeaux
    } : la partie se termine à la fin de la manche où le quatrième se pose.
perch-count = Corbeaux : { $ravens } (fin à { $last })
choose-title = Rôles au choix
choose-hint = Touchez { $count } rôles. En haut, l’action ; en dessous, la faveur.
choose-count = { $chosen } sur { $count }
place-choosing = choisit encore…
place-ready = a choisi
place-claims = (tient l’action)
place-lost = (a perdu l’action)
call-hint = Touchez la carte que vous voulez annoncer.
mix-add = Ajouter : { $good }
mix-remove = Retirer : { $good }
mix-chosen = { $chosen } sur { $count }
sum-why =
    { $ravens ->
        [one] { $ravens } corbeau s’est posé : la partie est finie.
       *[other] { $ravens } corbeaux se sont posés : la partie est finie.
    }
sum-potions = Potions
sum-worth =
    { $cards ->
        [0] –
        [one] { $worth } ({ $cards } carte)
       *[other] { $worth } ({ $cards } cartes)
    }
sum-vials = Flacons
sum-total = Points
sum-goods = Gouttes et or
sum-tie = À égalité de points, gouttes et or réunis départagent.

reckoning-title = Fin de la manche { $round }
reckoning-brewed = Potions préparées dans cette manche
reckoning-potion =
    { $points ->
        [one] une potion à { $points } point
       *[other] une potion à { $points } points
    }
reckoning-raven = avec un corbeau
reckoning-none = Personne n’a préparé de potion dans cette manche.

## One's own page.

standing-tastes = Vos rôles préférés
standing-costs = Là où l’on vous a soufflé l’action
