"""The law of the deal: what a game says of its deals is what lies on the table."""

from typing import Any

from chaudron.kernel.dealing import Dealer, Dealing, differing, digest
from chaudron.kernel.rng import Rng
from chaudron.testing.settings import Broken, Setting, random_move


def law_deal(setting: Setting) -> None:
    """A game that describes its deals describes them all alike for a set-up, and each description leads to what everybody sees."""
    game = setting.game
    for number in range(setting.seeds):
        first = described(setting, 0)
        if first is None:
            return
        rng = setting.rng(number, "deal")
        seed = bytes(rng.below(256) for _ in range(32))
        dealer = Dealer(setting.seats)
        state = game.start(setting.seats, setting.options, Rng(seed, 0))
        compare(setting, dealer, first, Rng(seed, 0), state, 0)
        reached, step = 1, 0
        while chosen := random_move(game, state, rng):
            step += 1
            game.apply(state, *chosen, Rng(seed, step))
            now = game.scene(game.view(state, None)).round
            if now is None or now.number == reached:
                continue
            reached = now.number
            later = described(setting, reached - 1)
            if later is not None:
                compare(setting, dealer, later, Rng(seed, step), state, reached - 1)


def described(setting: Setting, round: int) -> Dealing | None:
    """Return how a round is dealt; it must be the same whenever it is asked."""
    found = setting.game.dealing(setting.seats, setting.options, round)
    again = setting.game.dealing(setting.seats, setting.options, round)
    if (found is None) != (again is None) or (found is not None and again is not None and digest(found) != digest(again)):
        raise Broken("deal", f"how round {round + 1} is dealt does not depend on the set-up alone")
    return found


def compare(setting: Setting, dealer: Dealer, dealing: Dealing, rng: Rng, state: Any, round: int) -> None:
    """Deal as described, and compare that with what everybody sees."""
    dealt = dealer.deal(dealing, rng)
    for seat in setting.onlookers():
        for place in differing(dealt, setting.game.scene(setting.game.view(state, seat))):
            raise Broken("deal", f"in round {round + 1}, {place} is not as it was dealt, as seat {seat} sees it")
