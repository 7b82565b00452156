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

## One’s own page, and the board of the house.

me-none = Rien encore : les résultats des parties que vous jouez jusqu’au bout s’inscrivent sur cette page.
me-play = Choisir un jeu
me-matches = parties
me-won = gagnées
me-streak = victoires d’affilée
me-longest = plus longue série
me-places = Combien de fois à quelle place
me-rating = cote
me-rating-none = Pas encore de cote : il faut une partie contre d’autres joueurs, ou contre des bots dont la force est connue.
me-rating-text = Le compagnon, le bot habituel, a 1000 dans chaque jeu. Qui a 100 points de plus est devant dans près de deux parties sur trois.
me-certainty-guess =
    { $matches ->
        [one] Provisoire, après { $matches } partie cotée : l’écart peut atteindre { $margin } points.
       *[other] Provisoire, après { $matches } parties cotées : l’écart peut atteindre { $margin } points.
    }
me-certainty-rough = Estimation grossière après { $matches } parties cotées : l’écart peut atteindre { $margin } points.
me-certainty-fair = Bonne estimation après { $matches } parties cotées : l’écart peut atteindre { $margin } points.
me-certainty-firm = Cote bien établie après { $matches } parties : { $margin } points d’écart tout au plus, sans doute.
me-curve = Votre cote au fil du temps, et celles des bots
me-results = Vos parties
me-filter = Quel jeu
me-filter-all = Tous les jeux
me-result-won = Gagnée
me-result-lost = Perdue
me-result-rank = { $place } sur { $of }
me-with = avec { $names }
me-alone = en solo
me-brought = Apportée par un fichier : non vérifiée ici.
me-status-left = Vous êtes parti, un bot a fini : ne compte pas.
me-status-helped = Un bot a joué à votre place : ne compte pas.
me-status-unknown = On ne sait pas si vous êtes resté jusqu’au bout : ne compte pas.
me-status-taken-back = Vous avez repris un coup : ne compte pas.
me-status-branch = Suite d’une autre partie, ou même donne : ne compte pas.
me-older = Parties plus anciennes
me-mistakes = Les coups qui vous ont coûté le plus
me-mistakes-text =
    { $matches ->
        [0] Quand vous revoyez une partie et la faites analyser, vos coups les plus chers s’inscrivent ici.
        [one] Dans votre dernière partie analysée.
       *[other] Dans vos { $matches } dernières parties analysées.
    }
me-mistake = { $game }, coup { $step }
me-mistake-cost = { $cost } % de chances de gagner perdues
me-show = Me montrer au tableau d’honneur
me-show-text = Avec votre nom, vos cotes et le nombre de parties. Personne ne vous y voit tant que vous ne le demandez pas, et vous pouvez changer d’avis à tout moment.
me-board = Voir le tableau d’honneur
me-carry = L’emporter
me-carry-text = Il n’y a pas de compte. Un lien personnel fait d’un autre appareil le vôtre aussi ; un fichier emporte vos résultats dans une autre maison.
me-file = Télécharger mes résultats
me-bring = Apporter un fichier
me-bring-text = N’importe qui peut écrire un fichier. Les résultats qui en viennent sont marqués ; ils ne changent aucune cote et ne comptent jamais au tableau d’honneur.
me-bring-done = Résultats ajoutés : { $added }. Déjà là : { $known }. De jeux qu’on ne joue pas ici : { $foreign }.
board-title = Le tableau d’honneur
board-text = Celles et ceux qui veulent y figurer, après au moins { $least } parties cotées, dont une ces { $days } derniers jours.
board-none = Personne encore.
board-place = Place
