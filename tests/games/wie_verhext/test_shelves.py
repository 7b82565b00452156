"""The cutpurse and the begging monk of Wie verhext!: collecting for the shelves (WIE-25 to WIE-29)."""

import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import (
    AnswerCall,
    Brewed,
    CallRole,
    Collect,
    Collected,
    Contributed,
    Decline,
    Declined,
    GiveDrops,
    Pile,
    Role,
    ShortOf,
    Spared,
    TakeCard,
    UseAction,
)
from chaudron.kernel.model import News
from chaudron.testing import told
from tests.games.wie_verhext.roles import THREES, acting, favouring, moves_on
from tests.games.wie_verhext.table import (
    BEGGING_MONK,
    CARDS,
    CUTPURSE,
    GOLD_SHELF,
    IDLE,
    INGREDIENT_SHELF,
    WARLOCK,
    WITCH,
    WOLF_KEEPER,
    asked,
    brew,
    call,
    claim,
    collect,
    decline,
    each,
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
    table,
)

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
    assert news[0] == News(Brewed(0, GOLD_SHELF, 2, raven=False, give=goods(added), extra=()))
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
def test_wie_28_everyone_else_gives_a_quarter_of_their_drops(number: int, *, spared: bool) -> None:
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
