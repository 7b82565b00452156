"""Somebody with a long standing, in every game, with whatever can be on one's own page; for pages that are looked at."""

import time
from collections.abc import Sequence

from chaudron import games
from chaudron.server import wire
from chaudron.server.visitors import hashed
from chaudron.store.results import Noted, Player, Result, Status
from tests.server.people import House, Visitor
from tests.store.ended import fill, result

GAMES = games.names()
WHY: tuple[Status, ...] = ("counted", "left", "helped", "unknown", "taken-back", "branch", "counted")
NOTED = {
    "poison": Noted({}, {"colour-red": 3, "colour-purple": 2, "card-poison": 8}),
    "wie-verhext": Noted(
        {"role-begging-monk": 4, "role-herb-gatherer": 3, "role-fortune-teller": 2, "role-wizard": 1}, {"role-snake-hunter": 2}
    ),
    "potion-academy": Noted({"effect-pickpocket": 5, "effect-salvage": 2}, {}),
    "zaubercocktail": Noted({"ingredient-black-something": 3, "ingredient-gira-extract": 2, "ingredient-yellow-schlums": 1}, {}),
}


def past(names: Sequence[str], number: int) -> Result:
    """A match some time ago, with these people and a bot."""
    game = GAMES[number % len(GAMES)]
    won, place = number % 5 < 2, number % 5
    players = [Player(name, None, (seat + place) % len(names), 3 * seat + number) for seat, name in enumerate(names)]
    status = WHY[number % 7]
    rated = number // len(GAMES) + 1
    ended = int(time.time()) - 36_000 * (200 - number)
    found = result(number, game=game, ended=ended, won=won, status=status, noted=NOTED[game], brought=number % 11 == 0)
    skill = {"rated": rated, "was": 25.0, "mu": 25.0 + (number * 37 % 50) / 10 + number / 60, "sigma": 3.0}
    unrated = {"rated": None, "was": None, "mu": None, "sigma": None}
    values = skill if status == "counted" and not found.brought else unrated
    fields = {name: getattr(found, name) for name in found.__struct_fields__}
    return Result(**{**fields, **values, "players": (*players, Player("Basile", "brewer", len(names), 4))})


async def long_standing(server: House, visitor: Visitor, names: Sequence[str], matches: int = 200) -> None:
    """Give a visitor that many results with these people, and show them on the board."""
    await fill(server.server.store, hashed(visitor.key), [past(names, number) for number in range(matches)])
    await visitor.call("PUT", "/api/me/board", {"shown": True}, wire.ShowMe)
