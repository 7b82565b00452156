"""Let everything go wrong, again and again: python3 go.py faults [--times N] [--tables N] [--on sqlite|postgresql] [SCENARIO …]."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.faults.scenarios import BOTH, SCENARIOS, possible, suffer
from tests.faults.stores import Kind, kept_in

SOON = 5.0
"""Seconds within which everybody plays on with another process, or with a database that is there again."""


def tried(name: str, kind: Kind, times: int, tables: int) -> bool:
    """Try a scenario, say what it has found, and return whether all is well."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as place, kept_in(kind, folder := Path(place), alone=SCENARIOS[name].alone) as kept:
        try:
            crowd = asyncio.run(suffer(name, folder, kept, times, tables))
        except (AssertionError, TimeoutError) as error:
            well, said = False, f"FAILED: {repr(error)[:2000]}\n{(folder / 'log').read_text()[-4000:]}"
        else:
            cuts = sum(player.cuts for player in crowd.players)
            well, said = crowd.longest < SOON, f"{len(crowd.book.heard):,} moves acknowledged, all there once; {cuts:,} reconnections"
            if crowd.longest:
                said += f"; every table went on within {crowd.longest:.1f} s" + ("" if well else ", TOO LATE")
    print(f"{name} on {kind}: {times} times in {time.perf_counter() - began:.0f} s: {said}", flush=True)
    return well


def main() -> None:
    """Try scenarios one by one, and say what each has found."""
    parser = argparse.ArgumentParser(prog="go.py faults", description=__doc__)
    parser.add_argument("scenario", nargs="*", choices=[*SCENARIOS, []], help="what is to go wrong; all of it, if nothing is named")
    parser.add_argument("--times", type=int, default=20, help="how often each thing goes wrong")
    parser.add_argument("--tables", type=int, default=2, help="how many tables of each game there are")
    parser.add_argument("--on", choices=BOTH, help="where the data are; both, one after the other, if nothing is named")
    wanted = parser.parse_args()
    failed = 0
    for name in wanted.scenario or SCENARIOS:
        if not possible(name):
            print(f"{name}: NOT TRIED, there is no C compiler", flush=True)
            continue
        for kind in SCENARIOS[name].kinds:
            if wanted.on in {None, kind}:
                failed += not tried(name, kind, wanted.times, wanted.tables)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
