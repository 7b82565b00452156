### The lessons of Zaubercocktail: English.

lesson-collections = Two collections
lesson-collections-goal = Trade cards to gather two collections. The best ones move their pawns ahead; the furthest pawn wins.
lesson-collections-more = Under each ingredient: its points now, then with one more card. Touch the one that would gain the most.
lesson-collections-blue = From 24 to 35: only 11 more. Rare ingredients gain more.
lesson-collections-troll = From 42 to 60: 18 more. Can another beat that?
lesson-collections-show = Yes, 24 more! Now show: Troll Hair is chosen already. Touch a second collection, and your joker joins it.
lesson-collections-joker = Let the joker join: that makes 66 points.
lesson-collections-common = Only 35 points. What about the other one?
lesson-collections-second = You may show two. Touch another ingredient!
lesson-collections-won = 108 points, the best of all! Your pawn moves up 5 spaces.

lesson-market = Take and offer
lesson-market-offers = Three offers! On each you see what it would bring you. Touch the best one.
lesson-market-costs = That would cost you 44 points. Which one has a plus?
lesson-market-nothing = That brings you nothing. Which one has a plus?
lesson-market-own = Deal! Now your offer: touch Greenroot twice, then the Golden Rose under “I want”, then “Offer”.
lesson-market-stingy = A single one tempts nobody. Give two!
lesson-market-nod = Will { $seat-2 } take it?
lesson-market-quick = Yes! But be quick: whoever agrees first gets the deal. Watch { $seat-1 } and { $seat-3 }…
lesson-market-won = From 104 to 162 points, with two deals. You were born to trade!

lesson-stone = The stone
lesson-stone-ring = Traded enough? Then place your stone. The first one goes on the ring.
lesson-stone-bet = The ring is a bet: 2 spaces forward if you finish in the top three, otherwise 2 back.
lesson-stone-early = You have 76 points, and that is little. Take { $seat-1 }’s offer first.
lesson-stone-risky = Too early! With 76 points, the ring may well cost you 2 spaces.
lesson-stone-broken = Then you would lose your best collection. Take the other offer!
lesson-stone-now = 122 points, that will do! Touch your stone twice: once placed, it stays.
lesson-stone-spoilt = Keep your Faran Leaves! Place the stone.
lesson-stone-others = The others may still trade. The second stone closes the market; with five or more players, the third.
lesson-stone-won = First place, 5 spaces! And 2 more for the ring.

lesson-reckoning = The reckoning
lesson-reckoning-best = Time to show! { $seat-2 } has 93 points and is first; with 87, you are second.
lesson-reckoning-third = { $seat-1 } has 86 points with six cards, { $seat-3 } 86 with nine. Who is third? Touch!
lesson-reckoning-fewer = In a tie, more cards win.
lesson-reckoning-recipe = Yes: in a tie, more cards win. The recipe moves the first three ahead, and the last goes back.
lesson-reckoning-show = Now show your 87 points: touch your Yellow Gloop.
lesson-reckoning-all = Show all of your Yellow Gloop: 45 points!
lesson-reckoning-won = 3 spaces for second place, 2 for your stone on the ring: you reach the last space and win the game!
