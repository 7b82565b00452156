"""What a table looks like on the wire."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from chaudron.analysis.model import AnyAnalysis
from chaudron.kernel.advice import AnyAdvice
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import Ask, Event, Move, Question, Seat, View, kebab
from chaudron.kernel.scene import Combination
from chaudron.server import wire
from chaudron.server.cards import shown_options, skin_of
from chaudron.server.guest import encode
from chaudron.store.chronicle import QUIET, Chronicle
from chaudron.texts.told import Ref, Told, describe, describe_values

if TYPE_CHECKING:
    from chaudron.server.company import Company
    from chaudron.server.played import Played


DIGITS = 4
"""The digits of a chance to win that are sent; nobody sees more."""


@lru_cache(maxsize=50_000)
def render_choice(move: Move, touches: tuple[str, ...]) -> Raw:
    """Render a legal move; cached, because the same few recur."""
    return Raw(encode(wire.Choice(cast(Any, move), touches, describe(move))))


@lru_cache(maxsize=1000)
def render_ask(ask: Ask) -> Raw:
    """Render the text of an ask."""
    return Raw(encode(describe(ask)))


def render_line(step: int, event: Event, minded: Seat | None = None) -> Raw:
    """Render an event as a line of the story."""
    return Raw(encode(wire.Line(step, describe(event), event.stands, event.holds, minded)))


INCIDENTS = ("left", "unseated", "ended")
"""What the story tells besides events: the texts `table-left` and so on."""


def render_incidents(chronicle: Chronicle, step: int, *, last: bool) -> list[Raw]:
    """Render what happened around a match after a step, as lines of the story."""
    gone = [Told(f"table-{each.why}", {"seat": Ref(seat=each.seat)}) for each in chronicle.successions if each.step == step]
    ended = [Told("table-ended", {"moves": step})] if last and chronicle.ended else []
    return [Raw(encode(wire.Line(step, told))) for told in (*gone, *ended)]


def render_former(chronicle: Chronicle, visitor: str | None = None) -> tuple[wire.Former, ...]:
    """Return who has left a match for good or has played what it grew from, and which of them is a visitor."""
    mine, left = was(chronicle, visitor), len(chronicle.successions)
    return tuple(
        wire.Former(each.seat, each.name, each.step, mine=number in mine, before=number >= left)
        for number, each in enumerate(chronicle.former)
    )


def was(chronicle: Chronicle, visitor: str | None) -> tuple[int, ...]:
    """Return which of those who had a seat before are a visitor, counted as in `render_former`."""
    return tuple(number for number, each in enumerate(chronicle.former) if visitor is not None and each.visitor == visitor)


def render_question(game: AnyGame, view: View, question: Question, moves: Sequence[Move]) -> wire.Question:
    """Return a question with all its legal moves, one by one or as a combination."""
    number, ask = question
    told: Any = render_ask(ask)
    combination = game.combination(view, ask)
    if combination is not None:
        return wire.Question(number, ask.must, told, cast(Any, ask), (), render_combination(game, combination))
    choices: Any = tuple([render_choice(move, game.touches(view, move)) for move in moves])
    return wire.Question(number, ask.must, told, cast(Any, ask), choices)


def render_combination(game: AnyGame, combination: Combination) -> wire.Combination:
    """Return a combination with the texts of its values."""
    kind, field, count, of, touches = msgspec.structs.astuple(combination)
    (made,) = (made for made in game.about.moves if kebab(made.__name__) == kind)
    return wire.Combination(kind, field, count, of, touches, describe_values(made, field, [part.value for part in of]))


def render_advice(game: AnyGame, view: View | None, advice: AnyAdvice) -> wire.Advice:
    """Return advice on a move, told with its reasons; without a view, the move cannot be chosen any more."""
    move: Move | None = advice.move
    listed = view is not None and move is not None and not isinstance(move, game.about.unlisted)
    touches = game.touches(view, move) if listed else ()
    told = None if move is None else describe(move)
    return wire.Advice(cast(Any, move), touches, told, advice.chance, advice.margin, tuple(map(describe, advice.reasons)))


def render_analysis(played: Match[Any, Any, Any], analysis: AnyAnalysis, by_bots: Collection[int] = ()) -> wire.Analysis:
    """Return an analysis with the texts of moves and reasons, and the steps that bots made for people."""
    game = played.game
    return wire.Analysis(
        bot=analysis.bot,
        start=rounded(analysis.start),
        curve=tuple([rounded(chances) for chances in analysis.curve]),
        turning_points=tuple(
            [
                wire.TurningPoint(
                    turn.step,
                    turn.cause,
                    turn.seat,
                    describe(played.made(turn.step)) if turn.step else None,
                    rounded(turn.changes),
                )
                for turn in analysis.turning_points
            ]
        ),
        decisions=tuple(
            [
                wire.Decision(
                    each.step,
                    each.seat,
                    render_advice(game, None, each.made),
                    None if each.best is None else render_advice(game, None, each.best),
                    round(each.cost, DIGITS),
                    round(each.margin, DIGITS),
                    each.verdict,
                )
                for each in analysis.decisions
            ]
        ),
        accounts=tuple(
            [
                wire.Account(
                    each.seat,
                    *rounded((each.start, each.cards, each.cards_margin, each.play, each.end, each.given, each.given_margin)),
                )
                for each in analysis.accounts
            ]
        ),
        minded=tuple(sorted(by_bots)),
    )


def rounded(numbers: Sequence[float]) -> tuple[float, ...]:
    """Return chances without digits that nobody sees."""
    return tuple([round(number, DIGITS) for number in numbers])


def render_play(played: Played, seat: Seat | None, *, asks: bool = True) -> Raw:
    """Render the match as a seat may see it, with its question unless `asks` is false."""
    match = played.match
    game, view, outcome, ended = match.game, match.view(seat), match.outcome, played.chronicle.ended
    asked = match.question(seat) if seat is not None and asks and not ended else None
    question = None if asked is None or seat is None else render_question(game, view, asked, match.moves(seat))
    seed = None if outcome is None and not ended else match.seed.hex()
    scene = game.scene(view)
    if ended:
        scene = replace(scene, turn=())  # nobody is asked any more
    shown = wire.Play(played.id, played.number, played.commitment, match.step, scene, question, outcome, seed, ended)
    return Raw(encode(shown))


def render_room(game: AnyGame, company: Company, *, paused: bool, chronicle: Chronicle = QUIET, seal: wire.Seal | None = None) -> Raw:
    """Render the table itself, which is the same for everyone."""
    kept, host = company.kept, company.host
    chairs = tuple(
        wire.Chair(
            seat=seat,
            who="person" if holder.visitor is not None else "bot" if holder.level is not None else "empty",
            name=holder.name,
            level=cast(Any, holder.level),
            present=company.present(seat),
            minded=seat in company.minded,
            host=holder.visitor is not None and holder.visitor == host,
            due=company.due.get(seat),
            program=holder.program,
        )
        for seat, holder in enumerate(kept.holders)
    )
    seated = {holder.visitor for holder in kept.holders}
    onlookers = sum(guest.visitor is None for guest in company.guests) + len(company.here - seated)
    room = wire.Room(
        code=kept.code,
        game=kept.game,
        skin=skin_of(game),
        status=cast(Any, kept.status),
        chairs=chairs,
        options=shown_options(game, kept.options),
        public=kept.public,
        patience=kept.patience,
        pace=cast(Any, kept.pace),
        coaching=kept.coaching,
        onlookers=onlookers,
        paused=paused,
        former=render_former(chronicle),
        seal=seal,
    )
    return Raw(encode(room))
