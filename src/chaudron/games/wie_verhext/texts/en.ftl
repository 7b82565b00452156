### The words of Wie verhext!: English.

game-name = Wie verhext!
game-tagline = “I am the Witch!” – “No, I am!” Dare to claim the action, or settle for the favour. Known in English as Witch’s Brew.
game-author = Andreas Pelikan

## Roles. Every name can follow “the”. The call and the claim are what is said; action and favour are what the card does. What is given away is
## always “pay” or “contribute”, what is received always “gain”: a price and a gain must never look alike.

role-wolf-keeper = Wolf Keeper
    .call = I am the Wolf Keeper!
    .claim = No, I am the Wolf Keeper!
role-snake-hunter = Snake Hunter
    .call = I am the Snake Hunter!
    .claim = No, I am the Snake Hunter!
role-herb-gatherer = Herb Gatherer
    .call = I am the Herb Gatherer!
    .claim = No, I am the Herb Gatherer!
role-alchemist = Alchemist
    .call = I am the Alchemist!
    .claim = No, I am the Alchemist!
role-fortune-teller = Fortune Teller
    .call = I am the Fortune Teller!
    .claim = No, I am the Fortune Teller!
role-assistant = Assistant
    .call = I am the Assistant!
    .claim = No, I am the Assistant!
role-wizard = Wizard
    .call = I am the Wizard!
    .claim = No, I am the Wizard!
role-witch = Witch
    .call = I am the Witch!
    .claim = No, I am the Witch!
role-druid = Druid
    .call = I am the Druid!
    .claim = No, I am the Druid!
role-cutpurse = Cutpurse
    .call = I am the Cutpurse!
    .claim = No, I am the Cutpurse!
    .spares = 1 gold
role-begging-monk = Begging Monk
    .call = I am the Begging Monk!
    .claim = No, I am the Begging Monk!
    .spares = 1 drop
role-warlock = Warlock
    .call = I am the Warlock!
    .claim = No, I am the Warlock!

so-be-it = So be it.

role-wolf-keeper-action = Gain 3 red drops.
role-snake-hunter-action = Gain 3 white drops.
role-herb-gatherer-action = Gain 3 green drops.
role-alchemist-action = Pay 1 drop of any colour, gain 5 gold.
role-fortune-teller-action = Pay 1 gold, gain 2 vials.
role-assistant-action = Pay 1 gold, gain 3 drops of your choice.
role-wizard-action = Pay the drops on the top card of the copper cauldron and take it. Pay 1 more drop to gain a vial too.
role-witch-action = Pay the drops on the top card of the iron cauldron and take it. Pay 1 more drop to gain a vial too.
role-druid-action = Pay the drops on the top card of the silver cauldron and take it. Pay 1 more drop to gain a vial too.
role-cutpurse-action = Everyone else puts a third of their gold on the top card of the gold shelf. Pay what is missing and take it.
role-begging-monk-action = Everyone else puts a quarter of their drops on the top card of the ingredient shelf. Pay what is missing and take it.
role-warlock-action = Use the active parchment.

role-wolf-keeper-favour = Gain 1 red drop.
role-snake-hunter-favour = Gain 1 white drop.
role-herb-gatherer-favour = Gain 1 green drop.
role-alchemist-favour = Pay 1 drop of any colour, gain 2 gold.
role-fortune-teller-favour = Pay 1 gold, gain 1 vial.
role-assistant-favour = Pay 1 gold, gain 1 drop of your choice.
role-wizard-favour = Same as the action, but pay 2 gold more.
role-witch-favour = Same as the action, but pay 2 gold more.
role-druid-favour = Same as the action, but pay 2 gold more.
role-cutpurse-favour = Contribute 1 gold less in this trick.
role-begging-monk-favour = Contribute 1 drop less in this trick.
role-warlock-favour = Gain 1 gold.

## Parchments.

parchment-copia = Copia
parchment-optio = Optio
parchment-herba = Herba
parchment-lupus = Lupus
parchment-serpens = Serpens
parchment-magus = Magus
parchment-sanatio = Sanatio
parchment-strix = Strix

