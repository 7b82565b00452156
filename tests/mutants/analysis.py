"""Faults of analyses."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/analysis"
WHOLE = ("tests/analysis/test_analysis.py",)
DECISIONS = ("tests/analysis/test_decisions.py",)
SERVER = ("tests/server/test_analyst.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/judging.py",
        "game.view(earlier.state, moment.seat), earlier.questions",
        "game.view(moment.state, moment.seat), earlier.questions",
        "a decision is judged by what came of it",
        DECISIONS,
    ),
    Fault(f"{SOURCE}/judging.py", "paired(walks[0], walks[1])", "paired(walks[1], walks[0])", "blunders are praised", DECISIONS),
    Fault(f"{SOURCE}/judging.py", "max(SLIGHT, SURE * error)", "SLIGHT", "what may be chance is called a slip", DECISIONS),
    Fault(f"{SOURCE}/chances.py", "world = game.reshuffled(earlier.state, rng)", "world = game.copy(earlier.state)", "luck is play", WHOLE),
    Fault(f"{SOURCE}/chances.py", "if len(worlds) == TRIED and", "if False and", "there is chance in every move", WHOLE),
    Fault(f"{SOURCE}/account.py", 'yield TurningPoint(part.step, "cards"', 'yield TurningPoint(part.step, "move"', "all is play", WHOLE),
    Fault(
        "src/chaudron/server/analyst.py",
        "            making.wanted.discard(visitor)\n",
        "            making.wanted.clear()\n",
        "anybody cancels for everybody",
        SERVER,
    ),
    Fault("src/chaudron/server/lobby.py", "        if not rebuilt.over:", "        if False:", "a running match is told", SERVER),
]
