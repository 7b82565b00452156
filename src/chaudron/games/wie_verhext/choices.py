"""Every move a seat can make, each built once, and how it changes the seat's goods.

Lists of moves are looked up, never built twice: what can be given depends on only a few numbers.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import (
    ALCHEMIST,
    ALL_ROLES,
    ASSISTANT,
    CAULDRON_BREWED,
    CAULDRONS,
    CHOSEN,
    COLOUR_GATHERED,
    COLOURS,
    CUTPURSE,
    FORTUNE_TELLER,
    GOLD,
    GOODS,
    GREEN,
    INGREDIENT_SHELF,
    KINDS,
    NONE,
    PILES,
    RED,
    ROLES,
    SHELF_COLLECTED,
    VIAL,
    WARLOCK,
    WHITE,
)
from chaudron.games.wie_verhext.model import (
    MOST_DROPS,
    Brew,
    Call,
    Choose,
    Claim,
    Collect,
    Decline,
    Favour,
    Give,
    Good,
    Parchment,
    Pile,
    Trade,
)
from chaudron.games.wie_verhext.state import COPIA_NUMBER, MOST_GIVEN, OPTIO, State, active, colours, drops
from chaudron.kernel.bits import bits_of, has, members
from chaudron.kernel.model import Move, Seat

# What roles and parchments give, according to the rules.
GATHERED: Final = 3  # WIE-18
GATHERED_BY_FAVOUR: Final = 1
GOLD_MADE: Final = 5  # WIE-19
GOLD_MADE_BY_FAVOUR: Final = 2
VIALS_SOLD: Final = 2  # WIE-20
VIALS_SOLD_BY_FAVOUR: Final = 1
DROPS_SOLD: Final = 3  # WIE-21
DROPS_SOLD_BY_FAVOUR: Final = 1
FAVOUR_GOLD: Final = 2  # WIE-22
WARLOCK_GOLD: Final = 1  # WIE-30
COPIA_DROPS: Final = 3  # WIE-34
PARCHMENT_VIALS: Final = 2  # WIE-34

DROP_COLOURS: Final = [RED, WHITE, GREEN]

DECLINE: Final = Decline()
COLLECT: Final = Collect()
CLAIM: Final = Claim()
FAVOUR: Final = Favour()
ANSWERS: Final[list[Move]] = [CLAIM, FAVOUR]
COLLECTING: Final[list[Move]] = [COLLECT, DECLINE]
NOTHING: Final[list[Move]] = []
CALLS: Final[list[Call]] = [Call(role) for role in ROLES]
CALLED: Final[dict[Move, int]] = {call: role for role, call in enumerate(CALLS)}
CALLS_FROM: Final[list[list[Move]]] = [[CALLS[role] for role in members(hand)] for hand in range(ALL_ROLES + 1)]
"""The calls that each hand allows."""
CHOICES_OF: Final[list[list[Move]]] = [[] for _ in range(ALL_ROLES + 1)]
"""The choices of five roles, by the set of open roles; empty until somebody asks."""
CHOSEN_BY: Final[dict[Move, int]] = {}
"""The set of roles that each of these moves takes into hand."""
CHOICE_OF: Final[dict[int, Move]] = {}


def choices(open_roles: int) -> list[Move]:
    """All ways to choose five of the open roles (WIE-7)."""
    found = CHOICES_OF[open_roles]
    if not found:
        found = []
        for chosen in combinations(members(open_roles), CHOSEN):
            hand = bits_of(chosen)
            move = CHOICE_OF.get(hand)
            if move is None:
                move = CHOICE_OF[hand] = Choose(tuple([ROLES[role] for role in chosen]))
                CHOSEN_BY[move] = hand
            found.append(move)
        CHOICES_OF[open_roles] = found
    return found


choices(ALL_ROLES)


# How moves change the goods of their seat.

EFFECTS: Final[dict[Move, list[int]]] = {}


TAKEN: Final = KINDS
"""The place in an effect, after the goods, of the pile whose top card is taken, or NONE."""
COLLECTED: Final = -2
"""Stands there for collecting, before anything is taken."""


def count(goods: Sequence[Good]) -> list[int]:
    """How many goods there are of each kind."""
    found = [0] * KINDS
    for good in goods:
        found[good.number] += 1
    return found


def effect(move: Move) -> list[int]:
    """What a deal or a contribution adds to the seat's goods, by kind, and which pile's card it takes."""
    found = EFFECTS.get(move)
    if found is None:
        found = EFFECTS[move] = reckon(move)
    return found


def reckon(move: Move) -> list[int]:
    """Compute the effect of a move that was not seen before."""
    if isinstance(move, Trade):
        return [*(got - given for got, given in zip(count(move.get), count(move.give), strict=True)), NONE]
    if isinstance(move, Brew):
        found = [*(-given for given in count(move.give)), move.pile.number]
        for extra in move.extra:  # WIE-23
            found[extra.number] -= 1
            found[VIAL] += 1
        return found
    if isinstance(move, Give):
        return [*(-given for given in count(move.drops)), NONE]
    return [0] * KINDS + [COLLECTED if isinstance(move, Collect) else NONE]


# Any drops, by how many of each colour there are.

SHARE: Final = 1024
MIXED: Final[dict[int, list[tuple[Good, ...]]]] = {}


def mixing(number: i64, red: i64, white: i64, green: i64) -> i64:
    """A number that encodes how many drops to take out of these; having more of a colour than that makes no difference."""
    if red > number:
        red = number
    if white > number:
        white = number
    if green > number:
        green = number
    return ((number * SHARE + red) * SHARE + white) * SHARE + green


def mixtures(mix: int) -> list[tuple[Good, ...]]:
    """All ways to take some drops, as `mixing` numbers them."""
    found = MIXED.get(mix)
    if found is None:
        number, red, white, green = mix // SHARE**3, mix // SHARE**2 % SHARE, mix // SHARE % SHARE, mix % SHARE
        found = MIXED[mix] = [
            of_kind(RED, r) + of_kind(WHITE, w) + of_kind(GREEN, number - r - w)
            for r in range(red, -1, -1)
            for w in range(min(white, number - r), -1, -1)
            if number - r - w <= green
        ]
    return found


def of_kind(kind: int, number: int) -> tuple[Good, ...]:
    """This many goods of a kind."""
    return (GOODS[kind],) * number


GIFTS: Final[dict[int, list[Move]]] = {}


def gifts(mix: int) -> list[Move]:
    """All ways to contribute this many drops (WIE-28)."""
    found = GIFTS.get(mix)
    if found is None:
        found = GIFTS[mix] = [Give(drops) for drops in mixtures(mix)]
    return found


# Actions and favours that trade goods.

ONE_GOLD: Final = (Good.GOLD,)


def with_decline(trades: list[Move]) -> list[Move]:
    """These moves, or declining (WIE-12)."""
    return [*trades, DECLINE]


def any_of(number: int) -> list[tuple[Good, ...]]:
    """All mixtures of this many drops."""
    return mixtures(int(mixing(number, number, number, number)))


GATHER: Final[list[list[list[Move]]]] = [
    [with_decline([Trade((), of_kind(kind, n))]) for kind in DROP_COLOURS] for n in (GATHERED, GATHERED_BY_FAVOUR)
]
"""WIE-18: the action, the favour."""
ALCHEMY: Final[list[list[list[Move]]]] = [
    [with_decline([Trade(of_kind(kind, 1), of_kind(GOLD, n)) for kind in DROP_COLOURS if has(there, kind)]) for there in range(8)]
    for n in (GOLD_MADE, GOLD_MADE_BY_FAVOUR)
]
"""WIE-19, by the colours the seat has."""
FORTUNE: Final[list[list[Move]]] = [with_decline([Trade(ONE_GOLD, of_kind(VIAL, n))]) for n in (VIALS_SOLD, VIALS_SOLD_BY_FAVOUR)]
"""WIE-20."""
ASSISTANCE: Final[list[list[Move]]] = [
    with_decline([Trade(ONE_GOLD, drops) for drops in any_of(n)]) for n in (DROPS_SOLD, DROPS_SOLD_BY_FAVOUR)
]
"""WIE-21."""
WARLOCK_FAVOUR: Final[list[Move]] = with_decline([Trade((), of_kind(GOLD, WARLOCK_GOLD))])
"""WIE-30."""
COPIA: Final[list[Move]] = with_decline([Trade((), drops) for drops in any_of(COPIA_DROPS)])
"""WIE-34."""
VIALS_FOR: Final[list[list[Move]]] = [with_decline([Trade(of_kind(kind, 1), of_kind(VIAL, PARCHMENT_VIALS))]) for kind in DROP_COLOURS]
"""WIE-34: Lupus, Serpens, Herba, by the colour given."""
COLOUR_OF: Final[dict[int, int]] = {Parchment.LUPUS.number: RED, Parchment.SERPENS.number: WHITE, Parchment.HERBA.number: GREEN}
PILE_OF: Final[dict[int, int]] = {
    Parchment.MAGUS.number: Pile.COPPER.number,
    Parchment.STRIX.number: Pile.IRON.number,
    Parchment.SANATIO.number: Pile.SILVER.number,
}


PRICES: Final = MOST_DROPS + 1
BREWS: Final[list[list[list[list[list[Move]]]]]] = [[] for _ in range(PRICES**COLOURS)]
"""By what is paid, then by pile, action or favour, and the colours left for an extra vial; empty until somebody asks."""


def brewing(pile: int, red: int, white: int, green: int, left: int, *, favour: bool) -> list[Move]:
    """Ways to brew a cauldron card for these drops, with or without an extra vial for one of the colours left (WIE-22, WIE-23)."""
    price = (red * PRICES + white) * PRICES + green
    found = BREWS[price]
    if not found:
        drops = of_kind(RED, red) + of_kind(WHITE, white) + of_kind(GREEN, green)
        payments = (drops, drops + of_kind(GOLD, FAVOUR_GOLD))
        found = BREWS[price] = [[[brew_list(each, pay, colours) for colours in range(8)] for pay in payments] for each in PILES[:CAULDRONS]]
    return found[pile][1 if favour else 0][left]


def brew_list(pile: Pile, pay: tuple[Good, ...], colours: int) -> list[Move]:
    """A brew without a vial, a brew with one for each colour that is left, or declining."""
    plain: list[Move] = [Brew(pile, pay)]
    return with_decline(plain + [Brew(pile, pay, of_kind(kind, 1)) for kind in DROP_COLOURS if has(colours, kind)])


ANYHOW: Final[dict[int, list[Move]]] = {}


def brewing_anyhow(pile: int, mix: int) -> list[Move]:
    """Ways to take a card for this many drops of any colour (WIE-28, WIE-34)."""
    key = mix * len(PILES) + pile
    found = ANYHOW.get(key)
    if found is None:
        found = ANYHOW[key] = with_decline([Brew(PILES[pile], drops) for drops in mixtures(mix)])
    return found


SHELF_BUYS: Final[dict[int, list[Move]]] = {}


def buying(gold: int) -> list[Move]:
    """Taking the gold shelf's card by adding this much gold (WIE-25)."""
    found = SHELF_BUYS.get(gold)
    if found is None:
        found = SHELF_BUYS[gold] = with_decline([Brew(Pile.GOLD_SHELF, of_kind(GOLD, gold))])
    return found


