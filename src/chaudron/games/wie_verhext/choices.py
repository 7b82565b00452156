"""Everything a seat can do, each move made once, and what it does to the goods before the seat.

Lists of moves are looked up, never built twice: what can be given depends on few numbers.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import PILES, Box
from chaudron.games.wie_verhext.model import Brew, Call, Choose, Claim, Collect, Decline, Favour, Give, Good, Parchment, Pile, Role, Trade
from chaudron.kernel.model import Move

ROLES: Final[list[Role]] = list(Role)
GOODS: Final[list[Good]] = list(Good)
RED: Final = 0
WHITE: Final = 1
GREEN: Final = 2
GOLD: Final = 3
VIAL: Final = 4
KINDS: Final = 5
"""Kinds of goods; a seat's goods are so many numbers side by side."""
COLOURS: Final = 3

WOLF_KEEPER: Final = Role.WOLF_KEEPER.number
ALCHEMIST: Final = Role.ALCHEMIST.number
FORTUNE_TELLER: Final = Role.FORTUNE_TELLER.number
ASSISTANT: Final = Role.ASSISTANT.number
WIZARD: Final = Role.WIZARD.number
CUTPURSE: Final = Role.CUTPURSE.number
BEGGING_MONK: Final = Role.BEGGING_MONK.number
WARLOCK: Final = Role.WARLOCK.number
ALL_ROLES: Final = (1 << len(ROLES)) - 1
CHOSEN: Final = 5  # WIE-7
GATHERED: Final = [RED, WHITE, GREEN]
"""What the first three roles bring."""

DECLINE: Final = Decline()
COLLECT: Final = Collect()
CLAIM: Final = Claim()
FAVOUR: Final = Favour()
ANSWERS: Final[list[Move]] = [CLAIM, FAVOUR]
COLLECTING: Final[list[Move]] = [COLLECT, DECLINE]
NOTHING: Final[list[Move]] = []


def bits(mask: i64) -> list[int]:
    """The roles in a set of roles."""
    return [role for role in range(12) if mask >> role & 1]


def roles_in(mask: i64) -> tuple[Role, ...]:
    """The roles in a set of roles, by name."""
    return tuple([ROLES[role] for role in range(12) if mask >> role & 1])


def mask_of(roles: Sequence[Role]) -> int:
    """A set of roles as bits."""
    return sum(1 << role.number for role in roles)


SIZE: Final[list[int]] = [len(bits(mask)) for mask in range(ALL_ROLES + 1)]
"""How many roles there are in each set."""
CALLS: Final[list[Call]] = [Call(role) for role in ROLES]
CALLED: Final[dict[Move, int]] = {call: role for role, call in enumerate(CALLS)}
CALLS_FROM: Final[list[list[Move]]] = [[CALLS[role] for role in bits(mask)] for mask in range(ALL_ROLES + 1)]
"""What can be called from each hand."""
CHOICES_OF: Final[dict[int, list[Move]]] = {}
"""The choices of five among each set of open roles."""
CHOSEN_BY: Final[dict[Move, int]] = {}
"""The set that each of them takes in hand."""
CHOICE_OF: Final[dict[int, Move]] = {}


def choices(open_roles: int) -> list[Move]:
    """All ways to choose five of the open roles (WIE-7)."""
    found = CHOICES_OF.get(open_roles)
    if found is None:
        found = []
        for chosen in combinations(bits(open_roles), CHOSEN):
            mask = sum(1 << role for role in chosen)
            move = CHOICE_OF.get(mask)
            if move is None:
                move = CHOICE_OF[mask] = Choose(tuple([ROLES[role] for role in chosen]))
                CHOSEN_BY[move] = mask
            found.append(move)
        CHOICES_OF[open_roles] = found
    return found


choices(ALL_ROLES)


# What moves do to the goods of their seat.

EFFECTS: Final[dict[Move, list[int]]] = {}


def count(goods: Sequence[Good]) -> list[int]:
    """How many there are of each kind."""
    found = [0] * KINDS
    for good in goods:
        found[good.number] += 1
    return found


def effect(move: Move) -> list[int]:
    """What a trade, a brewing or a contribution adds to the goods of the seat, kind by kind."""
    found = EFFECTS.get(move)
    if found is None:
        found = EFFECTS[move] = reckon(move)
    return found


def reckon(move: Move) -> list[int]:
    """The effect of a move never met before."""
    if isinstance(move, Trade):
        return [got - given for got, given in zip(count(move.get), count(move.give), strict=True)]
    if isinstance(move, Brew):
        found = [-given for given in count(move.give)]
        for extra in move.extra:  # WIE-23
            found[extra.number] -= 1
            found[VIAL] += 1
        return found
    assert isinstance(move, Give)
    return [-given for given in count(move.drops)]


# Any drops, by how many of each colour there are.

SHARE: Final = 1024
MIXED: Final[dict[int, list[tuple[Good, ...]]]] = {}


