"""One's own standing over HTTP: from matches that were really played, as a page and as a file, and the board of the house."""

import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from chaudron import ratings
from chaudron.server import standing, wire
from chaudron.server.visitors import hashed
from chaudron.store import analyses, results
from tests.server.conftest import Gather
from tests.server.people import House, Seat, Visitor, check_refused, house, play_on
from tests.server.test_branches import branched
from tests.store.ended import fill, result


async def played(visitor: Visitor, **wanted: Any) -> tuple[str, wire.Play]:
    """Let a visitor play a match against bots to its end; returns the code of the table and the end."""
    code = await visitor.create(**{"level": "apprentice", "begin": True, "seats": 3, **wanted})
    async with visitor.at(code) as seat:
        await play_on(seat)
        return code, seat.play


async def of(visitor: Visitor) -> wire.Standing:
    return await visitor.call("GET", "/api/me/standing", None, wire.Standing)


async def listed(visitor: Visitor, query: str = "") -> wire.Results:
    return await visitor.call("GET", f"/api/me/results{query}", None, wire.Results)


async def test_a_match_that_was_played_is_on_ones_own_page_and_on_the_home_page(shared: House) -> None:
    visitor, other = await shared.visitor("Ada"), await shared.visitor("Ben")
    empty = await of(visitor)
    assert (empty.matches, empty.games, empty.name, empty.shown, empty.board) == (0, (), "Ada", False, True)
    code, end = await played(visitor)
    assert end.outcome is not None
    found = await of(visitor)
    won, rank = 0 in end.outcome.winners, end.outcome.ranks[0]
    assert (found.matches, found.won, found.streak, found.longest) == (1, won, won, won)
    [game] = found.games
    assert game.ranks == (0,) * rank + (1,)
    assert game.rating is not None and (game.rating.matches, game.rating.certainty) == (1, "guess")
    assert len(game.curve) == 1 and game.levels["brewer"] == ratings.HOME
    assert list(game.levels.values()) == sorted(game.levels.values())
    assert sum(cost.amount for cost in game.costs) == end.outcome.scores[0]
    [mine] = (await listed(visitor)).results
    assert (mine.match, mine.status, mine.kept, mine.brought) == (end.match, "counted", True, False)
    assert mine.change == round(ratings.POINTS * change(await shared.server.store.read(results.everything, hashed(visitor.key))))
    [card] = (await visitor.home()).mine
    assert (card.code, card.status) == (code, "over")
    assert card.result == wire.CardResult(end.match, rank, won, end.outcome.scores[0])
    assert (await of(other)).matches == 0 and (await listed(other)).results == ()


def change(found: list[results.Result]) -> float:
    [one] = found
    assert one.mu is not None and one.was is not None
    return one.mu - one.was


async def test_whoever_leaves_for_good_does_not_get_what_the_bot_wins(gather: Gather) -> None:
    _, (host, guest), (there, friend) = await gather(2, seats=3, begin=False, pace="instant")
    await there.do(wire.SeatBot, seat=2, level="apprentice")
    await there.do(wire.Begin)
    await friend.until(lambda told: told.play is not None)
    await friend.do(wire.Rise)
    await there.until(lambda told: told.room.chairs[1].who == "bot")
    await play_on(there)
    [left], [stayed] = (await listed(guest)).results, (await listed(host)).results
    assert (left.status, left.change, stayed.status) == ("left", None, "counted")
    assert (await of(guest)).matches == 0 and (await of(host)).matches == 1
    assert [player.name for player in left.players[:2]] == ["Person 1", "Person 2"]
    told = (await guest.send("GET", "/api/me/results")).text
    assert not any(secret in told for visitor in (host, guest) for secret in (visitor.key, hashed(visitor.key)))


