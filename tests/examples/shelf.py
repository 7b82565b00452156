"""Packages that count as installed: what is needed to find their games lies in a folder of the path, as pip would put it there."""

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PROJECTS = sorted(path.parent for path in EXAMPLES.glob("*/pyproject.toml") if "chaudron.games" in path.read_text("utf-8"))
"""The examples that are games."""


def installed(folder: Path, *projects: Path) -> str:
    """Write what an installer writes about some projects into a folder; return the path with which Python finds them."""
    for path in projects:
        project = tomllib.loads((path / "pyproject.toml").read_text("utf-8"))["project"]
        info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
        lines = ["[chaudron.games]", *(f"{name} = {value}" for name, value in project["entry-points"]["chaudron.games"].items())]
        (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return os.pathsep.join([str(folder), *(str(path) for path in projects), str(ROOT)])
