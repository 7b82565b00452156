### The lessons of Wie verhext!: French.

lesson-roles = Cinq rôles, une annonce
lesson-roles-goal = Chaque potion vaut des points : qui en a le plus gagne. Douze rôles vous aident, cinq par manche.
lesson-roles-choose = Touchez ces deux verts, pour les gouttes, le Devin, pour les flacons, et deux bleus, pour concocter. Puis validez !
lesson-roles-others = C’est possible aussi ! Mais prenez le Gardien des loups, l’Herboriste, le Devin et deux bleus.
lesson-roles-call = Vous ouvrez la manche. Touchez le Gardien des loups et annoncez-le !
lesson-roles-take = Personne d’autre ne l’a : l’action est à vous. Servez-vous !
lesson-roles-leave = Renoncer à trois gouttes ? Prenez-les !
lesson-roles-won = Trois gouttes rouges d’un coup ! De quoi concocter bientôt.

lesson-claim = « Non, c’est moi ! »
lesson-claim-call = { $seat-1 } annonce l’Herboriste. Qui a cette carte doit la jouer.
lesson-claim-last = Vous l’avez, et personne ne parle après vous : prenez l’action !
lesson-claim-timid = La faveur ne donne qu’une goutte. L’action en donne trois, sans aucun risque !
lesson-claim-take = Trois gouttes : servez-vous !
lesson-claim-leave = Elles sont à vous, prenez-les !
lesson-claim-early = Nouvel essai, mais cette fois { $seat-1 } parle après vous. Tentez l’action quand même.
lesson-claim-dare = C’est plus prudent. Mais osez, pour voir !
lesson-claim-lost = Soufflée ! { $seat-1 } prend les trois gouttes, vous n’avez rien.
lesson-claim-again = Le même moment, encore une fois. Que dites-vous ?
lesson-claim-snatched = { $seat-1 } vous la soufflerait encore. La faveur, elle, est sûre.
lesson-claim-safe = Une goutte, et tout de suite. Prenez-la !
lesson-claim-drop = Une goutte, c’est toujours cela. Prenez-la !
lesson-claim-won = Bien vu : { $seat-2 } repart bredouille, pas vous ! En dernier l’action, avant les autres la faveur.

lesson-brew = Concocter
lesson-brew-price = Une goutte blanche pour 2 points : le Magicien sait faire. Annoncez-le !
lesson-brew-vial = Pour une goutte de plus, un flacon : encore 1 point. Touchez la goutte à donner.
lesson-brew-plain = Bien, mais offrez-vous aussi le flacon !
lesson-brew-leave = Concoctez, et avec un flacon !
lesson-brew-hidden = 3 points, et la potion reste cachée : les autres ne voient que son dos.
lesson-brew-raven = Ici, 4 points, et un corbeau ! C’est l’affaire de la Sorcière : annoncez-la.
lesson-brew-pay = Payez et prenez la carte, avec ou sans flacon.
lesson-brew-lose = Quatre points vous attendent : concoctez !
lesson-brew-won = Superbe ! Un corbeau reste visible. Au quatrième, la partie finit avec la manche.

lesson-purses = L’or des autres
lesson-purses-call = Dernière carte. { $seat-1 } annonce le Chapardeur, { $seat-2 } prend la faveur.
lesson-purses-claim = Vous l’avez aussi, et vous parlez en dernier…
lesson-purses-timid = Personne ne peut plus rien vous souffler : prenez l’action !
lesson-purses-who = Chacun donne un tiers de son or, { $seat-2 } une pièce de moins grâce à la faveur. Touchez qui paiera.
lesson-purses-spared = Un tiers de 4, c’est 1. Une pièce de moins : rien ! Et { $seat-1 } ?
lesson-purses-collect = Exact. Passez à la collecte !
lesson-purses-bold = N’ayez pas de scrupules : tout le monde le fait.
lesson-purses-take = Il manque une pièce. Ajoutez-la et prenez la carte : c’est le quatrième corbeau !
lesson-purses-leave = Trois points pour une pièce : prenez-la !
lesson-purses-won = La partie est finie, tout est retourné et compté : 15 points, vous gagnez !
