"""Reasons for and against a move: each situation is named after what is said of it, and only what is true is said."""

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.model import (
    Affords,
    Brew,
    Call,
    CannotPay,
    Choose,
    Claim,
    Collect,
    Collects,
    Decline,
    Favour,
    Feeds,
    Forgoes,
    Give,
    Good,
    KeepsAll,
    LeavesThere,
    MayHold,
    Parchment,
    Promises,
    Raven,
    Ready,
    Safe,
    Scores,
    Trade,
    Uncovers,
    Undercuts,
    Unopposed,
    UsesUp,
    UsesUpDrops,
    Wanted,
)
from chaudron.games.wie_verhext.state import twin_of
from chaudron.kernel.model import Move, Reason, Seat
from chaudron.testing import rng
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    ASSISTANT,
    BANS,
    BEGGING_MONK,
    COPPER,
    CUTPURSE,
    DRUID,
    FORTUNE_TELLER,
    GOLD_SHELF,
    IRON,
    REFEREE,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    brew,
    call,
    collect,
    eagerly,
    favour,
    give,
    start,
    table,
    trade,
)


def said(state: State, move: Move, seat: Seat = 0) -> tuple[Reason, ...]:
    return GAME.reasons(GAME.view(state, seat), GAME.asks(state)[seat], move)


# Choosing.


def test_a_role_brings_points_at_once_and_others_could_use_it_too() -> None:
    """Everybody starts with a drop of each colour and two gold: a potion for 2 points and a vial."""
    roles = (ALCHEMIST, ASSISTANT, WIZARD, CUTPURSE, BEGGING_MONK)
    assert said(start(4), Choose(roles)) == (Ready(WIZARD, points=3), Wanted(WIZARD, others=3))


def test_drops_gathered_pay_for_a_potion() -> None:
    state = start(4)
    state.goods[:5] = [0, 0, 0, 0, 0]
    assert said(state, Choose((WOLF_KEEPER, ALCHEMIST, WITCH, CUTPURSE, BEGGING_MONK))) == (Feeds(WOLF_KEEPER, WITCH),)


# Calling and answering.


def test_two_others_may_take_the_action() -> None:
    assert said(table([WIZARD, WITCH], owned=["w"]), Call(WIZARD)) == (Promises(points=2), MayHold((1, 2)))


def test_nobody_left_can_take_the_action() -> None:
    assert said(table([WIZARD, WITCH], [], [], owned=["w"]), Call(WIZARD)) == (Promises(points=2), Unopposed())


def test_a_role_that_cannot_be_paid_for_brings_nothing() -> None:
    assert said(table([WIZARD, WITCH], [], [], owned=["w"]), Call(WITCH)) == (CannotPay(), Unopposed())


def test_a_cutpurse_reckons_what_others_give() -> None:
    state = table([CUTPURSE, WITCH], [], [], owned=["o", "ooo", "oooo"])
    assert said(state, Call(CUTPURSE)) == (Collects(there=2, cost=3), Promises(points=2), Unopposed())


def test_a_claim_may_still_be_taken_by_those_who_speak_later() -> None:
    state = table([WIZARD, WITCH], [WIZARD, DRUID], [DRUID, WITCH], owned=["w", "w", "w"])
    call(state, WIZARD)
    assert said(state, Claim(), 1) == (Promises(points=2), MayHold((2,)))


def test_the_last_to_speak_keeps_the_action() -> None:
    state = table([WIZARD, WITCH], [DRUID, WITCH], [WIZARD, DRUID], owned=["w", "w", "w"])
    call(state, WIZARD)
    assert said(state, Claim(), 2) == (Promises(points=2), Unopposed())


def test_a_favour_is_safe_and_takes_the_card_first() -> None:
    state = table([WIZARD, WITCH], [WIZARD, DRUID], owned=["w", "woo", ""])
    call(state, WIZARD)
    assert said(state, Favour(), 1) == (Promises(points=2), Undercuts(on=0), Safe())


def test_a_favour_that_cannot_be_paid_for_brings_nothing() -> None:
    state = table([WIZARD, WITCH], [WIZARD, DRUID], owned=["w", "w", ""])
    call(state, WIZARD)
    assert said(state, Favour(), 1) == (CannotPay(), Safe())


def test_those_who_took_the_favour_of_a_collector_give_less() -> None:
    state = table([CUTPURSE, WITCH], [CUTPURSE, DRUID], [CUTPURSE, DRUID], owned=["ooo", "ooo", "ooo"])
    call(state, CUTPURSE)
    favour(state)
    assert said(state, Claim(), 2) == (Collects(there=1, cost=3), Promises(points=2), Unopposed())


# Deals.


def test_a_brew_scores_and_costs_the_last_drop() -> None:
    state = table([WIZARD, WITCH], [], [], owned=["w"])
    call(state, WIZARD)
    assert said(state, brew(COPPER, "w")) == (Scores(points=2), UsesUpDrops())


def test_a_brew_with_a_vial_scores_one_more_and_costs_the_last_white_drop() -> None:
    state = table([WIZARD, WITCH], [], [], owned=["wrr"])
    call(state, WIZARD)
    assert said(state, brew(COPPER, "w", "r")) == (Scores(points=3), UsesUp(Good.WHITE))


