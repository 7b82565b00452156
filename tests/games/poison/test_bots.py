"""How Poison is played well: the sensible bot keeps out of trouble, and the guide judges standings fairly."""

from itertools import pairwise

import pytest

from chaudron import bots
from chaudron.games.poison import GAME, Card, Options, Play, Pour, State, View
from chaudron.games.poison.cards import VALUE
from chaudron.games.poison.guide import prospects
from chaudron.games.poison.state import LIMIT
from chaudron.kernel.bot import Bot
from chaudron.kernel.match import Match
from chaudron.testing import rng, seed
from tests.games.poison.table import (
    BLUE_1,
    BLUE_4,
    BLUE_5,
    BLUE_7,
    BLUES,
    DRAW_PILE,
    PLAIN,
    POISON,
    PURPLE_1,
    PURPLE_5,
    RED_1,
    RED_2,
    RED_5,
    RED_7,
    REDS,
    every_number_of_seats,
    play_on,
    start,
    table,
)

every_option = pytest.mark.parametrize("options", [PLAIN, DRAW_PILE])


def choice(state: State, number: int = 0) -> Pour:
    """What the sensible bot does in turn."""
    seat = state.turn
    chosen = sensible().choose(GAME.view(state, seat), Play(), GAME.moves(state, seat), rng(number))
    assert chosen is not None
    return chosen


def sensible() -> Bot[Pour, View]:
    bot = GAME.heuristic()
    assert bot is not None
    return bot


@every_number_of_seats
@every_option
def test_it_plays_whole_matches_legally(seats: int, options: Options) -> None:
    match, bot, draws = Match(GAME, seats, options, seed(0)), sensible(), rng(1)
    while match.outcome is None:
        ((seat, question),) = match.questions().items()
        moves = match.moves(seat)
        move = bot.choose(match.view(seat), question.ask, moves, draws)
        assert move is not None and move in moves
        match.play(seat, move)


def test_the_same_view_and_draws_give_the_same_choice() -> None:
    state = start(4)
    for _ in range(40):
        assert choice(state, 7) == choice(GAME.imagine(GAME.view(state, state.turn), rng(1)), 7)
        play_on(state, rng(2))


@pytest.mark.parametrize(
    ("hand", "cauldrons", "safe"),
    [
        ([RED_7, BLUE_1], [[RED_7, RED_5], [BLUE_4]], Pour(BLUE_1, 1)),
        ([RED_1, RED_2], [[RED_7, RED_5], []], Pour(RED_1, 0)),
        ([POISON], [[RED_7, RED_5], [BLUE_7], [PURPLE_5, PURPLE_5]], Pour(POISON, 1)),
    ],
)
def test_it_does_not_boil_over_if_it_need_not(hand: list[Card], cauldrons: list[list[Card]], safe: Pour) -> None:
    assert {choice(table(hand, cauldrons=cauldrons), number) for number in range(10)} == {safe}


@pytest.mark.parametrize("mirrored", [False, True])
def test_it_takes_the_brew_without_poison(*, mirrored: bool) -> None:
    cauldrons = [[RED_7, POISON], [BLUE_7, BLUE_4]]
    if mirrored:
        cauldrons = [[RED_7, RED_5], [BLUE_7, POISON]]
    state = table([RED_5, BLUE_5], cauldrons=cauldrons)
    assert choice(state) == (Pour(RED_5, 0) if mirrored else Pour(BLUE_5, 1))


@pytest.mark.parametrize("mirrored", [False, True])
def test_it_takes_fewer_cards_where_another_has_the_most(*, mirrored: bool) -> None:
    cauldrons = [[RED_5, RED_2, RED_2], [BLUE_5, BLUE_4]]
    if mirrored:
        cauldrons = [[RED_7, RED_2], [BLUE_4, BLUE_4, BLUE_1]]
    state = table([RED_5, BLUE_5], cauldrons=cauldrons, taken=[[], [*REDS[:6], *BLUES[:6]]])
    assert choice(state) == (Pour(RED_5, 0) if mirrored else Pour(BLUE_5, 1))


