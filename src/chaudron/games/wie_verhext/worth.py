"""What things are worth, in hundredths of a point: goods, and what a role would gain in a position, judged by what is public."""

from typing import Final

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import (
    ALCHEMIST,
    ASSISTANT,
    CAULDRON_BREWED,
    CAULDRONS,
    COLOUR_GATHERED,
    CUTPURSE,
    FORTUNE_TELLER,
    GOLD,
    GOLD_SHELF,
    GREEN,
    KINDS,
    NONE,
    RED,
    ROLES,
    SHELF_COLLECTED,
    VIAL,
    WARLOCK,
    WHITE,
    collects,
)
from chaudron.games.wie_verhext.choices import (
    COLOUR_OF,
    COPIA_DROPS,
    DROPS_SOLD,
    DROPS_SOLD_BY_FAVOUR,
    FAVOUR_GOLD,
    GATHERED,
    GATHERED_BY_FAVOUR,
    GOLD_MADE,
    GOLD_MADE_BY_FAVOUR,
    PARCHMENT_VIALS,
    PILE_OF,
    TAKEN,
    VIALS_SOLD,
    VIALS_SOLD_BY_FAVOUR,
    WARLOCK_GOLD,
    effect,
)
from chaudron.games.wie_verhext.state import COPIA_NUMBER, DROP_SHARE, GOLD_SHARE, LAST_RAVEN, OPTIO, State, active, drops
from chaudron.kernel.model import Move, Seat

POINT: Final = 100
MOST: Final = 64
"""The maximum number of a kind that counts; more are worth nothing extra."""


def falling(first: float, by: float) -> list[int]:
    """What the first n of a kind are worth together, for each n; each one is worth less than the one before."""
    found = [0.0]
    for nth in range(MOST):
        found.append(found[-1] + first * by**nth)
    return [round(value) for value in found]


DROPS: Final[list[int]] = falling(85.0, 0.86)
GOLDS: Final[list[int]] = falling(70.0, 0.75)
LATE: Final[list[int]] = [100, 95, 85, 60, 0]
"""What goods are still worth, in hundredths, by how many ravens have gathered: there is less and less time to use them."""


def late(state: State) -> int:
    """What goods are still worth, in hundredths."""
    ravens = state.ravens
    return LATE[ravens] if ravens < LAST_RAVEN else LATE[LAST_RAVEN]


def clip(number: i64) -> i64:
    """As many as count."""
    if number < MOST:
        return number
    return MOST


def goods_worth(red: i64, white: i64, green: i64, gold: i64) -> i64:
    """What drops and gold are worth early in the game."""
    found: i64 = DROPS[clip(red)]
    found += DROPS[clip(white)]
    found += DROPS[clip(green)]
    found += GOLDS[clip(gold)]
    return found


def standing(state: State, seat: i64) -> i64:
    """What a seat's points, vials and goods are worth."""
    at: i64 = KINDS * seat
    goods = state.goods
    kept: i64 = goods_worth(goods[at], goods[at + WHITE], goods[at + GREEN], goods[at + GOLD])
    sure: i64 = state.points[seat] + goods[at + VIAL]
    return POINT * sure + kept * late(state) // 100


def deal_worth(state: State, seat: i64, move: Move) -> i64:
    """What a trade, a brew or a contribution gains the seat; declining gains nothing."""
    change = effect(move)
    pile: i64 = change[TAKEN]
    found: i64 = 0
    if pile != NONE:
        found = POINT * state.deck.points[pile][state.gone[pile]]
    at: i64 = KINDS * seat
    goods = state.goods
    red: i64 = goods[at]
    white: i64 = goods[at + WHITE]
    green: i64 = goods[at + GREEN]
    gold: i64 = goods[at + GOLD]
    after: i64 = goods_worth(red + change[RED], white + change[WHITE], green + change[GREEN], gold + change[GOLD])
    return found + POINT * change[VIAL] + (after - goods_worth(red, white, green, gold)) * late(state) // 100


