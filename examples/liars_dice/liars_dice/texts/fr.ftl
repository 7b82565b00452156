### The words of Liar's Dice: French.

game-name = Dés menteurs
game-tagline = Chacun lance en secret. Annoncez haut, mentez bien, et doutez au bon moment.
game-author = Jeu traditionnel

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
count = { $number } ×
doubt = J’en doute !

zone-bid =
    { $least ->
        [0] Pas encore d’annonce
       *[other] L’annonce : au moins { $least } × { $face }
    }
zone-counts = Combien ?
zone-faces = De quelle face ?
zone-doubt = Ou plutôt
zone-cup =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
zone-shown = Montrés en dernier

ask-open = Faites la première annonce : combien de dés de quelle face y a-t-il, sous tous les gobelets ?
ask-answer =
    { $by-me ->
        [yes] Vous annoncez { $count } × { $face }. Surenchérissez, ou doutez.
       *[no] { $by } annonce { $count } × { $face }. Surenchérissez, ou doutez.
    }
move-bid = { $count } × { $face }
move-doubt = J’en doute !

event-round-began =
    Manche { $round } avec { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }. { $me ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
event-rolled =
    { $me ->
        [yes] Vous lancez { $dice }.
       *[no] { $seat } lance { $dice }.
    }
event-claimed =
    { $me ->
        [yes] Vous annoncez
       *[no] { $seat } annonce
    } { $count } × { $face }.
event-doubted =
    { $me ->
        [yes] Vous doutez des { $count } × { $face } de { $by }.
       *[no]
            { $by-me ->
                [yes] { $seat } doute de vos { $count } × { $face }.
               *[no] { $seat } doute des { $count } × { $face } de { $by }.
            }
    }
event-shown =
    { $me ->
        [yes] Vous avez { $dice }.
       *[no] { $seat } a { $dice }.
    }
event-counted =
    Il y a { $found } × { $face }. { $me ->
        [yes] Vous perdez un dé et en gardez { $left }.
       *[no] { $seat } perd un dé et en garde { $left }.
    }
event-left-out =
    { $me ->
        [yes] Vous êtes hors jeu.
       *[no] { $seat } est hors jeu.
    }
event-game-ended =
    { $me ->
        [yes] Vous gagnez
       *[no] { $winners } gagne
    } avec encore { $left ->
        [one] { $left } dé.
       *[other] { $left } dés.
    }

illegal-not-your-turn = Ce n’est pas votre tour.
illegal-no-bid = Il n’y a pas encore d’annonce à mettre en doute.
illegal-too-low = Plus haut que { $count } × { $face } : plus de dés, ou autant d’une face plus haute.
illegal-too-many = Il n’y a que { $dice } dés.

option-dice = Dés par personne
    .help = Combien de dés chacun a au début, de 1 à 6.
option-wild-ones = Les uns sont des jokers
    .help = Un 1 compte pour n’importe quelle face.
