"""Playing Wie verhext! well: the sensible bot plans, and imagined hands are those that people would hold."""

import pytest

from chaudron import bots
from chaudron.bots import Ismcts
from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.cards import DECKS, SIZE, roles_in
from chaudron.games.wie_verhext.guide import RoundGuide, prospects
from chaudron.games.wie_verhext.model import (
    Brew,
    Call,
    Cards,
    Choose,
    Claim,
    Collect,
    Decline,
    Favour,
    Options,
    Parchment,
    Pile,
    Potion,
    Role,
    Trade,
    View,
)
from chaudron.games.wie_verhext.worth import wants
from chaudron.kernel.bot import Bot
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, Seat
from chaudron.testing import rng, seed
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    ASSISTANT,
    BEGGING_MONK,
    CUTPURSE,
    DRUID,
    FORTUNE_TELLER,
    HERB_GATHERER,
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
    brew,
    call,
    choose,
    claim,
    give,
    goods,
    play,
    start,
    table,
    trade,
)


def sensible() -> Bot[Move, View]:
    bot = GAME.heuristic()
    assert bot is not None
    return bot


def decision(state: State, seat: Seat | None = None, bot: Bot[Move, View] | None = None, number: int = 0) -> Move:
    """What a bot does now, by default the sensible one."""
    if seat is None:
        seat, _ = asked(state)
    chosen = (bot or sensible()).choose(GAME.view(state, seat), GAME.asks(state)[seat], GAME.moves(state, seat), rng(number))
    assert chosen is not None
    return chosen


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [PLAIN, OPEN_SCORES])
def test_it_plays_whole_matches_legally(seats: int, options: Options) -> None:
    match, bot, draws = Match(GAME, seats, options, seed(0)), sensible(), rng(1)
    while match.outcome is None:
        for seat, question in match.questions().items():
            moves = match.moves(seat)
            move = bot.choose(match.view(seat), question.ask, moves, draws)
            assert move is not None and move in moves
            match.play(seat, move)


def test_it_chooses_roles_that_work_together() -> None:
    """Nothing in the purse but green: the druid's potion can be paid for at once, and the cutpurse's cannot."""
    state = start(4)
    state.goods = [*(0, 0, 2, 0, 0), *(0, 0, 0, 0, 0) * 3]
    chosen = decision(state, 0)
    assert isinstance(chosen, Choose)
    assert DRUID in chosen.roles
    assert CUTPURSE not in chosen.roles


def test_it_calls_what_it_can_carry_out() -> None:
    """The witch's potion can be paid for, the wizard's and the druid's cannot."""
    state = table((WITCH, WIZARD, DRUID), owned=("rr",))
    assert decision(state) == Call(WITCH)


def test_the_last_to_speak_takes_the_action_over() -> None:
    state = table((WOLF_KEEPER, WITCH), (SNAKE_HUNTER, DRUID), (WOLF_KEEPER, DRUID))
    call(state, WOLF_KEEPER)
    assert asked(state)[0] == 2
    assert decision(state) == Claim()


def test_a_beginner_sometimes_overlooks_that_it_could_take_the_action_over() -> None:
    """And does everything else like the sensible bot."""
    state = table((WOLF_KEEPER, WITCH), (SNAKE_HUNTER, DRUID), (WOLF_KEEPER, DRUID))
    novice = bots.make("apprentice", GAME)
    assert [decision(state, bot=novice, number=number) for number in range(10)] == [decision(state, number=number) for number in range(10)]
    call(state, WOLF_KEEPER)
    chosen = [decision(state, bot=novice, number=number) for number in range(40)]
    assert set(chosen) == {Claim(), Favour()}
    assert chosen.count(Claim()) > chosen.count(Favour())


def test_with_five_seats_a_beginner_overlooks_every_other_chance() -> None:
    """The last to speak loses nothing by taking over, and yet it takes the favour."""
    state = table((WOLF_KEEPER, WITCH), *[(SNAKE_HUNTER, DRUID)] * 3, (WOLF_KEEPER, DRUID))
    novice = bots.make("apprentice", GAME)
    call(state, WOLF_KEEPER)
    assert (asked(state)[0], decision(state)) == (4, Claim())
    chosen = [decision(state, bot=novice, number=number) for number in range(60)]
    assert 15 < chosen.count(Favour()) < 45


def test_it_is_content_with_the_favour_where_the_claim_would_probably_be_lost() -> None:
    """Two more are to answer, and hardly any role is left that their five cards could be."""
    held = (WOLF_KEEPER, SNAKE_HUNTER, HERB_GATHERER, ALCHEMIST, ASSISTANT)
    banned = (WIZARD, DRUID, CUTPURSE, BEGGING_MONK, WARLOCK)
    state = table(held, held, held, held, owned=("rwgoo",) * 4, banned=banned)
    call(state, WOLF_KEEPER)
    assert decision(state) == Favour()


def test_it_pays_with_what_it_has_most_of() -> None:
    state = table((ALCHEMIST, WITCH), owned=("rrrrwg",))
    call(state, ALCHEMIST)
    assert decision(state) == trade("r", "ooooo")


def test_it_gives_away_what_it_has_most_of() -> None:
    state = table((BEGGING_MONK, WITCH), owned=("rrr", "wwwwwwrg", ""))
    call(state, BEGGING_MONK)
    play(state, Collect())
    assert asked(state)[0] == 1
    assert decision(state) == give("ww")


