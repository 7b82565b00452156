### The words of studies of Wie verhext!: French.

topic-order = Vaut-il mieux commencer ?
    .axis = victoires par rapport à une part équitable, en points de pourcentage
    .note = Selon l’ordre du tour dans le premier pli de la partie.
topic-kept = Qui annonce un rôle garde-t-il souvent l’action ?
    .axis = part des annonces
    .note = Sinon, quelqu’un qui a aussi ce rôle reprend l’action.
topic-claims = Une reprise tient-elle souvent ?
    .axis = part des reprises
    .note = Chaque fois que quelqu’un a repris une action : combien de fois personne ne l’a reprise à son tour.
topic-acted = Quelles actions vont avec la victoire ?
    .axis = victoires pour chacune, en points de pourcentage
    .note = Chaque action qu’un joueur a eue à la fin, et chaque faveur.
topic-brewed = Que rapportent les potions ?
    .axis = points d’une potion
    .note = Selon la pile d’où elle vient.
topic-rounds = Combien y a-t-il de manches ?
    .axis = manches
    .note = Jusqu’à l’arrivée du quatrième corbeau.
habit-favours = Prend la faveur dès qu’elle vaut quelque chose
habit-claims = Revendique toujours l’action