class Purse:
    """Drops and gold that a plan spends and gains hypothetically."""

    def __init__(self, red: i64, white: i64, green: i64, gold: i64) -> None:
        self.red = red
        self.white = white
        self.green = green
        self.gold = gold

    def copy(self) -> "Purse":
        return Purse(self.red, self.white, self.green, self.gold)

    def worth(self) -> i64:
        """What the purse is worth early in the game."""
        return goods_worth(self.red, self.white, self.green, self.gold)

    def drops(self) -> i64:
        """How many drops there are."""
        return self.red + self.white + self.green

    def drops_of(self, colour: i64) -> i64:
        """How many drops of a colour there are."""
        return self.red if colour == RED else self.white if colour == WHITE else self.green

    def add(self, colour: i64, number: i64) -> None:
        """Take this many drops of a colour."""
        if colour == RED:
            self.red += number
        elif colour == WHITE:
            self.white += number
        else:
            self.green += number

    def spend(self, number: i64) -> None:
        """Give this many drops, always of the colour there is most of."""
        for _ in range(number):
            if self.red >= self.white and self.red >= self.green:
                self.red -= 1
            elif self.white >= self.green:
                self.white -= 1
            else:
                self.green -= 1

    def gather(self, number: i64) -> None:
        """Take this many drops, always of the colour there is least of."""
        for _ in range(number):
            if self.red <= self.white and self.red <= self.green:
                self.red += 1
            elif self.white <= self.green:
                self.white += 1
            else:
                self.green += 1

    def pay(self, state: State, pile: i64) -> bool:
        """Pay for the top card of a cauldron; false, with nothing paid, if there is no card or the drops are too few."""
        place: i64 = state.gone[pile]
        deck = state.deck
        if place == deck.size[pile]:
            return False
        red: i64 = self.red - deck.red[pile][place]
        white: i64 = self.white - deck.white[pile][place]
        green: i64 = self.green - deck.green[pile][place]
        if red < 0 or white < 0 or green < 0:
            return False
        self.red = red
        self.white = white
        self.green = green
        return True


def purse_of(state: State, seat: i64) -> Purse:
    """What a seat has."""
    at: i64 = KINDS * seat
    goods = state.goods
    return Purse(goods[at], goods[at + WHITE], goods[at + GREEN], goods[at + GOLD])


def top_points(state: State, pile: i64) -> i64:
    """What the top card of a pile is worth; nothing if there is none."""
    place: i64 = state.gone[pile]
    return POINT * state.deck.points[pile][place] if place < state.deck.size[pile] else 0


def with_vial(purse: Purse, value: i64) -> i64:
    """Give one more drop for a vial, if there is one that is worth less (WIE-23)."""
    most: i64 = purse.red
    if purse.white > most:
        most = purse.white
    if purse.green > most:
        most = purse.green
    if most > 0 and (DROPS[clip(most)] - DROPS[clip(most) - 1]) * value < POINT * 100:
        purse.spend(1)
        return POINT
    return 0


def collected(state: State, seat: Seat, *, gold: bool) -> i64:
    """How much would lie on a shelf's card if the seat had everybody contribute."""
    shelves = state.shelves
    found: i64 = shelves[GOLD] if gold else shelves[RED] + shelves[WHITE] + shelves[GREEN]
    for other in range(state.seats):
        if other != seat:
            if gold:
                theirs: i64 = state.goods[KINDS * other + GOLD]
                found += theirs // GOLD_SHARE
            else:
                found += drops(state, other) // DROP_SHARE
    return found


def from_shelf(state: State, seat: Seat, purse: Purse, pile: i64) -> i64:
    """The certain points from collecting for a shelf and taking its card; nothing if the card costs too much."""
    place: i64 = state.gone[pile]
    if place == state.deck.size[pile]:
        return 0
    gold = pile == GOLD_SHELF
    missing: i64 = state.deck.number[pile][place] - collected(state, seat, gold=gold)
    if missing > (purse.gold if gold else purse.drops()):
        return 0
    if missing > 0:
        if gold:
            purse.gold -= missing
        else:
            purse.spend(missing)
    return top_points(state, pile)


