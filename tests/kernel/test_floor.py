"""Who has the floor: first who must, then everybody in turn; and silence ends a market as a clock would."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from chaudron import bots
from chaudron.bots.levels import LEVELS, bot_of
from chaudron.bots.table import play
from chaudron.kernel.bot import Bot, decide
from chaudron.kernel.floor import HOPELESS, Floor, closing
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, BadSetup, Move, Seat, TimeLimit
from chaudron.kernel.replay import replay
from chaudron.kernel.rng import Rng
from chaudron.lab.arena import derived
from tests.laws.bazaar import ABOUT, GAME, Accept, Bazaar, Done, Offer, Options, State, Stop, Trade, View, Ware
from tests.laws.toy import GAME as TOY

SEED = bytes(32)


def market(game: Bazaar = GAME, seats: int = 3) -> Match[State, Move, View]:
    return Match(game, seats, seed=SEED)


class Listener:
    """Keeps silent, and notes who was asked and with which draws."""

    def __init__(self, *words: tuple[Seat, Move]) -> None:
        self.asked: list[Seat] = []
        self.draws: list[int] = []
        self.words = list(words)

    def __call__(self, seat: Seat, ask: Ask, rng: Rng) -> Move | None:
        self.asked.append(seat)
        self.draws.append(int(rng.below(10**9)))
        if self.words and self.words[0][0] == seat:
            return self.words.pop(0)[1]
        return None


def turns(floor: Floor, match: Match[State, Move, View], listener: Listener, number: int) -> list[tuple[Seat, Move]]:
    """Give the floor so many times."""
    made: list[tuple[Seat, Move]] = []
    for _ in range(number):
        for seat, move in floor.next(match, listener):
            made.append((seat, move))
            match.play(seat, move)
    return made


def test_everybody_has_the_floor_in_turn_in_another_order_each_time() -> None:
    class Patient(Bazaar):
        def time_limit(self, state: State) -> TimeLimit | None:
            return TimeLimit(state.round, 60, 50)

    match, listener = market(Patient(), 4), Listener()
    assert turns(Floor(SEED), match, listener, 80) == []
    rounds = [tuple(listener.asked[start : start + 4]) for start in range(0, 80, 4)]
    assert all(sorted(each) == [0, 1, 2, 3] for each in rounds)
    assert len(set(rounds)) > 8
    assert len(set(listener.draws)) == 80, "whoever keeps silent has other draws the next time"


def test_the_same_seed_gives_the_same_order() -> None:
    heard = []
    for seed in (SEED, SEED, derived("another")):
        listener = Listener()
        turns(Floor(seed), market(), listener, 6)
        heard.append((listener.asked, listener.draws))
    assert heard[0] == heard[1] != heard[2]


def test_when_all_have_kept_silent_often_enough_the_house_speaks_for_everybody() -> None:
    match, listener = market(), Listener()
    floor = Floor(SEED)
    assert turns(floor, match, listener, 6) == []
    assert turns(floor, match, listener, 1) == [(0, Stop()), (1, Stop()), (2, Stop())]
    assert match.time_limit() == TimeLimit(2, 60, 2)
    turns(floor, match, listener, 7)
    assert match.outcome is not None
    assert len(listener.asked) == 12
    assert replay(GAME, match.record()).outcome == match.outcome


def test_a_word_breaks_the_silence() -> None:
    match, listener = market(), Listener((1, Offer((Ware.APPLE,), (Ware.DRUM,))))
    match._state.hands[1][Ware.APPLE] += 1
    floor = Floor(SEED)
    made = turns(floor, match, listener, 3)
    assert len(made) == 1
    assert turns(floor, match, listener, 5) == []
    assert match.time_limit() == TimeLimit(1, 60, 2)
    spoken = listener.asked.index(1)
    while not (made := turns(floor, match, listener, 1)):
        pass
    assert made == [(seat, Stop()) for seat in range(3)]
    assert min(listener.asked[spoken + 1 :].count(seat) for seat in range(3)) == 2


def test_after_a_word_nobodys_earlier_silence_counts() -> None:
    match, floor = market(), Floor(SEED)
    match._state.hands[1][Ware.APPLE] += 1
    assert turns(floor, match, Listener(), 3) == []
    listener = Listener((1, Offer((Ware.APPLE,), (Ware.DRUM,))))
    assert len(turns(floor, match, listener, 3)) == 1
    spoken = listener.asked.index(1)
    while not turns(floor, match, listener, 1):
        pass
    assert min(listener.asked[spoken + 1 :].count(seat) for seat in range(3)) == 2


def test_whoever_is_done_is_not_waited_for() -> None:
    match = market()
    match.play(0, Done())
    listener = Listener()
    floor = Floor(SEED)
    assert turns(floor, match, listener, 5) == [(1, Stop()), (2, Stop())]
    assert set(listener.asked) == {1, 2}


def test_first_comes_who_must() -> None:
    class Urgent(Bazaar):
        def asks(self, state: State) -> Mapping[Seat, Ask]:
            return {seat: Trade(must=seat == 2) for seat in super().asks(state)}

    listener = Listener((2, Done()))
    match = market(Urgent())
    assert turns(Floor(SEED), match, listener, 1) == [(2, Done())]
    assert listener.asked == [2]


def test_a_bot_may_not_keep_silent_where_it_must_answer() -> None:
    class Mute(Bot[Any, Any]):
        def choose(self, view: Any, ask: Ask, moves: Sequence[Any], rng: Rng) -> Any:
            return None

    match = Match(TOY, 2, seed=SEED)
    with pytest.raises(ValueError, match="must answer"):
        decide(Mute(), match.view(0), match.questions()[0].ask, match.moves(0), Rng(SEED))
    assert decide(Mute(), market().view(0), Trade(), [Done()], Rng(SEED)) is None


class Endless(Bazaar):
    """Nothing limits its question."""

    def time_limit(self, state: State) -> TimeLimit | None:
        return None


class Deaf(Bazaar):
    """When time is up, the house has nothing to say."""

    def expire(self, state: State, seat: Seat) -> Move | None:
        return None


@pytest.mark.parametrize("game", [Endless(), Deaf()], ids=["endless", "deaf"])
def test_silence_that_nothing_ends_is_an_error(game: Bazaar) -> None:
    listener = Listener()
    with pytest.raises(BadSetup, match="silence"):
        turns(Floor(SEED), market(game), listener, 10 * HOPELESS)
    assert len(listener.asked) <= 3 * HOPELESS
    shy = {seat: bots.make("trader:shy", game) for seat in range(3)}
    with pytest.raises(BadSetup, match="silence"):
        play(market(game), shy, SEED)


def test_what_the_house_says_ends_with_the_phase() -> None:
    match = market()
    made = []
    for seat, move in closing(match):
        made.append(seat)
        match.play(seat, move)
    assert made == [0, 1, 2]
    assert match.time_limit() == TimeLimit(2, 60, 2)
    assert list(closing(Match(TOY, 2, seed=SEED))) == []


def test_the_house_says_nothing_in_a_phase_that_begins_while_it_speaks() -> None:
    class Abrupt(Bazaar):
        def time_limit(self, state: State) -> TimeLimit | None:
            return TimeLimit(len(self.asks(state)), 60, 2)

    match = market(Abrupt())
    made = []
    for seat, move in closing(match):
        made.append(seat)
        match.play(seat, move)
    assert made == [0]
    assert sorted(match.questions()) == [1, 2]


@pytest.mark.parametrize("name", ["random", "heuristic", "trader:shy", "trader:bold"])
@pytest.mark.parametrize("seats", ABOUT.seats)
def test_bots_play_a_market_to_its_end(name: str, seats: int) -> None:
    kinds: set[type[Move]] = set()
    for deal in range(20):
        match: Match[Any, Any, Any] = Match(GAME, seats, seed=derived(deal))
        play(match, {seat: bots.make(name, GAME) for seat in range(seats)}, derived("bots", deal))
        assert match.outcome is not None
        kinds |= {type(move) for _, move in match._moves}
    assert Stop in kinds or name == "random"
    assert (Offer in kinds) == (name != "trader:shy")
    assert name == "trader:shy" or Accept in kinds


def test_a_market_has_bots_of_its_own_and_no_search() -> None:
    assert bots.make("trader:shy", GAME) is not None
    with pytest.raises(BadSetup, match="search"):
        bots.make("ismcts:40", GAME)
    with pytest.raises(BadSetup, match="trader:bold") as caught:
        bots.make("trader:rich", GAME)
    assert "ismcts" not in str(caught.value)
    with pytest.raises(BadSetup, match="bot"):
        bots.make("trader:shy", TOY)


def test_levels_are_those_of_the_game_or_of_all() -> None:
    assert [bot_of(level, GAME) for level in LEVELS] == ["trader:shy", "trader:bold", "trader:bold"]
    assert [bot_of(level, TOY) for level in LEVELS] == [level.search for level in LEVELS.values()]
    plain = Bazaar(replace(ABOUT, levels={}))
    assert [bot_of(level, plain) for level in LEVELS] == ["heuristic"] * 3
    assert Options().seconds == 60
