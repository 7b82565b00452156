"""Assembles Zaubercocktail: the rules, who knows what, what is shown, how to play well."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from chaudron.games.zaubercocktail import (  # isort: skip
    arrange, choices, dealing, facts, findings, guide, knowledge, meant, observation, pages, reasons, rules, scene
)  # fmt: skip
from chaudron.games.zaubercocktail.bots import Good, Trader
from chaudron.games.zaubercocktail.cards import worth
from chaudron.games.zaubercocktail.model import (
    ASKS,
    EVENTS,
    MOVES,
    REASONS,
    Accept,
    Answer,
    Arrangement,
    Bid,
    Call,
    Display,
    Offer,
    Options,
    PlaceStone,
    Show,
    Stop,
    View,
    Withdraw,
)
from chaudron.games.zaubercocktail.state import TRADE, State, trades
from chaudron.games.zaubercocktail.strong import Strong
from chaudron.games.zaubercocktail.vocabulary import WORDS
from chaudron.kernel.model import About, Move, Seat, TimeLimit
from chaudron.kernel.parts import Parts
from chaudron.kernel.rng import Rng
from chaudron.kernel.vocabulary import Vocabulary

ABOUT = About(
    name="zaubercocktail",
    version=2,
    seats=(4, 5, 6, 7),
    options=Options,
    moves=MOVES,
    asks=ASKS,
    events=EVENTS,
    view=View,
    faces=scene.FACES,
    zones=scene.ZONES,
    refusals=(
        "over",
        "done-already",
        "trading-over",
        "trade-first",
        "must-show",
        "no-collection",
        "no-cards",
        "too-many-cards",
        "too-many-offers",
        "empty-hand",
        "same-both-ways",
        "not-held",
        "no-partner",
        "partner-done",
        "said-already",
        "offer-gone",
        "own-offer",
        "answer-calls",
        "bid-on-displays",
        "no-call",
        "not-for-you",
        "not-yours",
    ),
    folder=str(Path(__file__).parent),
    facts=facts.TableFacts,
    zone_facts=facts.ZONE_FACTS,
    face_facts=facts.FACE_FACTS,
    thing_facts=facts.THING_FACTS,
    unlisted=(Offer, Call, Display, Answer, Bid),
    sources={
        Offer: {"give": "hand"},
        Display: {"give": "hand"},
        Answer: {"call": "call"},
        Bid: {"display": "display", "give": "hand"},
    },
    house=(Stop,),
    reasons=REASONS,
    paragraphs=pages.PARAGRAPHS,
    arrangement=Arrangement,
    levels={"apprentice": "naive", "brewer": "good", "master": "strong"},
    topics=findings.TOPICS,
    habits={"never-first": "heuristic/ring_need=1000", "first": "heuristic/ring_need=-1000", "silent": "heuristic/promise=1000"},
)
FIRST_VERSION: Final = 1
"""In it, whoever could show nothing was asked only once."""
TRADERS: dict[str, type[Trader]] = {"naive": Trader, "good": Good, "strong": Strong}
PONDER: Final[dict[type[Move], float]] = {PlaceStone: 75.0, Accept: 4.0, Withdraw: 15.0, **dict.fromkeys(ABOUT.unlisted, 8.0)}
"""Seconds to find out whether a hand can still be improved, to consider an offer, to let others read one's own offer, and to read a new
hand before speaking."""


PARTS: Parts[State, Move, View] = Parts(
    view=knowledge.view,
    imagine=knowledge.imagine,
    reshuffled=knowledge.reshuffled,
    open_view=knowledge.open_view,
    observed=observation.observed,
    scene=scene.scene,
    touches=scene.touches,
    meant=meant.meant,
    heuristic=Good,
    bots=TRADERS,
    guide=guide.RaceGuide,
    reasons=reasons.reasons,
    arrange=arrange.arrange,
    dealing=dealing.dealing,
    findings=findings.findings,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Zaubercocktail(rules.Rules):
    """The whole game."""

    def __init__(self, about: About = ABOUT) -> None:
        super().__init__(about, PARTS)

    def former(self, version: int) -> Zaubercocktail | None:
        return Zaubercocktail(replace(ABOUT, version=version)) if version == FIRST_VERSION else None

    def time_limit(self, state: State) -> TimeLimit | None:
        return TimeLimit(state.round, 60 * state.options.minutes, state.options.silence) if state.phase == TRADE else None

    def expire(self, state: State, seat: Seat) -> Move | None:
        return choices.STOP if trades(state, seat) else None

    def ponder(self, move: Move) -> float:
        return PONDER.get(type(move), 0.0)

    def worth(self, move: Move) -> int | None:
        return int(worth(move.ingredient.number, move.cards + move.jokers)) if isinstance(move, Show) else None

    def invent(self, view: View, rng: Rng) -> Move | None:
        return choices.invent(view, rng)

    def vocabulary(self) -> Vocabulary[Move, View]:
        return WORDS
