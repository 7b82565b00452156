"""A record in the browser: a server for this machine alone, which keeps nothing."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

from chaudron import bots, games
from chaudron.bots.table import play
from chaudron.cli.files import write_record
from chaudron.kernel.match import Match
from chaudron.server import wire
from tests.cli.conftest import Run
from tests.cli.records import GAME

LONGEST = 60.0
"""Seconds within which the page is opened."""


def recorded(file: Path) -> int:
    """Write the record of a match among bots, and return the number of its steps."""
    game = games.load(GAME)
    match: Match[object, object, object] = Match(game, game.about.usual, seed=bytes(32))  # type: ignore[type-var]
    play(match, {seat: bots.make("random", game) for seat in range(match.seats)}, bytes(32))
    write_record(file, match.record())
    return match.step


def test_a_record_opens_in_the_browser(tmp_path: Path) -> None:
    steps = recorded(tmp_path / "game.json")
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "chaudron", "replay", "game.json", "--browser", "--seat", "2", "--step", "7"]
    environment = {**os.environ, "BROWSER": f"{browser} %s", "CHAUDRON_LANG": "en"}
    with (
        tempfile.TemporaryDirectory() as left,  # a short path: that of a socket has little room
        subprocess.Popen(command, cwd=tmp_path, env={**environment, "TMPDIR": left}, stdout=subprocess.PIPE, text=True) as process,
    ):
        deadline = time.monotonic() + LONGEST
        while not opened.exists():
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.05)
        address = opened.read_text().strip()
        origin, match, step, eye = address.split("/look/")[0], *address.split("/")[-3:]
        assert (step, eye) == ("7", "2")
        with httpx.Client(base_url=origin, trust_env=False) as client:
            past = msgspec.json.decode(client.get(f"/api/matches/{match}").content, type=wire.Past)
            assert (past.room.game, past.steps) == (GAME, steps)
            look = msgspec.json.decode(client.get(f"/api/matches/{match}/looks/{eye}").content, type=wire.Look)
            assert len(look.frames) == steps + 1
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=LONGEST)
        assert address in said
        assert not os.listdir(left), "nothing is kept"


def test_a_bad_record_opens_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}")
    answer = run("replay", "game.json", "--browser")
    assert answer.code == 2 and "game.json" in answer.err