parchment-copia-effect = Gain 3 drops of your choice.
parchment-optio-effect = Brew the top card of any cauldron: pay exactly the drops on it.
parchment-herba-effect = Pay 1 green drop, gain 2 vials.
parchment-lupus-effect = Pay 1 red drop, gain 2 vials.
parchment-serpens-effect = Pay 1 white drop, gain 2 vials.
parchment-magus-effect = Brew the top copper card: pay the right number of drops, in any colours.
parchment-sanatio-effect = Brew the top silver card: pay the right number of drops, in any colours.
parchment-strix-effect = Brew the top iron card: pay the right number of drops, in any colours.

## Goods, piles and potions. Goods are counted as “3 × red drop”; every pile can follow “the”.

good-red = red drop
good-white = white drop
good-green = green drop
good-gold = gold coin
good-vial = vial

pile-copper = copper cauldron
pile-iron = iron cauldron
pile-silver = silver cauldron
pile-gold-shelf = gold shelf
pile-ingredient-shelf = ingredient shelf

# “1 red + 1 green: 3 points, raven”: only what a card takes is named.
potion-copper =
    { $red ->
        [0] {""}
       *[other] { $red } red
    }{ $white ->
        [0] {""}
       *[other]
            { $red ->
                [0] {""}
               *[other] {" + "}
            }{ $white } white
    }{ $green ->
        [0] {""}
       *[other]
            { $red ->
                [0]
                    { $white ->
                        [0] {""}
                       *[other] {" + "}
                    }
               *[other] {" + "}
            }{ $green } green
    }{ $gold ->
        [0] {""}
       *[other] { $gold } gold
    }{ $drops ->
        [0] {""}
        [one] { $drops } drop
       *[other] { $drops } drops
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $raven ->
        [yes] , raven
       *[no] {""}
    }
potion-iron = { potion-copper }
potion-silver = { potion-copper }
potion-gold-shelf = { potion-copper }
potion-ingredient-shelf = { potion-copper }

## The table.

zone-copper =
    Copper cauldron (Wizard): { $count ->
        [0] empty
        [one] { $count } potion
       *[other] { $count } potions
    }
zone-iron =
    Iron cauldron (Witch): { $count ->
        [0] empty
        [one] { $count } potion
       *[other] { $count } potions
    }
zone-silver =
    Silver cauldron (Druid): { $count ->
        [0] empty
        [one] { $count } potion
       *[other] { $count } potions
    }
zone-gold-shelf =
    Gold shelf (Cutpurse): { $count ->
        [0] empty
        [one] { $count } potion
       *[other] { $count } potions
    }{ $there ->
        [0] {""}
       *[other] , { $there } gold on the top card
    }
zone-ingredient-shelf =
    Ingredient shelf (Begging Monk): { $count ->
        [0] empty
        [one] { $count } potion
       *[other] { $count } potions
    }{ $there ->
        [0] {""}
        [one] , { $there } drop on the top card
       *[other] , { $there } drops on the top card
    }
zone-parchment = Active parchment (Warlock)
zone-banned = Out this round
zone-turned = Out in earlier rounds
zone-called = Called this round
zone-supply = Supply: take your pick
zone-answers = What you can say
zone-goods = { $red } red, { $white } white, { $green } green, { $gold } gold
zone-potions =
    { $count ->
        [0] no potions
        [one] { $count } potion
       *[other] { $count } potions
    }{ $ravens ->
        [0] {""}
        [one] {" "}({ $ravens } raven)
       *[other] {" "}({ $ravens } ravens)
    }, vials: { $vials }
zone-trick = { $said }
zone-aside =
    { $count ->
        [one] { $count } role set aside
       *[other] { $count } roles set aside
    }
zone-hand =
    { $count ->
        [one] { $count } role in hand
       *[other] { $count } roles in hand
    }

said-nothing = silent so far
said-claim = “I am!”
said-lost = “I was…”
said-favour = “So be it.”
said-pass = “I pass.”

