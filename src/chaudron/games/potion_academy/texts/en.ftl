### The words of Potion Academy: English.

game-name = Potion Academy
game-tagline = Friday night at the school of potions: line up three or four flasks, and pilfer the others’ before they pilfer yours.
# The rulebook names no author, so none is named here.
game-author = { "" }
game-alone = Alone, against the automaton

## A card is its potion, its target and its effect, said in this order; it stands after a colon or in brackets.

card = { $potion } · { $target } · { $effect }

potion-amber = amber
potion-azure = azure
potion-crimson = crimson
potion-emerald = emerald
potion-violet = violet
potion-ivory = ivory
potion-none = no potion

about-potion-none = This card has no potion: it never counts for a combination.

target-neighbours = neighbours
target-left = left
target-right = right
target-two-placed = 2+ placed
target-hand-2-3 = 2–3 in hand
target-hand-3 = 3 in hand
target-anyone = anyone

effect-pickpocket = Pickpocket
effect-bury = Trapdoor
effect-smash = Smash
effect-snatch = Snatch
effect-salvage = Salvage
effect-forage = Forage

about-effect-pickpocket = Look at the target’s hand and take a card from it. Needs a target with cards in hand.
about-effect-bury = The target chooses a card from their hand and slips it under the draw pile; then you draw a card. Needs a target with cards in hand.
about-effect-smash = Choose one of the target’s placed cards and discard it. Needs a target with a placed card.
about-effect-snatch = Choose one of the target’s placed cards and take it into your hand. Needs a target with a placed card.
about-effect-salvage = Take any card from the discard pile into your hand, unless the pile is empty. Needs no target.
about-effect-forage = Draw two cards, keep one and discard the other. Needs no target.

combination-three-different = three different potions
combination-four-different = four different potions
combination-three-alike = three identical potions

colour-red = red
colour-blue = blue
colour-orange = orange
colour-green = green

# The automaton stands in sentences like the name of a player: at the beginning, or after a colon or an arrow.
dummy = The Automaton

## The table.

symbol-target =
    Target: { $name }{ $used ->
        [yes] {" "}(used)
       *[no] {""}
    }
symbol-effect =
    Effect: { $name }{ $used ->
        [yes] {" "}(used)
       *[no] {""}
    }

zone-pile =
    Draw pile: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
zone-discard =
    Discard pile: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
zone-placed =
    { $colour ->
        [none] {""}
       *[other] Colour { $colour } –{" "}
    }{ $points } of { $goal } points, { $count ->
        [0] no cards placed
        [one] { $count } card placed
       *[other] { $count } cards placed
    }
zone-symbols = Targets and effects
zone-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
zone-seen = The hand you are looking at
zone-drawn = Cards drawn: keep one
zone-sayings = What you can do
zone-aside = First discard, face down
zone-tokens =
    { $count ->
        [0] no tokens
        [one] { $count } token
       *[other] { $count } tokens
    }

say-refill = Refill my hand
say-done = End my turn
say-score-three-different = Score: three different
say-score-four-different = Score: four different
say-score-three-alike = Score: three identical

## What is asked, and what may be done.

ask-discard-first = Before the game begins, choose a card to discard.
ask-take-turn =
    { $colour ->
        [none] Your turn: place a card, trigger an action or refill your hand.
       *[other] Your turn for { $colour }: place a card, trigger an action or refill your hand.
    }
ask-follow-up = Trigger an action, score, or end your turn?
ask-may-score = You have a combination: score it now, or end your turn?
ask-discard-one = Choose a card from your hand to discard.
ask-clear-one = You have more than three placed cards: choose one to discard.
ask-pick-card =
    Pickpocket: which card do you take from { $on-me ->
        [yes] your own hand
       *[no] { $on }
    }?
ask-choose-buried =
    { $actor-me ->
        [yes] Trapdoor
       *[no] { $actor } triggers Trapdoor
    }: which card do you slip under the draw pile?
ask-choose-salvage = Salvage: which card do you take from the discard pile?
ask-keep-one = Forage: which card do you keep?

move-discard = Discard: { $card }
move-refill = Refill my hand
move-place = Place: { $card }
move-use = { $by-effect }, with: { $by }
move-aim =
    { $by-effect } › { $on-me ->
        [yes] yourself
       *[no] { $on }
    }, with: { $by } + { $through }
move-hit =
    { $by-effect } › { $on-me ->
        [yes] yourself
       *[no] { $on }
    }, on: { $card }, with: { $by } + { $through }
