"""The browser deals with code of its own: from thousands of seeds, it deals what the engine deals."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from chaudron import games
from chaudron.kernel.dealing import Dealer, differing
from chaudron.kernel.match import Match
from chaudron.kernel.rng import Rng
from chaudron.testing import settings

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 1000
"""In all, for each game."""
ROUNDS = (0, 7, 41, 2**33)
"""At which moves the first rounds might be dealt."""


def hashed(value: Any) -> str:
    return sha256(msgspec.json.encode(value, order="sorted")).hexdigest()


def setups() -> list[dict[str, Any]]:
    """Every set-up of every game, each with its share of the seeds, and what the engine deals from them."""
    found: list[dict[str, Any]] = []
    for name in games.names():
        game = games.load(name)
        every = [setting for setting in settings(game, seeds=1) if game.dealing(setting.seats, setting.options, 0)]
        assert every, f"{name} does not describe its deals"
        for number, setting in enumerate(every):
            rounds = [dealing for nth in range(len(ROUNDS)) if (dealing := game.dealing(setting.seats, setting.options, nth))]
            matches = []
            for nth in range(-(-SEEDS // len(every))):
                seed = sha256(f"{name} {number} {nth}".encode()).digest()
                dealer = Dealer(setting.seats)
                dealt = [dealer.deal(dealing, Rng(seed, step)) for dealing, step in zip(rounds, ROUNDS, strict=False)]
                matches.append((seed.hex(), ROUNDS[: len(rounds)], hashed(dealt)))
                if nth < 5:  # the laws compare more of them
                    match: Match[Any, Any, Any] = Match(game, setting.seats, setting.options, seed)
                    assert not differing(dealt[0], game.scene(match.view(0)))
            found.append({"name": str(setting), "seats": setting.seats, "rounds": msgspec.to_builtins(rounds), "matches": matches})
    return found


def test_the_browser_deals_as_the_engine_does(tmp_path: Path) -> None:
    file = tmp_path / "deals.json"
    file.write_text(json.dumps(setups()))
    command = [sys.executable, str(ROOT / "web_build.py"), "run", "vitest", "run", "src/fair/deals.test.ts"]
    done = subprocess.run(command, env={**os.environ, "CHAUDRON_DEALS": str(file)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout + done.stderr
