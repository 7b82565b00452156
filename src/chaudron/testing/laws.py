"""The laws. Each takes a setting, plays random games with it, and raises Broken where the game does not keep its word."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec

from chaudron import bots
from chaudron.kernel.bot import AnyBot
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match, replay
from chaudron.kernel.model import BadRecord, Event, IllegalMove, Malformed, Move, News, Seat
from chaudron.kernel.record import Record, decode_move, decode_record, encode_record, union
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Scene
from chaudron.testing.settings import Broken, Setting, random_move
from chaudron.testing.words import text

IMAGINATIONS: Final = 3
ENOUGH: Final = 5
"""Times that something must have been shown before the law judges it."""
SEARCH: Final = 8
"""Simulations of the search bot whose decision is compared: enough to make it draw, few enough to try everywhere."""


def encoded(value: object) -> bytes:
    """The bytes that leave the engine."""
    return msgspec.json.encode(value)


def views(setting: Setting, state: Any) -> list[bytes]:
    """What everybody knows, in bytes: two states are the same if nobody can tell them apart and all views together show everything."""
    return [encoded(setting.game.view(state, seat)) for seat in setting.onlookers()]


def play_on(game: AnyGame, state: Any, moves: int, rng: Rng) -> None:
    """Make so many random moves."""
    for _ in range(moves):
        chosen = random_move(game, state, rng)
        if chosen is None:
            return
        game.apply(state, *chosen, rng)


def law_replay(setting: Setting) -> None:
    """A record rebuilds the match: the same news, views and outcome, after every prefix of its moves."""
    game = setting.game
    for seed in range(setting.seeds):
        rng = setting.rng(seed, "replay")
        played: Match[Any, Any, Any] = Match(game, setting.seats, setting.options, bytes(rng.below(256) for _ in range(32)))
        told = list(played.opening)
        halfway = None
        while played.outcome is None:
            seat = rng.choice(sorted(played.questions()))
            told += played.play(seat, rng.choice(played.moves(seat)))
            if halfway is None and rng.below(50) == 0:
                halfway = played.record()
        record = played.record()
        again = rebuilt(game, record)
        if again.record() != record or [played.view(s) for s in setting.onlookers()] != [again.view(s) for s in setting.onlookers()]:
            raise Broken("replay", "the record rebuilds another match")
        if halfway is not None and rebuilt(game, halfway).record() != halfway:
            raise Broken("replay", "an unfinished record rebuilds another match")
        retold = Match(game, setting.seats, setting.options, played.seed)
        news = list(retold.opening)
        for seat, data in record.moves:
            news += retold.play(seat, decode_move(game, data))
        if news != told:
            raise Broken("replay", "the same moves tell another story")


def rebuilt(game: AnyGame, record: Record) -> Match[Any, Any, Any]:
    """The match of a record that went through its file."""
    try:
        return replay(game, decode_record(encode_record(record)))
    except BadRecord as refusal:
        raise Broken("replay", f"the record does not replay: {refusal}") from None


def law_copy(setting: Setting) -> None:
    """A copy is equal and independent, both ways."""
    game = setting.game
    for seed, step, state in setting.walks(every=7):
        before = views(setting, state)
        twin = game.copy(state)
        if views(setting, twin) != before or game.tally(twin) != game.tally(state):
            raise Broken("copy", f"a copy differs from its original at step {step}")
        play_on(game, twin, 12, setting.rng(seed, step))
        if views(setting, state) != before:
            raise Broken("copy", f"moves made in a copy change its original at step {step}")
        other = game.copy(state)
        play_on(game, other, 12, setting.rng(seed, step))
        if views(setting, other) != views(setting, twin):
            raise Broken("copy", f"the same moves lead a copy elsewhere at step {step}")


def imagined(setting: Setting, seed: int, step: int, state: Any, seat: Seat | None, times: int) -> Iterator[Any]:
    """States that the seat cannot tell from this one: all that it does not know is dealt anew."""
    view = setting.game.view(state, seat)
    rng = setting.rng(seed, step, seat, "imagine")
    for _ in range(times):
        yield setting.game.imagine(view, rng)


def law_view(setting: Setting) -> None:
    """view(imagine(v)) == v: what is imagined looks, to the one who imagines, exactly like the truth."""
    game = setting.game
    for seed, step, state in setting.walks(every=5):
        for seat in setting.onlookers():
            known = encoded(game.view(state, seat))
            for dream in imagined(setting, seed, step, state, seat, IMAGINATIONS):
                if encoded(game.view(dream, seat)) != known:
                    raise Broken("view", f"seat {seat} can tell an imagined state from the true one at step {step}")


def law_moves(setting: Setting) -> None:
    """Who is asked, what a seat is asked and what it may do depend only on what the seat knows."""
    game = setting.game
    for seed, step, state in setting.walks(every=3):
        asks = game.asks(state)
        for seat in setting.onlookers():
            for dream in imagined(setting, seed, step, state, seat, IMAGINATIONS):
                others = game.asks(dream)
                if set(others) != set(asks):
                    raise Broken("moves", f"who is asked depends on what seat {seat} cannot know at step {step}")
                if seat is None:
                    continue
                if asks.get(seat) != others.get(seat) or encoded(game.moves(state, seat)) != encoded(game.moves(dream, seat)):
                    raise Broken("moves", f"the moves of seat {seat} depend on what it cannot know at step {step}")


def mutations(data: Any, strange: Sequence[Any], rng: Rng) -> Iterator[Any]:
    """Data like this, each time with one thing wrong."""
    if not isinstance(data, dict):
        yield rng.choice(strange)
        if isinstance(data, int):
            yield from (data + 1, data - 1, -data - 1, data + 1_000_000, str(data), None)
        if isinstance(data, list):
            yield from ([*data, *data], data[1:], {})
        return
    yield {**data, "surprise": 1}
    yield [data]
    for key in data:
        yield {name: value for name, value in data.items() if name != key}
        for value in mutations(data[key], strange, rng):
            yield {**data, key: value}


def law_check(setting: Setting) -> None:
    """Every listed move passes; a move damaged on its way passes only if it is legal too; nobody moves unasked."""
    game = setting.game
    for seed, step, state in setting.walks(every=11):
        rng = setting.rng(seed, step, "check")
        asks = game.asks(state)
        listed = {seat: list(game.moves(state, seat)) for seat in range(setting.seats)}
        strange = [value for moves in listed.values() for move in moves for value in msgspec.to_builtins(move).values()] or [0]
        for seat, moves in listed.items():
            if moves and seat not in asks:
                raise Broken("check", f"seat {seat} has moves and is not asked at step {step}")
            for move in moves:
                if not passes(game, state, seat, move):
                    raise Broken("check", f"{move} of seat {seat} is listed and refused at step {step}")
                for data in mutations(msgspec.to_builtins(move), strange, rng):
                    probe(setting, state, seat, data, listed)
        for seat, moves in listed.items():
            for other in range(setting.seats):
                if other not in asks and any(passes(game, state, other, move) for move in moves):
                    raise Broken("check", f"seat {other} may move unasked at step {step} as seat {seat} may")


def passes(game: AnyGame, state: Any, seat: Seat, move: Move) -> bool:
    """Whether a move is legal, in the words of `check`."""
    try:
        game.check(state, seat, move)
    except IllegalMove:
        return False
    return True


def probe(setting: Setting, state: Any, seat: Seat, data: Any, listed: dict[Seat, list[Move]]) -> None:
    """Try a damaged move."""
    game = setting.game
    try:
        move = decode_move(game, data)
    except Malformed:
        return
    if not passes(game, state, seat, move):
        return
    if move not in listed[seat] and not isinstance(move, game.about.unlisted):
        raise Broken("check", f"{move} of seat {seat} passes and is not listed")
    twin = game.copy(state)
    game.apply(twin, seat, move, setting.rng(0, "probe"))
    if game.tally(twin) != game.tally(state):
        raise Broken("check", f"{move} of seat {seat} passes and breaks the game")


def law_end(setting: Setting) -> None:
    """Nobody is asked anything exactly when there is an outcome, every game ends, and the best rank wins."""
    for _seed, step, state in setting.walks():
        outcome = setting.game.outcome(state)
        if bool(setting.game.asks(state)) == (outcome is not None):
            raise Broken("end", f"asks and outcome contradict each other at step {step}")
        if outcome is None:
            continue
        if len(outcome.scores) != setting.seats or len(outcome.ranks) != setting.seats:
            raise Broken("end", "an outcome forgets a seat")
        if setting.seats > 1 and outcome.winners != tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 0):
            raise Broken("end", "the winners are not those of the best rank")


def law_json(setting: Setting) -> None:
    """decode(encode(x)) == x for everything that leaves the engine."""
    game, about = setting.game, setting.game.about

    def same(value: Any, kind: Any) -> None:
        try:
            back = msgspec.json.decode(encoded(value), type=kind)
        except (msgspec.ValidationError, TypeError) as error:
            raise Broken("json", f"{value!r} does not come back: {error}") from None
        if back != value:
            raise Broken("json", f"{value!r} comes back as {back!r}")

    same(setting.options, about.options)
    for seed, step, state in setting.walks(every=7):
        for seat in setting.onlookers():
            view = game.view(state, seat)
            same(view, about.view)
            same(game.scene(view), Scene)
        for seat, ask in game.asks(state).items():
            same(ask, union(about.asks))
            for move in game.moves(state, seat):
                same(move, union(about.moves))
            for item in told(setting, state, seat, game.moves(state, seat)[0], (seed, step)):
                same(item.event, union(about.events))


def told(setting: Setting, state: Any, seat: Seat, move: Move, draws: object) -> list[News]:
    """The news of a move, made in a copy."""
    news: list[News] = []
    setting.game.apply(setting.game.copy(state), seat, move, setting.rng(0, "told", draws), news)
    return news


def law_whole(setting: Setting) -> None:
    """Cards and tokens are conserved."""
    first: Any = None
    for _seed, step, state in setting.walks():
        count = dict(setting.game.tally(state))
        if first is None:
            first = count
        if count != first or min(count.values()) < 0:
            raise Broken("whole", f"pieces appear or vanish by step {step}: {first} becomes {count}")


def law_silence(setting: Setting) -> None:
    """States a seat cannot tell apart show it the same scene, give its bot the same decision, and after any move that is legal
    in both, by itself or by another, the same news and the same view, until the rules show it something hidden. What it is
    shown so must be part of what it then knows."""
    game = setting.game
    minds = deciders(game)
    compared = 0
    shown: dict[tuple[type[Event], bool], list[bool]] = {}
    for seed, step, state in setting.walks(every=9):
        asks = game.asks(state)
        for seat in setting.onlookers():
            view = game.view(state, seat)
            for dream in imagined(setting, seed, step, state, seat, 2 * IMAGINATIONS):
                if encoded(game.scene(view)) != encoded(game.scene(game.view(dream, seat))):
                    raise Broken("silence", f"the scene shows seat {seat} what it cannot know at step {step}")
                for mover in asks:
                    move = setting.rng(seed, step, mover).choice(game.moves(state, mover))
                    if not passes(game, dream, mover, move):
                        continue
                    revealed = unheard(setting, (seed, step), state, dream, seat, mover, move)
                    if revealed is None:
                        compared += 1
                    else:
                        kind, learned = revealed
                        shown.setdefault((kind, seat == mover), []).append(learned)
                if seat is not None and seat in asks:
                    decide_alike(setting, (seed, step), state, dream, seat, minds)
    if not compared and setting.seats > 1:
        raise Broken("silence", "no two states could be compared: the law was not tried")
    for (kind, mine), learned_each in shown.items():
        # Once may be chance: what was shown can be swept away by the same move, with a round that ends.
        if len(learned_each) >= ENOUGH and not any(learned_each):
            whom = "the seat that moves" if mine else "a seat that looks on"
            raise Broken("silence", f"{kind.__name__} shows {whom} what its view never holds: a secret told to the wrong one?")


def deciders(game: AnyGame) -> dict[str, AnyBot]:
    """The bots whose decisions are compared."""
    sensible = game.heuristic()
    search = bots.make(f"ismcts:{SEARCH}", game)
    return {"random": bots.make("random", game), "ismcts": search, **({"heuristic": sensible} if sensible else {})}


def decide_alike(setting: Setting, draws: object, state: Any, dream: Any, seat: Seat, minds: dict[str, AnyBot]) -> None:
    """Every bot decides the same in two states that its seat cannot tell apart."""
    game = setting.game
    for name, bot in minds.items():
        chosen = [
            bot.choose(game.view(each, seat), game.asks(each)[seat], game.moves(each, seat), setting.rng(0, draws, name))
            for each in (state, dream)
        ]
        if chosen[0] != chosen[1]:
            raise Broken("silence", f"the {name} bot at seat {seat} decides by what it cannot know: {chosen[0]} or {chosen[1]}")


def unheard(
    setting: Setting, draws: object, state: Any, dream: Any, seat: Seat | None, mover: Seat, move: Move
) -> tuple[type[Event], bool] | None:
    """Compare what a seat hears and then knows of one move in two states: None if it is the same; if it was rightly shown
    different things, the event that did so and whether its view tells the two states apart from then on."""
    game = setting.game
    after: list[tuple[bytes, list[News]]] = []
    for each in (state, dream):
        news: list[News] = []
        twin = game.copy(each)
        game.apply(twin, mover, move, setting.rng(0, "unheard", draws), news)
        after.append((encoded(game.view(twin, seat)), [item for item in news if item.heard_by(seat)]))
    (known, heard), (fancied, imagined_news) = after
    for one, two in zip_longest(heard, imagined_news):
        if one is not None and two is not None and encoded(one) == encoded(two):
            continue
        for item in (one, two):
            if item is not None and item.event.reveals:
                return type(item.event), known != fancied
        raise Broken("silence", f"seat {seat} hears {one} or {two} by what it cannot know, after {move} of seat {mover}")
    if known != fancied:
        raise Broken("silence", f"seat {seat} learns what it was not told, by {move} of seat {mover}")
    return None


def law_touch(setting: Setting) -> None:
    """No two listed moves of a seat look alike, and all that is touched is in the scene."""
    game = setting.game
    for _seed, step, state in setting.walks(every=5):
        for seat in game.asks(state):
            view = game.view(state, seat)
            scene = game.scene(view)
            there = {zone.touch for zone in scene.zones} | {piece.touch for zone in scene.zones for piece in zone.pieces}
            seen: dict[frozenset[str], Move] = {}
            for move in game.moves(state, seat):
                touches = frozenset(game.touches(view, move))
                if not touches or not touches <= there:
                    raise Broken("touch", f"{move} touches {sorted(touches)}, which the scene does not hold at step {step}")
                if touches in seen:
                    raise Broken("touch", f"{move} and {seen[touches]} are chosen by the same touches at step {step}")
                seen[touches] = move


LAWS: Final[dict[str, Callable[[Setting], None]]] = {
    "replay": law_replay,
    "copy": law_copy,
    "view": law_view,
    "moves": law_moves,
    "check": law_check,
    "end": law_end,
    "json": law_json,
    "whole": law_whole,
    "silence": law_silence,
    "text": text,
    "touch": law_touch,
}
