"""Looking back: everybody at a finished match through any eyes, and at one that runs only at their own past."""

import json
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from chaudron import bots, games
from chaudron.bots.table import play
from chaudron.kernel.match import Match
from chaudron.kernel.record import encode_record
from chaudron.kernel.scene import Scene
from chaudron.server import looks, wire
from chaudron.server.guest import encode
from chaudron.server.look import again, look
from chaudron.store.chronicle import Chronicle
from tests.server.conftest import Gather
from tests.server.people import GAME, House, Visitor, check_refused, play_on

AnyMatch = Match[Any, Any, Any]


@cache
def played(name: str) -> AnyMatch:
    """A finished match among random bots."""
    game = games.load(name)
    match: AnyMatch = Match(game, game.about.seats[-1], seed=bytes(32))
    play(match, {seat: bots.make("random", game) for seat in range(match.seats)}, bytes(32))
    return match


def told(match: AnyMatch, eye: wire.Eye) -> wire.Look:
    """A look, as it comes out of the wire."""
    return msgspec.json.decode(encode(look(match, eye)), type=wire.Look)


def scenes(found: wire.Look) -> list[dict[str, Any]]:
    """The scenes of a look, put together again."""
    heads, zones = json.loads(encode(found.heads)), json.loads(encode(found.zones))
    return [{**heads[frame.head], "zones": [zones[number] for number in frame.zones]} for frame in found.frames]


def shown(scene: Scene) -> dict[str, Any]:
    """A scene as the wire carries it, without whose it is."""
    data: dict[str, Any] = json.loads(encode(scene))
    del data["seat"]
    return data


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("eye", [0, 1, "onlooker"])
def test_an_eye_sees_what_it_saw_and_hears_what_it_heard(name: str, eye: wire.Eye) -> None:
    match = played(name)
    found = told(match, eye)
    seat = eye if isinstance(eye, int) else None
    real = [shown(now.game.scene(now.view(seat))) for now, _ in again(match)]
    assert scenes(found) == [real[max(stop for stop in found.stops if stop <= step)] for step in range(match.step + 1)]
    heard = [step for step, (_, news) in enumerate(again(match)) for item in news if item.heard_by(seat)]
    assert [line.step for line in found.lines] == heard
    assert found.opened == []


@pytest.mark.parametrize("name", games.names())
def test_with_everything_open_all_see_what_each_sees_of_their_own(name: str) -> None:
    match = played(name)
    found = told(match, "open")
    onlooker = told(match, "onlooker")
    assert found.opened and len(found.lines) >= len(onlooker.lines)
    for step, ((now, _), scene) in enumerate(zip(again(match), scenes(found), strict=True)):
        if step not in found.stops:
            continue
        zones = {zone["id"]: zone for zone in scene["zones"]}
        for seat in range(match.seats):
            own = {zone.id: json.loads(encode(zone)) for zone in now.game.scene(now.view(seat)).zones if zone.owner == seat}
            assert all(own[name] == zones[name] for name in own if name in zones)
            assert f"hand:{seat}" in zones
    # What can only be pressed is not on the table.
    assert {name.split(":")[0] for name in found.opened} <= {"hand", "aside", "potions"}


def test_a_market_is_looked_at_by_deals_and_not_by_words() -> None:
    match = played("zaubercocktail")
    found = told(match, "onlooker")
    said = [step for step, (_, news) in enumerate(again(match)) if step > 0 and all(item.event.words for item in news)]
    assert said, "people only talk now and then"
    assert not set(said) & set(found.stops)
    assert sorted({*said, *found.stops}) == list(range(match.step + 1))


# Who may look at what.


async def finished(visitor: Visitor) -> str:
    """Play a match to its end and return its id."""
    async with visitor.at(await visitor.create(level="apprentice", begin=True)) as seat:
        await play_on(seat)
        return seat.play.match


async def test_everybody_may_look_at_a_finished_match_through_any_eyes(visitor: Visitor, other: Visitor) -> None:
    match = await finished(visitor)
    past = await visitor.call("GET", f"/api/matches/{match}", None, wire.Past)
    theirs = await other.call("GET", f"/api/matches/{match}", None, wire.Past)
    assert (past.mine, theirs.mine) == (0, None)
    assert past.eyes[0] == 0 and theirs.eyes[0] == "open"
    assert set(past.eyes) == set(theirs.eyes) == {*range(len(past.room.chairs)), "open", "onlooker"}
    assert past.outcome is not None and past.seed is not None and past.kept
    assert [chair.who for chair in past.room.chairs] == ["person", "bot", "bot", "bot"]
    assert all(chair.name for chair in past.room.chairs)
    for eye in ("1", "2", "open", "onlooker"):
        found = await other.call("GET", f"/api/matches/{match}/looks/{eye}", None, wire.Look)
        assert len(found.frames) == past.steps + 1
        assert found.eye == (int(eye) - 1 if eye.isdigit() else eye)


