### The lessons of Potion Academy: French.

lesson-different = Trois différentes, un point
lesson-different-goal = Marquez cinq points avant les autres ! Vous avez déjà posé deux potions : ambre et azur.
lesson-different-place = Trois différentes rapportent 1 point. Posez votre carte cramoisie !
lesson-different-none = Cette carte n’a pas de potion. Posez la cramoisie !
lesson-different-score = Trois différentes ! Touchez « Marquer », puis la carte que vous voulez garder.
lesson-different-won = Votre premier point ! La carte gardée revient en main, les autres sont défaussées.

lesson-action = L’effet de l’une, la cible de l’autre
lesson-action-place = Chaque carte porte aussi une cible et un effet. Posez votre carte violette.
lesson-action-smash = Fracas exige la cible d’une autre carte. Touchez Fracas, une cible, puis la carte à briser.
lesson-action-later = Le Chapardage viendra après. D’abord, Fracas !
lesson-action-tokens = Et crac ! Des jetons couvrent la cible et l’effet utilisés : chacun ne sert qu’une fois.
lesson-action-pick = Le même moment. Cette fois, combinez Chapardage avec « voisins » et choisissez qui viser.
lesson-action-again = Assez de casse ! Touchez Chapardage, puis « voisins ».
lesson-action-take = Regardez bien cette main, et servez-vous.
lesson-action-won = Elle est à vous ! Plus aucune carte n’est à l’abri.

lesson-hands = Perdue et retrouvée
lesson-hands-refill = Plus qu’une carte ? Complétez votre main : vous piochez jusqu’à quatre, puis en défaussez une.
lesson-hands-discard = Défaussez la carte sans potion.
lesson-hands-potion = Gardez-la, elle a une potion. Laquelle n’en a pas ?
lesson-hands-watch = { $seat-1 } lorgne vos trois cartes. Ne quittez pas des yeux votre carte ambre !
lesson-hands-salvage = Volée, puis jetée ! Repêchage la ramène, et sans cible. Touchez-le.
lesson-hands-take = La voilà : reprenez votre carte ambre.
lesson-hands-place = Deux potions ambre l’attendent. Posez-la !
lesson-hands-score = Trois identiques rapportent 3 points. Marquez-les !
lesson-hands-won = Trois points d’un coup ! On ne vous vole pas impunément.

lesson-alone = En solo, contre l’automate
lesson-alone-goal = En solo, on joue contre l’automate, en dix points. Il ne choisit rien : il obéit à ses cartes.
lesson-alone-place = Posez votre carte azur avec Repêchage. L’automate retourne alors une carte et l’ajoute aux siennes.
lesson-alone-new = Il n’avait pas d’ambre : il ne se passe rien de plus. Mais une potion qu’il a déjà déclenche l’effet de la carte.
lesson-alone-more = Posez votre autre carte azur, sans terminer votre tour.
lesson-alone-soon = Elle vous ferait déjà gagner ! Mais voyez d’abord l’automate à l’œuvre.
lesson-alone-guess = Une seconde émeraude arrive : Fracas brise la carte qui a le moins de jetons, à égalité la plus à droite. Laquelle ?
lesson-alone-token = Celle-ci porte un jeton. D’autres n’en ont pas.
lesson-alone-right = Presque ! À égalité, c’est la plus à droite.
lesson-alone-end = Exactement. Terminez votre tour et regardez.
lesson-alone-last = Bien vu ! Mais il vous reste ambre et azur : posez votre carte cramoisie.
lesson-alone-score = Trois différentes : il ne vous manquait qu’un point. Marquez !
lesson-alone-won = Dix points ! Vous avez battu l’automate.
