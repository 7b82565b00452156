"""What each role and parchment of Wie verhext! does, action and favour, with everything that is offered (WIE-18 to WIE-35)."""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

import pytest

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.model import (
    AnswerCall,
    Brew,
    Brewed,
    CallRole,
    Claim,
    Collect,
    Collected,
    Contributed,
    Decline,
    Declined,
    Favour,
    GiveDrops,
    Missed,
    Parchment,
    Pile,
    Role,
    RoundEnded,
    ShortOf,
    Spared,
    TakeCard,
    Traded,
    UseAction,
    UseFavour,
)
from chaudron.kernel.model import Move, News
from chaudron.testing import rng, told
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    ASSISTANT,
    BEGGING_MONK,
    BREWERS,
    CARDS,
    COPPER,
    CUTPURSE,
    FORTUNE_TELLER,
    GOLD_SHELF,
    HERB_GATHERER,
    IDLE,
    INGREDIENT_SHELF,
    IRON,
    OPEN_SCORES,
    PLAIN,
    SILVER,
    SNAKE_HUNTER,
    WARLOCK,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    asked,
    brew,
    call,
    claim,
    collect,
    decline,
    each,
    eagerly,
    everyone_owns,
    favour,
    give,
    gone,
    goods,
    offers,
    on_shelf,
    owns,
    play,
    potions,
    public,
    refusal,
    start,
    step,
    table,
    trade,
    zone,
)

THREES = "rrr rrw rrg rww rwg rgg www wwg wgg ggg"
"""Every way to mix three drops."""


def spare(role: Role) -> tuple[Role, ...]:
    """Two other roles, so that nobody runs out of cards."""
    return tuple(other for other in (WARLOCK, FORTUNE_TELLER, WOLF_KEEPER) if other is not role)[:2]


def acting(role: Role, owned: str, *others: str, **situation: Any) -> State:
    """Seat 0 has called a role that nobody else holds."""
    hands = [(role, *spare(role)), *[spare(role)] * max(2, len(others))]
    state = table(*hands, owned=[owned, *others], **situation)
    call(state, role)
    return state


def favouring(role: Role, owned: str, *others: str, **situation: Any) -> State:
    """Seat 1 has taken the favour of a role that seat 0 called; seat 0 owns nothing unless it is said."""
    hands = [(role, *spare(role)), (role, *spare(role)), spare(role)]
    state = table(*hands, owned=[others[0] if others else "", owned, *others[1:]], **situation)
    call(state, role)
    favour(state)
    return state


def moves_on(state: State) -> bool:
    """Seat 0 had nothing to decide: the trick is over, and it calls the next role."""
    return asked(state) == (0, CallRole())


# Green roles


@pytest.mark.parametrize(("role", "drop"), [(WOLF_KEEPER, "r"), (SNAKE_HUNTER, "w"), (HERB_GATHERER, "g")])
def test_wie_18_three_drops_or_one(role: Role, drop: str) -> None:
    state = acting(role, "rwgo", "rwgo", "rwgo")
    assert asked(state) == (0, UseAction(role=role))
    assert offers(state) == {trade("", 3 * drop), Decline()}
    assert play(state, trade("", 3 * drop)) == [News(Traded(0, (), goods(3 * drop)))]
    assert sorted(owns(state, 0)) == sorted("rwgo" + 3 * drop)
    assert everyone_owns(state)[1:] == ["rwgo", "rwgo"]

    state = favouring(role, "rwgo")
    assert asked(state) == (1, UseFavour(role=role))
    assert offers(state) == {trade("", drop), Decline()}
    play(state, trade("", drop))
    assert sorted(owns(state, 1)) == sorted("rwgo" + drop)
    assert asked(state) == (0, UseAction(role=role))


# Yellow roles


@pytest.mark.parametrize(("use", "got"), [(acting, "ooooo"), (favouring, "oo")])
@pytest.mark.parametrize("owned", ["r", "w", "g", "rr", "rg", "wwgg", "rwg", "rwgooov"])
def test_wie_19_a_drop_for_gold(use: Callable[[Role, str], State], got: str, owned: str) -> None:
    """Five gold by the action, two by the favour; any drop that is owned, one of it."""
    for drop in sorted(set(owned) & set("rwg")):
        state = use(ALCHEMIST, owned)
        seat, _ = asked(state)
        assert offers(state) == {trade(each, got) for each in set(owned) & set("rwg")} | {Decline()}
        play(state, trade(drop, got))
        assert sorted(owns(state, seat)) == sorted(owned.replace(drop, "", 1) + got)


@pytest.mark.parametrize("owned", ["", "oooo", "ov"])
def test_wie_19_without_drops_there_is_no_gold(owned: str) -> None:
    state = acting(ALCHEMIST, owned)
    assert moves_on(state)
    state = favouring(ALCHEMIST, owned, "r")
    assert asked(state) == (0, UseAction(role=ALCHEMIST))
    assert owns(state, 1) == owned


def test_wie_20_a_gold_for_vials() -> None:
    state = acting(FORTUNE_TELLER, "roo")
    assert offers(state) == {trade("o", "vv"), Decline()}
    play(state, trade("o", "vv"))
    assert owns(state, 0) == "rovv"

    state = favouring(FORTUNE_TELLER, "o")
    assert offers(state) == {trade("o", "v"), Decline()}
    play(state, trade("o", "v"))
    assert owns(state, 1) == "v"


