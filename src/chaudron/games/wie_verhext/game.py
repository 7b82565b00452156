"""Wie verhext!, put together: the rules, who knows what, what is shown, how it is played well."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from chaudron.games.wie_verhext import bots, facts, guide, knowledge, rules, scene
from chaudron.games.wie_verhext.model import ASKS, EVENTS, MOVES, Options, View
from chaudron.games.wie_verhext.state import State
from chaudron.kernel.bot import Bot, Guide
from chaudron.kernel.model import About, Ask, Move, Seat
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Combination, Scene

ABOUT = About(
    name="wie-verhext",
    version=1,
    seats=(3, 4, 5),
    options=Options,
    moves=MOVES,
    asks=ASKS,
    events=EVENTS,
    view=View,
    faces=scene.FACES,
    zones=scene.ZONES,
    reasons=(
        "not-your-turn",
        "choose-first",
        "banned",
        "not-five",
        "already-chosen",
        "role-not-held",
        "call-first",
        "answer-first",
        "give-first",
        "not-on-offer",
    ),
    setups=("cards-number", "cards-cost", "cards-order", "cards-ravens"),
    folder=str(Path(__file__).parent),
    facts=facts.TableFacts,
    zone_facts=facts.ZONE_FACTS,
    face_facts=facts.FACE_FACTS,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class WieVerhext(rules.Rules):
    """The whole game."""

    def __init__(self) -> None:
        super().__init__(ABOUT)

    def view(self, state: State, seat: Seat | None) -> View:
        return knowledge.view(state, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return knowledge.imagine(view, rng)

    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def touches(self, view: View, move: Move) -> tuple[str, ...]:
        return scene.touches(view, move)

    def combination(self, view: View, ask: Ask) -> Combination | None:
        return scene.combination(view, ask)

    def heuristic(self) -> Bot[Move, View]:
        return bots.Sensible()

    def guide(self, view: View) -> Guide[State, Move, View]:
        return guide.RoundGuide(self, view)
