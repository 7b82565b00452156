### The words of Potion Academy: French.

game-name = Potion Academy
game-tagline = Vendredi soir, à l’école des potions : alignez trois ou quatre fioles, et chapardez celles des autres avant qu’on ne chaparde les vôtres.
# The rulebook names no author, so none is named here.
game-author = { "" }
game-alone = En solo, contre l’automate

## A card is its potion, its target and its effect, said in this order; it stands after a colon or in brackets.

card = { $potion } · { $target } · { $effect }

potion-amber = ambre
potion-azure = azur
potion-crimson = cramoisi
potion-emerald = émeraude
potion-violet = violet
potion-ivory = ivoire
potion-none = sans potion

about-potion-none = Cette carte n’a pas de potion : elle ne compte dans aucune combinaison.

target-neighbours = voisins
target-left = à gauche
target-right = à droite
target-two-placed = 2+ posées
target-hand-2-3 = 2–3 en main
target-hand-3 = 3 en main
target-anyone = n’importe qui

effect-pickpocket = Chapardage
effect-bury = Trappe
effect-smash = Fracas
effect-snatch = Escamotage
effect-salvage = Repêchage
effect-forage = Cueillette

about-effect-pickpocket = Regardez la main de la personne visée et volez-lui une carte. Il faut une cible, avec au moins une carte en main.
about-effect-bury = La personne visée glisse sous la pioche une carte de sa main, à son choix ; puis vous piochez une carte. Il faut une cible, avec au moins une carte en main.
about-effect-smash = Défaussez une carte posée de la personne visée, à votre choix. Il faut une cible, avec au moins une carte posée.
about-effect-snatch = Prenez en main une carte posée de la personne visée, à votre choix. Il faut une cible, avec au moins une carte posée.
about-effect-salvage = Prenez en main une carte de votre choix dans la défausse, si elle n’est pas vide. Sans cible.
about-effect-forage = Piochez deux cartes, gardez-en une en main et défaussez l’autre. Sans cible.

combination-three-different = trois potions différentes
combination-four-different = quatre potions différentes
combination-three-alike = trois potions identiques

colour-red = rouge
colour-blue = bleue
colour-orange = orange
colour-green = verte

# The automaton stands in sentences like the name of a player, article and all.
dummy = L’Automate

## The table.

symbol-target =
    Cible : { $name }{ $used ->
        [yes] {" "}(déjà utilisée)
       *[no] {""}
    }
symbol-effect =
    Effet : { $name }{ $used ->
        [yes] {" "}(déjà utilisé)
       *[no] {""}
    }

zone-pile =
    Pioche : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
zone-discard =
    Défausse : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
zone-placed =
    { $colour ->
        [none] {""}
       *[other] Couleur { $colour } –{" "}
    }{ $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }, { $count ->
        [0] aucune carte posée
        [one] { $count } carte posée
       *[other] { $count } cartes posées
    }
zone-symbols = Cibles et effets
zone-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
zone-seen = La main que vous regardez
zone-drawn = Cartes piochées : une à garder
zone-sayings = Ce que vous pouvez dire
zone-aside = Première défausse, face cachée
zone-tokens =
    { $count ->
        [0] aucun jeton
        [one] { $count } jeton
       *[other] { $count } jetons
    }

say-refill = Compléter ma main
say-done = Terminer mon tour
say-score-three-different = Marquer : trois différentes
say-score-four-different = Marquer : quatre différentes
say-score-three-alike = Marquer : trois identiques

## What is asked, and what may be done.

ask-discard-first = Choisissez la carte à défausser avant de commencer.
ask-take-turn =
    { $colour ->
        [none] Posez une carte, déclenchez une action ou complétez votre main.
       *[other] Couleur { $colour } : posez une carte, déclenchez une action ou complétez votre main.
    }
ask-follow-up = Déclencher une action, marquer, ou terminer ?
ask-may-score = Vous avez une combinaison : la marquer, ou terminer ?
ask-discard-one = Choisissez une carte de votre main à défausser.
ask-clear-one = Plus de trois cartes posées : choisissez-en une à défausser.
ask-pick-card =
    Chapardage : { $on-me ->
        [yes] quelle carte de votre propre main prenez-vous
       *[no] quelle carte volez-vous à { $on }
    } ?
