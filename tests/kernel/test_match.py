"""A match checks, then stores, then swaps, then tells; questions are numbered and old answers are stale."""

from collections.abc import Mapping

import pytest

from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, IllegalMove, Malformed, News, Outcome, Seat, Stale
from chaudron.kernel.record import encode_record
from chaudron.kernel.rng import Rng
from tests.laws.toy import GAME, Drew, DrewRank, Higher, Laid, Lay, LayOne, Options, State, View

Playing = Match[State, Lay, View]


def new(seats: int = 2) -> Playing:
    return Match(GAME, seats, seed=bytes(32))


def lowest(match: Playing) -> tuple[Seat, Lay]:
    (seat,) = match.questions()
    return seat, match.moves(seat)[0]


def test_preparing_changes_nothing() -> None:
    match = new()
    before = encode_record(match.record()), match.view(0), match.questions()
    match.prepare(*lowest(match))
    assert (encode_record(match.record()), match.view(0), match.questions()) == before


def test_committing_swaps_and_tells() -> None:
    match = new()
    seat, move = lowest(match)
    news = match.commit(match.prepare(seat, move))
    assert match.step == 1
    assert news[0].event == Laid(seat, move.rank)
    assert match.view(None).laid[seat] == (move.rank,)


def test_a_listed_move_is_made_as_it_is_played() -> None:
    one, other = new(), new()
    while one.outcome is None:
        seat, move = lowest(one)
        one.play(seat, move)
        other.make(seat, move)
        assert one == other and one.questions() == other.questions()
        assert [one.view(each) for each in range(one.seats)] == [other.view(each) for each in range(one.seats)]
    assert one.record() == other.record()
    assert dict(one.asks) == {} and dict(new().asks) == {seat: question.ask for seat, question in new().questions().items()}


def test_every_move_has_draws_of_its_own() -> None:
    drawn: list[int] = []

    class Drawing(Higher):
        def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
            drawn.append(int(rng.below(10**9)))
            super().apply(state, seat, move, rng, news)

    match = Match(Drawing(), 2, seed=bytes(32))
    for _ in range(3):
        match.play(*lowest(match))
    assert drawn == [Rng(bytes(32), step).below(10**9) for step in (1, 2, 3)]


def test_news_know_their_hearers() -> None:
    match = new()
    news = match.play(*lowest(match))
    drew = next(item for item in news if isinstance(item.event, Drew))
    rank = next(item for item in news if isinstance(item.event, DrewRank))
    assert [drew.heard_by(seat) for seat in (0, 1, None)] == [True, True, True]
    assert [rank.heard_by(seat) for seat in (0, 1, None)] == [True, False, False]


def test_a_step_prepared_before_another_was_made_is_stale() -> None:
    match = new()
    seat, _ = lowest(match)
    one, two = (match.prepare(seat, move) for move in match.moves(seat)[:2])
    match.commit(one)
    after = match.view(None)
    with pytest.raises(Stale) as refused:
        match.commit(two)
    assert (refused.value.reason, refused.value.facts) == ("step", {"number": 1, "expected": 2})
    assert match.view(None) == after


def test_a_step_of_another_match_is_stale() -> None:
    one, other = new(), new()
    with pytest.raises(Stale):
        one.commit(other.prepare(*lowest(other)))


def test_a_step_may_be_prepared_on_top_of_one_that_is_not_yet_made() -> None:
    match, other = new(), new()
    first = match.prepare(*lowest(match))
    ((seat, number),) = first.asked.items()
    move = GAME.moves(first.state, seat)[0]
    second = match.prepare(seat, move, number, first)
    assert (match.step, second.number) == (0, 2)
    with pytest.raises(Stale) as refused:
        match.commit(second)
    assert (refused.value.reason, refused.value.facts) == ("step", {"number": 2, "expected": 1})
    news = [match.commit(first), match.commit(second)]
    assert news == [other.play(*lowest(other)), other.play(seat, move, number)]
    assert encode_record(match.record()) == encode_record(other.record())
    assert match.questions() == other.questions()


def test_what_is_prepared_on_top_of_a_step_is_checked_there() -> None:
    match = new()
    seat, move = lowest(match)
    first = match.prepare(seat, move)
    with pytest.raises(IllegalMove) as refused:
        match.prepare(seat, move, after=first)
    assert refused.value.reason == "not-asked"
    (other,) = first.asked
    with pytest.raises(Stale):
        match.prepare(other, GAME.moves(first.state, other)[0], 0, first)