say-ready = These are my roles
say-call = “I am…!”
say-claim = “No, I am!” – claim the action
say-favour = “So be it.” – take the favour
say-do = Do it
say-decline = Decline
say-vial-red = Brew, and pay 1 red drop for a vial
say-vial-white = Brew, and pay 1 white drop for a vial
say-vial-green = Brew, and pay 1 green drop for a vial

## What is asked, and what may be done. `$holder` and `$collector` are somebody else.

ask-choose-roles =
    Choose { $count ->
        [5] five
       *[other] { $count }
    } roles for this round.
ask-call-role = Which role do you call?
ask-answer-call = You’re the { $role } too! Claim the action from { $holder }, or take the favour?
ask-use-action = The { $role }’s action is yours: use it or decline?
ask-use-favour = The { $role }’s favour is yours: use it or decline?
ask-take-card =
    { $missing ->
        [0] There is enough on the top card of the { $pile }: { $there }. Take the card, or leave it?
       *[other] { $there } on the top card of the { $pile }, { $missing } missing. Pay the rest and take the card, or leave it?
    }
ask-give-drops =
    { $collector } is collecting: choose { $count ->
        [one] the drop
       *[other] the { $count } drops
    } you contribute.

move-choose = { $roles }
move-call = “{ $role-call }”
move-claim = “No, I am!” – claim the action
move-favour = “So be it.” – take the favour
move-trade =
    { $give-count ->
        [0] Gain: { $get }
       *[other] Pay: { $give } – gain: { $get }
    }
move-brew =
    Take the top card of the { $pile }{ $give-count ->
        [0] {""}
       *[other] {" "}– pay: { $give }
    }{ $extra-count ->
        [0] {""}
       *[other] ; for a vial: { $extra }
    }
move-collect = Collect from everyone else
move-give = Contribute: { $drops }
move-decline = Decline

## What happened.

event-round-began =
    Round { $round }. { $starter-me ->
        [yes] You start
       *[no] { $starter } starts
    }. Parchment: { $parchment }.{ $banned-count ->
        [0] {""}
       *[other] {" "}Out this round: { $banned }.
    }
event-chose =
    { $me ->
        [yes] You have chosen your roles.
       *[no] { $seat } has chosen five roles.
    }
event-chose-roles =
    { $me ->
        [yes] Your roles: { $roles }.
       *[no] { $seat } takes into hand: { $roles }.
    }
event-called =
    { $me ->
        [yes] You
       *[no] { $seat }
    }: “{ $role-call }”{ $forced ->
        [yes] {" "}(last card: called automatically)
       *[no] {""}
    }
event-passed = “I pass”: { $seats }.
event-claimed =
    { $me ->
        [yes] You
       *[no] { $seat }
    }: “{ $role-claim }” { $loser-me ->
        [yes] You are left empty-handed.
       *[no] { $loser } is left empty-handed.
    }
event-favoured =
    { $me ->
        [yes] You
       *[no] { $seat }
    }: “So be it.” (the { $role }’s favour)
event-traded =
    { $give-count ->
        [0]
            { $me ->
                [yes] You gain
               *[no] { $seat } gains
            }: { $get }.
       *[other]
            { $me ->
                [yes] You trade
               *[no] { $seat } trades
            }: { $give } for { $get }.
    }
event-brewed =
    { $me ->
        [yes] You take
       *[no] { $seat } takes
    } a potion from the { $pile }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $raven ->
        [yes] , and a raven lands
       *[no] {""}
    }. { $give-count ->
        [0] Nothing to pay.
       *[other] Paid: { $give }.
    }{ $extra-count ->
        [0] {""}
       *[other] {" "}Paid for a vial: { $extra }.
    }
event-spared =
    { $me ->
        [yes] You
       *[no] { $seat }
    } will contribute { $role-spares } less in this trick.
event-contributed =
    { $goods-count ->
        [0]
            { $me ->
                [yes] You contribute
               *[no] { $seat } contributes
            } nothing.
       *[other]
            { $me ->
                [yes] You contribute
               *[no] { $seat } contributes
            }: { $goods }.
    }
event-collected = On the top card of the { $pile }: { $there }. Needed: { $cost }.
event-declined =
    { $me ->
        [yes] You decline.
       *[no] { $seat } declines.
    }