def deals(state: State, seat: Seat, *, favour: bool) -> list[Move]:
    """What the seat may do with the role of this trick, including declining; empty if it cannot be carried out."""
    role = state.role
    which = 1 if favour else 0
    if COLOUR_GATHERED[role] != NONE:
        return GATHER[which][COLOUR_GATHERED[role]]
    goods = state.goods
    at = KINDS * seat
    if role == ALCHEMIST:
        return ALCHEMY[which][colours(state, seat)]
    if role == FORTUNE_TELLER:
        return FORTUNE[which] if goods[at + GOLD] else NOTHING
    if role == ASSISTANT:
        return ASSISTANCE[which] if goods[at + GOLD] else NOTHING
    if CAULDRON_BREWED[role] != NONE:
        return brewings(state, at, CAULDRON_BREWED[role], favour=favour)
    if role == WARLOCK:
        return WARLOCK_FAVOUR if favour else by_parchment(state, at)
    pile = SHELF_COLLECTED[role]
    return NOTHING if favour or state.gone[pile] == state.deck.size[pile] else COLLECTING


def brewings(state: State, at: int, pile: int, *, favour: bool) -> list[Move]:
    """Ways to brew the top card of a cauldron (WIE-22 to WIE-24, WIE-33)."""
    deck = state.deck
    place = state.gone[pile]
    if place == deck.size[pile]:
        return NOTHING
    goods = state.goods
    if favour and goods[at + GOLD] < FAVOUR_GOLD:
        return NOTHING
    red = deck.red[pile][place]
    white = deck.white[pile][place]
    green = deck.green[pile][place]
    if goods[at] < red or goods[at + WHITE] < white or goods[at + GREEN] < green:
        return NOTHING
    left = (1 if goods[at] > red else 0) | (2 if goods[at + WHITE] > white else 0) | (4 if goods[at + GREEN] > green else 0)
    return brewing(pile, red, white, green, left, favour=favour)