@pytest.mark.parametrize("mirrored", [False, True])
def test_it_takes_the_colour_it_is_spared(*, mirrored: bool) -> None:
    own, theirs = (BLUES[:4], REDS[:4]) if mirrored else (REDS[:4], BLUES[:4])
    state = table([RED_5, BLUE_5], cauldrons=[[RED_5, RED_5], [BLUE_5, BLUE_5]], taken=[own, theirs])
    assert choice(state) == (Pour(BLUE_5, 1) if mirrored else Pour(RED_5, 0))


# The guide


@pytest.mark.parametrize("left", [0, 1, 5])
@pytest.mark.parametrize("sums", [[0, 0, 0], [3, 1, 2], [10, 40, 0, 7], [5, 5, 9, 9, 30], [0, 100, 1, 99, 50, 50]])
def test_prospects_share_one_win(sums: list[int], left: int) -> None:
    worth = prospects(sums, left)
    assert sum(worth) == pytest.approx(1)
    assert all(0 <= one <= 1 for one in worth)


@pytest.mark.parametrize("left", [0, 1, 5])
def test_fewer_points_are_worth_more(left: int) -> None:
    worth = prospects([0, 1, 5, 5, 12], left)
    assert worth[2] == worth[3]
    assert worth[0] > worth[1] > worth[2] > worth[4]
    assert all(better > worse for better, worse in pairwise(prospects([mine, 10, 20], left)[0] for mine in range(30)))


def test_a_lead_is_worth_more_the_fewer_rounds_are_left() -> None:
    assert all(sooner > later for sooner, later in pairwise(prospects([0, 10, 20], left)[0] for left in range(6)))


@every_number_of_seats
@every_option
def test_finishing_says_what_it_is_worth_to_each_seat(seats: int, options: Options) -> None:
    state = start(seats, 0, options)
    view = GAME.view(state, state.turn)
    for number in range(20):
        worth = GAME.guide(view).finish(GAME.imagine(view, rng(number)), rng(number))
        assert len(worth) == seats
        assert all(0 <= one <= 1 for one in worth)
        assert sum(worth) == pytest.approx(1)


def endings(state: State) -> set[tuple[int, ...]]:
    """Every standing at which the round can end, by trying all moves."""
    found: set[tuple[int, ...]] = set()
    for move in GAME.moves(state, state.turn):
        after = GAME.copy(state)
        GAME.apply(after, after.turn, move, rng())
        sheet = GAME.view(after, None).sheet
        found |= endings(after) if sheet == state.sheet else {tuple(map(sum, zip(*sheet, strict=True)))}
    return found


MOST = [*REDS[:6], *BLUES[:6]]
"""Cards taken by a seat that no longer plays, so that every card the others take counts."""


@pytest.mark.parametrize(
    "state",
    [
        table([RED_7, BLUE_5], [BLUE_7, RED_5], [RED_7], [], cauldrons=[[RED_7], [BLUE_5, BLUE_5]], taken=[REDS[:1], [], [POISON], MOST]),
        table([POISON, RED_7], [RED_5, BLUE_7], [], [], cauldrons=[[RED_7, RED_5], [BLUE_7, BLUE_5]], taken=[[], [], [], MOST]),
        table(
            [RED_5],
            [RED_7],
            [POISON],
            [],
            cauldrons=[[RED_7], [BLUE_7]],
            taken=[[], [], [], MOST],
            stock=[BLUE_7, RED_7],
            options=DRAW_PILE,
        ),
        table([POISON], [RED_5], [RED_7], [], cauldrons=[[RED_7, RED_5]], taken=[[], [], [], MOST]),
        table([RED_7, POISON], [RED_7], [], [], cauldrons=[[RED_7]], taken=[[], [], [], MOST], sheet=((3, 0, 1, 9), (0, 4, 0, 0))),
    ],
    ids=["potions", "Poison", "draw pile", "an old colour starts anew", "a later round"],
)
def test_finishing_comes_to_what_the_rules_come_to(state: State) -> None:
    """A search plays on quickly, not by `apply`; it may prefer some endings, but must reach all that the rules allow, and no others."""
    view = GAME.view(state, 0)
    left = 4 - len(view.sheet) - 1
    possible = {tuple(prospects(list(sums), left)) for sums in endings(state)}
    reached = {tuple(GAME.guide(view).finish(GAME.copy(state), rng(number))) for number in range(3000)}
    assert len(possible) > 1
    assert reached == possible


