"""A match as people who study it expect it: copied, taken back, compared, pickled, shown; and wrong input has a reason."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from chaudron import BadSetup, Malformed, Match, Search, bots, decode_record, encode_record, games, play, replay
from chaudron.games import poison
from chaudron.kernel.model import Move
from tests.laws import bazaar, toy

SEED = bytes(range(32))
AnyMatch = Match[Any, Any, Any]


def played(name: str, moves: int = 30) -> AnyMatch:
    """Return a match of a game after some moves of random bots."""
    game = games.load(name)
    match: AnyMatch = Match(game, game.about.usual, seed=SEED)
    play(match, "random", until=lambda: match.step == moves)
    assert match.step == moves
    return match


def looks(match: AnyMatch) -> list[Any]:
    """Return everything that anybody sees of a match."""
    return [match.questions(), *[match.view(seat) for seat in (None, *range(match.seats))]]


@pytest.mark.parametrize("name", games.names())
def test_a_copy_is_equal_and_goes_its_own_way(name: str) -> None:
    match = played(name)
    before, copied = looks(match), match.copy()
    assert copied == match and looks(copied) == before and copied.record() == match.record()
    play(copied, "random")
    assert looks(match) == before
    assert copied != match and match.step == 30 < copied.step
    assert copied.history[:30] == match.history


@pytest.mark.parametrize("name", games.names())
def test_a_seat_cannot_tell_an_imagined_match_which_has_luck_of_its_own_and_no_past(name: str) -> None:
    match = played(name)
    before, seat = looks(match), min(match.questions())
    dreams = [match.imagine(seat, bytes([number] * 32)) for number in range(5)]
    for dream in dreams:
        assert (dream.view(seat), dream.moves(seat)) == (match.view(seat), match.moves(seat))
        assert {other: question.ask for other, question in dream.questions().items()} == {
            other: question.ask for other, question in match.questions().items()
        }
    assert len({repr([dream.view(other) for other in range(match.seats)]) for dream in dreams}) > 1
    dream = dreams[0]
    copied = dream.copy()
    play(copied, "random", until=lambda: copied.step == 10)
    assert copied.step == 10 and dream.step == 0 and looks(match) == before
    for rebuild in (copied.record, copied.undo, lambda: copied.copy(0), lambda: copied.branch(0), lambda: pickle.dumps(copied)):
        with pytest.raises(TypeError, match="cannot be rebuilt"):
            rebuild()
    assert dream == dream and dream != dream.copy()


@pytest.mark.parametrize("name", games.names())
def test_moves_are_taken_back_and_made_again(name: str) -> None:
    match, then = played(name), played(name, 20)
    whole = match.copy()
    told = match.copy(at=20)
    news = [item for seat, move in match.history[20:] for item in told.play(seat, move)]
    assert match.undo() == whole.history[-1]
    assert match.undo(9) == whole.history[20]
    assert match == then and looks(match) == looks(then) and match.undone == 10
    assert match.redo(10) == news
    assert match == whole and looks(match) == looks(whole) and match.undone == 0
    assert whole.copy(at=20) == then


def test_another_move_forgets_what_was_taken_back() -> None:
    match = played("poison")
    match.undo(3)
    assert match.copy().undone == 3
    (seat,) = match.questions()
    match.play(seat, match.moves(seat)[0])
    assert match.undone == 0


def test_there_are_no_steps_before_the_first_and_after_the_last() -> None:
    match = played("poison", 3)
    wrong: list[Callable[[], object]] = [
        lambda: match.undo(4),
        lambda: match.undo(0),
        lambda: match.undo(-1),
        lambda: match.redo(),
        lambda: match.copy(at=4),
        lambda: match.copy(at=-1),
        lambda: match.branch(at=4),
        lambda: match.branch(at=-1),
    ]
    for each in wrong:
        with pytest.raises(Malformed) as caught:
            each()
        assert caught.value.reason == "step"
    assert match == played("poison", 3)


def test_matches_differ_in_anything_that_makes_them() -> None:
    match: AnyMatch = Match(poison.GAME, 4, seed=SEED)
    others: list[object] = [
        Match(poison.GAME, 5, seed=SEED),
        Match(poison.GAME, 4, seed=bytes(32)),
        Match(poison.GAME, 4, poison.Options(draw_pile=True), SEED),
        Match(games.load("zaubercocktail"), 4, seed=SEED),
        match.branch(at=0),
        "match",
    ]
    assert match == Match(poison.GAME, 4, seed=SEED)
    assert match not in others
    with pytest.raises(TypeError):
        hash(match)


@pytest.mark.parametrize("name", games.names())
def test_a_match_and_its_game_can_be_pickled(name: str) -> None:
    match = played(name)
    match.undo(2)
    for again in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
        assert again == match and looks(again) == looks(match) and again.undone == 2
        again.redo(2)
        assert again == played(name)


def test_a_game_is_pickled_with_the_version_of_its_rules() -> None:
    former = games.load("zaubercocktail").former(1)
    assert former is not None and pickle.loads(pickle.dumps(former)).about.version == 1


def test_matches_bots_and_games_say_what_they_are() -> None:
    match = played("poison", 12)
    assert repr(match) == "<Match of poison: 4 seats, 12 moves, asked: seat 0>"
    market: AnyMatch = Match(games.load("zaubercocktail"), 4, seed=SEED)
    assert repr(market) == "<Match of zaubercocktail: 4 seats, 0 moves, asked: seat 0, seat 1, seat 2, seat 3>"
    outcome = play(match, "random")
    assert outcome is not None
    assert repr(match) == f"<Match of poison: 4 seats, {match.step} moves, won by seat {outcome.winners[0]}>"
    assert repr(match.game) == "<Game poison: rules 1, seats 3 4 5 6>"
    assert [repr(bots.make(name, match.game)) for name in ("random", "heuristic", "hasty", "ismcts:40", "ismcts:0.5s", "musing:30")] == [
        "<Random: poison>",
        "<Sensible>",
        "<Hasty: <Sensible>>",
        "<Ismcts: poison, 40 simulations>",
        "<Ismcts: poison, 0.5 seconds>",
        "<Musing: <Sensible>, now and then <Ismcts: poison, 30 simulations>>",
    ]
    search = Search(match.game, match.copy(at=12).view(0))
    search.run(50)
    assert repr(search) == f"<Search of poison: seat 0, 50 simulations, {len(search.values())} moves tried>"


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seat", [-1, 9])
def test_a_seat_that_does_not_exist_has_no_view_and_no_moves(name: str, seat: int) -> None:
    match = played(name, 2)
    for ask in (match.view, match.moves):
        with pytest.raises(Malformed) as caught:
            ask(seat)
        assert (caught.value.reason, caught.value.facts) == ("seat", {"seat": seat, "seats": match.seats})


@pytest.mark.parametrize("name", games.names())
def test_what_is_no_move_of_the_game_is_refused_and_changes_nothing(name: str) -> None:
    match = played(name, 3)
    before = looks(match)
    seat = next(iter(match.questions()))
    foreign: Move = played("potion-academy" if name == "poison" else "poison", 3).history[0][1]
    damaged = [kind(*[strange] * len(kind.__struct_fields__)) for kind in match.game.about.moves for strange in ("x", 2.5) if fields(kind)]
    wrong: list[Any] = [foreign, "pour", None, 7, {"type": "pour"}, toy.Lay(1), *damaged]
    for move in wrong:
        with pytest.raises(Malformed) as caught:
            match.play(seat, move)
        assert caught.value.reason == "move"
        with pytest.raises(Malformed):
            match.refusal(seat, move)
    assert looks(match) == before


def fields(kind: type[Move]) -> tuple[str, ...]:
    """The fields that must be given, of kinds that do not put them in order themselves."""
    return () if hasattr(kind, "__post_init__") else kind.__struct_fields__


def test_any_number_of_bots_but_one_for_each_seat_is_refused() -> None:
    match = played("poison", 3)
    for players in (["random"] * 3, {0: "random"}, []):
        with pytest.raises(BadSetup) as caught:
            play(match, players)
        assert caught.value.reason == "bots"
    assert play(match.copy(), ["random", "heuristic", bots.make("random", match.game), "random"]) is not None


@pytest.mark.parametrize("game", [*map(games.load, games.names()), toy.GAME, bazaar.GAME], ids=lambda game: game.about.name)
def test_one_loop_plays_every_game_and_the_same_seed_the_same_match(game: Any) -> None:
    one, other = (Match(game, game.about.usual, seed=SEED) for _ in range(2))
    assert play(one, "random") == play(other, "random") == one.outcome
    assert one.outcome is not None and one == other
    assert play(other.copy(at=0), "random", seed=b"other luck") is not None


def test_the_values_of_all_moves() -> None:
    match = played("poison", 12)
    (seat,) = match.questions()
    search = Search(match.game, match.view(seat))
    search.run(400)
    values = search.values()
    assert set(values) <= set(match.moves(seat)) and next(iter(values)) == search.best()
    assert all(0 <= value <= 1 for value in values.values())


def test_an_export_is_stepped_through() -> None:
    data = encode_record(played("poison", 12).record())
    match = replay(poison.GAME, decode_record(data))
    match.undo(match.step)
    told = [match.redo() for _ in range(match.undone)]
    assert len(told) == 12 and match == replay(poison.GAME, decode_record(data))
