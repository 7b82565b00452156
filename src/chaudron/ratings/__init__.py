"""How strong somebody is: openskill, the same model for people at tables and for bots in the lab.

A skill is an estimate and how far it may be off. People start from the same guess and are rated after every match that counts; bots do not
learn, so each level has a fixed skill, which a game keeps in `ratings.toml` and which `chaudron ladder --ratings` measures.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce

from chaudron.kernel.game import AnyGame

FILE: Final = "ratings.toml"
"""The file in a game's folder that has the skills of its levels."""
ANCHOR: Final = "brewer"
"""The level that is rated HOME in every game, so that a number means the same everywhere: as strong as a regular."""
HOME: Final = 1000
POINTS: Final = 30
"""The points of one unit of openskill: between two players, about as many as in chess."""
LEAST: Final = 10
"""A rating is provisional before this many matches."""
SURE: Final = 1.96
"""How many standard deviations contain the truth 95 times in 100."""

Certainty: TypeAlias = Literal["guess", "rough", "fair", "firm"]
"""How far a rating can be trusted: it is provisional; it may be off by more than 200 points; by more than 120; by less."""
MODEL: Final = PlackettLuce()
STEADY: Final = PlackettLuce(tau=0.0)
"""The model for those who do not learn: with every match, one knows them better."""


class Skill(NamedTuple):
    """An estimate on openskill's scale, and its standard deviation."""

    mu: float
    sigma: float


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """How strong the levels of a game are, and how that was found out."""

    source: str
    levels: dict[str, Skill]


UNKNOWN: Final = Skill(MODEL.mu, MODEL.sigma)
"""Somebody who has not played yet."""


def rate(skills: Sequence[Skill], ranks: Sequence[int], *, learning: bool = True) -> list[Skill]:
    """Return everybody's skill after a match, from their ranks in it; the skill of those who do not learn only gets surer."""
    model = MODEL if learning else STEADY
    rated = model.rate([[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills], ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]


def level_skill(game: AnyGame, level: str) -> Skill | None:
    """Return how strong a level of bots is in a game, or None if nobody has measured it."""
    found = measured(game.about.folder)
    return None if found is None else found.levels.get(level)


@cache
def measured(folder: str) -> Measured | None:
    """Return what is known of the levels of the game in a folder, or None if there is nothing."""
    file = Path(folder) / FILE
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Measured) if file.exists() else None


def points(game: AnyGame, skill: Skill) -> int:
    """Return a skill as people read it: a plain number, on which the usual bot has HOME."""
    anchor = level_skill(game, ANCHOR) or UNKNOWN
    return round(HOME + POINTS * (skill.mu - anchor.mu))


def margin(skill: Skill) -> int:
    """Return by how many points a rating may be off, 95 times in 100."""
    return round(SURE * POINTS * skill.sigma)


def certainty(skill: Skill, matches: int) -> Certainty:
    """Return how far a rating after so many matches can be trusted."""
    if matches < LEAST:
        return "guess"
    off = margin(skill)
    return "rough" if off > 200 else "fair" if off > 120 else "firm"


def from_share(share: float, low: float, high: float, others: int) -> Skill:
    """Return the skill of one player who wins this share, with a 95 % interval, against some others who all have the usual skill.

    In the model, shares of the wins are as e to the power of the skills, in units that grow with the number of players."""
    unit = MODEL.beta * math.sqrt(others + 1)

    def ahead(won: float) -> float:
        return unit * math.log(others * won / (1 - won))

    return Skill(MODEL.mu + ahead(share), (ahead(high) - ahead(low)) / (2 * SURE))


def written(source: str, levels: Mapping[str, Skill]) -> str:
    """Return the content of a game's file of ratings."""
    lines = [f"{level} = [{skill.mu:.2f}, {skill.sigma:.2f}]" for level, skill in levels.items()]
    head = "# How strong the levels are, on openskill's scale: the estimate and its standard deviation.\n"
    return "\n".join([head, f"source = {msgspec.json.encode(source).decode()}", "", "[levels]", *lines, ""])
