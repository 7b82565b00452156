### The lessons of Wie verhext!: English.

lesson-roles = Five roles, one call
lesson-roles-goal = Every potion is worth points, and the most points win. Twelve roles can help you, five in each round.
lesson-roles-choose = Touch these two green ones for drops, the Fortune Teller for vials, and two blue ones for brewing. Then confirm.
lesson-roles-others = You could! But take the Wolf Keeper, the Herb Gatherer, the Fortune Teller and two blue ones.
lesson-roles-call = You start the round. Touch the Wolf Keeper and call it out!
lesson-roles-take = Nobody else has it, so the action is yours. Help yourself!
lesson-roles-leave = Leave three drops behind? Take them!
lesson-roles-won = Three red drops at once! You’ll be brewing soon.

lesson-claim = “No, I am!”
lesson-claim-call = { $seat-1 } calls the Herb Gatherer. Whoever holds that card must play it.
lesson-claim-last = You do, and nobody speaks after you: claim the action!
lesson-claim-timid = The favour brings only one drop. The action brings three, without any risk!
lesson-claim-take = Three drops: help yourself!
lesson-claim-leave = They are yours. Take them!
lesson-claim-early = Once more, but this time { $seat-1 } speaks after you. Try the action anyway.
lesson-claim-dare = That is safer. But take the risk, just to see!
lesson-claim-lost = Snatched! { $seat-1 } takes the three drops, and you get nothing.
lesson-claim-again = The same moment again. What do you say?
lesson-claim-snatched = { $seat-1 } would snatch it again. The favour is safe.
lesson-claim-safe = One drop, right away. Take it!
lesson-claim-drop = A drop is a drop. Take it!
lesson-claim-won = Well played: { $seat-2 } is left empty-handed, you are not! Last in line, the action; early on, the favour.

lesson-brew = Brewing
lesson-brew-price = One white drop for 2 points: the Wizard knows how. Call him!
lesson-brew-vial = For one more drop you get a vial, another point. Touch the drop you want to give.
lesson-brew-plain = Good, but treat yourself to the vial as well!
lesson-brew-leave = Brew, and with a vial!
lesson-brew-hidden = 3 points, and the potion stays hidden: others only see its back.
lesson-brew-raven = Here are 4 points, and a raven! That is one for the Witch: call her.
lesson-brew-pay = Pay and take the card, with a vial or without.
lesson-brew-lose = Four points are waiting for you. Brew!
lesson-brew-won = Splendid! Ravens stay visible. Once there are four, the game ends with the round.

lesson-purses = Other people’s gold
lesson-purses-call = The last card. { $seat-1 } calls the Cutpurse, { $seat-2 } takes the favour.
lesson-purses-claim = You hold it as well, and you speak last…
lesson-purses-timid = Nobody can snatch it from you any more: claim the action!
lesson-purses-who = Everyone pays a third of their gold; thanks to the favour, { $seat-2 } pays one less. Touch whoever will pay.
lesson-purses-spared = A third of 4 is 1. One less: nothing! And { $seat-1 }?
lesson-purses-collect = Right. Now collect!
lesson-purses-bold = No qualms: everybody does it.
lesson-purses-take = One gold is missing. Add it and take the card: it has the fourth raven!
lesson-purses-leave = Three points for one gold: take it!
lesson-purses-won = The game is over, and everything is turned up and counted: 15 points, you win!
