"""The law *check*: `check` and `moves` agree on what is legal."""

from collections.abc import Container
from typing import Any, Final

import msgspec

from chaudron.kernel.model import Malformed, Move, Seat
from chaudron.kernel.record import decode_move
from chaudron.testing.compare import mutations, passes, some
from chaudron.testing.settings import Broken, Setting, unlisted_answers


def law_check(setting: Setting) -> None:
    """`check` accepts every listed or invented move and every move of the house; it accepts a corrupted move, or one that was legal at
    another time, only if that is legal too, and no move of a seat that is not asked. Long lists of moves are sampled."""
    game = setting.game
    others = ever_listed(setting)
    beside = (*game.about.unlisted, *game.about.house)
    for seed, step, state in setting.walks(every=11):
        rng = setting.rng(seed, step, "check")
        asks = game.asks(state)
        listed = {seat: dict.fromkeys(game.moves(state, seat)) for seat in range(setting.seats)}
        tried = {seat: [*some(list(moves), rng), *unlisted_answers(game, state, seat, rng)] for seat, moves in listed.items()}
        strange = [value for moves in tried.values() for move in moves for value in msgspec.to_builtins(move).values()] or [0]
        for seat, moves in tried.items():
            if moves and seat not in asks:
                raise Broken("check", f"seat {seat} has moves but is not asked at step {step}")
            for move in moves:
                if not passes(game, state, seat, move):
                    found = "listed" if move in listed[seat] else "invented"
                    raise Broken("check", f"{move} of seat {seat} is {found} but refused at step {step}")
                if move in listed[seat] and isinstance(move, beside):
                    raise Broken("check", f"{move} of seat {seat} is listed at step {step}, but kinds like it must not be")
                for data in mutations(msgspec.to_builtins(move), strange, rng):
                    probe(setting, state, seat, data, listed[seat])
            for move in some(others, rng) if seat in asks else ():
                if move not in listed[seat]:
                    probe(setting, state, seat, msgspec.to_builtins(move), listed[seat])
        for seat, moves in tried.items():
            for other in range(setting.seats):
                if other not in asks and any(passes(game, state, other, move) for move in moves):
                    raise Broken("check", f"seat {other} is not asked at step {step}, but a move of seat {seat} is legal for it")
    everything_invented(setting)


def ever_listed(setting: Setting) -> list[Move]:
    """Return moves that were listed at some time in one random match, for any seat: cards that a seat may hold but not play now."""
    game = setting.game
    found: dict[Move, None] = {}
    for seed, step, state in setting._replace(seeds=1).walks():
        for seat in game.asks(state):
            found.update(dict.fromkeys(some(game.moves(state, seat), setting.rng(seed, step, seat, "listed"))))
    return list(found)


INVENTING: Final = 10
"""The number of deals within which every unlisted kind must be invented; one deal is often enough."""


def everything_invented(setting: Setting) -> None:
    """`invent` returns every unlisted kind of move at some time, and no other; otherwise no law would have tried it."""
    game = setting.game
    wanting = set(game.about.unlisted)
    for seed, step, state in setting._replace(seeds=INVENTING).walks() if wanting else ():
        for seat in game.asks(state):
            move = game.invent(game.view(state, seat), setting.rng(seed, step, seat, "invent"))
            if move is not None and type(move) not in game.about.unlisted:
                raise Broken("check", f"`invent` returned {move}, whose kind is not in About.unlisted")
            wanting.discard(type(move))
        if not wanting:
            return
    for kind in wanting:
        raise Broken("check", f"`invent` never returned {kind.__name__}, so no law has tried it")


def probe(setting: Setting, state: Any, seat: Seat, data: Any, listed: Container[Move]) -> None:
    """Try a corrupted move."""
    game = setting.game
    try:
        move = decode_move(game, data)
    except Malformed:
        return
    if not passes(game, state, seat, move):
        return
    if move not in listed and not isinstance(move, (*game.about.unlisted, *game.about.house)):
        raise Broken("check", f"`check` accepts {move} of seat {seat}, which is not listed: refuse it, or list it in `moves`")
    twin = game.copy(state)
    game.apply(twin, seat, move, setting.rng(0, "probe"))
    if game.tally(twin) != game.tally(state):
        raise Broken("check", f"`check` accepts {move} of seat {seat}, which changes the tally")
