"""Tables: set up, found, changed by their host, and who sits where."""

from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.server import company, socket, wire
from chaudron.server.guest import SENT_AWAY, UNKNOWN_TABLE, Guest
from tests.server.conftest import Gather
from tests.server.people import GAME, House, Visitor, until

ABOUT = games.load(GAME).about


def who(room: wire.Room) -> list[str]:
    return [chair.who for chair in room.chairs]


async def test_whoever_sets_up_a_table_is_host_and_has_the_first_seat(visitor: Visitor, other: Visitor) -> None:
    code = await visitor.create()
    async with visitor.at(code) as seat, other.at(code) as onlooker:
        room = onlooker.told.room
        assert (room.code, room.game, room.status) == (code, GAME, "open")
        assert who(room) == ["person"] + ["empty"] * (ABOUT.usual - 1)
        assert [chair.host for chair in room.chairs] == [True] + [False] * (ABOUT.usual - 1)
        await seat.until(lambda told: told.room.onlookers == 1)
        assert (seat.told.you.seat, seat.told.you.host) == (0, True)
        assert (onlooker.told.you.seat, onlooker.told.you.host) == (None, False)


async def test_a_table_with_bots_begins_at_once_if_asked(visitor: Visitor) -> None:
    code = await visitor.create(level="apprentice", begin=True)
    async with visitor.at(code) as seat:
        assert seat.told.room.status == "playing"
        assert who(seat.told.room) == ["person"] + ["bot"] * (ABOUT.usual - 1)
        names = [chair.name for chair in seat.told.room.chairs]
        assert len(set(names)) == len(names) and all(names)


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "chess"}, "setup-game"),
        ({"seats": 99}, "setup-seats"),
        ({"seats": 0}, "setup-seats"),
        ({"seats": -1}, "setup-seats"),
        ({"seats": 10**30}, "setup-seats"),
        ({"options": {"surprise": True}}, "setup-option"),
        ({"options": {"draw-pile": "perhaps"}}, "setup-option"),
        ({"begin": True}, "denied-empty-seats"),
        ({"patience": 4}, "malformed-request"),
        ({"pace": "frantic"}, "malformed-request"),
        ({"level": "god"}, "malformed-request"),
        ({"surprise": 1}, "malformed-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(visitor: Visitor, wanted: dict[str, Any], why: str) -> None:
    refused = await visitor.refused("POST", "/api/tables", {"game": GAME, **wanted})
    assert f"{refused.kind}-{refused.reason}" == why
    assert (await visitor.home()).mine == ()


async def test_people_sit_down_change_seats_and_rise(gather: Gather) -> None:
    _, _, (host, guest) = await gather(people=2, begin=False, seats=4)
    assert guest.told.you.seat == 1
    await guest.do(wire.Sit, seat=3)
    assert who(guest.told.room) == ["person", "empty", "empty", "person"]
    await guest.do(wire.Sit, seat=3)
    assert guest.told.you.seat == 3
    assert await guest.refused(wire.Sit, seat=0) == "denied-taken"
    assert await guest.refused(wire.Sit, seat=4) == "setup-seat"
    assert await guest.refused(wire.Sit, seat=10**25) == "setup-seat"
    await guest.do(wire.Rise)
    assert who(guest.told.room) == ["person", "empty", "empty", "empty"]
    assert guest.told.you.seat is None
    assert await guest.refused(wire.Rise) == "denied-no-seat"
    await guest.do(wire.Sit)
    assert guest.told.you.seat == 1
    await host.until(lambda told: who(told.room)[1] == "person" and told.room.onlookers == 0)


async def test_nobody_sits_down_at_a_full_table_or_after_the_start(gather: Gather, visitor: Visitor) -> None:
    code, _, seats = await gather(3, begin=False)
    async with visitor.at(code) as late:
        assert await late.refused(wire.Sit) == "denied-full"
        await seats[0].do(wire.Begin)
        assert await late.refused(wire.Sit) == "denied-begun"
        assert await late.refused(wire.Sit, seat=1) == "denied-begun"


async def test_what_only_the_host_may_do_is_refused_to_others(gather: Gather, visitor: Visitor) -> None:
    code, _, (_, guest) = await gather(2, begin=False, seats=3)
    async with visitor.at(code) as onlooker:
        for person in (guest, onlooker):
            assert await person.refused(wire.SeatBot, seat=2, level="master") == "denied-not-host"
            assert await person.refused(wire.Clear, seat=0) == "denied-not-host"
            assert await person.refused(wire.Configure, public=True) == "denied-not-host"
            assert await person.refused(wire.Begin) == "denied-not-host"
        assert await onlooker.refused(wire.Rematch) == "denied-no-seat"
    assert await guest.refused(wire.Rematch) == "denied-not-over"
    assert who(guest.told.room) == ["person", "person", "empty"]


async def test_the_host_seats_bots_and_clears_seats(gather: Gather) -> None:
    _, _, (host, guest) = await gather(2, begin=False, seats=4)
    await host.do(wire.SeatBot, seat=2, level="brewer")
    chair = host.told.room.chairs[2]
    assert (chair.who, chair.level, chair.present) == ("bot", "brewer", True)
    assert await guest.refused(wire.Sit, seat=2) == "denied-taken"
    await host.do(wire.SeatBot, seat=2, level="master")
    assert host.told.room.chairs[2] == wire.Chair(2, "bot", chair.name, "master", present=True, minded=False, host=False)
    assert await host.refused(wire.SeatBot, seat=1, level="master") == "denied-taken"
    assert await host.refused(wire.SeatBot, seat=9, level="master") == "setup-seat"
    await host.do(wire.Clear, seat=2)
    await host.do(wire.Clear, seat=1)
    assert who(host.told.room) == ["person", "empty", "empty", "empty"]
    await guest.until(lambda told: told.you.seat is None)
    assert await host.refused(wire.Clear, seat=9) == "setup-seat"


async def test_the_host_changes_the_table_before_the_start(gather: Gather) -> None:
    _, _, (host, _, _) = await gather(3, begin=False, seats=4)
    options = {option.name: option for option in await cards()}
    name, option = next((name, option) for name, option in options.items() if option.kind == "yes-no")
    await host.do(wire.Configure, options={name: not option.default})
    assert host.told.room.options[name] is (not option.default)
    await host.do(wire.Configure, public=True, patience=300, pace="brisk")
    room = host.told.room
    assert (room.public, room.patience, room.pace) == (True, 300, "brisk")
    assert room.options[name] is (not option.default)
    await host.do(wire.Configure, seats=ABOUT.seats[-1])
    assert who(host.told.room) == ["person"] * 3 + ["empty"] * (ABOUT.seats[-1] - 3)
    await host.do(wire.Configure, seats=3)
    assert who(host.told.room) == ["person"] * 3
    assert await host.refused(wire.Configure, seats=2) == "denied-too-many"
    assert await host.refused(wire.Configure, seats=99) == "setup-seats"
    assert await host.refused(wire.Configure, seats=10**400) == "setup-seats"
    assert await host.refused(wire.Configure, seats=-(10**20)) == "denied-too-many"
    assert await host.refused(wire.Configure, options={"surprise": 1}) == "setup-option"
    assert await host.refused(wire.Configure, options={name: 10**30}) == "setup-option"
    assert await host.refused(wire.Configure, patience=1) == "malformed-message"
    await host.do(wire.Begin)
    assert await host.refused(wire.Configure, public=False) == "denied-begun"
    assert await host.refused(wire.SeatBot, seat=1, level="brewer") == "denied-begun"
    assert await host.refused(wire.Clear, seat=1) == "denied-begun"
    assert await host.refused(wire.Begin) == "denied-begun"


async def cards() -> tuple[wire.OptionCard, ...]:
    from chaudron.server.cards import game_card

    return game_card(GAME).options


async def test_fewer_seats_take_away_empty_ones_first_and_nobody_is_lost(gather: Gather) -> None:
    _, _, (host, guest) = await gather(2, begin=False, seats=5)
    await guest.do(wire.Sit, seat=4)
    await host.do(wire.Configure, seats=3)
    await guest.until(lambda told: len(told.room.chairs) == 3)
    assert sorted(who(guest.told.room)) == ["empty", "person", "person"]
    assert guest.told.you.seat is not None


async def test_a_match_does_not_begin_with_empty_seats(gather: Gather) -> None:
    _, _, (host, _) = await gather(2, begin=False, seats=4)
    refused = await host.say(wire.Begin)
    assert isinstance(refused, wire.Refused)
    assert (refused.kind, refused.reason, refused.facts) == ("denied", "empty-seats", {"empty": 2})
    assert host.told.room.status == "open"


async def test_when_the_host_rises_another_person_is_host(gather: Gather) -> None:
    _, _, (host, second, third) = await gather(3, begin=False)
    await host.do(wire.Rise)
    await second.until(lambda told: told.you.host)
    assert not host.told.you.host
    await second.do(wire.SeatBot, seat=0, level="brewer")
    await third.until(lambda told: told.room.chairs[0].who == "bot")
    assert [chair.host for chair in third.told.room.chairs] == [False, True, False]


async def test_a_host_who_rises_alone_is_host_again_after_sitting_down(visitor: Visitor) -> None:
    async with visitor.at(await visitor.create()) as host:
        await host.do(wire.Rise)
        assert (host.told.you.seat, host.told.you.host) == (None, False)
        assert (await host.do(wire.Sit)).you.host


async def test_whoever_rises_during_a_match_leaves_the_seat_to_a_bot_and_sees_no_cards_any_more(gather: Gather) -> None:
    _, _, (host, second, _) = await gather(3)
    await second.do(wire.Rise)
    assert second.told.whole
    assert (second.told.you.seat, second.play.scene.seat) == (None, None)
    assert not any(line.told.key == "event-received" for line in second.news)
    await host.until(lambda told: told.room.chairs[1].who == "bot")
    await second.refused(wire.Sit, seat=1)


async def test_public_tables_are_listed_and_others_are_found_by_their_link_only(visitor: Visitor, other: Visitor) -> None:
    hidden, public = await visitor.create(), await visitor.create(public=True)
    listed = {card.code: card for card in (await other.home()).public}
    assert public in listed and hidden not in listed
    assert not listed[public].mine
    assert {card.code for card in (await visitor.home()).mine} == {hidden, public}
    assert public not in {card.code for card in (await visitor.home()).public}
    async with other.at(hidden) as seat:
        assert seat.told.room.code == hidden
    assert (await other.call("GET", f"/api/tables/{hidden.upper()}", None, wire.TableCard)).code == hidden


async def test_tables_where_it_is_my_turn_are_marked_and_come_first(gather: Gather) -> None:
    code, visitors, seats = await gather()
    later = [await visitor.create() for visitor in visitors]
    for visitor, seat, waiting in zip(visitors, seats, later, strict=True):
        mine = (await visitor.home()).mine
        cards = {card.code: card for card in mine}
        assert cards[code].asked == (seat.play.question is not None)
        assert (cards[code].status, cards[code].mine, cards[code].host) == ("playing", True, "Person 1")
        assert not cards[waiting].asked
        if cards[code].asked:
            assert mine[0].code == code


async def test_codes_are_long_and_never_alike(visitor: Visitor) -> None:
    codes = {await visitor.create() for _ in range(10)}
    assert len(codes) == 10
    assert all(len(code) == 8 and set(code) <= set("abcdefghjkmnpqrstuvwxyz23456789") for code in codes)


@pytest.mark.parametrize("code", ["nosuchtt", "a", "x" * 40, "%00", "é"])
async def test_an_unknown_table_is_told_as_such(visitor: Visitor, code: str) -> None:
    async with visitor.connect(code) as connection:
        await connection.wait_closed()
        assert connection.close_code == UNKNOWN_TABLE
    refused = await visitor.refused("GET", f"/api/tables/{code}")
    assert f"{refused.kind}-{refused.reason}" in {"missing-table", "malformed-code", "missing-page"}


async def test_onlookers_are_people_not_windows(visitor: Visitor, other: Visitor, shared: House) -> None:
    code = await visitor.create()
    stranger = shared.stranger()
    async with visitor.at(code) as seat, visitor.at(code), other.at(code), other.at(code):
        await seat.until(lambda told: told.room.onlookers == 1)
        async with stranger.at(code), stranger.at(code):
            await seat.until(lambda told: told.room.onlookers == 3)
        await seat.until(lambda told: told.room.onlookers == 1)


async def test_who_is_there_is_shown(gather: Gather) -> None:
    _, _, seats = await gather(3)
    assert [chair.present for chair in seats[0].told.room.chairs] == [True] * 3
    await seats[2].connection.close()
    await seats[0].until(lambda told: [chair.present for chair in told.room.chairs] == [True, True, False])


async def test_a_table_takes_so_many_guests_and_no_more_but_always_whoever_has_a_seat(
    visitor: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "MOST_GUESTS", 2)
    code = await visitor.create()
    async with other.at(code), other.at(code), other.connect(code) as third:
        await third.wait_closed()
        assert third.close_code == socket.CROWDED
        async with visitor.at(code) as seat:
            await seat.do(wire.Configure, public=True)


async def test_onlookers_of_one_address_do_not_fill_a_table(
    shared: House, visitor: Visitor, other: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "MOST_FROM_ADDRESS", 2)
    code = await visitor.create(seats=3)
    async with other.at(code) as friend, shared.stranger().at(code), shared.stranger().connect(code) as third:
        await third.wait_closed()
        assert third.close_code == socket.CROWDED
        await friend.do(wire.Sit)
        async with shared.stranger().at(code), visitor.at(code) as host:
            await host.do(wire.Configure, public=True)
        table = await shared.table(code)
        table.company.enter(Guest(None, "", shared.server.turns, "192.0.2.7"))


async def test_a_host_sends_onlookers_away_and_keeps_everybody_else(shared: House, visitor: Visitor, other: Visitor) -> None:
    code = await visitor.create(seats=3)
    watching = await shared.visitor()
    async with (
        visitor.at(code) as host,
        visitor.at(code) as second,
        other.at(code) as friend,
        watching.connect(code) as one,
        shared.stranger().connect(code) as two,
    ):
        await friend.do(wire.Sit)
        await host.until(lambda told: told.room.onlookers == 2)
        assert await friend.refused(wire.Dismiss) == "denied-not-host"
        await host.do(wire.Dismiss)
        for gone in (one, two):
            await gone.wait_closed()
            assert gone.close_code == SENT_AWAY
        for seat in (host, second, friend):
            await seat.until(lambda told: told.room.onlookers == 0)
        for again in (watching, shared.stranger()):
            async with again.connect(code) as back:
                await back.wait_closed()
                assert back.close_code == SENT_AWAY
        async with other.at(code):
            pass


async def test_one_visitor_has_so_many_windows_and_no_more(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "MOST_WINDOWS", 2)
    code = await visitor.create()
    async with visitor.at(code), visitor.at(code) as seat, visitor.connect(code) as third:
        await third.wait_closed()
        assert third.close_code == socket.CROWDED
        await seat.do(wire.Configure, public=True)


async def test_a_table_that_nobody_is_at_is_found_again(shared: House, visitor: Visitor) -> None:
    code = await visitor.create(public=True, options={}, patience=77)
    async with visitor.at(code) as seat:
        await seat.do(wire.SeatBot, seat=1, level="master")
        before = seat.told.room
    kept = await shared.table(code)
    await until(lambda: not kept.company.guests)
    shared.server.lobby.tables.pop(code, None)  # which the server may have done itself
    async with visitor.at(code) as seat:
        assert msgspec.structs.replace(seat.told.room, seal=before.seal) == before
        anew = seat.told.room.seal != before.seal
        assert anew != shared.server.store.database.shared, "the next deal is sealed anew, unless other processes have shown its seal"
    assert await shared.table(code) is not kept