def test_wie_20_without_gold_there_is_no_vial() -> None:
    assert moves_on(acting(FORTUNE_TELLER, "rwg"))
    assert asked(favouring(FORTUNE_TELLER, "rwg", "o")) == (0, UseAction(role=FORTUNE_TELLER))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_wie_20_vials_are_shown_to_their_owner_only(viewer: int | None) -> None:
    view = GAME.view(table(owned=["vvv", "v", "o"]), viewer)
    shown = [zone(view, f"potions:{seat}").facts["vials"] for seat in range(3)]
    assert shown == [number if seat == viewer else "?" for seat, number in enumerate((3, 1, 0))]
    totals = [score.total for score in GAME.scene(view).scores]
    assert totals == [number if seat == viewer else None for seat, number in enumerate((3, 1, 0))]


@pytest.mark.parametrize("viewer", [0, None])
def test_wie_20_how_many_vials_others_have_is_not_shown(viewer: int | None) -> None:
    scenes = [GAME.scene(GAME.view(table(owned=["vvv", *others]), viewer)) for others in (["v", ""], ["", "vvvvv"])]
    assert scenes[0] == scenes[1]


def test_wie_20_with_open_scores_all_see_them() -> None:
    for viewer in (0, 2, None):
        view = GAME.view(table(owned=["vvv", "v", "o"], options=OPEN_SCORES), viewer)
        assert [zone(view, f"potions:{seat}").facts["vials"] for seat in range(3)] == [3, 1, 0]
        assert [score.total for score in GAME.scene(view).scores] == [3, 1, 0]


def test_wie_21_a_gold_for_drops_mixed_as_wished() -> None:
    state = acting(ASSISTANT, "oo")
    assert offers(state) == each(lambda way: trade("o", way), THREES) | {Decline()}
    play(state, trade("o", "wwg"))
    assert owns(state, 0) == "wwgo"

    state = favouring(ASSISTANT, "rro")
    assert offers(state) == {trade("o", "r"), trade("o", "w"), trade("o", "g"), Decline()}
    play(state, trade("o", "g"))
    assert owns(state, 1) == "rrg"


def test_wie_21_without_gold_there_is_no_drop() -> None:
    assert moves_on(acting(ASSISTANT, "rwgv"))
    assert asked(favouring(ASSISTANT, "rwgv", "o")) == (0, UseAction(role=ASSISTANT))


# Blue roles


@pytest.mark.parametrize(("role", "pile"), BREWERS.items())
def test_wie_22_the_top_card_for_its_drops(role: Role, pile: Pile) -> None:
    """As an action the drops, as a favour two gold more; nothing else of what is owned is touched."""
    for place, card in enumerate(CARDS[pile]):
        kept = "oov"
        state = acting(role, card.cost + kept, gone={pile: place})
        assert offers(state) == {brew(pile, card.cost), Decline()}
        assert play(state, brew(pile, card.cost))[0] == News(Brewed(0, pile, card.points, card.raven, goods(card.cost), ()))
        assert (owns(state, 0), potions(state, 0), gone(state)) == (kept, [(pile, place)], {pile: place + 1})

        state = favouring(role, card.cost + "ooov", gone={pile: place})
        assert offers(state) == {brew(pile, card.cost + "oo"), Decline()}
        play(state, brew(pile, card.cost + "oo"))
        assert (owns(state, 1), potions(state, 1), gone(state)) == ("ov", [(pile, place)], {pile: place + 1})


@pytest.mark.parametrize(("role", "pile"), BREWERS.items())
def test_wie_22_with_a_drop_too_few_there_is_nothing_to_decide(role: Role, pile: Pile) -> None:
    for place, card in enumerate(CARDS[pile]):
        for drop in set(card.cost):
            others = "rwg".replace(drop, "") * 6
            owned = card.cost.count(drop) * drop + others
            assert brew(pile, card.cost) in offers(acting(role, owned, gone={pile: place}))
            short = owned.replace(drop, "", 1)
            state = acting(role, short, gone={pile: place})
            assert moves_on(state)
            assert sorted(owns(state, 0)) == sorted(short)
            state = favouring(role, short + "oo", card.cost, gone={pile: place})
            assert asked(state) == (0, UseAction(role=role))


@pytest.mark.parametrize(("gold", "can"), [("", False), ("o", False), ("oo", True), ("ooo", True)])
def test_wie_22_the_favour_takes_two_gold(gold: str, can: bool) -> None:
    state = favouring(WITCH, "r" + gold, "r")
    assert asked(state) == ((1, UseFavour(role=WITCH)) if can else (0, UseAction(role=WITCH)))


def test_wie_22_what_cannot_be_done_is_told() -> None:
    hands = [(WITCH, *spare(WITCH)), (WITCH, *spare(WITCH))]
    state = table(*hands, owned=["", "ro"])
    call(state, WITCH)
    news = favour(state)
    assert told(news, Missed) == [Missed(1, WITCH), Missed(0, WITCH)]


def test_wie_23_one_more_drop_brings_a_vial() -> None:
    """Of any colour that is left after the cost, with the action and with the favour."""
    state = acting(WIZARD, "rwwg")
    assert offers(state) == {brew(COPPER, "w"), *(brew(COPPER, "w", extra) for extra in "rwg"), Decline()}
    assert play(state, brew(COPPER, "w", "g"))[0] == News(Brewed(0, COPPER, 2, False, goods("w"), goods("g")))
    assert (owns(state, 0), potions(state, 0)) == ("rwv", [(COPPER, 0)])

    state = favouring(WIZARD, "rwwgoov")
    assert offers(state) == {brew(COPPER, "woo"), *(brew(COPPER, "woo", extra) for extra in "rwg"), Decline()}
    play(state, brew(COPPER, "woo", "w"))
    assert (owns(state, 1), potions(state, 1)) == ("rgvv", [(COPPER, 0)])


