"""Analyses on a server: who may have one, how far it is, that it is kept, and that play never waits for it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select, update

from chaudron import games
from chaudron.analysis.model import FORMAT
from chaudron.kernel.match import Match
from chaudron.server import analyst, thinker, wire
from chaudron.store import chronicle, matches
from chaudron.store.schema import analyses as analyses_kept
from chaudron.store.schema import steps, wanting
from chaudron.texts import texts
from tests.analysis.matches import played
from tests.server.conftest import Gather
from tests.server.people import House, Visitor, house, until
from tests.server.trouble import dawdle, die


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The analyst does not think long: it is about who is told, not how well."""
    monkeypatch.setattr(analyst, "judge_of", lambda match: "heuristic" if match.game.about.market else "ismcts:20")
    monkeypatch.setattr(analyst, "WALKS", 48)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """What is looked at is not told before this is set."""
    found = asyncio.Event()

    async def held(*_: object) -> list[object]:
        await found.wait()
        return []

    monkeypatch.setattr(thinker.Thinker, "examine", held)
    return found


def wishes(connection: Connection) -> int:
    """How many visitors want an analysis that is being made."""
    return len(connection.execute(select(wanting)).all())


async def kept(server: House, match: Match[Any, Any, Any]) -> str:
    """The address of the analysis of a match that has been played on a server."""
    begun = matches.beginning(match)
    await server.server.store.write(matches.bring, begun, match.record())
    return f"/api/analyses/{begun.id}"


async def state(visitor: Visitor, method: str, path: str) -> wire.Analysing:
    """How far an analysis is."""
    return await visitor.call(method, path, None, wire.Analysing)


async def reached(visitor: Visitor, path: str, wanted: Callable[[wire.Analysing], bool]) -> wire.Analysing:
    """Ask again until an analysis is as far as it is wanted."""
    while not wanted(found := await state(visitor, "GET", path)):
        await asyncio.sleep(0.02)
    return found


@pytest.mark.parametrize("name", games.names())
async def test_an_analysis_is_made_on_demand_and_told_in_words(shared: House, visitor: Visitor, name: str) -> None:
    match = played(name)
    path = await kept(shared, match)
    assert await state(visitor, "GET", path) == wire.Analysing("none")
    assert await state(visitor, "POST", path) == wire.Analysing("making", 0, match.step + 1, wanted=True)
    found = await reached(visitor, path, lambda found: found.status != "making")
    assert (found.status, found.done, found.of) == ("made", match.step + 1, match.step + 1)
    analysis = found.analysis
    assert analysis is not None
    assert len(analysis.curve) == match.step + 1 and len(analysis.accounts) == match.seats
    assert all(len(chances) == match.seats for chances in (analysis.start, *analysis.curve))
    words = texts("en", match.game)
    assert analysis.decisions
    for decision in analysis.decisions:
        assert decision.made.told is not None and words.has(decision.made.told.key)
        assert decision.made.move == msgspec.json.decode(msgspec.json.encode(match.made(decision.step)))
        assert all(words.has(told.key) for told in decision.made.reasons)
        assert (decision.best is None) == (decision.verdict == "same")
    for turn in analysis.turning_points:
        assert (turn.told is None) == (turn.seat is None) == (turn.step == 0)


async def test_what_a_bot_did_for_somebody_is_not_judged_as_their_decision(shared: House, visitor: Visitor) -> None:
    match = played("poison", number=2)
    path = await kept(shared, match)
    name = path.rpartition("/")[2]
    movers = [seat for seat, _ in match.record().moves]
    mine = [step for step, seat in enumerate(movers, 1) if seat == 0]
    away, left = mine[2:5], mine[-3]

    def played_for(connection: Connection) -> None:
        connection.execute(update(steps).where(steps.c.match == name, steps.c.n.in_(away)).values(minded=True))
        chronicle.succeed(connection, name, chronicle.Succession(left, 0, "left", "ada", "Ada", "brewer", "Basile"))

    await state(visitor, "POST", path)
    before = (await reached(visitor, path, lambda found: found.status == "made")).analysis
    await shared.server.store.write(played_for)
    await shared.server.store.write(lambda connection: connection.execute(delete(analyses_kept)))
    await state(visitor, "POST", path)
    after = (await reached(visitor, path, lambda found: found.status == "made")).analysis
    assert before is not None and after is not None
    assert before.minded == () and after.minded == (*away, *(step for step in mine if step > left))
    assert {each.step for each in before.decisions} & set(after.minded), "there was something to judge"
    assert after.decisions == tuple(each for each in before.decisions if each.step not in after.minded)
    assert after.curve == before.curve
    own = [each for each in after.decisions if each.seat == 0]
    assert after.accounts[0].given == pytest.approx(sum(each.cost for each in own), abs=0.001 * len(own))
    assert after.accounts[1:] == before.accounts[1:]


async def test_progress_is_seen_while_it_is_made(shared: House, visitor: Visitor) -> None:
    match = played("poison", number=1)
    path = await kept(shared, match)
    await state(visitor, "POST", path)
    halfway = await reached(visitor, path, lambda found: found.done > 0)
    assert halfway.status == "making" and halfway.done < halfway.of == match.step + 1
    assert halfway.done % analyst.STEPS == 0
    await reached(visitor, path, lambda found: found.status == "made")


