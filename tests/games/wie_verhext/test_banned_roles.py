"""Wie verhext! with three and four seats: roles that are out (WIE-38)."""

from collections import Counter

import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import Called, Choose, Claimed, Favoured, Options, Role, RoundBegan
from chaudron.testing import told
from tests.games.wie_verhext.story import by_round
from tests.games.wie_verhext.table import BANS, PLAIN, public, refusal, rounds, start, whole_match, zone

# 3 and 4 players


@pytest.mark.parametrize(("seats", "number", "lasting"), [(3, 2, 6), (4, 1, 12)])
def test_wie_38_the_next_ones_each_round_until_all_have_been_out(seats: int, number: int, lasting: int) -> None:
    """Then all twelve are shuffled again."""
    orders = set()
    for chance in range(4):
        state = start(seats, chance, BANS)
        out = [public(state).banned] + [event.banned for event in told(rounds(state, 2 * lasting, draws=chance), RoundBegan)]
        assert {len(banned) for banned in out} == {number}
        for first in (0, lasting):
            once = [role for banned in out[first : first + lasting] for role in banned]
            assert sorted(once, key=lambda role: role.number) == list(Role)
            orders.add(tuple(frozenset(banned) for banned in out[first : first + lasting]))
    assert len(orders) == 8


@pytest.mark.parametrize(("seats", "options"), [(5, BANS), (5, PLAIN), (4, PLAIN), (3, PLAIN)])
def test_wie_38_no_role_is_out_with_five_or_if_the_table_says_so(seats: int, options: Options) -> None:
    state = start(seats, options=options)
    out = [public(state).banned, public(state).turned]
    out += [event.banned for event in told(rounds(state, 14), RoundBegan)]
    assert set(out) == {()}


def test_wie_38_it_is_on_unless_the_table_says_otherwise() -> None:
    assert Options().banned_roles


@pytest.mark.parametrize("seats", [3, 4])
def test_wie_38_nobody_may_choose_a_role_that_is_out(seats: int) -> None:
    state = start(seats, options=BANS)
    for role in public(state).banned:
        others = [other for other in Role if other not in public(state).banned][:4]
        for seat in range(seats):
            move = Choose(tuple(sorted([role, *others], key=lambda role: role.number)))
            assert refusal(state, seat, move) == ("banned", {"role": f"role-{role.value}"})
            assert move not in GAME.moves(state, seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_wie_38_roles_that_are_out_are_not_played(seats: int) -> None:
    for number in range(5):
        for events in by_round(whole_match(seats, BANS, number)):
            (began,) = [event for event in events if isinstance(event, RoundBegan)]
            played = {event.role for event in events if isinstance(event, Called | Claimed | Favoured)}
            assert not played & set(began.banned)


@pytest.mark.parametrize("seats", [3, 4])
def test_wie_38_any_role_may_be_out(seats: int) -> None:
    found = Counter(role for number in range(300) for role in public(start(seats, number, BANS)).banned)
    assert set(found) == set(Role)
    assert all(times > 8 for times in found.values())


def test_wie_38_all_see_what_is_out_and_what_was_but_not_what_will_be() -> None:
    state = start(3, options=BANS)
    rounds(state, 2)
    other = GAME.copy(state)
    other.unused = (*state.unused[:6], *reversed(state.unused[6:]))
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        assert len(set(view.turned)) == 6
        assert set(view.banned) <= set(view.turned)
        assert [piece.face for piece in zone(view, "banned").pieces] == [f"role-{role.value}" for role in view.banned]
        assert GAME.view(other, viewer) == view


def test_wie_38_which_of_two_lay_above_the_other_is_nobodys_knowledge() -> None:
    """Two roles are turned up together, and the story tells them together: it makes no difference which came first."""
    state = start(3, options=BANS)
    swapped = GAME.copy(state)
    swapped.unused = (state.unused[1], state.unused[0], state.unused[3], state.unused[2], *state.unused[4:])
    for _ in range(2):
        for viewer in (0, None):
            assert GAME.view(state, viewer) == GAME.view(swapped, viewer)
        assert rounds(state, 1) == rounds(swapped, 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_wie_38_roles_that_were_out_in_earlier_rounds_are_shown_until_all_are_shuffled_again(seats: int) -> None:
    state = start(seats, options=BANS)
    earlier: set[Role] = set()
    for _ in range(14):
        scene = GAME.scene(public(state))
        shown = {piece.face for zone in scene.zones if zone.name == "turned" for piece in zone.pieces}
        if len(earlier) == len(Role):
            earlier = set()
        assert shown == {f"role-{role.value}" for role in earlier}
        earlier |= set(public(state).banned)
        rounds(state, 1)
