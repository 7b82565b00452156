"""Who knows what in Wie verhext!: a view holds what an attentive person saw, and imagining draws only what could be."""

from collections import Counter
from collections.abc import Iterator

import pytest

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.model import AnswerCall, Options, Parchment, Role, UseFavour, View
from chaudron.kernel.model import News, Seat
from chaudron.testing import anything, rng
from tests.games.wie_verhext.bookkeeper import Bookkeeper
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    ASSISTANT,
    BANS,
    BEGGING_MONK,
    COPPER,
    CUTPURSE,
    DRUID,
    FORTUNE_TELLER,
    HERB_GATHERER,
    IDLE,
    IRON,
    OPEN_SCORES,
    PLAIN,
    SEATS,
    SILVER,
    SNAKE_HUNTER,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    asked,
    call,
    choose,
    claim,
    favour,
    hand,
    public,
    rounds,
    start,
    step,
    table,
    zone,
)

every_table = pytest.mark.parametrize(("seats", "options"), [(seats, options) for seats in SEATS for options in (PLAIN, BANS)])
FIVE = (WOLF_KEEPER, SNAKE_HUNTER, HERB_GATHERER, ALCHEMIST, FORTUNE_TELLER)


def viewers(seats: int) -> list[Seat | None]:
    return [*range(seats), None]


def possible(book: Bookkeeper, seat: Seat) -> set[Role]:
    """The roles that a hand may hold according to the news: not out, and not played in this round unless the current call has yet to
    reach that seat."""
    played = {role for mine in book.played for role in mine}
    if book.role is not None and seat not in book.spoken:
        played.discard(book.role)
    return set(Role) - set(book.banned) - played


def walk(seats: int, options: Options, number: int) -> Iterator[tuple[State, Bookkeeper]]:
    """A random match at every step, with the books of a listener."""
    opening: list[News] = []
    state = GAME.start(seats, options, rng(number), opening)
    book, draws = Bookkeeper(seats), rng(number)
    for event, _ in opening:
        book.hear(event)
    while GAME.asks(state):
        yield state, book
        for event, _ in step(state, draws, anything):
            book.hear(event)


# What a view holds


def test_a_view_does_not_tell_the_other_hands() -> None:
    one = table([WITCH, DRUID], [WARLOCK, CUTPURSE], [ALCHEMIST, ASSISTANT])
    other = table([WITCH, DRUID], [ALCHEMIST, ASSISTANT], [WIZARD, BEGGING_MONK])
    for viewer in (0, None):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        assert GAME.scene(GAME.view(one, viewer)) == GAME.scene(GAME.view(other, viewer))
    assert GAME.view(one, 1) != GAME.view(other, 1)


def test_a_view_tells_the_own_hand() -> None:
    state = table([WITCH, DRUID], [WARLOCK, CUTPURSE, WITCH], [])
    assert [GAME.view(state, seat).hand for seat in range(3)] == [(WITCH, DRUID), (WITCH, CUTPURSE, WARLOCK), ()]


def test_an_onlooker_has_no_hand() -> None:
    view = public(table([WITCH, DRUID], [WARLOCK, CUTPURSE, WITCH], []))
    assert (view.seat, view.hand) == (None, ())
    assert [(zone(view, f"hand:{seat}").pieces, zone(view, f"hand:{seat}").size) for seat in range(3)] == [((), 2), ((), 3), ((), 0)]
    assert [zone(view, f"aside:{seat}").pieces for seat in range(3)] == [(), (), ()]


def test_the_scene_shows_the_own_roles_only() -> None:
    view = GAME.view(table([WITCH, DRUID], [WARLOCK], [CUTPURSE, WITCH]), 1)
    assert [[piece.face for piece in zone(view, f"hand:{seat}").pieces] for seat in range(3)] == [[], ["role-warlock"], []]
    assert [zone(view, f"hand:{seat}").count for seat in range(3)] == [2, 1, 2]
    shown = {piece.face for seat in (0, 2) for where in ("hand", "aside", "trick") for piece in zone(view, f"{where}:{seat}").pieces}
    assert shown == set()


def test_an_attentive_person_remembers_vials_and_potions() -> None:
    """The table hides them; whoever was attentive knows."""
    state = table(owned=["vv", "vvv", ""], taken=[[], [(COPPER, 0)], [(IRON, 0), (SILVER, 0)]])
    for viewer in (0, 1, None):
        there = GAME.view(state, viewer).table
        assert [mine.goods[4] for mine in there] == [2, 3, 0]
        assert [mine.cards for mine in there] == [(), ((COPPER, 0),), ((IRON, 0), (SILVER, 0))]


