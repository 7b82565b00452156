"""Measures one piece of work in a process of its own: a line with seconds comes in, a line with a rate goes out."""

import sys

from chaudron import games
from chaudron.lab.bench import WORKS, here


def main() -> None:
    """Serve slices until the other side hangs up."""
    work, game = sys.argv[1:]
    contender = here(work, WORKS[work](games.load(game)))
    for line in sys.stdin:
        print(contender.slice(float(line)), flush=True)


if __name__ == "__main__":
    main()
