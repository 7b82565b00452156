### The words of Zaubercocktail: French.

game-name = Zaubercocktail
game-tagline = « Deux Vertracines contre une Rose d’or ! » Tout le monde marchande en même temps : réunissez les plus belles collections, et sachez vous arrêter. En français : Le Cocktail des magiciens.
game-author = Arnd Beenen

## Ingredients. A name is said without an article and never bent: alone, after a colon, or counted, as in « 2 × Vertracine ».

ingredient-blue-schlums = Gloup bleu
ingredient-greenroot = Vertracine
ingredient-lead-earth = Terre de plomb
ingredient-gira-extract = Extrait de gira
ingredient-troll-hair = Poil de troll
ingredient-yellow-schlums = Gloup jaune
ingredient-silver-grass = Herbe d’argent
ingredient-whiteberry = Blanchebaie
ingredient-faran-leaf = Feuille de faran
ingredient-gold-rose = Rose d’or
ingredient-black-something = Substance noire

# What a card is worth; `$largest` is 0 for the joker.
about-collection =
    { $largest ->
        [0] Un joker : il compte pour une carte de plus dans n’importe quelle collection, avec au moins une vraie carte de l’ingrédient.
       *[other] Montrées ensemble, n cartes rapportent n × (n + { $worth }) points : à partir de 2 cartes, jusqu’à { $largest }.
    }

## The table. What is said on the market is numbered; `$to` is not said.

stone = Pierre de verre

zone-recipe =
    { $first ->
        [0] L’Éclair !
       *[other] Recette : 1re place +{ $first }, 2e +{ $second }, 3e +{ $third }, dernière −{ $last }
    }
zone-recipes =
    { $count ->
        [0] Plus de recette
        [one] Il reste { $count } carte de recette, l’Éclair
       *[other] Il reste { $count } cartes de recette, dont l’Éclair
    }
zone-past = Recettes passées
recipe = +{ $first }/+{ $second }/+{ $third }/−{ $last }
zone-pile =
    Pioche : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
zone-stones = Pierres de verre : { $count } sur { $places }
zone-offer-give = N° { $number } : donne
zone-offer-want = N° { $number } : veut en échange
zone-call = N° { $number } : qui en a ?
zone-display = N° { $number } : qui en veut ?
zone-answer-give = N° { $number }, réponse au n° { $call } : donne
zone-answer-want = N° { $number }, réponse au n° { $call } : veut en échange
zone-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
zone-chosen = À montrer
zone-sayings = Ce que vous pouvez dire

say-stone = Poser ma pierre
say-show = Montrer ces cartes
say-enough = Rien de plus

## What is asked, and what may be done. « Rien de plus » is also said by
## those who have no collection at all.

ask-trade = Le marché est ouvert !
ask-choose-first = Que montrez-vous ? Deux cartes ou plus d’un même ingrédient, ou une seule et un joker.
ask-choose-second = Une deuxième collection, d’un autre ingrédient ? Ou rien de plus ?

move-offer =
    Proposer{ $to ->
        [none] {""}
       *[other] {" "}à { $to }
    } : { $give } contre { $want }
    .form = Proposer un échange
    .give = Que donnez-vous ?
    .want = Que voulez-vous en échange ?
    .to = À qui ?
move-call = Appeler : cherche { $want }
    .form = Lancer un appel
    .want = Que cherchez-vous ?
move-display = Mettre à l’étal : { $give }
    .form = Dire ce que vous avez
    .give = Qu’avez-vous à donner ?
move-answer = Répondre au n° { $call } : contre { $want }
    .form = Répondre à un appel
    .call = À quel appel ? Son numéro :
    .want = Que voulez-vous pour ces cartes ?
move-bid = Répondre au n° { $display } : je donne { $give }
    .form = Répondre à un étal
    .display = À quel étal ? Son numéro :
    .give = Que donnez-vous pour ces cartes ?
move-accept = Tope là ! Accepter le n° { $offer }
move-withdraw = Retirer le n° { $offer }
move-place-stone = Poser la pierre
move-stop = Le temps est écoulé
move-show =
    Montrer : { $cards } × { $ingredient }{ $jokers ->
        [0] {""}
       *[other] {" "}+ { $jokers } × { ingredient-black-something }
    }
