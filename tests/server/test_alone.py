"""A table for one: it begins at once, the dummy may win, and what does not go with the number of seats is refused in words."""

import random

import pytest

from chaudron import games
from chaudron.kernel.model import BadSetup
from chaudron.server import wire
from chaudron.texts import texts
from tests.laws import lone
from tests.server.people import House, Visitor, play_on
from tests.texts import OURS

SAID = {
    "fr": "La partie facile se joue seul, pas à 2.",
    "en": "The easy game is for one, not for 2.",
    "de": "Das leichte Spiel ist für eine Person, nicht für 2.",
}


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody had installed the game."""
    known = games.packages()
    monkeypatch.setattr(games, "packages", lambda: {**known, "lone": "tests.laws.lone"})


@pytest.fixture
async def host(own: House) -> Visitor:
    return await own.visitor("Ada")


def check_words(refused: wire.Heard | wire.Refused) -> None:
    """The refusal is the game's, and is said in every language."""
    assert isinstance(refused, wire.Refused)
    assert (refused.kind, refused.reason, refused.game) == ("setup", "easy-alone", "lone")
    for language in OURS:
        assert texts(language, lone.GAME).refuse(BadSetup(refused.reason, **refused.facts)) == SAID[language]


async def test_somebody_alone_begins_plays_loses_and_plays_again(host: Visitor) -> None:
    random.seed(1)
    async with host.at(await host.create(game="lone", seats=1)) as seat:
        assert [chair.who for chair in seat.told.room.chairs] == ["person"]
        await seat.do(wire.Begin)
        outcomes = set()
        for _ in range(40):
            await seat.until(lambda told: told.play is not None)
            await play_on(seat)
            assert seat.play.outcome is not None
            outcomes.add(seat.play.outcome.winners)
            assert [score.seat for score in seat.play.scene.scores] == [0, 1]
            if outcomes == {(), (0,)}:
                break
            await seat.do(wire.Rematch)  # nobody else has to agree: it begins at once
            await seat.until(lambda told: told.room.status == "playing")
    assert outcomes == {(), (0,)}


async def test_a_table_for_one_can_begin_as_it_is_set_up(host: Visitor) -> None:
    async with host.at(await host.create(game="lone", seats=1, level="brewer", begin=True)) as seat:
        assert seat.told.room.status == "playing" and seat.play.question is not None


async def test_somebody_alone_who_leaves_has_a_bot_play_on_for_who_looks(host: Visitor, own: House) -> None:
    guest = await own.visitor("Bo")
    code = await host.create(game="lone", seats=1, begin=True)
    async with host.at(code) as seat, guest.at(code) as onlooker:
        await seat.do(wire.Rise)
        await onlooker.until(lambda told: told.room.status == "over")


async def test_options_that_do_not_go_with_so_many_seats_are_refused_in_words(host: Visitor) -> None:
    refused = await host.refused("POST", "/api/tables", {"game": "lone", "seats": 2, "options": {"easy": True}})
    check_words(refused)
    async with host.at(await host.create(game="lone", seats=2)) as seat:
        check_words(await seat.say(wire.Configure, options={"easy": True}))
        await seat.do(wire.Configure, seats=1)
        await seat.do(wire.Configure, options={"easy": True})
        check_words(await seat.say(wire.Configure, seats=2))
        room = (await seat.do(wire.Configure, public=True)).room
        assert (len(room.chairs), room.options) == (1, {"easy": True})