async def test_where_a_bot_stood_in_for_a_while_it_does_not_count(gather: Gather, shared: House) -> None:
    code, (host, guest), (there, friend) = await gather(2, seats=3, begin=False, pace="instant", patience=5)
    await there.do(wire.SeatBot, seat=2, level="apprentice")
    await there.do(wire.Begin)
    await friend.connection.close()
    table = await shared.table(code)
    table.company.mind(1)  # patience is over
    await play_on(there)
    assert [one.status for one in (await listed(guest)).results] == ["helped"]
    assert [one.status for one in (await listed(host)).results] == ["counted"]


async def test_the_same_deal_and_a_move_taken_back_do_not_count(shared: House) -> None:
    visitor = await shared.visitor("Ada")
    _, end = await played(visitor)
    async with visitor.at(await branched(visitor, end.match, seat=0)) as again:
        await play_on(again)
    code = await visitor.create(level="apprentice", begin=True, seats=3)
    async with visitor.at(code) as seat:
        await answered(seat)
        await seat.do(wire.TakeBack, match=seat.play.match)
        await play_on(seat)
    found = [one.status for one in (await listed(visitor)).results]
    assert sorted(found) == ["branch", "counted", "taken-back"]
    assert (await of(visitor)).matches == 1
    assert all(card.result is not None for card in (await visitor.home()).mine), "the tables say how it ended all the same"


async def answered(seat: Seat) -> None:
    """Answer the first question."""
    while seat.play.question is None:
        await seat.hear()
    await seat.do(wire.Answer, **seat.answer())


async def test_a_result_that_a_power_cut_prevented_is_made_up_for(tmp_path: Path) -> None:
    async with house(tmp_path) as first:
        first.server.lobby.results.note = lambda match: None  # type: ignore[method-assign]
        visitor = await first.visitor("Ada")
        key = visitor.key
        _, end = await played(visitor)
        assert (await of(visitor)).matches == 0
    async with house(tmp_path) as again:
        back = again.stranger()
        back.http.cookies.set("chaudron", key)
        await again.server.lobby.results.catch_up()
        assert (await of(back)).matches == 1
        assert [one.match for one in (await listed(back)).results] == [end.match]
        await again.server.lobby.results.catch_up()
        assert (await of(back)).matches == 1


