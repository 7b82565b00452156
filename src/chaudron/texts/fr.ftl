### Texts that every game and every client shares: French.

series = { $start } et { $last }
nothing = rien
# The reader, in a list or after a colon; `.alone` where the name of a player stands by itself.
you = vous
    .alone = Vous

## Refused: what was sent does not have the right form.

malformed-move = Ceci n’est pas un coup de ce jeu : { $detail }
malformed-seed = Une graine compte exactement { $digits } chiffres hexadécimaux.
malformed-seat = Il n’y a pas de place { $seat } dans cette partie : les places sont numérotées à partir de 0, et il y en a { $seats }.
malformed-step = Il n’y a pas d’étape { $step } dans cette partie : elle en a { $most }.

## Refused: an answer that comes too late.

stale-question = La question { $asked } n’est plus posée : regardez où en est la partie avant de répondre.
stale-step = Le coup { $number } a été préparé avant qu’un autre ne soit joué : la partie attend maintenant le coup { $expected }.
stale-hold = La partie a déjà repris.
stale-table = La table a changé entre-temps : regardez où elle en est, puis recommencez.

## Refused: a move that is not allowed now.

illegal-read-on = Lisez d’abord la suite.
illegal-not-asked = Ce n’est pas le moment : on ne vous demande rien pour l’instant.
illegal-not-allowed = Ce coup n’est pas permis maintenant.
illegal-nowhere = Cela ne mène à rien pour l’instant : touchez ce qui brille.
illegal-house-only = Seule la maison peut faire cela.

## Refused: a game that cannot be set up so.

setup-seats = Le jeu « { $game } » est prévu pour { $low } à { $high } personnes ; une table de { $seats } n’est pas possible.
setup-options = Ces options sont celles d’un autre jeu que « { $game } ».
setup-option = Le jeu « { $game } » n’accepte pas cette option : { $detail }
setup-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
setup-bot = Aucun bot ne s’appelle « { $bot } ». Bots connus : { $known }.
setup-bots =
    { $bots ->
        [one] { $bots } bot indiqué
       *[other] { $bots } bots indiqués
    } pour { $seats } places : indiquez-en un seul pour toutes, ou un par place.
setup-budget = Le bot « { $bot } » a besoin d’un budget, en simulations ou en temps (une heure au plus) : par exemple ismcts:1000 ou ismcts:0.5s.
setup-search = Le bot « { $bot } » ne sait pas explorer « { $game } », où chacun peut parler à tout moment. Bots connus : { $known }.
setup-silence = Tout le monde se tait, et rien dans « { $game } » n’y met fin : ces bots ne peuvent pas finir une partie.
setup-games = Il faut jouer au moins une partie : { $games } ne convient pas.
setup-language = La langue « { $language } » n’est pas disponible. Langues connues : { $known }.
setup-rules = Le jeu « { $game } » n’a pas de page de règles.
setup-extra = Cette commande demande plus que la bibliothèque : { $command }
setup-simulation = L’option « { $option } » ne sert qu’aux simulations : une table ne peut pas la choisir.
setup-arrangement-none = Une partie de « { $game } » se distribue, mais ne se dispose pas à l’avance.
setup-arrangement-form = « { $game } » ne peut pas être disposé ainsi : { $detail }
setup-arrangement-field = Cette disposition est impossible : { $found } à « { $field } ».
setup-arrangement-tally = Cette disposition contient { $found } fois « { $name } » ; le jeu en a { $wanted }.
setup-arrangement-nobody = Dans cette disposition de « { $game } », personne n’a rien à décider.

## Refused: a file with data of the table’s own.

setup-file-open = Impossible de lire le fichier { $file } pour « { $option } » : { $detail }
setup-file-coding = Le fichier pour « { $option } » n’est pas un texte en UTF-8 : enregistrez-le ainsi.
setup-file-long = Le fichier pour « { $option } » est trop long : { $most } caractères au plus.
setup-file-toml = Le fichier pour « { $option } » n’est pas du TOML lisible ; l’erreur est à la ligne { $line } : { $text }
setup-file-field = Le fichier pour « { $option } » contient quelque chose qui n’a rien à y faire : { $field }
setup-file-missing = Il manque quelque chose dans le fichier pour « { $option } » : { $field }
setup-file-kind =
    Le fichier pour « { $option } » contient { $found } à « { $field } » ; il faudrait { $wanted ->
        [int] un nombre entier
        [str] un texte entre guillemets
        [bool] true ou false
        [array] une liste
        [object] une table
       *[other] { $wanted }
    }.
