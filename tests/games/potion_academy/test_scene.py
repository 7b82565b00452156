"""What is shown of Potion Academy beyond what every game shows: whom a target reaches now, what scores, how close everybody is."""

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import Aim, Card, Combination, Hit, Options, Score
from chaudron.testing import rng
from tests.games.potion_academy.table import CARDS, SEATS, card, public, table, walk


def reach(state: State, seat: int | None, target: Card) -> set[int]:
    """The players that a placed card's target is shown to reach."""
    zones = GAME.scene(GAME.view(state, seat)).zones
    name = f"target:{target.potion.value}-{target.target.value}-{target.effect.value}"
    (bits,) = [int(piece.facts["reach"]) for zone in zones for piece in zone.pieces if piece.id == name]
    return {player for player in range(5) if bits >> player & 1}


def test_aca_13_hands_count_for_whoever_looks() -> None:
    """Two of three cards, three of three: known from the sizes of hands, which everybody sees."""
    hands = ("amber snatch", "azure smash, azure bury", "crimson smash, crimson forage, emerald bury")
    state = table(*hands, placed=["amber hand-3 forage, amber hand-2-3 pickpocket, emerald anyone smash"])
    for seat in (0, 1, 2, None):
        assert reach(state, seat, card("amber forage")) == {2}
        assert reach(state, seat, card("amber pickpocket")) == {1, 2}
        assert reach(state, seat, card("emerald smash")) == {0, 1, 2}


@pytest.mark.parametrize("seats", SEATS)
def test_whoever_an_action_can_strike_is_shown_as_reached(seats: int) -> None:
    tried = 0
    for state, _ in walk(seats, 3):
        for seat in GAME.asks(state):
            for move in GAME.moves(state, seat):
                if isinstance(move, Aim | Hit):
                    assert move.on in reach(state, seat, move.through)
                    tried += 1
    assert tried > 0


def laid(*potions: str) -> str:
    """Placed cards with these potions."""
    deck = list(CARDS)
    cards = [deck.pop(next(at for at, one in enumerate(deck) if one.potion.value == potion)) for potion in potions]
    return ", ".join(f"{one.potion.value} {one.target.value} {one.effect.value}" for one in cards)


def near(*potions: str, seats: int = 3, scores: tuple[int, ...] = ()) -> tuple[str, str, str]:
    """How close to scoring a player with these potions placed is shown to be; with one seat, the automaton."""
    colour = 1 if seats == 1 else 0
    state = table(seats=seats, placed=[""] * colour + [laid(*potions)], scores=scores)
    (facts,) = (zone.facts for zone in GAME.scene(GAME.view(state, None)).zones if zone.id == f"placed:{colour}")
    return facts["potion"], f"{facts['alike']}/{facts['alike_of']}", f"{facts['different']}/{facts['different_of']}"


def test_aca_22_how_near_placed_cards_are_to_scoring_is_shown() -> None:
    assert near("none") == ("potion-none", "0/3", "0/3")
    assert near("amber", "amber", "none") == ("potion-amber", "2/3", "1/3")
    assert near("crimson", "azure", "azure") == ("potion-azure", "2/3", "2/3")
    assert near("amber", "azure", "crimson") == ("potion-amber", "1/3", "3/3")
    assert near("amber", "azure", "crimson", "emerald") == ("potion-amber", "1/3", "4/4")


def test_aca_36_the_automaton_needs_four_different_potions_until_three_are_enough_to_win() -> None:
    assert near("amber", "azure", "crimson", seats=1)[2] == "3/4"
    assert near("amber", "azure", "crimson", seats=1, scores=(0, 8))[2] == "3/4"
    assert near("amber", "azure", "crimson", seats=1, scores=(0, 9))[2] == "3/3"


def nears(*potions: str, seats: int = 3, scores: tuple[int, ...] = ()) -> dict[str, str]:
    """What the table shows of each combination for a player with these potions placed: those that count, and how many it takes."""
    colour = 1 if seats == 1 else 0
    state = table(seats=seats, placed=[""] * colour + [laid(*potions)], scores=scores)
    shown = [each for each in GAME.scene(GAME.view(state, None)).facts["near"] if each.colour == colour]
    return {each.combination.value: f"{' '.join(potion.value for potion in each.potions)}/{each.of}" for each in shown}


def test_aca_22_the_potions_that_count_towards_each_combination_are_shown() -> None:
    assert nears("none") == {"three-different": "/3", "four-different": "/4", "three-alike": "/3"}
    assert nears("crimson", "azure", "azure") == {
        "three-different": "crimson azure/3",
        "four-different": "crimson azure/4",
        "three-alike": "azure azure/3",
    }
    assert nears("amber", "azure", "crimson", "emerald") == {
        "three-different": "amber azure crimson/3",
        "four-different": "amber azure crimson emerald/4",
        "three-alike": "amber/3",
    }


def test_aca_36_three_different_are_nothing_to_the_automaton_until_they_are_enough_to_win() -> None:
    assert nears("amber", "azure", seats=1, scores=(0, 8)) == {"four-different": "amber azure/4", "three-alike": "amber/3"}
    assert nears("amber", "azure", seats=1, scores=(0, 9))["three-different"] == "amber azure/3"


@pytest.mark.parametrize("dear", [False, True])
@pytest.mark.parametrize("combination", Combination)
def test_aca_22_what_scores_takes_as_many_potions_as_is_shown_and_brings_as_many_points(combination: Combination, *, dear: bool) -> None:
    options = Options(alike_four=dear)
    (shown,) = (each for each in GAME.scene(public(table(options=options))).facts["scoring"] if each.combination is combination)
    enough = ["amber"] * shown.potions if shown.alike else ["amber", "azure", "crimson", "emerald"][: shown.potions]
    for potions, scores in ((enough, True), ([*enough[:-1], "none", "none"], False)):
        state = table("", "", "", placed=[laid(*potions)], options=options)
        offered = [move for move in GAME.moves(state, 0) if isinstance(move, Score) and move.combination is combination]
        assert bool(offered) == scores
        if scores:
            GAME.apply(state, 0, offered[0], rng(0))
            assert state.scores[0] == shown.points