async def test_a_long_list_comes_in_pages(shared: House) -> None:
    visitor = await shared.visitor("Ada")
    await fill(shared.server.store, hashed(visitor.key), [result(number) for number in range(1, 46)])
    found: list[str] = []
    page = await listed(visitor, "?game=poison")
    while True:
        found += [one.match for one in page.results]
        if page.more is None:
            break
        assert len(page.results) == standing.PAGE
        page = await listed(visitor, f"?game=poison&before={page.more}")
    assert len(found) == len(set(found)) == 45
    told = await of(visitor)
    assert (told.matches, told.won, told.streak, told.longest) == (45, 15, 1, 1)
    assert told.games[0].tastes == (wire.Amount("colour-red", 45 * 46 // 2),)
    for before in ("soup", "1.", ".a", "-1.a", "99999999999999.a", "1.a'--"):
        assert (await visitor.refused("GET", f"/api/me/results?before={before}")).kind == "malformed"


async def test_a_curve_of_thousands_is_thinned(shared: House) -> None:
    visitor = await shared.visitor()
    await fill(shared.server.store, hashed(visitor.key), [result(number) for number in range(1, 2001)])
    [game] = (await of(visitor)).games
    assert len(game.curve) == standing.MOST_POINTS
    assert game.rating is not None and game.curve[-1] == game.rating.points
    assert game.rating.certainty == "fair"


# The moves that cost most.


async def test_the_costliest_moves_come_from_analyses_of_ones_own_seat(shared: House) -> None:
    visitor, other = await shared.visitor("Ada"), await shared.visitor("Ben")
    _, end = await played(visitor)
    await of(visitor)
    decisions = [
        {"step": 4, "seat": 0, "cost": 0.1, "verdict": "slip", "made": {"move": "anything"}},
        {"step": 9, "seat": 0, "cost": 0.3, "verdict": "mistake"},
        {"step": 5, "seat": 1, "cost": 0.9, "verdict": "mistake"},
        {"step": 7, "seat": 0, "cost": 0.5, "verdict": "fine"},
    ]
    await shared.server.store.write(analyses.keep, end.match, "somebody", msgspec.json.encode({"decisions": decisions}))
    found = await visitor.call("GET", "/api/me/mistakes", None, wire.Mistakes)
    assert found.matches == 1
    assert [(one.match, one.seat, one.step, one.cost) for one in found.mistakes] == [(end.match, 0, 9, 0.3), (end.match, 0, 4, 0.1)]
    assert await other.call("GET", "/api/me/mistakes", None, wire.Mistakes) == wire.Mistakes(0, ())


# As a file.


async def test_results_are_carried_as_a_file_and_marked(shared: House) -> None:
    visitor, other = await shared.visitor("Ada"), await shared.visitor("Ben")
    _, end = await played(visitor)
    answer = await visitor.send("GET", standing.FILE)
    assert "attachment" in answer.headers["content-disposition"]
    assert hashed(visitor.key) not in answer.text and visitor.key not in answer.text
    file = msgspec.json.decode(answer.content, type=wire.StandingFile)
    assert (file.name, file.house, [one.match for one in file.results]) == ("Ada", shared.address, [end.match])
    assert await sent(other, answer.content) == wire.Added(1, 0, 0)
    assert await sent(other, answer.content) == wire.Added(0, 1, 0)
    assert await sent(visitor, answer.content) == wire.Added(0, 1, 0), "what was played here stays as it is"
    [brought] = (await listed(other)).results
    assert (brought.brought, brought.change, brought.match) == (True, None, end.match)
    told = await of(other)
    assert told.matches == 1 and told.games[0].rating is None
    # It comes along again, and games that are not here are left out.
    again = msgspec.json.decode((await other.send("GET", standing.FILE)).content, type=wire.StandingFile)
    assert [one.match for one in again.results] == [end.match]
    strange = msgspec.json.encode(replace(file, results=(replace(file.results[0], game="chess", match="abc"),)))
    assert await sent(other, strange) == wire.Added(0, 0, 1)


async def sent(visitor: Visitor, data: bytes) -> wire.Added:
    answer = await post(visitor, data)
    assert answer.is_success, answer.text
    return msgspec.json.decode(answer.content, type=wire.Added)


async def post(visitor: Visitor, data: bytes) -> httpx.Response:
    return await visitor.http.post(standing.FILE, content=data, headers=visitor.headers)


def forged(**fields: Any) -> bytes:
    """A file with one result that was changed."""
    one = {
        "match": "00ff", "game": "poison", "ended": 1_700_000_000, "seat": 0, "won": True, "status": "counted",
        "players": [{"name": "Ada", "level": None, "rank": 0, "score": 1}], **fields,
    }  # fmt: skip
    return msgspec.json.encode({"format": 1, "house": "", "made": 0, "results": [one]})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a",
        forged()[:-5],
        b"[" * 100_000,
        b'{"format": 2, "house": "", "made": 0, "results": []}',
        forged(seat=1),
        forged(seat=-1),
        forged(ended=int(time.time()) + 10 * 24 * 3600),
        forged(match="../etc"),
        forged(status="perfect"),
        forged(players=[]),
        forged(players=[{"name": "\u202eadA", "level": None, "rank": 0, "score": 1}]),
        forged(players=[{"name": "Ada\x00", "level": None, "rank": 0, "score": 1}]),
        forged(players=[{"name": "Ada", "level": "god", "rank": 0, "score": 1}]),
        forged(tastes={"<b>": 1}),
        forged(tastes={"colour-red": -1}),
        forged(rating=3000),
    ],
)
async def test_a_file_that_is_none_is_refused_and_nothing_changes(shared: House, visitor: Visitor, data: bytes) -> None:
    answer = await post(visitor, data)
    assert answer.status_code == 400
    check_refused(msgspec.json.decode(answer.content, type=wire.Refused))
    assert (await listed(visitor)).results == ()