@pytest.mark.parametrize(
    ("owned", "extras"), [("w", ""), ("ww", "w"), ("wr", "r"), ("wg", "g"), ("wrrrr", "r"), ("wwrg", "rwg"), ("wooo", "")]
)
def test_wie_23_only_drops_that_are_left_after_the_cost(owned: str, extras: str) -> None:
    state = acting(WIZARD, owned)
    assert offers(state) == {brew(COPPER, "w"), *(brew(COPPER, "w", extra) for extra in extras), Decline()}
    state = favouring(WIZARD, owned + "oo")
    assert offers(state) == {brew(COPPER, "woo"), *(brew(COPPER, "woo", extra) for extra in extras), Decline()}


@pytest.mark.parametrize(("role", "pile"), BREWERS.items())
def test_wie_23_with_every_cauldron_card_once(role: Role, pile: Pile) -> None:
    for place, card in enumerate(CARDS[pile]):
        owned = card.cost + "rrrwwwggg"
        state = acting(role, owned, gone={pile: place})
        assert offers(state) == {brew(pile, card.cost), *(brew(pile, card.cost, extra) for extra in "rwg"), Decline()}
        for extra in ("rr", "rwg", "o", "v"):
            assert brew(pile, card.cost, extra) not in GAME.moves(state, 0)
        play(state, brew(pile, card.cost, "r"))
        assert sorted(owns(state, 0)) == sorted("rrwwwgggv")
        assert moves_on(state)


def test_wie_23_declining_brings_no_vial() -> None:
    state = acting(WIZARD, "rwwg")
    decline(state)
    assert (owns(state, 0), potions(state, 0)) == ("rwwg", [])


def test_wie_24_a_favour_takes_the_card_from_under_the_claim() -> None:
    hand = (WITCH, *IDLE)
    state = table(hand, hand, hand, owned=["rg", "roo", "roo"])
    call(state, WITCH)
    favour(state)
    play(state, brew(IRON, "roo"))
    favour(state)
    play(state, brew(IRON, "roo"))
    assert asked(state) == (0, UseAction(role=WITCH))
    assert offers(state) == {brew(IRON, "rg"), Decline()}
    play(state, brew(IRON, "rg"))
    assert [potions(state, seat) for seat in range(3)] == [[(IRON, 2)], [(IRON, 0)], [(IRON, 1)]]


def test_wie_24_the_next_card_may_be_out_of_reach() -> None:
    state = favouring(WITCH, "roo", "r", gone={IRON: 1})
    news = play(state, brew(IRON, "roo"))
    assert told(news, Missed) == [Missed(0, WITCH)]
    assert moves_on(state)
    assert (owns(state, 0), potions(state, 0)) == ("r", [])


def test_wie_24_a_declined_favour_leaves_it() -> None:
    state = favouring(WITCH, "roo", "r")
    decline(state)
    assert offers(state) == {brew(IRON, "r"), Decline()}


# Red roles: the cutpurse


@pytest.mark.parametrize("gold", range(13))
def test_wie_25_everyone_else_gives_a_third_rounded_down(gold: int) -> None:
    state = acting(CUTPURSE, "ooooooooo", "o" * gold, "rrr")
    assert offers(state) == {Collect(), Decline()}
    collect(state)
    third = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4][gold]
    assert everyone_owns(state) == ["ooooooooo", "o" * (gold - third), "rrr"]
    assert on_shelf(state) == "o" * third


def test_wie_25_all_others_give_with_cards_or_without() -> None:
    hands = [(CUTPURSE, *IDLE), IDLE, (), (CUTPURSE, *IDLE), ()]
    state = table(*hands, owned=["oooooo", "ooo", "oooo", "ooooooooo", "oooooooo"])
    call(state, CUTPURSE)
    claim(state)
    news = collect(state)
    assert everyone_owns(state) == ["oooo", "oo", "ooo", "ooooooooo", "oooooo"]
    assert on_shelf(state) == "o" * 6
    assert {event.seat: len(event.goods) for event in told(news, Contributed)} == {4: 2, 0: 2, 1: 1, 2: 1}
    assert told(news, Collected) == [Collected(3, GOLD_SHELF, there=6, cost=3)]


@pytest.mark.parametrize(("lying", "added"), [("", "oo"), ("o", "o"), ("oo", ""), ("ooooo", "")])
def test_wie_25_taking_adds_exactly_the_difference(lying: str, added: str) -> None:
    """One more is given; the card takes three. What is too much is lost."""
    state = acting(CUTPURSE, "oooorrr", "ooo", shelves=lying)
    collect(state)
    assert asked(state) == (0, TakeCard(pile=GOLD_SHELF, there=len(lying) + 1, missing=len(added)))
    assert offers(state) == {brew(GOLD_SHELF, added), Decline()}
    news = play(state, brew(GOLD_SHELF, added))
    assert news[0] == News(Brewed(0, GOLD_SHELF, 2, False, goods(added), ()))
    assert sorted(owns(state, 0)) == sorted("oooorrr"[len(added) :])
    assert (on_shelf(state), potions(state, 0), gone(state)) == ("", [(GOLD_SHELF, 0)], {GOLD_SHELF: 1})
    assert moves_on(state)


