"""A check of all data: every page of the file, and every match, which is played again."""

from pathlib import Path
from typing import NamedTuple

from sqlalchemy.exc import DatabaseError

from chaudron.kernel.model import Refusal
from chaudron.store import connect, matches
from chaudron.store.backup import existing
from chaudron.store.files import damage

OTHERS = {("record", "version"), ("setup", "game")}
"""Refusals of matches that are sound but cannot be played here: their rules have changed, or their game is not installed."""


class Findings(NamedTuple):
    """What a check has found."""

    played: int
    """The number of matches that were played again without trouble."""
    other: int
    """The number of matches whose rules are not here."""
    faults: list[str]


def check(folder: Path) -> Findings:
    """Check the data in a folder, which a server may be using; raises BadStore if there are none."""
    file = existing(folder)
    found = damage(file)
    if found:
        return Findings(0, 0, found)
    played = other = 0
    engine = connect(file)
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
