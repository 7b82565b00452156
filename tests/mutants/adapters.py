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
        f"{SOURCE}/actions.py",
        "    rng = Rng(sha256(msgspec.msgpack.encode(view)).digest())",
        "    rng = Rng(id(view).to_bytes(32))",
        "what a market offers does not follow from the view",
        ENVIRONMENTS,
    ),
]