def test_open_scores_change_the_scene_only() -> None:
    plain, shown = start(3, 1, Options()), start(3, 1, OPEN_SCORES)
    draws, same = rng(1), rng(1)
    while GAME.asks(plain):
        assert step(plain, draws) == step(shown, same)
        for seat in viewers(3):
            one, other = GAME.view(plain, seat), GAME.view(shown, seat)
            assert (one.hand, one.table, one.piles, one.trick) == (other.hand, other.table, other.piles, other.trick)


# What is imagined


@every_table
@pytest.mark.parametrize("number", range(2))
def test_what_is_imagined_could_be(seats: int, options: Options, number: int) -> None:
    draws = rng(number + 7)
    for count, (state, book) in enumerate(walk(seats, options, number)):
        if count % 4:
            continue
        for viewer in viewers(seats):
            view = GAME.view(state, viewer)
            dream = GAME.imagine(view, draws)
            assert GAME.view(dream, viewer) == view
            assert GAME.asks(dream) == GAME.asks(state)
            assert GAME.tally(dream) == GAME.tally(state)
            for seat in range(seats):
                held = hand(dream, seat)
                if seat == viewer:
                    assert held == hand(state, seat)
                    assert GAME.moves(dream, seat) == GAME.moves(state, seat)
                    continue
                assert len(set(held)) == book.hand[seat]
                assert set(held) <= possible(book, seat)
                ask = GAME.asks(state).get(seat)
                assert not isinstance(ask, AnswerCall) or ask.role in held


def may_hold(view: View, seat: Seat, roles: set[Role]) -> None:
    """Check that a hand is imagined with each of these roles, sooner or later, and with no other."""
    draws, found, times = rng(4), set[Role](), 0
    while times < 300 or (found != roles and times < 5000):
        found |= set(hand(GAME.imagine(view, draws), seat))
        times += 1
    assert found == roles


@every_table
def test_all_that_could_be_is_imagined(seats: int, options: Options) -> None:
    """In a position of a match in which some roles have been called."""
    for count, (state, book) in enumerate(walk(seats, options, 11)):
        if count > 3 * seats and book.role is not None and max(book.hand) < 5 and book.hand[1] > 1:
            may_hold(GAME.view(state, 0), 1, possible(book, 1))
            return
    pytest.fail("no such position")


def going_round() -> State:
    """Seat 0 calls the witch, seat 1 passes, seat 2 is to answer, seats 3 and 4 have not spoken; the druid was called before."""
    state = table(
        [WITCH, WARLOCK, ALCHEMIST],
        [WARLOCK, ASSISTANT, WIZARD],
        [WITCH, WARLOCK, WIZARD],
        [WITCH, ALCHEMIST, WIZARD],
        [ASSISTANT, CUTPURSE],
        played=[[DRUID], [], [DRUID]],
        banned=[WOLF_KEEPER],
    )
    call(state, WITCH)
    assert asked(state) == (2, AnswerCall(role=WITCH, holder=0))
    return state


@pytest.mark.parametrize("viewer", [0, 4, None])
def test_a_seat_that_passed_does_not_hold_the_role(viewer: Seat | None) -> None:
    may_hold(GAME.view(going_round(), viewer), 1, set(Role) - {WITCH, DRUID, WOLF_KEEPER})


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_seat_that_is_to_answer_holds_the_role(viewer: Seat | None) -> None:
    view, draws = GAME.view(going_round(), viewer), rng(1)
    hands = [set(hand(GAME.imagine(view, draws), 2)) for _ in range(500)]
    assert all(WITCH in held and len(held) == 3 for held in hands)
    assert set().union(*hands) == set(Role) - {DRUID, WOLF_KEEPER}


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_seat_that_has_not_spoken_may_hold_the_role_or_not(viewer: Seat | None) -> None:
    view, draws = GAME.view(going_round(), viewer), rng(1)
    for seat in (3, 4):
        found = Counter(WITCH in hand(GAME.imagine(view, draws), seat) for _ in range(500))
        assert set(found) == {True, False}
        may_hold(view, seat, set(Role) - {DRUID, WOLF_KEEPER})


def test_the_caller_does_not_hold_it_any_more() -> None:
    may_hold(GAME.view(going_round(), 2), 0, set(Role) - {WITCH, DRUID, WOLF_KEEPER})


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_a_seat_that_decides_on_its_favour_has_played_the_role(viewer: Seat | None) -> None:
    state = table([WITCH, *IDLE], IDLE, [WITCH, *IDLE], [WITCH, *IDLE], owned=["", "", "rroo", ""])
    call(state, WITCH)
    favour(state)
    assert asked(state) == (2, UseFavour(role=WITCH))
    view = GAME.view(state, viewer)
    may_hold(view, 2, set(Role) - {WITCH})
    if viewer != 3:
        may_hold(view, 3, set(Role))


def test_once_the_trick_is_over_nobody_holds_the_role() -> None:
    state = going_round()
    claim(state)
    claim(state)
    view = GAME.view(state, 1)
    for seat in (0, 2, 3, 4):
        may_hold(view, seat, set(Role) - {WITCH, DRUID, WOLF_KEEPER})


