### The words of Liar's Dice: English.

game-name = Liar’s Dice
game-tagline = Everybody rolls in secret. Bid high, lie well, and doubt at the right moment.
game-author = Traditional

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
count = { $number } ×
doubt = I doubt it!

zone-bid =
    { $least ->
        [0] No bid yet
       *[other] The bid: at least { $least } × { $face }
    }
zone-counts = How many?
zone-faces = Of which face?
zone-doubt = Or rather
zone-cup =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
zone-shown = Last shown

ask-open = Make the first bid: how many dice of which face are there, at all cups together?
ask-answer =
    { $by-me ->
        [yes] You bid { $count } × { $face }. Raise it, or doubt it.
       *[no] { $by } bids { $count } × { $face }. Raise it, or doubt it.
    }
move-bid = { $count } × { $face }
move-doubt = I doubt it!

event-round-began =
    Round { $round } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }. { $me ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
event-rolled =
    { $me ->
        [yes] You roll { $dice }.
       *[no] { $seat } rolls { $dice }.
    }
event-claimed =
    { $me ->
        [yes] You bid
       *[no] { $seat } bids
    } { $count } × { $face }.
event-doubted =
    { $me ->
        [yes] You doubt that { $by } is right with { $count } × { $face }.
       *[no]
            { $by-me ->
                [yes] { $seat } doubts that you are right with { $count } × { $face }.
               *[no] { $seat } doubts that { $by } is right with { $count } × { $face }.
            }
    }
event-shown =
    { $me ->
        [yes] You have { $dice }.
       *[no] { $seat } has { $dice }.
    }
event-counted =
    There { $found ->
        [one] is { $found }
       *[other] are { $found }
    } × { $face }. { $me ->
        [yes] You lose a die and have { $left } left.
       *[no] { $seat } loses a die and has { $left } left.
    }
event-left-out =
    { $me ->
        [yes] You are out.
       *[no] { $seat } is out.
    }
event-game-ended =
    { $me ->
        [yes] You win
       *[no] { $winners } wins
    } with { $left ->
        [one] { $left } die left.
       *[other] { $left } dice left.
    }

illegal-not-your-turn = It is not your turn.
illegal-no-bid = There is no bid to doubt yet.
illegal-too-low = Higher than { $count } × { $face }: more dice, or as many of a higher face.
illegal-too-many = There are only { $dice } dice.

option-dice = Dice each
    .help = How many dice everybody begins with, from 1 to 6.
option-wild-ones = Ones are wild
    .help = A one counts as any other face.
