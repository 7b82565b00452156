### The words of studies: English. Numbers arrive as they are to be read, with their unit.

# The decimal mark.
study-decimal = .

study-title = { $game }: a study
study-lead =
    { $games } games between { $seats } equal players, all of them the bot “{ $bot }”, show what this game is like. { $more ->
        [0] {""}
       *[other] { $more } more games try out mistakes, habits and options.
    }
study-short = In short
study-contents = What was looked into
study-figures = The figures
study-data = The data beside this page: a row for each game ({ $files }), and all figures in { $figures }.
study-made = Made with
study-method = How to read this
study-method-intervals = A point is what the games say, and the line through it is its 95 % interval: 95 times in 100, the truth is within it. A deal counts as one observation. The dashed line is where everything would be equal.
study-method-bots = These are bots, which play sensibly and never get tired. People may play differently, and then other things are worth more.
study-method-chance = Where chance decides who has what, such as at a deal, a difference is caused by it. Where players choose, it only goes together with it: those who are ahead may choose differently.
study-method-many = Of twenty intervals, one misses the truth. A single finding that is barely clear may be by chance.

study-line = what
study-value = figure
study-interval = 95 % interval
study-number = from
study-games-axis = share of the games
study-players-axis = share of the players

ordinal-1 = 1st
ordinal-2 = 2nd
ordinal-3 = 3rd
ordinal-4 = 4th
ordinal-5 = 5th
ordinal-6 = 6th
ordinal-7 = 7th

## Questions that are asked of every game. `.axis` is what is counted, `.note` says more.

ask-seats = Does the seat matter?
    .axis = share of the wins
    .note = Seats are numbered clockwise; chance decides who begins. A fair share is { $fair }.
ask-scores = What do people score?
    .axis = final score
    .note = The final scores of all players.
ask-winning-scores = What does it take to win?
    .axis = score of the winners
    .note = The final scores of those who won, alone or together.
ask-decisions = How long is a game?
    .axis = decisions
    .note = A decision is a move that somebody chose. What happens by itself is not counted.
ask-luck = Luck or play?
    .axis = share of what decided the game
    .note = Each game was looked back on: how the chance to win changed when cards were dealt or drawn, and how it changed when somebody moved. Both together lead from a fair share to the result. From { $games } games.
ask-mistakes = Who gains from mistakes?
    .axis = wins compared with a fair share, in percentage points
    .note = One player is an apprentice, who makes the mistakes of a beginner; all others play as before. Shown is how much more the others win, by where they sit.
ask-habits = Which habits pay?
    .axis = wins compared with a fair share, in percentage points
    .note = One player has the habit; all others play as before. Every deal is played with that player in each seat.
ask-options = What do options change?
    .axis = decisions in a game
    .note = The same bots, with one option the other way.

part-cards = cards: deals, draws and lots
part-play = moves: what everybody did
mistakes-self = the apprentice
mistakes-after = { $place ->
        [1] who plays next
        [0] who plays just before
       *[other] { $place } places after
    }
option-none = as it is
option-on = with: { $option }
option-off = without: { $option }

## Answers.

answer-seats-equal = No: nobody’s share of the wins is clearly above or below { $fair }.
answer-seats = { $number ->
        [one] One seat is
       *[other] { $number } seats are
    } clearly off a fair share of { $fair }: at most { $most }, at least { $least }.
answer-spread = { $median } in the middle; nine in ten are between { $low } and { $high }.
answer-luck = The cards account for { $cards } ({ $low } to { $high }), the moves for the rest.
answer-mistakes-none = One apprentice among them wins { $share } ({ $low } to { $high }) of the games instead of { $fair }: that is not clearly less.
answer-mistakes-alike = One apprentice wins only { $share } ({ $low } to { $high }) of the games instead of { $fair }, and all others gain about alike.
answer-mistakes = One apprentice wins only { $share } ({ $low } to { $high }) of the games instead of { $fair }. Most of it goes to { $most } ({ $gain }), least to { $least } ({ $lesser }).
answer-habit = “{ $habit }” { $sure ->
        [up] pays
        [down] costs
       *[none] makes no clear difference
    }: { $change } ({ $low } to { $high }) percentage points.
answer-options = { $option }: { $decisions } decisions in a game instead of { $before }.
answer-options-none = None changes the length of a game clearly.
answer-none = No clear difference can be seen.
answer-dealt = { $up ->
        [yes] The best to get: { $best }, each worth { $most } percentage points of the wins ({ $most-low } to { $most-high }).
       *[no] {""}
    } { $down ->
        [yes] The worst: { $worst }, { $least } ({ $least-low } to { $least-high }).
       *[no] {""}
    }
answer-chosen = { $up ->
        [yes] Most with winning goes { $best }: each comes with { $most } percentage points ({ $most-low } to { $most-high }).
       *[no] {""}
    } { $down ->
        [yes] Least: { $worst }, { $least } ({ $least-low } to { $least-high }).
       *[no] {""}
    }
answer-place = Best off: { $best }, { $most } percentage points above a fair share ({ $most-low } to { $most-high }). Worst off: { $worst }, { $least } ({ $least-low } to { $least-high }).
answer-one = { $mean } on average ({ $low } to { $high }).
answer-each = Highest: { $best }, { $most } ({ $most-low } to { $most-high }). Lowest: { $worst }, { $least } ({ $least-low } to { $least-high }).
