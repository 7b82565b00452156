"""A trick of Wie verhext!: calling, claiming and favours, who starts the next (WIE-8 to WIE-13)."""

import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import (
    AnswerCall,
    Call,
    Called,
    CallRole,
    Claim,
    Claimed,
    Declined,
    Favour,
    Favoured,
    Missed,
    Passed,
    Role,
    RoundBegan,
    RoundEnded,
    Traded,
    UseAction,
    UseFavour,
)
from chaudron.kernel.model import Event, News
from chaudron.testing import told
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    ASSISTANT,
    BEGGING_MONK,
    CUTPURSE,
    DRUID,
    FORTUNE_TELLER,
    IDLE,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    asked,
    call,
    claim,
    decline,
    every_number_of_seats,
    everyone_owns,
    favour,
    goods,
    hand,
    offers,
    play,
    public,
    table,
    trade,
    whole_match,
)


def tricks(news: list[News]) -> list[list[Event]]:
    """The events of each trick, which begins with a call."""
    found: list[list[Event]] = []
    for event, _ in news:
        if isinstance(event, Called):
            found.append([])
        elif isinstance(event, RoundEnded | RoundBegan):
            continue
        if found:
            found[-1].append(event)
    return found


def test_wie_08_the_starter_plays_any_card_of_the_hand() -> None:
    state = table([ALCHEMIST, WITCH, WARLOCK], turn=0)
    assert asked(state) == (0, CallRole())
    assert offers(state) == {Call(ALCHEMIST), Call(WITCH), Call(WARLOCK)}
    assert call(state, WITCH)[0] == News(Called(0, WITCH, forced=False))
    assert hand(state, 0) == (ALCHEMIST, WARLOCK)


def test_wie_08_the_starter_is_never_offered_the_favour() -> None:
    """Not even with the role in every hand: all others answer, the starter carries the action out."""
    state = table([WOLF_KEEPER, *IDLE], [WOLF_KEEPER, *IDLE], [WOLF_KEEPER, *IDLE])
    call(state, WOLF_KEEPER)
    for seat in (1, 2):
        assert asked(state) == (seat, AnswerCall(role=WOLF_KEEPER, holder=0))
        favour(state)
        decline(state)
    assert asked(state) == (0, UseAction(role=WOLF_KEEPER))


@every_number_of_seats
def test_wie_08_no_starter_ever_takes_the_favour(seats: int) -> None:
    for number in range(5):
        for trick in tricks(whole_match(seats, number=number)):
            (starter,) = [event.seat for event in trick if isinstance(event, Called)]
            assert starter not in [event.seat for event in trick if isinstance(event, Favoured)]


def test_wie_09_who_holds_the_role_must_play_it() -> None:
    state = table([WITCH, *IDLE], [WITCH, *IDLE])
    call(state, WITCH)
    assert offers(state) == {Claim(), Favour()}
    claim(state)
    assert hand(state, 1) == IDLE


def test_wie_09_who_does_not_hold_it_passes_and_all_hear_it() -> None:
    state = table([WITCH, *IDLE], IDLE, IDLE, [WITCH, *IDLE], IDLE, turn=0)
    assert call(state, WITCH) == [News(Called(0, WITCH, forced=False)), News(Passed((1, 2)))]
    assert asked(state) == (3, AnswerCall(role=WITCH, holder=0))
    assert claim(state)[:2] == [News(Claimed(3, WITCH, loser=0)), News(Passed((4,)))]
    assert [hand(state, seat) for seat in range(5)] == [IDLE] * 5


def test_wie_09_who_has_no_cards_is_not_heard_to_pass() -> None:
    state = table([WITCH, *IDLE], [], IDLE, [])
    assert told(call(state, WITCH), Passed) == [Passed((2,))]


@pytest.mark.parametrize("starter", range(5))
def test_wie_09_each_once_clockwise_round_the_whole_table(starter: int) -> None:
    state = table(*[[WOLF_KEEPER, *IDLE]] * 5, turn=starter)
    call(state, WOLF_KEEPER)
    answered = []
    while isinstance(asked(state)[1], AnswerCall):
        answered.append(asked(state)[0])
        claim(state)
    assert answered == [(starter + n) % 5 for n in range(1, 5)]


def test_wie_10_a_claim_takes_the_action_from_whoever_held_it() -> None:
    state = table([WOLF_KEEPER, *IDLE], [WOLF_KEEPER, *IDLE], [WOLF_KEEPER, *IDLE])
    call(state, WOLF_KEEPER)
    assert claim(state) == [News(Claimed(1, WOLF_KEEPER, loser=0))]
    assert asked(state) == (2, AnswerCall(role=WOLF_KEEPER, holder=1))
    assert claim(state) == [News(Claimed(2, WOLF_KEEPER, loser=1))]
    assert asked(state) == (2, UseAction(role=WOLF_KEEPER))
    play(state, trade("", "rrr"))
    assert everyone_owns(state) == ["", "", "rrr"]


def test_wie_10_the_favour_is_carried_out_before_the_next_speaks() -> None:
    state = table([WOLF_KEEPER, *IDLE], [WOLF_KEEPER, *IDLE], [WOLF_KEEPER, *IDLE])
    call(state, WOLF_KEEPER)
    assert favour(state) == [News(Favoured(1, WOLF_KEEPER))]
    assert asked(state) == (1, UseFavour(role=WOLF_KEEPER))
    assert play(state, trade("", "r")) == [News(Traded(1, (), goods("r")))]
    assert everyone_owns(state) == ["", "r", ""]
    assert asked(state) == (2, AnswerCall(role=WOLF_KEEPER, holder=0))
    claim(state)
    assert asked(state) == (2, UseAction(role=WOLF_KEEPER))


