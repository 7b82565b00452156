### The words of studies of Zaubercocktail: French.

topic-stone = La première pierre vaut-elle la peine ?
    .axis = cases dans une manche
    .note = De combien un pion avance dans une manche, pour son rang et pour l’anneau, selon la pierre de son joueur. Qui pose quelle pierre dépend de sa main : pour voir ce que fait la pierre elle-même, regardez les habitudes.
topic-ring = L’anneau fait-il souvent avancer ?
    .axis = part des manches
    .note = De toutes les manches où quelqu’un a posé la première pierre.
topic-dealt = Quels ingrédients fait-il bon recevoir ?
    .axis = victoires pour chaque carte reçue, en points de pourcentage
    .note = Sur toute la partie, par rapport à ce que les autres ont reçu.
topic-shown = Combien marquent les collections ?
    .axis = points d’une collection
    .note = Chaque collection montrée, selon son ingrédient, jokers compris.
topic-rounds = Combien y a-t-il de manches ?
    .axis = manches
    .note = Jusqu’à l’éclair, ou jusqu’à ce qu’un pion atteigne la dernière case.
topic-trades = Combien échange-t-on ?
    .axis = échanges par partie
    .note = Toutes manches confondues.
stone-0 = pas de pierre
stone-1 = 1ʳᵉ pierre (anneau)
stone-2 = 2ᵉ pierre
stone-3 = 3ᵉ pierre
habit-never-first = Ne pose jamais la première pierre
habit-first = Pose la première pierre avec n’importe quelle main
habit-silent = Ne fait jamais d’offre et ne fait que répondre
