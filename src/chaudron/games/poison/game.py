"""Poison, put together: the rules, who knows what, what is shown, how it is played well."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from chaudron.games.poison import bots, guide, knowledge, rules, scene
from chaudron.games.poison.model import EVENTS, Card, Options, Play, Pour, View
from chaudron.games.poison.state import State
from chaudron.kernel.bot import Bot, Guide
from chaudron.kernel.model import About, Seat
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Scene

ABOUT = About(
    name="poison",
    version=1,
    seats=(3, 4, 5, 6),
    options=Options,
    moves=(Pour,),
    asks=(Play,),
    events=EVENTS,
    view=View,
    faces=tuple(f"card-{card.value}" for card in Card),
    zones=("cauldron", "stock", "aside", "taken", "hand"),
    reasons=("not-your-turn", "card-not-held", "no-such-cauldron", "colour-elsewhere", "other-colour"),
    folder=str(Path(__file__).parent),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Poison(rules.Rules):
    """The whole game."""

    def __init__(self) -> None:
        super().__init__(ABOUT)

    def view(self, state: State, seat: Seat | None) -> View:
        return knowledge.view(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return knowledge.imagine(view, rng)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def touches(self, view: View, move: Pour) -> tuple[str, ...]:
        return scene.touches(move)

    def heuristic(self) -> Bot[Pour, View]:
        return bots.Sensible()

    def guide(self, view: View) -> Guide[State, Pour, View]:
        return guide.RoundGuide(self, view.round)