move-enough = Ne rien montrer de plus

## What happened. Calls are said as they are shouted: first what is given, then what is wanted for it.

event-began =
    Tous les pions sont au départ. { $dealer-me ->
        [yes] Vous distribuez
       *[no] { $dealer } distribue
    } pendant toute la partie.
event-dealt =
    { $me ->
        [yes] Vos nouvelles cartes
       *[no] Nouvelles cartes ({ $seat })
    } : { $cards }.
event-recipe-turned = Manche { $round } : +{ $first }, +{ $second } et +{ $third } pour les trois premières places, −{ $last } pour la dernière. Le marché est ouvert !
event-offered =
    { $me ->
        [yes] Vous
       *[no] { $seat }
    }{ $to-me ->
        [yes] {" "}› vous
       *[no]
            { $to ->
                [none] {""}
               *[other] {" "}› { $to }
            }
    } : { $give } contre { $want } ! (n° { $offer })
event-called =
    { $me ->
        [yes] Vous
       *[no] { $seat }
    } : Cherche { $want } ! Faites votre prix ! (n° { $offer })
event-displayed =
    { $me ->
        [yes] Vous
       *[no] { $seat }
    } : { $give }, qui en veut ? Que donnez-vous en échange ? (n° { $offer })
event-answered =
    { $me ->
        [yes] Vous
       *[no] { $seat }
    } › { $to-me ->
        [yes] vous
       *[no] { $to }
    } : { $give } ? Contre { $want } ! (n° { $offer })
event-bid-made =
    { $me ->
        [yes] Vous
       *[no] { $seat }
    } › { $to-me ->
        [yes] vous
       *[no] { $to }
    } : je donne { $give } pour { $want } ! (n° { $offer })
event-withdrawn =
    { $me ->
        [yes] Vous retirez
       *[no] { $seat } retire
    } le n° { $offer }.
event-lapsed =
    { $me ->
        [yes] Votre n° { $offer }
       *[no] Le n° { $offer } ({ $seat })
    } ne tient plus.
event-traded =
    Tope là, n° { $offer } ! { $me ->
        [yes] Vous donnez à { $maker } : { $give }. Vous recevez : { $get }.
       *[no]
            { $maker-me ->
                [yes] { $seat } vous donne : { $give }. Vous lui donnez : { $get }.
               *[no] { $seat } donne à { $maker } : { $give }. { $seat } reçoit : { $get }.
            }
    }
event-stone-placed =
    { $me ->
        [yes] Vous avez
       *[no] { $seat } a
    } fini de marchander : { $stone ->
        [1] la première pierre, sur l’anneau !
       *[other] une pierre sur le calice.
    }
event-stopped =
    { $me ->
        [yes] Le temps est écoulé pour vous.
       *[no] Le temps est écoulé pour { $seat }.
    }
event-trading-ended =
    { $stones ->
        [yes] La dernière pierre est posée : le marché est fermé.
       *[no] Le temps est écoulé : le marché est fermé.
    } Chacun choisit maintenant ce qu’il montre.
event-chose =
    { $me ->
        [yes] Vous avez fait votre choix.
       *[no] { $seat } a fait son choix.
    }
event-shown =
    { $me ->
        [yes] Vous montrez
       *[no] { $seat } montre
    } { $cards } × { $ingredient }{ $jokers ->
        [0] {""}
       *[other] {" "}+ { $jokers } × { ingredient-black-something }
    } : { $worth } points.
event-shown-nothing =
    { $me ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } aucune collection. { $cards-count ->
        [0] Main vide.
       *[other] Main montrée à tous : { $cards }.
    }
event-tie-drawn =
    { $me ->
        [yes] Égalité. Vous piochez
       *[no] Égalité. { $seat } pioche
    } : { $card }.
event-tie-lot = Égalité, et trop peu de cartes à piocher : on tire au sort. Dans cet ordre : { $seats }.
event-ranked =
    Rang { $rank } : { $me ->
        [yes] vous
       *[no] { $seat }
    }, avec { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } en { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $spaces ->
        [0] {""}
        [-1] , 1 case en arrière
        [-2] , 2 cases en arrière
        [-3] , 3 cases en arrière
        [one] , { $spaces } case en avant
       *[other] , { $spaces } cases en avant
    }.