def test_a_brew_uncovers_a_raven() -> None:
    state = table([WIZARD, WITCH], [], [], owned=["wwrr"], gone={COPPER: 3})
    call(state, WIZARD)
    assert said(state, brew(COPPER, "wr")) == (Scores(points=3), Uncovers(COPPER))


def test_a_raven_lands() -> None:
    state = table([WIZARD, WITCH], [], [], owned=["wwwrr"], gone={COPPER: 4})
    call(state, WIZARD)
    assert said(state, brew(COPPER, "wwr")) == (Scores(points=4), Raven(number=1, ends=False))


def test_the_fourth_raven_ends_the_game() -> None:
    state = table([WIZARD, WITCH], [], [], owned=["wwwrr"], taken=[[], [(IRON, 4), (IRON, 6), (GOLD_SHELF, 2)]], gone={COPPER: 4})
    call(state, WIZARD)
    assert said(state, brew(COPPER, "wwr")) == (Scores(points=4), Raven(number=4, ends=True))


def test_gathered_drops_pay_for_a_potion_of_a_role_in_hand() -> None:
    state = table([WOLF_KEEPER, WITCH], [], [], owned=[""])
    call(state, WOLF_KEEPER)
    assert said(state, trade("", "rrr")) == (Affords(WITCH, points=2),)


def test_a_fortune_costs_the_last_gold() -> None:
    state = table([FORTUNE_TELLER, WITCH], [], [], owned=["o"])
    call(state, FORTUNE_TELLER)
    assert said(state, trade("o", "vv")) == (Scores(points=2), UsesUp(Good.GOLD))


def test_declining_gives_up_points() -> None:
    state = table([WIZARD, WITCH], [], [], owned=["w"])
    call(state, WIZARD)
    assert said(state, Decline()) == (Forgoes(points=2),)


def test_a_card_left_on_a_shelf_keeps_what_lies_on_it() -> None:
    state = table([CUTPURSE, WITCH], [], [], owned=["o", "ooo", "ooo"])
    call(state, CUTPURSE)
    assert said(state, Collect()) == (Collects(there=2, cost=3), Promises(points=2))
    collect(state)
    assert said(state, Decline()) == (Forgoes(points=2), LeavesThere(there=2))


def test_whoever_contributes_keeps_all_colours_or_loses_one() -> None:
    state = table([BEGGING_MONK, WITCH], [], [], owned=["", "rrwg", ""])
    call(state, BEGGING_MONK)
    collect(state)
    assert said(state, give("r"), 1) == (KeepsAll(),)
    assert said(state, give("w"), 1) == (UsesUp(Good.WHITE),)


def test_a_parchment_is_reckoned_too() -> None:
    state = table([WARLOCK, WITCH], [], [], owned=["r"], parchment=Parchment.LUPUS)
    assert said(state, Call(WARLOCK)) == (Promises(points=2), Unopposed())


def test_what_is_said_of_a_deal_comes_true() -> None:
    """Every reason for every deal and call of whole matches is compared with what the move does; every kind occurs."""
    seen: set[type[Reason]] = set()
    for number, decide in ((0, eagerly), (1, eagerly)):
        for state, _ in REFEREE.walk(4, number, BANS, decide):
            for seat in GAME.asks(state):
                for move in GAME.moves(state, seat)[:12]:
                    found = said(state, move, seat)
                    assert len(found) <= 3
                    seen.update(map(type, found))
                    if isinstance(move, Brew | Trade | Give):
                        true_of_deal(state, seat, move, found)
                    for reason in found:
                        if isinstance(reason, Unopposed):
                            role = (move.role if isinstance(move, Call) else GAME.asks(state)[seat].role).number  # type: ignore[attr-defined]
                            spoken = 1 if isinstance(move, Call) else state.spoken
                            first = seat if isinstance(move, Call) else state.starter
                            after = [(first + place) % state.seats for place in range(spoken, state.seats)]
                            assert not any(state.hands[other] >> role & 1 for other in after if other != seat)
    assert seen == set(GAME.about.reasons)


def true_of_deal(state: State, seat: Seat, move: Move, found: tuple[Reason, ...]) -> None:
    """Compare what is said of a deal with what it does."""
    after = twin_of(state)
    GAME.apply(after, seat, move, rng())
    goods = after.goods[5 * seat : 5 * seat + 5]
    for reason in found:
        match reason:
            case Scores(points):
                vials = goods[4] - state.goods[5 * seat + 4]
                assert after.points[seat] + vials - state.points[seat] == points
            case Raven(number, _):
                assert after.ravens == number == state.ravens + 1
            case Uncovers(pile):
                assert after.deck.raven[pile.number][after.gone[pile.number]]
            case UsesUp(good) if after.round == state.round:
                assert goods[good.number] == 0 < state.goods[5 * seat + good.number]
            case UsesUpDrops():
                assert not any(goods[:3])
            case KeepsAll():
                assert all(goods[:3])
