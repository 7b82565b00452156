### The lessons of Poison: English.

lesson-colours = One colour, one cauldron
lesson-colours-goal = The cards you take cost points, and the fewest points win. So leave the spills to others!
lesson-colours-pour = Touch your red 5, then any cauldron.
lesson-colours-others = From now on, that cauldron is for red only. Watch what the others pour.
lesson-colours-join = Blue has its cauldron, too. Your blue 2 can only go there: pour it.
lesson-colours-red = Your red 1 would do as well, but try the blue 2.
lesson-colours-won = Well poured! One colour, one cauldron, and not a card taken.

lesson-limit = Thirteen is safe
lesson-limit-eleven = The red cauldron is at 11. { $seat-2 } pours a red 2: up to 13, all is well.
lesson-limit-over = Your turn, and you hold nothing but red. Pour one of your cards.
lesson-limit-taken = It boils over! You take the three cards that were in it. Yours stays behind.
lesson-limit-again = The same moment again, but this time you also hold a blue 1. Can you do better?
lesson-limit-spill = That would boil over again. Where could your blue 1 go?
lesson-limit-won = Not a single card! Let { $seat-1 } sort out the red cauldron.

lesson-poison = Poison goes anywhere
lesson-poison-pour = Poison counts 4 and has no colour, so any cauldron will do. Pour it into the red one.
lesson-poison-elsewhere = You may, but the red cauldron is fuller. Poison hurts most there.
lesson-poison-watch = Now it is at 11, and { $seat-1 } holds high red cards…
lesson-poison-cost = { $seat-1 } takes everything, Poison and all. Each Poison costs 2 points, always.
lesson-poison-won = What a lovely present, and it came from you!

lesson-most = Whoever has the most pays nothing
lesson-most-price = After a round, everything is turned up. Each card costs 1 point, each Poison 2.
lesson-most-free = But whoever took the most of a colour pays nothing for it. Touch the pile you would rather have!
lesson-most-dear = Fewer cards, but each of them counts: 7 points. The other one?
lesson-most-cheap = Yes! Six red are the most, so they are free. The two purple cost 2 points.
lesson-most-tie = And now: { $seat-3 }’s pile, or yours? You both have six purple. If it’s a tie, everybody pays.
lesson-most-dearer = That one costs 17 points. Who has the most blue?
lesson-most-last = Your blue is free, so yours costs 15, not 17. Now the last card of a game: make your red free, too!
lesson-most-missed = Then your two red cards cost 2 points. Which cauldron would give you the most red?
lesson-most-won = Five red are the most! Your red is free, and you win the game.
