"""Assembles Wie verhext!: the rules, who knows what, what is shown, how to play well."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from chaudron.games.wie_verhext import (  # isort: skip
    arrange, bots, dealing, facts, findings, guide, knowledge, meant, observation, pages, reasons, rules, scene
)  # fmt: skip
from chaudron.games.wie_verhext.model import ASKS, EVENTS, MOVES, REASONS, Arrangement, Options, View
from chaudron.games.wie_verhext.state import State
from chaudron.kernel.model import About, Move
from chaudron.kernel.parts import Parts

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
    refusals=(
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
    reasons=REASONS,
    paragraphs=pages.PARAGRAPHS,
    things=pages.potions(),
    arrangement=Arrangement,
    levels={"apprentice": "novice", "brewer": "musing:30", "master": "ismcts:300"},
    topics=findings.TOPICS,
    habits={"favours": "heuristic/claiming=0", "claims": "heuristic/claiming=1000000"},
)


PARTS: Parts[State, Move, View] = Parts(
    view=knowledge.view,
    imagine=knowledge.imagine,
    reshuffled=knowledge.reshuffled,
    observed=observation.observed,
    scene=scene.scene,
    touches=scene.touches,
    meant=meant.meant,
    combination=scene.combination,
    heuristic=bots.Sensible,
    bots={"novice": bots.Novice},
    guide=guide.RoundGuide,
    reasons=reasons.reasons,
    arrange=arrange.arrange,
    dealing=dealing.dealing,
    findings=findings.findings,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class WieVerhext(rules.Rules):
    """The whole game."""

    def __init__(self) -> None:
        super().__init__(ABOUT, PARTS)
