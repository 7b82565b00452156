"""A round of Wie verhext!: choosing roles, its end, the parchments (WIE-7, WIE-14 to WIE-17)."""

from collections import Counter
from math import comb

import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import (
    AnswerCall,
    Called,
    CallRole,
    Choose,
    ChooseRoles,
    Chose,
    ChoseRoles,
    Claim,
    Claimed,
    Favour,
    Favoured,
    Options,
    Parchment,
    Role,
    RoundBegan,
    RoundEnded,
    UseAction,
)
from chaudron.kernel.model import Move, News
from chaudron.testing import told
from tests.games.wie_verhext.story import FIVE, by_round
from tests.games.wie_verhext.table import (
    BANS,
    BEGGING_MONK,
    CUTPURSE,
    DRUID,
    HERB_GATHERER,
    IDLE,
    PLAIN,
    SEATS,
    SNAKE_HUNTER,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    asked,
    call,
    choose,
    claim,
    decline,
    every_number_of_seats,
    favour,
    hand,
    owns,
    play,
    public,
    refusal,
    rounds,
    start,
    table,
    trade,
    whole_match,
    zone,
)

# A round


@every_number_of_seats
def test_wie_07_all_choose_at_once_in_any_order(seats: int) -> None:
    state = start(seats)
    waiting = set(range(seats))
    for seat in (2, 0, *range(3, seats), 1):
        assert GAME.asks(state) == dict.fromkeys(sorted(waiting), ChooseRoles())
        choose(state, seat, FIVE)
        waiting -= {seat}
        assert refusal(state, seat, Choose(FIVE))[0] in ("not-your-turn", "already-chosen")
    assert isinstance(asked(state)[1], CallRole)


@pytest.mark.parametrize(("seats", "options", "open_roles"), [(3, PLAIN, 12), (4, PLAIN, 12), (5, BANS, 12), (3, BANS, 10), (4, BANS, 11)])
def test_wie_07_any_five_of_the_open_roles(seats: int, options: Options, open_roles: int) -> None:
    state = start(seats, options=options)
    banned = set(public(state).banned)
    for seat in range(seats):
        moves = [move for move in GAME.moves(state, seat) if isinstance(move, Choose)]
        assert len(moves) == len(set(moves)) == comb(open_roles, 5)
        assert {len(set(move.roles)) for move in moves} == {5}
        assert {role for move in moves for role in move.roles} == set(Role) - banned


def test_wie_07_the_choice_is_secret() -> None:
    """Others hear and see that a choice was made, not which."""
    state = start(4)
    assert choose(state, 1, FIVE) == [News(Chose(1)), News(ChoseRoles(1, FIVE), only=1)]
    other = start(4)
    choose(other, 1, (WITCH, DRUID, CUTPURSE, BEGGING_MONK, WARLOCK))
    for viewer in (0, 2, 3, None):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)
        assert GAME.scene(GAME.view(state, viewer)) == GAME.scene(GAME.view(other, viewer))
    assert hand(state, 1) == FIVE
    assert public(state).table[1].hand == 5
    assert [there.ready for there in public(state).table] == [False, True, False, False]


def test_wie_07_the_rest_lies_face_down() -> None:
    state = start(3)
    for seat in range(3):
        choose(state, seat, FIVE)
    mine, theirs = zone(GAME.view(state, 0), "aside:0"), zone(GAME.view(state, 0), "aside:1")
    assert [piece.face for piece in mine.pieces] == [f"role-{role.value}" for role in Role if role not in FIVE]
    assert (theirs.pieces, theirs.size) == ((), 7)


@every_number_of_seats
@pytest.mark.parametrize("options", [PLAIN, BANS])
def test_wie_14_a_role_is_called_at_most_once_a_round(seats: int, options: Options) -> None:
    for number in range(5):
        for events in by_round(whole_match(seats, options, number)):
            called = [event.role for event in events if isinstance(event, Called)]
            assert len(set(called)) == len(called)


def test_wie_14_nobody_holds_a_role_once_its_trick_is_over() -> None:
    state = table([WITCH, *IDLE], [WITCH, *IDLE], [WITCH, *IDLE])
    call(state, WITCH)
    favour(state)
    claim(state)
    assert not any(WITCH in hand(state, seat) for seat in range(3))


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_wie_15_how_many_cards_are_in_hand_is_public(viewer: int | None) -> None:
    view = GAME.view(table([WITCH, DRUID], [], [WITCH, WIZARD, CUTPURSE], [WARLOCK]), viewer)
    assert [there.hand for there in view.table] == [2, 0, 3, 1]
    assert [zone(view, f"hand:{seat}").count for seat in range(4)] == [2, 0, 3, 1]


def test_wie_15_nothing_tells_who_holds_a_role_before_the_turn_comes() -> None:
    """Seat 2 holds the role, or seat 3, or neither: while seat 1 has its say, all sounds and looks the same to seats 0 and 1."""
    heard = []
    for holders in ((2,), (3,), (2, 3), ()):
        hands = [(WITCH, *IDLE) if seat in (0, 1, *holders) else (DRUID, *IDLE) for seat in range(4)]
        state = table(*hands, owned=["rroooo"] * 4)
        news = [call(state, WITCH)]
        views = [[GAME.view(state, seat) for seat in (0, 1, None)]]
        news.append(favour(state))
        views.append([GAME.view(state, seat) for seat in (0, 1, None)])
        heard.append((news, views))
    assert all(one == heard[0] for one in heard)


