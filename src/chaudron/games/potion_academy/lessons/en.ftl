### The lessons of Potion Academy: English.

lesson-different = Three different make a point
lesson-different-goal = The first to score five points wins. Two potions stand before you: amber and azure.
lesson-different-place = Three different ones make 1 point. Place your crimson card beside them!
lesson-different-none = There is no potion on that card. Place the crimson one!
lesson-different-score = Three different! Touch “Score”, then the card you want to keep.
lesson-different-won = Your first point! The card you kept is back in your hand, and the others are discarded.

lesson-action = Effect of one, target of another
lesson-action-place = Cards can do more than score: each has a target and an effect. Place your violet card.
lesson-action-smash = Smash needs another card’s target. Touch Smash, a target, then the card you want to smash.
lesson-action-later = Pickpocket comes next! Smash something first.
lesson-action-tokens = Crash! There are tokens on the target and the effect you used: each works only once.
lesson-action-pick = The same moment again. Now combine Pickpocket with “neighbours”, and choose one of them.
lesson-action-again = No more smashing! Touch Pickpocket, then “neighbours”.
lesson-action-take = Have a good look at this hand, and take what you like.
lesson-action-won = It’s yours! Nobody’s cards are safe from you now.

lesson-hands = Lost and found
lesson-hands-refill = Only one card left? Refill your hand: you draw until you have four, then discard one.
lesson-hands-discard = Discard the card without a potion.
lesson-hands-potion = Keep that one, it has a potion. Which has none?
lesson-hands-watch = Three cards, and { $seat-1 } is eyeing them. Watch your amber one!
lesson-hands-salvage = Stolen, and thrown away! Salvage brings it back, and needs no target. Touch it.
lesson-hands-take = There it is: take your amber card.
lesson-hands-place = Two amber potions are waiting for it. Place it!
lesson-hands-score = Three identical ones make 3 points. Score them!
lesson-hands-won = Three points in one go! That will teach them.

lesson-alone = Alone against the automaton
lesson-alone-goal = Alone, you play against the automaton, to ten points. It chooses nothing: it obeys its cards.
lesson-alone-place = Place your azure card with Salvage. Then the automaton turns up a card and adds it to its own.
lesson-alone-new = It had no amber potion yet, so nothing else happens. But a potion it already has triggers the card’s effect.
lesson-alone-more = Place your other azure card, and don’t end your turn yet.
lesson-alone-soon = That would even win! But first see the automaton at work.
lesson-alone-guess = Next comes a second emerald: it smashes your card with the fewest tokens, the rightmost if tied. Which one?
lesson-alone-token = There is a token on that one. Others have none.
lesson-alone-right = Almost! If they are tied, it’s the rightmost.
lesson-alone-end = Exactly. End your turn and watch.
lesson-alone-last = As you said! But it left you amber and azure: place crimson.
lesson-alone-score = Three different, and one point is all you need. Score!
lesson-alone-won = Ten points! You have beaten the automaton.
