"""The game for two: one hand and two colours each (ACA-26 to ACA-28)."""

from itertools import pairwise

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import (
    Aim,
    Began,
    Colour,
    Ended,
    FollowUp,
    Hit,
    Options,
    Placed,
    Scored,
    TakeTurn,
    TurnBegan,
)
from chaudron.kernel.model import News, Outcome
from chaudron.testing import rng, told
from tests.games.potion_academy.table import (
    BLUE,
    BOTH,
    DONE,
    GREEN,
    ORANGE,
    PLAIN,
    RED,
    REFILL,
    THREE_ALIKE,
    THREE_DIFFERENT,
    TO_SIX,
    actions,
    aim,
    asked,
    bury,
    card,
    cards,
    discard,
    hand,
    hit,
    laid,
    phase,
    pile,
    place,
    play,
    points,
    public,
    row,
    score,
    scores,
    start,
    table,
    tokens_left,
    use,
    walk,
)

DIFFERENT = "amber *left *salvage, azure *right *bury, crimson *right *smash"
ALIKE = "emerald *right *pickpocket, emerald *neighbours *bury, emerald *anyone *smash"


@pytest.mark.parametrize("first", [0, 1])
def test_aca_26_the_colours_alternate_clockwise(first: int) -> None:
    """A-red, B-blue, A-orange, B-green; a turn is told with its colour."""
    hands = ["amber salvage", "azure bury"]
    state = table(*hands, seats=2, first=first)
    found = []
    news: list[News] = []
    for _ in range(5):
        seat, ask = asked(state)
        assert isinstance(ask, TakeTurn)
        found.append((seat, ask.colour))
        news += play(state, REFILL)
        news += play(state, GAME.moves(state, seat)[0])
    red, blue, orange, green = Colour
    other = 1 - first
    turns = [(first, red), (other, blue), (first, orange), (other, green), (first, red)]
    assert found == turns
    assert [(event.seat, event.colour) for event in told(news, TurnBegan)] == [*turns[1:], (other, blue)]


def test_aca_26_a_random_player_is_a_and_red_begins() -> None:
    starters = set()
    for number in range(12):
        news: list[News] = []
        state = start(2, number, news=news)
        (began,) = told(news, Began)
        for seat in (1, 0):
            GAME.apply(state, seat, GAME.moves(state, seat)[0], rng(number), news)
        assert asked(state) == (began.seat, TakeTurn(colour=Colour.RED))
        assert told(news, TurnBegan) == [TurnBegan(began.seat, Colour.RED)]
        starters.add(began.seat)
    assert starters == {0, 1}


def test_aca_26_a_turn_is_played_for_one_colour() -> None:
    """Its cards, its tokens, its score; the hand is the same for both."""
    state = table(
        "amber forage, violet smash",
        placed=["none left pickpocket", "", "emerald anyone *smash, none hand-3 bury"],
        seats=2,
        turn=RED,
    )
    assert actions(state) == set(), "red has one card only; those of orange are not joined with it"
    play(state, place("amber forage"))
    assert laid(state, RED) == row("none left pickpocket, amber forage")
    assert laid(state, ORANGE) == row("emerald anyone *smash, none hand-3 bury")
    assert hand(state, 0) == cards("violet smash")


def test_aca_26_each_colour_has_tokens_of_its_own() -> None:
    state = table("", "amber salvage", placed=["none left pickpocket, emerald anyone smash"], seats=2, turn=RED)
    play(state, aim("none left pickpocket", "emerald anyone smash", 1))
    assert [tokens_left(state, colour) for colour in (RED, BLUE, ORANGE, GREEN)] == [5, 7, 7, 7]


def test_aca_26_each_colour_has_a_score_of_its_own() -> None:
    state = table("violet smash", placed=["", "", DIFFERENT], scores=[1, 2, 3, 0], seats=2, turn=ORANGE)
    news = play(state, score(THREE_DIFFERENT, "azure bury"))
    assert points(state) == (1, 2, 4, 0)
    assert [(event.points, event.total) for event in told(news, Scored)] == [(1, 4)]
    assert laid(state, ORANGE) == ()
    assert hand(state, 0) == cards("violet smash, azure bury")


def test_aca_26_combinations_are_not_made_of_both_colours() -> None:
    state = table("violet smash", placed=["amber salvage, azure bury", "", "crimson smash, emerald smash"], seats=2, turn=RED)
    assert scores(state) == set()