move-score = Score { $combination } and return to hand: { $keep }
move-take = Take: { $card }
move-bury = Slip under the draw pile: { $card }
move-done = End my turn

## What happened.

event-began =
    The cards are dealt. { $me ->
        [yes] You start
       *[no] { $seat } starts
    }.
event-dealt =
    { $me ->
        [yes] Your cards: { $cards }.
       *[no] { $seat } receives: { $cards }.
    }
event-set-aside =
    { $me ->
        [yes] You have
       *[no] { $seat } has
    } chosen a card to discard.
event-set-card-aside =
    { $me ->
        [yes] You set aside
       *[no] { $seat } sets aside
    }: { $card }.
event-first-discard =
    { $me ->
        [yes] You discard
       *[no] { $seat } discards
    }: { $card }.
event-turn-began =
    { $me ->
        [yes] You play
       *[no] { $seat } plays
    } for { $colour }.
event-refilled =
    { $me ->
        [yes] You refill your hand
       *[no] { $seat } refills their hand
    }{ $forced ->
        [yes] {" "}(no other move possible)
       *[no] {""}
    }: { $count ->
        [0] no cards drawn
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }.
event-drew =
    { $me ->
        [yes] You draw
       *[no] { $seat } draws
    }: { $cards }.
event-reshuffled =
    The discard pile is shuffled into a new draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-discarded =
    { $me ->
        [yes] You discard
       *[no] { $seat } discards
    }: { $card }.
event-cleared =
    { $me ->
        [yes] Too many placed cards. You discard
       *[no] Too many placed cards. { $seat } discards
    }: { $card }.
event-placed =
    { $me ->
        [yes] You place
       *[no] { $seat } places
    }: { $card }.
event-used =
    { $me ->
        [yes] You trigger
       *[no] { $seat } triggers
    } { $by-effect }.
event-aimed =
    { $me ->
        [yes] You trigger
       *[no] { $seat } triggers
    } { $by-effect } ({ $through-target }) on { $on-me ->
        [yes]
            { $me ->
                [yes] yourself
               *[no] you
            }
       *[no] { $on }
    }.
event-looked =
    { $me ->
        [yes] You look at
       *[no] { $seat } looks at
    } { $on-me ->
        [yes]
            { $me ->
                [yes] your own hand
               *[no] your hand
            }
       *[no] { $on }’s hand
    }: { $cards }.
event-picked =
    { $me ->
        [yes] You take
       *[no] { $seat } takes
    } a card from { $on-me ->
        [yes]
            { $me ->
                [yes] your own hand
               *[no] your hand
            }
       *[no] { $on }’s hand
    }.
event-picked-card =
    { $on-me ->
        [yes]
            { $me ->
                [yes] Card taken from your own hand
               *[no] { $seat } took from your hand
            }
       *[no]
            { $me ->
                [yes] You took from { $on }’s hand
               *[no] { $seat } took from { $on }’s hand
            }
    }: { $card }.
event-buried =
    { $me ->
        [yes] You slip
       *[no] { $seat } slips
    } a card under the draw pile.
event-buried-card =
    { $me ->
        [yes] Your card under the draw pile
       *[no] Card under the draw pile ({ $seat })
    }: { $card }.
event-drew-one =
    { $me ->
        [yes] You draw
       *[no] { $seat } draws
    } a card.
event-smashed =
    { $me ->
        [yes] You smash
       *[no] { $seat } smashes
    } { $on-me ->
        [yes] one of your placed cards
       *[no] a card placed by { $on }
    }: { $card }.
event-snatched =
    { $me ->
        [yes] You snatch
       *[no] { $seat } snatches
    } { $on-me ->
        [yes] one of your placed cards
       *[no] a card placed by { $on }
    }: { $card }.
event-salvaged =
    { $me ->
        [yes] You salvage
       *[no] { $seat } salvages
    } from the discard pile: { $card }.
event-foraged =
    { $me ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [one] one card, to keep
       *[other] { $count } cards, to keep one of them
    }.
event-kept =
    { $me ->
        [yes] You keep
       *[no] { $seat } keeps
    }: { $card }.
event-rejected =
    { $me ->
        [yes] You keep one card and discard
       *[no] { $seat } keeps one card and discards
    } the other: { $card }.
