"""Results of finished matches: who gets one, for whom it counts, what it does to ratings; each is stored once and can be made up for."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from chaudron import ratings
from chaudron.store import Store, forgetting, matches, results, tables
from chaudron.store.results import Result
from chaudron.store.tables import Holder
from tests.store.ended import ADA, BEN, BOTS, TABLE, fill, keep, mind, of, played, result, save, settle
from tests.store.kept import GAME, begun, deal


async def test_everybody_who_stayed_gets_a_result(store: Store) -> None:
    match = played()
    start = await keep(store, match)
    await settle(store, start.id)
    assert match.outcome is not None
    for seat, visitor in enumerate(("ada", "ben")):
        [found] = (await of(store, visitor)).values()
        assert (found.match, found.seat, found.game, found.status) == (start.id, seat, "poison", "counted")
        assert found.won == (seat in match.outcome.winners)
        assert tuple(player.rank for player in found.players) == match.outcome.ranks
        assert tuple(player.score for player in found.players) == match.outcome.scores
        assert [player.name for player in found.players] == ["Ada", "Ben", "Basile", "Celia"]
        assert [player.level for player in found.players] == [None, None, "brewer", "master"]
        assert sum(found.noted.costs.values()) == match.outcome.scores[seat], "in this game, all points are costs"
        assert found.rated == 1 and found.was == ratings.UNKNOWN.mu and found.mu not in (None, found.was)
    kept = await store.read(matches.find, start.id)
    assert kept is not None and kept.settled is not None


async def test_a_result_is_stored_once(store: Store) -> None:
    start = await keep(store, played())
    await settle(store, start.id)
    before = await of(store, "ada")
    await settle(store, start.id)
    assert await of(store, "ada") == before
    assert await store.read(results.unsettled) == []


async def test_a_better_rank_raises_a_rating_and_the_next_match_goes_on_from_there(store: Store) -> None:
    alone = (ADA, *BOTS, Holder(None, "apprentice", "Dorian"))
    ranks: list[int] = []
    for seed in range(6):
        start = await keep(store, played(seed), alone)
        await settle(store, start.id)
        found = (await of(store, "ada"))[start.id]
        assert found.mu is not None and found.was is not None and found.rated == seed + 1
        ranks.append(found.players[0].rank)
        if found.players[0].rank == 0:
            assert found.mu > found.was
        if found.players[0].rank == 3:
            assert found.mu < found.was
        skill, number = await store.read(results.skill_of, "ada", "poison")
        assert (skill.mu, number) == (found.mu, seed + 1)
    assert {0, 3} & set(ranks), "otherwise nothing was compared"


async def test_whoever_leaves_does_not_get_what_the_bot_wins(store: Store) -> None:
    start = await keep(store, played())
    await save(store, replace(TABLE, match=start.id, holders=(Holder(None, "brewer", "Erwin"), *TABLE.holders[1:])))
    await settle(store, start.id)
    [left], [stayed] = (await of(store, "ada")).values(), (await of(store, "ben")).values()
    assert (left.status, left.mu, left.rated) == ("left", None, None)
    assert (stayed.status, stayed.rated) == ("counted", 1)
    assert await store.read(results.course, "ada") == []
    # The seat that was left takes no part in the others' rating.
    skills = [ratings.UNKNOWN, *(ratings.level_skill(GAME, level) for level in ("brewer", "master"))]
    [now, *_] = ratings.rate([skill for skill in skills if skill is not None], [player.rank for player in stayed.players[1:]])
    assert stayed.mu == pytest.approx(now.mu)


async def test_an_old_match_of_somebody_who_no_longer_sits_there_does_not_count(store: Store) -> None:
    start = await keep(store, played())
    await save(store, replace(TABLE, match=None, status="open", holders=(Holder(), BEN, *BOTS)))
    await settle(store, start.id)
    assert [found.status for found in (await of(store, "ada")).values()] == ["unknown"]
    assert [found.status for found in (await of(store, "ben")).values()] == ["counted"]


async def test_where_a_bot_has_helped_it_does_not_count(store: Store) -> None:
    start = await keep(store, played())
    await store.write(mind, start.id, 1)
    await settle(store, start.id)
    assert [found.status for found in (await of(store, "ben")).values()] == ["helped"]
    assert [found.status for found in (await of(store, "ada")).values()] == ["counted"]


@pytest.mark.parametrize(("people", "status"), [(1, "taken-back"), (2, "counted")], ids=["alone", "together"])
async def test_a_match_with_a_move_taken_back_counts_only_among_people(store: Store, people: int, status: str) -> None:
    holders = (ADA, BEN if people == 2 else BOTS[0], *BOTS)
    first = deal()
    for _ in range(5):
        [seat] = first.questions()
        first.play(seat, first.moves(seat)[0])
    parent = await keep(store, first, holders)
    await store.write(mind, parent.id, 1)
    branch = await keep(store, played(match=first.branch(4, bytes(32))), holders, parent=parent.id, shared=4)
    assert await store.read(results.unsettled) == [branch.id], "the other one goes on as its branch"
    await settle(store, branch.id)
    [found] = (await of(store, "ada")).values()
    assert (found.status, found.rated) == (status, 1 if status == "counted" else None)
    if people == 2:
        [helped] = (await of(store, "ben")).values()
        assert helped.status == "helped", "before the move was taken back"


async def test_what_is_played_on_from_another_match_does_not_count(store: Store) -> None:
    elsewhere = replace(begun(played(), table="elsewhere"), players=TABLE.holders)
    await store.write(matches.bring, elsewhere, played().record())
    same = await keep(store, played(), parent=elsewhere.id)
    await settle(store, same.id)
    assert [found.status for found in (await of(store, "ada")).values()] == ["branch"]


async def test_matches_that_have_not_ended_or_were_imported_have_no_results(store: Store) -> None:
    under_way = await keep(store, deal())
    await store.write(matches.bring, begun(played()), played().record())
    rebuilt = await store.read(matches.rebuild, under_way.id)
    assert rebuilt is not None and results.ended(rebuilt) is None
    assert await store.read(results.unsettled) == [under_way.id]


async def test_a_match_of_a_version_that_did_not_store_players_is_looked_at_once(store: Store) -> None:
    start = await keep(store, played())
    await store.write(lambda connection: connection.execute(text("UPDATE matches SET players = '[]'")).rowcount)
    await settle(store, start.id)
    assert await store.read(results.unsettled) == []
    assert await of(store, "ada") == {}


# Lists.


async def test_pages_contain_every_result_once_also_if_many_ended_at_once(store: Store) -> None:
    kept = [result(number, ended=1_700_000_000 + number // 10) for number in range(45)]
    await fill(store, "ada", kept)
    await fill(store, "ben", [result(1)])
    found: list[Result] = []
    before: tuple[int, str] | None = None
    while page := await store.read(results.page, "ada", None, before, 10):
        found += page
        before = page[-1].ended, page[-1].match
    assert len(found) == 45
    assert {one.match for one in found} == {one.match for one in kept}
    assert [one.ended for one in found] == sorted((one.ended for one in kept), reverse=True)
    assert await store.read(results.page, "ada", "another", None, 10) == []


@pytest.mark.parametrize(
    "query",
    [
        "SELECT * FROM results WHERE visitor = 'a' AND (ended < 5 OR ended = 5) ORDER BY ended DESC, \"match\" DESC LIMIT 21",
        "SELECT mu FROM results WHERE visitor = 'a' AND game = 'b' AND rated IS NOT NULL ORDER BY rated DESC LIMIT 1",
    ],
)
async def test_no_list_is_sorted_or_searched_row_by_row(tmp_path: Path, query: str) -> None:
    store = Store(tmp_path)
    plan = await store.read(lambda connection: [row[3] for row in connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))])
    store.close()
    assert all("USING INDEX ix_results" in line or "USING COVERING INDEX ix_results" in line for line in plan), plan


# Files.


async def test_what_is_brought_is_added_once_and_marked(store: Store) -> None:
    brought = [replace(result(number), brought=True, rated=None, mu=None, sigma=None, was=None) for number in range(3)]
    assert await store.write(results.bring, "ada", [*brought, brought[0]], 100) == 3
    assert await store.write(results.bring, "ada", brought, 100) == 0
    assert all(found.brought for found in (await of(store, "ada")).values())
    assert await store.write(results.bring, "ada", [replace(result(9), brought=True)], 3) is None
    assert len(await of(store, "ada")) == 3


async def test_what_is_brought_about_a_match_gives_way_to_the_truth(store: Store) -> None:
    match = played()
    start = await keep(store, match)
    lie = replace(result(0, match=start.id), brought=True)
    await store.write(results.bring, "ada", [lie], 100)
    await settle(store, start.id)
    [found] = (await of(store, "ada")).values()
    assert not found.brought and match.outcome is not None
    assert found.won == (0 in match.outcome.winners)


# The board.


async def test_the_board_has_only_those_who_agreed_and_play(store: Store) -> None:
    for visitor in ("ada", "ben", "cleo", "dan"):
        await store.write(tables.rename, visitor, visitor.capitalize(), 0)
        await fill(store, visitor, [result(number) for number in range(1, 13)])
    await fill(store, "eve", [result(number) for number in range(1, 13)])
    await store.write(tables.rename, "new", "New", 0)
    await fill(store, "new", [result(number) for number in range(1, 5)])
    for visitor in ("ada", "cleo", "new"):
        assert await store.write(lambda connection, who: results.show(connection, who, on=True), visitor)
    assert not await store.write(lambda connection: results.show(connection, "eve", on=True)), "she has no name"
    found = await store.read(results.board, 1_700_000_000, 10)
    assert sorted((leader.name, leader.rated) for leader in found) == [("Ada", 12), ("Cleo", 12)]
    assert await store.read(results.board, 1_700_000_100, 10) == [], "long ago"
    await store.write(lambda connection: results.show(connection, "ada", on=False))
    assert [leader.name for leader in await store.read(results.board, 0, 10)] == ["Cleo"]


# Forgetting.


async def test_whoever_is_forgotten_has_no_results_and_no_name_in_those_of_others(store: Store) -> None:
    start = await keep(store, played())
    await settle(store, start.id)
    await fill(store, "ben", [replace(result(3), match="feed" * 4, brought=True)])
    await fill(store, "ada", [replace(result(3), match="feed" * 4)])
    await store.write(forgetting.forget_visitor, "ada")
    assert await of(store, "ada") == {}
    found = await of(store, "ben")
    assert [player.name for player in found[start.id].players] == [forgetting.NOBODY, "Ben", "Basile", "Celia"]
    assert found["feed" * 4].players[0].name == "Ada", "what he has brought himself is not hers"


async def test_when_a_table_is_deleted_people_keep_their_results(store: Store) -> None:
    start = await keep(store, played())
    await settle(store, start.id)
    assert await store.read(results.there, [start.id]) == {start.id}
    await store.write(forgetting.forget_table, TABLE.code)
    assert list(await of(store, "ada")) == [start.id]
    assert await store.read(results.there, [start.id]) == set()
