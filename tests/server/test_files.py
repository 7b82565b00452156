"""A table may play with data of its own: the host brings a file, and what is wrong with it is said in the words of the game."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.model import BadSetup
from chaudron.kernel.options import LONGEST_FILE
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.server import wire
from chaudron.server.cards import game_card
from chaudron.store.backup import bring, records
from chaudron.texts import texts
from tests.laws import dealt
from tests.server.people import House, Seat, Visitor, house, play_out
from tests.texts import OURS

OWN = "# from my box\ncards = [{ rank = 6, copies = 11 }, { rank = 1 }]\n"
DATA = {"cards": [{"rank": 6, "copies": 11}, {"rank": 1, "copies": 1}]}
BROKEN = [
    ("cards = [", "file-toml", {"option": "cards", "line": 1, "text": "cards = ["}),
    ("cards = []\ncolour = 1", "file-field", {"option": "cards", "field": "colour"}),
    ("cards = [{ rank = 6, copies = 10 }]", "size", {"found": 10, "wanted": 12}),
    ("cards = [{ rank = 6 }, { rank = 6 }]", "twice", {"rank": 6}),
    ("#" * (LONGEST_FILE + 1), "file-long", {"option": "cards", "most": LONGEST_FILE}),
]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody had installed the game."""
    known = games.packages()
    monkeypatch.setattr(games, "packages", lambda: {**known, "dealt": "tests.laws.dealt"})


@pytest.fixture
async def people(own: House) -> tuple[Visitor, Visitor]:
    """Two at a server that has the game."""
    return await own.visitor("Ada"), await own.visitor("Bo")


def wanted(**options: Any) -> dict[str, Any]:
    return {"game": "dealt", "seats": 2, "options": options}


def check_words(refused: wire.Refused) -> None:
    """What the game itself refuses names the game, and is said in its texts, in every language."""
    assert refused.game == ("dealt" if refused.reason in dealt.ABOUT.setups else None)
    words = {texts(language, dealt.GAME).refuse(BadSetup(refused.reason, **refused.facts)) for language in OURS}
    assert len(words) == len(OURS)


async def test_the_home_page_offers_a_file_and_nothing_that_is_for_simulations(own: House) -> None:
    assert game_card("dealt").options == (
        wire.OptionCard("stock", "yes-no", default=True, choices=()),
        wire.OptionCard("cards", "file", None, (), example=True),
    )
    assert "dealt" in {game.name for game in (await (await own.visitor()).home()).games}


async def test_the_data_of_the_game_can_be_fetched_and_given_back(own: House) -> None:
    visitor = await own.visitor()
    answer = await visitor.send("GET", "/api/examples/dealt/cards")
    assert answer.content == (Path(dealt.ABOUT.folder) / "cards.toml").read_bytes()
    assert answer.headers["content-disposition"] == 'attachment; filename="dealt-cards.toml"'
    assert answer.headers["content-type"].startswith("application/toml")
    await visitor.call("POST", "/api/tables", wanted(cards=answer.text), wire.Created)


@pytest.mark.parametrize("path", ["dealt/stock", "dealt/other", "dealt/..%2Fdealt%2Fcards", "chess/cards", f"{games.names()[0]}/cards"])
async def test_nothing_else_can_be_fetched(own: House, path: str) -> None:
    assert (await (await own.visitor()).send("GET", f"/api/examples/{path}")).status_code in {400, 404}


@pytest.mark.parametrize(("file", "reason", "facts"), BROKEN, ids=[reason for _, reason, _ in BROKEN])
async def test_a_wrong_file_is_refused_over_http_and_at_the_table(
    people: tuple[Visitor, Visitor], file: str, reason: str, facts: dict[str, Any]
) -> None:
    host, _ = people
    refused = await host.refused("POST", "/api/tables", wanted(cards=file))
    assert (refused.kind, refused.reason, refused.facts) == ("setup", reason, facts)
    check_words(refused)
    code = (await host.call("POST", "/api/tables", wanted(), wire.Created)).code
    async with host.at(code) as seat:
        heard = await seat.say(wire.Configure, options={"cards": file})
        assert isinstance(heard, wire.Refused)
        assert (heard.kind, heard.reason, heard.facts) == ("setup", reason, facts)
        check_words(heard)
        assert (await seat.do(wire.Configure, public=True)).room.options["cards"] is None