async def test_it_is_kept_once_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as before:
        path = await kept(before, played("poison"))
        visitor = await before.visitor()
        await state(visitor, "POST", path)
        found = await reached(visitor, path, lambda found: found.status == "made")
    monkeypatch.setattr(thinker, "examine_steps", die)
    async with house(tmp_path) as after:
        visitor = await after.visitor()
        assert await state(visitor, "GET", path) == await state(visitor, "POST", path) == found
        monkeypatch.setattr(analyst, "FORMAT", FORMAT + 1)
        assert await state(visitor, "GET", path) == wire.Analysing("none"), "one that was made otherwise is made again"


async def test_only_finished_matches_have_one(gather: Gather) -> None:
    _, (visitor, *_), seats = await gather(3)
    for method in ("GET", "POST", "DELETE"):
        refused = await visitor.refused(method, f"/api/analyses/{seats[0].play.match}")
        assert (refused.kind, refused.reason) == ("denied", "under-way")
        refused = await visitor.refused(method, "/api/analyses/never")
        assert (refused.kind, refused.reason) == ("missing", "match")


async def test_it_is_cancelled_when_nobody_wants_it_any_more(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "examine_steps", dawdle)
    path = await kept(own, played("poison"))
    visitor, other = await own.visitor(), await own.visitor()
    for each in (visitor, other):
        assert (await state(each, "POST", path)).status == "making"
    assert (await state(visitor, "DELETE", path)).status == "making", "somebody else still wants it"
    assert (await state(other, "DELETE", path)).status == "none"
    assert not own.server.analyst.making and not own.server.thinker.analysts.line.thinking


async def test_what_somebody_else_wants_nobody_cancels_at_any_process(two: tuple[House, House], gate: asyncio.Event) -> None:
    one, other = two
    path = await kept(one, played("poison"))
    ada, bea, eve = await one.visitor(), await other.visitor(), await other.visitor()
    assert (await state(ada, "POST", path)).wanted
    await reached(bea, path, lambda found: found.status == "making")
    # Neither a stranger nor whoever has withdrawn already ends it, here or there.
    for method in ("GET", "DELETE", "DELETE"):
        assert await state(eve, method, path) == await state(bea, "GET", path)
        assert (await state(ada, "GET", path)).wanted
    assert (await state(bea, "POST", path)).wanted
    for _ in range(2):
        left = await state(ada, "DELETE", path)
        assert (left.status, left.wanted) == ("making", False)
    assert (await state(bea, "GET", path)).wanted
    assert (await state(bea, "DELETE", path)).status == "none"
    gate.set()
    await until(lambda: not one.server.analyst.making)
    assert (await state(ada, "GET", path)).status == "none"


@pytest.mark.parametrize("last", ["here", "elsewhere"])
async def test_whoever_is_forgotten_wants_none_any_more(two: tuple[House, House], last: str, gate: asyncio.Event) -> None:
    one, other = two
    path = await kept(one, played("poison"))
    ada, bea = await one.visitor("Ada"), await other.visitor("Bea")
    await state(ada, "POST", path)
    await reached(bea, path, lambda found: found.status == "making")
    await state(bea, "POST", path)
    assert await one.server.store.read(wishes) == 2
    for each in (bea, ada) if last == "here" else (ada, bea):
        assert (await each.send("DELETE", "/api/me")).status_code == 204
    assert await one.server.store.read(wishes) == 0
    gate.set()
    await until(lambda: not one.server.analyst.making)


async def test_play_goes_on_while_an_analysis_takes_for_ever(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "examine_steps", dawdle)
    path = await kept(own, played("poison"))
    visitor = await own.visitor()
    await state(visitor, "POST", path)
    async with visitor.at(await visitor.create(level="apprentice", begin=True)) as seat:
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        step = seat.play.step
        await seat.do(wire.Answer, **seat.answer())
        await seat.until(lambda told: told.play is not None and told.play.step > step + 1)
    assert (await state(visitor, "GET", path)).status == "making"


async def test_one_that_cannot_be_made_is_told_and_can_be_asked_for_again(
    shared: House, visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = await kept(shared, played("poison"))
    with monkeypatch.context() as patch:
        patch.setattr(thinker, "examine_steps", die)
        await state(visitor, "POST", path)
        await until(lambda: not shared.server.analyst.making)
    assert "no analysis" in caplog.text
    assert await state(visitor, "GET", path) == wire.Analysing("failed")
    assert (await state(visitor, "POST", path)).status == "making"
    await reached(visitor, path, lambda found: found.status == "made")


async def test_only_so_many_are_made_at_once(shared: House, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "MOST_WAITING", 0)
    refused = await visitor.refused("POST", await kept(shared, played("poison")))
    assert (refused.kind, refused.reason) == ("busy", "analysing")


async def test_another_site_cannot_ask_for_one(shared: House, visitor: Visitor) -> None:
    path = await kept(shared, played("poison"))
    answer = await visitor.http.post(path, headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == 403
    assert not shared.server.analyst.making
