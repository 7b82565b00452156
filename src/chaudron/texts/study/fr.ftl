### The words of studies: French. Numbers arrive as they are to be read, with their unit.

# The decimal mark.
study-decimal = ,

study-title = { $game } : une étude
study-lead =
    { $games } parties entre { $seats } joueurs égaux, tous le bot « { $bot } », montrent comment est ce jeu. { $more ->
        [0] {""}
       *[other] { $more } parties de plus essaient des erreurs, des habitudes et des options.
    }
study-short = En bref
study-contents = Ce qu’on a regardé
study-figures = Les chiffres
study-data = Les données à côté de cette page : une ligne par partie ({ $files }), et tous les chiffres dans { $figures }.
study-made = Fait avec
study-method = Comment lire ceci
study-method-intervals = Un point est ce que disent les parties, et le trait qui le traverse est son intervalle à 95 % : 95 fois sur 100, la vérité s’y trouve. Une donne compte pour une observation. La ligne pointillée est l’endroit où tout serait égal.
study-method-bots = Ce sont des bots, qui jouent raisonnablement et ne se fatiguent jamais. Des gens peuvent jouer autrement, et alors d’autres choses valent plus.
study-method-chance = Là où le hasard décide qui a quoi, comme à la donne, c’est lui qui cause la différence. Là où l’on choisit, elle va seulement de pair : qui mène choisit peut-être autrement.
study-method-many = Sur vingt intervalles, un manque la vérité. Un résultat isolé et à peine net peut être dû au hasard.

study-line = quoi
study-value = valeur
study-interval = intervalle à 95 %
study-number = sur
study-games-axis = part des parties
study-players-axis = part des joueurs

ordinal-1 = 1ᵉʳ
ordinal-2 = 2ᵉ
ordinal-3 = 3ᵉ
ordinal-4 = 4ᵉ
ordinal-5 = 5ᵉ
ordinal-6 = 6ᵉ
ordinal-7 = 7ᵉ

## Questions that are asked of every game. `.axis` is what is counted, `.note` says more.

ask-seats = La place compte-t-elle ?
    .axis = part des victoires
    .note = Les places sont numérotées dans le sens horaire ; le hasard décide qui commence. Une part équitable est de { $fair }.
ask-scores = Combien marque-t-on ?
    .axis = score final
    .note = Les scores finaux de tout le monde.
ask-winning-scores = Que faut-il pour gagner ?
    .axis = score des gagnants
    .note = Les scores finaux de qui a gagné, seul ou à plusieurs.
ask-decisions = Combien de temps dure une partie ?
    .axis = décisions
    .note = Une décision est un coup que quelqu’un a choisi. Ce qui se fait tout seul n’est pas compté.
ask-luck = Chance ou jeu ?
    .axis = part de ce qui a décidé la partie
    .note = On est revenu sur chaque partie : comment la chance de gagner a changé quand des cartes étaient données ou tirées, et quand quelqu’un jouait. Les deux ensemble mènent d’une part équitable au résultat. Sur { $games } parties.
ask-mistakes = À qui profitent les erreurs ?
    .axis = victoires par rapport à une part équitable, en points de pourcentage
    .note = L’un est un apprenti, qui fait des erreurs de débutant ; tous les autres jouent comme avant. On voit ce que les autres gagnent de plus, selon leur place.
ask-habits = Quelles habitudes paient ?
    .axis = victoires par rapport à une part équitable, en points de pourcentage
    .note = L’un a cette habitude ; tous les autres jouent comme avant. Chaque donne est jouée avec lui à chaque place.
ask-options = Que changent les options ?
    .axis = décisions par partie
    .note = Les mêmes bots, avec une option inversée.

part-cards = cartes : donnes, pioches et tirages
part-play = coups : ce que chacun a fait
mistakes-self = l’apprenti
mistakes-after = { $place ->
        [1] qui joue juste après
        [0] qui joue juste avant
       *[other] { $place } places après
    }
option-none = tel quel
option-on = avec : { $option }
option-off = sans : { $option }

## Answers.

answer-seats-equal = Non : la part des victoires de personne n’est nettement au-dessus ou au-dessous de { $fair }.
answer-seats = { $number ->
        [one] Une place s’écarte
       *[other] { $number } places s’écartent
    } nettement d’une part équitable de { $fair } : au plus { $most }, au moins { $least }.
answer-spread = { $median } au milieu ; neuf sur dix sont entre { $low } et { $high }.
answer-luck = Les cartes expliquent { $cards } ({ $low } à { $high }), les coups le reste.
answer-mistakes-none = Un apprenti parmi eux gagne { $share } ({ $low } à { $high }) des parties au lieu de { $fair } : ce n’est pas nettement moins.
answer-mistakes-alike = Un apprenti ne gagne que { $share } ({ $low } à { $high }) des parties au lieu de { $fair }, et tous les autres en profitent à peu près autant.
answer-mistakes = Un apprenti ne gagne que { $share } ({ $low } à { $high }) des parties au lieu de { $fair }. Cela profite le plus à : { $most } ({ $gain }), le moins à : { $least } ({ $lesser }).
answer-habit = « { $habit } » { $sure ->
        [up] paie
        [down] coûte
       *[none] ne change rien de net
    } : { $change } ({ $low } à { $high }) points de pourcentage.
answer-options = { $option } : { $decisions } décisions par partie au lieu de { $before }.
answer-options-none = Aucune ne change nettement la durée d’une partie.
answer-none = Aucune différence nette.
answer-dealt = { $up ->
        [yes] Le mieux à recevoir : { $best }, chaque exemplaire vaut { $most } points de pourcentage des victoires ({ $most-low } à { $most-high }).
       *[no] {""}
    } { $down ->
        [yes] Le pire : { $worst }, { $least } ({ $least-low } à { $least-high }).
       *[no] {""}
    }
answer-chosen = { $up ->
        [yes] Va le plus avec la victoire : { $best }, chaque fois { $most } points de pourcentage ({ $most-low } à { $most-high }).
       *[no] {""}
    } { $down ->
        [yes] Le moins : { $worst }, { $least } ({ $least-low } à { $least-high }).
       *[no] {""}
    }
answer-place = Le mieux placé : { $best }, { $most } points de pourcentage au-dessus d’une part équitable ({ $most-low } à { $most-high }). Le moins bien : { $worst }, { $least } ({ $least-low } à { $least-high }).
answer-one = { $mean } en moyenne ({ $low } à { $high }).
answer-each = Le plus : { $best }, { $most } ({ $most-low } à { $most-high }). Le moins : { $worst }, { $least } ({ $least-low } à { $least-high }).
