"""Bots against each other on paired deals: each deal is played in many seatings, so that neither cards nor neighbours favour anybody."""

import os
from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from inspect import signature
from itertools import islice
from typing import Any, Final, Literal, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from chaudron import bots, games
from chaudron.bots.table import play
from chaudron.kernel.bot import AnyBot
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, News, Options, Outcome, Seat
from chaudron.kernel.record import Record, decode_options
from chaudron.kernel.rng import Rng
from chaudron.lab import gathering, oracle
from chaudron.lab.crew import Crew, find_in
from chaudron.lab.seating import mixtures, seatings

ALONE: Final = Crew()
"""This process, and no other."""
Gathered: TypeAlias = dict[str, dict[str, list[float]]]
"""What else is known of a game: by topic and thing, numbers of a meaning that the topic gives them."""


class Plan(Struct, frozen=True):
    """What to play: the names of the bots, one for each seat, in any order."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    deals: int
    seed: int
    keep: bool = False
    """Whether to keep the record of every game; they are large."""
    gather: Literal["", "findings", "luck"] = ""
    """What else to find out about every game: what it says on the topics of a study, or what chance was worth to each seat."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    def tables(self) -> list[tuple[str, ...]]:
        """Return which bots sit together; each deal is for the next table, and after the last comes the first again."""
        return [self.bots]

    def seatings(self, deal: int, table: tuple[str, ...]) -> list[tuple[str, ...]]:
        """Return the seatings in which a table plays a deal."""
        return seatings(table, Rng(derived("seatings", self.seed, deal)))

    def each(self) -> int:
        """Return in how many seatings each deal is played."""
        return len(self.seatings(0, self.tables()[0]))

    def enough(self, games: int) -> Self:
        """Return the same plan with enough deals for this many games; raises BadSetup if it cannot be played."""
        prepare(self)
        return replace(self, deals=-(-games // self.each()))


class LadderPlan(Plan, frozen=True):
    """What to play for a ladder: any number of different bots, which meet in every mixture."""

    places: int = 2
    """The number of seats."""

    @property
    def seats(self) -> int:
        return self.places

    def tables(self) -> list[tuple[str, ...]]:
        return mixtures(self.bots, self.places)


class Sitting(Struct, frozen=True):
    """One game to be played: a deal, and who sits where."""

    deal: int
    number: int
    """Counts the games of a deal."""
    seating: tuple[str, ...]
    again: int
    """How many times the same bots have sat like this before, in this deal."""


class Result(Struct, frozen=True):
    """One game: who sat where, and how it ended."""

    deal: int
    number: int
    seating: tuple[str, ...]
    outcome: Outcome
    decisions: int
    record: Record | None = None
    gathered: Gathered | None = None

    def share(self, seat: Seat) -> float:
        """Return the seat's share of the win."""
        return 1 / len(self.outcome.winners) if seat in self.outcome.winners else 0.0


def prepare(plan: Plan) -> tuple[AnyGame, Options]:
    """Return the game and options of a plan; raises BadSetup if it cannot be played."""
    game = games.load(plan.game)
    options = decode_options(game, plan.options)
    match: Match[Any, Any, Any] = Match(game, plan.seats, options, deal_seed(plan, 0))
    for name in plan.bots:
        player(name, match)
    if plan.deals < 1:
        raise BadSetup("games", games=plan.deals)
    plan.tables()
    return game, options


def player(name: str, match: Match[Any, Any, Any]) -> AnyBot:
    """Return the bot of that name for a match; unlike a bot at a table, it may see everything."""
    if oracle.is_oracle(name):
        return oracle.make(name, match)
    own = own_bot(name.partition("/")[0], match.game)
    return bots.make(name, match.game) if own is None else bots.given_parameters(own, name)


def own_bot(name: str, game: AnyGame) -> AnyBot | None:
    """Return a bot that is named by its module and class or function, such as `careful:Careful`, also from the current folder; None if
    there is no such module. Only the lab does this: a table has bots that its server knows."""
    module, colon, kind = name.partition(":")
    if not colon or not kind.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        return None
    find_in(os.getcwd())
    if find_spec(module.partition(".")[0]) is None:
        return None
    try:
        make = getattr(import_module(module), kind)
        bot: AnyBot = make(game) if signature(make).parameters else make()
    except Exception as error:  # anything that somebody's module may raise
        raise BadSetup("broken", name=name, detail=f"{type(error).__name__}: {error}") from error
    return bot


def derived(*parts: object) -> bytes:
    """Return a seed derived from these parts."""
    return sha256(repr(parts).encode()).digest()


def deal_seed(plan: Plan, deal: int) -> bytes:
    """Return the seed of the matches of a deal."""
    return derived("deal", plan.seed, deal)


def schedule(plan: Plan) -> Iterator[Sitting]:
    """Yield all games of a plan, in order; the order in which its bots are named changes nothing."""
    tables = plan.tables()
    for deal in range(plan.deals):
        chosen = plan.seatings(deal, tables[deal % len(tables)])
        for number, seating in enumerate(chosen):
            yield Sitting(deal, number, seating, chosen[:number].count(seating))


def play_game(plan: Plan, sitting: Sitting) -> Result:
    """Play one game."""
    game = games.load(plan.game)
    match: Match[Any, Any, Any] = Match(game, plan.seats, decode_options(game, plan.options), deal_seed(plan, sitting.deal))
    players = {seat: player(name, match) for seat, name in enumerate(sitting.seating)}
    again = (sitting.again,) if sitting.again else ()
    news: list[News] | None = None if plan.gather != "findings" else match.opening.copy()
    play(match, players, derived("bots", plan.seed, sitting.deal, sitting.seating, *again), news=news)
    assert match.outcome is not None
    record = match.record() if plan.keep else None
    gathered = gathering.luck(match) if plan.gather == "luck" else None if news is None else gathering.findings(match, news)
    return Result(sitting.deal, sitting.number, sitting.seating, match.outcome, match.step, record, gathered)


def play_all(plan: Plan, crew: Crew = ALONE, sittings: Iterable[Sitting] | None = None) -> Iterator[Result]:
    """Yield the results of these games (by default, of all in the plan), in order and as soon as they are known.

    Neither the games nor their order depend on who plays them."""
    prepare(plan)
    return crew.each(partial(play_game, plan), schedule(plan) if sittings is None else sittings)


def by_deal(plan: Plan, results: Iterator[Result]) -> Iterator[list[Result]]:
    """Yield the results of each deal together, as soon as it is finished; those of a deal that is interrupted are left out."""
    each = plan.each()
    while deal := list(islice(results, each)):
        yield deal