def test_wie_16_a_player_alone_plays_several_tricks() -> None:
    state = table([WOLF_KEEPER, SNAKE_HUNTER, HERB_GATHERER], [], [])
    for role, got in ((WOLF_KEEPER, "rrr"), (SNAKE_HUNTER, "www")):
        assert asked(state) == (0, CallRole())
        assert Called(0, role, forced=False) in told(call(state, role), Called)
        assert asked(state) == (0, UseAction(role=role))
        news = play(state, trade("", got))
    assert told(news, Called) == [Called(0, HERB_GATHERER, forced=True)]
    assert asked(state) == (0, UseAction(role=HERB_GATHERER))
    news = play(state, trade("", "ggg"))
    assert owns(state, 0) == "rrrwwwggg"
    assert told(news, RoundEnded) == [RoundEnded(1, ravens=0)]


def test_wie_16_a_last_card_is_played_without_asking() -> None:
    state = table([WOLF_KEEPER, WITCH], [WITCH, DRUID], [])
    call(state, WOLF_KEEPER)
    news = play(state, trade("", "rrr"))
    assert told(news, Called) == [Called(0, WITCH, forced=True)]
    assert asked(state) == (1, AnswerCall(role=WITCH, holder=0))
    assert hand(state, 0) == ()
    news = claim(state)
    assert told(news, Called) == [Called(1, DRUID, forced=True)]
    assert told(news, RoundEnded)


def test_wie_16_only_a_last_card_is_forced() -> None:
    for seats in SEATS:
        left: dict[int, int] = {}
        for event, _ in whole_match(seats):
            if isinstance(event, RoundBegan):
                left = dict.fromkeys(range(seats), 5)
            if isinstance(event, Called | Claimed | Favoured):
                left[event.seat] -= 1
                assert not isinstance(event, Called) or event.forced == (left[event.seat] == 0)


@every_number_of_seats
def test_wie_16_the_round_ends_when_nobody_has_cards(seats: int) -> None:
    for events in by_round(whole_match(seats)):
        played = Counter(event.seat for event in events if isinstance(event, Called | Claimed | Favoured))
        assert played == dict.fromkeys(range(seats), 5)
        assert len([event for event in events if isinstance(event, RoundEnded)]) == 1


@pytest.mark.parametrize(("answer", "holder"), [(Claim(), 2), (Favour(), 1)])
def test_wie_16_the_last_holder_starts_the_next_round(answer: Move, holder: int) -> None:
    state = table([], [WITCH], [WITCH], turn=1)
    call(state, WITCH)
    news = play(state, answer)
    assert told(news, RoundBegan)[0].starter == public(state).starter == holder
    for seat in range(3):
        choose(state, seat, FIVE)
    assert asked(state) == (holder, CallRole())


@every_number_of_seats
def test_wie_16_the_last_holder_starts_the_next_round_of_any_match(seats: int) -> None:
    holder = None
    for event, _ in whole_match(seats, number=3):
        if isinstance(event, Called | Claimed):
            holder = event.seat
        elif isinstance(event, RoundBegan) and holder is not None:
            assert event.starter == holder


@every_number_of_seats
def test_wie_16_everyone_chooses_anew(seats: int) -> None:
    state = start(seats)
    rounds(state, 1)
    assert set(GAME.asks(state)) == set(range(seats))
    assert [(there.hand, there.played, there.ready) for there in public(state).table] == [(0, (), False)] * seats
    assert public(state).trick is None
    assert len(GAME.moves(state, 0)) == comb(12, 5)


def test_wie_17_the_parchments_go_round() -> None:
    """Each round another one, used or not; after eight the same order again."""
    state = start(4)
    first = public(state).parchments[0]
    active = [first, *(event.parchment for event in told(rounds(state, 20), RoundBegan))]
    assert set(active[:8]) == set(Parchment)
    assert active == [active[number % 8] for number in range(21)]
    assert public(state).parchments == tuple(active[:8])
    assert [piece.face for piece in zone(public(state), "parchment").pieces] == [f"parchment-{active[20].value}"]


@pytest.mark.parametrize("used", [True, False])
def test_wie_17_used_or_not_it_goes_under_the_pile_at_the_end_of_the_round_only(*, used: bool) -> None:
    state = table([WARLOCK, WOLF_KEEPER], [], [], parchment=Parchment.COPIA)
    call(state, WARLOCK)
    news = play(state, trade("", "rwg")) if used else decline(state)
    assert told(news, RoundBegan) == []
    assert public(state).parchments == (Parchment.COPIA,)
    news = decline(state)
    assert told(news, RoundBegan)[0].parchment is not Parchment.COPIA
    assert public(state).parchments == (Parchment.COPIA, told(news, RoundBegan)[0].parchment)


@pytest.mark.parametrize("round", range(16))
def test_wie_17_the_warlock_uses_the_parchment_of_the_round(round: int) -> None:
    state = table([WARLOCK, WOLF_KEEPER], owned=["g"], parchment=Parchment.HERBA, round=round)
    call(state, WARLOCK)
    play(state, trade("g", "vv"))
    assert owns(state, 0) == "vv"
