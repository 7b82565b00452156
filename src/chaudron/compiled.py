"""Chooses between compiled modules and source.

An installed package has its compiled modules beside the source. A checkout has them in a build in `.cache/build`, and uses it only
if it was made from the current source. If `CHAUDRON_INTERPRETED` is set, the source runs in either case.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).parents[1]
RECIPE = SOURCE.parent / "engine_build.py"
"""The script that makes builds; only a checkout has it."""
UNBUILT = "unbuilt"
"""The value of `CHAUDRON_INTERPRETED` if the source runs only because there is no build of it yet."""


class SourceOnly:
    """Finds this package's modules as source, never compiled."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the source of one of our modules; None for anything else."""
        if not name.startswith("chaudron."):
            return None
        found = (FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target) for folder in path or ())
        return next((spec for spec in found if spec is not None), None)


class Extension(ExtensionFileLoader):
    """Loads a compiled module that looks for its files beside its source, not in the build."""

    def __init__(self, name: str, file: Path, build: Path) -> None:
        super().__init__(name, str(file))
        self._place = SOURCE / file.relative_to(build)

    def exec_module(self, module: ModuleType) -> None:
        """Finish loading; a shared library passes its `__file__` to the modules in it before they run."""
        super().exec_module(module)
        module.__file__ = str(self._place)


class Compiled:
    """Finds the modules of a build."""

    def __init__(self, build: Path) -> None:
        self.build = build

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return one of our modules if it is compiled; None for anything else."""
        if not name.startswith("chaudron"):
            return None
        file = self.build / (name.replace(".", "/") + EXTENSION_SUFFIXES[0])
        return spec_from_file_location(name, file, loader=Extension(name, file, self.build)) if file.exists() else None


def choose() -> None:
    """Set up the imports of this process: compiled modules if there are any, unless `CHAUDRON_INTERPRETED` is set."""
    if os.environ.get("CHAUDRON_INTERPRETED"):
        sys.meta_path.insert(0, SourceOnly())
    elif RECIPE.exists():
        recipe = load(RECIPE)
        build: Path | None = recipe.built()
        if build is not None:
            sys.meta_path.insert(0, Compiled(build))
        else:  # child processes run the same, even if a build is made in the meantime
            os.environ["CHAUDRON_INTERPRETED"] = UNBUILT if recipe.compiles() else "1"


def load(file: Path) -> ModuleType:
    """Load a module that is not on the path."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def in_use() -> Path | None:
    """Return the folder of the compiled modules in use, or None if this process runs the source."""
    for finder in sys.meta_path:
        match finder:
            case SourceOnly():
                return None
            case Compiled():
                return finder.build
    beside = SOURCE / f"chaudron/kernel/rng{EXTENSION_SUFFIXES[0]}"
    return SOURCE if beside.exists() else None
