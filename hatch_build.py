"""Build hook: puts the browser's client into the wheel, and compiles kernel, games and bots with mypyc when a C compiler is there.

Wheels only: an editable install always runs the source as it stands. `CHAUDRON_COMPILE` overrides the choice:
`no` never compiles, `yes` fails rather than fall back, `auto` (the default) compiles if it can.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import web_build

PACKAGES = ("kernel", "games", "bots")


def compiled_modules(source: Path) -> list[str]:
    """The modules to compile: all of the fast packages but those that define msgspec structs, whose class keywords mypyc drops."""
    found = (path for package in PACKAGES for path in sorted((source / "chaudron" / package).rglob("*.py")))
    return [path.relative_to(source).as_posix() for path in found if path.name != "__init__.py" and "Struct" not in path.read_text("utf-8")]


def has_compiler() -> bool:
    """Whether a C compiler and Python's headers are there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(shlex.split(command)[0]) is not None and headers.exists()


def compile_into(source: Path, target: Path) -> list[Path]:
    """Compile the modules as one unit into a folder, and list the extension files."""
    script = (
        "import sys; from mypyc.build import mypycify; from setuptools import setup; "
        "setup(name='chaudron', packages=[], ext_modules=mypycify(sys.argv[3:], opt_level='3', debug_level='0'), "
        "script_args=['-q', 'build_ext', '--build-lib', sys.argv[1], '--build-temp', sys.argv[2]])"
    )
    modules = compiled_modules(source)
    shutil.rmtree(target, ignore_errors=True)
    library, temporary = target / "lib", target / "temp"
    library.mkdir(parents=True)
    # Nobody replaces our functions at run time, so the compiler may inline calls between them (gcc and clang).
    flags = {} if os.name == "nt" else {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()}
    environment = {**os.environ, **flags, "MYPYPATH": str(source), "MYPY_CACHE_DIR": str(target / "mypy")}
    # Modules are named relative to the source folder, so that no path of this machine enters the build.
    subprocess.run(
        [sys.executable, "-c", script, str(library), str(temporary), "--strict", *modules], cwd=source, env=environment, check=True
    )
    shutil.rmtree(source / "build", ignore_errors=True)
    return sorted(path for path in library.rglob("*") if path.is_file())


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if web_build.is_fresh(web_build.WEB / "dist") else [web_build.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_data["force_include"][str(web_build.build())] = "chaudron/web"
        choice = os.environ.get("CHAUDRON_COMPILE", "auto")
        if version == "editable" or choice == "no" or (choice == "auto" and not has_compiler()):
            return
        target = Path(self.root) / ".cache" / f"mypyc-{os.getpid()}"
        try:
            extensions = compile_into(Path(self.root) / "src", target)
        except (subprocess.CalledProcessError, OSError) as error:
            if choice == "yes":
                raise
            self.app.display_warning(f"not compiled, runs interpreted: {error}")
            return
        for path in extensions:
            build_data["force_include"][str(path)] = path.relative_to(target / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(Path(self.root) / ".cache" / f"mypyc-{os.getpid()}", ignore_errors=True)
