"""The end of Wie verhext! (WIE-36, WIE-37, WIE-39), and its story."""

import pytest

from chaudron.games.wie_verhext import GAME, State
from chaudron.games.wie_verhext.model import GameEnded, Options, Pile, Role, RoundBegan, RoundEnded, Scored, Traded, UseAction
from chaudron.kernel.model import BadSetup, News, Outcome
from chaudron.kernel.options import refuse_simulation
from chaudron.testing import anything, rng, told
from tests.games.wie_verhext.table import (
    BANS,
    CARDS,
    COPPER,
    GOLD_SHELF,
    INGREDIENT_SHELF,
    IRON,
    PLAIN,
    SILVER,
    WIZARD,
    WOLF_KEEPER,
    asked,
    brew,
    call,
    decline,
    eagerly,
    every_number_of_seats,
    play,
    potion,
    public,
    rounds,
    start,
    table,
    trade,
    whole_match,
)

# The end


def ravens(number: int) -> list[list[tuple[Pile, int]]]:
    """This many ravens, one for each seat in turn."""
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
    """A game of one round that ends with the seats owning these things."""
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
    owned: list[str], taken: list[list[tuple[Pile, int]]], ranks: tuple[int, ...], *, tied: bool
) -> None:
    """Vials are neither; still tied, the win is shared."""
    news, state = ended(owned, taken)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.winners == tuple(seat for seat, rank in enumerate(ranks) if rank == 0)
    (last,) = told(news, GameEnded)
    assert (last.winners, last.total, last.tied) == (outcome.winners, max(outcome.scores), tied)


@pytest.mark.parametrize("cut", [1, 2, 7])
def test_wie_39_a_simulation_may_be_cut(cut: int) -> None:
    """After this many rounds, scored as it stands."""
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
    box = start(3).deck
    assert [list(map(potion, cards)) for cards in CARDS.values()] == box.potions
