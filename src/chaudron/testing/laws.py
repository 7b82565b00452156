"""The laws. Each plays random games with a setting and raises Broken if the game breaks its contract."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import About, Ask, BadRecord, IllegalMove, Move, News, NoFacts, Reason, Seat, View
from chaudron.kernel.record import Record, decode_move, decode_record, encode_record, union
from chaudron.kernel.replay import replay
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Scene
from chaudron.testing.checking import law_check
from chaudron.testing.compare import IMAGINATIONS, attempts, encoded, imagined, some, verdict, views
from chaudron.testing.dealing import law_deal
from chaudron.testing.elsewhere import OFTEN, same_elsewhere
from chaudron.testing.public import Direction, same_public, shown
from chaudron.testing.settings import EXPIRY, Broken, Setting, random_answer, random_move, unlisted_answers
from chaudron.testing.silence import law_silence
from chaudron.testing.words import text


def play_on(game: AnyGame, state: Any, moves: int, rng: Rng) -> None:
    """Make this many random moves."""
    for _ in range(moves):
        chosen = random_move(game, state, rng)
        if chosen is None:
            return
        game.apply(state, *chosen, rng)


def law_replay(setting: Setting) -> None:
    """A record rebuilds the match: the same news, views and outcome, after every prefix of its moves, whether anybody listens or not,
    and in another process as well."""
    game = setting.game
    for seed in range(setting.seeds):
        rng = setting.rng(seed, "replay")
        played: Match[Any, Any, Any] = Match(game, setting.seats, setting.options, bytes(rng.below(256) for _ in range(32)))
        told = list(played.opening)
        halfway = None
        # A match does not expose its state, so moves are chosen from a second state, kept in step with the same draws.
        beside = game.start(setting.seats, setting.options, Rng(played.seed, 0))
        while chosen := random_move(game, beside, rng):
            try:
                told += played.play(*chosen)
            except IllegalMove as refusal:
                raise Broken("replay", f"the same draws lead to a different state, where {chosen[1]} is refused: {refusal}") from None
            game.apply(beside, *chosen, Rng(played.seed, played.step))
            if played.step % OFTEN == 0 or not game.asks(beside):
                same_unheard(setting, played, beside)
            if halfway is None and rng.below(50) == 0:
                halfway = played.record()
        record = played.record()
        again = rebuilt(game, record)
        if again.record() != record or [played.view(s) for s in setting.onlookers()] != [again.view(s) for s in setting.onlookers()]:
            raise Broken("replay", "the record rebuilds a different match")
        if halfway is not None and rebuilt(game, halfway).record() != halfway:
            raise Broken("replay", "an unfinished record rebuilds a different match")
        retold = Match(game, setting.seats, setting.options, played.seed)
        news = list(retold.opening)
        for seat, data in record.moves:
            news += retold.play(seat, decode_move(game, data))
        if news != told:
            raise Broken("replay", "the same moves produce different news")
    same_elsewhere(setting)


def same_unheard(setting: Setting, played: Match[Any, Any, Any], beside: Any) -> None:
    """Raise Broken if a match, whose news are heard, differs from a state that was played without news."""
    if [encoded(played.view(seat)) for seat in setting.onlookers()] != views(setting, beside):
        raise Broken(
            "replay", f"`apply` does something else at step {played.step} when nobody listens: only append to `news` if it is not None"
        )


def rebuilt(game: AnyGame, record: Record) -> Match[Any, Any, Any]:
    """Return the match of a record, encoded and decoded."""
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
                raise Broken("copy", f"a move in a copy changes the original at step {step}")
            if views(setting, copied) != views(setting, plain) or game.tally(copied) != game.tally(plain):
                raise Broken("copy", f"a copy continues differently from its original at step {step}")
            after = views(setting, copied)
            play_on(game, left, 3, setting.rng(seed, step))
            if views(setting, copied) != after:
                raise Broken("copy", f"a move in the original changes its copy at step {step}")


def law_view(setting: Setting) -> None:
    """view(imagine(v)) == v: to the seat that imagines it, an imagined state looks exactly like the true one, and to onlookers, too; a
    reshuffled one does so to everybody."""
    game = setting.game
    for seed, step, state in setting.walks(every=5):
        for seat in setting.onlookers():
            known = encoded(game.view(state, seat))
            for dream in imagined(setting, seed, step, state, seat, IMAGINATIONS):
                if encoded(game.view(dream, seat)) != known:
                    raise Broken("view", f"seat {seat} can tell an imagined state from the true one at step {step}")
                same_public(setting, state, dream, seat, step)
        other = game.reshuffled(state, setting.rng(seed, step, "reshuffled"))
        if views(setting, other) != views(setting, state) or game.tally(other) != game.tally(state):
            raise Broken("view", f"somebody can tell a reshuffled state from the true one at step {step}")


def law_moves(setting: Setting) -> None:
    """Who is asked and for how long, and a seat's ask, moves and refusals depend only on what the seat knows."""
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
                    raise Broken("moves", f"the time limit depends on what seat {seat} cannot know at step {step}")
                if seat is None:
                    continue
                if seat in asks and game.expire(dream, seat) != game.expire(state, seat):
                    raise Broken("moves", f"the house's move for seat {seat} depends on what it cannot know at step {step}")
                if asks.get(seat) != others.get(seat) or encoded(game.moves(dream, seat)) != listed:
                    raise Broken("moves", f"the moves of seat {seat} depend on what it cannot know at step {step}")
                for move in tried:
                    if verdict(game, state, seat, move) != verdict(game, dream, seat, move):
                        raise Broken("moves", f"the verdict on {move} of seat {seat} depends on what it cannot know at step {step}")