def test_it_takes_a_vial_for_a_drop_to_spare() -> None:
    state = table((WITCH, DRUID), owned=("rrrrr",))
    call(state, WITCH)
    assert decision(state) == brew(IRON, "r", "r")


def test_it_collects_only_for_a_card_that_it_can_then_take() -> None:
    poor = table((CUTPURSE, WITCH), owned=("", "ooo", "ooo"), gone={Pile.GOLD_SHELF: 4})
    call(poor, CUTPURSE)
    assert decision(poor) == Decline()
    rich = table((CUTPURSE, WITCH), owned=("oooo", "ooo", "ooo"), gone={Pile.GOLD_SHELF: 4})
    call(rich, CUTPURSE)
    assert decision(rich) == Collect()


def test_late_in_the_game_vials_are_worth_more_than_goods() -> None:
    """With the last raven on the table nothing but points counts."""
    taken = [[(Pile.COPPER, 4), (Pile.IRON, 4), (Pile.SILVER, 4), (Pile.GOLD_SHELF, 2)]]
    state = table((FORTUNE_TELLER, WOLF_KEEPER), owned=("o",), taken=taken)
    assert decision(state) == Call(FORTUNE_TELLER)
    assert isinstance(decision(call_and(state, FORTUNE_TELLER)), Trade)


def call_and(state: State, role: Role) -> State:
    call(state, role)
    return state


# Imagined hands.


def test_roles_that_are_useful_to_their_holder_are_likelier_in_an_imagined_hand() -> None:
    """One seat can pay for the witch's potion, the other for nothing at all: among many imagined states the witch is with the first."""
    hand = (WITCH, WIZARD, DRUID, WARLOCK, ALCHEMIST)
    state = table(hand, hand, hand, owned=("", "rrrr", ""), parchment=Parchment.LUPUS)
    view, draws = GAME.view(state, 0), rng(3)
    held = [GAME.imagine(view, draws).hands for _ in range(300)]
    rich = sum(WITCH in roles_in(hands[1]) for hands in held)
    poor = sum(WITCH in roles_in(hands[2]) for hands in held)
    assert rich > 1.3 * poor
    assert poor > 0  # likelier, not certain


def test_what_a_seat_wants_depends_on_what_lies_open_alone() -> None:
    one = table((WITCH, WIZARD), (DRUID, WARLOCK), owned=("rwg", "rr"))
    other = table((WITCH, WIZARD), (CUTPURSE, ALCHEMIST), owned=("rwg", "rr"))
    assert wants(one, 1) == wants(other, 1)


# Searching.


def test_a_search_lets_the_others_choose_unseen_before_it_chooses_itself() -> None:
    state = start(4)
    choose(state, 2, (WITCH, WIZARD, DRUID, CUTPURSE, WARLOCK))
    view = GAME.view(state, 0)
    dream = RoundGuide(GAME, view).imagine(view, rng())
    assert [SIZE[hand] for hand in dream.hands] == [0, 5, 5, 5]
    assert [SIZE[hand] for hand in GAME.imagine(view, rng()).hands] == [0, 0, 5, 0]


def test_a_search_finds_the_action_that_is_safe() -> None:
    """Last to speak, with enough to brew the last raven's card and win: it claims, brews, and needs no luck for it."""
    taken = [[(Pile.COPPER, 4), (IRON, 4)], [(Pile.GOLD_SHELF, 2)], []]
    state = table((DRUID,), (WOLF_KEEPER,), (DRUID,), owned=("", "", "ggwrrr"), taken=taken, gone={SILVER: 4})
    state.turn = 0
    bot = Ismcts(GAME, simulations=200)
    news_seat, _ = asked(state)
    assert news_seat == 0
    call(state, DRUID)
    seat, ask = asked(state)
    assert seat == 2
    assert bot.choose(GAME.view(state, 2), ask, GAME.moves(state, 2), rng()) == Claim()
    claim(state)
    seat, ask = asked(state)
    move = bot.choose(GAME.view(state, 2), ask, GAME.moves(state, 2), rng())
    assert isinstance(move, Brew)
    assert move.give == goods("wgg")


def test_prospects_share_out_what_there_is_to_win() -> None:
    state = table(owned=("rwgoo",) * 4)
    assert sum(prospects(state)) == pytest.approx(2.0)
    state.points[1] = 9
    better = prospects(state)
    assert better[1] == max(better)
    assert sum(better) == pytest.approx(2.0)


def test_other_potions_are_planned_for() -> None:
    """With a file in which the druid's first potion is dear the plan does without the druid."""
    state = start(3, options=Options(banned_roles=False, cards=silver_of(6)))
    state.goods = [*(0, 0, 3, 0, 0), *(0, 0, 0, 0, 0) * 2]
    dear_choice = decision(state, 0)
    other = start(3, options=Options(banned_roles=False, cards=silver_of(1)))
    other.goods = list(state.goods)
    cheap_choice = decision(other, 0)
    assert isinstance(dear_choice, Choose) and isinstance(cheap_choice, Choose)
    assert DRUID in cheap_choice.roles
    assert DRUID not in dear_choice.roles


def silver_of(green: int) -> Cards:
    """The built-in cards with another first card on the silver pile."""
    silver = (Potion(2, green=green), *DECKS.own.silver[1:])
    return Cards(DECKS.own.copper, DECKS.own.iron, silver, DECKS.own.gold_shelf, DECKS.own.ingredient_shelf, "reconstructed")
