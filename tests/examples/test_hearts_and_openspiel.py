"""Somebody else's engine vouches for ours: the same deals, the same moves, and in both the same cards allowed and the same points.

`python3 -m tests.examples.test_hearts_and_openspiel 20000` plays as many deals as you like with each set of options.
"""

import sys
from itertools import product

import msgspec
import pytest

from chaudron.kernel.rng import FastRng
from hearts import GAME, Options
from hearts.openspiel import action, dealt, next_seat, returns
from hearts.scoring import shooter
from hearts.state import NOBODY

RULES = [name for name in Options.__struct_fields__ if name != "deals"]
EVERY = [Options(deals=1, **dict(zip(RULES, chosen, strict=True))) for chosen in product((False, True), repeat=len(RULES))]
"""All combinations of the options that both games have."""
EACH = 12
"""The number of deals with each of them: some three thousand in all."""


def compare(options: Options, rng: FastRng, *, greedy: bool) -> bool:
    """Play a deal at random in both games, and compare at every step; return whether somebody shot the moon.

    A greedy seat takes what it can, and the others let it: at random, hardly anybody shoots the moon."""
    state = GAME.start(4, options, rng)
    twin = dealt(options, state)
    while asks := GAME.asks(state):
        seat = min(asks)  # OpenSpiel lets one seat after another choose what to pass
        assert next_seat(twin) == seat
        moves = GAME.moves(state, seat)
        assert sorted(action(move) for move in moves) == twin.legal_actions()
        chosen = (max if seat == 0 else min)(moves, key=lambda move: action(move) // 4) if greedy else rng.choice(moves)
        GAME.apply(state, seat, chosen, rng)
        twin.apply_action(action(chosen))
    assert twin.is_terminal()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert returns(outcome.scores) == twin.returns()
    return shooter(state.taken) != NOBODY


@pytest.mark.parametrize("part", range(8))
def test_every_step_and_every_score_is_the_same(part: int) -> None:
    moons = 0
    for number, options in enumerate(EVERY[part::8]):
        rng = FastRng(1000 * part + number)
        moons += sum(compare(options, rng, greedy=nth % 3 == 0) for nth in range(EACH))
    assert moons


def test_the_options_are_those_of_openspiel() -> None:
    import pyspiel

    theirs = pyspiel.load_game("hearts").get_parameters()
    assert {name: field.default for name, field in zip(RULES, msgspec.structs.fields(Options)[1:], strict=True)} == theirs


if __name__ == "__main__":
    deals = int(sys.argv[1])
    for number, options in enumerate(EVERY):
        draws = FastRng(number + 1_000_000)
        moons = sum(compare(options, draws, greedy=nth % 3 == 0) for nth in range(deals))
        print(f"{deals} deals the same, {moons} of them with a shot at the moon, with {options}", flush=True)
