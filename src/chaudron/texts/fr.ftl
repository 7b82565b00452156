### Texts that every game and every client shares: French.

language-name = Français
series = { $start } et { $last }
nothing = rien

## Refused: what was sent does not have the right form.

malformed-move = Ceci n’est pas un coup de ce jeu : { $detail }
malformed-seed = Une graine compte exactement { $digits } chiffres hexadécimaux.

## Refused: an answer that comes too late.

stale-question = La question { $asked } n’est plus posée : regardez où en est la partie avant de répondre.
stale-step = Le coup { $number } a été préparé avant qu’un autre ne soit joué : la partie attend maintenant le coup { $expected }.

## Refused: a move that is not allowed now.

illegal-not-asked = Ce n’est pas le moment : rien n’est demandé à cette place.
illegal-not-allowed = Ce coup n’est pas permis maintenant.

## Refused: a game that cannot be set up so.

setup-seats = Le jeu « { $game } » se joue de { $low } à { $high } personnes ; une table de { $seats } n’est pas possible.
setup-options = Ces options sont celles d’un autre jeu que « { $game } ».
setup-option = Le jeu « { $game } » n’accepte pas cette option : { $detail }
setup-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
setup-bot = Aucun bot ne s’appelle « { $bot } ». Bots connus : { $known }.
setup-bots =
    { $bots ->
        [one] { $bots } bot indiqué
       *[other] { $bots } bots indiqués
    } pour { $seats } places : indiquez-en un seul pour toutes, ou un par place.
setup-budget = Le bot « { $bot } » a besoin d’un budget, en simulations ou en temps (une heure au plus) : par exemple ismcts:1000 ou ismcts:0.5s.
setup-games = Il faut jouer au moins une partie : { $games } ne convient pas.
setup-language = La langue « { $language } » n’est pas disponible. Langues connues : { $known }.

## Refused: a record that does not replay.

record-file = Ce fichier ne peut pas être lu : { $detail }
record-json = Ce fichier n’est pas du JSON lisible ; il est peut-être abîmé ou incomplet : { $detail }
record-shape = Cette partie enregistrée n’a pas la forme attendue : { $detail }
record-format = Cette partie est enregistrée au format { $found } ; seul le format { $known } est connu.
record-game = C’est une partie de « { $found } », pas de « { $known } ».
record-version = Cette partie de « { $game } » suit la version { $found } des règles ; seule la version { $known } est connue.
record-commitment = La graine ne correspond pas à l’empreinte publiée : l’enregistrement annonce { $found }, la graine donne { $known }.
record-move = Le coup { $index } de l’enregistrement (place { $place }) ne respecte pas les règles : { $detail }
record-outcome =
    { $moves ->
        [one] Après { $moves } coup
       *[other] Après { $moves } coups
    }, le résultat enregistré n’est pas celui que donnent les règles.

## The terminal.

terminal-welcome = Bienvenue dans { $game }
terminal-you = Vous
terminal-not-a-choice = « { $typed } » n’est pas dans la liste : tapez un nombre de { $low } à { $high }.
terminal-commands = h : conseil · r : règles · q : quitter
terminal-hint = Un bon coup : { $move }
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
                [one] Vous gagnez la partie !
               *[other] Vous gagnez à égalité : { $winners }.
            }
       *[no]
            { $count ->
                [one] { $winners } gagne la partie.
               *[other] { $winners } gagnent à égalité.
            }
    }
terminal-saved = Partie enregistrée dans { $file }.
terminal-stopped = Partie interrompue avant la fin.
terminal-place = Place { $number }
terminal-back = Entrée vide : revenir au choix précédent.
terminal-commitment = Empreinte de la donne : { $hash }
terminal-verified = Partie vérifiée : la graine correspond à l’empreinte { $hash } et les { $moves } coups enregistrés suivent les règles.
setup-seat = Il n’y a pas de place { $seat } à cette table : choisissez de 1 à { $seats }.
setup-step = La partie ne compte que { $steps } coups ; le coup { $step } n’existe pas.
setup-resume = --resume reprend une partie telle qu’elle est : sans nom de jeu, ni --seats, ni --option, ni --seed.
setup-ended = Cette partie est terminée : il n’y a rien à reprendre.
setup-broken = « { $name } » est installé mais ne fonctionne pas : { $detail }
setup-exists = Le fichier { $file } existe déjà : choisissez un autre nom, ou --resume pour reprendre la partie.

## The server.

server-address = Chaudron est ouvert : { $address }
server-data = Tout est conservé dans { $folder }.
server-stop = Ctrl-C pour arrêter.
