### Les mots de la maison : français. « Vous » partout, comme dans les textes des jeux.

language-name = Français
house = Chaudron
welcome = Bonsoir. Prenez place : les chaudrons sont sur le feu et les cartes sont battues.
footer = Sans compte ni publicité. Les jeux sont de leurs auteurs ; les dessins et les textes sont de la maison.
documents = Documentation (en anglais)
series = { $start } et { $last }
language = Langue
loading = Un instant…
close = Fermer
again = Réessayer
copy = Copier
copied = Lien copié.
copy-yourself = Le lien est sélectionné : il n’y a plus qu’à le copier.
link-secluded = Ce lien ne s’ouvre que sur cet ordinateur. Pour inviter d’autres appareils, lancez le serveur avec cette option :
share = Partager
to-home = Retour à l’accueil
home-link = Chaudron, accueil
rules = Règles
rules-of = Règles : { $game }
rules-table = Tableau des règles
rules-label = Règles : { $game }
rules-question = Ce que dit la règle
your-move = À vous de jouer
seat = Place { $number }
qr = Code QR du lien
apprentice-names = Amarante, Anselme, Basilic, Capucine, Célestin, Clémence, Églantine, Fenouil, Garance, Honorine, Lavande, Mélisse, Myrtille, Odilon, Philomène, Prunelle, Romarin, Sauge, Théodule, Verveine

## Quand quelque chose ne va pas.

trouble-network = La maison ne répond pas. Vérifiez votre connexion, puis réessayez.
trouble-unknown = Cela n’a pas été possible.
unknown-title = Cette étagère est vide
unknown-text = Il n’y a rien à cette adresse. Peut-être a-t-elle été mal recopiée.
no-table-title = Pas de table ici
no-table-text = Aucune table ne porte ce code. Demandez le lien à la personne qui vous invite.
opening-title = On ouvre la porte
line-lost = Connexion perdue. La table vous attend : nouvel essai en cours…
line-back = La connexion est rétablie.
not-sent = Rien n’a été envoyé : la connexion est coupée. Réessayez dans un instant.
perhaps-sent = Impossible de savoir si l’envoi est arrivé : vérifiez où en est la table.

## Le nom.

name-none = Votre nom
name-change =
    { $name ->
        [none] Choisir votre nom
       *[other] Votre nom : { $name }. Le changer
    }
name-title = Votre nom
name-label = Sous quel nom jouez-vous ?
name-hint = C’est le nom que les autres verront à la table.
name-other = Un autre nom
name-keep = Garder ce nom

## L’accueil.

games-title = Les jeux de la maison
game-by = Créé par { $author }
game-seats = { $low } à { $high } personnes
game-seats-only =
    { $count ->
        [one] en solitaire
       *[other] { $count } personnes
    }
play-now = Jouer
play-now-label = Jouer tout de suite : { $game }
play-now-hint = À { $seats }, contre des bots : { $level }
play-now-alone = Tout de suite.
play-now-variant = variante
play-as = À mon goût
play-as-label = Choisir comment jouer : { $game }
play-as-title = Jouer : { $game }
play-as-hint = C’est retenu pour la prochaine fois.
alone-label = { $alone } : { $game }
set-up = Préparer une table
set-up-label = Préparer une table : { $game }
set-up-title = Nouvelle table : { $game }
set-up-do = Ouvrir la table
set-up-hint = Tout cela peut encore changer avant le début de la partie.
join-title = Rejoindre une table
join-label = Code ou lien de la table
join = Rejoindre
join-not-a-code = Un code compte huit lettres ou chiffres, par exemple « abcd2345 ».
look-bring = Revoir une partie depuis un fichier
reach = Me prévenir quand c’est à moi
until = délai : { $when }
me-page = Votre page
mine-title = Vos tables
mine-more =
    { $count ->
        [one] Et { $count } autre table
       *[other] Et { $count } autres tables
    }
public-title = Tables ouvertes
public-none = Aucune table ouverte pour l’instant. Ouvrez la première !
table-of = Chez { $host }
table-nobody = Personne à la table pour l’instant
table-open =
    { $free ->
        [0] complète
        [one] { $free } place libre
       *[other] { $free } places libres
    }
