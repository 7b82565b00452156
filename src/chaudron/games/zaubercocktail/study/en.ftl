### The words of studies of Zaubercocktail: English.

topic-stone = Is the first stone worth it?
    .axis = spaces in a round
    .note = How far a pawn moves in a round, for its rank and for the ring, by the stone of its player. Who places which stone depends on the hand: to see what the stone itself does, look at the habits.
topic-ring = How often does the ring move a pawn forward?
    .axis = share of the rounds
    .note = Of all rounds in which somebody placed the first stone.
topic-dealt = Which ingredients are good to be dealt?
    .axis = wins for each one dealt, in percentage points
    .note = Over the whole game, compared with what the others were dealt.
topic-shown = What do collections score?
    .axis = points of a collection
    .note = Each collection shown, by its ingredient, jokers included.
topic-rounds = How many rounds are there?
    .axis = rounds
    .note = Until Lightning, or until a pawn reaches the last space.
topic-trades = How much is traded?
    .axis = trades in a game
    .note = In all rounds together.
stone-0 = no stone
stone-1 = 1st stone (ring)
stone-2 = 2nd stone
stone-3 = 3rd stone
habit-never-first = Never places the first stone
habit-first = Places the first stone with any hand
habit-silent = Never makes an offer, only answers