async def test_everybody_is_shown_that_the_table_has_data_of_its_own_and_the_host_may_go_back(people: tuple[Visitor, Visitor]) -> None:
    host, guest = people
    code = (await host.call("POST", "/api/tables", wanted(), wire.Created)).code
    async with host.at(code) as one, guest.at(code) as two:
        await one.do(wire.Configure, options={"cards": OWN})
        shown = (await two.until(lambda told: told.room.options["cards"] is not None)).room.options
        assert len(shown["cards"]) == 64 and shown["stock"] is True
        assert await two.refused(wire.Configure, options={"cards": None}) == "denied-not-host"
        await one.do(wire.Configure, options={"stock": False})
        assert one.told.room.options == {**shown, "stock": False}
        await one.do(wire.Configure, options={"cards": msgspec.json.decode(msgspec.json.encode(DATA))})
        assert one.told.room.options["cards"] == shown["cards"]
        assert (await one.do(wire.Configure, options={"cards": None})).room.options["cards"] is None


async def test_a_file_as_long_as_may_be_is_taken(people: tuple[Visitor, Visitor]) -> None:
    host, _ = people
    long = OWN + "#" + "é" * (LONGEST_FILE - len(OWN) - 1)
    code = (await host.call("POST", "/api/tables", wanted(cards=long), wire.Created)).code
    async with host.at(code) as seat:
        await seat.do(wire.Configure, options={"cards": long})


async def test_what_is_for_simulations_is_refused(people: tuple[Visitor, Visitor], own: House) -> None:
    host, _ = people
    refused = await host.refused("POST", "/api/tables", wanted(**{"hand-size": 4}))
    assert (refused.kind, refused.reason, refused.facts) == ("setup", "simulation", {"option": "hand-size"})
    code = (await host.call("POST", "/api/tables", wanted(**{"hand-size": 3}), wire.Created)).code
    async with host.at(code) as seat:
        assert await seat.refused(wire.Configure, options={"hand-size": 4}) == "setup-simulation"
        await seat.do(wire.SeatBot, seat=1, level="brewer")
        table = await own.table(code)
        table.company.kept = msgspec.structs.replace(table.company.kept, options={**table.company.kept.options, "hand-size": 4})
        assert await seat.refused(wire.Begin) == "setup-simulation"


async def begin(one: Seat, two: Seat) -> None:
    await two.do(wire.Sit)
    await one.do(wire.Begin)
    for seat in (one, two):
        await seat.until(lambda told: told.play is not None)


async def test_a_table_with_its_own_data_outlives_the_server_and_its_record_goes_anywhere(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with house(tmp_path) as first:
        host, guest = await first.visitor("Ada"), await first.visitor("Bo")
        cookies = [visitor.http.cookies for visitor in (host, guest)]
        code = (await host.call("POST", "/api/tables", wanted(cards=OWN), wire.Created)).code
        async with host.at(code) as one, guest.at(code) as two:
            await begin(one, two)
            await play_out([one, two], rng, 3)
            before, shown = (await one.reach(3)).commitment, one.told.room.options
    async with house(tmp_path) as second:
        host, guest = second.stranger(), second.stranger()
        for visitor, kept in zip((host, guest), cookies, strict=True):
            visitor.http.cookies = kept
        async with host.at(code) as one, guest.at(code) as two:
            assert (one.play.step, one.play.commitment, one.told.room.options) == (3, before, shown)
            await play_out([one, two], rng)
            match, outcome = one.play.match, one.play.outcome
            answer = await host.send("GET", f"/api/records/{match}")
            await one.do(wire.Rematch)
            assert one.told.room.options == shown
    record = decode_record(answer.content)
    assert record.options["cards"] == DATA
    assert replay(dealt.GAME, record).outcome == outcome
    assert encode_record(records(tmp_path / "data", [match])[match]) == answer.content
    (tmp_path / "elsewhere").mkdir()
    async with house(tmp_path / "elsewhere"):
        pass
    name = bring(tmp_path / "elsewhere" / "data", replay(dealt.GAME, record))
    assert encode_record(records(tmp_path / "elsewhere" / "data", [name])[name]) == answer.content
