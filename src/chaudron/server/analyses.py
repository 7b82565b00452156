"""The HTTP routes of analyses: ask for one, see how far it is, cancel it."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.datastructures import State

from chaudron.server import wire
from chaudron.server.analyst import Analyst
from chaudron.server.asking import REFUSALS, MatchName, Who


@get("/api/analyses/{match:str}", responses=REFUSALS)
async def analysis(state: State, visitor: Who, match: MatchName) -> wire.Analysing:
    """Return the analysis of a match that has ended, or how far it is."""
    analyst: Analyst = state.server.analyst
    return await analyst.state(match, visitor)


@post("/api/analyses/{match:str}", status_code=200, responses=REFUSALS)
async def analyse(state: State, visitor: Who, match: MatchName) -> wire.Analysing:
    """Ask for the analysis of a match that has ended."""
    analyst: Analyst = state.server.analyst
    return await analyst.ask(match, visitor)


@delete("/api/analyses/{match:str}", status_code=200, responses=REFUSALS)
async def leave_it(state: State, visitor: Who, match: MatchName) -> wire.Analysing:
    """Say that one no longer wants an analysis, which ends if nobody else does; one that is there stays."""
    analyst: Analyst = state.server.analyst
    await analyst.cancel(match, visitor)
    return await analyst.state(match, visitor)


ROUTES = [analysis, analyse, leave_it]
