### The words of studies of Potion Academy: French.

topic-race = Combien de temps dure une course ?
    .axis = tours de chacun
    .note = Jusqu’à ce que quelqu’un ait les points qu’il faut pour gagner. En solo, l’automate joue aussi ses tours.
topic-order = Vaut-il mieux commencer ?
    .axis = victoires par rapport à une part équitable, en points de pourcentage
    .note = Selon l’ordre du tour.
topic-dealt = Quelles premières cartes sont bonnes ?
    .axis = victoires pour chaque carte reçue, en points de pourcentage
    .note = Effets et potions des cartes de la première main, avant la première défausse.
topic-used = Quels effets vont avec la victoire ?
    .axis = victoires pour chaque emploi, en points de pourcentage
    .note = Les effets qu’un joueur a déclenchés.
topic-scored = Quelles combinaisons vont avec la victoire ?
    .axis = victoires pour chacune, en points de pourcentage
    .note = Les combinaisons qu’un joueur a marquées.
habit-peaceful = Ne déclenche jamais d’action
