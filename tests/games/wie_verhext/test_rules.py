"""The rules of Wie verhext!, each proved by playing: set-up, rounds, tricks, the end (WIE-1 to WIE-17, WIE-36 to WIE-39).

What each role and parchment does is in test_roles.py."""

from collections import Counter
from itertools import pairwise
from math import comb

import pytest

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.model import (
    AnswerCall,
    Call,
    Called,
    CallRole,
    Choose,
    ChooseRoles,
    Chose,
    ChoseRoles,
    Claim,
    Claimed,
    Declined,
    Favour,
    Favoured,
    GameEnded,
    Missed,
    Options,
    Parchment,
    Passed,
    Pile,
    Role,
    RoundBegan,
    RoundEnded,
    Scored,
    Traded,
    UseAction,
    UseFavour,
)
from chaudron.kernel.model import BadSetup, Event, Move, News, Outcome
from chaudron.kernel.options import refuse_simulation
from chaudron.testing import anything, rng, told
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    ASSISTANT,
    BANS,
    BEGGING_MONK,
    CARDS,
    COPPER,
    CUTPURSE,
    DRUID,
    FORTUNE_TELLER,
    GOLD_SHELF,
    HERB_GATHERER,
    IDLE,
    INGREDIENT_SHELF,
    IRON,
    PLAIN,
    SEATS,
    SILVER,
    SNAKE_HUNTER,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    asked,
    brew,
    call,
    choose,
    claim,
    decline,
    eagerly,
    everyone_owns,
    favour,
    goods,
    hand,
    offers,
    owns,
    play,
    potion,
    potions,
    public,
    refusal,
    rounds,
    start,
    step,
    table,
    trade,
    whole_match,
    zone,
)

every_number_of_seats = pytest.mark.parametrize("seats", SEATS)
FIVE = (WOLF_KEEPER, SNAKE_HUNTER, HERB_GATHERER, ALCHEMIST, FORTUNE_TELLER)


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


def by_round(news: list[News]) -> list[list[Event]]:
    """The events of each round."""
    found: list[list[Event]] = []
    for event, _ in news:
        if isinstance(event, RoundBegan):
            found.append([])
        found[-1].append(event)
    return found


# Components


@every_number_of_seats
def test_wie_01_the_box(seats: int) -> None:
    """Everyone's 12 roles; 31 potions; 8 parchments; and all stay there."""
    state, draws = start(seats), rng(1)
    box = {role.value: seats for role in Role}
    box |= {parchment.value: 1 for parchment in Parchment}
    box |= {f"{pile.value}-{place}": 1 for pile, cards in CARDS.items() for place in range(len(cards))}
    assert (len(Role), len(Parchment), sum(map(len, CARDS.values()))) == (12, 8, 31)
    while GAME.asks(state):
        assert GAME.tally(state) == box
        step(state, draws)
    assert GAME.tally(state) == box


def test_wie_01_the_least_valuable_potion_is_on_top() -> None:
    view = public(start(3))
    assert view.piles == (0, 0, 0, 0, 0)
    for pile, number in zip(Pile, (7, 7, 7, 5, 5), strict=True):
        points = [int(piece.facts["points"]) for piece in zone(view, f"pile:{pile.value}").pieces]
        assert len(points) == number
        assert all(above <= below for above, below in pairwise(points))


@pytest.mark.parametrize(
    ("role", "got", "plenty"), [(WOLF_KEEPER, "rrr", "r" * 20), (WARLOCK, "g" * 3, "g" * 20), (ALCHEMIST, "ooooo", "r" + "o" * 24)]
)
def test_wie_02_there_is_always_more_to_be_had(role: Role, got: str, plenty: str) -> None:
    state = table([role, ASSISTANT], owned=[plenty, "rwgo", "rwgo"])
    call(state, role)
    play(state, trade("r" if role is ALCHEMIST else "", got))
    assert Counter(owns(state, 0)) == Counter(plenty) + Counter(got) - Counter("r" if role is ALCHEMIST else "")


def test_wie_02_vials_never_run_out() -> None:
    state = table([FORTUNE_TELLER, WARLOCK], owned=["o" + "v" * 45])
    call(state, FORTUNE_TELLER)
    play(state, trade("o", "vv"))
    assert owns(state, 0) == "v" * 47