event-ring-moved =
    { $me ->
        [yes] Votre pierre sur l’anneau
       *[no] Pierre sur l’anneau ({ $seat })
    } : { $spaces ->
        [-2] pas parmi les meilleurs, 2 cases en arrière.
       *[other] parmi les meilleurs, { $spaces } cases de plus.
    }
event-pawn-moved =
    { $me ->
        [yes] Vous êtes
       *[no] { $seat } est
    } sur la case { $space ->
        [0] de départ
       *[other] { $space }
    }.
event-lightning = L’Éclair frappe : la partie est finie !
event-ended =
    { $me ->
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
    }, sur la case { $space ->
        [0] de départ
       *[other] { $space }
    }.

## What speaks for or against a move; said to whoever may make it. A trade is spoken of as if it came off.

reason-raises = vos deux meilleures collections passent de { $before } à { $after } points
reason-lowers = vos deux meilleures collections tombent de { $before } à { $after } points
reason-makes = vous aurez alors : { $cards } × { $ingredient }
reason-only-you = vous aurez alors { $cards } × { $ingredient } : personne d’autre ne peut en montrer autant
reason-spare-cards = vous ne donnez que des cartes dont vos deux meilleures collections n’ont pas besoin
reason-gives-at-most =
    { $on } { $points ->
        [0] n’y gagne aucun point
        [one] y gagne au plus { $points } point
       *[other] y gagne au plus { $points } points
    }
reason-known-to-hold =
    { $seats-count ->
        [one] on sait que { $seats } a cela en main
       *[other] on sait que { $seats } ont cela en main
    }
reason-can-show =
    { $points ->
        [0] vous n’avez aucune collection à montrer
       *[other] vous pouvez montrer { $points } points maintenant
    }
reason-ring = la première pierre : { $spaces } cases en avant si vous êtes parmi les { $best } meilleurs, sinon en arrière
reason-closes = votre pierre ferme le marché
reason-adds = { $points } points, { $total } en tout
reason-best-two = elle est l’une de vos deux meilleures collections
reason-keeps-back =
    { $cards ->
        [0] vous ne gardez aucune carte
        [one] vous gardez { $cards } carte pour plus tard
       *[other] vous gardez { $cards } cartes pour plus tard
    }

## Why something may not be done.

illegal-over = La partie est finie.
illegal-done-already = Vous avez terminé ici : attendez les autres.
illegal-trading-over = Le marché est fermé : on choisit maintenant les collections.
illegal-trade-first = Le marché est encore ouvert : on choisit les collections quand il est fermé.
illegal-must-show = Vous pouvez former une collection : il faut en montrer au moins une.
illegal-no-collection = Vous ne pouvez pas montrer cela : il faut au moins deux cartes de votre main, dont une qui ne soit pas un joker, sans dépasser la taille maximale, et un autre ingrédient que la première fois.
illegal-no-cards = Il faut nommer au moins une carte de chaque côté.
illegal-too-many-cards = Trop de cartes : { $most } au plus d’un côté.
illegal-too-many-offers = Vous avez déjà { $most } offres, appels, étals et réponses en cours : retirez d’abord quelque chose.
illegal-empty-hand = Vous n’avez plus de carte à échanger.
illegal-same-both-ways = On ne peut pas donner et demander le même ingrédient dans un échange.
illegal-not-held = Vous n’avez pas ces cartes en main.
illegal-no-partner = Il n’y a personne à qui proposer cela.
illegal-partner-done = Trop tard : cette personne a fini de marchander.
illegal-said-already = Vous l’avez déjà dit, et cela tient toujours.
illegal-offer-gone = Cela ne tient plus : quelqu’un a été plus rapide, ou l’offre a été retirée.
illegal-own-offer = C’est votre propre offre.
illegal-answer-calls = C’est un appel : répondez-y, et dites ce que vous voulez pour ces cartes.
illegal-bid-on-displays = Ces cartes sont à l’étal : dites ce que vous donnez en échange.
illegal-no-call = Ce n’est pas un appel : acceptez l’offre telle quelle, ou faites-en une vous-même.
illegal-not-for-you = Cela s’adresse à quelqu’un d’autre.
illegal-not-yours = Seule la personne qui l’a dit peut le retirer.