def test_wie_10_a_claim_after_a_favour_does_not_touch_it() -> None:
    state = table([FORTUNE_TELLER, *IDLE], [FORTUNE_TELLER, *IDLE], [FORTUNE_TELLER, *IDLE], owned=["oo", "oo", "oo"])
    call(state, FORTUNE_TELLER)
    favour(state)
    play(state, trade("o", "v"))
    claim(state)
    play(state, trade("o", "vv"))
    assert everyone_owns(state) == ["oo", "ov", "ovv"]


def test_wie_11_the_holder_carries_the_action_out_last() -> None:
    state = table([WOLF_KEEPER, *IDLE], [WOLF_KEEPER, *IDLE], IDLE)
    call(state, WOLF_KEEPER)
    favour(state)
    assert play(state, trade("", "r"))[-1] == News(Passed((2,)))
    assert asked(state) == (0, UseAction(role=WOLF_KEEPER))
    assert play(state, trade("", "rrr")) == [News(Traded(0, (), goods("rrr")))]
    assert everyone_owns(state) == ["rrr", "r", ""]


def test_wie_11_the_action_may_be_declined() -> None:
    state = table([WOLF_KEEPER, *IDLE])
    call(state, WOLF_KEEPER)
    assert decline(state) == [News(Declined(0))]
    assert everyone_owns(state) == ["", "", ""]
    assert asked(state) == (0, CallRole())


POOR = [ALCHEMIST, FORTUNE_TELLER, ASSISTANT, WIZARD, WITCH, DRUID]
"""Roles that cost something."""


@pytest.mark.parametrize("role", POOR)
def test_wie_12_what_cannot_be_paid_for_may_be_chosen(role: Role) -> None:
    for answer, missed in ((Claim(), [1]), (Favour(), [1, 0])):
        state = table([role, *IDLE], [role, *IDLE])
        call(state, role)
        assert offers(state) == {Claim(), Favour()}
        assert told(play(state, answer), Missed) == [Missed(seat, role) for seat in missed]
        assert everyone_owns(state) == ["", "", ""]
        assert asked(state) == (missed[-1], CallRole())


RICH = "rrrwwwgggooo"


@pytest.mark.parametrize("role", Role)
def test_wie_12_what_can_be_paid_for_may_be_declined(role: Role) -> None:
    """Only a collector's favour is no deal: nobody can want to give more."""
    others = [other for other in Role if other is not role][:2]
    state = table([role, *others], [role, *others], others, owned=[RICH, RICH, RICH])
    call(state, role)
    news = favour(state)
    if role not in (CUTPURSE, BEGGING_MONK):
        assert asked(state) == (1, UseFavour(role=role))
        news = decline(state)
        assert news[0] == News(Declined(1))
    assert asked(state) == (0, UseAction(role=role))
    assert decline(state) == [News(Declined(0))]
    assert everyone_owns(state) == [RICH] * 3
    assert public(state).piles == (0, 0, 0, 0, 0)
    assert asked(state) == (0, CallRole())


@pytest.mark.parametrize("carried_out", [True, False])
@pytest.mark.parametrize("claimed", [True, False])
def test_wie_13_the_holder_starts_the_next_trick(*, carried_out: bool, claimed: bool) -> None:
    state = table([WOLF_KEEPER, *IDLE], [WOLF_KEEPER, *IDLE])
    call(state, WOLF_KEEPER)
    if claimed:
        claim(state)
    else:
        favour(state)
        decline(state)
    if carried_out:
        play(state, trade("", "rrr"))
    else:
        decline(state)
    assert asked(state) == (int(claimed), CallRole())


def test_wie_13_even_one_who_could_not_carry_the_action_out() -> None:
    state = table([WITCH, *IDLE], [WITCH, *IDLE])
    call(state, WITCH)
    claim(state)
    assert asked(state) == (1, CallRole())


@pytest.mark.parametrize(("last", "starter"), [((), 2), (IDLE, 1)])
def test_wie_13_out_of_cards_the_next_clockwise_with_cards_starts(last: tuple[Role, ...], starter: int) -> None:
    state = table([WOLF_KEEPER], last, IDLE, IDLE)
    call(state, WOLF_KEEPER)
    decline(state)
    assert asked(state) == (starter, CallRole())


def test_wie_13_clockwise_goes_round_the_table() -> None:
    state = table(IDLE, (), [WOLF_KEEPER, WITCH], [WOLF_KEEPER], turn=2)
    call(state, WOLF_KEEPER)
    claim(state)
    decline(state)
    assert asked(state) == (0, CallRole())


def test_wie_09_whoever_is_asked_to_answer_is_known_to_hold_the_role() -> None:
    state = table([WOLF_KEEPER, DRUID], [WOLF_KEEPER, WITCH], [WITCH, WARLOCK])
    assert not GAME.reveals(state)
    call(state, WOLF_KEEPER)
    assert asked(state) == (1, AnswerCall(role=WOLF_KEEPER, holder=0))
    assert GAME.reveals(state)
    favour(state)
    assert not GAME.reveals(state)