def test_the_own_choice_is_kept_and_others_may_have_chosen_anything() -> None:
    """While all choose: a seat that is ready holds any five open roles, one that is not holds none."""
    state = start(3, options=BANS)
    out = set(public(state).banned)
    mine = [role for role in Role if role not in out][:5]
    choose(state, 0, mine)
    choose(state, 1, [role for role in Role if role not in out][-5:])
    view, draws = GAME.view(state, 0), rng(1)
    for _ in range(200):
        dream = GAME.imagine(view, draws)
        assert hand(dream, 0) == tuple(mine)
        assert len(hand(dream, 1)) == 5
        assert not set(hand(dream, 1)) & out
        assert hand(dream, 2) == ()
        assert set(GAME.asks(dream)) == {2}
    may_hold(view, 1, set(Role) - out)


def test_parchments_that_have_not_been_active_may_come_in_any_order() -> None:
    state = start(3)
    rounds(state, 3)
    view, draws = public(state), rng(2)
    known = [parchment.number for parchment in view.parchments]
    orders = [GAME.imagine(view, draws).parchments for _ in range(400)]
    assert len(known) == 4
    assert {order[:4] for order in orders} == {tuple(known)}
    for place in range(4, 8):
        found = Counter(order[place] for order in orders)
        assert set(found) == set(range(8)) - set(known)
        assert min(found.values()) > 60


def test_parchments_that_went_round_are_all_known() -> None:
    state = start(3)
    rounds(state, 10)
    dream = GAME.imagine(public(state), rng(3))
    assert dream.parchments == state.parchments
    assert public(dream).parchments[10 % 8] is list(Parchment)[state.parchments[2]]


@pytest.mark.parametrize(("seats", "number"), [(3, 2), (4, 1)])
def test_roles_that_have_not_been_out_may_be_next_in_any_order(seats: int, number: int) -> None:
    state = start(seats, options=BANS)
    rounds(state, 3)
    view, draws = public(state), rng(2)
    seen = set(view.turned)
    assert len(seen) == 4 * number
    found: Counter[Role] = Counter()
    for _ in range(400):
        dream = GAME.imagine(view, draws)
        rounds(dream, 1)
        banned = public(dream).banned
        assert len(banned) == number
        found.update(banned)
    assert set(found) == set(Role) - seen
    assert min(found.values()) > 400 * number / len(found) / 2


@every_table
def test_the_imagined_can_be_played_to_its_end(seats: int, options: Options) -> None:
    for count, (state, _) in enumerate(walk(seats, options, 5)):
        if count in (2, 20, 41, 63):
            dream, draws = GAME.imagine(GAME.view(state, 0), rng(count)), rng(count)
            whole = GAME.tally(dream)
            while GAME.asks(dream):
                step(dream, draws)
                assert GAME.tally(dream) == whole


def test_the_view_of_an_ended_match() -> None:
    state, draws = start(4, 2), rng(2)
    while GAME.asks(state):
        step(state, draws)
    for viewer in viewers(4):
        view = GAME.view(state, viewer)
        assert (view.phase, view.turn, view.hand) == ("over", None, ())
        assert GAME.scene(view).turn == ()
        dream = GAME.imagine(view, rng(1))
        assert GAME.outcome(dream) == GAME.outcome(state)
        assert GAME.asks(dream) == {}


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("ravens", [3, 4])
def test_the_imagined_remembers_points_and_ravens(viewer: Seat | None, ravens: int) -> None:
    """It ends when the truth does, and comes to the same."""
    cards = [(COPPER, 4), (COPPER, 6), (IRON, 4), (IRON, 6)][:ravens]
    state = table([WITCH, DRUID, ASSISTANT], [], [], owned=["vv", "ro", "v"], taken=[cards[:1], cards[1:], []])
    dream = GAME.imagine(GAME.view(state, viewer), rng(1))
    for each in (state, dream):
        rounds(each, 1)
    assert GAME.outcome(dream) == GAME.outcome(state)
    assert (GAME.outcome(dream) is not None) == (ravens == 4)
    assert [there.cards for there in public(dream).table] == [tuple(cards[:1]), tuple(cards[1:]), ()]


def test_imagining_is_drawn_from_the_rng_alone() -> None:
    state = start(4)
    for seat in range(4):
        choose(state, seat, FIVE)
    view = GAME.view(state, 0)
    first, again, other = ([hand(GAME.imagine(view, rng(number)), seat) for seat in range(4)] for number in (1, 1, 2))
    assert first == again
    assert first != other


def test_imagining_leaves_the_truth_alone() -> None:
    state = going_round()
    before = [GAME.view(state, seat) for seat in viewers(5)]
    dream = GAME.imagine(GAME.view(state, 2), rng(1))
    claim(dream)
    assert [GAME.view(state, seat) for seat in viewers(5)] == before