@pytest.mark.parametrize("place", range(5))
def test_wie_25_each_card_of_the_shelf_takes_its_number(place: int) -> None:
    cost, points, raven = CARDS[GOLD_SHELF][place]
    state = acting(CUTPURSE, cost, gone={GOLD_SHELF: place})
    collect(state)
    assert offers(state) == {brew(GOLD_SHELF, cost), Decline()}
    assert told(play(state, brew(GOLD_SHELF, cost)), Brewed) == [Brewed(0, GOLD_SHELF, points, raven, goods(cost), ())]


def test_wie_25_what_cannot_be_added_stays_on_the_card() -> None:
    state = acting(CUTPURSE, "oo", "ooo", "oo", gone={GOLD_SHELF: 2})
    news = collect(state)
    assert told(news, Collected) == [Collected(0, GOLD_SHELF, there=1, cost=4)]
    assert told(news, ShortOf) == [ShortOf(0, GOLD_SHELF, missing=3)]
    assert moves_on(state)
    assert (everyone_owns(state), on_shelf(state), gone(state)) == (["oo", "oo", "oo"], "o", {GOLD_SHELF: 2})


def test_wie_25_having_collected_the_card_may_still_be_left() -> None:
    """What was given stays there, for whoever collects next."""
    hands = [(CUTPURSE, WOLF_KEEPER), (WOLF_KEEPER,), ()]
    state = table(*hands, owned=["ooo", "oooooo", "oooooo"])
    call(state, CUTPURSE)
    collect(state)
    assert asked(state) == (0, TakeCard(pile=GOLD_SHELF, there=4, missing=0))
    assert decline(state)[0] == News(Declined(0))
    assert (everyone_owns(state), on_shelf(state), gone(state)) == (["ooo", "oooo", "oooo"], "oooo", {})
    later = acting(CUTPURSE, "", "ooo", "ooo", shelves=on_shelf(state))
    collect(later)
    assert asked(later) == (0, TakeCard(pile=GOLD_SHELF, there=6, missing=0))


def test_wie_25_declining_at_once_nobody_gives() -> None:
    state = acting(CUTPURSE, "ooo", "oooooo", "ooo", shelves="o")
    decline(state)
    assert (everyone_owns(state), on_shelf(state)) == (["ooo", "oooooo", "ooo"], "o")
    assert moves_on(state)


def test_wie_25_the_gold_shelf_takes_no_drops_and_leaves_them() -> None:
    state = acting(CUTPURSE, "rrrwwwggg", "rrrwwwggg", shelves="rw")
    news = collect(state)
    assert told(news, ShortOf) == [ShortOf(0, GOLD_SHELF, missing=3)]
    assert (everyone_owns(state), on_shelf(state)) == (["rrrwwwggg", "rrrwwwggg", ""], "rw")


def test_wie_25_taking_the_card_of_one_shelf_leaves_the_other_alone() -> None:
    state = acting(CUTPURSE, "", "", shelves="rwgooo")
    collect(state)
    play(state, brew(GOLD_SHELF))
    assert on_shelf(state) == "rwg"
    state = acting(BEGGING_MONK, "", "", shelves="rwgooo")
    collect(state)
    play(state, brew(INGREDIENT_SHELF))
    assert on_shelf(state) == "ooo"


@pytest.mark.parametrize("gold", range(10))
def test_wie_26_the_favour_spares_one(gold: int) -> None:
    state = favouring(CUTPURSE, "o" * gold, "", "o" * gold)
    collect(state)
    third = gold // 3
    spared = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2][gold]
    assert everyone_owns(state) == ["", "o" * (gold - spared), "o" * (gold - third)]
    assert on_shelf(state) == "o" * (spared + third)


def test_wie_26_it_is_nothing_to_decide() -> None:
    hand = (CUTPURSE, *IDLE)
    state = table(hand, hand, hand, owned=["", "oooooo", "ooo"])
    call(state, CUTPURSE)
    assert told(favour(state), Spared) == [Spared(1, CUTPURSE)]
    assert asked(state) == (2, AnswerCall(role=CUTPURSE, holder=0))
    assert owns(state, 1) == "oooooo"


def test_wie_26_in_this_trick_only() -> None:
    hands = [(BEGGING_MONK, CUTPURSE, WARLOCK), (BEGGING_MONK, *IDLE), IDLE]
    state = table(*hands, owned=["", "rrrrrrrrooooo", ""])
    call(state, BEGGING_MONK)
    favour(state)
    collect(state)
    assert owns(state, 1) == "rrrrrrrooooo"
    call(state, CUTPURSE)
    collect(state)
    assert owns(state, 1) == "rrrrrrroooo"


def test_wie_26_only_if_somebody_collects() -> None:
    state = favouring(CUTPURSE, "oooooo", "", "oooooo")
    decline(state)
    assert (everyone_owns(state), on_shelf(state)) == (["", "oooooo", "oooooo"], "")


def test_wie_27_the_rulebook_example() -> None:
    """Anne calls, Tom takes the favour, Paul claims and collects: Anne gives 1, Tom 0."""
    anne, tom, paul = range(3)
    hand = (CUTPURSE, *IDLE)
    state = table(hand, hand, hand, owned=["ooo", "oooo", "oo"], turn=anne)
    call(state, CUTPURSE)
    assert asked(state) == (tom, AnswerCall(role=CUTPURSE, holder=anne))
    favour(state)
    assert asked(state) == (paul, AnswerCall(role=CUTPURSE, holder=anne))
    claim(state)
    assert asked(state) == (paul, UseAction(role=CUTPURSE))
    news = collect(state)
    assert {event.seat: len(event.goods) for event in told(news, Contributed)} == {anne: 1, tom: 0}
    assert everyone_owns(state) == ["oo", "oooo", "oo"]
    assert on_shelf(state) == "o"
    assert asked(state) == (paul, TakeCard(pile=GOLD_SHELF, there=1, missing=2))
    play(state, brew(GOLD_SHELF, "oo"))
    assert (owns(state, paul), potions(state, paul)) == ("", [(GOLD_SHELF, 0)])
    assert asked(state) == (paul, CallRole())