def test_aca_26_one_hand_each() -> None:
    """What is drawn for one colour is placed for the other."""
    state = table("amber salvage", "azure bury, violet forage", pile="crimson smash, crimson bury, crimson salvage", seats=2)
    play(state, REFILL, discard("amber salvage"))
    play(state, place("azure bury"))
    assert asked(state) == (0, TakeTurn(colour=Colour.ORANGE))
    news = play(state, place("crimson smash"))
    assert told(news, Placed) == [Placed(0, card("crimson smash"))]
    assert laid(state, ORANGE) == row("crimson smash")


def test_aca_26_the_hands_begin_with_four_and_keep_three() -> None:
    state = start(2)
    assert (public(state).hands, public(state).pile) == ((4, 4), 16)
    most = max(max(public(each).hands) for each, _ in walk(2, 1) if phase(each) == "turn" and not public(each).scored)
    assert most == 3


# Targets over four colours.


def crossed(through: str, by: str, turn: int, first: int = 0) -> State:
    """Every colour has placed a card, the one in turn two that can be combined; both hands have one card."""
    spare = ["amber forage", "amber snatch", "azure snatch", "crimson bury"]
    rows = [f"{by}, {through}" if colour == turn else spare[colour] for colour in range(4)]
    return table("violet forage", "emerald snatch", placed=rows, seats=2, turn=turn, first=first)


def hit_colours(state: State, through: str) -> set[int]:
    """The colours that a smash through a target reaches."""
    found = set()
    for move in actions(state):
        if isinstance(move, Hit) and move.through == card(through):
            (colour,) = [colour for colour in range(4) if any(one.card == move.card for one in laid(state, colour))]
            assert move.on == (colour + state.first) % 2
            found.add(colour)
    return found


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("turn", [RED, BLUE, ORANGE, GREEN])
@pytest.mark.parametrize(
    ("through", "steps"),
    [
        ("neighbours salvage", {1, 3}),
        ("amber left salvage", {1}),
        ("azure right bury", {3}),
        ("azure anyone salvage", {0, 1, 2, 3}),
    ],
)
def test_aca_27_targets_are_counted_over_the_four_colours(through: str, steps: set[int], turn: int, first: int) -> None:
    """Left and right reach one opposing colour each, neighbours both; only anyone reaches a player's own colours."""
    state = crossed(through, "azure smash", turn, first)
    assert hit_colours(state, through) == {(turn + step) % 4 for step in steps}


@pytest.mark.parametrize("through", ["neighbours salvage", "amber left salvage", "azure right bury"])
@pytest.mark.parametrize("by", ["none left pickpocket", "none hand-3 bury"])
def test_aca_27_pickpocket_and_bury_name_the_player(through: str, by: str) -> None:
    """One move, though two colours of theirs may be reached."""
    for turn in (RED, BLUE, ORANGE, GREEN):
        state = crossed(through, by, turn)
        opponent = 1 - turn % 2
        assert {move for move in actions(state) if isinstance(move, Aim) and move.through == card(through)} == {aim(by, through, opponent)}


def test_aca_27_pickpocket_through_anyone_names_either_player() -> None:
    state = crossed("azure anyone salvage", "none left pickpocket", RED)
    assert {move for move in actions(state) if isinstance(move, Aim)} == {
        aim("none left pickpocket", "azure anyone salvage", 0),
        aim("none left pickpocket", "azure anyone salvage", 1),
    }


def test_aca_27_two_placed_counts_per_colour() -> None:
    mine = "azure smash, amber two-placed snatch"
    state = table("violet forage", placed=[mine, "amber forage", "azure bury, azure salvage", "crimson bury"], seats=2)
    assert actions(state) == set(), "two placed cards of two colours are not two placed cards; the own second colour is no opponent"
    state = table("violet forage", placed=[mine, "amber forage", "", "crimson bury, crimson smash"], seats=2)
    assert hit_colours(state, "amber two-placed snatch") == {GREEN}
    mine = "none left pickpocket, amber two-placed *snatch"
    state = table("violet forage", placed=[mine, "amber forage", "", "crimson bury, crimson smash"], seats=2)
    assert actions(state) == {aim("none left pickpocket", "amber two-placed snatch", 1)}


def test_aca_27_hand_conditions_look_at_the_one_hand() -> None:
    mine = "none left pickpocket, azure hand-2-3 *smash, amber hand-3 *forage"
    for held, through in (
        ("amber snatch", set()),
        ("amber snatch, azure bury", {"azure smash"}),
        ("amber snatch, azure bury, crimson bury", {"azure smash", "amber forage"}),
    ):
        state = table("violet smash, violet forage, violet snatch", held, placed=[mine], seats=2)
        assert actions(state) == {aim("none left pickpocket", each, 1) for each in through}


