"""A check of all data: every page of the file, and every match, which is played again."""

from typing import NamedTuple

from sqlalchemy.exc import DatabaseError

from chaudron.kernel.model import Refusal
from chaudron.store import matches
from chaudron.store.database import Where, database

OTHERS = {("record", "version"), ("setup", "game")}
"""Refusals of matches that are sound but cannot be played here: their rules have changed, or their game is not installed."""


class Findings(NamedTuple):
    """What a check has found."""

    played: int
    """The number of matches that were played again without trouble."""
    other: int
    """The number of matches whose rules are not here."""
    faults: list[str]


def check(where: Where) -> Findings:
    """Check data that a server may be using; raises BadStore if there are none."""
    place = database(where)
    engine = place.existing()
    found = place.damage()
    if found:
        engine.dispose()
        return Findings(0, 0, found)
    played = other = 0
    try:
        with engine.connect() as connection:
            for name in matches.names(connection):
                try:
                    matches.rebuild(connection, name)
                    played += 1
                except Refusal as refusal:
                    if (refusal.kind, refusal.reason) in OTHERS:
                        other += 1
                    else:
                        found.append(f"match {name}: {refusal.kind} {refusal.reason} {refusal.facts}")
    except DatabaseError as error:
        found.append(str(error.orig))
    finally:
        engine.dispose()
    return Findings(played, other, found)