## Options of a table.

option-track = Longueur de la piste
    .help = Cases après le départ, de 10 à 60. Un pion sur la dernière met fin à la partie.
option-minutes = Minutes de marché
    .help = Durée maximale du marché à chaque manche, de 1 à 30 minutes. Les pierres peuvent le fermer plus tôt.
option-silence = Silence
    .help = Pour les simulations seulement : le marché ferme quand tout le monde s’est tu ce nombre de fois de suite.

## The table in the browser. `$effect` is a difference with its sign.

help-touch = Touchez une carte de votre main pour la proposer, et encore pour en proposer une de plus ; dans votre brouillon, la flèche annule le dernier geste et, sur un grand écran, toucher un jeton en retire une. Sur le marché, le premier toucher accepte une offre, répond à un appel ou à un étal ou retire ce qui est à vous. Votre pierre demande un second toucher. Au moment de montrer, un toucher ajoute un ingrédient, le suivant le retire.
round-now = Manche { $round }
best-now = Mes deux meilleures
best-what = Vos deux meilleures collections, avec votre main actuelle : { $result }
group-label =
    { $count } × { $ingredient }{ $largest ->
        [0] {""}
       *[other] {" "}: rapporte { $now }, avec une de plus { $more }
    }
group-full = max.
# Captions beside figures: what an ingredient of the hand scores, how much more the two best score after a deal, the space of a pawn,
# and how far the recipe moves pawns.
caption-hand = Points maintenant › avec une carte de plus
caption-effect = { $effect } pts
caption-space = case
caption-recipe = Cases selon le rang
i-give = Je donne
i-want = Je veux
to-one = › { $name }
for-you = pour vous
offer-made = Proposer
call-made = Lancer l’appel
display-made = Qui en veut ?
answer-made = Répondre
bid-made = Répondre
start-over = Tout effacer
one-step-back = Annuler le dernier geste
compose-hint = Touchez les cartes que vous donnez, et ici ce que vous voulez.
call-hint = Un appel : aux autres de dire leur prix.
display-hint = Pas de prix : aux autres de dire ce qu’ils donnent.
market-label = Le marché
market-quiet = Tout est calme. Proposez quelque chose !
market-empty = Aucune offre pour l’instant.
market-yours = { $count ->
        [0] Rien ici que vous puissiez accepter pour l’instant.
        [one] { $count } offre que vous pouvez accepter.
       *[other] { $count } offres que vous pouvez accepter.
    }
wants-price = Votre prix ?
wants-bid = Vous donnez ?
deal-done = Conclu !
take-it-back = Retirer
offer-label =
    N° { $number }, { $me ->
        [yes] vous
       *[no] { $name }
    } : { $give } contre { $want }
call-label =
    N° { $number }, { $me ->
        [yes] vous
       *[no] { $name }
    } : { $want }, qui en a ?
display-label =
    N° { $number }, { $me ->
        [yes] vous
       *[no] { $name }
    } : { $give }, qui en veut ?
effect-label = Effet sur vos deux meilleures collections : { $effect }
hurry = Plus que { $seconds } secondes !
stone-sure = Vraiment ? Pas de retour
stone-down = Votre pierre est posée.
time-up = Le temps est écoulé : vous n’échangez plus.
ring-place = Anneau : la première pierre
chalice-place = Calice : une pierre suivante
choose-title = Que montrez-vous ?
choose-none = Vous n’avez pas de collection : vous montrez votre main.
choose-ready = Votre choix est fait. Les autres choisissent encore.
choose-hint = Touchez un ingrédient de votre main pour l’ajouter ou le retirer.
choose-jokers = Jokers
one-fewer = Une de moins : { $what }
one-more = Une de plus : { $what }
choose-total = Total
reckoning-title = Décompte de la manche { $round }
reckoning-again = Dernier décompte
reckoning-nothing = pas de collection
reckoning-tie = { $why ->
        [cards] plus de cartes
        [draw] meilleure carte piochée
       *[lot] au sort
    }
reckoning-drawn = pioché : { $card }
track-label = La piste : { $spaces } cases

## One's own page.

standing-tastes = Ce que vous montrez le plus souvent
