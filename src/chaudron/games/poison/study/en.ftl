### The words of studies of Poison: English.

topic-order = Is it better to play first?
    .axis = wins compared with a fair share, in percentage points
    .note = By the order of play in the first round. The deal then passes on, so that everybody plays first as often as anybody else.
topic-round-order = Who pays most in a round?
    .axis = penalty points in a round
    .note = By the order of play in that round: the 1st plays the first card, the last is the dealer.
topic-dealt = Which cards are good to be dealt?
    .axis = wins for each one dealt, in percentage points
    .note = Over the whole game, compared with what the others were dealt.
topic-paid = What are penalty points for?
    .axis = penalty points of a player in a round
    .note = Colours that a player was spared cost nothing.
topic-boils = How often does a cauldron boil over?
    .axis = times in a game
    .note = In all rounds together.
habit-hoards = Keeps high cards as readily as low ones
habit-dumps = Gets rid of Poison as soon as possible
habit-fearless = Takes cards without a second thought
