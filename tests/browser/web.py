"""The web client, built from the source as it stands."""

import subprocess
from pathlib import Path

from tests.browser.chromium import ROOT, node
from tests.browser.lock import alone

WEB = ROOT / "web"
BUILT = WEB / "dist" / "index.html"


def web_client() -> Path:
    """The folder of the built client; it is built if it is missing or older than a file it is made from."""
    with alone(ROOT / ".cache" / "web.lock"):
        if not BUILT.exists() or BUILT.stat().st_mtime < max(path.stat().st_mtime for path in _sources()):
            built = subprocess.run([node(), WEB / "node_modules/vite/bin/vite.js", "build"], cwd=WEB, capture_output=True, text=True)
            assert built.returncode == 0, f"the web client cannot be built:\n{built.stdout}{built.stderr}"
    return BUILT.parent


def _sources() -> list[Path]:
    return [WEB, *WEB.glob("*.*"), *(path for folder in ("src", "public") for path in (WEB / folder).rglob("*"))]
