"""The end of trading: stones, and the time limit (ZAU-11 to ZAU-13, ZAU-23)."""

from collections import Counter

import pytest

from chaudron.games.zaubercocktail.model import (
    ChooseFirst,
    Lapsed,
    Options,
    StonePlaced,
    Stop,
    Stopped,
    TradingEnded,
)
from chaudron.kernel.floor import Floor
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, Seat, TimeLimit
from chaudron.kernel.rng import Rng
from chaudron.testing import seed, told
from tests.games.zaubercocktail.table import (
    ENOUGH,
    GAME,
    SEATS,
    STONE,
    STOP,
    accept,
    act,
    answer,
    call,
    cards,
    hand,
    known,
    offer,
    offers,
    public,
    refused,
    score,
    show,
    start,
    stop_all,
    table,
    withdraw,
)

# Stones (ZAU-11, ZAU-12).


@pytest.mark.parametrize("seats", SEATS)
def test_zau_11_the_first_stone_lies_on_the_ring_the_next_on_the_chalice(seats: int) -> None:
    state = start(seats)
    news = act(state, 2, STONE) + act(state, 0, STONE)
    assert told(news, StonePlaced) == [StonePlaced(2, 1), StonePlaced(0, 2)]
    assert public(state).stones == (2, 0)
    if seats > 4:
        assert told(act(state, 3, STONE), StonePlaced) == [StonePlaced(3, 3)]


def test_zau_11_the_stone_may_be_placed_before_any_trade_and_is_not_taken_back() -> None:
    state = start(5)
    act(state, 3, STONE)
    assert refused(state, 3, STONE) == "done-already"
    assert public(state).stones == (3,)
    assert list(GAME.moves(state, 3)) == []


def test_zau_11_who_is_done_does_not_trade_this_round() -> None:
    state = table("gold, white", "white, blue", "troll", "lead", "gira")
    act(state, 1, offer("white", "gold"))
    act(state, 0, STONE)
    assert 0 not in GAME.asks(state)
    for move in (offer("gold", "white"), call("blue"), accept(1), withdraw(1), answer(1, "blue"), STONE, STOP):
        assert refused(state, 0, move) == "done-already"
    assert refused(state, 1, offer("white", "gold", to=0)) == "partner-done"
    assert set(GAME.asks(state)) == {1, 2, 3, 4}


def test_zau_11_offers_of_and_for_who_is_done_are_gone() -> None:
    state = table("2 gold, white", "white, gold", "troll", "lead", "gira")
    act(state, 0, offer("gold", "white"), call("troll"))
    act(state, 1, offer("white", "gold"), offer("white", "gold", to=0), call("white"))
    act(state, 2, answer(2, "gold"), offer("troll", "blue"))
    act(state, 0, answer(5, "gold"))
    assert offers(state) == [1, 2, 3, 4, 5, 6, 7, 8]
    news = act(state, 0, STONE)
    assert offers(state) == [3, 5, 7]
    assert {event.offer for event in told(news, Lapsed)} == {1, 2, 4, 6, 8}


def test_zau_11_cards_of_who_is_done_are_still_hidden() -> None:
    state = table("2 gold", "white", "troll", "lead", "gira")
    act(state, 0, STONE)
    assert all(hand(state, seat) != cards("2 gold") for seat in range(1, 5))
    assert known(state, 0) == ()
    assert public(state).hands[0] == 2


def test_zau_12_with_four_the_second_stone_ends_all_trading_at_once() -> None:
    state = table("gold", "white", "troll", "lead")
    act(state, 2, offer("troll", "lead"))
    assert told(act(state, 0, STONE), TradingEnded) == []
    assert public(state).phase == "trade"
    news = act(state, 1, STONE)
    assert told(news, TradingEnded) == [TradingEnded(stones=True)]
    assert public(state).phase == "show"
    assert public(state).offers == ()
    assert refused(state, 3, accept(1)) == "trading-over"


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_zau_12_with_more_the_third_stone_ends_all_trading_at_once(seats: int) -> None:
    state = start(seats, 2)
    assert told(act(state, 4, STONE) + act(state, 1, STONE), TradingEnded) == []
    assert len(GAME.asks(state)) == seats - 2
    assert told(act(state, 0, STONE), TradingEnded) == [TradingEnded(stones=True)]
    assert dict(GAME.asks(state)) == dict.fromkeys(range(seats), ChooseFirst())


def test_zau_12_collections_are_chosen_only_then() -> None:
    state = table("2 gold", "2 white", "troll", "lead")
    act(state, 0, STONE)
    assert refused(state, 1, show("2 white")) == "trade-first"
    assert refused(state, 1, ENOUGH) == "trade-first"
    assert refused(state, 0, show("2 gold")) == "done-already"


