"""Finds parameters for a bot: many candidates play a little, the better half of them plays more, until one is left (successive halving).

A candidate sits at a table of bots with the usual parameters, and all candidates get the same deals. The best one is lucky as well as good,
so it is judged in the end by other deals, which nobody has chosen it by.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from chaudron import games
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup
from chaudron.kernel.record import decode_options
from chaudron.lab.arena import Plan, Result, deal_seed, player
from chaudron.lab.figures import Estimate, Ratio

PRIMES: Final = (2, 3, 5, 7, 11, 13, 17, 19)
"""The bases of Halton's sequence, which fills a space of parameters evenly; one for each parameter."""
DIGITS: Final = 3
"""How exactly a parameter is tried: nobody can tell more from any number of games."""


class Candidate(Struct, frozen=True):
    """A bot with parameters, and what it wins more than a fair share: in the deals it was chosen by."""

    bot: str
    parameters: dict[str, float]
    rounds: int
    """How many rounds it has survived."""
    games: int
    gain: Estimate


class Tuned(Struct, frozen=True):
    """What tuning has found."""

    game: str
    bot: str
    seats: int
    candidates: list[Candidate]
    """All of them, the best first."""
    best: str
    gain: Estimate | None
    """What the best one wins more than a fair share in deals it was not chosen by; None if that was not tried."""


def halton(number: int, base: int) -> float:
    """Return a member of Halton's sequence, between 0 and 1."""
    found, part = 0.0, 1.0
    while number:
        number, digit = divmod(number, base)
        part /= base
        found += digit * part
    return found


class Tuning:
    """A search for better parameters; play `plans` and add their results until none are left, then the plan of the `trial`."""

    def __init__(self, plan: Plan, bot: str, wanted: Sequence[str] | None, candidates: int) -> None:
        self.plan = plan
        """The games of the trial; the first bot of its table is the candidate."""
        self.bot = bot
        game = games.load(plan.game)
        match: Match[Any, Any, Any] = Match(game, plan.seats, decode_options(game, plan.options), deal_seed(plan, 0))
        usual = player(bot, match)
        known = usual.parameters()
        if not known:
            raise BadSetup("tune-none", bot=bot)
        for name in wanted or ():
            if name not in known:
                raise BadSetup("parameter", bot=bot, parameter=name, known=", ".join(known))
        self.bounds: Mapping[str, tuple[float, float]] = {name: known[name] for name in (wanted or list(known)[: len(PRIMES)])}
        whole = {name: isinstance(getattr(usual, name), int) for name in self.bounds}
        self.parameters: dict[str, dict[str, float]] = {}
        for number in range(1, 50 * candidates):
            drawn = {
                name: rounded(low + halton(number, base) * (high - low), whole=whole[name])
                for base, (name, (low, high)) in zip(PRIMES, self.bounds.items(), strict=False)
            }
            self.parameters.setdefault(named(bot, drawn), drawn)
            if len(self.parameters) == candidates:
                break
        self.left: list[str] = list(self.parameters)
        self.round = 0
        self.rounds = (len(self.left) - 1).bit_length()
        self.survived: dict[str, int] = dict.fromkeys(self.left, 0)
        self.counted: dict[str, int] = dict.fromkeys(self.left, 0)
        self.gains: dict[str, Ratio] = {}
        self.trial_gain = Ratio()

    def deals(self) -> int:
        """Return the deals of a candidate in this round: as many in all as the trial has, and twice as many in each round."""
        return max(1, self.plan.deals >> (self.rounds - self.round))

    def plans(self) -> dict[str, Plan]:
        """Return the games of this round by candidate; they begin with those of the round before."""
        others = self.plan.bots[1:]
        return {bot: msgspec.structs.replace(self.plan, bots=(bot, *others), deals=self.deals()) for bot in self.left}

    def begin(self, bot: str) -> None:
        """Forget what a candidate did in the round before: its games are part of this one."""
        self.gains[bot] = Ratio()
        self.counted[bot] = 0

    def add(self, bot: str, deal: Sequence[Result]) -> None:
        """Take a deal of a candidate into account."""
        self.counted[bot] += len(deal)
        for game in deal:
            self.gains[bot].add(game.deal, game.share(game.seating.index(bot)))

    def narrow(self) -> bool:
        """Keep the better half; return whether there is another round."""
        self.left = self.ranked(self.left)[: max(1, len(self.left) // 2)]
        self.round += 1
        for bot in self.left:
            self.survived[bot] = self.round
        return len(self.left) > 1

    def ranked(self, bots: Sequence[str]) -> list[str]:
        """Return candidates, the best first."""
        return sorted(bots, key=lambda bot: (-self.survived[bot], -(sum(self.gains[bot].above) / sum(self.gains[bot].below))))

    def trial(self) -> Plan:
        """Return the games by which the best candidate is judged: other deals than those it was chosen by."""
        return msgspec.structs.replace(self.plan, bots=(self.left[0], *self.plan.bots[1:]), seed=self.plan.seed + 1)

    def add_trial(self, deal: Sequence[Result]) -> None:
        """Take a deal of the trial into account."""
        for game in deal:
            self.trial_gain.add(game.deal, game.share(game.seating.index(self.left[0])))

    def tuned(self) -> Tuned:
        """Return what was found so far."""
        fair = 1 / self.plan.seats
        played = [bot for bot, ratio in self.gains.items() if ratio.estimate() is not None]
        found = [
            Candidate(bot, self.parameters[bot], self.survived[bot], self.counted[bot], gain)
            for bot in self.ranked(played)
            if (gain := self.gains[bot].estimate(fair)) is not None
        ]
        return Tuned(self.plan.game, self.bot, self.plan.seats, found, self.left[0], self.trial_gain.estimate(fair))


def rounded(value: float, *, whole: bool) -> float:
    """Return a parameter as it is tried."""
    return round(value) if whole else float(f"{value:.{DIGITS}g}")


def named(bot: str, parameters: Mapping[str, float]) -> str:
    """Return the name of a bot with parameters."""
    return "/".join([bot, *(f"{name}={value:g}" for name, value in parameters.items())])
