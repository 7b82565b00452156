"""Reasons for and against a move, and chances to win: each situation is named after what is said of it, and only what is true is said."""

from itertools import islice

from chaudron.games.zaubercocktail.cards import bundle_of
from chaudron.games.zaubercocktail.model import (
    Accept,
    Adds,
    BestTwo,
    CanShow,
    Closes,
    GivesAtMost,
    KeepsBack,
    KnownToHold,
    Lowers,
    Makes,
    OnlyYou,
    Raises,
    Ring,
    SpareCards,
    Traded,
)
from chaudron.games.zaubercocktail.state import State, hand_of, twin_of
from chaudron.games.zaubercocktail.worth import result
from chaudron.kernel.bot import advise
from chaudron.kernel.model import Ask, Move, Reason, Seat
from chaudron.testing import rng, told
from tests.games.zaubercocktail.table import (
    ENOUGH,
    GAME,
    INGREDIENT,
    STONE,
    accept,
    act,
    answer,
    bid,
    call,
    choose,
    display,
    offer,
    show,
    stop_all,
    table,
    walk,
    withdraw,
)

GOLD, WHITE = INGREDIENT["gold"], INGREDIENT["white"]


def said(state: State, move: Move, seat: Seat = 0) -> tuple[Reason, ...]:
    return GAME.reasons(GAME.view(state, seat), GAME.asks(state)[seat], move)


# Trades.


def test_an_offer_of_a_spare_card_raises_the_best_two() -> None:
    state = table("2 white, 2 gira, blue", "white", "", "")
    assert said(state, offer("blue", "white")) == (Raises(before=60, after=84), Makes(WHITE, cards=3), SpareCards())


def test_whoever_is_known_to_hold_the_cards_is_named() -> None:
    state = table("2 white, 2 gira", "white, 2 lead", "", "")
    act(state, 1, offer("white", "3 lead"))
    assert said(state, call("white")) == (Raises(before=60, after=84), Makes(WHITE, cards=3), KnownToHold((1,)))


def test_a_deal_may_give_the_other_side_less() -> None:
    """Seat 1 keeps a single card, so that one Blue Gloop more makes at most a pair."""
    state = table("2 white, 2 gira, blue", "white, blue", "", "")
    act(state, 1, offer("white", "blue", to=0))
    assert said(state, accept(1)) == (Raises(before=60, after=84), GivesAtMost(on=1, points=8), Makes(WHITE, cards=3))


def test_a_bad_deal_lowers_the_best_two() -> None:
    state = table("2 white, 2 gira", "blue", "", "")
    act(state, 1, offer("blue", "white"))
    assert said(state, accept(1)) == (Lowers(before=60, after=18),)


def test_nobody_else_can_show_as_many_golden_roses() -> None:
    """There are five of them; three roses and all jokers leave two roses to everybody else."""
    assert OnlyYou(GOLD, cards=3) in said(table("2 gold, 4 black, blue", "gold", "", ""), offer("blue", "gold"))
    assert Makes(GOLD, cards=3) in said(table("2 gold, 3 black, blue", "gold", "", ""), offer("blue", "gold"))


def test_an_answer_is_a_trade_with_the_caller() -> None:
    state = table("2 white, 2 gira, blue", "white", "", "")
    act(state, 1, call("blue"))
    assert said(state, answer(1, "white")) == (Raises(before=60, after=84), GivesAtMost(on=1, points=8), Makes(WHITE, cards=3))


def test_a_bid_is_a_trade_with_whoever_displays_cards() -> None:
    state = table("2 white, 2 gira, blue", "white", "", "")
    act(state, 1, display("white"))
    assert said(state, bid(1, "blue")) == (Raises(before=60, after=84), GivesAtMost(on=1, points=0), Makes(WHITE, cards=3))


def test_only_cards_that_are_not_needed_are_displayed_without_loss() -> None:
    state = table("2 white, 2 gira, blue", "white", "", "")
    assert said(state, display("blue")) == (SpareCards(),)
    assert said(state, display("gira")) == ()


def test_an_own_offer_that_would_hurt_may_be_withdrawn() -> None:
    state = table("2 white, 2 gira, blue", "blue", "", "")
    act(state, 0, offer("white", "lead"))
    assert said(state, withdraw(1)) == (Lowers(before=60, after=18),)


# Stones and showing.


