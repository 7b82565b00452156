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

## Talk.

talk = Discussion
talk-new =
    { $count ->
        [one] Discussion : { $count } nouvelle ligne
       *[other] Discussion : { $count } nouvelles lignes
    }
talk-side = Journal et discussion
talk-lines = Ce qui se dit à la table
talk-none = Personne n’a encore rien dit.
talk-say = Dire quelque chose
talk-send = Envoyer
talk-left =
    { $left ->
        [one] Encore { $left } caractère
       *[other] Encore { $left } caractères
    }
talk-long =
    { $over ->
        [one] { $over } caractère de trop
       *[other] { $over } caractères de trop
    }
talk-onlooker = regarde
talk-nameless = Quelqu’un
talk-spoken = { $name } : { $text }
talk-more = { $name } : rendre muet ou retirer
talk-mute = Ne plus entendre { $name }
talk-hear = Entendre de nouveau { $name }
talk-remove = Retirer cette ligne
talk-removed = Ligne retirée par { $by }
talk-wishes = Qui entendre
talk-crowd-mute = Ne plus entendre les spectateurs
talk-crowd-hear = Entendre de nouveau les spectateurs
talk-crowd-note = Les spectateurs ne voient aucune carte cachée : leurs mots ne peuvent en trahir aucune. Personne n’apprend qui vous n’entendez plus.
talk-off-do = Pas de discussion pour moi
talk-on-do = Rétablir la discussion
talk-on = Ouverte
talk-off = Coupée
gestures = Gestes
react-cheers = Santé !
react-bravo = Bravo !
react-laugh = Ha ha !
react-wow = Oh !
react-ouch = Aïe !
react-thanks = Merci !
nudge = Relancer { $name }
nudge-done = { $name } a reçu un petit signe.
nudged = { $name } vous fait signe : la table attend votre coup.
help-talk = La touche T ouvre la discussion, Entrée envoie, Échap ramène au jeu. Touchez un nom pour ne plus entendre quelqu’un ; le menu coupe toute la discussion.