def law_end(setting: Setting) -> None:
    """There is an outcome exactly when nobody is asked anything, every game ends, a phase ends when its time is up, and the
    best rank wins; the scene says whose turn it is, how everybody stands and who leads."""
    phases: list[tuple[int, int]] = []
    direction = Direction()
    for seed, step, state in setting.walks():
        outcome = setting.game.outcome(state)
        asks = setting.game.asks(state)
        if bool(asks) == (outcome is not None):
            raise Broken("end", f"asks and outcome contradict each other at step {step}")
        if not setting.game.about.market and not all(ask.must for ask in asks.values()):
            raise Broken("end", "an ask allows silence, but the `must` of its kind is true by default")
        timed(setting, seed, step, state, phases)
        if step % OFTEN == 0 or outcome is not None:
            shown(setting, state, step)
        if outcome is None:
            continue
        if len(outcome.scores) != setting.seats or len(outcome.ranks) != setting.seats:
            raise Broken("end", "an outcome has too few or too many scores or ranks")
        if outcome.winners != tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 0):
            raise Broken("end", "the winners are not the seats with the best rank: `ranking.outcome(scores, ranks)` makes them so")
        direction.add(setting, state, outcome)


def timed(setting: Setting, seed: int, step: int, state: Any, phases: list[tuple[int, int]]) -> None:
    """Every phase has its own number, and ends when the house has moved for every seat."""
    game = setting.game
    limit = game.time_limit(state)
    if limit is None:
        return
    if limit.seconds < 1 or limit.silence < 1 or not game.asks(state):
        raise Broken("end", f"{limit} gives nobody any time at step {step}")
    if (seed, limit.phase) != (phases[-1] if phases else None):
        if (seed, limit.phase) in phases:
            raise Broken("end", f"phase {limit.phase} occurs a second time at step {step}")
        phases.append((seed, limit.phase))
    if (step + seed) % EXPIRY:
        return  # the rest is expensive, so do it rarely
    twin = game.copy(state)
    for seat in sorted(game.asks(state)):
        move = game.expire(twin, seat) if game.time_limit(twin) == limit and seat in game.asks(twin) else None
        if move is not None:
            game.apply(twin, seat, move, setting.rng(seed, step, "expire"))
    left = game.time_limit(twin)
    if left is not None and left.phase == limit.phase:
        raise Broken("end", f"phase {limit.phase} goes on after time is up at step {step}")


