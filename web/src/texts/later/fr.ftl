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

plea-asked-take-back = { $name } voudrait reprendre un coup. D’accord ?
plea-waiting-take-back =
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
plea-asked-end = { $name } voudrait arrêter la partie ici. D’accord ?
plea-waiting-end =
    { $me ->
        [yes]
            { $count ->
                [one] La partie peut s’arrêter ici avec votre accord.
               *[other] La partie peut s’arrêter ici avec votre accord et celui de { $others }.
            }
       *[no]
            { $count ->
                [0] Un instant…
               *[other] La partie peut s’arrêter ici avec l’accord de { $names }.
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
analysis-others = Quelqu’un d’autre l’a demandée : elle continue.
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
analysis-moved-minded = { $name } (un bot a joué) : { $move }
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
analysis-spared =
    { $count ->
        [one] Un coup qu’un bot a joué pour quelqu’un n’est la décision de personne.
       *[other] { $count } coups que des bots ont joués pour quelqu’un ne sont la décision de personne.
    }

## Host and guests.

host-title = Hôte : la table et ses joueurs
host-alone = Personne d’autre n’a encore de place ici.
host-now =
    { $me ->
        [yes] Vous êtes maintenant l’hôte de cette table.
       *[no] { $names } est maintenant l’hôte de cette table.
    }
chair-left = { $name } a quitté la table.
chair-lost = Votre place est de nouveau libre. Vous pouvez vous rasseoir quand vous voulez.
chair-others = Seul l’hôte décide de la place des autres.
hand-on = Nommer { $name } hôte
unseat = Retirer sa place à { $name }
unseat-ask = { $name } perd sa place, peut rester en spectateur et ne pourra pas se rasseoir ici avant que vous ne le permettiez. Retirer la place ?
unseat-ask-playing = Un bot jouera pour { $name } jusqu’à la fin. { $name } peut rester en spectateur et ne pourra pas se rasseoir ici avant que vous ne le permettiez. Retirer la place ?
unseat-yes = Retirer la place
unseat-no = Ne rien changer
barred-title = Ne peuvent pas s’asseoir ici
let-in = Laisser revenir { $name }
close-title = La table
close-text = Une table fermée disparaît pour tout le monde. Les parties finies restent consultables.
close-table = Fermer la table
close-ask = Tout le monde est renvoyé à l’accueil, une partie en cours s’arrête sans compter pour personne et plus personne ne peut s’asseoir ici. C’est définitif.
close-yes = Fermer pour de bon
close-no = La garder ouverte
closed-title = Cette table est fermée
closed-text = L’hôte a fermé la table. Merci de votre visite.
unseated-title = Votre place vous a été retirée
unseated-text = L’hôte vous a retiré votre place. Vous pouvez rester en spectateur et vous rasseoir ici dès que l’hôte vous laissera revenir.
unseated-playing = L’hôte a donné votre place à un bot, qui joue la suite. Vous pouvez rester en spectateur et vous rasseoir ici dès que l’hôte vous laissera revenir.
unseated-stay = Rester et regarder
since-title = Bon retour
since-moves =
    { $count ->
        [one] Un coup a été joué depuis votre dernier passage.
       *[other] { $count } coups ont été joués depuis votre dernier passage.
    }
since-minded =
    { $count ->
        [one] Le bot de la maison en a joué un pour vous :
       *[other] Le bot de la maison en a joué { $count } pour vous :
    }
since-more =
    { $count ->
        [one] Un autre, plus ancien, est dans le journal.
       *[other] { $count } autres, plus anciens, sont dans le journal.
    }
since-close = Continuer
end-early = Arrêter la partie
end-title = Arrêter la partie avant la fin ?
end-text = Si tout le monde est d’accord, la partie s’arrête ici, sans résultat, et ne compte pour personne. Toutes les cartes pourront ensuite être revues.
end-yes = Demander à tous
end-no = Continuer à jouer
rise-table = Quitter la table
rise-table-title = Quitter la table ?
rise-table-text = Votre place sera libre pour la prochaine partie. Le résultat reste le vôtre.
result-ended = Partie arrêtée avant la fin
result-ended-text = Personne n’a gagné, et la partie ne compte pour personne. La donne est révélée : on peut la vérifier et revoir la partie.

## The menu and the chairs.

leave = Retour à l’accueil (votre place vous attend)
take-move-back = Reprendre mon dernier coup
rise-for-good = Quitter la partie
rise-title = Quitter la partie ?
rise-text = Un bot vous remplacera jusqu’à la fin. C’est définitif.
rise-yes = Quitter la partie
rise-no = Rester
help-touch = Touchez ce qui brille : une carte, puis l’endroit où elle va ou le bouton qui la joue. Un second toucher annule le choix.
help-back = Pour changer d’avis avant de jouer : touchez autre chose, le bouton « Effacer » ou la touche Échap.
help-keys = Au clavier : Tab passe d’un endroit à l’autre, les flèches parcourent votre main, Entrée remplace le toucher.
help-away = Si vous vous absentez, un bot vous remplace jusqu’à votre retour.
help-fair = La donne est scellée avant la première carte ; après la dernière, chacun peut la vérifier.
chair-clear = Libérer cette place
## A seat for a program.
program-title = Faire jouer un programme
program-text = Un bot de votre cru, dans n’importe quel langage, peut jouer ici : il se connecte à cette table avec une clé, et ne joue qu’à cette place.
program-name = Son nom
program-make = Créer une clé
program-again = Créer une nouvelle clé
program-once = Ceci ne s’affiche qu’une fois. Qui a la clé joue à cette place ; libérez la place pour la retirer.
program-address = Adresse
program-token = Clé
program-copy = Copier les deux
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
## Being told of one's move.

reach-title = Quand c’est à vous de jouer
reach-text = Rien n’est envoyé à qui ne l’a pas demandé. Vous pouvez tout désactiver ici.
reach-background = Quand Chaudron est en arrière-plan
reach-background-help = Une notification quand la page est ouverte mais que vous regardez autre chose.
reach-push = Quand Chaudron est fermé
reach-push-help = Un message sur cet appareil. Le service de notification de votre navigateur le transmet chiffré et ne peut pas le lire. Il dit quel jeu attend et qui joue, jamais les cartes.
reach-insecure = Les navigateurs ne le permettent qu’en https, ou sur l’ordinateur où tourne le serveur.
reach-unable = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, ajoutez d’abord Chaudron à l’écran d’accueil.
reach-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
reach-failed = Le service de notification du navigateur est injoignable pour le moment.
reach-feed = Un flux
reach-feed-help = Pour les lecteurs de flux : un flux Atom des tables qui vous attendent. Quiconque connaît son adresse peut le lire ; gardez-la pour vous.
reach-feed-address = L’adresse secrète de votre flux
reach-feed-make = Créer une adresse
reach-feed-renew = Nouvelle adresse
reach-feed-close = Supprimer le flux
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