# Red roles: the begging monk


@pytest.mark.parametrize("number", range(14))
@pytest.mark.parametrize("spared", [False, True])
def test_wie_28_everyone_else_gives_a_quarter_of_their_drops(number: int, spared: bool) -> None:
    """Gold and vials are not counted; the favour spares one."""
    owned = "r" * number + "ooovvv"
    state = favouring(BEGGING_MONK, owned) if spared else acting(BEGGING_MONK, "", owned)
    assert offers(state) == {Collect(), Decline()}
    collect(state)
    quarter = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3][number]
    given = max(0, quarter - 1) if spared else quarter
    assert owns(state, 1) == owned[given:]
    assert on_shelf(state) == "r" * given


@pytest.mark.parametrize(
    ("owned", "ways"),
    [
        ("rrwg", "r w g"),
        ("rrwwooo", "r w"),
        ("rrrrwwgg", "rr rw rg ww wg gg"),
        ("rrrrrrrw", "rr rw"),
        ("rrrrrrwg", "rr rw rg wg"),
        ("rrrrwwwwgggg", THREES),
    ],
)
def test_wie_28_each_chooses_which_drops(owned: str, ways: str) -> None:
    for way in ways.split():
        state = acting(BEGGING_MONK, "", owned)
        collect(state)
        assert asked(state) == (1, GiveDrops(count=len(way), collector=0))
        assert offers(state) == each(give, ways)
        assert play(state, give(way))[0] == News(Contributed(1, goods(way)))
        assert on_shelf(state) == way
        left = list(owned)
        for drop in way:
            left.remove(drop)
        assert owns(state, 1) == "".join(left)


def test_wie_28_in_turn_clockwise_from_the_claimant() -> None:
    hands = [(BEGGING_MONK, *IDLE), IDLE, (BEGGING_MONK, *IDLE), IDLE, IDLE]
    state = table(*hands, owned=["rrww", "wwgg", "", "rrgg", "rwgg"])
    call(state, BEGGING_MONK)
    claim(state)
    collect(state)
    for seat, drop in ((3, "g"), (4, "w"), (0, "r"), (1, "g")):
        assert asked(state) == (seat, GiveDrops(count=1, collector=2))
        play(state, give(drop))
    assert everyone_owns(state) == ["rww", "wwg", "", "rrg", "rgg"]
    assert on_shelf(state) == "rwgg"


def test_wie_28_nobody_is_asked_who_has_only_one_way() -> None:
    """Drops of one colour, or too few to give any."""
    state = acting(BEGGING_MONK, "", "rrrr", "rwg", "wwgg", "ggggg")
    news = collect(state)
    assert [(event.seat, event.goods) for event in told(news, Contributed) if event.goods] == [(1, goods("r"))]
    assert asked(state) == (3, GiveDrops(count=1, collector=0))
    news = play(state, give("w"))
    assert told(news, Contributed) == [Contributed(3, goods("w")), Contributed(4, goods("g"))]
    assert told(news, Collected) == [Collected(0, INGREDIENT_SHELF, there=3, cost=3)]
    assert asked(state) == (0, TakeCard(pile=INGREDIENT_SHELF, there=3, missing=0))


def test_wie_28_the_favour_may_leave_nothing_to_choose() -> None:
    state = favouring(BEGGING_MONK, "rwgg", "", "rwgg")
    collect(state)
    assert asked(state) == (2, GiveDrops(count=1, collector=0))
    state = favouring(BEGGING_MONK, "rrrwwwgg")
    collect(state)
    assert asked(state) == (1, GiveDrops(count=1, collector=0))


@pytest.mark.parametrize(
    ("lying", "owned", "ways"),
    [
        ("", "rwg", "rwg"),
        ("", "rrrrwg", "rrr rrw rrg rwg"),
        ("g", "rwg", "rw rg wg"),
        ("wg", "rrw", "r w"),
        ("www", "rwg", ""),
        ("rrwwgg", "rwg", ""),
    ],
)
def test_wie_28_the_claimant_chooses_the_drops_that_are_added(lying: str, owned: str, ways: str) -> None:
    """The card takes three, of whatever colours; what is too much is lost."""
    for way in ways.split() or [""]:
        state = acting(BEGGING_MONK, owned, shelves=lying)
        collect(state)
        assert asked(state) == (0, TakeCard(pile=INGREDIENT_SHELF, there=len(lying), missing=len(way)))
        assert offers(state) == {brew(INGREDIENT_SHELF, each) for each in ways.split() or [""]} | {Decline()}
        play(state, brew(INGREDIENT_SHELF, way))
        left = list(owned)
        for drop in way:
            left.remove(drop)
        assert (owns(state, 0), on_shelf(state)) == ("".join(left), "")
        assert (potions(state, 0), gone(state)) == ([(INGREDIENT_SHELF, 0)], {INGREDIENT_SHELF: 1})


