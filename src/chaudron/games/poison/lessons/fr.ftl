### The lessons of Poison: French.

lesson-colours = Une couleur, un chaudron
lesson-colours-goal = Les cartes ramassées coûtent des points, et le plus petit total gagne. Laissez déborder les autres !
lesson-colours-pour = Touchez votre 5 rouge, puis le chaudron de votre choix.
lesson-colours-others = Ce chaudron est maintenant réservé au rouge. Regardez ce que versent les autres.
lesson-colours-join = Le bleu a son chaudron, lui aussi. Votre 2 bleu ne peut aller que là : versez-le.
lesson-colours-red = Le 1 rouge est permis aussi, mais essayez le 2 bleu.
lesson-colours-won = Bien versé ! Une couleur, un chaudron, et pas une carte ramassée.

lesson-limit = À treize, tout va bien
lesson-limit-eleven = Le chaudron rouge est à 11. { $seat-2 } verse un 2 rouge : jusqu’à 13, tout va bien.
lesson-limit-over = À vous, et vous n’avez que du rouge. Versez l’une de vos cartes.
lesson-limit-taken = Ça déborde ! Vous ramassez les trois cartes du chaudron. La vôtre y reste.
lesson-limit-again = Le même moment, mais cette fois vous avez aussi un 1 bleu. Vous ferez mieux ?
lesson-limit-spill = Ça déborderait encore. Où pourrait aller votre 1 bleu ?
lesson-limit-won = Pas une seule carte ! Que { $seat-1 } se débrouille avec le chaudron rouge.

lesson-poison = Le Poison va partout
lesson-poison-pour = Un Poison vaut 4 et n’a pas de couleur : il va partout. Versez-le dans le chaudron rouge.
lesson-poison-elsewhere = C’est permis, mais le chaudron rouge est plus plein. Le Poison y fait plus de dégâts.
lesson-poison-watch = Le voilà à 11, et { $seat-1 } n’a que de grosses cartes rouges…
lesson-poison-cost = { $seat-1 } ramasse tout, Poison compris. Chaque Poison coûte 2 points, toujours.
lesson-poison-won = Quel joli cadeau, et il vient de vous !

lesson-most = La majorité ne paie pas
lesson-most-price = Après la manche, on retourne tout. Chaque carte coûte 1 point, chaque Poison 2.
lesson-most-free = Mais qui a le plus de cartes d’une couleur ne paie rien pour elle. Touchez la pile que vous préférez !
lesson-most-dear = Moins de cartes, mais toutes comptent : 7 points. Et l’autre ?
lesson-most-cheap = Oui ! Six rouges, c’est la majorité : gratuit. Les deux violettes coûtent 2 points.
lesson-most-tie = Et maintenant : la pile de { $seat-3 }, ou la vôtre ? Six violettes chacun. À égalité, tout le monde paie.
lesson-most-dearer = Celle-là coûte 17 points. Qui a le plus de bleu ?
lesson-most-last = Votre bleu est gratuit : 15 points au lieu de 17. Voici la dernière carte d’une partie : rendez aussi votre rouge gratuit !
lesson-most-missed = Alors vos deux rouges coûtent 2 points. Quel chaudron vous donnerait le plus de rouge ?
lesson-most-won = Cinq rouges, la majorité ! Votre rouge est gratuit, et vous gagnez la partie.
