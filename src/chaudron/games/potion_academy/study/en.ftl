### The words of studies of Potion Academy: English.

topic-race = How long is a race?
    .axis = turns of each player
    .note = Until somebody has the points that it takes to win. In the solo game, the automaton takes turns, too.
topic-order = Is it better to start?
    .axis = wins compared with a fair share, in percentage points
    .note = By the order of play.
topic-dealt = Which first cards are good?
    .axis = wins for each one dealt, in percentage points
    .note = Effects and potions on the cards of the first hand, before the first discard.
topic-used = Which effects go together with winning?
    .axis = wins for each use, in percentage points
    .note = Effects that a player triggered.
topic-scored = Which combinations go together with winning?
    .axis = wins for each one scored, in percentage points
    .note = Combinations that a player scored.
habit-peaceful = Never triggers an action
