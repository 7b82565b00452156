"""Ratings and duels from mixed tables, and their picture."""

import xml.etree.ElementTree as ElementTree
from random import Random
from statistics import fmean

import pytest

from chaudron import games
from chaudron.bots.levels import LEVELS
from chaudron.kernel.model import Outcome
from chaudron.lab.arena import LadderPlan, Result, schedule
from chaudron.lab.ladder import Duel, Ladder, Rung, ahead, budget, entrants
from chaudron.lab.picture import picture
from chaudron.lab.tables import markdown
from chaudron.ratings import UNKNOWN, Skill

STRENGTHS = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0, "e": 0.5}


def toy(plan: LadderPlan) -> list[list[Result]]:
    """A game of pure luck and known strengths: whoever has more lots is drawn earlier."""
    deals: list[list[Result]] = [[] for _ in range(plan.deals)]
    chance = Random(plan.seed)
    for sitting in schedule(plan):
        left, ranks = list(range(plan.seats)), [0] * plan.seats
        for rank in range(plan.seats):
            [first] = chance.choices(left, [STRENGTHS[sitting.seating[seat]] for seat in left])
            left.remove(first)
            ranks[first] = rank
        outcome = Outcome((0,) * plan.seats, tuple(ranks), (ranks.index(0),))
        deals[sitting.deal].append(Result(sitting.deal, sitting.number, sitting.seating, outcome, 1))
    return deals


def rated(plan: LadderPlan) -> Ladder:
    ladder = Ladder(plan)
    for deal in toy(plan):
        ladder.add(deal)
    return ladder


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    return rated(LadderPlan("toy", ("c", "a", "d", "b", "e"), {}, 20, seed=1, places=4))


def test_the_ratings_are_in_the_order_of_the_strengths(ladder: Ladder) -> None:
    rungs = ladder.rungs()
    assert [rung.bot for rung in rungs] == ["a", "b", "c", "d", "e"]
    for rung in rungs:
        assert rung.low is not None and rung.high is not None
        assert rung.low < rung.rating < rung.high
        assert rung.games == 20 * 24 * 4 / 5
    for better, worse in zip(rungs, rungs[2:], strict=False):
        assert better.low is not None and worse.high is not None and better.low > worse.high, "two steps apart, there is no doubt"


def test_the_mean_of_all_ratings_is_that_of_a_newcomer_in_every_replicate(ladder: Ladder) -> None:
    """So what shifts all bots alike neither changes a rating nor widens its interval."""
    before = ladder.rungs()
    assert fmean(rung.rating for rung in before) == pytest.approx(UNKNOWN.mu)
    for shift, ratings in enumerate([ladder.ratings, *ladder.replicates]):
        ratings.of = {bot: Skill(skill.mu + shift, skill.sigma) for bot, skill in ratings.of.items()}
    for rung, shifted in zip(before, ladder.rungs(), strict=True):
        assert (shifted.rating, shifted.low, shifted.high) == pytest.approx((rung.rating, rung.low, rung.high))


def test_duels_come_near_the_true_odds(ladder: Ladder) -> None:
    duels = {(duel.bot, duel.other): duel for duel in ladder.duels()}
    assert len(duels) == 20
    within = [duel.low <= STRENGTHS[one] / (STRENGTHS[one] + STRENGTHS[two]) <= duel.high for (one, two), duel in duels.items()]
    assert sum(within) >= 16, "95 % intervals"
    for (one, two), duel in duels.items():
        back = duels[two, one]
        assert duel.share == pytest.approx(1 - back.share)
        assert duel.low == pytest.approx(1 - back.high)


def test_more_deals_make_narrower_intervals(ladder: Ladder) -> None:
    fewer = rated(LadderPlan("toy", tuple(STRENGTHS), {}, 5, seed=1, places=4))

    def width(rungs: list[Rung]) -> float:
        return sum((rung.high or 0) - (rung.low or 0) for rung in rungs)

    assert width(ladder.rungs()) < 0.8 * width(fewer.rungs())


def test_one_deal_has_no_interval() -> None:
    rungs = rated(LadderPlan("toy", ("a", "e"), {}, 1, seed=0, places=2)).rungs()
    assert [(rung.low, rung.high) for rung in rungs] == [(None, None)] * 2
    ElementTree.fromstring(picture("one deal", rungs))