table-playing = en cours
table-over = terminée
table-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
table-won = gagné

## Avant la partie.

lobby-host = C’est votre table. Invitez, ajoutez des bots, puis commencez.
lobby-alone = C’est votre table, rien que pour vous. Commencez quand vous voulez.
lobby-guest = Vous êtes chez { $host }.
lobby-welcome = Bienvenue à cette table.
onlookers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
sit = Prendre place
chair-sit = S’asseoir
chair-free = place libre
chair-you = c’est vous
chair-host = hôte
chair-here = en ligne
chair-program = un programme
chair-program-away = un programme, pas connecté
chair-label =
    { $who ->
        [empty] Place { $number } : { $state }
       *[other] Place { $number } : { $name }, { $state }
    }
bot-title = Installer un bot ici
level-apprentice = Apprenti
level-brewer = Compagnon
level-master = Maître
level-help-apprentice = Connaît les règles et joue sans compter. Pour découvrir le jeu.
level-help-brewer = Joue bien, comme un habitué. Le bon choix pour une soirée.
level-help-master = Réfléchit longtemps et n’oublie rien. Un vrai défi.
rise = Se lever
fill =
    { $count ->
        [one] Compléter avec un bot
       *[other] Compléter avec { $count } bots
    }
begin = Commencer la partie
begin-ready = Toutes les places sont prises.
begin-free =
    { $count ->
        [one] Il reste { $count } place libre : la partie commencera quand elle sera prise.
       *[other] Il reste { $count } places libres : la partie commencera quand elles seront prises.
    }
begin-wait = La table est complète : { $host } peut lancer la partie.
begin-full = La table est complète : la partie peut commencer.
invite-title = Inviter
invite-text = Ce lien suffit : pas de compte, rien à installer.
invite-alone = Cette table est pour une personne. Avec ce lien, d’autres peuvent regarder.
invite-link = Lien de la table
invite-look = Avec ce lien, on peut jouer ou regarder
settings = La table
settings-fixed = Seul l’hôte ({ $host }) peut changer ces réglages.
settings-host = Seul l’hôte peut changer ces réglages.
setting-seats = Places
setting-public = Table ouverte à tous
setting-public-help = Elle apparaît sur la page d’accueil ; sinon, il faut le lien pour y venir.
setting-coaching = Conseils permis
setting-coaching-help = Chacun peut demander ce que ferait un bot fort, et tout le monde le voit. Seul avec des bots, c’est toujours permis.
setting-level = Force des bots
setting-pace = Rythme
setting-patience = Patience
setting-patience-help = Passé ce délai, un bot remplace les absents jusqu’à leur retour.
file-usual = On joue avec les données fournies.
file-own = Cette table joue avec ses propres données.
file-chosen = Données de la table : { $file }
file-choose = Choisir un fichier
file-back = Revenir aux données fournies
file-example = Télécharger les données fournies
pace-calm = Tranquille
pace-brisk = Vif
pace-instant = Immédiat

## La table.

status = Où en est la partie
side = Scores et journal
table-tools = Outils de la table
turn-over = La partie est terminée.
turn-ended = La partie s’est arrêtée avant la fin.
turn-sent = Envoi en cours…
turn-other =
    { $count ->
        [one] C’est à { $names } de jouer.
       *[other] On attend { $names }.
    }
turn-also =
    { $count ->
        [one] { $names } choisit aussi.
       *[other] { $names } choisissent aussi.
    }
turn-open = La parole est libre.
turn-reckoning = Voici le décompte.
turn-seen =
    { $count ->
        [0] Un instant…
        [one] { $names } regarde encore le décompte.
       *[other] { $names } regardent encore le décompte.
    }
turn-sorting = Rangez vos cartes. Dites quand vous avez fini.
turn-sorted =
    { $count ->
        [0] Un instant…
        [one] { $names } range encore ses cartes.
       *[other] { $names } rangent encore leurs cartes.
    }
turn-plea = Une question est posée à toute la table.
taken-back = Le coup a été repris.
turn-paused = La table est en pause.
ready = Tout est rangé
pause = Pause
resume = Reprendre
reckoning = Le décompte
reckoning-skip = Tout montrer
reckoning-close = Continuer
reckoning-again = Dernier décompte
standing-round =
    { $of ->
        [none] Manche { $round }
       *[other] Manche { $round }/{ $of }
    }
