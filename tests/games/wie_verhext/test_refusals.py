"""Why a move is refused in Wie verhext!: every reason that the game names is met, with its facts."""

from collections.abc import Callable

import pytest

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.cards import roles_of
from chaudron.games.wie_verhext.model import Call, Choose, Claim, Collect, Decline, Favour, Pile, Role
from chaudron.kernel.model import Facts, Move
from chaudron.kernel.record import decode_move
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    BANS,
    BEGGING_MONK,
    COPPER,
    CUTPURSE,
    DRUID,
    FORTUNE_TELLER,
    GOLD_SHELF,
    HERB_GATHERER,
    IDLE,
    IRON,
    PLAIN,
    SNAKE_HUNTER,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    brew,
    call,
    choose,
    claim,
    collect,
    favour,
    give,
    refusal,
    start,
    table,
    trade,
)

FIVE = Choose((WOLF_KEEPER, SNAKE_HUNTER, HERB_GATHERER, ALCHEMIST, FORTUNE_TELLER))
HAND = (WITCH, *IDLE)


def choosing() -> State:
    return start(3, options=PLAIN)


def banning() -> State:
    """A round in which the witch is out."""
    state = start(4, options=BANS)
    state.banned = roles_of([WITCH])
    return state


def calling() -> State:
    return table(HAND, HAND)


def answering() -> State:
    """Seat 1 is to answer to the witch."""
    state = table(HAND, HAND, HAND, owned=["rroo", "rroo", "rroo"])
    call(state, WITCH)
    return state


def favouring() -> State:
    """Seat 1 has taken the favour and may brew."""
    state = answering()
    favour(state)
    return state


def acting() -> State:
    """Seat 2 has the claim and may brew."""
    state = answering()
    claim(state)
    claim(state)
    return state


def giving() -> State:
    """Seat 1 is to choose two drops for seat 0."""
    state = table((BEGGING_MONK, *IDLE), owned=["rwg", "rrwwgggg"])
    call(state, BEGGING_MONK)
    collect(state)
    return state


def taking() -> State:
    """Seat 0 has collected one gold and may add two."""
    state = table((CUTPURSE, *IDLE), owned=["ooo", "ooo"])
    call(state, CUTPURSE)
    collect(state)
    return state


def over() -> State:
    state = table([WITCH], [], [], taken=[[(COPPER, 4), (COPPER, 6), (GOLD_SHELF, 2), (GOLD_SHELF, 4)]])
    call(state, WITCH)
    assert GAME.outcome(state) is not None
    return state