ask-choose-buried =
    { $actor-me ->
        [yes] Trappe
       *[no] { $actor } déclenche la Trappe
    } : quelle carte glissez-vous sous la pioche ?
ask-choose-salvage = Repêchage : quelle carte de la défausse prenez-vous ?
ask-keep-one = Cueillette : quelle carte gardez-vous ?

move-discard = Défausser : { $card }
move-refill = Compléter ma main
move-place = Poser : { $card }
move-use = { $by-effect }, avec : { $by }
move-aim =
    { $by-effect } › { $on-me ->
        [yes] vous-même
       *[no] { $on }
    }, avec : { $by } + { $through }
move-hit =
    { $by-effect } › { $on-me ->
        [yes] vous-même
       *[no] { $on }
    }, sur : { $card }, avec : { $by } + { $through }
move-score = Marquer { $combination }, et reprendre : { $keep }
move-take = Prendre : { $card }
move-bury = Glisser sous la pioche : { $card }
move-done = Terminer mon tour

## What happened. A placed card is « posée par » somebody, because « de » would have to become « d’ » before some names.

event-began =
    Les cartes sont distribuées. { $me ->
        [yes] Vous commencez
       *[no] { $seat } commence
    }.
event-dealt =
    { $me ->
        [yes] Vos cartes : { $cards }.
       *[no] { $seat } reçoit : { $cards }.
    }
event-set-aside =
    { $me ->
        [yes] Vous avez
       *[no] { $seat } a
    } choisi la carte à défausser.
event-set-card-aside =
    { $me ->
        [yes] Vous mettez
       *[no] { $seat } met
    } de côté : { $card }.
event-first-discard =
    { $me ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } : { $card }.
event-turn-began =
    { $me ->
        [yes] Vous jouez
       *[no] { $seat } joue
    } pour la couleur { $colour }.
event-refilled =
    { $me ->
        [yes] Vous complétez votre main
       *[no] { $seat } complète sa main
    }{ $forced ->
        [yes] , faute d’autre choix
       *[no] {""}
    } : { $count ->
        [0] aucune carte piochée
        [one] { $count } carte piochée
       *[other] { $count } cartes piochées
    }.
event-drew =
    { $me ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } : { $cards }.
event-reshuffled =
    La défausse, mélangée, devient la pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-discarded =
    { $me ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } : { $card }.
event-cleared =
    { $me ->
        [yes] Trop de cartes posées. Vous défaussez
       *[no] Trop de cartes posées. { $seat } défausse
    } : { $card }.
event-placed =
    { $me ->
        [yes] Vous posez
       *[no] { $seat } pose
    } : { $card }.
event-used =
    { $me ->
        [yes] Vous déclenchez
       *[no] { $seat } déclenche
    } : { $by-effect }.
event-aimed =
    { $me ->
        [yes] Vous déclenchez
       *[no] { $seat } déclenche
    } : { $by-effect } ({ $through-target }), { $on-me ->
        [yes]
            { $me ->
                [yes] sur vous-même
               *[no] contre vous
            }
       *[no] contre { $on }
    }.
event-looked =
    { $me ->
        [yes]
            { $on-me ->
                [yes] Vous regardez votre propre main
               *[no] { $on } vous montre sa main
            }
       *[no]
            { $on-me ->
                [yes] Vous montrez votre main à { $seat }
               *[no] { $on } montre sa main à { $seat }
            }
    } : { $cards }.
event-picked =
    { $me ->
        [yes]
            { $on-me ->
                [yes] Vous prenez une carte dans votre propre main
               *[no] Vous volez une carte à { $on }
            }
       *[no]
            { $on-me ->
                [yes] { $seat } vous vole une carte
               *[no] { $seat } vole une carte à { $on }
            }
    }.
