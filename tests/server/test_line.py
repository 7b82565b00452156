"""Who thinks next, at how many desks and for how long."""

import pytest

from chaudron.server.line import ENOUGH, LONGEST, SOON, Job, Line, Whose

MANY = 30


def job(host: str, table: str = "", *, watched: bool = True, simulations: int = 5 * ENOUGH) -> Job:
    """A search for a table."""
    return Job(Whose(host, table or f"{host}'s", lambda: watched), simulations, lambda: b"")


def lined_up(desks: int, *jobs: Job) -> Line:
    """A line of jobs that were all asked for at once."""
    line = Line(desks)
    for each in jobs:
        line.join(each, 0.0)
    return line


def served(line: Line) -> list[str]:
    """The tables in the order of their turns, while each is done before the next begins."""
    found: list[str] = []
    while (each := line.next(0.0)) is not None:
        found.append(each.whose.table)
        for desk in each.desks:
            line.vacate(desk)
        line.leave(each)
    return found


def test_hosts_take_turns_and_so_do_the_tables_of_each() -> None:
    line = lined_up(1, job("a", "a1"), job("a", "a1"), job("a", "a1"), job("a", "a2"), job("b", "b1"), job("b", "b1"))
    assert served(line) == ["a1", "b1", "a2", "b1", "a1", "a1"]


def test_whoever_has_just_had_a_turn_waits_behind_newcomers() -> None:
    line = lined_up(1, job("a", "a1"), job("b", "b1"), job("a", "a2"))
    first = line.next(0.0)
    assert first is not None and first.whose.table == "a1"
    line.join(job("c", "c1"), 1.0)
    line.leave(first)
    line.vacate(0)
    assert served(line) == ["b1", "c1", "a2"]


def test_whoever_is_thinking_waits_behind_newcomers_even_if_nobody_had_to_wait_before() -> None:
    line = lined_up(1, first := job("a", "a1"))
    assert line.next(0.0) is first
    for other in (job("a", "a2"), job("b", "b1")):
        line.join(other, 1.0)
    line.leave(first)
    line.vacate(0)
    assert served(line) == ["b1", "a2"]


def test_tables_without_people_wait_behind_those_with() -> None:
    line = lined_up(1, job("a", "empty", watched=False), job("b", "b1"), job("b", "b2"))
    assert served(line) == ["b1", "b2", "empty"]


def test_somebody_who_comes_to_a_table_moves_it_forward() -> None:
    people: set[str] = set()
    line = lined_up(1, job("b"), *(Job(Whose("a", table, lambda table=table: table in people), 0, bytes) for table in ("a1", "a2")))  # type: ignore[misc]
    people.add("a2")
    assert served(line) == ["b's", "a2", "a1"]


def test_a_search_alone_gets_all_desks_and_is_not_cut() -> None:
    alone = job("a")
    line = lined_up(4, alone)
    assert line.next(0.0) is alone
    assert alone.desks == [0, 1, 2, 3]
    assert line.seconds(alone) == LONGEST


@pytest.mark.parametrize(("simulations", "desks"), [(0, 1), (40, 1), (ENOUGH, 1), (2 * ENOUGH, 2), (9 * ENOUGH, 4)])
def test_a_desk_of_its_own_is_for_many_simulations(simulations: int, desks: int) -> None:
    line = lined_up(4, small := job("a", simulations=simulations))
    assert line.next(0.0) is small
    assert len(small.desks) == desks


def test_as_many_searches_as_desks_get_one_each_and_are_not_cut() -> None:
    line = lined_up(2, one := job("a"), two := job("a"))
    assert [line.next(0.0), line.next(0.0), line.next(0.0)] == [one, two, None]
    assert one.desks + two.desks == [0, 1]
    assert line.seconds(one) == line.seconds(two) == LONGEST


@pytest.mark.parametrize("hosts", [1, 3, MANY])
def test_of_many_at_once_all_are_answered_soon_with_equal_time(hosts: int) -> None:
    line = lined_up(2, *(job(f"host {number % hosts}") for number in range(MANY)))
    now, given = 0.0, list[float]()
    ends: dict[Job, float] = {}
    while line.waiting or ends:
        while (each := line.next(now)) is not None:
            ends[each] = line.until(each.desks[0])
        first = min(ends, key=lambda each: ends[each])
        now = ends.pop(first)
        given.append(now - first.began)
        line.leave(first)
        line.vacate(first.desks[0])
    assert len(given) == MANY
    assert given == pytest.approx([SOON * 2 / MANY] * MANY, rel=0.5)
    assert now == pytest.approx(SOON, rel=0.1)


def test_a_search_that_has_begun_is_cut_when_others_come_and_not_when_they_have_gone() -> None:
    line = lined_up(2, first := job("a"))
    assert line.next(0.0) is first
    assert line.until(0) == line.until(1) == LONGEST
    others = [job(f"host {number}") for number in range(MANY - 1)]
    for other in others:
        line.join(other, 0.1)
    assert line.until(0) == line.until(1) == SOON / MANY
    for other in others:
        line.leave(other)
    assert line.until(0) == LONGEST


def test_a_host_with_many_tables_takes_no_time_from_another() -> None:
    line = lined_up(2, *(job("many", f"table {number}") for number in range(60)))
    busy = [line.next(0.0), line.next(0.0)]
    line.join(other := job("other"), 0.0)
    line.vacate(0)
    line.leave(busy[0])  # type: ignore[arg-type]
    assert line.next(0.0) is other
    assert line.seconds(other) == SOON


def test_tables_without_people_take_no_time_from_those_with() -> None:
    line = lined_up(2, *(job(f"host {number}", watched=False) for number in range(60)), watched := job("a"))
    assert line.next(0.0) is watched
    assert line.seconds(watched) == LONGEST
    idle = line.next(0.0)
    assert idle is not None and line.seconds(idle) < SOON / 25


def test_a_search_that_nobody_watches_ends_when_somebody_waits() -> None:
    line = lined_up(1, idle := job("a", watched=False))
    assert line.next(0.0) is idle
    assert line.until(0) == LONGEST
    line.join(job("a", watched=False), 1.0)
    assert 0.0 < line.until(0) < LONGEST
    line.join(job("b"), 1.0)
    assert line.until(0) == 0.0


def test_work_that_nobody_wants_any_more_should_have_ended_and_keeps_its_desk_until_it_has() -> None:
    line = lined_up(1, job("a"), job("b"))
    first = line.next(0.0)
    assert first is not None
    line.leave(first)
    assert line.until(0) == 0.0
    assert line.next(0.0) is None
    line.vacate(0)
    second = line.next(0.0)
    assert second is not None and second.whose.host == "b"
