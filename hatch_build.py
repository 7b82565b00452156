"""Build hook: puts the browser client and the documents into the wheel, and the compiled engine if there is a C compiler.

For wheels only; a checkout has its builds elsewhere, see `engine_build.py`. `CHAUDRON_COMPILE` overrides the choice:
`no` never compiles, `yes` fails instead of falling back, `auto` (the default) compiles if possible.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import docs_build
import engine_build
import web_build


class CompileHook(BuildHookInterface[Any]):
    """Adds the browser client, the documents and the compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = [] if web_build.is_fresh(web_build.WEB / "dist") else [web_build.NODE]
        return node if docs_build.is_fresh() else [web_build.NODE, *docs_build.NEEDS]

    @property
    def target(self) -> Path:
        """The folder where this process puts the compiled modules."""
        return engine_build.CACHE / f"wheel-{os.getpid()}"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_data["force_include"][str(web_build.build())] = "chaudron/web"
        build_data["force_include"][str(docs_build.build())] = "chaudron/documents"
        choice = os.environ.get("CHAUDRON_COMPILE", "auto")
        if choice == "no" or (choice == "auto" and engine_build.c_compiler() is None):
            return
        try:
            subprocess.run([sys.executable, engine_build.__file__, self.target], check=True)
        except (subprocess.CalledProcessError, OSError) as error:
            if choice == "yes":
                raise
            self.app.display_warning(f"not compiled; the package will run interpreted: {error}")
            return
        for path in sorted(path for path in self.target.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(self.target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.target, ignore_errors=True)
