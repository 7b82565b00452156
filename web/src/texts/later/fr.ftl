### Les mots de ce qu’on ne montre pas d’abord : français.

## Revoir une partie.

look-title = Revoir la partie
look-of = Revoir : { $game }
look-begin = Avant le premier coup
look-move = Coup { $step } sur { $steps }
look-number = Aller au coup { $step }
look-controls = Parcourir la partie
look-scrub = Endroit de la partie
look-first = Au début
look-previous = Coup précédent
look-play = Lecture
look-next = Coup suivant
look-last = À la fin
look-eyes = Vue par
look-eye-onlooker = Un spectateur
look-eye-open = Tout à découvert
look-eye-mine = Vous
look-hands = Ce que chacun avait en main
look-onward = Partager et plus
look-link = Lien vers ce coup précis
look-running = Cette partie n’est pas finie : pour l’instant, vous pouvez revoir votre propre côté. Ensuite, toutes les mains seront à découvert.
look-brought = Cette partie vient d’un fichier et ne reste ici qu’un moment. Pour la partager, envoyez le fichier.
look-whole = Voir toute la partie
look-bring-title = Apporter une partie
look-bring-text = Déposez ici l’enregistrement d’une partie, ou choisissez le fichier. Il est vérifié de la donne au résultat, et rien n’en est gardé.
look-bring-choose = Choisir un fichier
look-missing-title = Rien à revoir
look-missing = Cette partie n’est pas ici. Si elle venait d’un fichier, apportez-le de nouveau.
look-no-step = Cette partie n’a pas ce coup.
look-no-eye = Personne ne peut voir cette partie ainsi, ou pas avant la fin.

## Reprendre une partie.

what-if = Et si…
what-if-text =
    { $step ->
        [0] Prenez n’importe quelle place et jouez dès la première donne : les cartes sont les mêmes, la suite du hasard est à vous.
       *[other] Prenez n’importe quelle place et reprenez après le coup { $step } : ce qui précède reste, la suite du hasard est à vous.
    }
what-if-do = Reprendre ici
play-on-seat = Votre place
deal-title = La même donne
deal-of = La même donne : { $game }
deal-text = Jouez exactement les mêmes cartes depuis le début, ou transmettez le lien. Les résultats s’affichent côte à côte.
deal-invite = Tout est distribué comme pour { $name }. Qu’en auriez-vous fait ? Des bots prennent les autres places, et les résultats s’affichent côte à côte.
deal-do = Jouer cette donne
deal-link = Lien vers cette donne
deal-none = Cette donne se joue une fois sa partie finie, et seulement là où elle a été jouée.
kin-title = La même donne, côte à côte
kin-bots = Bots

## Reprendre un coup.

plea-asked = { $name } voudrait reprendre un coup. D’accord ?
plea-waiting =
    { $me ->
        [yes]
            { $count ->
                [one] Le coup peut être repris avec votre accord.
               *[other] Le coup peut être repris avec votre accord et celui de { $others }.
            }
       *[no]
            { $count ->
                [0] Un instant…
               *[other] Le coup peut être repris avec l’accord de { $names }.
            }
    }
plea-yes = D’accord
plea-no = Non, on continue
plea-withdraw = Tant pis

## L’analyse d’une partie.

analysis = Analyse
analysis-text = Un bot fort revient sur la partie : qui avait des chances de gagner et quand, ce qui l’a fait tourner, et ce que valait chaque décision. Cela prend jusqu’à une minute.
analysis-ask = Analyser la partie
analysis-making = Analyse en cours…
analysis-cancel = Annuler
analysis-failed = Cela n’a pas marché. Vous pouvez réessayer.
analysis-curve = Chances de gagner, toutes mains ouvertes
analysis-percent = { $chance } %
analysis-about = { $change } ± { $margin }
analysis-turns = Tournants de la partie
analysis-no-turns = Aucun : ni un coup ni une carte n’a changé grand-chose à lui seul.
analysis-cards =
    { $step ->
        [0] La donne
       *[other] Les cartes après le coup { $step }
    }
analysis-moved = { $name } : { $move }
analysis-luck = Chance et jeu
analysis-start = avant
analysis-chance = chance
analysis-play = jeu
analysis-end = résultat
analysis-given = ses décisions
analysis-luck-text = Les chances avant la donne, plus ce que les cartes ont apporté, plus ce que les coups de tous ont apporté, donnent le résultat. Ses décisions : ce qu’elles ont coûté, comparées à celles du bot.
analysis-decisions = Décisions
analysis-of = De
analysis-every = Tout montrer
analysis-count = { $decisions } en tout : { $same } comme le bot, { $fine } aussi bonnes, imprécisions : { $slip }, erreurs : { $mistake }
analysis-go = Aller au coup { $step }
analysis-same = le coup du bot
analysis-bot = Le bot : { $move }
analysis-judge = Chacune est jugée d’après ce que l’on pouvait savoir alors. Le juge est le bot { $bot }.