def test_wie_03_the_cards_are_those_of_the_table() -> None:
    """The check sums of the rules hold of the list that the tests go by, and the piles show that list."""
    for pile in (COPPER, IRON, SILVER):
        assert (sum(card.points for card in CARDS[pile]), sum(len(card.cost) for card in CARDS[pile])) == (25, 18)
    for pile in (GOLD_SHELF, INGREDIENT_SHELF):
        assert (sum(card.points for card in CARDS[pile]), sum(len(card.cost) for card in CARDS[pile])) == (16, 21)
    assert sum(card.points for cards in CARDS.values() for card in cards) == 107
    assert {sum(card.raven for card in cards) for cards in CARDS.values()} == {2}
    view = public(start(4))
    for pile, cards in CARDS.items():
        shown = [piece.facts for piece in zone(view, f"pile:{pile.value}").pieces]
        kinds = {"red": "r", "white": "w", "green": "g", "gold": "o", "drops": "?"}
        assert shown == [
            {"points": card.points, "raven": "yes" if card.raven else "no", **{kind: card.cost.count(kinds[kind]) for kind in kinds}}
            for card in cards
        ]


@pytest.mark.parametrize(("role", "pile"), [(WIZARD, COPPER), (WITCH, IRON), (DRUID, SILVER)])
def test_wie_03_each_cauldron_card_costs_and_brings_what_it_says(role: Role, pile: Pile) -> None:
    for place, card in enumerate(CARDS[pile]):
        state = table([role, WARLOCK], owned=[card.cost], gone={pile: place})
        call(state, role)
        play(state, brew(pile, card.cost))
        assert (owns(state, 0), potions(state, 0)) == ("", [(pile, place)])
        assert GAME.scene(GAME.view(state, 0)).scores[0].total == card.points
        assert GAME.scene(public(state)).facts["ravens"] == int(card.raven)


# Set-up