def test_a_search_looks_no_further_than_the_round() -> None:
    state = table([POISON], [], [], taken=[[POISON]])
    guide = GAME.guide(GAME.view(state, 0))
    assert not guide.settled(state)
    GAME.apply(state, 0, Pour(POISON, 0), rng())
    assert guide.settled(state)
    assert guide.finish(state, rng()) == prospects([2, 0, 0], left=5)


def test_a_search_looks_no_further_than_the_end() -> None:
    state = table([POISON], [], [], taken=[[POISON]], sheet=((0, 0, 0),) * 5)
    guide = GAME.guide(GAME.view(state, 0))
    GAME.apply(state, 0, Pour(POISON, 0), rng())
    assert guide.settled(state)
    assert guide.finish(state, rng()) == prospects([2, 0, 0], left=0)


@pytest.mark.parametrize(
    ("cauldrons", "places"),
    [
        ([[], [], []], [0]),
        ([[RED_1], [], []], [0, 1]),
        ([[], [RED_1], []], [0, 1]),
        ([[], [], [RED_1]], [0, 2]),
        ([[RED_1], [POISON], []], [0, 1, 2]),
        ([[RED_1], [BLUE_1], [PURPLE_1]], [0, 1, 2]),
    ],
)
def test_of_several_empty_cauldrons_a_search_tries_the_first(cauldrons: list[list[Card]], places: list[int]) -> None:
    state = table([POISON], cauldrons=cauldrons)
    candidates = GAME.guide(GAME.view(state, 0)).candidates(state, 0)
    assert [move.cauldron for move in candidates] == places


@every_option
def test_a_search_leaves_out_no_other_move(options: Options) -> None:
    state, draws = start(4, 0, options), rng(1)
    while not state.sheet:
        view = GAME.view(state, state.turn)
        empty = [number for number, brew in enumerate(view.cauldrons) if not brew.cards]
        worth_a_try = {move for move in GAME.moves(state, state.turn) if move.cauldron not in empty[1:]}
        candidates = GAME.guide(view).candidates(state, state.turn)
        assert set(candidates) == worth_a_try
        assert len(candidates) == len(worth_a_try)
        play_on(state, draws)


# The beginner


def boiling(view: View, move: Pour) -> bool:
    """Whether a card makes its cauldron boil over."""
    return view.cauldrons[move.cauldron].total + VALUE[move.card.number] > LIMIT


@every_option
def test_a_beginner_hardly_ever_boils_over_where_another_card_fits(options: Options) -> None:
    fitting = needless = 0
    for deal in range(6):
        match = Match(GAME, 4, options, seed(deal))
        while match.outcome is None:
            ((seat, question),) = match.questions().items()
            view, moves = match.view(seat), match.moves(seat)
            chosen = bots.make("apprentice", GAME).choose(view, question.ask, moves, rng(match.step))
            assert isinstance(chosen, Pour)
            fits = not all(boiling(view, move) for move in moves)
            fitting += fits
            needless += fits and boiling(view, chosen)
            match.play(seat, chosen)
    assert fitting > 500
    assert needless <= 0.02 * fitting


def test_a_beginner_often_forgets_what_was_taken() -> None:
    """It then takes the smaller brew, even where it would be spared for the larger one."""
    brews = [[RED_5, RED_2, RED_2], [BLUE_5, BLUE_4]]
    state = table([RED_5, BLUE_5], cauldrons=brews, taken=[REDS[:5], BLUES[:5]])
    view, moves = GAME.view(state, 0), GAME.moves(state, 0)
    chosen = [bots.make("apprentice", GAME).choose(view, Play(), moves, rng(number)) for number in range(40)]
    assert choice(state) == Pour(RED_5, 0)
    assert set(chosen) == {Pour(RED_5, 0), Pour(BLUE_5, 1)}
    assert chosen.count(Pour(BLUE_5, 1)) > 20
