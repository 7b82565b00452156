"""What the green, yellow and blue roles of Wie verhext! do, action and favour, with everything that is offered (WIE-18 to WIE-24)."""

from collections.abc import Callable

import pytest

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.model import Brewed, Decline, Missed, Pile, Role, Traded, UseAction, UseFavour
from chaudron.kernel.model import News
from chaudron.testing import rng, told
from tests.games.wie_verhext.roles import THREES, acting, favouring, moves_on, spare
from tests.games.wie_verhext.table import (
    ALCHEMIST,
    ASSISTANT,
    BREWERS,
    CARDS,
    COPPER,
    FORTUNE_TELLER,
    HERB_GATHERER,
    IDLE,
    IRON,
    OPEN_SCORES,
    SNAKE_HUNTER,
    WITCH,
    WIZARD,
    WOLF_KEEPER,
    asked,
    brew,
    call,
    decline,
    each,
    eagerly,
    everyone_owns,
    favour,
    gone,
    goods,
    offers,
    owns,
    play,
    potions,
    public,
    start,
    step,
    table,
    trade,
    zone,
)

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
def test_wie_22_the_favour_takes_two_gold(gold: str, *, can: bool) -> None:
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
    assert play(state, brew(COPPER, "w", "g"))[0] == News(Brewed(0, COPPER, 2, raven=False, give=goods("w"), extra=goods("g")))
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
