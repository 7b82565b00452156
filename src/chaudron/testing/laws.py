"""The laws. Each takes a setting, plays random games with it, and raises Broken where the game does not keep its word."""

from collections import Counter
from collections.abc import Callable, Container, Mapping
from typing import Any, Final

import msgspec

from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match, replay
from chaudron.kernel.model import About, Ask, BadRecord, IllegalMove, Malformed, Move, News, NoFacts, Seat, View
from chaudron.kernel.record import Record, decode_move, decode_record, encode_record, union
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Scene
from chaudron.testing.compare import IMAGINATIONS, attempts, encoded, imagined, mutations, passes, some, verdict, views
from chaudron.testing.settings import EXPIRY, Broken, Setting, random_answer, random_move, unlisted_answers
from chaudron.testing.silence import law_silence
from chaudron.testing.words import text


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
        # A state goes beside the match, with the same draws: what is done is chosen there, for a match shows its own to nobody.
        beside = game.start(setting.seats, setting.options, Rng(played.seed, 0))
        while chosen := random_move(game, beside, rng):
            try:
                told += played.play(*chosen)
            except IllegalMove as refusal:
                raise Broken("replay", f"the same draws lead to another state: {chosen[1]} is refused: {refusal}") from None
            game.apply(beside, *chosen, Rng(played.seed, played.step))
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
    for seed in range(setting.seeds):
        draws, same_draws = setting.rng(seed, "copy"), setting.rng(seed, "copy")
        plain = game.start(setting.seats, setting.options, draws)
        copied = game.start(setting.seats, setting.options, same_draws)
        step = 0
        while chosen := random_move(game, plain, draws):
            left, copied = copied, game.copy(copied)
            before = views(setting, left)
            game.apply(plain, *chosen, draws)
            random_move(game, copied, same_draws)
            game.apply(copied, *chosen, same_draws)
            step += 1
            if views(setting, left) != before:
                raise Broken("copy", f"a move made in a copy changes its original at step {step}")
            if views(setting, copied) != views(setting, plain) or game.tally(copied) != game.tally(plain):
                raise Broken("copy", f"a copy goes another way than its original would at step {step}")
            after = views(setting, copied)
            play_on(game, left, 3, setting.rng(seed, step))
            if views(setting, copied) != after:
                raise Broken("copy", f"a move made in the original changes its copy at step {step}")


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
    """Who is asked and for how long, what a seat is asked, what it may do and why it may not depend only on what the seat knows."""
    game = setting.game
    known: dict[Move, None] = {}
    for seed, step, state in setting.walks(every=3):
        rng = setting.rng(seed, step, "attempts")
        asks = game.asks(state)
        for mover in asks:
            known.update(dict.fromkeys([*some(game.moves(state, mover), rng), *unlisted_answers(game, state, mover, rng)]))
        tried = attempts(game, list(known), rng)
        for seat in setting.onlookers():
            listed = encoded(game.moves(state, seat)) if seat is not None else b""
            for dream in imagined(setting, seed, step, state, seat, IMAGINATIONS):
                others = game.asks(dream)
                if set(others) != set(asks):
                    raise Broken("moves", f"who is asked depends on what seat {seat} cannot know at step {step}")
                if game.time_limit(dream) != game.time_limit(state):
                    raise Broken("moves", f"how long a question stands depends on what seat {seat} cannot know at step {step}")
                if seat is None:
                    continue
                if seat in asks and game.expire(dream, seat) != game.expire(state, seat):
                    raise Broken("moves", f"what the house says for seat {seat} depends on what it cannot know at step {step}")
                if asks.get(seat) != others.get(seat) or encoded(game.moves(dream, seat)) != listed:
                    raise Broken("moves", f"the moves of seat {seat} depend on what it cannot know at step {step}")
                for move in tried:
                    if verdict(game, state, seat, move) != verdict(game, dream, seat, move):
                        raise Broken("moves", f"the verdict on {move} of seat {seat} depends on what it cannot know at step {step}")