# Time (ZAU-13, ZAU-23).


def test_zau_13_stop_places_no_stone_and_trading_ends_when_nobody_is_left() -> None:
    state = table("2 gold", "white", "troll", "lead")
    act(state, 1, STONE)
    news = act(state, 0, STOP)
    assert told(news, Stopped) == [Stopped(0)]
    assert (public(state).stones, public(state).stopped) == ((1,), (0,))
    assert public(state).phase == "trade"
    news = stop_all(state)
    assert told(news, TradingEnded) == [TradingEnded(stones=False)]
    assert public(state).stones == (1,)


def test_zau_13_who_is_stopped_does_not_trade_and_offers_are_gone() -> None:
    state = table("2 gold", "white", "troll", "lead", "gira")
    act(state, 0, offer("gold", "white"))
    act(state, 1, offer("white", "gold", to=0), offer("white", "lead"))
    news = act(state, 0, STOP)
    assert offers(state) == [3]
    assert {event.offer for event in told(news, Lapsed)} == {1, 2}
    assert 0 not in GAME.asks(state)
    assert refused(state, 0, offer("gold", "white")) == "done-already"
    assert refused(state, 0, STONE) == "done-already"
    assert refused(state, 1, offer("white", "gold", to=0)) == "partner-done"


def test_zau_13_the_ring_counts_if_there_is_a_stone_on_it_else_for_nobody() -> None:
    held = ["3 gold", "3 faran", "2 white", "2 blue"]
    state = table(*held, pawns=[10] * 4)
    act(state, 1, STONE)
    score(state, *held)
    with_ring = public(state).pawns
    state = table(*held, pawns=[10] * 4)
    score(state, *held)
    without = public(state).pawns
    assert (with_ring, without) == ((15, 15, 11, 8), (15, 13, 11, 8))


def test_zau_13_a_stone_placed_when_time_is_up_for_all_others_ends_trading() -> None:
    state = table("2 gold", "white", "troll", "lead")
    for seat in (0, 1, 2):
        act(state, seat, STOP)
    news = act(state, 3, STONE)
    assert told(news, TradingEnded) == [TradingEnded(stones=False)]


def test_zau_13_a_table_trades_for_five_minutes_unless_it_says_otherwise() -> None:
    assert Options().minutes == 5
    for minutes in (1, 5, 30):
        options = Options(minutes=minutes)
        limit = GAME.time_limit(start(4, 0, options))
        assert limit is not None
        assert limit.seconds == 60 * minutes


def test_zau_13_at_the_limit_the_house_says_stop_for_every_seat_without_a_stone() -> None:
    state = start(5)
    act(state, 2, STONE)
    assert [GAME.expire(state, seat) for seat in range(5)] == [STOP, STOP, None, STOP, STOP]
    assert Stop in GAME.about.house
    assert all(STOP not in GAME.moves(state, seat) for seat in range(5))
    stop_all(state)
    assert GAME.time_limit(state) is None
    assert all(GAME.expire(state, seat) is None for seat in range(5))


def test_zau_13_every_round_has_its_own_time() -> None:
    state = table("2 gold", "2 white", "2 troll", "2 lead")
    before = GAME.time_limit(state)
    act(state, 1, offer("white", "gold"))
    assert GAME.time_limit(state) == before
    score(state, "2 gold", "2 white", "2 troll", "2 lead")
    after = GAME.time_limit(state)
    assert before is not None and after is not None
    assert before.phase != after.phase
    assert public(state).stopped == ()
    assert set(GAME.asks(state)) == {0, 1, 2, 3}


def test_zau_23_in_a_simulation_time_is_up_when_everybody_has_been_silent_so_often() -> None:
    for silence in (1, 3, 100):
        assert GAME.time_limit(start(4, 0, Options(silence=silence))) == TimeLimit(0, 300, silence)


@pytest.mark.parametrize("silence", [1, 3])
def test_zau_23_when_everybody_has_been_silent_so_often_the_house_says_stop_for_all_without_a_stone(silence: int) -> None:
    match = Match(GAME, 5, Options(silence=silence), seed(2))
    match.play(3, STONE)
    floor, silent, told_by_house = Floor(seed(3)), list[Seat](), list[Seat]()

    def keep_silent(seat: Seat, ask: Ask, draws: Rng) -> None:
        silent.append(seat)

    while match.view(None).phase == "trade":
        for seat, move in floor.next(match, keep_silent):
            assert move == STOP
            told_by_house.append(seat)
            match.play(seat, move)
    assert Counter(silent) == dict.fromkeys((0, 1, 2, 4), silence)
    assert told_by_house == [0, 1, 2, 4]
    assert match.view(None).stones == (3,)
