"""Reasons for and against a move: each situation is named after what is said of it, and only what is true is said."""

from itertools import islice

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import (
    Blank,
    Breaks,
    Buries,
    CanStop,
    Completes,
    Draws,
    Elsewhere,
    Finds,
    Forgoes,
    Hit,
    Matches,
    NoUse,
    OneShort,
    OwnCard,
    Picks,
    Potion,
    Refill,
    Robs,
    Score,
    Scores,
    SetsBack,
    Wins,
)
from chaudron.games.potion_academy.scoring import winners
from chaudron.games.potion_academy.state import OVER, twin_of
from chaudron.kernel.model import Move, Reason, Seat
from chaudron.testing import anything, rng
from tests.games.potion_academy.table import (
    AUTOMATON,
    DONE,
    FOUR_DIFFERENT,
    PLAIN,
    REFEREE,
    REFILL,
    THREE_ALIKE,
    THREE_DIFFERENT,
    aim,
    bury,
    busily,
    discard,
    hit,
    laid,
    place,
    play,
    points,
    score,
    table,
    use,
)

AMBER, AZURE = Potion.AMBER, Potion.AZURE
THREE = "amber left salvage, azure right bury, crimson right smash"
READY = "amber left salvage, azure right bury, emerald anyone smash"
STEPS = 60


def said(state: State, move: Move, seat: Seat = 0) -> tuple[Reason, ...]:
    return GAME.reasons(GAME.view(state, seat), GAME.asks(state)[seat], move)


# Scoring.


def test_a_combination_scores_now() -> None:
    assert said(table("none left pickpocket", placed=[THREE], scores=[1]), score(THREE_DIFFERENT, "amber left salvage")) == (
        Scores(points=1, total=2, goal=5),
    )


def test_a_combination_wins_the_game() -> None:
    assert said(table("none left pickpocket", placed=[THREE], scores=[4]), score(THREE_DIFFERENT, "amber left salvage")) == (
        Scores(points=1, total=5, goal=5),
        Wins(),
    )


def test_ending_the_turn_gives_up_points() -> None:
    state = table("emerald right pickpocket", placed=["amber left *salvage, azure right bury"])
    play(state, place("emerald right pickpocket"))
    assert DONE in GAME.moves(state, 0)
    assert said(state, DONE) == (Forgoes(points=1),)


# Placing.


def test_a_card_completes_a_combination() -> None:
    state = table("emerald right pickpocket, none left pickpocket", placed=["amber left salvage, azure right bury"])
    assert said(state, place("emerald right pickpocket")) == (Completes(THREE_DIFFERENT, points=1),)
    assert said(state, place("none left pickpocket")) == (Blank(),)


def test_a_fourth_potion_completes_a_better_combination() -> None:
    state = table("emerald right pickpocket", placed=[THREE])
    assert said(state, place("emerald right pickpocket"))[0] == Completes(FOUR_DIFFERENT, points=2)


def test_a_card_leaves_one_missing() -> None:
    state = table("amber hand-3 forage", placed=["amber left salvage"])
    assert said(state, place("amber hand-3 forage")) == (OneShort(THREE_ALIKE, points=3),)


def test_a_card_can_stop_somebody() -> None:
    state = table("azure hand-2-3 smash", placed=["crimson neighbours salvage", READY])
    assert CanStop(on=1, points=1) in said(state, place("azure hand-2-3 smash"))


# Actions.


def test_a_smashed_card_breaks_up_a_combination() -> None:
    state = table("", placed=["azure hand-2-3 smash, crimson neighbours salvage", READY])
    assert said(state, hit("azure hand-2-3 smash", "crimson neighbours salvage", 1, "amber left salvage")) == (Breaks(on=1, points=1),)


def test_a_smashed_card_sets_somebody_back() -> None:
    state = table("", placed=["azure hand-2-3 smash, crimson neighbours salvage", "amber left salvage, azure right bury"])
    assert said(state, hit("azure hand-2-3 smash", "crimson neighbours salvage", 1, "amber left salvage")) == (SetsBack(on=1, left=1),)


def test_a_snatched_card_matches_one_in_hand() -> None:
    state = table(
        "amber hand-3 forage", placed=["azure neighbours snatch, crimson neighbours salvage", "amber left salvage, azure right bury"]
    )
    move = hit("azure neighbours snatch", "crimson neighbours salvage", 1, "amber left salvage")
    assert said(state, move) == (SetsBack(on=1, left=1), Matches(AMBER, cards=1))


