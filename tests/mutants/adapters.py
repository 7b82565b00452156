"""Faults in our games as environments of other libraries."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/adapters"
ENVIRONMENTS = ("tests/adapters/test_environments.py",)
OPENSPIEL = ("tests/adapters/test_openspiel.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/openspiel.py",
        "state.episode.match.view(player)).decode()",
        "state.episode.match.view(0)).decode()",
        "everybody's information state is that of seat 0",
        OPENSPIEL,
    ),
    Fault(
        f"{SOURCE}/openspiel.py",
        "        found.luck = Luck(twin(self.episode, self.episode.match.imagine(player, seed)))\n",
        "",
        "a search sees the true hands",
        OPENSPIEL,
    ),
    Fault(
        f"{SOURCE}/episode.py",
        "            self.match.make(seat, move)\n            self._views = {}\n",
        "            self.match.make(seat, move)\n",
        "an observation is that of a move ago",
        ENVIRONMENTS,
    ),
    Fault(
        "src/chaudron/games/zaubercocktail/vocabulary.py",
        "                found.remove(number)\n",
        "                pass\n",
        "a learner may say again what stands already",
        ("tests/games/zaubercocktail/test_vocabulary.py",),
    ),
    Fault(
        "src/chaudron/kernel/match.py",
        "self.commit(self._stepped(self._state, self.step + 1, seat",
        "self.commit(self._stepped(self._state, self.step, seat",
        "a move that is not checked again has the luck of the move before",
        ("tests/kernel/test_match.py",),
    ),
    Fault(
        f"{SOURCE}/actions.py",
        "    rng = Rng(sha256(msgspec.msgpack.encode(view)).digest())",
        "    rng = Rng(id(view).to_bytes(32))",
        "what a market offers does not follow from the view",
        ENVIRONMENTS,
    ),
]
