"""Bots that play Wie verhext! like a sensible person and like a beginner."""

from collections.abc import Mapping, Sequence
from typing import Final

from chaudron.games.wie_verhext.chances import SURE
from chaudron.games.wie_verhext.choices import CHOICE_OF, CLAIM, FAVOUR
from chaudron.games.wie_verhext.knowledge import known
from chaudron.games.wie_verhext.model import View
from chaudron.games.wie_verhext.plan import Plans, best_call, best_deal, claims, hands_held
from chaudron.games.wie_verhext.worth import wanted
from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Move
from chaudron.kernel.rng import Rng

OVERLOOKED: Final = [5, 5, 5, 5, 5, 2]
"""A beginner overlooks one chance in this many to take over an action, by the number of seats. With five, somebody else often takes over
next, and a beginner who overlooked as little as with four would lose nothing by it."""


class Sensible(Bot[Move, View]):
    """Chooses roles that work together and that few others want, calls what it will probably keep, takes over an action if that
    promises more than the favour, and pays with what it needs least."""

    def __init__(self) -> None:
        self.claiming = SURE
        """The weight of an action that it could take over, compared with the favour, in thousandths."""

    def parameters(self) -> Mapping[str, tuple[float, float]]:
        return {"claiming": (0.0, 3000.0)}

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        seat = view.seat
        assert seat is not None
        state = known(view, rng)
        if view.phase not in ("choose", "call", "answer"):
            return best_deal(state, seat, moves)
        held = hands_held(state, wanted(state), [there.hand for there in view.table])
        if view.phase == "choose":
            return CHOICE_OF[Plans(state, seat, held).best(1)[0]]
        if view.phase == "call":
            return best_call(state, seat, moves, held)
        return CLAIM if claims(state, seat, held, self.claiming) else FAVOUR


class Novice(Sensible):
    """Plans and trades as sensibly, but sometimes overlooks that it could take over an action, and is content with the favour."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        if view.phase == "answer" and rng.below(OVERLOOKED[len(view.table)]) == 0:
            return FAVOUR
        return super().choose(view, ask, moves, rng)