def test_an_action_may_hit_an_own_card() -> None:
    state = table("", placed=["azure hand-2-3 smash, emerald anyone smash, amber left salvage"])
    assert said(state, hit("azure hand-2-3 smash", "emerald anyone smash", 0, "amber left salvage")) == (OwnCard(),)


def test_a_pickpocket_chooses_from_a_hand_and_from_the_own_one_in_vain() -> None:
    state = table(
        "amber hand-3 forage", "crimson left forage, crimson two-placed bury", placed=["none left pickpocket, emerald anyone smash"]
    )
    assert said(state, aim("none left pickpocket", "emerald anyone smash", 1)) == (Robs(on=1, cards=2),)
    assert said(state, aim("none left pickpocket", "emerald anyone smash", 0)) == (NoUse(),)


def test_a_trapdoor_costs_somebody_a_card() -> None:
    state = table("amber hand-3 forage", "crimson left forage", placed=["azure right bury, emerald anyone smash"])
    assert said(state, aim("azure right bury", "emerald anyone smash", 1)) == (Buries(on=1),)


def test_a_card_of_the_discard_pile_would_complete_a_combination() -> None:
    state = table("", placed=["amber left salvage, azure right bury"], discarded="crimson left forage, amber hand-3 forage")
    assert said(state, use("amber left salvage")) == (Finds(Potion.CRIMSON, points=1),)


def test_foraging_keeps_the_better_of_two() -> None:
    assert said(table("", placed=["amber hand-3 forage"]), use("amber hand-3 forage")) == (Picks(),)


def test_a_refill_draws_what_is_missing() -> None:
    assert said(table("amber hand-3 forage", placed=[THREE]), REFILL) == (Draws(cards=3),)
    four = "amber hand-3 forage, amber left salvage, azure right bury, none left pickpocket"
    assert said(table(four), REFILL) == (Draws(cards=0),)


# Giving up and taking cards.


def test_a_card_to_give_up_goes_with_another_or_has_few_left() -> None:
    state = table(
        "amber hand-3 forage, amber left salvage, azure right bury, none left pickpocket",
        placed=["", "azure anyone salvage"],
        discarded="azure hand-2-3 smash",
    )
    play(state, REFILL)
    assert said(state, discard("amber hand-3 forage")) == (Matches(AMBER, cards=1),)
    assert said(state, discard("azure right bury")) == (Elsewhere(AZURE, cards=2),)
    assert said(state, discard("none left pickpocket")) == (Blank(),)


def test_a_card_to_bury_is_judged_alike() -> None:
    state = table(
        "crimson left forage",
        "amber hand-3 forage, amber left salvage",
        placed=["azure right bury, emerald anyone smash"],
    )
    play(state, aim("azure right bury", "emerald anyone smash", 1))
    assert said(state, bury("amber hand-3 forage"), 1) == (Matches(AMBER, cards=1),)


def test_what_is_said_comes_true() -> None:
    """Every reason for every move of whole matches is compared with what the move does; every kind occurs."""
    seen: set[type[Reason]] = set()
    for seats, number in ((1, 0), (2, 1), (4, 2)):
        for decide in (anything, busily):
            for state, _ in islice(REFEREE.walk(seats, number, PLAIN, decide), STEPS):
                for seat in GAME.asks(state):
                    for move in GAME.moves(state, seat)[:10]:
                        found = said(state, move, seat)
                        assert len(found) <= 3
                        seen.update(map(type, found))
                        true_of(state, seat, move, found)
    assert seen >= set(GAME.about.reasons) - {Wins}


def true_of(state: State, seat: Seat, move: Move, found: tuple[Reason, ...]) -> None:
    """Compare what is said of a move with what it does."""
    after = twin_of(state)
    GAME.apply(after, seat, move, rng())
    colour = int(state.turn)
    for reason in found:
        match reason:
            case Scores(gained, total, _):
                assert isinstance(move, Score) and points(after)[colour] == points(state)[colour] + gained == total
            case Wins():
                assert after.phase == OVER and seat in winners(after)
            case SetsBack(on, left) if isinstance(move, Hit):
                rows = [[each.card for each in laid(state, placed)] for placed in range(state.colours)]
                (row,) = [row for row in rows if move.card in row]
                assert on != seat and len(row) == left + 1
            case Completes():
                assert any(isinstance(other, Score) for other in GAME.moves(after, seat))
            case Draws(cards) if isinstance(move, Refill) and seat in GAME.asks(after) and after.turn == state.turn:
                assert len(GAME.view(after, seat).hand) - len(GAME.view(state, seat).hand) == cards
            case Robs(on, cards):
                held = len(state.sleeve) if on == AUTOMATON and state.seats == 1 else bin(state.hands[on]).count("1")
                assert cards == held
