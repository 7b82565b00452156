game-name = My game
game-tagline = One pot. Do not be the one who makes it boil over.
game-author = You

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9

zone-pot = Pot: { $total }
zone-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

ask-pour-one = Choose a card to pour.
move-pour = Pour the { $card }

event-received = Your cards: { $cards }.
event-poured = { $me ->
    [yes] You pour
   *[no] { $seat } pours
  } the { $card }. The pot is at { $total }.
event-boiled-over = { $me ->
    [yes] It boils over. You lose.
   *[no] It boils over. { $seat } loses.
  }

illegal-not-held = You cannot pour the { $card } now.

option-limit = Limit
    .help = How much the pot holds, from 12 to 18.
