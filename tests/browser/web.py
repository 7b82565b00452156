"""The web client, built from the source as it stands."""

import os
from functools import cache
from pathlib import Path

import web_build

from tests.browser.chromium import ROOT
from tests.browser.lock import alone


@cache
def web_client() -> Path:
    """The folder of a built client: the one of `CHAUDRON_WEB`, else ours, which whoever comes first builds if need be."""
    if given := os.environ.get("CHAUDRON_WEB"):
        return Path(given)
    with alone(ROOT / ".cache" / "web.lock"):
        return web_build.build()