@pytest.mark.parametrize("place", range(5))
def test_wie_28_each_card_of_the_shelf_takes_its_number(place: int) -> None:
    cost, points, raven = CARDS[INGREDIENT_SHELF][place]
    drops = "g" * len(cost)
    state = acting(BEGGING_MONK, drops, gone={INGREDIENT_SHELF: place})
    collect(state)
    assert offers(state) == {brew(INGREDIENT_SHELF, drops), Decline()}
    assert told(play(state, brew(INGREDIENT_SHELF, drops)), Brewed) == [Brewed(0, INGREDIENT_SHELF, points, raven, goods(drops), ())]


def test_wie_28_what_cannot_be_added_stays_and_so_does_what_is_left() -> None:
    state = acting(BEGGING_MONK, "wooo", "rrrr", gone={INGREDIENT_SHELF: 4})
    assert told(collect(state), ShortOf) == [ShortOf(0, INGREDIENT_SHELF, missing=5)]
    assert (everyone_owns(state), on_shelf(state)) == (["wooo", "rrr", ""], "r")
    state = acting(BEGGING_MONK, "wwwooo", "rrrr")
    collect(state)
    decline(state)
    assert (everyone_owns(state), on_shelf(state), gone(state)) == (["wwwooo", "rrr", ""], "r", {})
    assert moves_on(state)


def test_wie_28_declining_at_once_nobody_gives() -> None:
    state = acting(BEGGING_MONK, "rwg", "rrwwgg", "rrrr")
    decline(state)
    assert (everyone_owns(state), on_shelf(state)) == (["rwg", "rrwwgg", "rrrr"], "")


def test_wie_28_the_holder_starts_the_next_trick_whoever_gave_last() -> None:
    state = acting(BEGGING_MONK, "", "rrrr", "rwgg")
    collect(state)
    play(state, give("g"))
    assert moves_on(state)


@pytest.mark.parametrize(("role", "pile", "cost"), [(CUTPURSE, GOLD_SHELF, "ooo"), (BEGGING_MONK, INGREDIENT_SHELF, "rrr")])
def test_wie_29_no_extra_vial_with_a_shelf_card(role: Role, pile: Pile, cost: str) -> None:
    state = acting(role, cost + "r" if role is CUTPURSE else cost)
    collect(state)
    assert offers(state) == {brew(pile, cost), Decline()}
    assert brew(pile, cost, "r") not in GAME.moves(state, 0)


# The warlock


def test_wie_30_the_favour_is_a_gold_whatever_the_parchment() -> None:
    for parchment in Parchment:
        state = favouring(WARLOCK, "", "", parchment=parchment)
        assert offers(state) == {trade("", "o"), Decline()}
        play(state, trade("", "o"))
        assert owns(state, 1) == "o"


def test_wie_30_the_action_uses_the_active_parchment() -> None:
    found = {parchment: offers(acting(WARLOCK, "rrrwwwggg", parchment=parchment)) for parchment in Parchment}
    assert len(set(map(frozenset, found.values()))) == 8
    assert all(Decline() in moves for moves in found.values())


# What lies before people


TAKEN = [[(COPPER, 0), (COPPER, 4)], [(IRON, 0), (GOLD_SHELF, 2)], []]
"""Seats 0 and 1 have a card without a raven and one with."""


def faces(state: State, viewer: int | None, seat: int) -> list[str | None]:
    return [piece.face for piece in zone(GAME.view(state, viewer), f"potions:{seat}").pieces]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_wie_31_a_card_lies_face_down_unless_it_has_a_raven(viewer: int | None) -> None:
    state = table(taken=TAKEN)
    assert faces(state, viewer, 0) == ["potion-copper" if viewer == 0 else None, "potion-copper"]
    assert faces(state, viewer, 1) == ["potion-iron" if viewer == 1 else None, "potion-gold-shelf"]
    assert faces(state, viewer, 2) == []
    totals = [score.total for score in GAME.scene(GAME.view(state, viewer)).scores]
    assert totals == [6 if viewer == 0 else None, 5 if viewer == 1 else None, 0 if viewer == 2 else None]


@pytest.mark.parametrize("viewer", [0, None])
def test_wie_31_which_cards_others_have_is_not_shown(viewer: int | None) -> None:
    """Two tables that differ only in what lies face down before others show the same."""
    one = table(taken=[[], [(COPPER, 5), (SILVER, 4)], [(IRON, 5), (IRON, 4)]])
    other = table(taken=[[], [(IRON, 5), (SILVER, 4)], [(COPPER, 5), (IRON, 4)]])
    assert GAME.scene(GAME.view(one, viewer)) == GAME.scene(GAME.view(other, viewer))
    assert GAME.scene(GAME.view(one, 1)) != GAME.scene(GAME.view(other, 1))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_wie_31_ravens_are_public(viewer: int | None) -> None:
    view = GAME.view(table(taken=TAKEN), viewer)
    assert [zone(view, f"potions:{seat}").facts["ravens"] for seat in range(3)] == [1, 1, 0]
    assert GAME.scene(view).facts["ravens"] == 2


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_wie_31_with_open_scores_all_lie_open(viewer: int | None) -> None:
    state = table(taken=TAKEN, options=OPEN_SCORES)
    assert [faces(state, viewer, seat) for seat in range(3)] == [["potion-copper"] * 2, ["potion-iron", "potion-gold-shelf"], []]
    assert [score.total for score in GAME.scene(GAME.view(state, viewer)).scores] == [6, 5, 0]
    assert not PLAIN.open_scores


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_wie_31_at_the_end_all_lie_open(viewer: int | None) -> None:
    state, draws = start(3, 5), rng(5)
    while GAME.asks(state):
        step(state, draws, eagerly)
    view = GAME.view(state, viewer)
    assert any(there.cards for there in view.table)
    for seat in range(3):
        assert faces(state, viewer, seat) == [f"potion-{pile.value}" for pile, _ in view.table[seat].cards]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert tuple(score.total for score in GAME.scene(view).scores) == outcome.scores


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_wie_32_anyone_may_look_through_the_piles(viewer: int | None) -> None:
    """All that is left, from the top, in the order that never changes."""
    state = table(gone={COPPER: 3, IRON: 7, SILVER: 0, GOLD_SHELF: 1, INGREDIENT_SHELF: 4})
    for pile, number in zip(Pile, (3, 7, 0, 1, 4), strict=True):
        pieces = zone(GAME.view(state, viewer), f"pile:{pile.value}").pieces
        found = [(piece.face, piece.facts["points"], piece.facts["raven"]) for piece in pieces]
        assert found == [(f"potion-{pile.value}", card.points, "yes" if card.raven else "no") for card in CARDS[pile][number:]]


