"""Playing Potion Academy well: the sensible bot sees what is there, and a search looks a little further."""

import pytest

from chaudron import bots
from chaudron.bots import Ismcts
from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.guide import TurnGuide, prospects
from chaudron.games.potion_academy.model import Options, View
from chaudron.games.potion_academy.plan import judge
from chaudron.kernel.bot import Bot
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move
from chaudron.testing import rng, seed
from tests.games.potion_academy.table import (
    BOTH,
    DONE,
    EASIER,
    FOUR_DIFFERENT,
    PLAIN,
    SEATS,
    THREE_ALIKE,
    THREE_DIFFERENT,
    asked,
    card,
    discard,
    hit,
    offers,
    place,
    play,
    score,
    start,
    table,
    take,
    use,
)


def sensible() -> Bot[Move, View]:
    bot = GAME.heuristic()
    assert bot is not None
    return bot


def decision(state: State, bot: Bot[Move, View] | None = None, number: int = 0) -> Move:
    """What a bot does now, by default the sensible one."""
    seat, ask = asked(state)
    chosen = (bot or sensible()).choose(GAME.view(state, seat), ask, GAME.moves(state, seat), rng(number))
    assert chosen is not None
    return chosen


@pytest.mark.parametrize(("seats", "options"), [*((seats, PLAIN) for seats in SEATS), (1, EASIER), (2, BOTH), (4, BOTH)])
def test_it_plays_whole_matches_legally(seats: int, options: Options) -> None:
    match, bot, draws = Match(GAME, seats, options, seed(1)), sensible(), rng(1)
    while questions := match.questions():
        seat, question = next(iter(questions.items()))
        move = bot.choose(match.view(seat), question.ask, match.moves(seat), draws)
        assert move is not None
        match.play(seat, move, question.number)
    assert match.outcome is not None
    assert max(match.outcome.scores) >= 5 or seats == 1


def until(state: State, wanted: set[Move]) -> None:
    """Let the sensible bot play until it makes one of these moves; it must do so before it ends its turn."""
    while (chosen := decision(state)) not in wanted:
        assert chosen != DONE
        play(state, chosen)


def test_three_alike_are_scored_in_the_same_turn() -> None:
    """An action with these cards may come first."""
    state = table("azure bury", placed=["amber salvage, amber forage, amber pickpocket"])
    until(state, {score(THREE_ALIKE, f"amber {one}") for one in ("salvage", "forage", "pickpocket")})
    assert state.turns == 0


def test_a_combination_that_wins_comes_before_anything_else() -> None:
    """Even where an action would bring something first."""
    state = table("azure bury", placed=["amber salvage, azure smash, crimson forage", "emerald bury, emerald snatch"], scores=[4])
    assert decision(state) in {score(THREE_DIFFERENT, one) for one in ("amber salvage", "azure smash", "crimson forage")}


def test_the_third_of_a_kind_is_placed_and_then_scored() -> None:
    state = table("amber pickpocket, crimson smash", placed=["amber salvage, amber forage"])
    assert decision(state) == place("amber pickpocket")
    play(state, place("amber pickpocket"))
    until(state, {score(THREE_ALIKE, f"amber {one}") for one in ("salvage", "forage", "pickpocket")})


def test_three_different_wait_for_the_fourth_in_hand() -> None:
    state = table("emerald snatch, none left pickpocket", placed=["amber left *salvage, azure hand-2-3 *smash, crimson left *forage"])
    assert decision(state) == place("emerald snatch")
    play(state, place("emerald snatch"))
    until(state, {score(FOUR_DIFFERENT, one) for one in ("amber salvage", "azure smash", "crimson forage", "emerald snatch")})


def test_a_card_that_fits_is_salvaged() -> None:
    state = table(
        "none left pickpocket", placed=["amber hand-3 *forage, amber left salvage"], discarded="azure bury, amber snatch, crimson smash"
    )
    assert decision(state) == use("amber salvage")
    novice = [decision(state, bots.make("apprentice", GAME), number) for number in range(40)]
    assert 5 < novice.count(use("amber salvage")) < 35, "a beginner often overlooks what a card can do"
    play(state, use("amber salvage"))
    assert decision(state) == take("amber snatch")


def test_what_is_of_no_use_is_discarded() -> None:
    """After a refill: the card without potion goes, the pair and what may join it stay."""
    state = table("amber forage, amber snatch, none two-placed forage", placed=["amber *left *salvage"], pile="azure bury")
    play(state, GAME.moves(state, 0)[-1])
    assert decision(state) == discard("none two-placed forage")


def test_the_one_who_is_about_to_win_is_stopped() -> None:
    """Two of a kind before whoever has four points weigh more than before whoever has none."""
    state = table(
        "none left pickpocket",
        "crimson forage",
        "azure salvage",
        placed=["emerald anyone *smash, azure hand-2-3 smash", "crimson smash, crimson salvage", "amber salvage, amber forage"],
        scores=[0, 4, 0],
    )
    ahead = {hit("azure smash", "emerald smash", 1, one) for one in ("crimson smash", "crimson salvage")}
    behind = {hit("azure smash", "emerald smash", 2, one) for one in ("amber salvage", "amber forage")}
    assert ahead | behind <= offers(state)
    assert min(judge(state, 0, move) for move in ahead) > max(judge(state, 0, move) for move in behind)


def test_a_search_looks_as_far_as_the_guide_says_and_finds_the_win() -> None:
    state = table("amber pickpocket, crimson smash", placed=["amber salvage, amber forage"], scores=[2, 4, 4])
    view = GAME.view(state, 0)
    chosen = Ismcts(GAME, simulations=300).choose(view, asked(state)[1], GAME.moves(state, 0), rng())
    assert chosen == place("amber pickpocket")
    guide = TurnGuide(GAME, view)
    twin = GAME.copy(state)
    worth = guide.finish(twin, rng())
    assert guide.settled(twin)
    assert twin.turns <= state.turns + 6
    assert sum(worth) == pytest.approx(1)


def test_others_choose_their_first_discard_unseen() -> None:
    """What a search imagines has them all chosen, and chosen alike whatever the seat that searches will do."""
    state = start(4)
    dream = TurnGuide(GAME, GAME.view(state, 0)).imagine(GAME.view(state, 0), rng())
    assert [chosen >= 0 for chosen in dream.aside] == [False, True, True, True]


def test_prospects_follow_the_points_and_end_with_the_winner() -> None:
    even = table("amber forage", "azure bury", "crimson smash")
    ahead = table("amber forage", "azure bury", "crimson smash", scores=[3, 0, 0])
    assert prospects(ahead)[0] > prospects(even)[0]
    won = table(placed=["amber salvage, amber forage, amber pickpocket"], scores=[2])
    play(won, score(THREE_ALIKE, "amber salvage"))
    assert prospects(won) == [1.0, 0.0, 0.0]
    assert card("amber salvage") in GAME.view(won, 0).hand