setup-file-least = Le fichier pour « { $option } » contient { $found } à « { $field } » ; il faudrait au moins { $limit }.
setup-file-most = Le fichier pour « { $option } » contient { $found } à « { $field } » ; il faudrait au plus { $limit }.
setup-file-value = Le fichier pour « { $option } » contient { $found } à « { $field } » ; ce n’est pas possible ici.

## Refused: a record that does not replay.

record-arranged = Cette partie a été disposée, pas distribuée : on peut la revoir, mais elle n’est pas rangée avec les parties jouées.
record-unfinished = Cette partie n’a pas été jouée jusqu’au bout : on ne peut revenir que sur une partie terminée.
record-file = Ce fichier ne peut pas être lu : { $detail }
record-json = Ce fichier n’est pas du JSON lisible ; il est peut-être abîmé ou incomplet : { $detail }
record-shape = Cette partie enregistrée n’a pas la forme attendue : { $detail }
record-line = La ligne { $line } n’appartient pas à une partie dans cette notation, « { $text } » : { $detail }
record-format = Cette partie est enregistrée au format { $found } ; seul le format { $known } est connu.
record-game = C’est une partie de « { $found } », pas de « { $known } ».
record-version = Cette partie de « { $game } » suit la version { $found } des règles ; seule la version { $known } est connue.
record-branch = Cet enregistrement prétend bifurquer là où c’est impossible.
record-mixed = La graine de cet enregistrement ne vient pas des parts de hasard qu’il indique.
record-commitment = La graine ne correspond pas à l’empreinte publiée : l’enregistrement annonce { $found }, la graine donne { $known }.
record-long = Cet enregistrement compte { $moves } coups ; on peut en montrer { $most } au plus.
record-move = Le coup { $index } de l’enregistrement (place { $place }) ne respecte pas les règles : { $detail }
record-outcome =
    { $moves ->
        [one] Après { $moves } coup
       *[other] Après { $moves } coups
    }, le résultat enregistré n’est pas celui que donnent les règles.

## The terminal.

terminal-welcome = Bienvenue dans { $game }
terminal-not-a-choice = « { $typed } » n’est pas dans la liste : tapez un nombre de { $low } à { $high }.
terminal-commands = h : conseil · t : toute la table · r : règles · q : quitter
terminal-worth =
    { $points ->
        [one] {" "}({ $points } point)
       *[other] {" "}({ $points } points)
    }
terminal-games = Quel jeu ?
terminal-which = Tapez un numéro ou un nom ; q : quitter.
terminal-hint = Chances de gagner, et pourquoi :
terminal-hint-chance = { $chance } %
terminal-hint-margin = ± { $margin }
terminal-hint-silence = Se taire
terminal-silence = Entrée seule : se taire.
terminal-nobody = personne en particulier
terminal-fill =
    { $sort ->
        [many] Tapez des nombres ou des noms, un par élément ; Entrée seule : renoncer.
        [number] Tapez un nombre ; Entrée seule : renoncer.
       *[other] Tapez un nombre ou un nom ; Entrée seule : renoncer.
    }
terminal-unfit = « { $typed } » ne convient pas ici.
terminal-scores = Scores
terminal-seat = Nom
terminal-round = Manche
terminal-total = Total
terminal-points = Points
terminal-result = Résultat
terminal-winner =
    { $me ->
        [yes]
            { $count ->
                [0] Vous perdez la partie.
                [one] Vous gagnez la partie !
               *[other] Vous gagnez à égalité avec { $others }.
            }
       *[no]
            { $count ->
                [0] Personne à la table ne gagne.
                [one] { $winners } gagne la partie.
               *[other] { $winners } gagnent à égalité.
            }
    }