event-picked-card =
    { $on-me ->
        [yes]
            { $me ->
                [yes] Carte prise dans votre propre main
               *[no] { $seat } vous a volé
            }
       *[no]
            { $me ->
                [yes] Vous avez volé à { $on }
               *[no] { $seat } a volé à { $on }
            }
    } : { $card }.
event-buried =
    { $me ->
        [yes] Vous glissez
       *[no] { $seat } glisse
    } une carte sous la pioche.
event-buried-card =
    { $me ->
        [yes] Votre carte sous la pioche
       *[no] Carte sous la pioche ({ $seat })
    } : { $card }.
event-drew-one =
    { $me ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } une carte.
event-smashed =
    { $me ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    } { $on-me ->
        [yes] une de vos cartes posées
       *[no] une carte posée par { $on }
    } : { $card }.
event-snatched =
    { $me ->
        [yes] Vous escamotez
       *[no] { $seat } escamote
    } { $on-me ->
        [yes] une de vos cartes posées
       *[no] une carte posée par { $on }
    } : { $card }.
event-salvaged =
    { $me ->
        [yes] Vous repêchez
       *[no] { $seat } repêche
    } dans la défausse : { $card }.
event-foraged =
    { $me ->
        [yes] Vous piochez
       *[no] { $seat } pioche
    } { $count ->
        [one] une carte, à garder
       *[other] { $count } cartes, dont une à garder
    }.
event-kept =
    { $me ->
        [yes] Vous gardez
       *[no] { $seat } garde
    } : { $card }.
event-rejected =
    { $me ->
        [yes] Vous gardez une carte et défaussez
       *[no] { $seat } garde une carte et défausse
    } l’autre : { $card }.
event-scored =
    { $me ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $combination }. Score : { $total }.{ $kept-count ->
        [0] {""}
       *[other] {" "}Carte reprise en main : { $kept }.
    }{ $discarded-count ->
        [0] {""}
       *[other] {" "}Cartes défaussées : { $discarded }.
    }
event-opened = { $seat } commence avec : { $cards }.
event-replaced = { $seat } défausse une carte posée : { $card }. À sa place : { $by }.
event-turned = { $seat } retourne : { $card }.
event-turned-blank = Pas de potion : { $seat } défausse cette carte ({ $card }).
event-turned-new = Nouvelle potion ({ $card-potion }) : il ne se passe rien d’autre.
event-triggered = Potion déjà présente ({ $card-potion }) ! { $seat } déclenche : { $card-effect }.
event-fizzled = { $card-effect } : sans effet.
event-dropped = Plus de trois cartes en main. { $seat } défausse : { $card }.
event-ended =
    { $cut ->
        [yes] La simulation s’arrête ici.{" "}
       *[no] {""}
    }{ $me ->
        [yes]
            { $winners-count ->
                [one] Vous gagnez la partie
               *[other] Vous gagnez à égalité avec { $winners-others }
            }
       *[no]
            { $winners-count ->
                [one] { $winners } gagne la partie
               *[other] { $winners } gagnent à égalité
            }
    }{ $tied ->
        [yes] {" "}(égalité de points : la victoire va à qui a mis fin à la partie)
       *[no] {""}
    }.

## What speaks for or against a move; said to whoever may make it.