def test_the_first_stone_goes_on_the_ring() -> None:
    assert said(table("2 white, 2 gira", "", "", ""), STONE) == (CanShow(points=60), Ring(spaces=2, best=3))


def test_the_last_stone_closes_the_market() -> None:
    assert said(table("2 white, 2 gira", "", "", "", stones=[1]), STONE) == (CanShow(points=60), Closes())


def test_a_collection_adds_points_and_leaves_cards() -> None:
    state = table("2 white, 2 gira, 2 green", "", "", "")
    stop_all(state)
    assert said(state, show("2 white")) == (Adds(points=42, total=42), BestTwo(), KeepsBack(cards=4))
    assert said(state, show("2 green")) == (Adds(points=10, total=10), KeepsBack(cards=4))
    act(state, 0, show("2 white"))
    assert said(state, show("2 gira")) == (Adds(points=18, total=60), BestTwo(), KeepsBack(cards=2))
    assert said(state, ENOUGH) == (KeepsBack(cards=4),)


def test_what_is_said_comes_true() -> None:
    """Every reason for every move of a market is compared with what the move does; every kind occurs."""
    seen: set[type[Reason]] = set()
    for state, _ in islice(walk(4, 0), 400):
        for seat in GAME.asks(state):
            view = GAME.view(state, seat)
            invented = [move for move in (GAME.invent(view, rng(number)) for number in range(3)) if move is not None]
            for move in [*GAME.moves(state, seat)[:6], *invented]:
                found = said(state, move, seat)
                assert len(found) <= 3
                seen.update(map(type, found))
                if isinstance(move, Accept):
                    true_of(state, seat, move, found)
    assert seen >= set(GAME.about.reasons) - {OnlyYou}


def true_of(state: State, seat: Seat, move: Move, found: tuple[Reason, ...]) -> None:
    """Compare what is said of a deal with what it does."""
    after = twin_of(state)
    (traded,) = told(act(after, seat, move), Traded)
    for reason in found:
        match reason:
            case Raises(before, then) | Lowers(before, then):
                assert (result(hand_of(state, seat)), result(hand_of(after, seat))) == (before, then)
            case Makes(ingredient, number) | OnlyYou(ingredient, number):
                assert hand_of(after, seat)[ingredient.number] == number
            case SpareCards():
                rest = [held - given for held, given in zip(hand_of(state, seat), bundle_of(traded.give), strict=True)]
                assert result(rest) == result(hand_of(state, seat))
            case GivesAtMost(on, most):
                assert result(hand_of(after, on)) - result(hand_of(state, on)) <= most


# Advice.


def advised(state: State, ask: Ask, level: str = "strong") -> dict[Move | None, float]:
    bot = GAME.bot(level)
    assert bot is not None
    found = advise(GAME, bot, GAME.view(state, 0), ask, GAME.moves(state, 0), rng(), 20)
    assert found[0].move == bot.choose(GAME.view(state, 0), ask, GAME.moves(state, 0), rng())
    assert all(advice.chance is not None and 0.0 <= advice.chance <= 1.0 for advice in found)
    return {advice.move: advice.chance or 0.0 for advice in found}


HANDS = ("2 white, 2 gira, blue, lead", "white, 4 blue, green, lead", "3 lead, 2 troll, yellow", "3 green, silver, 2 yellow")


def test_a_deal_that_helps_is_worth_more_than_silence() -> None:
    state = table(*HANDS)
    act(state, 1, offer("white", "blue"))
    for level in ("naive", "good", "strong"):
        found = advised(state, GAME.asks(state)[0], level)
        assert found[accept(1)] > found[None]


def test_a_leader_wins_more_often() -> None:
    ahead, behind = (advised(state, GAME.asks(state)[0])[None] for state in (table(*HANDS, pawns=[9]), table(*HANDS, pawns=[0, 9])))
    assert ahead > 0.5 > 0.2 > behind


def test_all_collections_are_advised_on_and_the_best_shows_most() -> None:
    state = table(*HANDS)
    stop_all(state)
    found = advised(state, GAME.asks(state)[0])
    assert set(found) == set(GAME.moves(state, 0))
    choose(state, 1, "4 blue")
    act(state, 0, show("2 white"))
    found = advised(state, GAME.asks(state)[0])
    assert found[show("2 gira")] >= found[ENOUGH]
