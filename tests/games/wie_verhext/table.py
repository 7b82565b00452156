"""Build and read situations of Wie verhext! in terms of roles, potions and letters for goods.

Goods are written in letters: r, w, g for red, white and green drops, o for gold, v for vials. `goods("rrwoo")` are two red
drops, a white one and two gold.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import pytest

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.arrange import placed
from chaudron.games.wie_verhext.model import (
    Arrangement,
    Brew,
    Call,
    Cards,
    Choose,
    Claim,
    Collect,
    Decline,
    Favour,
    Give,
    Good,
    Options,
    Parchment,
    Pile,
    Potion,
    Role,
    Trade,
    View,
)
from chaudron.kernel.model import Move, News, Seat
from chaudron.kernel.rng import Rng
from chaudron.testing import Decider, Referee, anything, rng

WOLF_KEEPER, SNAKE_HUNTER, HERB_GATHERER = Role.WOLF_KEEPER, Role.SNAKE_HUNTER, Role.HERB_GATHERER
ALCHEMIST, FORTUNE_TELLER, ASSISTANT = Role.ALCHEMIST, Role.FORTUNE_TELLER, Role.ASSISTANT
WIZARD, WITCH, DRUID = Role.WIZARD, Role.WITCH, Role.DRUID
CUTPURSE, BEGGING_MONK, WARLOCK = Role.CUTPURSE, Role.BEGGING_MONK, Role.WARLOCK
COPPER, IRON, SILVER, GOLD_SHELF, INGREDIENT_SHELF = Pile

PLAIN = Options(banned_roles=False)
BANS = Options()
OPEN_SCORES = Options(open_scores=True)

SEATS = (3, 4, 5)
LETTERS = "rwgov"
every_number_of_seats = pytest.mark.parametrize("seats", SEATS)
IDLE = (SNAKE_HUNTER, HERB_GATHERER)
"""A hand for a seat that a situation is not about."""


class Printed(NamedTuple):
    """A potion card as the rules list it."""

    cost: str
    points: int
    raven: bool = False


def printed(line: str) -> list[Printed]:
    """Cards written as cost, points and optionally an asterisk for a raven, top card first."""
    found = []
    for card in line.split():
        text, raven = card.removesuffix("*"), card.endswith("*")
        found.append(Printed(text[:-1], int(text[-1]), raven))
    return found


CARDS = {
    COPPER: printed("w2 w2 wr3 wr3 wwr4* wwrr5 wwwrr6*"),
    IRON: printed("r2 r2 rg3 rg3 rrg4* rrgg5 rrrgg6*"),
    SILVER: printed("g2 g2 gw3 gw3 ggw4* ggww5 gggww6*"),
    GOLD_SHELF: printed("ooo2 ooo2 oooo3* ooooo4 oooooo5*"),
    INGREDIENT_SHELF: printed("???2 ???2 ????3* ?????4 ??????5*"),
}
"""WIE-3, copied from the table of the rules; a question mark is a drop of any colour."""
BREWERS = {WIZARD: COPPER, WITCH: IRON, DRUID: SILVER}
COLLECTORS = {CUTPURSE: GOLD_SHELF, BEGGING_MONK: INGREDIENT_SHELF}


def goods(letters: str) -> tuple[Good, ...]:
    """Goods in the order in which moves name them."""
    assert set(letters) <= set(LETTERS), letters
    return tuple(good for letter, good in zip(LETTERS, Good, strict=True) for _ in range(letters.count(letter)))


def purse(letters: str) -> tuple[int, int, int, int, int]:
    """How many goods of each kind there are."""
    red, white, green, gold, vials = [goods(letters).count(good) for good in Good]
    return red, white, green, gold, vials


def letters(numbers: Iterable[int]) -> str:
    """Numbers of each kind, written in letters."""
    return "".join(letter * number for letter, number in zip(LETTERS, numbers, strict=False))


def potion(card: Printed) -> Potion:
    cost = card.cost
    return Potion(card.points, cost.count("r"), cost.count("w"), cost.count("g"), cost.count("o"), cost.count("?"), card.raven)


def cards_with(**piles: str) -> Cards:
    """A file of cards: those of the rules, except for the piles given here."""
    found = {pile.value.replace("-", "_"): CARDS[pile] for pile in Pile} | {name: printed(line) for name, line in piles.items()}
    return Cards(**{name: tuple(potion(card) for card in pile) for name, pile in found.items()}, provenance="reconstructed")


REFEREE = Referee(GAME, PLAIN)
start, asked, play, offers = REFEREE.start, REFEREE.asked, REFEREE.play, REFEREE.offers
refusal, step, zone = REFEREE.refusal, REFEREE.step, REFEREE.zone


def table(
    *hands: Sequence[Role],
    owned: Sequence[str] = (),
    seats: int = 3,
    turn: Seat = 0,
    gone: Mapping[Pile, int] | None = None,
    taken: Sequence[Sequence[tuple[Pile, int]]] = (),
    shelves: str = "",
    parchment: Parchment = Parchment.COPIA,
    played: Sequence[Sequence[Role]] = (),
    banned: Sequence[Role] = (),
    round: int = 0,
    options: Options = PLAIN,
) -> State:
    """A situation after everyone has chosen, in which the seat in turn calls a role. Seats without a given hand hold IDLE, and everything
    else not given is empty. `gone` cards of a pile, or those in `taken` and all above them, are no longer there."""
    seats = max(seats, len(hands), len(owned), len(taken))
    held = [*hands, *[IDLE] * (seats - len(hands))]
    before = [*played, *[()] * (seats - len(played))]
    mine = [*owned, *[""] * (seats - len(owned))]
    arrangement = Arrangement(
        hands=tuple(tuple(hand) for hand in held),
        played=tuple(tuple(roles) for roles in before),
        goods=tuple(purse(text) for text in mine),
        taken=tuple(tuple(cards) for cards in taken),
        shelves=purse(shelves)[:4],
        parchment=parchment,
        banned=tuple(banned),
        round=round,
        turn=turn,
    )
    state = placed(seats, options, arrangement)
    for pile, number in (gone or {}).items():
        state.gone[pile.number] = number
    state.opening = (tuple(state.goods), tuple(state.gone), tuple(state.shelves))
    return state


# Playing.


def call(state: State, role: Role) -> list[News]:
    return play(state, Call(role))


def claim(state: State) -> list[News]:
    return play(state, Claim())


def favour(state: State) -> list[News]:
    return play(state, Favour())


def collect(state: State) -> list[News]:
    return play(state, Collect())


def decline(state: State) -> list[News]:
    return play(state, Decline())


def trade(give: str = "", get: str = "") -> Trade:
    return Trade(goods(give), goods(get))


def brew(pile: Pile, give: str = "", extra: str = "") -> Brew:
    return Brew(pile, goods(give), goods(extra))


def give(drops: str) -> Give:
    return Give(goods(drops))


def each(make: Callable[[str], Move], ways: str) -> set[Move]:
    """A move for each of several ways, which are words of letters."""
    return {make(way) for way in ways.split()}


def choose(state: State, seat: Seat, roles: Sequence[Role]) -> list[News]:
    """Let a seat choose its roles."""
    return REFEREE.act(state, seat, Choose(tuple(role for role in Role if role in roles)))


def lazily(moves: Sequence[Move], _draws: Rng) -> Move:
    """Decline whenever possible: nobody ever takes a potion, so the rounds go on."""
    return Decline() if Decline() in moves else moves[0]


def eagerly(moves: Sequence[Move], draws: Rng) -> Move:
    """Never decline if possible: piles are emptied as fast as they can be."""
    return draws.choice([move for move in moves if move != Decline()] or moves)


def rounds(state: State, number: int, decide: Decider[Move] = lazily, draws: int = 1) -> list[News]:
    """Play this many rounds, or to the end of the game."""
    news: list[News] = []
    last, chance = state.round + number, rng(draws)
    while state.round < last and GAME.asks(state):
        news += step(state, chance, decide)
    return news


def whole_match(seats: int, options: Options = PLAIN, number: int = 0, decide: Decider[Move] = anything) -> list[News]:
    """The news of a match played to the end."""
    return REFEREE.play_out(REFEREE.match(seats, number, options), number + 1, decide)


# Reading.


def public(state: State) -> View:
    return GAME.view(state, None)


def owns(state: State, seat: Seat) -> str:
    """What a seat owns, in letters."""
    return letters(public(state).table[seat].goods)


def everyone_owns(state: State) -> list[str]:
    return [owns(state, seat) for seat in range(state.seats)]


def potions(state: State, seat: Seat) -> list[tuple[Pile, int]]:
    return list(public(state).table[seat].cards)


def hand(state: State, seat: Seat) -> tuple[Role, ...]:
    return GAME.view(state, seat).hand


def gone(state: State) -> dict[Pile, int]:
    """How many cards of each pile are gone; complete piles are left out."""
    return {pile: number for pile, number in zip(Pile, public(state).piles, strict=True) if number}


def on_shelf(state: State) -> str:
    """What lies on the shelves, in letters."""
    return letters(public(state).shelves)