reason-scores =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } maintenant : { $total } sur { $goal }
reason-wins = et la partie est gagnée
reason-completes =
    combinaison complète ({ $combination }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dès ce tour
reason-one-short =
    il ne manquera plus qu’une carte ({ $combination }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-blank = elle n’a pas de potion : elle ne compte dans aucune combinaison
reason-can-stop =
    { $on } pourrait marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : elle vous permet de l’empêcher tout de suite
reason-breaks =
    { $on } aurait pu marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec elle
reason-sets-back =
    { $on } { $left ->
        [0] n’a plus de carte posée
        [one] n’a plus que { $left } carte posée
       *[other] n’a plus que { $left } cartes posées
    }
reason-own-card = la carte est à vous
reason-robs =
    vous prenez { $cards ->
        [one] la seule carte de cette main
       *[other] la meilleure des { $cards } cartes de cette main
    } : { $on }
reason-buries =
    { $on-me ->
        [yes] vous échangez une de vos cartes contre la suivante
       *[no] { $on } perd une carte, et vous en piochez une
    }
reason-no-use = cela ne change rien
reason-finds =
    une carte avec cette potion s’y trouve et compléterait une combinaison ({ $potion }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-picks = vous voyez deux cartes et gardez la meilleure
reason-draws =
    { $cards ->
        [0] vous ne piochez rien
        [one] vous piochez { $cards } carte
       *[other] vous piochez { $cards } cartes
    }
reason-forgoes =
    vous pourriez marquer { $points ->
        [one] { $points } point
       *[other] { $points } points
    } maintenant
reason-matches =
    { $cards ->
        [one] vous avez une autre carte avec la même potion ({ $potion })
       *[other] vous avez { $cards } autres cartes avec la même potion ({ $potion })
    }
reason-elsewhere = { $cards } autres cartes avec cette potion sont posées chez les autres ou à la défausse ({ $potion })

## Why something may not be done. The text `card` is filled with the card that was named.

illegal-not-your-turn = Ce n’est pas à vous de décider maintenant.
illegal-card-not-held = Vous n’avez pas cette carte en main : { card }.
illegal-card-not-there = Cette carte ne peut pas être choisie ici : { card }.
illegal-not-yours = Ce n’est pas l’une de vos cartes posées pour ce tour : { card }.
illegal-already-chosen = Votre première défausse est déjà choisie.
illegal-choose-discard = Choisissez d’abord la carte à défausser.
illegal-no-combination = Vos cartes posées ne forment pas cette combinaison, ou cette carte n’en fait pas partie.
illegal-already-scored = Une seule combinaison par tour : vous en avez déjà marqué une.
illegal-same-card = La cible et l’effet doivent venir de deux cartes différentes.
illegal-used = Cette cible ou cet effet porte déjà un jeton.
illegal-not-reached = Cette cible ne va pas jusque-là, ou l’effet ne peut rien y faire.
illegal-cannot-work = Cet effet ne peut rien faire maintenant : il n’y a pas de carte à prendre.
illegal-needs-new-card = L’action doit utiliser la cible ou l’effet de la carte que vous venez de poser.
illegal-needs-target = Cet effet a besoin d’une cible, prise sur une autre carte.
illegal-not-now = Ce n’est pas possible à ce moment du tour.

## Why a table cannot be set up so, or a file of cards is refused. `$batch`, `$potion` and `$option` are written as in the file.

setup-cards-number =
    { $batch ->
        [from-three] Cartes 3+
        [from-four] Cartes 4+
       *[from-five] Cartes 5+
    } : { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } au lieu de { $expected }.
setup-cards-potion =
    { $batch ->
        [from-three] Cartes 3+
        [from-four] Cartes 4+
       *[from-five] Cartes 5+
    } : la potion « { $potion ->
        [amber] ambre
        [azure] azur
        [crimson] cramoisi
        [emerald] émeraude
        [violet] violet
       *[ivory] ivoire
    } » y figure sur { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    }. Il faut exactement 4 cartes par potion, toutes dans le même lot.
setup-cards-blank =
    { $batch ->
        [from-three] Cartes 3+
        [from-four] Cartes 4+
       *[from-five] Cartes 5+
    } : { $found ->
        [one] { $found } carte
       *[other] { $found } cartes
    } sans potion au lieu de 2.
setup-cards-twice = La carte { $place } du fichier est la même que la carte { $other } : deux cartes doivent différer par la potion, la cible ou l’effet.
setup-not-solo =
    { $option ->
        [to-six] « Jusqu’à 6 points »
       *[alike-four] « Trois identiques pour 4 »
    } n’existe pas dans le jeu en solitaire : on y joue jusqu’à 10 points.
setup-only-solo = « Automate plus facile » n’existe que dans le jeu en solitaire.

## Options of a table.

option-to-six = Jusqu’à 6 points
    .help = Pour une partie plus longue : il faut 6 points pour gagner, au lieu de 5. Pas en solitaire.
option-alike-four = Trois identiques pour 4
    .help = Pour une partie plus courte : trois potions identiques rapportent 4 points au lieu de 3. Pas en solitaire.
option-easier = Automate plus facile
    .help = En solitaire seulement : l’automate commence avec 2 cartes en main et 2 posées, au lieu de 3 et 3.
option-cards = Cartes de votre boîte
    .help = Un fichier avec les cartes de votre boîte. La règle ne dit pas ce que porte chaque carte : les nôtres sont une reconstitution, conforme à tout ce qu’elle imprime.
option-cut = Couper après
    .help = Pour les simulations seulement : la partie s’arrête après ce nombre de tours et on la compte telle quelle ; 0 : jamais.

## The skin in the browser.

help-touch = Touchez ce qui brille. Au doigt, le premier toucher explique une carte, et le second fait ce qui s’y affiche, par exemple « Poser » ou « Défausser » ; à la souris ou au clavier, le premier suffit. Pour une action, touchez un effet, une cible et la personne ou la carte visée ; toucher de nouveau un symbole annule le choix.
# Where the names of targets and effects may be broken on a narrow card.
word-breaks = Chapar-dage, Escamo-tage, Repê-chage, Cueil-lette
desk = Ce que l’on regarde
who-is-near = Qui est près de quoi
what-scores = Ce qui rapporte des points
worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
near-alike = { $count } potions identiques sur { $of }
near-different = { $count } potions différentes sur { $of }
reaches-now =
    { $me ->
        [yes]
            { $count ->
                [one] N’atteint que vous-même en ce moment.
               *[other] Vous atteint vous-même en ce moment, et aussi { $others }.
            }
       *[no]
            { $count ->
                [0] N’atteint personne en ce moment.
               *[other] Atteint en ce moment : { $names }.
            }
    }
symbol-spent = Un jeton est posé dessus : déjà utilisé.
look-through = Parcourir
automaton-did = Ce que l’automate a fait
formula-effect = un effet
formula-target = une cible, sur une autre carte
formula-whom = qui ?
do-place = Poser
do-discard = Défausser
do-take = Prendre
do-bury = Sous la pioche
do-use = Déclencher
brief-target-neighbours =
    { $seats ->
        [1] Atteint l’automate.
        [2] Atteint l’une des deux couleurs adverses.
       *[other] Atteint votre voisin de gauche ou de droite.
    }
brief-target-left =
    { $seats ->
        [1] Atteint l’automate.
        [2] Atteint la couleur adverse à votre gauche.
        [3] Atteint votre voisin de gauche.
       *[other] Atteint l’un des deux joueurs à votre gauche.
    }
brief-target-right =
    { $seats ->
        [1] Atteint l’automate.
        [2] Atteint la couleur adverse à votre droite.
        [3] Atteint votre voisin de droite.
       *[other] Atteint l’un des deux joueurs à votre droite.
    }
brief-target-two-placed =
    { $seats ->
        [1] Atteint l’automate s’il a au moins 2 cartes posées.
        [2] Atteint une couleur adverse qui a au moins 2 cartes posées.
       *[other] Atteint un adversaire qui a au moins 2 cartes posées.
    }
brief-target-hand-2-3 =
    { $seats ->
        [1] Atteint l’automate s’il a 2 ou 3 cartes en main.
       *[other] Atteint un adversaire qui a 2 ou 3 cartes en main.
    }
brief-target-hand-3 =
    { $seats ->
        [1] Atteint l’automate s’il a 3 cartes en main.
       *[other] Atteint un adversaire qui a 3 cartes en main.
    }
brief-target-anyone =
    { $seats ->
        [1] Atteint l’automate ou vous-même.
       *[other] Atteint qui vous voulez, vous compris.
    }

reckoning-title =
    { $me ->
        [yes]
            { $count ->
                [one] Vous marquez
               *[other] Vous marquez, { $others } aussi
            }
       *[no]
            { $count ->
                [one] { $names } marque
               *[other] { $names } marquent
            }
    }
reckoning-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
reckoning-all = Les points de tous

## One's own page.

standing-tastes = Vos effets préférés