## Une donne honnête.

sealed =
    { $count ->
        [0] La prochaine donne est déjà scellée.
        [one] La prochaine donne est déjà scellée, et un navigateur y ajoute une pincée de hasard.
       *[other] La prochaine donne est déjà scellée, et { $count } navigateurs y ajoutent une pincée de hasard.
    }
fair = Une donne honnête
fair-text = Le hasard a été scellé avant la première carte. Maintenant que la partie est finie, votre navigateur peut briser le sceau, redistribuer et comparer.
fair-commitment = Empreinte, connue depuis la donne
fair-seed = Graine, publiée après la fin
fair-check = Vérifier ici
fair-all-good = Tout est vérifié, tout est juste.
fair-all-open = Ce qui pouvait être vérifié est juste.
fair-all-bad = Quelque chose ne va pas dans cette donne.
fair-seal = Le serveur avait scellé sa part de hasard avant la donne : c’est bien celle du sceau que votre navigateur a vu.
fair-seal-unseen = Votre navigateur n’a pas vu de sceau avant cette donne : il ne sait pas si le serveur a choisi entre plusieurs.
fair-seal-broken = La part de hasard du serveur n’est pas celle du sceau que votre navigateur a vu avant la donne.
fair-branch = Cette partie en continue une autre. À partir de là, le serveur a tiré sa propre graine.
fair-salts =
    { $count ->
        [one] Le navigateur d’un joueur a ajouté une pincée de hasard.
       *[other] Les navigateurs de { $count } joueurs ont ajouté une pincée de hasard.
    }
fair-salts-mine =
    { $count ->
        [one] Votre navigateur a ajouté sa propre pincée de hasard : le serveur n’a pas pu choisir cette donne.
       *[other] { $count } navigateurs ont ajouté une pincée de hasard, dont le vôtre : ni le serveur ni aucun joueur n’a pu choisir cette donne.
    }
fair-salts-none = Aucun navigateur n’a ajouté de hasard : le serveur a tiré cette donne tout seul.
fair-salts-late =
    { $count ->
        [one] Une pincée de hasard n’a été promise qu’une fois la vôtre connue. Avec l’aide du serveur, elle a pu être choisie.
       *[other] { $count } pincées de hasard n’ont été promises qu’une fois la vôtre connue. Avec l’aide du serveur, elles ont pu être choisies.
    }
fair-salts-withheld =
    { $count ->
        [one] Un navigateur avait promis une pincée de hasard et ne l’a pas envoyée à temps.
       *[other] { $count } navigateurs avaient promis une pincée de hasard et ne l’ont pas envoyée à temps.
    }
fair-salts-again =
    { $count ->
        [one] Le serveur a recueilli du hasard une fois de plus qu’il n’a distribué : il a pu choisir entre deux donnes.
       *[other] Le serveur a recueilli du hasard { $count } fois de plus qu’il n’a distribué : il a pu choisir entre plusieurs donnes.
    }
fair-salts-without-mine = La pincée de hasard de votre navigateur a été laissée de côté.
fair-salts-not-promised = Une pincée de hasard n’est pas celle qui avait été promise avant la donne.
fair-salts-wrong = La graine ne vient pas des parts de hasard que la partie enregistrée indique.
fair-seed-right = La graine redonne l’empreinte affichée pendant la partie.
fair-seed-wrong = La graine ne redonne pas l’empreinte affichée pendant la partie.
fair-deal =
    { $rounds ->
        [one] Votre navigateur a redistribué à partir de la graine : { $cards } cartes sont là où la partie les montre.
       *[other] Votre navigateur a redistribué à partir de la graine, { $rounds } fois : { $cards } cartes sont là où la partie les montre.
    }
fair-deal-seen =
    { $rounds ->
        [one] Votre navigateur a redistribué à partir de la graine : { $cards } cartes sont là où la partie les montre, et les { $own } qu’il avait vues à la table sont les mêmes.
       *[other] Votre navigateur a redistribué à partir de la graine, { $rounds } fois : { $cards } cartes sont là où la partie les montre, et les { $own } qu’il avait vues à la table sont les mêmes.
    }
fair-deal-none = Ce jeu ne dit pas comment il distribue : votre navigateur n’a pas pu redistribuer.
fair-deal-other = Les cartes n’ont pas été distribuées comme il était fixé avant la donne.
fair-deal-wrong = Redistribuée à partir de la graine, la manche { $round } n’est pas la même : { $places }.
fair-limits = Ce que personne ne peut vérifier : si quelqu’un a regardé. Qui tient le serveur connaît les cartes une fois distribuées, et si tous les joueurs sont de mèche avec lui, le hasard l’est aussi.