event-missed =
    { $me ->
        [yes] You can’t
       *[no] { $seat } can’t
    } use the { $role } now.
event-short-of =
    { $me ->
        [yes] You can’t
       *[no] { $seat } can’t
    } pay the { $missing } still missing: the card stays on the { $pile }.
event-round-ended =
    End of round { $round }. { $ravens ->
        [0] No ravens have landed yet.
        [1] One raven of four has landed.
        [2] Two ravens of four have landed.
        [3] Three ravens of four have landed.
       *[other] The ravens have gathered ({ $ravens }): the game is over.
    }
event-scored =
    { $me ->
        [yes] You have
       *[no] { $seat } has
    } { $cards ->
        [0] no potions
        [one] { $cards } potion worth { $potions }
       *[other] { $cards } potions worth { $potions }
    } and { $vials ->
        [0] no vials
        [one] { $vials } vial
       *[other] { $vials } vials
    }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } (drops and gold left: { $goods }).
event-game-ended =
    { $me ->
        [yes]
            { $winners-count ->
                [one] You win the game
               *[other] You share the win with { $winners-others },
            }
       *[no]
            { $winners-count ->
                [one] { $winners } wins the game
               *[other] { $winners } tie for the win
            }
    } with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }{ $tied ->
        [yes] {" "}(tied on points, decided by drops and gold)
       *[no] {""}
    }.

## What speaks for or against a move; said to whoever may make it. What a role would bring is reckoned as things stand.

reason-ready =
    { $role }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you at once, as things stand
reason-wanted =
    { $role }: { $others ->
        [one] one other player
       *[other] { $others } others
    } could use it for points at once, too
reason-feeds = { $role }, then { $brewer }: the drops gathered pay for the potion
reason-promises =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } as things stand
reason-cannot-pay = it would bring you nothing: as things stand, you cannot use it
reason-collects = { $there } of the { $cost } that the card takes would lie on it, as things stand
reason-unopposed = nobody can take the action from you
reason-may-hold =
    { $seats-count ->
        [one] { $seats } may hold the role too, and take the action from you
        [2] { $seats } may hold the role too, and take the action from you
       *[other] { $seats-count } others may hold the role too, and take the action from you
    }
reason-safe = nobody can take a favour from you
reason-undercuts = you take the card before { $on } can
reason-scores =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you now
reason-raven =
    { $ends ->
        [yes] raven no. { $number }: the game ends with this round
       *[no] raven no. { $number } lands
    }
reason-uncovers = the next card of the { $pile } has a raven on it
reason-affords =
    { $role }: you can then pay for the top card, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-uses-up = it costs you your last { $good }
