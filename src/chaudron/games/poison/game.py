"""Assembles Poison: the rules, who knows what, what is shown, how to play well."""

from pathlib import Path

from mypy_extensions import mypyc_attr

from chaudron.games.poison import (  # isort: skip
    arrange, bots, dealing, facts, findings, guide, knowledge, meant, observation, pages, reasons, rules, scene
)  # fmt: skip
from chaudron.games.poison.model import EVENTS, REASONS, Arrangement, Card, Options, Play, Pour, View
from chaudron.games.poison.state import State
from chaudron.kernel.model import About
from chaudron.kernel.parts import Parts

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
    refusals=("not-your-turn", "card-not-held", "no-such-cauldron", "colour-elsewhere", "other-colour"),
    folder=str(Path(__file__).parent),
    facts=facts.TableFacts,
    zone_facts=facts.ZONE_FACTS,
    thing_facts=facts.THING_FACTS,
    reasons=REASONS,
    arrangement=Arrangement,
    paragraphs=pages.PARAGRAPHS,
    levels={"apprentice": "novice", "brewer": "musing:1000", "master": "ismcts:2000"},
    topics=findings.TOPICS,
    habits={"hoards": "heuristic/shed=0", "dumps": "heuristic/keep_poison=-5", "fearless": "heuristic/fear=0"},
)


PARTS: Parts[State, Pour, View] = Parts(
    view=knowledge.view,
    imagine=knowledge.imagine,
    reshuffled=knowledge.reshuffled,
    observed=observation.observed,
    scene=scene.scene,
    touches=scene.touches,
    meant=meant.meant,
    heuristic=bots.Sensible,
    bots={"novice": bots.Novice},
    guide=guide.RoundGuide,
    reasons=reasons.reasons,
    arrange=arrange.arrange,
    dealing=dealing.dealing,
    findings=findings.findings,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Poison(rules.Rules):
    """The whole game."""

    def __init__(self) -> None:
        super().__init__(ABOUT, PARTS)