async def test_while_a_match_runs_nobody_sees_more_than_their_own_past(gather: Gather, other: Visitor) -> None:
    _, visitors, seats = await gather(3)
    (mover,) = [seat for seat in seats if seat.play.question is not None]
    await mover.do(wire.Answer, **mover.answer(0))
    match = mover.play.match
    for number, visitor in enumerate(visitors):
        past = await visitor.call("GET", f"/api/matches/{match}", None, wire.Past)
        assert (past.mine, past.eyes, past.outcome, past.seed, past.kept) == (number, (number,), None, None, False)
        found = await visitor.call("GET", f"/api/matches/{match}/looks/{number + 1}", None, wire.Look)
        assert len(found.frames) == 2
        for eye in ("open", "onlooker", str((number + 1) % 3 + 1)):
            assert (await visitor.refused("GET", f"/api/matches/{match}/looks/{eye}")).reason == "under-way"
    past = await other.call("GET", f"/api/matches/{match}", None, wire.Past)
    assert (past.mine, past.eyes) == (None, ("onlooker",))
    await other.call("GET", f"/api/matches/{match}/looks/onlooker", None, wire.Look)
    for eye in ("open", "1", "2", "3"):
        assert (await other.refused("GET", f"/api/matches/{match}/looks/{eye}")).reason == "under-way"


async def test_a_match_that_was_ended_early_is_looked_back_at_as_far_as_it_went(shared: House, visitor: Visitor, other: Visitor) -> None:
    async with visitor.at(await visitor.create(level="apprentice", begin=True)) as seat:
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        await seat.do(wire.Answer, **seat.answer(0))
        await seat.do(wire.EndEarly, match=seat.play.match)
        match, step = seat.play.match, seat.play.step
    record = (await other.send("GET", f"/api/records/{match}")).content
    assert json.loads(record)["ended"] is True and json.loads(record)["outcome"] is None
    answer = await other.http.post("/api/matches", content=record, headers=other.headers)
    brought = msgspec.json.decode(answer.content, type=wire.Brought).match
    for name, kept in ((match, True), (brought, False)):
        past = await other.call("GET", f"/api/matches/{name}", None, wire.Past)
        assert (past.room.status, past.ended, past.kept, past.steps) == ("over", True, kept, step)
        assert past.seed is not None and past.outcome is None and past.eyes[0] == "open"
        found = await other.call("GET", f"/api/matches/{name}/looks/open", None, wire.Look)
        assert len(found.frames) == step + 1 and found.lines[-1].told.key == "table-ended"


async def test_a_record_that_breaks_off_is_looked_at_as_far_as_it_goes(visitor: Visitor) -> None:
    part = played(GAME).copy(at=5)
    answer = await visitor.http.post("/api/matches", content=encode_record(part.record()), headers=visitor.headers)
    past = await visitor.call("GET", f"/api/matches/{answer.json()['match']}", None, wire.Past)
    assert (past.room.status, past.ended, past.kept, past.steps) == ("over", False, False, 5)


async def test_a_match_that_was_left_for_a_branch_stays_closed(visitor: Visitor) -> None:
    async with visitor.at(await visitor.create(level="apprentice", begin=True)) as seat:
        await seat.until(lambda told: told.play is not None and told.play.question is not None)
        match, question = seat.play.match, seat.question.number
        await seat.do(wire.Answer, **seat.answer(0))
        await seat.do(wire.TakeBack, match=match, question=question)
        assert (await visitor.refused("GET", f"/api/matches/{match}")).reason == "under-way"
        await play_on(seat)
        assert (await visitor.refused("GET", f"/api/matches/{match}/looks/open")).reason == "under-way"
        await visitor.call("GET", f"/api/matches/{seat.play.match}/looks/open", None, wire.Look)


