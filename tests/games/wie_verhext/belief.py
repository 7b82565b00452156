"""Measures the value of imagining useful roles as likelier: `python -m tests.games.wie_verhext.belief [DEALS] [SIMULATIONS]`.

Two searches that do so play against two that consider all roles equally likely, every deal in both seatings. Each search of one
side is compared with each of the other: which has the better rank? If usefulness did not matter, each side would be ahead in half
of these pairs.
"""

import sys
from statistics import fmean

from chaudron.bots import Ismcts
from chaudron.bots.table import play
from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.guide import RoundGuide
from chaudron.kernel.bot import AnyBot
from chaudron.kernel.match import Match
from chaudron.lab.arena import derived
from chaudron.lab.figures import Mean

SEATS = 4


def share(deal: int, first: int, simulations: int) -> float:
    """How often the searches that weigh usefulness, on every other seat from `first` on, are ahead of the others; a tie is half."""
    weighing: AnyBot = Ismcts(GAME, simulations)
    even: AnyBot = Ismcts(GAME, simulations, guide=lambda view: RoundGuide(GAME, view, evenly=True))
    mine = [seat for seat in range(SEATS) if seat % 2 == first]
    match = Match(GAME, SEATS, seed=derived("belief", deal))
    play(match, {seat: weighing if seat in mine else even for seat in range(SEATS)}, derived("belief bots", deal, first))
    assert match.outcome is not None
    ranks = match.outcome.ranks
    pairs = [(ranks[one], ranks[other]) for one in mine for other in range(SEATS) if other not in mine]
    return fmean(1.0 if mine_at < theirs else 0.5 if mine_at == theirs else 0.0 for mine_at, theirs in pairs)


def main(deals: int, simulations: int) -> None:
    """Play, and print the result so far after every deal."""
    shares: list[float] = []
    for deal in range(deals):
        shares.append(fmean(share(deal, first, simulations) for first in range(2)))
        if len(shares) > 1:
            low, high = Mean(shares).wilson()
            print(f"{2 * len(shares)} games, {simulations} simulations: {fmean(shares):.3f} ({low:.3f} – {high:.3f})", flush=True)


if __name__ == "__main__":
    main(*(int(word) for word in [*sys.argv[1:], *("40", "300")[len(sys.argv) - 1 :]]))
