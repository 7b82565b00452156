"""A bookkeeper for Wie verhext! who never sees the table and knows only the news and the printed cards."""

from collections import Counter
from collections.abc import Mapping, Sequence

from chaudron.games.wie_verhext.model import (
    Brewed,
    Called,
    Chose,
    ChoseRoles,
    Claimed,
    Collected,
    Contributed,
    Favoured,
    GameEnded,
    Good,
    Parchment,
    Passed,
    Pile,
    Role,
    RoundBegan,
    RoundEnded,
    Scored,
    ShortOf,
    Traded,
)
from chaudron.kernel.model import Event, Seat
from tests.games.wie_verhext.table import CARDS, GOLD_SHELF, INGREDIENT_SHELF, Printed

DROPS = (Good.RED, Good.WHITE, Good.GREEN)


class Bookkeeper:
    """Everyone's goods, potions and roles, the piles and the trick, tracked from the news alone."""

    def __init__(self, seats: int, cards: Mapping[Pile, Sequence[Printed]] = CARDS) -> None:
        self.seats = seats
        self.printed = cards
        self.goods = [Counter([*DROPS, Good.GOLD, Good.GOLD]) for _ in range(seats)]
        self.potions: list[list[tuple[Pile, int]]] = [[] for _ in range(seats)]
        self.gone: Counter[Pile] = Counter()
        self.shelves: dict[Pile, Counter[Good]] = {GOLD_SHELF: Counter(), INGREDIENT_SHELF: Counter()}
        self.hand = [0] * seats
        self.chosen: dict[Seat, set[Role]] = {}
        self.played: list[set[Role]] = [set() for _ in range(seats)]
        self.round, self.starter, self.holder = 0, 0, 0
        self.parchments: list[Parchment] = []
        self.banned: tuple[Role, ...] = ()
        self.role: Role | None = None
        self.spoken: set[Seat] = set()
        self.over = False

    def points(self, seat: Seat) -> int:
        return sum(self.printed[pile][place].points for pile, place in self.potions[seat]) + self.goods[seat][Good.VIAL]

    def wealth(self, seat: Seat) -> int:
        return sum(self.goods[seat][good] for good in (*DROPS, Good.GOLD))

    @property
    def ravens(self) -> int:
        return sum(self.printed[pile][place].raven for mine in self.potions for pile, place in mine)

    def play(self, seat: Seat, role: Role) -> None:
        self.hand[seat] -= 1
        self.played[seat].add(role)
        self.spoken.add(seat)

    def hear(self, event: Event) -> None:
        """Note what happened, and cross-check the other facts of the event."""
        match event:
            case RoundBegan(number, starter, parchment, banned):
                assert number == self.round + 1
                self.round, self.starter, self.banned, self.role = number, starter, banned, None
                self.parchments.append(parchment)
                self.hand, self.chosen, self.played = [0] * self.seats, {}, [set() for _ in range(self.seats)]
            case Chose(seat):
                self.hand[seat] = 5
            case ChoseRoles(seat, roles):
                self.chosen[seat] = set(roles)
            case Called(seat, role):
                self.role, self.holder, self.spoken = role, seat, set()
                self.play(seat, role)
            case Passed(seats):
                self.spoken |= set(seats)
            case Claimed(seat, role, loser):
                assert (role, loser) == (self.role, self.holder)
                self.holder = seat
                self.play(seat, role)
            case Favoured(seat, role):
                assert role == self.role
                self.play(seat, role)
            case Traded(seat, give, get):
                self.goods[seat].subtract(give)
                self.goods[seat].update(get)
            case Contributed(seat, goods):
                self.goods[seat].subtract(goods)
                self.shelves[GOLD_SHELF if Good.GOLD in goods else INGREDIENT_SHELF].update(goods)
            case Collected(seat, pile, there, cost):
                assert (seat, there, cost) == (self.holder, self.shelves[pile].total(), len(self.printed[pile][self.gone[pile]].cost))
            case ShortOf(seat, pile, missing):
                assert missing == len(self.printed[pile][self.gone[pile]].cost) - self.shelves[pile].total()
            case Brewed(seat, pile, points, raven, give, extra):
                self.goods[seat].subtract([*give, *extra])
                self.goods[seat][Good.VIAL] += len(extra)
                if pile in self.shelves:
                    self.shelves[pile].clear()
                assert (points, raven) == self.printed[pile][self.gone[pile]][1:]
                self.potions[seat].append((pile, self.gone[pile]))
                self.gone[pile] += 1
            case RoundEnded(number, ravens):
                assert (number, ravens) == (self.round, self.ravens)
                assert self.hand == [0] * self.seats
            case Scored(seat, potions, cards, vials, total, goods):
                assert (cards, vials) == (len(self.potions[seat]), self.goods[seat][Good.VIAL])
                assert (potions + vials, total, goods) == (self.points(seat), self.points(seat), self.wealth(seat))
            case GameEnded(winners, total):
                standing = [(self.points(seat), self.wealth(seat)) for seat in range(self.seats)]
                assert winners == tuple(seat for seat in range(self.seats) if standing[seat] == max(standing))
                assert total == max(standing)[0]
                self.over = True
