"""Types flow from a game to everything that is made of it: written as a user writes it, checked by mypy --strict and by running it."""

from collections.abc import Sequence
from typing import Any, assert_type

from chaudron import Bot, Game, Match, Rng, Search, advise, bots, decode_move, games, parse_match, parse_move, replay, write_match
from chaudron.games import poison
from chaudron.games.poison import Play, Pour, State, View
from chaudron.games.zaubercocktail import GAME as ZAUBERCOCKTAIL
from chaudron.games.zaubercocktail.model import View as MarketView
from chaudron.kernel.advice import Advice
from chaudron.kernel.model import Ask, Move


class Lowest(Bot[Pour, View]):
    """Pours the first card that it may."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Pour], rng: Rng) -> Pour:
        assert isinstance(ask, Play) and view.hand
        return moves[0]


def test_a_match_knows_the_types_of_its_game() -> None:
    match = Match(poison.GAME, seats=4, seed=bytes(32))
    assert_type(match, Match[State, Pour, View])
    (seat,) = match.questions()
    view = assert_type(match.view(seat), View)
    assert_type(view.hand, tuple[poison.Card, ...])
    moves = assert_type(match.moves(seat), Sequence[Pour])
    match.play(seat, moves[0])
    assert_type(match.history, tuple[tuple[int, Pour], ...])
    assert_type(match.undo(), tuple[int, Pour])
    assert_type(match.copy(), Match[State, Pour, View])
    assert_type(match.branch(at=0), Match[State, Pour, View])
    assert match.redo()
    assert_type(match.made(1), Pour)


def test_so_does_what_is_made_of_a_match() -> None:
    match = Match(poison.GAME, seats=4, seed=bytes(32))
    (seat,) = match.questions()
    search = Search(match.game, match.view(seat))
    search.run(20)
    assert_type(search.best(), Pour)
    assert_type(search.values(), dict[Pour, float])
    assert_type(advise(match, seat, "ismcts:20"), list[Advice[Pour, Any]])
    assert_type(bots.make("random", match.game), Bot[Pour, View])
    assert_type(replay(match.game, match.record()), Match[State, Pour, View])
    assert_type(parse_match(match.game, write_match(match)), Match[State, Pour, View])
    assert_type(parse_move(match.game, "pour red-1 1"), Pour)
    assert_type(decode_move(match.game, {"type": "pour", "card": "red-1", "cauldron": 0}), Pour)


def test_a_market_has_its_types_too() -> None:
    match = Match(ZAUBERCOCKTAIL, seats=4, seed=bytes(32))
    assert_type(match.view(0), MarketView)
    assert_type(match.moves(0), Sequence[Move])


def test_a_game_by_its_name_has_types_that_nobody_knows() -> None:
    assert_type(games.load("poison"), Game[Any, Any, Any])
    assert games.load("poison") is poison.GAME
