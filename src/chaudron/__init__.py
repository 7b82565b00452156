"""Chaudron: potion-brewing card games with full rules, bots and a laboratory.

With `CHAUDRON_INTERPRETED` set in the environment the source is run even where compiled modules lie beside it.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__version__ = "0.1.0"


class SourceOnly(MetaPathFinder):
    """Finds this package's modules as source, never compiled."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The source of one of our modules; None for anything else."""
        if not name.startswith(f"{__name__}."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target) for folder in path or ())
        return next((spec for spec in found if spec is not None), None)


if os.environ.get("CHAUDRON_INTERPRETED"):
    sys.meta_path.insert(0, SourceOnly())

from chaudron import games  # noqa: E402
from chaudron.kernel.match import Match, replay  # noqa: E402
from chaudron.kernel.model import IllegalMove, Refusal  # noqa: E402
from chaudron.kernel.record import decode_record, encode_record  # noqa: E402
from chaudron.kernel.rng import Rng  # noqa: E402

__all__ = ["IllegalMove", "Match", "Refusal", "Rng", "__version__", "decode_record", "encode_record", "games", "replay"]