def test_wie_32_what_lies_on_the_shelves_is_seen_too() -> None:
    view = public(table(shelves="rrwgoo"))
    assert zone(view, "pile:gold-shelf").facts == {"there": 2}
    assert zone(view, "pile:ingredient-shelf").facts == {"there": 4, "red": 2, "white": 1, "green": 1}


# Exhausted piles


WEALTH = "rrrrrrwwwwwwggggggoooooo"
ALL_GONE = {COPPER: 7, IRON: 7, SILVER: 7, GOLD_SHELF: 5, INGREDIENT_SHELF: 5}


@pytest.mark.parametrize("role", [*BREWERS, CUTPURSE, BEGGING_MONK])
@pytest.mark.parametrize("answer", [Claim(), Favour()])
def test_wie_33_the_role_of_an_exhausted_pile_does_nothing(role: Role, answer: Move) -> None:
    hand = (role, *spare(role))
    state = table(hand, hand, spare(role), owned=[WEALTH] * 3, gone=ALL_GONE, shelves="")
    call(state, role)
    assert offers(state) == {Claim(), Favour()}
    news = play(state, answer)
    holder = 1 if answer == Claim() else 0
    assert told(news, Missed)[-1] == Missed(holder, role)
    assert asked(state) == (holder, CallRole())
    assert (everyone_owns(state), on_shelf(state)) == ([WEALTH] * 3, "")
    assert told(news, Contributed) == []


@pytest.mark.parametrize("role", [*BREWERS, CUTPURSE, BEGGING_MONK])
def test_wie_33_other_piles_are_still_there(role: Role) -> None:
    pile = {**BREWERS, CUTPURSE: GOLD_SHELF, BEGGING_MONK: INGREDIENT_SHELF}[role]
    state = acting(role, WEALTH, WEALTH, WEALTH, gone={other: number for other, number in ALL_GONE.items() if other is not pile})
    assert asked(state) == (0, UseAction(role=role))


def test_wie_33_the_last_card_taken_by_a_favour_leaves_nothing_to_claim() -> None:
    state = favouring(WITCH, "rrrggoo", WEALTH, gone={IRON: 6})
    news = play(state, brew(IRON, "rrrggoo"))
    assert told(news, Missed) == [Missed(0, WITCH)]
    assert moves_on(state)


@pytest.mark.parametrize(("parchment", "pile"), [(Parchment.MAGUS, COPPER), (Parchment.SANATIO, SILVER), (Parchment.STRIX, IRON)])
def test_wie_33_a_parchment_finds_nothing_on_an_empty_pile(parchment: Parchment, pile: Pile) -> None:
    state = acting(WARLOCK, WEALTH, parchment=parchment, gone={pile: 7})
    assert moves_on(state)
    assert owns(state, 0) == WEALTH


@pytest.mark.parametrize("empty", [[COPPER], [IRON], [SILVER], [COPPER, IRON], [IRON, SILVER]])
def test_wie_33_optio_chooses_among_the_piles_that_are_left(empty: list[Pile]) -> None:
    state = acting(WARLOCK, WEALTH, parchment=Parchment.OPTIO, gone=dict.fromkeys(empty, 7))
    left = {COPPER: "w", IRON: "r", SILVER: "g"}
    assert offers(state) == {brew(pile, cost) for pile, cost in left.items() if pile not in empty} | {Decline()}


def test_wie_33_optio_does_nothing_when_all_are_gone() -> None:
    assert moves_on(acting(WARLOCK, WEALTH, parchment=Parchment.OPTIO, gone=ALL_GONE))


def test_wie_33_the_round_ends_as_any_other_without_piles() -> None:
    state = table([WIZARD], [CUTPURSE], [], owned=[WEALTH] * 3, gone=ALL_GONE)
    news = call(state, WIZARD)
    assert told(news, Missed) == [Missed(0, WIZARD), Missed(1, CUTPURSE)]
    assert told(news, RoundEnded)


# Parchments


def test_wie_34_copia() -> None:
    state = acting(WARLOCK, "", parchment=Parchment.COPIA)
    assert offers(state) == each(lambda way: trade("", way), THREES) | {Decline()}
    play(state, trade("", "rgg"))
    assert owns(state, 0) == "rgg"