event-scored =
    { $me ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $combination }. Score: { $total }.{ $kept-count ->
        [0] {""}
       *[other] {" "}Returned to hand: { $kept }.
    }{ $discarded-count ->
        [0] {""}
       *[other] {" "}Discarded: { $discarded }.
    }
event-opened = { $seat } starts with: { $cards }.
event-replaced = A placed card is discarded ({ $seat }): { $card }. In its place: { $by }.
event-turned = { $seat } turns up: { $card }.
event-turned-blank = No potion: { $seat } discards this card ({ $card }).
event-turned-new = A new potion ({ $card-potion }): nothing more happens.
event-triggered = A potion it already has ({ $card-potion })! { $seat } triggers { $card-effect }.
event-fizzled = { $card-effect } has no effect.
event-dropped = More than three cards in hand. { $seat } discards: { $card }.
event-ended =
    { $cut ->
        [yes] The simulation stops here.{" "}
       *[no] {""}
    }{ $me ->
        [yes]
            { $winners-count ->
                [one] You win the game
               *[other] You share the win with { $winners-others }
            }
       *[no]
            { $winners-count ->
                [one] { $winners } wins the game
               *[other] { $winners } tie for the win
            }
    }{ $tied ->
        [yes] {" "}(tied on points: whoever ended the game wins)
       *[no] {""}
    }.

## What speaks for or against a move; said to whoever may make it.

reason-scores =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now: { $total } of { $goal }
reason-wins = that wins the game
reason-completes =
    it completes { $combination }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this very turn
reason-one-short =
    then one card is missing for { $combination }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-blank = it has no potion: it never counts for a combination
reason-can-stop =
    { $on } could score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: with it, you can break that up at once
reason-breaks =
    { $on } could have scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with it
reason-sets-back =
    { $on } is left with { $left ->
        [0] no placed card
        [one] { $left } placed card
       *[other] { $left } placed cards
    }
reason-own-card = the card is your own
reason-robs =
    you take { $cards ->
        [one] the only card in this hand
       *[other] the best of { $cards } cards in this hand
    }: { $on }
reason-buries =
    { $on-me ->
        [yes] you swap a card of your own for the next one
       *[no] { $on } gives up a card, and you draw one
    }