terminal-saved = Partie enregistrée dans { $file }.
terminal-stopped = Partie interrompue avant la fin.
terminal-place = Place { $number }
terminal-back = Entrée seule : revenir au choix précédent.
terminal-commitment = Empreinte de la donne : { $hash }
terminal-verified = Partie vérifiée : la graine correspond à l’empreinte { $hash } et les { $moves } coups enregistrés suivent les règles.
setup-seat = Il n’y a pas de place { $seat } à cette table : choisissez de 1 à { $seats }.
setup-step = La partie ne compte que { $steps } coups ; le coup { $step } n’existe pas.
setup-resume = --resume reprend une partie telle qu’elle est : sans nom de jeu, ni --seats, ni --option, ni --seed.
setup-ended = Cette partie est terminée : il n’y a rien à reprendre.
setup-broken = « { $name } » est installé mais ne fonctionne pas : { $detail }
setup-new-name = « { $name } » n’est pas un nom de jeu : des minuscules et des chiffres, en mots joints par des traits d’union.
setup-new-taken = Un jeu s’appelle déjà « { $name } » : choisissez un autre nom.
setup-new-exists = { $folder } existe déjà et n’est pas vide : choisissez un autre nom ou --folder.
setup-exists = Le fichier { $file } existe déjà : choisissez un autre nom, ou --resume pour reprendre la partie.
setup-ladder = Un classement demande au moins deux bots différents et deux places, et non { $bots } et { $seats }.
setup-mixtures = { $bots } bots à { $seats } places forment { $tables } tables différentes ; un classement en compte { $most } au plus. Indiquez moins de bots.
setup-rows-kind = Les lignes sont écrites en CSV : le nom { $file } doit finir par .csv.
setup-rows-file = { $file } existe déjà, et ce n’est pas un fichier de parties à { $seats } places. Choisissez un autre nom.
setup-rows-other = { $file } vient d’une autre série : à la ligne { $line }, { $column } vaut « { $found } », mais ici « { $wanted } ». Choisissez un autre nom.
setup-rows-damaged = { $file } est endommagé : la ligne { $line } ne décrit pas une partie.
setup-parameter = Le bot « { $bot } » n’a pas de paramètre « { $parameter } ». Il a : { $known }.
setup-parameter-value = « { $value } » n’est pas un nombre : le bot « { $bot } » en veut un pour { $parameter }.
setup-tune-none = Le bot « { $bot } » n’a pas de paramètre à régler.
setup-cluster = Aucun ordonnanceur Dask ne répond à { $address } : { $detail }
setup-cluster-empty = La grappe à { $address } n’a aucun ouvrier.
setup-cluster-failed = La grappe à { $address } n’a pas pu faire le travail. Chaudron y est-il installé ? { $detail }
setup-cluster-version = Un ouvrier de la grappe a la version { $found } de Chaudron, et celle-ci est la { $wanted } : prenez la même partout.
setup-analysis = On ne peut pas revenir sur « { $game } » : personne ne saurait dire qui a des chances d’y gagner.

## Le terminal : revenir sur une partie.

terminal-analysis-progress = analyse
terminal-analysis-title = { $game } : retour sur la partie
terminal-analysis-curve = Chances de gagner, toutes mains ouvertes
terminal-analysis-turns = Tournants de la partie
terminal-analysis-no-turns = Aucun : ni un coup ni une carte n’a changé grand-chose à lui seul.
terminal-analysis-cards =
    { $step ->
        [0] La donne
       *[other] Les cartes après le coup { $step }
    }
terminal-analysis-move = Coup { $step }, { $name } : { $move }
terminal-analysis-luck = Chance et jeu
terminal-analysis-start = avant
terminal-analysis-chance = chance
terminal-analysis-play = jeu
terminal-analysis-end = résultat
terminal-analysis-given = cédé
terminal-analysis-luck-help =
    Les chances avant la donne, plus ce que les cartes ont apporté, plus ce que les coups de tous ont apporté, donnent le résultat. Cédé : les chances de gagner que les décisions de cette place ont coûtées, comparées à celles du bot.
terminal-analysis-decisions = Décisions
terminal-analysis-judge = Chacune est jugée d’après ce que la place pouvait savoir alors. Le juge est le bot { $bot }.
terminal-analysis-count =
    { $decisions ->
        [0] aucune décision jugée
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }{ $decisions ->
        [0] { "" }
       *[other]  : { $same } comme le bot, { $fine } aussi { $fine ->
            [one] bonne
           *[other] bonnes
        }, { $slip ->
            [one] { $slip } imprécision
           *[other] { $slip } imprécisions
        }, { $mistake ->
            [one] { $mistake } erreur
           *[other] { $mistake } erreurs
        }
    }
