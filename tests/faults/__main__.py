"""Let everything go wrong, again and again: python3 go.py faults [--times N] [--tables N] [SCENARIO …]."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.faults.scenarios import SCENARIOS, possible, suffer
from tests.faults.stores import Sqlite


def main() -> None:
    """Try scenarios one by one, and say what each has found."""
    parser = argparse.ArgumentParser(prog="go.py faults", description=__doc__)
    parser.add_argument("scenario", nargs="*", choices=[*SCENARIOS, []], help="what is to go wrong; all of it, if nothing is named")
    parser.add_argument("--times", type=int, default=20, help="how often each thing goes wrong")
    parser.add_argument("--tables", type=int, default=2, help="how many tables of each game there are")
    wanted = parser.parse_args()
    failed = 0
    for name in wanted.scenario or SCENARIOS:
        if not possible(name):
            print(f"{name}: NOT TRIED, there is no C compiler", flush=True)
            continue
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            try:
                crowd = asyncio.run(suffer(name, folder, Sqlite(folder / "data"), wanted.times, wanted.tables))
                cuts = sum(player.cuts for player in crowd.players)
                said = f"{len(crowd.book.heard):,} moves acknowledged, all there once; {cuts:,} reconnections"
            except (AssertionError, TimeoutError) as error:
                failed += 1
                said = f"FAILED: {error!r}\n{(folder / 'log').read_text()[-4000:]}"
        print(f"{name}: {wanted.times} times in {time.perf_counter() - began:.0f} s: {said}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
