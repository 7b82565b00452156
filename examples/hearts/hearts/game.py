"""Assembles Hearts: the rules, who knows what, what is shown, how to play well."""

from pathlib import Path

from chaudron.kernel.model import About, Move
from chaudron.kernel.parts import Parts
from hearts import bots, dealing, facts, guide, knowledge, rules, scene
from hearts.model import EVENTS, Card, Follow, Lead, Options, Pass, PassOne, Play, View
from hearts.state import State

ABOUT = About(
    name="hearts",
    version=1,
    seats=(4,),
    options=Options,
    moves=(Pass, Play),
    asks=(PassOne, Lead, Follow),
    events=EVENTS,
    view=View,
    faces=tuple([f"card-{card.value}" for card in Card]),
    zones=("pass", "trick", "front", "taken", "hand"),
    refusals=(
        "not-your-turn",
        "pass-first",
        "passed-already",
        "not-held",
        "two-first",
        "club-first",
        "not-broken",
        "must-follow",
        "no-points-yet",
    ),
    folder=str(Path(__file__).parent),
    facts=facts.TableFacts,
    zone_facts=facts.ZONE_FACTS,
    paragraphs={
        "ask-pass-one": "passing",
        "zone-pass": "passing",
        "ask-lead": "tricks",
        "ask-follow": "tricks",
        "zone-trick": "tricks",
        "zone-taken": "points",
        "card-qs": "points",
    },
)

PARTS: Parts[State, Move, View] = Parts(
    view=knowledge.view,
    imagine=knowledge.imagine,
    scene=scene.scene,
    touches=scene.touches,
    meant=scene.meant,
    heuristic=bots.Sensible,
    guide=guide.DealGuide,
    dealing=dealing.dealing,
)


class Hearts(rules.Rules):
    """The whole game."""

    def __init__(self) -> None:
        super().__init__(ABOUT, PARTS)
