"""A simulated round of Poison follows the rules, with hands and cauldrons packed into numbers."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison import GAME, State
from chaudron.games.poison.bots import TAKING, Sensible
from chaudron.games.poison.cards import COLOUR, COUNTED, ONE, POISON, POTION_KINDS, TALLY_BITS, VALUE, of_colour, tally
from chaudron.games.poison.choices import CAULDRONS
from chaudron.games.poison.effects import brew
from chaudron.games.poison.model import Options
from chaudron.games.poison.simulation import Player, play_round, taking
from chaudron.testing import rng

OPTIONS = [Options(), Options(draw_pile=True)]


def halfway(seats: int, options: Options, number: int, steps: int) -> State:
    """A state after some random moves of the first round."""
    draws = rng(number)
    state = GAME.start(seats, options, draws)
    for _ in range(steps):
        (seat,) = GAME.asks(state)
        GAME.apply(state, seat, draws.choice(GAME.moves(state, seat)), draws)
    return state


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize("options", OPTIONS, ids=["dealt", "draw-pile"])
@pytest.mark.parametrize("seats", GAME.about.seats)
def test_a_simulated_round_uses_every_card_once_and_leaves_the_state_alone(seats: int, options: Options, *, careful: bool) -> None:
    for number in range(5):
        state = halfway(seats, options, number, 3 * number)
        before = GAME.copy(state)
        taken = play_round(state, rng(number), 3, careful=careful)
        assert GAME.view(state, 0) == GAME.view(before, 0)
        in_play = [*state.hands, *state.brews, *state.taken]
        most = [sum(of_colour(tally(pile), colour) for pile in in_play) for colour in range(4)]
        for kind in state.stock[state.drawn :]:
            for colour in range(4):
                most[colour] += of_colour(COUNTED[kind], colour)
        left = [most[colour] - sum(of_colour(each, colour) for each in taken) for colour in range(4)]
        assert min(left) >= 0
        assert sum(left) <= CAULDRONS * 13
        for seat, pile in enumerate(state.taken):
            assert all(of_colour(taken[seat], colour) >= of_colour(tally(pile), colour) for colour in range(4))


@pytest.mark.parametrize("careful", [False, True])
@pytest.mark.parametrize("number", range(20))
def test_where_nobody_has_a_choice_it_ends_as_by_the_rules(number: int, *, careful: bool) -> None:
    """Every cauldron has a colour, and every seat a single potion."""
    draws = rng(number)
    brews = [ONE[draws.choice(range(first, first + POTION_KINDS))] for first in range(0, 3 * POTION_KINDS, POTION_KINDS)]
    brews = [brew + draws.below(3) * ONE[POISON] for brew in brews]
    cards = [int(draws.below(3 * POTION_KINDS)) for _ in range(4)]
    state = State(4, Options(), vec[i64]([ONE[kind] for kind in cards]), vec[i64]([0] * 4), vec[i64](brews))
    state.turn = draws.below(4)
    state.colouring = 1 | 2 << 2 | 3 << 4
    taken = play_round(state, rng(number), 3, careful=careful)
    for step in range(4):
        seat = (state.turn + step) % 4
        brew(state, seat, cards[seat], COLOUR[cards[seat]] - 1)
    assert taken == [tally(pile) for pile in state.taken]


def test_a_hand_loses_the_card_that_is_played() -> None:
    hand = [3, 15, 0, 7, 7]
    for nth in range(len(hand)):
        player = Player(hand, 0)
        gone = player.kind(nth)
        player.put_down(nth)
        rest = [player.kind(each) for each in range(player.held)]
        assert sorted([*rest, gone]) == sorted(hand)
    player = Player([], 0)
    player.draw(15)
    assert (player.held, player.kind(0), VALUE[15]) == (1, 15, 4)


def test_a_careful_seat_reckons_with_what_it_takes_as_the_sensible_player_does() -> None:
    """By chance, somebody has the most of a colour, loses it, or is spared already."""
    sensible, found = Sensible(), set()
    for number in range(400):
        draws = rng(number)
        taken = [[int(draws.below(5)) for _ in range(4)] for _ in range(3)]
        tallies = [sum(many << TALLY_BITS * colour for colour, many in enumerate(each)) for each in taken]
        colour = 1 + int(draws.below(3))
        brew = int(draws.below(3)) | int(draws.below(4)) << TALLY_BITS * colour
        players = [Player([], each) for each in tallies]
        exact = 100 * (sensible.taking(tallies, 0, brew) - TAKING)
        assert taking(players, players[0], brew) == pytest.approx(exact, abs=1)
        found.add(exact)
    assert len(found) > 10
    assert min(found) < 0