terminal-analysis-bot = Le bot : { $move }

## The terminal: at a server's table.

terminal-commands-there = t : toute la table · r : règles · une ligne qui commence par : est dite à tous · q : quitter
terminal-look = Entrée vide : regarder à nouveau.
terminal-chair =
    Place { $number } : { $who ->
        [empty] libre
        [bot] { $name }, un bot
        [program] { $name }, un programme
       *[person] { $here ->
            [yes] { $name }
           *[no] { $name }, hors ligne
        }
    }
terminal-sit = Quelle place voulez-vous ? Entrée vide : la première libre.
terminal-name = Comment vous appelez-vous ?
terminal-wait = On attend que l’hôte commence.
terminal-full = Toutes les places sont prises : vous regardez.
terminal-begin = Toutes les places sont prises. Entrée vide : commencer.
terminal-seen = Entrée vide : continuer.
terminal-plea =
    { $kind ->
        [end] { $name } voudrait arrêter la partie maintenant, sans résultat. Êtes-vous d’accord ? (o/n)
       *[take-back] { $name } voudrait reprendre un coup. Êtes-vous d’accord ? (o/n)
    }
terminal-yes = o oui
terminal-again = Entrée vide : rejouer ; q : quitter.
terminal-no-hint = À la table d’un serveur, on ne conseille que dans le navigateur.
terminal-lost = La connexion est perdue. Nouvel essai…
terminal-back-again = De nouveau en ligne.
terminal-left = Vous avez quitté la table ; le même lien vous ramène à votre place.
terminal-ended-table = Cette table n’existe pas.
terminal-ended-closed = L’hôte a fermé la table.
terminal-ended-sent-away = L’hôte a renvoyé tous les spectateurs.
terminal-ended-foreign = Le serveur n’accepte pas cette connexion.
setup-link = « { $link } » n’est pas le lien d’une table : il ressemble à https://example.org/t/abcd2345.
setup-link-alone = Une table sur un serveur a déjà ses places, ses options et sa donne : donnez son lien seul, ou avec --lang.
setup-no-server = Pas de réponse de { $address } : { $detail }.
setup-game-elsewhere = Le jeu « { $game } » de cette table n’est pas installé ici.

## The server.

new-next = Ensuite : pip install -e { $folder }, puis chaudron play { $game }, ou chaudron serve --reload pour le navigateur, où chaque modification se voit aussitôt. README.md en dit plus.
server-address = Chaudron est ouvert : { $address }
server-data = Tout est conservé dans { $folder }.
server-stop = Ctrl-C pour arrêter.

## Refused: not for this visitor, or not now.

