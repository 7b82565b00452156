### The words of studies of Wie verhext!: English.

topic-order = Is it better to start?
    .axis = wins compared with a fair share, in percentage points
    .note = By the order of play in the first trick of the game.
topic-kept = How often does whoever calls a role keep its action?
    .axis = share of the calls
    .note = Otherwise somebody who holds the role as well takes the action over.
topic-claims = How often does a claim hold?
    .axis = share of the claims
    .note = Of all times that somebody took over an action: how often nobody took it over again.
topic-acted = Which actions go together with winning?
    .axis = wins for each one, in percentage points
    .note = Each action that a player had in the end, and each favour.
topic-brewed = What do potions bring?
    .axis = points of a potion
    .note = By the pile that it was taken from.
topic-rounds = How many rounds are there?
    .axis = rounds
    .note = Until the fourth raven has landed.
habit-favours = Takes the favour whenever it is worth anything
habit-claims = Always claims the action