async def test_a_file_can_be_long_but_not_endless(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(forged()) * 20_000 <= standing.LONGEST_FILE
    answer = await post(visitor, b" " * (standing.LONGEST_FILE + 1))
    assert answer.status_code == 413
    refused = check_refused(msgspec.json.decode(answer.content, type=wire.Refused))
    assert refused.facts == {"most": standing.LONGEST_FILE}
    monkeypatch.setattr(standing, "MOST_KEPT", 0)
    answer = await post(visitor, forged())
    assert msgspec.json.decode(answer.content, type=wire.Refused).reason == "too-many-results"


# The board.


async def test_the_board_shows_only_those_who_agreed_and_no_more_of_them_than_said(shared: House) -> None:
    now = int(time.time()) - 1000
    people = [await shared.visitor(name) for name in ("Ada <b>", "Ben", "Cleo")]
    nameless = await shared.visitor()
    for place, visitor in enumerate((*people, nameless)):
        rated = [replace(result(number), ended=now + number, mu=30.0 - place) for number in range(1, 13)]
        brought = [replace(result(number), brought=True, rated=None, mu=None, sigma=None, was=None) for number in range(5)]
        await fill(shared.server.store, hashed(visitor.key), [*rated, *brought])
    ada, ben, cleo = people
    for visitor in (ada, cleo):
        assert await visitor.call("PUT", "/api/me/board", {"shown": True}, wire.ShowMe) == wire.ShowMe(shown=True)
    assert (await nameless.refused("PUT", "/api/me/board", {"shown": True})).reason == "no-name"
    answer = await ben.send("GET", "/api/board")
    found = msgspec.json.decode(answer.content, type=wire.Board)
    [poison] = [each for each in found.games if each.game == "poison"]
    names = [leader.name for leader in poison.leaders]
    assert names.index("Ada <b>") < names.index("Cleo") and "Ben" not in names
    assert all(leader.rating.matches >= found.least == ratings.LEAST for leader in poison.leaders)
    assert not any(leader.me for leader in poison.leaders)
    assert not any(hashed(visitor.key) in answer.text for visitor in people)
    seen = await ada.call("GET", "/api/board", None, wire.Board)
    assert [leader.name for each in seen.games for leader in each.leaders if leader.me] == ["Ada <b>"]
    assert (await of(ada)).shown and not (await of(ben)).shown
    await ada.call("PUT", "/api/me/board", {"shown": False}, wire.ShowMe)
    assert "Ada <b>" not in (await ben.send("GET", "/api/board")).text


async def test_a_house_can_do_without_a_board(tmp_path: Path) -> None:
    async with house(tmp_path, board=False) as quiet:
        visitor = await quiet.visitor("Ada")
        assert (await visitor.refused("GET", "/api/board")).reason == "board"
        assert (await visitor.refused("PUT", "/api/me/board", {"shown": True})).reason == "board"
        assert not (await of(visitor)).board


async def test_nothing_of_a_forgotten_visitor_stays_in_results(gather: Gather, shared: House) -> None:
    _, (host, guest), (there, friend) = await gather(2, seats=3, begin=False, pace="instant")
    await there.do(wire.SeatBot, seat=2, level="apprentice")
    await there.do(wire.Begin)
    await friend.until(lambda told: told.play is not None)
    while there.play.outcome is None:
        await there.reach(friend.play.step)
        await friend.reach(there.play.step)
        mover = next((seat for seat in (there, friend) if seat.play.question is not None), None)
        if mover is not None:
            await mover.do(wire.Answer, **mover.answer())
        elif there.play.outcome is None:
            await there.hear()
    whose = hashed(host.key)
    assert (await of(host)).matches == 1
    assert (await host.send("DELETE", "/api/me")).status_code == 204
    assert await shared.server.store.read(results.everything, whose) == []
    [left] = (await listed(guest)).results
    assert [player.name for player in left.players[:2]] == ["—", "Person 2"]