def law_check(setting: Setting) -> None:
    """Every listed move passes, and every one that is made up or said by the house; a move damaged on its way passes only if it
    is legal too; nobody moves unasked. Of a long list, some moves are tried."""
    game = setting.game
    beside = (*game.about.unlisted, *game.about.house)
    for seed, step, state in setting.walks(every=11):
        rng = setting.rng(seed, step, "check")
        asks = game.asks(state)
        listed = {seat: dict.fromkeys(game.moves(state, seat)) for seat in range(setting.seats)}
        tried = {seat: [*some(list(moves), rng), *unlisted_answers(game, state, seat, rng)] for seat, moves in listed.items()}
        strange = [value for moves in tried.values() for move in moves for value in msgspec.to_builtins(move).values()] or [0]
        for seat, moves in tried.items():
            if moves and seat not in asks:
                raise Broken("check", f"seat {seat} has moves and is not asked at step {step}")
            for move in moves:
                if not passes(game, state, seat, move):
                    found = "listed" if move in listed[seat] else "made up"
                    raise Broken("check", f"{move} of seat {seat} is {found} and refused at step {step}")
                if move in listed[seat] and isinstance(move, beside):
                    raise Broken("check", f"{move} of seat {seat} is of a kind that is not to be listed, at step {step}")
                for data in mutations(msgspec.to_builtins(move), strange, rng):
                    probe(setting, state, seat, data, listed[seat])
        for seat, moves in tried.items():
            for other in range(setting.seats):
                if other not in asks and any(passes(game, state, other, move) for move in moves):
                    raise Broken("check", f"seat {other} may move unasked at step {step} as seat {seat} may")
    everything_invented(setting)


INVENTING: Final = 10
"""Deals in which everything must have been made up; the first is often enough."""


def everything_invented(setting: Setting) -> None:
    """Every kind of move too many to list is made up now and then, and no other: else no law has tried it."""
    game = setting.game
    wanting = set(game.about.unlisted)
    for seed, step, state in setting._replace(seeds=INVENTING).walks() if wanting else ():
        for seat in game.asks(state):
            move = game.invent(game.view(state, seat), setting.rng(seed, step, seat, "invent"))
            if move is not None and type(move) not in game.about.unlisted:
                raise Broken("check", f"{move} is made up, and is not of a kind too many to list")
            wanting.discard(type(move))
        if not wanting:
            return
    for kind in wanting:
        raise Broken("check", f"no {kind.__name__} was ever made up: the laws did not try it")


def probe(setting: Setting, state: Any, seat: Seat, data: Any, listed: Container[Move]) -> None:
    """Try a damaged move."""
    game = setting.game
    try:
        move = decode_move(game, data)
    except Malformed:
        return
    if not passes(game, state, seat, move):
        return
    if move not in listed and not isinstance(move, (*game.about.unlisted, *game.about.house)):
        raise Broken("check", f"{move} of seat {seat} passes and is not listed")
    twin = game.copy(state)
    game.apply(twin, seat, move, setting.rng(0, "probe"))
    if game.tally(twin) != game.tally(state):
        raise Broken("check", f"{move} of seat {seat} passes and breaks the game")


def law_end(setting: Setting) -> None:
    """Nobody is asked anything exactly when there is an outcome, every game ends, time that is up ends what it limits, and the
    best rank wins."""
    phases: list[tuple[int, int]] = []
    for seed, step, state in setting.walks():
        outcome = setting.game.outcome(state)
        asks = setting.game.asks(state)
        if bool(asks) == (outcome is not None):
            raise Broken("end", f"asks and outcome contradict each other at step {step}")
        if not setting.game.about.market and not all(ask.must for ask in asks.values()):
            raise Broken("end", "an ask that need not be answered is of a kind whose `must` is true by default")
        timed(setting, seed, step, state, phases)
        if outcome is None:
            continue
        if len(outcome.scores) != setting.seats or len(outcome.ranks) != setting.seats:
            raise Broken("end", "an outcome forgets a seat")
        if outcome.winners != tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 0):
            raise Broken("end", "the winners are not those of the best rank")


def timed(setting: Setting, seed: int, step: int, state: Any, phases: list[tuple[int, int]]) -> None:
    """A question that stands for a time does not come again under the number of another, and is over when the house has spoken."""
    game = setting.game
    limit = game.time_limit(state)
    if limit is None:
        return
    if limit.seconds < 1 or limit.silence < 1 or not game.asks(state):
        raise Broken("end", f"{limit} gives nobody time at step {step}")
    if (seed, limit.phase) != (phases[-1] if phases else None):
        if (seed, limit.phase) in phases:
            raise Broken("end", f"phase {limit.phase} comes again at step {step}")
        phases.append((seed, limit.phase))
    if (step + seed) % EXPIRY:
        return  # a copy and the moves of all seats: not every time
    twin = game.copy(state)
    for seat in sorted(game.asks(state)):
        move = game.expire(twin, seat) if game.time_limit(twin) == limit and seat in game.asks(twin) else None
        if move is not None:
            game.apply(twin, seat, move, setting.rng(seed, step, "expire"))
    left = game.time_limit(twin)
    if left is not None and left.phase == limit.phase:
        raise Broken("end", f"time is up and phase {limit.phase} goes on at step {step}")


