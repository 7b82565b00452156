"""The rules of Hearts: who is asked, which moves are legal, and what a move does.

This class stays interpreted, like everything that inherits from a class of the kernel; it only calls what is compiled.
"""

from chaudron.kernel.model import Move, News
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.parts import Assembled
from chaudron.kernel.rng import Rng
from hearts.choices import asks_of, moves_of
from hearts.model import Options, View
from hearts.play import make, outcome_of, started, tally
from hearts.refusals import check
from hearts.state import State, twin_of


class Rules(Assembled[State, Move, View]):
    """The rules; `game` adds what seats know and see."""

    def start(self, seats: int, options: AnyOptions, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        return started(options, rng, news)

    # Static, so that nothing interpreted stands between whoever plays and what is compiled.
    copy = staticmethod(twin_of)
    asks = staticmethod(asks_of)
    moves = staticmethod(moves_of)
    check = staticmethod(check)
    apply = staticmethod(make)
    outcome = staticmethod(outcome_of)
    tally = staticmethod(tally)