reason-uses-up-drops = it costs you your very last drop
reason-keeps-all = you keep drops of all three colours
reason-forgoes =
    you give up { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reason-leaves-there = { $there } stay on the card for whoever collects next

## Why something may not be done.

illegal-not-your-turn = It’s not your turn.
illegal-choose-first = First, everyone chooses their roles for this round.
illegal-banned = This role is out this round, so nobody may choose it: { $role }.
illegal-not-five = Choose exactly five different roles.
illegal-already-chosen = Your roles for this round are already chosen.
illegal-role-not-held = You don’t have the { $role } in hand.
illegal-call-first = You start the trick: call one of your roles.
illegal-answer-first = You hold the { $role }: claim the action, or take the favour.
illegal-give-first =
    First contribute exactly { $count ->
        [one] { $count } drop
       *[other] { $count } drops
    }.
illegal-not-on-offer = That isn’t on offer now, or you can’t pay for it.

## Why a file of potions is refused. `$pile` is written as in the file.

setup-cards-number =
    { $pile ->
        [copper] Copper cauldron
        [iron] Iron cauldron
        [silver] Silver cauldron
        [gold-shelf] Gold shelf
       *[ingredient-shelf] Ingredient shelf
    }: { $found ->
        [one] { $found } potion
       *[other] { $found } potions
    } instead of { $expected }.
setup-cards-cost =
    { $pile ->
        [copper] Copper cauldron, card { $place }: it must cost drops, in red, white or green, and nothing else.
        [iron] Iron cauldron, card { $place }: it must cost drops, in red, white or green, and nothing else.
        [silver] Silver cauldron, card { $place }: it must cost drops, in red, white or green, and nothing else.
        [gold-shelf] Gold shelf, card { $place }: it must cost gold and nothing else.
       *[ingredient-shelf] Ingredient shelf, card { $place }: it must cost drops of any colour and nothing else.
    }
setup-cards-order =
    { $pile ->
        [copper] Copper cauldron
        [iron] Iron cauldron
        [silver] Silver cauldron
        [gold-shelf] Gold shelf
       *[ingredient-shelf] Ingredient shelf
    }: card { $place } is worth less than the one before it. Start with the top card, which is the least valuable.
setup-cards-ravens =
    { $pile ->
        [copper] Copper cauldron
        [iron] Iron cauldron
        [silver] Silver cauldron
        [gold-shelf] Gold shelf
       *[ingredient-shelf] Ingredient shelf
    }: { $found ->
        [0] no ravens
        [one] { $found } raven
       *[other] { $found } ravens
    } instead of { $expected }.

## Options of a table.

option-banned-roles = Roles out each round
    .help = With four players, one role is out each round; with three players, two. With five, this changes nothing.
option-open-scores = Open scores
    .help = Shows everyone’s potions, vials and points at any time.
option-cards = Potions from your own box
    .help = A file with the potions from your box. Ours are reported by one public source and agree with everything printed in the rules.
option-cut = Stop after
    .help = For simulations only: the game ends after this many rounds and is scored as it stands; 0 means never.

## In the browser. The three letters on the drops differ from each other.

help-touch = Tap roles to choose them; a second tap deselects. To call a role, tap its card, then the button. Answers and trades take effect at the first tap. Where you put drops together, “+” adds one, a tap on a chosen drop removes it, and the button confirms.
letter-red = R
letter-white = W
letter-green = G
# Where the names of roles may be broken on a narrow card.
word-breaks = Alche-mist, Assis-tant, Cut-purse, War-lock
word-action = Action
word-favour = Favour
# Beside a small drawing of the goods: to pay more than for the action, to contribute less, and what everybody else contributes.
deed-more = pay { $goods } more
deed-less = give { $goods } less
deed-one-in = others: { $goods }
i-pass = I pass.
desk = The trick
pile-top = On top: { $card }
pile-look = { $pile }. Look through
look-empty = There is nothing here.
perch =
    { $ravens ->
        [0] No ravens yet
        [one] { $ravens } raven
       *[other] { $ravens } ravens
    }: the game ends after the round in which the fourth lands.
perch-count = Ravens: { $ravens } ({ $last } end the game)
choose-title = Roles to choose from
choose-hint = Tap { $count } roles. Each card shows its action above, its favour below.
choose-count = { $chosen } of { $count }
place-choosing = still choosing…
place-ready = ready
place-claims = (holds the claim)
place-lost = (lost the claim)
call-hint = Tap the card you want to call.
mix-add = Add: { $good }
mix-remove = Remove: { $good }
mix-chosen = { $chosen } of { $count } chosen
sum-why =
    { $ravens ->
        [one] { $ravens } raven has gathered: the game is over.
       *[other] { $ravens } ravens have gathered: the game is over.
    }
sum-potions = Potions
sum-worth =
    { $cards ->
        [0] –
        [one] { $worth } ({ $cards } card)
       *[other] { $worth } ({ $cards } cards)
    }
sum-vials = Vials
sum-total = Points
sum-goods = Drops and gold
sum-tie = Ties are broken by drops and gold together.

reckoning-title = End of round { $round }
reckoning-brewed = Potions brewed in this round
reckoning-potion =
    { $points ->
        [one] a potion worth { $points } point
       *[other] a potion worth { $points } points
    }
reckoning-raven = with a raven
reckoning-none = Nobody brewed a potion in this round.

## One's own page.

standing-tastes = Your favourite roles
standing-costs = Where others took the action from you
