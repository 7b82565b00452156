"""Assembles Potion Academy: the rules, who knows what, what is shown, how to play well."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from chaudron.games.potion_academy import (  # isort: skip
    arrange, bots, dealing, facts, findings, guide, knowledge, meant, observation, pages, reasons, rules, scene
)  # fmt: skip
from chaudron.games.potion_academy.model import ASKS, EVENTS, MOVES, REASONS, Arrangement, Options, View
from chaudron.games.potion_academy.state import State
from chaudron.kernel.model import About, Move
from chaudron.kernel.parts import Parts

ABOUT = About(
    name="potion-academy",
    version=1,
    seats=(1, 2, 3, 4, 5),
    options=Options,
    moves=MOVES,
    asks=ASKS,
    events=EVENTS,
    view=View,
    faces=scene.FACES,
    zones=scene.ZONES,
    refusals=(
        "not-your-turn",
        "already-chosen",
        "choose-discard",
        "card-not-held",
        "card-not-there",
        "not-yours",
        "no-combination",
        "already-scored",
        "used",
        "same-card",
        "needs-new-card",
        "needs-target",
        "not-reached",
        "cannot-work",
        "not-now",
    ),
    setups=("cards-number", "cards-blank", "cards-potion", "cards-twice", "not-solo", "only-solo"),
    folder=str(Path(__file__).parent),
    facts=facts.TableFacts,
    zone_facts=facts.ZONE_FACTS,
    face_facts=facts.FACE_FACTS,
    thing_facts=facts.THING_FACTS,
    reasons=REASONS,
    paragraphs=pages.PARAGRAPHS,
    things=pages.cards(),
    levels={"apprentice": "novice", "brewer": "musing:50", "master": "ismcts:500"},
    arrangement=Arrangement,
    topics=findings.TOPICS,
    habits={"peaceful": "novice/overlooked=1"},
)


PARTS: Parts[State, Move, View] = Parts(
    view=knowledge.view,
    imagine=knowledge.imagine,
    reshuffled=knowledge.reshuffled,
    observed=observation.observed,
    scene=scene.scene,
    touches=scene.touches,
    meant=meant.meant,
    heuristic=bots.Sensible,
    bots={"novice": bots.Novice},
    guide=guide.TurnGuide,
    reasons=reasons.reasons,
    arrange=arrange.arrange,
    dealing=dealing.dealing,
    findings=findings.findings,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class PotionAcademy(rules.Rules):
    """The whole game."""

    def __init__(self) -> None:
        super().__init__(ABOUT, PARTS)