denied-no-seat = Vous n’avez pas de place à cette table.
denied-other-deal = La prochaine donne a été scellée de nouveau entre-temps.
denied-other-match = Cette réponse concerne une autre partie : regardez où en est la table.
denied-not-alone = C’est réservé aux tables où tous les autres sont des bots, sauf si l’hôte permet les conseils.
denied-other-move = Ce n’est pas un de vos coups que l’on puisse reprendre ou juger.
denied-revealed = Depuis ce coup, quelque chose de caché a été révélé : il reste joué.
denied-no-pause = Une table ne peut être mise en pause que si tous les autres sont des bots.
denied-held = Chacun a d’abord un moment : la partie reprend quand tous sont prêts, ou quand la pause est finie.
denied-crowded = Il y a déjà { $most } personnes à cette table ; plus personne ne peut entrer.
denied-not-host = Seul l’hôte de la table peut faire cela.
denied-host-seat = C’est la place de l’hôte : lui seul peut la libérer. En son absence, un bot joue pour lui.
denied-deputy = Seul l’hôte en personne peut faire cela : vous le remplacez pendant son absence.
denied-no-person = Il n’y a personne à la place { $seat }, ou c’est un bot.
denied-no-program = Il n’y a pas de programme à la place { $seat }.
denied-token = Cette clé ne vaut rien à cette table : elle a été retirée, ou n’a jamais été faite pour elle.
denied-program = Un programme ne peut que jouer à sa place.
denied-unseated = L’hôte vous a retiré votre place. Vous pourrez vous rasseoir ici quand il vous laissera revenir.
denied-unfinished = Cette partie a été arrêtée avant la fin : sans résultat, il n’y a rien à analyser.
denied-sent-away = L’hôte a renvoyé les spectateurs.
denied-not-awaited = Personne à relancer ici : la table n’attend pas cette place.
denied-nudge-soon = Un peu de patience : on peut relancer quelqu’un après { $seconds } secondes sans coup joué, et pas deux fois de suite.
denied-begun = La partie a commencé : il faudra attendre qu’elle soit finie.
denied-taken = La place { $seat } est prise.
denied-full = Toutes les places de cette table sont prises. Vous pouvez regarder la partie.
denied-no-cookie = Votre navigateur ne garde pas notre cookie : impossible de vous reconnaître. Autorisez les cookies pour ce site et rechargez la page.
denied-no-name = Choisissez d’abord un nom : le tableau d’honneur ne montre personne sans nom.
denied-bad-cookie = Notre cookie contient autre chose, peut-être à cause d’une autre application à la même adresse : impossible de vous reconnaître. Effacez le cookie « chaudron » et rechargez la page.
denied-over = La partie est finie.
denied-too-many = { $people } places sont occupées : la table ne peut pas passer à { $seats } places.
denied-too-many-results = On ne peut pas garder plus de { $most } résultats par personne.
denied-not-over = La partie n’est pas encore finie.
denied-empty-seats =
    { $empty ->
        [one] Il reste { $empty } place libre
       *[other] Il reste { $empty } places libres
    } : attendez quelqu’un, ou installez un bot.
denied-under-way = Cette partie est en cours ; son enregistrement dévoilerait les cartes.
denied-no-lesson = Ceci est une partie, pas une leçon.
denied-lesson = Cela devra attendre la fin de la leçon.
denied-foreign = Cette demande ne vient pas d’une de nos pages. Rechargez la page et recommencez.

## Refused: not to be found here.

missing-unseated = Cette personne peut déjà revenir.
missing-closed = L’hôte a fermé cette table.
missing-table = Aucune table ne porte le code « { $code } ». Vérifiez-le, ou redemandez le lien.
missing-match = Il n’y a pas de partie « { $match } » ici.
missing-step = Cette partie compte { $steps } coups : il n’y a pas de coup { $step }.
missing-handover = Ce lien n’est plus valable : il ne sert qu’une fois, dans les { $minutes } minutes. Créez-en un nouveau sur l’autre appareil.
missing-page = Il n’y a rien à cette adresse.
missing-device = Cet appareil n’est plus connu ici.
missing-line = Cette ligne n’est plus là.
missing-board = Cette maison n’a pas de tableau d’honneur.

## Refused: too much, or something went wrong.

busy-too-fast = Pas si vite, s’il vous plaît : patientez un instant.
busy-failed = Quelque chose s’est mal passé ici, et rien n’a changé. Réessayez.
busy-advising = Un conseil est en préparation : un instant, s’il vous plaît.
busy-analysing = On revient déjà sur trop de parties à la fois : veuillez réessayer dans un instant.

## Refused: not understood.

malformed-message = Ce message n’a pas été compris : { $detail }
malformed-too-long = C’est trop long : { $most } octets au plus.
malformed-request = Cette demande n’a pas été comprise : { $detail }
malformed-code = Ce n’est pas un code de table : il faut huit lettres ou chiffres.
malformed-name = Un nom contient au moins une lettre, et aucun signe invisible.
malformed-words-empty = Il n’y a pas de mots dans cette ligne.
malformed-words-long = Cette ligne est trop longue : { $most } caractères au plus.
malformed-standing = Ce n’est pas un fichier de résultats venant d’une page comme celle-ci : { $detail }

## The visitor's own page: devices, and forgetting.