def from_parchment(state: State, purse: Purse) -> i64:
    """The certain points from the active parchment."""
    parchment = active(state)
    if parchment == COPIA_NUMBER:
        purse.gather(COPIA_DROPS)
        return 0
    if parchment == OPTIO:
        best: i64 = 0
        chosen: i64 = -1
        for pile in range(CAULDRONS):
            if top_points(state, pile) > best and purse.copy().pay(state, pile):
                best = top_points(state, pile)
                chosen = pile
        if chosen >= 0:
            purse.pay(state, chosen)
        return best
    colour = COLOUR_OF.get(parchment, -1)
    if colour >= 0:
        if purse.drops_of(colour) == 0:
            return 0
        purse.add(colour, -1)
        return PARCHMENT_VIALS * POINT
    brewed: i64 = PILE_OF[parchment]
    place = state.gone[brewed]
    if place == state.deck.size[brewed] or purse.drops() < state.deck.number[brewed][place]:
        return 0
    purse.spend(state.deck.number[brewed][place])
    return top_points(state, brewed)


def carried_out(state: State, seat: Seat, purse: Purse, role: i64, value: i64, *, favour: bool) -> i64:
    """Spend and gain what a role's action or favour costs and gives; return its certain points, including vials."""
    colour: i64 = COLOUR_GATHERED[role]
    if colour != NONE:
        purse.add(colour, GATHERED_BY_FAVOUR if favour else GATHERED)
        return 0
    if role == ALCHEMIST:
        if purse.drops():
            purse.spend(1)
            purse.gold += GOLD_MADE_BY_FAVOUR if favour else GOLD_MADE
        return 0
    if role in (FORTUNE_TELLER, ASSISTANT):
        if purse.gold == 0:
            return 0
        purse.gold -= 1
        if role == FORTUNE_TELLER:
            return POINT * (VIALS_SOLD_BY_FAVOUR if favour else VIALS_SOLD)
        purse.gather(DROPS_SOLD_BY_FAVOUR if favour else DROPS_SOLD)
        return 0
    pile: i64 = CAULDRON_BREWED[role]
    if pile != NONE:
        if (favour and purse.gold < FAVOUR_GOLD) or not purse.pay(state, pile):
            return 0
        if favour:
            purse.gold -= FAVOUR_GOLD
        return top_points(state, pile) + with_vial(purse, value)
    if role == WARLOCK:
        if favour:
            purse.gold += WARLOCK_GOLD
            return 0
        return from_parchment(state, purse)
    return 0 if favour else from_shelf(state, seat, purse, SHELF_COLLECTED[role])


SPARED: Final = 30
"""The value of contributing one less."""


def gain(state: State, seat: Seat, purse: Purse, role: i64, value: i64, *, favour: bool) -> i64:
    """What a role would gain now, spending from the purse; nothing, with the purse unchanged, if declining is better."""
    if favour and collects(role):
        spared = purse.gold >= GOLD_SHARE if role == CUTPURSE else purse.drops() >= DROP_SHARE
        return SPARED if spared else 0
    red: i64 = purse.red
    white: i64 = purse.white
    green: i64 = purse.green
    gold: i64 = purse.gold
    before: i64 = purse.worth()
    sure: i64 = carried_out(state, seat, purse, role, value, favour=favour)
    found: i64 = sure + (purse.worth() - before) * value // 100
    if found > 0:
        return found
    purse.red = red
    purse.white = white
    purse.green = green
    purse.gold = gold
    return 0


# What others want, and how likely it is that they hold it.

IDLE: Final = 15
"""How much every role is wanted, besides what it gains now: it may be useful later in the round, or be kept from others."""


def at_opening(state: State) -> State:
    """A state with what was visible when the roles of the round were chosen, without hands and without anything that came later."""
    goods, gone, shelves = state.opening
    then = State(state.seats, state.options, state.deck, state.hands, state.chosen, list(goods))
    then.gone = list(gone)
    then.shelves = list(shelves)
    then.parchments = state.parchments
    then.round = state.round
    for pile in range(len(gone)):
        then.ravens += sum(state.deck.raven[pile][: gone[pile]])
    return then


def wanted(state: State) -> list[list[int]]:
    """How much each seat wanted each role when the roles of the round were chosen."""
    then = at_opening(state)
    return [wants(then, seat) for seat in range(state.seats)]


def wants(state: State, seat: Seat) -> list[int]:
    """How much a seat wants each role, judged by what is public: a weight for each role."""
    value = late(state)
    mine = purse_of(state, seat)
    return [int(IDLE + gain(state, seat, mine.copy(), role, value, favour=False)) for role in range(len(ROLES))]