def law_json(setting: Setting) -> None:
    """decode(encode(x)) == x for everything that leaves the engine, and facts are as `About` declares. Long lists of moves are sampled."""
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
                for reason in game.reasons(game.view(state, seat), ask, move):
                    same(reason, union(about.reasons or (Reason,)))
            answer = random_answer(game, state, seat, rng)
            for item in [] if answer is None else told(setting, state, seat, answer, (seed, step)):
                same(item.event, union(about.events))


def same(value: Any, kind: Any) -> None:
    """Raise Broken unless a value survives encoding to JSON and decoding."""
    try:
        back = msgspec.json.decode(encoded(value), type=kind)
    except (msgspec.ValidationError, TypeError) as error:
        raise Broken("json", f"{value!r} cannot be decoded: {error}") from None
    if back != value:
        raise Broken("json", f"{value!r} is decoded as {back!r}")


def same_scene(about: About, scene: Scene) -> None:
    """Raise Broken unless a scene survives encoding, and its zones, faces and facts are as declared in `About`."""
    if encoded(msgspec.json.decode(encoded(scene), type=Scene)) != encoded(scene):
        raise Broken("json", f"{scene!r} changes when encoded and decoded")
    same(scene.facts, about.facts)
    for zone in scene.zones:
        if zone.name not in about.zones:
            raise Broken("json", f"{zone.name} is not in About.zones")
        plain(zone.facts, about.zone_facts.get(zone.name, NoFacts))
        for piece in zone.pieces:
            if piece.face not in (None, *about.faces):
                raise Broken("json", f"{piece.face} is not in About.faces")
            plain(piece.facts, about.face_facts.get(piece.face or "", NoFacts))


def plain(facts: Mapping[str, Any], form: type[Any]) -> None:
    """Raise Broken unless these facts of a zone or a piece have the declared form and can fill a text."""
    same(facts, form)
    if any(not isinstance(fact, int | str) for fact in facts.values()):
        raise Broken("json", f"{facts!r} cannot fill a text: all facts must be ints or strings")


def told(setting: Setting, state: Any, seat: Seat, move: Move, draws: object) -> list[News]:
    """Return the news of a move, made in a copy."""
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
    """No two listed moves of a seat have the same touches, everything touched is in the scene, and a combination matches the list."""
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
                    raise Broken("touch", f"{move} touches {sorted(touches)}, which are not in the scene at step {step}")
                if begun[order] > 1:
                    raise Broken("touch", f"the touches of {move} are a prefix of another move's at step {step}")
                if touches in seen:
                    raise Broken("touch", f"{move} and {seen[touches]} are chosen by the same touches at step {step}")
                seen[touches] = move
            combined(game, view, ask, dict(orders), step)


def combined(game: AnyGame, view: View, ask: Ask, orders: dict[Move, tuple[str, ...]], step: int) -> None:
    """A combination, if there is one, expands to exactly the listed moves with exactly their touches."""
    combination = game.combination(view, ask)
    if combination is None:
        return
    expanded = list(combination.expand())
    try:
        plain = msgspec.to_builtins([data for data, _ in expanded])
        moves: list[Move] = msgspec.convert(plain, type=list[union(game.about.moves)])  # type: ignore[misc]
    except msgspec.ValidationError as error:
        raise Broken("touch", f"the combination of seat {view.seat} expands to invalid moves at step {step}: {error}") from None
    if len(moves) != len(orders) or dict(zip(moves, (touches for _, touches in expanded), strict=True)) != orders:
        raise Broken("touch", f"the combination of seat {view.seat} differs from the listed moves and their touches at step {step}")


LAWS: Final[dict[str, Callable[[Setting], None]]] = {
    "replay": law_replay,
    "copy": law_copy,
    "view": law_view,
    "moves": law_moves,
    "check": law_check,
    "end": law_end,
    "json": law_json,
    "whole": law_whole,
    "deal": law_deal,
    "silence": law_silence,
    "text": text,
    "touch": law_touch,
}
