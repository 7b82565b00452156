"""The traders: what they take, offer, show and refuse, when they are done, and how well they do."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from chaudron import bots
from chaudron.games.zaubercocktail.cards import KINDS, NUMBER, bundle_of, worth
from chaudron.games.zaubercocktail.choices import collections
from chaudron.games.zaubercocktail.game import TRADERS
from chaudron.games.zaubercocktail.judgement import Judgement, Outlook, another_round, imagined
from chaudron.games.zaubercocktail.model import Accept, Answer, Offer, PlaceStone, Show, Traded, TradingEnded, View, Withdraw
from chaudron.games.zaubercocktail.state import State, hand_of
from chaudron.games.zaubercocktail.worth import best_show, hand_worth, result, swapped
from chaudron.kernel.floor import Floor
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import FastRng
from chaudron.lab.arena import Line, Plan, derived, play_all
from chaudron.lab.arena import table as lines_of
from chaudron.testing import rng, told
from tests.games.zaubercocktail.table import (
    ENOUGH,
    GAME,
    SEATS,
    STONE,
    accept,
    act,
    call,
    cards,
    hand,
    known,
    offer,
    show,
    stop_all,
    table,
    walk,
    withdraw,
)

EVERYBODY = sorted(TRADERS)
SENSIBLE = ["good", "strong"]
DONE = ("3 gold, 3 faran", "5 blue, 5 green", "5 green, 5 lead", "5 gira, 5 troll")
"""The first hand can hardly be bettered."""


def said(trader: str, state: State, seat: Seat = 0, draws: int = 0, moves: Sequence[Move] | None = None) -> Move | None:
    """What a trader says at a seat."""
    listed = GAME.moves(state, seat) if moves is None else moves
    return TRADERS[trader]().choose(GAME.view(state, seat), GAME.asks(state)[seat], listed, rng(draws))


def open_table(*texts: str, round: int = 0, stones: Sequence[Seat] = ()) -> State:
    """Everybody trades, and everybody has told everybody what they hold."""
    state = table(*texts, round=round, stones=stones)
    for seat, text in enumerate(texts):
        state.known[KINDS * seat : KINDS * seat + KINDS] = bundle_of(cards(text))
    return state


def often(trader: str, state: State, seat: Seat = 0, times: int = 40) -> list[Move | None]:
    """What it says again and again, as things are."""
    return [said(trader, state, seat, draws) for draws in range(times)]


def shown(trader: str, state: State, seat: Seat = 0) -> list[Move]:
    """What a trader shows once the market is closed."""
    stop_all(state)
    found: list[Move] = []
    while seat in GAME.asks(state):
        move = said(trader, state, seat)
        assert move is not None
        act(state, seat, move)
        found.append(move)
    return found


# Taking.


@pytest.mark.parametrize("trader", EVERYBODY)
def test_an_offer_that_completes_a_collection_is_taken(trader: str) -> None:
    state = open_table("2 faran, blue, lead", "faran, 5 green", "3 troll, 4 blue", "4 gira, 3 lead")
    act(state, 1, offer("faran", "blue"))
    assert set(often(trader, state)) == {accept(1)}


@pytest.mark.parametrize("trader", EVERYBODY)
def test_an_offer_that_breaks_a_collection_is_not_taken(trader: str) -> None:
    state = open_table("3 faran, blue, lead", "5 blue, 5 green, white", "4 troll, 4 green", "4 gira, 4 lead")
    act(state, 1, offer("2 blue", "faran"))
    act(state, 1, offer("white", "2 faran"))
    assert not any(isinstance(move, Accept) for move in often(trader, state))


@pytest.mark.parametrize("trader", EVERYBODY)
def test_of_several_offers_the_best_is_taken(trader: str) -> None:
    state = open_table("2 faran, blue, 2 gira", "faran, 5 green, gira", "gira, 4 troll", "5 lead, 3 yellow")
    act(state, 2, offer("gira", "blue"))
    act(state, 1, offer("faran", "blue"))
    act(state, 1, offer("gira", "blue"))
    assert set(often(trader, state)) == {accept(2)}


# Offering.


@pytest.mark.parametrize("trader", EVERYBODY)
def test_what_is_needed_is_not_offered(trader: str) -> None:
    state = open_table("2 gold, 2 faran, 2 blue, green, lead", "6 blue, 3 green, gold", "4 green, 4 lead, faran", "5 gira, 4 troll")
    offered = [move for move in often(trader, state) if isinstance(move, Offer)]
    assert offered
    assert not {card for move in offered for card in move.give} & set(cards("gold, faran"))


@pytest.mark.parametrize("trader", EVERYBODY)
def test_whatever_is_offered_would_help(trader: str) -> None:
    """Whoever makes an offer has more to show by it, now or later."""
    found = 0
    for number in range(30):
        state = GAME.start(5, GAME.about.options(), rng(number))
        move = said(trader, state)
        if isinstance(move, Offer):
            found += 1
            before = bundle_of(hand(state, 0))
            after = swapped(before, bundle_of(move.give), bundle_of(move.want))
            assert result(after) > result(before) or hand_worth(after) > hand_worth(before)
    assert found > 15


@pytest.mark.parametrize("trader", SENSIBLE)
def test_nobody_is_asked_for_what_all_are_known_not_to_hold(trader: str) -> None:
    """A third rose would be worth most, but only the leaf is there."""
    state = open_table("2 faran, 2 gold, 3 blue, 2 green", "faran, 5 blue, 2 lead", "6 green, 2 lead", "5 lead, 3 troll")
    asked = {card for move in often(trader, state) if isinstance(move, Offer) for card in move.want}
    assert asked
    assert not asked & set(cards("gold, white, silver"))


def regretting() -> State:
    """The first seat has offered a rose, and got another since."""
    state = open_table("3 troll, blue, gold", "gold, 3 blue, 4 green", "3 green, 4 gira", "4 lead, 4 gira")
    act(state, 0, offer("gold", "3 blue"))
    act(state, 1, offer("gold", "blue"))
    act(state, 0, accept(2))
    return state


@pytest.mark.parametrize("trader", EVERYBODY)
def test_an_own_offer_that_no_longer_helps_is_taken_back(trader: str) -> None:
    assert set(often(trader, regretting(), times=5)) == {withdraw(1)}


@pytest.mark.parametrize("trader", EVERYBODY)
def test_a_call_is_answered_with_a_price(trader: str) -> None:
    state = open_table("3 troll, blue", "2 troll, 4 blue", "5 lead, 3 gira", "5 green, 3 gira")
    act(state, 1, call("blue"))
    for move in often(trader, state, times=10):
        assert isinstance(move, Answer)
        assert move.call == 1
        after = swapped(bundle_of(hand(state, 0)), bundle_of(cards("blue")), bundle_of(move.want))
        assert result(after) > result(bundle_of(hand(state, 0)))


@pytest.mark.parametrize("trader", SENSIBLE)
def test_who_calls_is_asked_for_what_they_may_hold(trader: str) -> None:
    """A joker or a third rose would be worth most, but the caller is known to hold none."""
    state = open_table("2 gold, 3 troll, blue", "2 troll, 5 green", "6 lead, 6 blue", "5 gira, 5 yellow")
    act(state, 1, call("blue"))
    assert said("naive", state) == Answer(1, cards("black"))
    assert set(often(trader, state)) == {Answer(1, cards("troll"))}


# Being done.


@pytest.mark.parametrize("trader", EVERYBODY)
def test_whoever_cannot_do_better_puts_down_the_stone(trader: str) -> None:
    state = open_table(*DONE)
    found = Counter(often(trader, state))
    assert set(found) <= {STONE, None}
    assert found[STONE] >= (1 if trader == "naive" else 12)


@pytest.mark.parametrize("trader", SENSIBLE)
def test_nobody_is_done_who_may_still_gain(trader: str) -> None:
    """A good hand, but also something to offer that others are likely to take up."""
    state = open_table("2 gold, 2 faran, 3 blue, 2 green", "gold, 5 blue, 2 lead", "faran, 5 green, 2 lead", "5 gira, 3 troll")
    assert all(isinstance(move, Offer) for move in often(trader, state))


@pytest.mark.parametrize("trader", SENSIBLE)
def test_nobody_takes_the_ring_to_come_last(trader: str) -> None:
    state = open_table("blue, green, lead", *["5 gira, 5 troll"] * 3)
    assert STONE not in often(trader, state)


@pytest.mark.parametrize("trader", SENSIBLE)
def test_on_the_chalice_there_is_no_hurry(trader: str) -> None:
    state = open_table(*DONE, stones=(2,))
    found = Counter(often(trader, state, times=60))
    assert 0 < found[STONE] < 30


@pytest.mark.parametrize("trader", EVERYBODY)
def test_only_moves_that_are_listed_are_in_mind(trader: str) -> None:
    """At a table, a bot is not given what it has not pondered on yet."""
    done = open_table(*DONE)
    assert {said(trader, done, draws=draws, moves=[]) for draws in range(40)} == {None}
    tempted = open_table("2 faran, blue, lead", "faran, 5 green", "3 troll, 4 blue", "4 gira, 3 lead")
    act(tempted, 1, offer("faran", "blue"))
    for state, draws in product((tempted, regretting()), range(10)):
        assert not isinstance(said(trader, state, draws=draws, moves=[]), Accept | Withdraw | PlaceStone)


# Showing.


def best_of(held: Sequence[int]) -> int:
    """The best result of a hand, by trying everything that may be shown."""
    best = 0
    for first in collections(list(held), ()):
        value = worth(first[0], first[1] + first[2])
        best = max([best, value, *[value + worth(kind, n + jokers) for kind, n, jokers in collections(list(held), (first,))]])
    return int(best)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4 gira, 2 white, blue", "4 gira + 2 white"),
        ("2 white, black, 2 blue", "2 white, black + 2 blue"),
        ("2 gold, 2 faran, 2 black", "2 gold, black + 2 faran, black"),
        ("gold, faran, black, 3 blue", "gold, black + 3 blue"),
        ("9 blue, 3 green", "7 blue + 3 green"),
        ("3 gold, black, green", "3 gold + green, black"),
        ("3 faran, 2 black", "3 faran"),
    ],
)
@pytest.mark.parametrize("trader", ["naive", "good"])
def test_the_best_collections_are_shown(trader: str, text: str, expected: str) -> None:
    state = table(text, "2 lead", "2 lead", "2 lead")
    wanted: list[Move] = [show(part) for part in expected.split("+")]
    found = shown(trader, state)
    assert set(found) == {*wanted, *([ENOUGH] if len(wanted) == 1 else [])}


def test_no_result_is_better_than_what_is_reckoned() -> None:
    """Against everything that may be shown, on hands with none to four jokers."""
    draws = FastRng(5)
    for jokers, _ in product(range(5), range(40)):
        held = [int(draws.below(4)) * int(draws.below(3)) for _ in range(10)] + [jokers]
        assert result(held) == best_of(held)
        assert sum(worth(kind, n + black) for kind, n, black in best_show(held)) == best_of(held)


def test_the_strong_trader_keeps_what_makes_no_difference() -> None:
    """The others are known to have next to nothing: any of these three is enough to be first."""
    texts = ("3 gold, 3 faran, 4 white", "blue, green", "blue, lead", "green, lead")
    found = [shown("strong", open_table(*texts, round=number)) for number in (0, 8)]  # after the ninth round, the lightning is sure
    assert len([move for move in found[0] if isinstance(move, Show)]) == 1
    assert found[0][1] == ENOUGH
    assert set(found[1]) == {show("3 gold"), show("3 faran")}


def test_the_strong_trader_shows_all_it_can_where_it_counts() -> None:
    state = open_table("4 gira, 3 troll, blue", *["3 troll, 2 gira, lead"] * 3)
    assert set(shown("strong", state)) == {show("4 gira"), show("3 troll")}


# Imagining.


def test_imagined_hands_fit_all_that_is_known() -> None:
    dreams = 0
    for state, _ in walk(6, 3):
        if state.phase != 0 or dreams > 60:
            break
        view = GAME.view(state, 2)
        for hands in imagined(view, FastRng(9), 2):
            dreams += 1
            assert hands[2] == hand_of(state, 2)
            assert [sum(held) for held in hands] == list(view.hands)
            for seat in range(6):
                least = bundle_of(known(state, seat))
                assert all(held >= number for held, number in zip(hands[seat], least, strict=True)) or seat == 2
            under = [sum(column) for column in zip(*[bundle_of(layer) for layer in view.layers], [0] * KINDS, strict=True)]
            for kind in range(KINDS):
                assert sum(held[kind] for held in hands) + under[kind] <= NUMBER[kind]
    assert dreams > 20


def test_imagined_hands_differ_where_nothing_is_known() -> None:
    view = GAME.view(GAME.start(4, GAME.about.options(), rng(1)), 0)
    hands = {tuple(map(tuple, dream[1:])) for dream in imagined(view, FastRng(1), 20)}
    assert len(hands) == 20


def test_spaces_grow_with_the_result_and_the_ring_with_safety() -> None:
    view = GAME.view(GAME.start(7, GAME.about.options(), rng(2)), 0)
    outlook = Outlook(view, FastRng(1), 30)
    assert outlook.spaces == sorted(outlook.spaces)
    assert outlook.spaces[0] < 0 < view.recipe.first - 0.5 < outlook.spaces[300] < view.recipe.first + 1
    assert (outlook.ring(0), round(outlook.ring(300), 6)) == (-2.0, 2.0)


@pytest.mark.parametrize(
    ("better", "worse", "brings"), [(2, 1, 2.0), (3, 0, -2.0), (2, 2, 2.0), (3, 1, -2.0), (3, 2, 2.0), (4, 1, -2.0), (4, 2, -2.0)]
)
def test_the_ring_pays_for_the_best_three_or_four(better: int, worse: int, brings: float) -> None:
    """ZAU-18, with so many who are sure to be better than 100 points, and so many who are sure to be worse."""
    rich = ["5 gira, 5 troll", "5 gira, 5 troll", "7 green, 7 blue", "7 green, 7 blue"]
    state = open_table("2 lead", *rich[:better], *["white, silver"] * worse)
    assert Outlook(GAME.view(state, 0), FastRng(1), 2).ring(100) == pytest.approx(brings)


def test_the_lightning_is_reckoned_with() -> None:
    chances = [another_round(GAME.view(table("2 blue", round=number), 0)) for number in range(9)]
    assert chances == [1, 1, 1, 1, 1, pytest.approx(3 / 4), pytest.approx(2 / 3), pytest.approx(1 / 2), 0]


def test_takers_are_those_whom_a_trade_helps() -> None:
    state = open_table("2 troll, blue", "2 blue, troll", "lead, green", "lead, green")
    judged = Judgement(GAME.view(state, 0), FastRng(1), 3)
    blue, troll, gold = 0, 4, 9
    assert judged.takers(blue, 1, troll, 1) == 1.0
    assert judged.takers(blue, 1, gold, 1) == 0.0
    act(state, 1, STONE)
    assert Judgement(GAME.view(state, 0), FastRng(1), 3).takers(blue, 1, troll, 1) == 0.0


# Fairness.


@pytest.mark.parametrize("trader", EVERYBODY)
def test_the_same_view_and_draws_give_the_same_choice(trader: str) -> None:
    """Whatever others hold that this seat cannot know."""
    spoken = 0
    for number, (state, _) in enumerate(walk(4, 11)):
        seat = number % 4
        if number > 120:
            break
        if number % 3 == 0 and seat in GAME.asks(state):
            view = GAME.view(state, seat)
            twin = GAME.imagine(view, rng(number))
            assert GAME.view(twin, seat) == view
            choice = said(trader, state, seat, number)
            assert choice == said(trader, twin, seat, number) == said(trader, state, seat, number)
            assert GAME.view(state, seat) == view
            spoken += choice is not None
    assert spoken > 10


# Whole games.


class Market:
    """A match between traders, and what happened in each of its rounds."""

    def __init__(self, *traders: str, number: int = 0) -> None:
        match: Match[Any, Any, Any] = Match(GAME, len(traders), seed=bytes([number] * 32))
        players = [bots.make(name, GAME) for name in traders]
        floor = Floor(derived("draws", number))
        self.deals: list[int] = []
        self.before_ring: list[int] = []
        deals = 0
        while match.outcome is None:
            for seat, move in floor.next(
                match, lambda seat, ask, draws: players[seat].choose(match.view(seat), ask, match.moves(seat), draws)
            ):
                news = match.play(seat, move)  # refuses what is not allowed
                deals += len(told(news, Traded))
                if isinstance(move, PlaceStone) and len(match.view(None).stones) == 1:
                    self.before_ring.append(deals)
                if told(news, TradingEnded):
                    self.deals.append(deals)
                    deals = 0
        self.steps = match.step
        self.outcome = match.outcome


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_played_by_the_rules(seats: int) -> None:
    traders = ["strong", "naive", "good", "naive", "good", "strong", "naive"][:seats]
    market = Market(*traders, number=seats)
    assert 6 <= len(market.deals) <= 9
    assert max(market.outcome.scores) > 5


@pytest.mark.parametrize("trader", EVERYBODY)
def test_traders_of_one_kind_come_to_an_end(trader: str) -> None:
    for number in range(1 if trader == "strong" else 2):
        assert Market(*[trader] * 4, number=number).steps < 1500


def test_a_round_is_a_market() -> None:
    """With many seats there are many deals, and the ring waits for some of them."""
    deals: list[int] = []
    before: list[int] = []
    for number in range(2):
        market = Market(*["good"] * 7, number=number)
        deals += market.deals
        before += market.before_ring
    assert sorted(deals)[len(deals) // 2] >= 7
    assert sorted(before)[len(before) // 2] >= 4


def duel(who: str, *others: str, deals: int) -> tuple[Line, Line]:
    plan = Plan("zaubercocktail", (who, *others), {}, deals, seed=3)
    one, other = lines_of(plan, list(play_all(plan)))
    return one, other


def test_the_good_trader_beats_naive_ones() -> None:
    good, naive = duel("good", "naive", "naive", "naive", deals=4)
    assert good.win_share > 1.3 * 0.25
    assert good.mean_score > naive.mean_score + 2


def test_the_strong_trader_beats_good_ones() -> None:
    strong, good = duel("strong", "good", "good", "good", deals=3)
    assert strong.win_share > 0.25
    assert strong.mean_score > good.mean_score + 1


def test_the_levels_of_a_table_are_these_traders() -> None:
    assert dict(GAME.about.levels) == {"apprentice": "naive", "brewer": "good", "master": "strong"}
    assert [type(bots.make(name, GAME)) for name in EVERYBODY] == [TRADERS[name] for name in EVERYBODY]
    assert isinstance(GAME.heuristic(), TRADERS["good"])


def test_a_choice_needs_no_more_than_a_view() -> None:
    """A bot is made anew for each decision at a table: nothing is remembered from one to the next."""
    state = GAME.start(5, GAME.about.options(), rng(4))
    view: View = GAME.view(state, 1)
    bot = TRADERS["strong"]()
    first = bot.choose(view, GAME.asks(state)[1], GAME.moves(state, 1), rng(1))
    bot.choose(GAME.view(state, 3), GAME.asks(state)[3], GAME.moves(state, 3), rng(2))
    assert bot.choose(view, GAME.asks(state)[1], GAME.moves(state, 1), rng(1)) == first