def test_bots_may_hold_several_seats() -> None:
    rungs = rated(LadderPlan("toy", ("c", "a", "e"), {}, 6, seed=0, places=7)).rungs()
    assert [rung.bot for rung in rungs] == ["a", "c", "e"]


def test_a_tie_counts_half() -> None:
    game = Result(0, 0, ("a", "b", "a", "b"), Outcome((0,) * 4, (0, 0, 2, 3), (0, 1)), 1)
    assert ahead(game, "a", "b") == [0.5, 1.0, 0.0, 1.0]
    one = Ladder(LadderPlan("toy", ("a", "b"), {}, 1, seed=0, places=4))
    one.add([game])
    assert {duel.share for duel in one.duels()} == {0.625, 0.375}
    assert one.duels()[0].bot == "a" and isinstance(one.duels()[0], Duel)


@pytest.mark.parametrize("name", games.names())
def test_the_levels_of_every_game_take_part(name: str) -> None:
    game = games.load(name)
    found = entrants(game)
    assert {"random", *LEVELS} <= set(found)
    assert len(set(found)) == len(found)
    assert ("oracle" if game.about.market else "oracle:1000") in found


def test_only_simulations_are_a_budget() -> None:
    assert budget("ismcts:40") == ("ismcts", 40)
    assert budget("oracle:1000") == ("oracle", 1000)
    assert [budget(bot) for bot in ("ismcts:0.5s", "heuristic", "trader:12", "strong", "oracle")] == [None] * 5


def test_the_tables_say_what_is_known_and_leave_the_rest_empty() -> None:
    found = markdown(rungs("ismcts:40", "random"), [Duel("ismcts:40", "random", 0.75, 0.625, 0.875)]).splitlines()
    assert "| `ismcts:40` | 10 | 30.0 (29.0 – 31.5) | 0.500 (0.400 – 0.600) |" in found
    assert found[-2:] == ["| `ismcts:40` |  | 75 (62 – 88) |", "| `random` |  |  |"]


def test_a_single_deal_has_no_interval() -> None:
    assert "| `a` | 1 | 25.0 | 1.000 (0.207 – 1.000) |" in markdown([Rung("a", 1, 25.0, None, None, 1.0, 0.2066, 1.0)], [])


def rungs(*bots: str) -> list[Rung]:
    return [Rung(bot, 10, 30.0 - place, 29.0 - place, 31.5 - place, 0.5, 0.4, 0.6) for place, bot in enumerate(bots)]


@pytest.mark.parametrize(
    "bots", [("oracle:1000", "ismcts:200", "heuristic", "ismcts:40", "random"), ("ismcts:10",), ("strong", "good", "naive")]
)
def test_every_bot_is_in_the_picture(bots: tuple[str, ...]) -> None:
    drawn = ElementTree.fromstring(picture("a <title> & more", rungs(*bots)))
    svg = "{http://www.w3.org/2000/svg}"
    words = ["".join(text.itertext()) for text in drawn.iter(f"{svg}text")]
    assert "a <title> & more" in words
    for bot in bots:
        assert (bot.partition(":")[0] if budget(bot) else bot) in words
    assert len(list(drawn.iter(f"{svg}circle"))) == (sum(budget(bot) is not None for bot in bots) or len(bots))
    for x, y in [(float(text.attrib["x"]), float(text.attrib["y"])) for text in drawn.iter(f"{svg}text")]:
        assert 0 < x < 720 and 0 < y < 440


def test_a_curve_rises_with_its_budgets() -> None:
    drawn = ElementTree.fromstring(picture("", rungs("ismcts:1000", "ismcts:200", "ismcts:40")))
    [curve] = drawn.iter("{http://www.w3.org/2000/svg}polyline")
    points = [tuple(map(float, point.split(","))) for point in curve.attrib["points"].split()]
    assert points == sorted(points), "from small budgets to large ones"
    assert [y for _, y in points] == sorted((y for _, y in points), reverse=True), "up is strong"


def test_the_levels_have_a_skill_for_the_ratings_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    for level, strength in zip(LEVELS, (1.0, 3.0, 9.0), strict=True):
        monkeypatch.setitem(STRENGTHS, level, strength)
    skills = rated(LadderPlan("toy", ("e", *LEVELS), {}, 12, seed=1, places=4)).skills()
    assert list(skills) == list(LEVELS), "and nobody else"
    assert [skill.mu for skill in skills.values()] == sorted(skill.mu for skill in skills.values())
    assert all(skill.sigma > 0 for skill in skills.values())