CASES: list[tuple[str, Callable[[], State], int, Move, Facts]] = [
    ("not-your-turn", calling, 1, Call(WITCH), {}),
    ("not-your-turn", answering, 0, Claim(), {}),
    ("not-your-turn", answering, 2, Claim(), {}),
    ("not-your-turn", acting, 1, brew(IRON, "r"), {}),
    ("not-your-turn", giving, 2, give("r"), {}),
    ("not-your-turn", giving, 0, Decline(), {}),
    ("not-your-turn", over, 0, Call(WITCH), {}),
    ("not-your-turn", over, 2, FIVE, {}),
    ("choose-first", choosing, 0, Call(WITCH), {}),
    ("choose-first", choosing, 2, Decline(), {}),
    ("banned", banning, 0, Choose((*FIVE.roles[:4], WITCH)), {"role": "role-witch"}),
    ("not-five", choosing, 0, Choose(FIVE.roles[:4]), {}),
    ("not-five", choosing, 1, Choose(()), {}),
    ("not-five", choosing, 1, Choose((*FIVE.roles, WITCH)), {}),
    ("not-five", choosing, 1, Choose((WOLF_KEEPER, *FIVE.roles[:4])), {}),
    ("already-chosen", calling, 0, FIVE, {}),
    ("already-chosen", answering, 1, FIVE, {}),
    ("already-chosen", taking, 0, FIVE, {}),
    ("role-not-held", calling, 0, Call(DRUID), {"role": "role-druid"}),
    ("call-first", calling, 0, Claim(), {}),
    ("call-first", calling, 0, Decline(), {}),
    ("answer-first", answering, 1, Decline(), {"role": "role-witch"}),
    ("answer-first", answering, 1, Call(SNAKE_HUNTER), {"role": "role-witch"}),
    ("answer-first", answering, 1, brew(IRON, "roo"), {"role": "role-witch"}),
    ("give-first", giving, 1, Decline(), {"count": 2}),
    ("give-first", giving, 1, give("r"), {"count": 2}),
    ("give-first", giving, 1, give("rrr"), {"count": 2}),
    ("not-on-offer", favouring, 1, brew(COPPER, "roo"), {}),
    ("not-on-offer", favouring, 1, Favour(), {}),
    ("not-on-offer", favouring, 1, brew(IRON, "r"), {}),
    ("not-on-offer", acting, 2, trade("", "rrr"), {}),
    ("not-on-offer", acting, 2, Call(SNAKE_HUNTER), {}),
    ("not-on-offer", acting, 2, Collect(), {}),
    ("not-on-offer", taking, 0, brew(GOLD_SHELF, "o"), {}),
    ("not-on-offer", taking, 0, brew(GOLD_SHELF, "ooo"), {}),
    ("not-on-offer", taking, 0, Collect(), {}),
]


@pytest.mark.parametrize(("reason", "lay_out", "seat", "move", "facts"), CASES)
def test_a_move_is_refused_for_a_reason(reason: str, lay_out: Callable[[], State], seat: int, move: Move, facts: Facts) -> None:
    state = lay_out()
    assert refusal(state, seat, move) == (reason, facts)
    assert move not in GAME.moves(state, seat)


def test_every_reason_is_met() -> None:
    assert {reason for reason, *_ in CASES} == set(GAME.about.refusals)


def test_a_seat_that_has_chosen_waits_for_the_others() -> None:
    state = choosing()
    choose(state, 1, FIVE.roles)
    assert refusal(state, 1, FIVE) == ("already-chosen", {})
    GAME.check(state, 0, FIVE)


def test_a_refused_move_changes_nothing() -> None:
    for _, lay_out, seat, move, _ in CASES:
        state = lay_out()
        before = [GAME.view(state, viewer) for viewer in range(3)]
        refusal(state, seat, move)
        assert [GAME.view(state, viewer) for viewer in range(3)] == before


@pytest.mark.parametrize(("role", "pile", "cost"), [(WIZARD, COPPER, "w"), (WITCH, IRON, "r")])
def test_no_drop_is_given_that_is_not_there(role: Role, pile: Pile, cost: str) -> None:
    state = table((role, *IDLE), owned=["rw"])
    call(state, role)
    for extra in ("g", "rw", cost):
        assert refusal(state, 0, brew(pile, cost, extra)) == ("not-on-offer", {})


def test_the_order_in_which_roles_or_goods_are_named_makes_no_difference() -> None:
    state = start(3)
    jumbled = decode_move(GAME, {"type": "choose", "roles": ["witch", "wolf-keeper", "druid", "alchemist", "wizard"]})
    GAME.check(state, 0, jumbled)
    assert jumbled == Choose((WOLF_KEEPER, ALCHEMIST, WIZARD, WITCH, DRUID))
    assert hash(jumbled) == hash(Choose((WOLF_KEEPER, ALCHEMIST, WIZARD, WITCH, DRUID)))
    assert decode_move(GAME, {"type": "give", "drops": ["green", "red", "white"]}) == give("rwg")
    assert decode_move(GAME, {"type": "trade", "give": ["gold"], "get": ["green", "white", "red"]}) == trade("o", "rwg")
    assert decode_move(GAME, {"type": "brew", "pile": "copper", "give": ["white", "red"]}) == brew(COPPER, "rw")