def mixing(number: i64, red: i64, white: i64, green: i64) -> i64:
    """One number for how many drops to take out of these; more than that of a colour is no different."""
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
    """So many of a kind."""
    return (GOODS[kind],) * number


GIFTS: Final[dict[int, list[Move]]] = {}


def gifts(mix: int) -> list[Move]:
    """All ways to contribute so many drops (WIE-28)."""
    found = GIFTS.get(mix)
    if found is None:
        found = GIFTS[mix] = [Give(drops) for drops in mixtures(mix)]
    return found


# Actions and favours that trade goods.

ONE_GOLD: Final = (Good.GOLD,)


def with_decline(trades: list[Move]) -> list[Move]:
    """These, or nothing (WIE-12)."""
    return [*trades, DECLINE]


def any_of(number: int) -> list[tuple[Good, ...]]:
    """All mixtures of so many drops."""
    return mixtures(int(mixing(number, number, number, number)))


GATHER: Final[list[list[list[Move]]]] = [[with_decline([Trade((), of_kind(kind, n))]) for kind in GATHERED] for n in (3, 1)]
"""WIE-18: the action, the favour."""
ALCHEMY: Final[list[list[list[Move]]]] = [
    [with_decline([Trade(of_kind(kind, 1), of_kind(GOLD, n)) for kind in GATHERED if there >> kind & 1]) for there in range(8)]
    for n in (5, 2)
]
"""WIE-19, by which colours there are."""
FORTUNE: Final[list[list[Move]]] = [with_decline([Trade(ONE_GOLD, of_kind(VIAL, n))]) for n in (2, 1)]
"""WIE-20."""
ASSISTANCE: Final[list[list[Move]]] = [with_decline([Trade(ONE_GOLD, drops) for drops in any_of(n)]) for n in (3, 1)]
"""WIE-21."""
WARLOCK_FAVOUR: Final[list[Move]] = with_decline([Trade((), ONE_GOLD)])
"""WIE-30."""
COPIA: Final[list[Move]] = with_decline([Trade((), drops) for drops in any_of(3)])
"""WIE-34."""
VIALS_FOR: Final[list[list[Move]]] = [with_decline([Trade(of_kind(kind, 1), of_kind(VIAL, 2))]) for kind in GATHERED]
"""WIE-34: Lupus, Serpens, Herba, by the colour given."""
COLOUR_OF: Final[dict[int, int]] = {Parchment.LUPUS.number: RED, Parchment.SERPENS.number: WHITE, Parchment.HERBA.number: GREEN}
PILE_OF: Final[dict[int, int]] = {
    Parchment.MAGUS.number: Pile.COPPER.number,
    Parchment.STRIX.number: Pile.IRON.number,
    Parchment.SANATIO.number: Pile.SILVER.number,
}
FAVOUR_GOLD: Final = 2  # WIE-22


def price(box: Box, pile: int, place: int) -> tuple[Good, ...]:
    """The drops of a cauldron card."""
    return of_kind(RED, box.red[pile][place]) + of_kind(WHITE, box.white[pile][place]) + of_kind(GREEN, box.green[pile][place])


BREWS: Final[dict[tuple[Good, ...], list[list[list[list[Move]]]]]] = {}
"""By what is paid: pile, action or favour, which colours are left for an extra vial."""


def brewing(box: Box, pile: int, place: int, favour: bool, left: int) -> list[Move]:
    """Ways to brew a cauldron card, with or without an extra vial for one of the colours left (WIE-22, WIE-23)."""
    drops = price(box, pile, place)
    found = BREWS.get(drops)
    if found is None:
        payments = (drops, drops + of_kind(GOLD, FAVOUR_GOLD))
        found = BREWS[drops] = [[[brew_list(each, pay, colours) for colours in range(8)] for pay in payments] for each in PILES[:3]]
    return found[pile][1 if favour else 0][left]


def brew_list(pile: Pile, pay: tuple[Good, ...], colours: int) -> list[Move]:
    """A brewing without a vial, with one for each colour that is left, or none at all."""
    plain: list[Move] = [Brew(pile, pay)]
    return with_decline(plain + [Brew(pile, pay, of_kind(kind, 1)) for kind in GATHERED if colours >> kind & 1])


ANYHOW: Final[dict[int, list[Move]]] = {}


def brewing_anyhow(pile: int, mix: int) -> list[Move]:
    """Ways to take a card for so many drops of any colour (WIE-28, WIE-34)."""
    key = mix * len(PILES) + pile
    found = ANYHOW.get(key)
    if found is None:
        found = ANYHOW[key] = with_decline([Brew(PILES[pile], drops) for drops in mixtures(mix)])
    return found


SHELF_BUYS: Final[dict[int, list[Move]]] = {}


def buying(gold: int) -> list[Move]:
    """Taking the gold shelf's card by adding so much gold (WIE-25)."""
    found = SHELF_BUYS.get(gold)
    if found is None:
        found = SHELF_BUYS[gold] = with_decline([Brew(Pile.GOLD_SHELF, of_kind(GOLD, gold))])
    return found