me-devices = Vos appareils
me-device-here = Cet appareil
me-device-other = Un autre appareil
me-device-seen = vu pour la dernière fois le { $day }
me-device-unseen = pas vu depuis un moment
me-device-end = Déconnecter
me-forget = Effacer tout ce qui me concerne
me-forget-text = Votre nom, vos appareils, vos résultats, vos notifications, vos tables et tout ce que vous avez dit à d’autres tables seront effacés, et personne ne pourra les rétablir. Là où d’autres jouent avec vous, un bot prend votre place.
me-forget-yes = Tout effacer
me-forget-no = Tout garder
dismiss = Renvoyer les spectateurs

## Slow tables, and how people are told that it is their move.

setup-slow = Ce jeu se joue contre la montre et chacun peut parler à tout moment : il faut que tout le monde soit à table, une partie ne peut donc pas durer des jours.
setup-patience =
    { $slow ->
        [yes] À une table au fil des jours, chacun dispose d’une heure à trente jours par coup.
       *[no] La patience va de cinq secondes à un jour ; pour davantage, choisissez le rythme « Au fil des jours ».
    }
malformed-endpoint = Impossible d’envoyer des messages à cet appareil : son navigateur n’indique aucun service de notification valable.
pace-slow = Au fil des jours
pace-slow-help = Personne n’a besoin de rester à table : chacun joue quand il a le temps et, s’il le souhaite, est prévenu quand c’est à lui. Passé le délai, un bot remplace les absents jusqu’à leur retour.
due =
    { $me ->
        [yes] Votre délai : { $when }.
       *[no] { $name }, délai : { $when }.
    }
notice-your-move = { $game } : à vous de jouer
    .text =
        { $count ->
            [0] La table vous attend.
           *[other] À table avec { $names }.
        }
notice-nudge = { $game } : { $names } vous fait signe
    .text = La table attend votre coup.
notice-minded = { $game } : un bot joue pour vous
    .text = Le délai pour ce coup est passé. Ouvrez la table et la place est de nouveau à vous.
notice-take-back = { $game } : reprendre un coup ?
    .text = { $names } aimerait reprendre un coup. La table attend votre réponse.
notice-end = { $game } : arrêter la partie ?
    .text = { $names } aimerait arrêter la partie ici. La table attend votre réponse.
notice-closed = { $game } : la table est fermée
    .text = L’hôte l’a fermée. Tout ce qui y a été joué reste consultable.
feed-title = Chaudron : à vous de jouer
feed-author = Chaudron

## Refused: what is kept on disk.

store-open = Les données de { $file } ne peuvent pas être ouvertes : { $detail }
store-damaged = Les données de { $file } sont abîmées : { $detail }. Restaurez une sauvegarde.
store-match = Il n’y a pas de partie « { $match } » dans les données.
store-in-use = Un autre serveur utilise déjà { $folder }.
store-missing = Il n’y a pas de données dans { $file }.
store-exists = Le fichier { $file } existe déjà : choisissez un autre nom.
store-driver = Il manque un pilote pour PostgreSQL ({ $detail }) : lancez pip install 'chaudron[postgres]'.
store-address = « { $address } » n’est pas l’adresse d’une base de données : elle ressemble à postgresql://USER@HOST/NAME.
store-both = Indiquez soit un dossier avec --data, soit une base de données avec --database, mais pas les deux.
store-not-empty = Il y a déjà des données dans { $file } : indiquez une base vide ou un nouveau dossier.
store-workers = Plusieurs processus ont besoin d’une base de données commune : indiquez-la avec --database ou CHAUDRON_DATABASE.
store-port = Le port { $port } de { $host } ne peut pas être utilisé : { $detail }
record-gap = Il manque des coups à la partie { $match } : les données sont abîmées.

# What something is called, and what it is.
label = { $name } : { $value }

## Lessons.

lesson-another = C’est permis, mais ce n’est pas ce que nous voulons voir ici.

## What a table tells besides its game.

table-left =
    { $me ->
        [yes] Vous quittez la partie pour de bon. Un bot joue à votre place.
       *[no] { $seat } quitte la partie pour de bon. Un bot prend sa place.
    }
table-unseated =
    { $me ->
        [yes] L’hôte vous retire votre place. Un bot joue à votre place.
       *[no] L’hôte retire sa place à { $seat }. Un bot joue à sa place.
    }
table-ended =
    { $moves ->
        [one] La partie s’arrête ici, avant la fin, après un coup.
       *[other] La partie s’arrête ici, avant la fin, après { $moves } coups.
    }