@pytest.mark.parametrize(
    ("owned", "brews"),
    [
        ("rwg", {COPPER: "wr", IRON: "r", SILVER: "ggw"}),
        ("rwgg", {COPPER: "wr", IRON: "r", SILVER: "ggw"}),
        ("rrr", {COPPER: "wr", IRON: "r", SILVER: "ggw"}),
        ("wgg", {COPPER: "wr", IRON: "r", SILVER: "ggw"}),
    ],
)
def test_wie_34_optio_brews_any_visible_card_for_exactly_its_drops(owned: str, brews: dict[Pile, str]) -> None:
    state = acting(WARLOCK, owned, parchment=Parchment.OPTIO, gone={COPPER: 2, SILVER: 4})
    can = {pile: cost for pile, cost in brews.items() if all(owned.count(drop) >= cost.count(drop) for drop in cost)}
    assert offers(state) == {brew(pile, cost) for pile, cost in can.items()} | {Decline()}
    pile, cost = next(iter(can.items()))
    play(state, brew(pile, cost))
    left = list(owned)
    for drop in cost:
        left.remove(drop)
    assert owns(state, 0) == "".join(left)
    assert potions(state, 0) == [(pile, {COPPER: 2, IRON: 0, SILVER: 4}[pile])]


def test_wie_34_optio_without_the_drops_for_any() -> None:
    assert moves_on(acting(WARLOCK, "wgooo", parchment=Parchment.OPTIO, gone={COPPER: 2, SILVER: 4}))


@pytest.mark.parametrize(("parchment", "drop"), [(Parchment.HERBA, "g"), (Parchment.LUPUS, "r"), (Parchment.SERPENS, "w")])
def test_wie_34_herba_lupus_serpens(parchment: Parchment, drop: str) -> None:
    state = acting(WARLOCK, "rrwwgg", parchment=parchment)
    assert offers(state) == {trade(drop, "vv"), Decline()}
    play(state, trade(drop, "vv"))
    assert owns(state, 0) == "rrwwgg".replace(drop, "", 1) + "vv"
    assert moves_on(acting(WARLOCK, "rrwwggooo".replace(drop, ""), parchment=parchment))


@pytest.mark.parametrize(("parchment", "pile"), [(Parchment.MAGUS, COPPER), (Parchment.SANATIO, SILVER), (Parchment.STRIX, IRON)])
def test_wie_34_magus_sanatio_strix_take_the_number_of_drops_in_any_colour(parchment: Parchment, pile: Pile) -> None:
    for place, card in enumerate(CARDS[pile]):
        number = len(card.cost)
        state = acting(WARLOCK, "rrrrrrwwwwwwgggggg", parchment=parchment, gone={pile: place})
        ways = {"".join(way) for way in combinations_with_replacement("rwg", number)}
        assert offers(state) == {brew(pile, way) for way in ways} | {Decline()}
        wrong = "g" * number if pile is COPPER else "w" * number if pile is IRON else "r" * number
        state = acting(WARLOCK, wrong, parchment=parchment, gone={pile: place})
        assert offers(state) == {brew(pile, wrong), Decline()}
        play(state, brew(pile, wrong))
        assert (owns(state, 0), potions(state, 0)) == ("", [(pile, place)])
        assert moves_on(acting(WARLOCK, wrong[1:] + "ooo", parchment=parchment, gone={pile: place}))


def test_wie_34_only_drops_that_are_owned() -> None:
    state = acting(WARLOCK, "rwwg", parchment=Parchment.STRIX, gone={IRON: 4})
    assert offers(state) == each(lambda way: brew(IRON, way), "rww rwg wwg") | {Decline()}


@pytest.mark.parametrize("parchment", [Parchment.OPTIO, Parchment.MAGUS, Parchment.SANATIO, Parchment.STRIX])
def test_wie_35_no_extra_vial_for_a_potion_brewed_by_a_parchment(parchment: Parchment) -> None:
    state = acting(WARLOCK, "rrwwgg", parchment=parchment)
    brews = [move for move in offers(state) if isinstance(move, Brew)]
    assert len(brews) == 3
    assert {move.extra for move in brews} == {()}
    for pile, cost in ((COPPER, "w"), (IRON, "r"), (SILVER, "g")):
        for extra in "rwg":
            assert refusal(state, 0, brew(pile, cost, extra)) == ("not-on-offer", {})


# Any match


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("number", range(3))
def test_nobody_ever_owes_anything(seats: int, number: int) -> None:
    state, draws = start(seats, number), rng(number)
    while GAME.asks(state):
        step(state, draws, eagerly)
        view = public(state)
        assert min(min(there.goods) for there in view.table) >= 0
        assert min(view.shelves) >= 0
        assert all(number <= size for number, size in zip(view.piles, (7, 7, 7, 5, 5), strict=True))


def test_wie_28_who_owes_many_drops_is_asked_for_some_at_a_time() -> None:
    """A quarter of 32 is eight: six, and then two more."""
    state = table((BEGGING_MONK, WITCH), owned=("", "r" * 12 + "w" * 10 + "g" * 10, ""))
    call(state, BEGGING_MONK)
    collect(state)
    assert asked(state) == (1, GiveDrops(count=6, collector=0))
    assert len(offers(state)) == 28
    play(state, give("rrrrrr"))
    assert asked(state) == (1, GiveDrops(count=2, collector=0))
    play(state, give("wg"))
    assert owns(state, 1) == "r" * 6 + "w" * 9 + "g" * 9
    assert asked(state)[1] == TakeCard(pile=INGREDIENT_SHELF, there=8, missing=0)