def test_what_builds_on_a_step_that_is_dropped_cannot_be_made() -> None:
    match = new()
    seat, _ = lowest(match)
    dropped, made = (match.prepare(seat, move) for move in match.moves(seat)[:2])
    ((after, _),) = dropped.asked.items()
    second = match.prepare(after, GAME.moves(dropped.state, after)[0], after=dropped)
    match.commit(made)
    with pytest.raises(Stale):
        match.commit(second)
    assert match.step == 1


def test_a_double_click_is_harmless() -> None:
    match = new()
    seat, move = lowest(match)
    number = match.questions()[seat].number
    match.play(seat, move, number)
    with pytest.raises(Stale) as refused:
        match.play(seat, move, number)
    assert (refused.value.reason, refused.value.facts) == ("question", {"asked": number})
    assert match.step == 1


def test_an_answer_to_a_later_question_is_stale_too() -> None:
    match = new()
    with pytest.raises(Stale):
        match.play(*lowest(match), question=99)


def test_nobody_moves_unasked() -> None:
    match = new()
    with pytest.raises(IllegalMove) as refused:
        match.play(1, Lay(1))
    assert (refused.value.reason, refused.value.facts) == ("not-asked", {"seat": 1})


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    match = new()
    seat, _ = lowest(match)
    missing = next(rank for rank in range(1, 7) if rank not in match.view(seat).hand)
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, Lay(missing))
    assert str(refused.value) == f"illegal: not-held (rank={missing})"
    assert match.step == 0


@pytest.mark.parametrize("seats", [0, 1, 4, -3])
def test_a_match_needs_a_number_of_seats_its_game_allows(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        new(seats)
    assert refused.value.facts == {"game": "higher", "seats": seats, "low": 2, "high": 3}


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_match_needs_a_seed_of_256_bits(seed: bytes) -> None:
    with pytest.raises(Malformed):
        Match(GAME, 2, seed=seed)


def test_a_match_ends_with_an_outcome_and_no_questions() -> None:
    match = new()
    while match.outcome is None:
        match.play(*lowest(match))
    assert match.questions() == {}
    with pytest.raises(IllegalMove):
        match.play(0, Lay(1))


def test_matches_without_a_seed_are_dealt_anew() -> None:
    assert Match(GAME, 2).seed != Match(GAME, 2).seed


class Market(Higher):
    """Everyone may lay at any time: an open market in the smallest form."""

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return {seat: LayOne(must=False) for seat, hand in enumerate(state.hands) if hand}

    def moves(self, state: State, seat: Seat) -> list[Lay]:
        return [Lay(rank) for rank in sorted(set(state.hands[seat]))]

    def check(self, state: State, seat: Seat, move: Lay) -> None:
        if move.rank not in state.hands[seat]:
            raise IllegalMove("not-held", rank=move.rank)

    def apply(self, state: State, seat: Seat, move: Lay, rng: Rng, news: list[News] | None = None) -> None:
        state.hands[seat].remove(move.rank)
        state.laid[seat].append(move.rank)

    def outcome(self, state: State) -> Outcome | None:
        return None if any(state.hands) else Outcome((0,) * len(state.hands), (0,) * len(state.hands), tuple(range(len(state.hands))))


def test_in_a_market_crossing_moves_do_not_make_each_other_stale() -> None:
    match: Playing = Match(Market(), 3, Options(), bytes(32))
    asked = match.questions()
    assert {question.number for question in asked.values()} == {0}
    for seat in (2, 0, 1):
        match.play(seat, match.moves(seat)[0], asked[seat].number)
    assert {seat: question.number for seat, question in match.questions().items()} == {2: 1, 0: 2, 1: 3}
    with pytest.raises(Stale):
        match.play(2, match.moves(2)[0], asked[2].number)


@pytest.mark.parametrize("game", [GAME, Market()], ids=["one by one", "market"])
def test_what_is_asked_of_one_seat_is_what_is_asked_of_it_among_all(game: Higher) -> None:
    match: Playing = Match(game, 3, Options(), bytes(32))
    for _ in range(4):
        asked = match.questions()
        assert [match.question(seat) for seat in range(4)] == [asked.get(seat) for seat in range(4)]
        assert match.awaited() == (set() if isinstance(game, Market) else set(asked))
        seat = max(asked)
        match.play(seat, match.moves(seat)[0])
