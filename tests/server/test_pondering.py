"""Bots that trade with people take their time; bots among themselves do not; and nobody waits for one that thinks."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.bots.levels import LEVELS
from chaudron.kernel.model import Move
from chaudron.kernel.rng import Rng
from chaudron.server import house, mind, thinker, wire
from chaudron.server.mind import HASTE, MOODS, READING, Mind
from chaudron.server.table import Table
from chaudron.store.tables import Holder, KeptTable
from tests.laws.bazaar import GAME, Accept, Bazaar, Done, Offer, Ware
from tests.server.people import House, Seat, until
from tests.server.trouble import dawdle, die

MARKET = next(name for name in games.names() if games.load(name).about.market)
OFFER = Offer((Ware.APPLE,), (Ware.BREAD,))


class Slow(Bazaar):
    """A market whose people think a minute before they are done, and a moment before anything else."""

    def ponder(self, move: Move) -> float:
        return {Done: 60.0, Accept: 4.0, Offer: 8.0}.get(type(move), 0.0)


def kept(*holders: Holder, pace: str = "calm") -> KeptTable:
    """A table with these at it."""
    return KeptTable(
        code="code", game="bazaar", options={}, public=False, patience=60, pace=pace, host="ada", status="playing", match="m", changed=0,
        holders=holders,
    )  # fmt: skip


def minded(level: str = "brewer", pace: str = "calm", *, person: bool = True) -> Mind:
    """What a bot has in mind at the beginning, at a table with a person or without one."""
    holders = (Holder(visitor="ada") if person else Holder(level="brewer"), Holder(level=level), Holder(level=level))
    return Mind(Slow(), kept(*holders, pace=pace), level, ("m", 1), now=1000.0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("pace", HASTE)
def test_no_bot_is_done_before_a_person_would_be(level: str, pace: str) -> None:
    slow = 60 * LEVELS[level].doubt * max(HASTE[pace], READING)
    found = minded(level, pace)
    assert found.ripe([Done()], 1000.0) == []
    assert not found.may(Done(), 1000.0)
    assert found.ripe([Done()], 1000.0 + 0.99 * slow * MOODS[0]) == []
    assert found.ripe([Done()], 1000.0 + slow * MOODS[1]) == [Done()]
    assert found.may(Done(), 1000.0 + slow * MOODS[1])


def test_an_offer_is_pondered_on_from_when_it_is_first_seen() -> None:
    found = minded()
    assert found.ripe([Done()], 1000.0) == []
    assert found.ripe([Accept(1), Done()], 1020.0) == []
    assert found.ripe([Accept(1), Accept(2), Done()], 1020.0 + 4 * MOODS[1]) == [Accept(1)]
    assert found.ripe([Accept(2), Done()], 1021.0 + 8 * MOODS[1]) == [Accept(2)]
    assert found.ripe([Accept(1), Done()], 1022.0 + 8 * MOODS[1]) == [], "what comes again is pondered on again"


def test_what_is_not_listed_is_pondered_on_from_the_beginning() -> None:
    found = minded()
    assert not found.may(OFFER, 1000.0 + 0.99 * 8 * MOODS[0])
    assert found.may(OFFER, 1000.0 + 8 * MOODS[1])


def test_bots_do_not_decide_all_in_the_same_moment() -> None:
    bots = [minded() for _ in range(20)]
    for bot in bots:
        bot.ripe([Done()], 1000.0)
    assert len({bot.ready[Done()] for bot in bots}) > 10


def test_bots_among_themselves_do_not_ponder() -> None:
    found = minded(person=False)
    assert found.ripe([Accept(1), Done()], 1000.0) == [Accept(1), Done()]
    assert found.may(OFFER, 1000.0)


def test_a_quick_table_is_quick_only_for_bots_alone() -> None:
    people, alone = (Holder(visitor="ada"), Holder(level="master")), (Holder(level="master"),) * 2
    assert (
        mind.haste(kept(*alone, pace="instant")) == 0 < mind.haste(kept(*people, pace="instant")) < mind.haste(kept(*people, pace="calm"))
    )
    assert mind.wits(kept(*alone, pace="instant"), "master") == mind.BREATH


# At a table, by a clock that the test turns.


def said(seat: Seat, move: Any) -> dict[str, Any]:
    return {"match": seat.play.match, "question": seat.question.number, "move": msgspec.Raw(msgspec.json.encode(move))}


@pytest.fixture
def quick_wits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that find words at once; how long they ponder is another matter."""
    for name, level in LEVELS.items():
        monkeypatch.setitem(LEVELS, name, level._replace(wits=(0.0, 0.0)))
    monkeypatch.setattr(mind, "BREATH", 0.01)
    monkeypatch.setattr(house, "STILL", 0.02)