def law_json(setting: Setting) -> None:
    """decode(encode(x)) == x for everything that leaves the engine, and facts are as `About` says; of a long list of moves, for some."""
    game, about = setting.game, setting.game.about
    same(setting.options, about.options)
    for seed, step, state in setting.walks(every=7):
        for seat in setting.onlookers():
            view = game.view(state, seat)
            same(view, about.view)
            same_scene(about, game.scene(view))
        for seat, ask in game.asks(state).items():
            same(ask, union(about.asks))
            rng = setting.rng(seed, step, seat, "json")
            for move in [*some(game.moves(state, seat), rng), *unlisted_answers(game, state, seat, rng)]:
                same(move, union(about.moves))
            answer = random_answer(game, state, seat, rng)
            for item in [] if answer is None else told(setting, state, seat, answer, (seed, step)):
                same(item.event, union(about.events))


def same(value: Any, kind: Any) -> None:
    """What goes out as JSON comes back as it was."""
    try:
        back = msgspec.json.decode(encoded(value), type=kind)
    except (msgspec.ValidationError, TypeError) as error:
        raise Broken("json", f"{value!r} does not come back: {error}") from None
    if back != value:
        raise Broken("json", f"{value!r} comes back as {back!r}")


def same_scene(about: About, scene: Scene) -> None:
    """A scene comes back as it was; its places and faces are among those of the game, and all facts have the form that is declared."""
    if encoded(msgspec.json.decode(encoded(scene), type=Scene)) != encoded(scene):
        raise Broken("json", f"{scene!r} does not come back")
    same(scene.facts, about.facts)
    for zone in scene.zones:
        if zone.name not in about.zones:
            raise Broken("json", f"{zone.name} is not among the game's zones")
        plain(zone.facts, about.zone_facts.get(zone.name, NoFacts))
        for piece in zone.pieces:
            if piece.face not in (None, *about.faces):
                raise Broken("json", f"{piece.face} is not among the game's faces")
            plain(piece.facts, about.face_facts.get(piece.face or "", NoFacts))


def plain(facts: Mapping[str, Any], form: type[Any]) -> None:
    """The facts of a zone or a piece, which fill a text."""
    same(facts, form)
    if any(not isinstance(fact, int | str) for fact in facts.values()):
        raise Broken("json", f"{facts!r} cannot fill a text")


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
        if count != first or min(count.values(), default=0) < 0:
            raise Broken("whole", f"pieces appear or vanish by step {step}: {first} becomes {count}")


def law_touch(setting: Setting) -> None:
    """No two listed moves of a seat look alike, all that is touched is in the scene, and a combination says what is listed."""
    game = setting.game
    for _seed, step, state in setting.walks(every=5):
        for seat, ask in game.asks(state).items():
            view = game.view(state, seat)
            scene = game.scene(view)
            there = {zone.touch for zone in scene.zones} | {piece.touch for zone in scene.zones for piece in zone.pieces}
            orders = [(move, game.touches(view, move)) for move in game.moves(state, seat)]
            begun = Counter(order[:length] for _, order in orders for length in range(1, len(order) + 1))
            seen: dict[frozenset[str], Move] = {}
            for move, order in orders:
                touches = frozenset(order)
                if not touches or not touches <= there:
                    raise Broken("touch", f"{move} touches {sorted(touches)}, which the scene does not hold at step {step}")
                if begun[order] > 1:
                    raise Broken("touch", f"the touches of {move} begin another move's at step {step}")
                if touches in seen:
                    raise Broken("touch", f"{move} and {seen[touches]} are chosen by the same touches at step {step}")
                seen[touches] = move
            combined(game, view, ask, dict(orders), step)


def combined(game: AnyGame, view: View, ask: Ask, orders: dict[Move, tuple[str, ...]], step: int) -> None:
    """A combination, where a game offers one, expands to exactly the listed moves, with exactly their touches."""
    combination = game.combination(view, ask)
    if combination is None:
        return
    expanded = list(combination.expand())
    try:
        plain = msgspec.to_builtins([data for data, _ in expanded])
        moves: list[Move] = msgspec.convert(plain, type=list[union(game.about.moves)])  # type: ignore[misc]
    except msgspec.ValidationError as error:
        raise Broken("touch", f"the combination of seat {view.seat} makes no moves at step {step}: {error}") from None
    if len(moves) != len(orders) or dict(zip(moves, (touches for _, touches in expanded), strict=True)) != orders:
        raise Broken("touch", f"the combination of seat {view.seat} says other moves or touches than are listed at step {step}")


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