@every_number_of_seats
@pytest.mark.parametrize("options", [PLAIN, BANS])
def test_wie_04_everyone_has_a_drop_of_each_colour_and_two_gold(seats: int, options: Options) -> None:
    state = start(seats, options=options)
    assert everyone_owns(state) == ["rwgoo"] * seats
    assert [potions(state, seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_wie_04_drops_and_gold_are_visible_to_all(viewer: int | None) -> None:
    state = table(owned=["rrg", "wooo", "gggg"])
    view = GAME.view(state, viewer)
    seen = [zone(view, f"goods:{seat}") for seat in range(3)]
    assert [purse.facts for purse in seen] == [
        {"red": 2, "white": 0, "green": 1, "gold": 0},
        {"red": 0, "white": 1, "green": 0, "gold": 3},
        {"red": 0, "white": 0, "green": 4, "gold": 0},
    ]
    assert [piece.face for piece in seen[1].pieces] == ["good-white", *["good-gold"] * 3]


def test_wie_04_seats_are_three_to_five() -> None:
    assert GAME.about.seats == (3, 4, 5)
    for seats in (1, 2, 6):
        with pytest.raises(BadSetup) as refused:
            GAME.check_setup(seats, PLAIN)
        assert refused.value.reason == "seats"


def test_wie_05_the_parchments_are_shuffled() -> None:
    orders = [start(3, number).parchments for number in range(400)]
    for place in range(8):
        found = Counter(order[place] for order in orders)
        assert set(found) == set(range(8))
        assert all(20 < times < 85 for times in found.values())


def test_wie_05_the_top_parchment_is_active_and_the_others_are_unknown() -> None:
    state = start(4)
    active = public(state).parchments[0]
    assert told(whole_match(4), RoundBegan)[0].parchment is active
    for viewer in (0, 3, None):
        view = GAME.view(state, viewer)
        assert view.parchments == (active,)
        assert [piece.face for piece in zone(view, "parchment").pieces] == [f"parchment-{active.value}"]
        other = GAME.copy(state)
        other.parchments = (state.parchments[0], *reversed(state.parchments[1:]))
        assert GAME.view(other, viewer) == view


def test_wie_05_what_was_active_is_known() -> None:
    state = start(3)
    news = rounds(state, 4)
    assert len(public(state).parchments) == 5
    assert [event.parchment for event in told(news, RoundBegan)] == list(public(state).parchments[1:])
    assert [piece.face for piece in zone(public(state), "parchment").pieces] == [f"parchment-{public(state).parchments[4].value}"]


@every_number_of_seats
def test_wie_06_a_random_player_starts(seats: int) -> None:
    starters = Counter(public(start(seats, number)).starter for number in range(50 * seats))
    assert set(starters) == set(range(seats))
    assert all(25 < times < 75 for times in starters.values())


@every_number_of_seats
def test_wie_06_who_starts_is_told_and_calls_first(seats: int) -> None:
    for number in range(12):
        news: list[News] = []
        state = GAME.start(seats, PLAIN, rng(number), news)
        (began,) = told(news, RoundBegan)
        assert (began.round, began.starter) == (1, public(state).starter)
        for seat in range(seats):
            choose(state, seat, FIVE)
        assert asked(state) == (began.starter, CallRole())


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
def test_wie_13_the_holder_starts_the_next_trick(carried_out: bool, claimed: bool) -> None:
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
def test_wie_17_used_or_not_it_goes_under_the_pile_at_the_end_of_the_round_only(used: bool) -> None:
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


# The end


def ravens(number: int) -> list[list[tuple[Pile, int]]]:
    """So many ravens, one before each seat in turn."""
    found: list[list[tuple[Pile, int]]] = [[], [], []]
    cards = [(pile, place) for pile in (IRON, SILVER, GOLD_SHELF, INGREDIENT_SHELF) for place in (2, 4)]
    for nth, card in enumerate([card for card in cards if CARDS[card[0]][card[1]].raven][:number]):
        found[nth % 3].append(card)
    return found


def with_ravens(number: int, *hands: tuple[Role, ...]) -> State:
    """A raven card lies on top of copper, and seat 0 can brew it."""
    taken = ravens(number)
    state = table(*hands, owned=["wwr"], taken=taken, gone={COPPER: 4})
    assert GAME.scene(public(state)).facts["ravens"] == number
    return state


def test_wie_36_the_game_ends_with_the_round_in_which_four_ravens_gather() -> None:
    state = with_ravens(3, (WIZARD, WOLF_KEEPER), (), ())
    call(state, WIZARD)
    news = play(state, brew(COPPER, "wwr"))
    assert GAME.scene(public(state)).facts["ravens"] == 4
    assert GAME.outcome(state) is None
    assert asked(state) == (0, UseAction(role=WOLF_KEEPER))
    assert told(news, RoundEnded) == []
    news = play(state, trade("", "rrr"))
    assert [type(event) for event, _ in news] == [Traded, RoundEnded, Scored, Scored, Scored, GameEnded]
    assert told(news, RoundEnded) == [RoundEnded(1, ravens=4)]
    assert GAME.outcome(state) is not None
    assert GAME.asks(state) == {}
    assert public(state).phase == "over"


def test_wie_36_three_ravens_are_not_enough() -> None:
    state = with_ravens(2, (WIZARD,), (), ())
    call(state, WIZARD)
    news = play(state, brew(COPPER, "wwr"))
    assert told(news, RoundEnded) == [RoundEnded(1, ravens=3)]
    assert told(news, RoundBegan)
    assert GAME.outcome(state) is None


@pytest.mark.parametrize("number", [4, 5, 6])
def test_wie_36_more_than_four_are_enough(number: int) -> None:
    taken = ravens(4)
    taken[0] += [(COPPER, 4), (COPPER, 6)][: number - 4]
    state = table([WOLF_KEEPER], [], [], taken=taken)
    call(state, WOLF_KEEPER)
    assert told(decline(state), RoundEnded) == [RoundEnded(1, ravens=number)]
    assert GAME.outcome(state) is not None


@every_number_of_seats
def test_wie_36_no_match_ends_earlier_or_later(seats: int) -> None:
    for number in range(5):
        news = whole_match(seats, number=number)
        gathered = [event.ravens for event in told(news, RoundEnded)]
        assert all(ravens < 4 for ravens in gathered[:-1])
        assert gathered[-1] >= 4
        assert isinstance(news[-1].event, GameEnded)


def ended(owned: list[str], taken: list[list[tuple[Pile, int]]]) -> tuple[list[News], State]:
    """A game of one round that ends with these things before the seats."""
    state = table([WOLF_KEEPER], *[()] * (len(owned) - 1), owned=owned, taken=taken, options=Options(banned_roles=False, cut=1))
    call(state, WOLF_KEEPER)
    return decline(state), state


def test_wie_37_potions_and_vials_count() -> None:
    news, state = ended(["vvrg", "oooow", ""], [[(COPPER, 4), (IRON, 6)], [(SILVER, 0), (GOLD_SHELF, 3)], []])
    assert told(news, Scored) == [
        Scored(0, potions=4 + 6, cards=2, vials=2, total=12, goods=2),
        Scored(1, potions=2 + 4, cards=2, vials=0, total=6, goods=5),
        Scored(2, potions=0, cards=0, vials=0, total=0, goods=0),
    ]
    assert news[-1] == News(GameEnded(winners=(0,), total=12, tied=False))
    assert GAME.outcome(state) == Outcome(scores=(12, 6, 0), ranks=(0, 1, 2), winners=(0,))


@pytest.mark.parametrize(
    ("owned", "taken", "ranks", "tied"),
    [
        (["vvvr", "vvvrw", "vvv"], [], (1, 0, 2), True),
        (["vvvo", "vvvoo", "vvvrw"], [], (2, 0, 0), True),
        (["vv", "rwgooo", "rrr"], [[], [(COPPER, 0)], []], (1, 0, 2), True),
        (["vvv", "vvooooooo", "v"], [], (0, 1, 2), False),
        (["v", "v", "v"], [], (0, 0, 0), False),
        (["vr", "v", "vg", "v"], [], (0, 2, 0, 2), True),
        (["vo", "vw", "vg", "rrrr"], [], (0, 0, 0, 3), False),
        (["vvg", "vro", "vo"], [], (0, 1, 2), False),
    ],
)
def test_wie_37_drops_and_gold_break_a_tie(
    owned: list[str], taken: list[list[tuple[Pile, int]]], ranks: tuple[int, ...], tied: bool
) -> None:
    """Vials are neither; still tied, the win is shared."""
    news, state = ended(owned, taken)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 0)
    (last,) = told(news, GameEnded)
    assert (last.winners, last.total, last.tied) == (outcome.winners, max(outcome.scores), tied)


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


@pytest.mark.parametrize("cut", [1, 2, 7])
def test_wie_39_a_simulation_may_be_cut(cut: int) -> None:
    """After so many rounds, scored as it stands."""
    state = start(3, options=Options(cut=cut))
    news = rounds(state, 100)
    assert [event.round for event in told(news, RoundEnded)] == list(range(1, cut + 1))
    assert GAME.outcome(state) == Outcome((0, 0, 0), (0, 0, 0), (0, 1, 2))


def test_wie_39_the_ravens_may_end_it_earlier() -> None:
    ends = {len(told(whole_match(5, Options(cut=cut), 0, eagerly), RoundEnded)) for cut in (0, 500, 1000)}
    assert len(ends) == 1
    assert ends.pop() < 500


def test_wie_39_without_a_cut_only_the_ravens_end_it() -> None:
    state = start(3)
    rounds(state, 100)
    assert public(state).round == 100
    assert GAME.outcome(state) is None


def test_wie_39_people_have_no_cap() -> None:
    assert Options().cut == 0
    refuse_simulation(Options())
    with pytest.raises(BadSetup):
        refuse_simulation(Options(cut=5))


# The story


@every_number_of_seats
@pytest.mark.parametrize("options", [PLAIN, BANS])
def test_it_comes_to_the_same_whether_anybody_listens(seats: int, options: Options) -> None:
    told_of, untold = start(seats, 0, options), start(seats, 0, options)
    for number in range(5000):
        if GAME.outcome(told_of):
            break
        seat = min(GAME.asks(told_of))
        move = anything(GAME.moves(told_of, seat), rng(number))
        GAME.apply(told_of, seat, move, rng(number), [])
        GAME.apply(untold, seat, move, rng(number))
        assert [GAME.view(told_of, each) for each in range(seats)] == [GAME.view(untold, each) for each in range(seats)]
    assert GAME.outcome(told_of) == GAME.outcome(untold) is not None


def test_the_cards_of_the_tests_are_those_of_the_box() -> None:
    """Situations are laid out by the list of the tests, and played with the file of the game."""
    box = start(3).box
    assert [list(map(potion, cards)) for cards in CARDS.values()] == box.potions