def by_parchment(state: State, at: int) -> list[Move]:
    """What the active parchment offers (WIE-34, WIE-35)."""
    parchment = active(state)
    goods = state.goods
    if parchment == COPIA_NUMBER:
        return COPIA
    if parchment == OPTIO:
        exact = [found[0] for pile in range(CAULDRONS) if (found := brewings(state, at, pile, favour=False))]
        return [*exact, DECLINE] if exact else NOTHING
    colour = COLOUR_OF.get(parchment, -1)
    if colour >= 0:
        return VIALS_FOR[colour] if goods[at + colour] else NOTHING
    pile = PILE_OF[parchment]
    place = state.gone[pile]
    if place == state.deck.size[pile]:
        return NOTHING
    number = state.deck.number[pile][place]
    if goods[at] + goods[at + WHITE] + goods[at + GREEN] < number:
        return NOTHING
    return brewing_anyhow(pile, mixing(number, goods[at], goods[at + WHITE], goods[at + GREEN]))


def contributions(state: State, seat: Seat) -> list[Move]:
    """The drops a seat may give at once: all it owes, up to a limit that keeps the number of moves small."""
    at = KINDS * seat
    goods = state.goods
    return gifts(mixing(at_once(state), goods[at], goods[at + WHITE], goods[at + GREEN]))


def at_once(state: State) -> i64:
    """How many drops are given at once."""
    if state.owing < MOST_GIVEN:
        return state.owing
    return MOST_GIVEN


def there(state: State) -> int:
    """How much lies on the shelf being collected for."""
    shelves = state.shelves
    return shelves[GOLD] if state.role == CUTPURSE else shelves[RED] + shelves[WHITE] + shelves[GREEN]


def missing(state: State) -> int:
    """How much the shelf's top card still takes."""
    pile = SHELF_COLLECTED[state.role]
    return max(0, state.deck.number[pile][state.gone[pile]] - there(state))


def takings(state: State) -> list[Move]:
    """After collecting: taking the card by adding what is missing, or leaving it; empty if that cannot be paid (WIE-25)."""
    seat = state.holder
    at = KINDS * seat
    goods = state.goods
    needed = missing(state)
    if state.role == CUTPURSE:
        return buying(needed) if goods[at + GOLD] >= needed else NOTHING
    if drops(state, seat) < needed:
        return NOTHING
    return brewing_anyhow(INGREDIENT_SHELF, mixing(needed, goods[at], goods[at + WHITE], goods[at + GREEN]))