@pytest.mark.usefixtures("with_bazaar", "quick_wits")
async def test_people_trade_while_bots_ponder(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    time = [1000.0]
    thought: Counter[int] = Counter()

    async def eager(game: Any, bot: str, view: Any, ask: Any, moves: list[Move], _: Any) -> Move | None:
        thought[view.seat] += 1
        return Done() if Done() in moves else OFFER

    monkeypatch.setattr(Bazaar, "ponder", Slow.ponder)
    monkeypatch.setattr(house, "now", lambda: time[0])
    monkeypatch.setattr(own.server.thinker, "choose", eager)
    visitor = await own.visitor("Ada")
    async with visitor.at(await visitor.create(game="bazaar", level="master", begin=True, seats=3)) as seat:
        table = await own.table(seat.told.room.code)
        assert table.flights.played is not None
        table.flights.played.match._state.hands = [Counter({Ware.APPLE: 3}) for _ in range(3)]

        async def reconsidered() -> None:
            before = Counter(thought)
            await until(lambda: all(thought[bot] > before[bot] + 2 for bot in (1, 2)))

        await reconsidered()
        assert table.flights.played.match.step == 0, "nobody has read the hand yet"
        await seat.do(wire.Answer, **said(seat, Offer((Ware.APPLE,), (Ware.DRUM,))))
        assert seat.play.step == 1, "but whoever wants to speak does"
        time[0] += 15
        await seat.reach(3)
        assert [line.told.key for line in seat.news].count("event-offered") == 3
        for step in (4, 5):
            await seat.do(wire.Answer, **said(seat, seat.question.choices[0].move if step == 4 else Offer((Ware.APPLE,), (Ware.DRUM,))))
        await reconsidered()
        assert not any(line.told.key == "event-is-done" for line in seat.news), "and nobody is done yet"
        time[0] += 60
        await seat.until(lambda told: told.play is not None and told.play.scene.turn == (0,))
        assert [line.told.key for line in seat.news].count("event-is-done") == 2


# With bots that think in processes of their own.


@pytest.fixture
async def market(own: House, quick_wits: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that ponder on nothing, and processes that are there already."""
    for name, level in LEVELS.items():
        monkeypatch.setitem(LEVELS, name, level._replace(doubt=0.0))
    game = games.load(MARKET)
    table = await own.table(await (await own.visitor()).create(game=MARKET, level="brewer", begin=True))
    assert table.flights.played is not None
    match = table.flights.played.match
    await own.server.thinker.choose(game, "random", match.view(1), match.questions()[1].ask, [], table.whose)


def idea(table: Table, seat: int = 0) -> Iterator[Move]:
    """Things that a seat might say and that are not listed."""
    for draw in range(1000):
        assert table.flights.played is not None
        move = table.game.invent(table.flights.played.match.view(seat), Rng(bytes(32), draw))
        if move is not None:
            yield move


@pytest.mark.usefixtures("market")
async def test_a_choice_that_came_too_late_costs_nothing_and_the_bot_is_asked_again(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = own.server.thinker.choose
    late: list[Move] = []
    asked: Counter[int] = Counter()
    taken = asyncio.Event()
    visitor = await own.visitor("Ada")
    async with visitor.at(await visitor.create(game=MARKET, level="brewer", begin=True)) as seat:
        table = await own.table(seat.told.room.code)
        assert table.flights.played is not None
        match = table.flights.played.match

        async def slow(game: Any, bot: str, view: Any, ask: Any, moves: list[Move], whose: Any) -> Move | None:
            """The pool decides, but what it says is heard only when all that was on offer is gone."""
            asked[view.seat] += 1
            deals = [move for move in moves if move not in opening]
            found = await choose(game, bot, view, ask, deals, whose) if deals and not taken.is_set() else None
            if found not in deals or taken.is_set():
                return None
            taken.set()
            late.append(found)
            await until(lambda: found not in match.moves(view.seat))
            assert asked.total() > 0
            asked.clear()
            return found

        opening = list(match.moves(1))
        monkeypatch.setattr(own.server.thinker, "choose", slow)
        for move in idea(table):
            if taken.is_set():
                break
            mine = [choice for choice in seat.question.choices if choice.move["type"] == "withdraw"]
            await seat.do(wire.Answer, **said(seat, mine[0].move if len(mine) > 3 else move))
            await asyncio.sleep(0.05)
        await asyncio.wait_for(taken.wait(), 60)
        while mine := [choice for choice in seat.question.choices if choice.move["type"] == "withdraw"]:
            await seat.do(wire.Answer, **said(seat, mine[0].move))
        await until(lambda: len(asked) == len(table.company.kept.holders) - 1)
        made = {move for _, move in match._moves}
        assert late and late[0] not in made
        assert all(who == 0 for who, _ in match._moves), "nothing came of it"


@pytest.mark.usefixtures("market")
@pytest.mark.parametrize("trouble", [die, dawdle])
async def test_bots_that_crash_or_dawdle_hold_up_nobody_and_speak_when_they_can(
    own: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, trouble: Any
) -> None:
    visitor = await own.visitor("Ada")
    with monkeypatch.context() as broken:
        broken.setattr(thinker, "think", trouble)
        broken.setattr(own.server.thinker.players, "deadline", 1.0)
        async with visitor.at(await visitor.create(game=MARKET, level="brewer", begin=True)) as seat:
            table = await own.table(seat.told.room.code)
            await until(lambda: "did not decide" in caplog.text)
            await seat.do(wire.Answer, **said(seat, next(idea(table))))
            assert seat.play.step == 1, "they keep silent, and others speak"
    async with visitor.at(table.code) as seat:
        await seat.until(lambda told: told.play is not None and told.play.step > 1)
        assert any(who != 0 for who, _ in table.flights.played.match._moves)  # type: ignore[union-attr]


# Who is waited for.


@pytest.mark.usefixtures("with_bazaar")
async def test_nobody_is_waited_for_who_may_keep_silent(own: House) -> None:
    visitor = await own.visitor("Ada")
    code = await visitor.create(game="bazaar", level="brewer", begin=True, seats=3)
    table = await own.table(code)
    assert table.flights.question(0) is not None
    (card,) = (await visitor.home()).mine
    assert card.code == code and not card.asked
    assert GAME.about.market
