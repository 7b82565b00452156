"""Measures one kind of work in its own process: reads a number of seconds from each line and writes a rate."""

import sys

from chaudron import games
from chaudron.lab.bench import WORKS, here


def main() -> None:
    """Measure slices until standard input is closed."""
    work, game = sys.argv[1:]
    contender = here(work, WORKS[work](games.load(game)))
    for line in sys.stdin:
        print(contender.slice(float(line)), flush=True)


if __name__ == "__main__":
    main()
