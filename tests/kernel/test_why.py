"""Why not: a game that says nothing about wrong touches has its legal moves crossed."""

from collections.abc import Sequence

from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Move, Seat
from tests.laws.toy import GAME, Higher, Lay, State, View


class Put(Move, frozen=True):
    """Lay a rank in a place: low ranks go left, high ranks right."""

    rank: int
    place: int


class Sorted(Higher):
    """A game in which every rank has one place."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:  # type: ignore[override]
        return [Put(rank, rank // 4) for rank in (2, 5)] if seat == state.turn else []

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if move not in self.moves(state, seat):
            raise IllegalMove("wrong-place")

    def touches(self, view: View, move: Move) -> tuple[str, ...]:
        assert isinstance(move, Put)
        return (f"rank:{move.rank}", f"place:{move.place}")


def reason(game: Higher, seat: Seat, *touches: str) -> str:
    return Match(game, 2, seed=bytes(32)).why_not(seat, touches).reason


def test_the_card_of_one_move_is_crossed_with_the_place_of_another() -> None:
    game = Sorted()
    assert reason(game, 0, "rank:2", "place:1") == "wrong-place"
    assert reason(game, 0, "rank:5", "place:0") == "wrong-place"


def test_what_means_nothing_leads_nowhere() -> None:
    assert reason(Sorted(), 0, "rank:2", "rank:5") == "nowhere"
    assert reason(GAME, 0, "lamp") == "nowhere"
    assert reason(GAME, 0, f"rank:{Match(GAME, 2, seed=bytes(32)).moves(0)[0].rank}") == "nowhere", "it is legal"


def test_who_is_not_asked_is_told_so() -> None:
    assert reason(GAME, 1, "rank:1") == "not-asked"


def test_a_move_is_refused_for_its_reason() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    missing = next(rank for rank in range(1, 7) if Lay(rank) not in match.moves(0))
    assert match.refusal(0, Lay(missing)).reason == "not-held"


def test_a_match_begins_as_another_did() -> None:
    match = Match(GAME, 2, seed=bytes(32))
    views = [match.view(0)]
    while match.outcome is None:
        (seat,) = match.questions()
        match.play(seat, match.moves(seat)[0])
        views.append(match.view(0))
    assert [match.copy(moves).view(0) for moves in range(match.step + 1)] == views
    assert match.copy(3).commitment == match.commitment
    assert [match.answered(0, number) for number in (0, 1, 2)] == [1, 3, 3]
    assert match.answered(0, match.step) is None
    assert match.made(1) == Lay(Match(GAME, 2, seed=bytes(32)).moves(0)[0].rank)