async def test_what_is_not_there_is_missing(visitor: Visitor) -> None:
    match = await finished(visitor)
    assert (await visitor.refused("GET", "/api/matches/0123456789abcdef")).reason == "match"
    for eye in ("0", "5", "-1", "99", "²"):
        assert (await visitor.refused("GET", f"/api/matches/{match}/looks/{eye}")).kind == "missing"
    assert (await visitor.send("GET", f"/api/matches/{match}/looks/everything-there-is")).status_code == 400


async def test_looks_are_made_once_and_not_all_are_kept(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "MOST_KEPT", 2)
    visitor = await own.visitor()
    match = await finished(visitor)
    made: list[wire.Eye] = []
    make = looks.render

    def render(match: AnyMatch, eye: wire.Eye, chronicle: Chronicle) -> bytes:
        made.append(eye)
        return make(match, eye, chronicle)

    monkeypatch.setattr(looks, "render", render)
    for eye in ("1", "1", "2", "open", "1"):
        await visitor.call("GET", f"/api/matches/{match}/looks/{eye}", None, wire.Look)
    assert made == [0, 1, "open", 0]


async def test_who_takes_no_compressed_answer_gets_a_plain_one(visitor: Visitor) -> None:
    match = await finished(visitor)
    path = f"/api/matches/{match}/looks/open"
    plain = await visitor.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == (await visitor.http.get(path)).content


# Records that somebody brings.


async def brought(visitor: Visitor, data: bytes) -> Any:
    return await visitor.http.post("/api/matches", content=data, headers=visitor.headers)


@pytest.mark.parametrize("name", games.names())
async def test_a_record_that_somebody_brings_can_be_looked_at(visitor: Visitor, name: str) -> None:
    answer = await brought(visitor, encode_record(played(name).record()))
    match = msgspec.json.decode(answer.content, type=wire.Brought).match
    past = await visitor.call("GET", f"/api/matches/{match}", None, wire.Past)
    assert (past.room.game, past.steps, past.mine, past.kept) == (name, played(name).step, None, False)
    assert {chair.name for chair in past.room.chairs} == {""}
    found = await visitor.call("GET", f"/api/matches/{match}/looks/open", None, wire.Look)
    assert found == told(played(name), "open")
    again = await brought(visitor, encode_record(played(name).record()))
    assert again.content == answer.content


def altered(**changes: object) -> bytes:
    return json.dumps({**json.loads(encode_record(played(GAME).record())), **changes}).encode()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "record-json"),
        (b"GIF89a\x00\xff", "record-json"),
        (encode_record(played(GAME).record())[:-200], "record-json"),
        (b'{"options":' * 50_000, "record-json"),
        (b"{}", "record-shape"),
        (altered(game="../../etc/passwd"), "setup-game"),
        (altered(seats=10**9), "setup-seats"),
        (altered(options={"draw-pile": "x" * 1000}), "setup-option"),
        (altered(seed="00"), "malformed-seed"),
        (altered(seed="11" * 32), "record-commitment"),
        (altered(moves=[[0, {"type": "pour", "card": "<script>", "cauldron": 0}]]), "record-move"),
        (altered(moves=[[-5, {"type": "pour", "card": "red-5", "cauldron": 0}]]), "record-shape"),
        (altered(moves=[[0, {}]] * (looks.MOST_MOVES + 1)), "record-long"),
        (altered(outcome=None), "record-outcome"),
        (altered(surprise=1), "record-shape"),
    ],
)
async def test_a_foreign_truncated_or_hostile_record_is_refused_in_words(visitor: Visitor, data: bytes, why: str) -> None:
    answer = await brought(visitor, data)
    assert answer.status_code == 400, answer.text
    refused = check_refused(msgspec.json.decode(answer.content, type=wire.Refused))
    assert f"{refused.kind}-{refused.reason}" == why
    assert (refused.cause is not UNSET) == (why == "record-move")  # which is told in the reader's language


async def test_a_record_that_is_too_long_to_read_is_not_read(visitor: Visitor) -> None:
    answer = await brought(visitor, b" " * (looks.LONGEST_RECORD + 1))
    assert answer.status_code == 413
    refused = check_refused(msgspec.json.decode(answer.content, type=wire.Refused))
    assert refused.facts["most"] == looks.LONGEST_RECORD


async def test_only_so_many_records_are_kept(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "MOST_MATCHES", 1)
    visitor = await own.visitor()
    first, _ = [msgspec.json.decode((await brought(visitor, encode_record(played(name).record()))).content) for name in games.names()[:2]]
    assert (await visitor.refused("GET", f"/api/matches/{first['match']}")).reason == "match"