reason-no-use = it changes nothing
reason-finds =
    a card with this potion lies there and would complete a combination ({ $potion }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-picks = you see two cards and keep the better one
reason-draws =
    you draw { $cards ->
        [0] nothing
        [one] { $cards } card
       *[other] { $cards } cards
    }
reason-forgoes =
    you could score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
reason-matches =
    { $cards ->
        [one] you have another card with the same potion ({ $potion })
       *[other] you have { $cards } more cards with the same potion ({ $potion })
    }
reason-elsewhere = { $cards } other cards with this potion lie before others or on the discard pile ({ $potion })

## Why something may not be done. The text `card` is filled with the card that was named.

illegal-not-your-turn = It’s not your turn.
illegal-card-not-held = You don’t have this card in hand: { card }.
illegal-card-not-there = You can’t choose this card here: { card }.
illegal-not-yours = This isn’t one of your placed cards in this turn: { card }.
illegal-already-chosen = You have already chosen your first discard.
illegal-choose-discard = First choose a card to discard.
illegal-no-combination = Your placed cards don’t make this combination, or this card isn’t part of it.
illegal-already-scored = You have already scored this turn: one combination per turn.
illegal-same-card = The target and the effect must come from two different cards.
illegal-used = There is already a token on this target or effect.
illegal-not-reached = This target doesn’t reach that player, or the effect can do nothing there.
illegal-cannot-work = This effect can do nothing now: there is no card for it to take.
illegal-needs-new-card = The action must use the target or the effect of the card you have just placed.
illegal-needs-target = This effect needs a target, from another card.
illegal-not-now = You can’t do that at this point of your turn.

## Why a table cannot be set up like this, or a file of cards is refused. `$batch`, `$potion` and `$option` are written as in the file.

setup-cards-number =
    { $batch ->
        [from-three] Cards 3+
        [from-four] Cards 4+
       *[from-five] Cards 5+
    }: { $found ->
        [one] { $found } card
       *[other] { $found } cards
    } instead of { $expected }.
setup-cards-potion =
    { $batch ->
        [from-three] Cards 3+
        [from-four] Cards 4+
       *[from-five] Cards 5+
    }: the potion “{ $potion ->
        [amber] amber
        [azure] azure
        [crimson] crimson
        [emerald] emerald
        [violet] violet
       *[ivory] ivory
    }” is on { $found ->
        [one] { $found } card
       *[other] { $found } cards
    } there. Each potion must be on exactly 4 cards, all of the same batch.
setup-cards-blank =
    { $batch ->
        [from-three] Cards 3+
        [from-four] Cards 4+
       *[from-five] Cards 5+
    }: { $found ->
        [one] { $found } card
       *[other] { $found } cards
    } without a potion instead of 2.
setup-cards-twice = Card { $place } of the file is the same as card { $other }: two cards must differ in potion, target or effect.
setup-not-solo =
    { $option ->
        [to-six] “To 6 points”
       *[alike-four] “Three identical for 4”
    } is not available in the solo game, which is played to 10 points.
setup-only-solo = “Easier automaton” is for the solo game only.

## Options of a table.

option-to-six = To 6 points
    .help = For a longer game: it takes 6 points to win instead of 5. Not in the solo game.
option-alike-four = Three identical for 4
    .help = For a shorter game: three identical potions score 4 points instead of 3. Not in the solo game.
option-easier = Easier automaton
    .help = In the solo game only: the automaton starts with 2 cards in hand and 2 placed instead of 3 and 3.
option-cards = Cards from your own box
    .help = A file with the cards from your box. The rules do not say what is on each card: ours are a reconstruction that agrees with everything the rules print.
option-cut = Stop after
    .help = For simulations only: the game ends after this many turns and is ranked as it stands; 0 means never.

## The skin in the browser.

help-touch = Tap anything that glows. With a finger, the first tap on a card explains it, and the second does what it then says on the card, such as “Place” or “Discard”; with a mouse or the keyboard, the first is enough. For an action, tap an effect, a target and the player or card it hits; a second tap on a symbol deselects it.
# Where the names of targets and effects may be broken on a narrow card.
word-breaks = neigh-bours, Pick-pocket, Trap-door
desk = Details
who-is-near = Who is close to what
what-scores = What scores
worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
near-alike = { $count } of { $of } identical potions
near-different = { $count } of { $of } different potions
reaches-now =
    { $me ->
        [yes]
            { $count ->
                [one] Reaches only yourself right now.
               *[other] Reaches yourself right now, and { $others }.
            }
       *[no]
            { $count ->
                [0] Reaches nobody right now.
               *[other] Reaches right now: { $names }.
            }
    }
symbol-spent = Already used: there is a token on it.
look-through = Look through it
automaton-did = What the automaton did
formula-effect = an effect
formula-target = a target, on another card
formula-whom = who?
do-place = Place
do-discard = Discard
do-take = Take
do-bury = Under the pile
do-use = Trigger
brief-target-neighbours =
    { $seats ->
        [1] Reaches the automaton.
        [2] Reaches either opposing colour.
       *[other] Reaches the player directly to your left or right.
    }
brief-target-left =
    { $seats ->
        [1] Reaches the automaton.
        [2] Reaches the opposing colour to your left.
        [3] Reaches the player to your left.
       *[other] Reaches one of the two players to your left.
    }
brief-target-right =
    { $seats ->
        [1] Reaches the automaton.
        [2] Reaches the opposing colour to your right.
        [3] Reaches the player to your right.
       *[other] Reaches one of the two players to your right.
    }
brief-target-two-placed =
    { $seats ->
        [1] Reaches the automaton if it has at least 2 placed cards.
        [2] Reaches an opposing colour with at least 2 placed cards.
       *[other] Reaches an opponent with at least 2 placed cards.
    }
brief-target-hand-2-3 =
    { $seats ->
        [1] Reaches the automaton if it holds 2 or 3 cards.
       *[other] Reaches an opponent with 2 or 3 cards in hand.
    }
brief-target-hand-3 =
    { $seats ->
        [1] Reaches the automaton if it holds 3 cards.
       *[other] Reaches an opponent with 3 cards in hand.
    }
brief-target-anyone =
    { $seats ->
        [1] Reaches the automaton or yourself.
       *[other] Reaches anyone you like, including yourself.
    }

reckoning-title =
    { $me ->
        [yes]
            { $count ->
                [one] You score
               *[other] You and { $others } score
            }
       *[no]
            { $count ->
                [one] { $names } scores
               *[other] { $names } score
            }
    }
reckoning-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
reckoning-all = Everybody’s points

## One's own page.

standing-tastes = Your favourite effects
