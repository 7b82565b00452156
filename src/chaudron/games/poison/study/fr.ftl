### The words of studies of Poison: French.

topic-order = Vaut-il mieux jouer en premier ?
    .axis = victoires par rapport à une part équitable, en points de pourcentage
    .note = Selon l’ordre du tour dans la première manche. Ensuite, la donne passe, et chacun joue en premier aussi souvent que les autres.
topic-round-order = Qui paie le plus dans une manche ?
    .axis = points de pénalité dans une manche
    .note = Selon l’ordre du tour dans cette manche : le 1ᵉʳ pose la première carte, le dernier est le donneur.
topic-dealt = Quelles cartes fait-il bon recevoir ?
    .axis = victoires pour chaque carte reçue, en points de pourcentage
    .note = Sur toute la partie, par rapport à ce que les autres ont reçu.
topic-paid = D’où viennent les points de pénalité ?
    .axis = points de pénalité d’un joueur dans une manche
    .note = Les couleurs dont on est dispensé ne coûtent rien.
topic-boils = Combien de fois un chaudron déborde-t-il ?
    .axis = fois par partie
    .note = Toutes manches confondues.
habit-hoards = Garde les cartes fortes aussi volontiers que les faibles
habit-dumps = Se débarrasse du poison dès que possible
habit-fearless = Ramasse des cartes sans y réfléchir
