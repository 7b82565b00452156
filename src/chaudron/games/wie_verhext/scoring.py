"""Points, and who has won (WIE-37)."""

from chaudron.games.wie_verhext.cards import GOLD, KINDS, VIAL
from chaudron.games.wie_verhext.model import GameEnded, Scored
from chaudron.games.wie_verhext.state import State, drops
from chaudron.kernel.model import News, Seat
from chaudron.kernel.ranking import first, ranks


def total(state: State, seat: Seat) -> int:
    """A seat's score (WIE-37)."""
    return state.points[seat] + state.goods[KINDS * seat + VIAL]


def wealth(state: State, seat: Seat) -> int:
    """What breaks a tie (WIE-37)."""
    return drops(state, seat) + state.goods[KINDS * seat + GOLD]


def placings(state: State) -> list[int]:
    """Each seat's rank: how many seats have more points, or equal points and more drops and gold (WIE-37)."""
    standing = [(total(state, seat), wealth(state, seat)) for seat in range(state.seats)]
    return ranks(standing)


def tell_scores(state: State, news: list[News]) -> None:
    """Report everybody's points and who has won."""
    for seat in range(state.seats):
        vials = state.goods[KINDS * seat + VIAL]
        cards = len(state.taken[seat])
        news.append(News(Scored(seat, state.points[seat], cards, vials, total(state, seat), wealth(state, seat))))
    winners = first(placings(state))
    best = total(state, winners[0])
    rivals = [seat for seat in range(state.seats) if total(state, seat) == best]
    news.append(News(GameEnded(winners, best, len(rivals) > len(winners))))