def test_aca_27_the_own_second_colour_may_be_snatched_from_through_anyone() -> None:
    mine, second = "azure neighbours snatch, azure anyone salvage", "crimson *right *smash, violet forage"
    state = table("", placed=[mine, "", second], seats=2, turn=RED)
    play(state, hit("azure snatch", "azure salvage", 0, "crimson smash"))
    assert hand(state, 0) == cards("crimson smash")
    assert laid(state, ORANGE) == row("violet forage")
    assert [tokens_left(state, colour) for colour in (RED, ORANGE)] == [5, 7]


def test_aca_27_bury_on_the_opponent() -> None:
    state = table(
        "", "amber snatch, azure smash", placed=["", "", "none hand-3 bury, amber left salvage"], pile="crimson bury", seats=2, turn=ORANGE
    )
    play(state, aim("none hand-3 bury", "amber left salvage", 1), bury("azure smash"))
    assert hand(state, 0) == cards("crimson bury")
    assert pile(state)[-1] == card("azure smash")
    assert asked(state) == (1, TakeTurn(colour=Colour.GREEN))


def test_aca_27_the_card_just_placed_for_one_colour_binds_that_turn_only() -> None:
    state = table("violet forage", "violet smash", placed=["none left pickpocket, azure anyone salvage"], seats=2)
    play(state, place("violet forage"))
    assert asked(state) == (0, FollowUp(card=card("violet forage")))
    assert use("violet forage") in actions(state)
    play(state, DONE)
    assert asked(state) == (1, TakeTurn(colour=Colour.BLUE))
    assert public(state).fresh is None


# The end.


def test_aca_28_the_game_ends_when_one_colour_reaches_the_goal() -> None:
    """Not when both together do."""
    state = table("violet smash", placed=[DIFFERENT], scores=[3, 0, 3, 0], seats=2)
    play(state, score(THREE_DIFFERENT, "azure bury"))
    assert GAME.outcome(state) is None
    state = table("violet smash", placed=[DIFFERENT], scores=[4, 0, 3, 0], seats=2)
    news = play(state, score(THREE_DIFFERENT, "azure bury"))
    assert GAME.outcome(state) == Outcome((8, 0), (0, 1), (0,))
    assert told(news, Ended) == [Ended((0,), tied=False, cut=False)]


def test_aca_28_most_points_of_both_colours_win() -> None:
    """Whoever ended the game need not."""
    state = table("violet smash", placed=[DIFFERENT], scores=[4, 4, 0, 4], seats=2)
    news = play(state, score(THREE_DIFFERENT, "azure bury"))
    assert GAME.outcome(state) == Outcome((5, 8), (1, 0), (1,))
    assert told(news, Ended) == [Ended((1,), tied=False, cut=False)]


def test_aca_28_points_beyond_the_goal_are_counted() -> None:
    state = table("violet smash", placed=["", "", ALIKE], scores=[0, 3, 4, 3], seats=2, turn=ORANGE)
    play(state, score(THREE_ALIKE, "emerald smash"))
    assert GAME.outcome(state) == Outcome((7, 6), (0, 1), (0,))


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("turn", [RED, BLUE, ORANGE, GREEN])
def test_aca_28_on_a_tie_whoever_ended_the_game_wins(turn: int, first: int) -> None:
    before = [1, 1, 1, 1]
    before[turn] = 4
    before[(turn + 1) % 4] = 4
    before[(turn + 3) % 4] = 2
    rows = [DIFFERENT if colour == turn else "" for colour in range(4)]
    ender = (turn + first) % 2
    state = table("violet smash", "violet snatch", placed=rows, scores=before, seats=2, turn=turn, first=first)
    news = play(state, score(THREE_DIFFERENT, "azure bury"))
    assert GAME.outcome(state) == Outcome((6, 6), (0, 1) if ender == 0 else (1, 0), (ender,))
    assert told(news, Ended) == [Ended((ender,), tied=True, cut=False)]


@pytest.mark.parametrize(("options", "before", "ends"), [(PLAIN, 4, True), (TO_SIX, 4, False), (TO_SIX, 5, True), (BOTH, 5, True)])
def test_aca_28_the_goal_is_that_of_the_track(options: Options, before: int, *, ends: bool) -> None:
    state = table("violet smash", placed=[DIFFERENT], scores=[before, 0, 0, 0], seats=2, options=options)
    play(state, score(THREE_DIFFERENT, "azure bury"))
    assert (GAME.outcome(state) is not None) == ends


def test_aca_26_four_turns_make_a_round_whatever_happens() -> None:
    turns = [(public(state).turns, public(state).turn) for state, _ in walk(2, 4) if phase(state) not in ("first", "over")]
    assert all(turn == number % 4 for number, turn in turns)
    assert all(two - one in (0, 1) for (one, _), (two, _) in pairwise(turns))