standing-leads =
    { $me ->
        [yes]
            { $count ->
                [one] Vous êtes en tête.
               *[other] Vous êtes en tête avec { $others }.
            }
       *[no]
            { $count ->
                [one] { $names } est en tête.
               *[other] { $names } sont en tête.
            }
    }
turn-nobody = Un instant…
time-left = Temps restant : { $time }
looking-on = Vous regardez
take-back = Effacer
others = Les autres à la table
plays-now = en train de jouer
face-down = carte cachée
minded =
    { $count ->
        [one] Un bot remplace { $names } pour l’instant.
       *[other] Des bots remplacent { $names } pour l’instant.
    }
minded-short = un bot joue à sa place
away =
    { $count ->
        [one] { $names } est hors ligne : on attend un peu.
       *[other] { $names } sont hors ligne : on attend un peu.
    }
away-short = hors ligne
log = Journal
log-lines = Tout ce qui s’est passé
line-minded =
    { $me ->
        [yes] pour vous, par le bot de la maison
       *[no] pour { $names }, par le bot de la maison
    }
scores = Scores
score-sheet = Feuille de score
score-name = Nom
score-round = Manche { $round }
score-total = Total

## L’aide à la table : ce que sont et feraient les choses, les conseils, les coups repris.

coach = Conseil
coach-ask = Que feriez-vous ?
coach-would = À votre place…
coach-mistake = Reprendre ce coup et regarder ?
coach-thinks = Je réfléchis…
coach-none = Je n’ai rien à dire là-dessus.
coach-silent = Attendre sans rien dire
coach-made = Votre coup :
coach-play-on = Non, continuer
coach-take-back = Reprendre le coup
coach-chance = { $chance } % de chances de gagner (±{ $margin })
coaching-on = Les conseils sont permis à cette table : chacun peut en demander.
help-level = Aide à la table
help-plain = Discrète
help-normal = Normale
help-coach = Avec conseils
tip-back = Touchez encore pour annuler ce choix.
tip-many = Mène à { $count } coups possibles.

## Le menu.

menu = Menu
help = Aide
sound =
    { $state ->
        [on] Sons : activés
       *[off] Sons : coupés
    }
device = Continuer sur un autre appareil
device-text = Ouvrez ce lien sur l’autre appareil : vous y retrouverez votre nom et vos places.
device-link = Lien personnel
device-minutes =
    { $minutes ->
        [one] Il ne sert qu’une fois et expire dans { $minutes } minute. Ne le donnez à personne.
       *[other] Il ne sert qu’une fois et expire dans { $minutes } minutes. Ne le donnez à personne.
    }

## La fin.

result = Résultat
result-winners =
    { $me ->
        [yes]
            { $count ->
                [0] Vous perdez la partie
                [one] Vous gagnez la partie !
               *[other] Vous partagez la victoire avec { $others }
            }
       *[no]
            { $count ->
                [0] Personne à la table ne gagne
                [one] { $names } gagne la partie
               *[other] Victoire partagée : { $names }
            }
    }
rank = { $rank }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rematch = Revanche
new-table = Une autre table
look-back = Revoir la partie
see-table = Voir la table
record = Télécharger la partie

## Un autre appareil.

hand-over-title = Continuer ici
hand-over-question = Reprendre votre nom et vos places sur cet appareil ?
hand-over-yes = Oui, continuer ici
hand-over-no = Non, merci
hand-over-done = Vos places sont ici. Bon retour, { $name } !

## Lessons.

learn = Apprendre
learn-label = Apprendre { $game }
learn-text = Quelques courtes leçons à la table, cinq minutes en tout. Arrêtez-vous quand vous voulez, vous reprendrez plus tard.
lesson-state =
    { $state ->
        [done] Terminée
        [begun] À reprendre
       *[new] Nouvelle
    }
lesson-next = Suite
lesson-following = Leçon suivante
lesson-play = Et maintenant, une vraie partie
lesson-leave = Toutes les leçons
first-title = Votre première partie de { $game } ?
first-learn = Apprendre en cinq minutes
first-play = Je connais, on joue
