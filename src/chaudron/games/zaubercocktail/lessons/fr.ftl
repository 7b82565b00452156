### The lessons of Zaubercocktail: French.

lesson-collections = Deux collections
lesson-collections-goal = Échangez des cartes pour réunir deux collections. Les meilleures font avancer les pions ; le plus avancé gagne.
lesson-collections-more = Sous chaque ingrédient : ses points, puis ceux avec une carte de plus. Touchez celui qui y gagnerait le plus.
lesson-collections-blue = De 24 à 35 : seulement 11 de plus. Les ingrédients rares rapportent davantage.
lesson-collections-troll = De 42 à 60 : 18 de plus. Un autre fait mieux !
lesson-collections-show = Oui, 24 de plus ! Maintenant, on montre : le Poil de troll est déjà choisi. Touchez une deuxième collection, le joker s’y joindra.
lesson-collections-joker = Ajoutez le joker : cela fait 66 points.
lesson-collections-common = Seulement 35 points. Et l’autre ?
lesson-collections-second = Vous pouvez en montrer deux. Touchez un autre ingrédient !
lesson-collections-won = 108 points, le meilleur résultat ! Votre pion avance de 5 cases.

lesson-market = Accepter, proposer
lesson-market-offers = Trois offres ! Chacune indique ce qu’elle vous rapporterait. Touchez la meilleure.
lesson-market-costs = Vous y perdriez 44 points. Laquelle porte un plus ?
lesson-market-nothing = Elle ne vous rapporte rien. Laquelle porte un plus ?
lesson-market-own = Tope là ! Votre offre : touchez deux fois la Vertracine, puis la Rose d’or sous « Je veux », puis « Proposer ».
lesson-market-stingy = Une seule ne tente personne. Donnez-en deux !
lesson-market-nod = { $seat-2 } se laissera tenter ?
lesson-market-quick = Oui ! Mais faites vite : le premier d’accord emporte l’échange. Regardez { $seat-1 } et { $seat-3 }…
lesson-market-won = De 104 à 162 points, en deux échanges. Vous avez le commerce dans le sang !

lesson-stone = La pierre
lesson-stone-ring = Assez marchandé ? Posez votre pierre. La première va sur l’anneau.
lesson-stone-bet = L’anneau est un pari : 2 cases en avant si vous finissez dans les trois premiers, sinon 2 en arrière.
lesson-stone-early = Vous avez 76 points, c’est peu. Prenez d’abord l’offre de { $seat-1 }.
lesson-stone-risky = Trop tôt ! Avec 76 points, l’anneau risque de vous coûter 2 cases.
lesson-stone-broken = Vous perdriez votre meilleure collection. Prenez l’autre offre !
lesson-stone-now = 122 points, c’est assez ! Touchez deux fois votre pierre : une fois posée, elle reste.
lesson-stone-spoilt = Gardez vos Feuilles de faran ! Posez la pierre.
lesson-stone-others = Les autres peuvent continuer. La deuxième pierre ferme le marché ; à partir de cinq joueurs, la troisième.
lesson-stone-won = Première place, 5 cases ! Et 2 de plus grâce à l’anneau.

lesson-reckoning = Le décompte
lesson-reckoning-best = On montre tout ! Avec 93 points, { $seat-2 } est en tête ; avec 87, vous êtes juste derrière.
lesson-reckoning-third = { $seat-1 } a 86 points avec six cartes, { $seat-3 } 86 avec neuf. Qui est troisième ? Touchez !
lesson-reckoning-fewer = À égalité, qui montre le plus de cartes passe devant.
lesson-reckoning-recipe = Oui : à égalité, le plus de cartes l’emporte. La recette fait avancer les trois premiers et reculer le dernier.
lesson-reckoning-show = Montrez vos 87 points : touchez le Gloup jaune.
lesson-reckoning-all = Montrez tous vos Gloups jaunes : 45 points !
lesson-reckoning-won = 3 cases pour la deuxième place, 2 pour votre pierre sur l’anneau : vous atteignez la dernière case et gagnez la partie !
