"""The way through a lesson: the match as it stands, and the step the learner is at."""

from collections.abc import Sequence
from typing import Any

import msgspec

from chaudron.kernel.arrangement import decode_arrangement
from chaudron.kernel.game import AnyGame
from chaudron.kernel.match import Match
from chaudron.kernel.model import IllegalMove, Move, News, Refusal, Seat
from chaudron.kernel.record import decode_move, decode_options
from chaudron.kernel.rng import SEED_BYTES
from chaudron.kernel.scene import Piece, Scene, Zone
from chaudron.lessons.model import Guess, Lesson, Meant, Pattern, Step

LEARNER: Seat = 0
SEED = bytes(SEED_BYTES)
"""The same for everybody, so that a lesson always goes as it was written."""
ANOTHER = "lesson-another"
"""The answer to a legal move that is not what the lesson is about."""


class Walk:
    """One learner's way through a lesson, from the step `at`, with the first right move at each step before it."""

    def __init__(self, game: AnyGame, lesson: Lesson, at: int = 0) -> None:
        self.game = game
        self.lesson = lesson
        self._begin({})
        self._enter(0)
        while self.at < min(at, len(lesson.steps) - 1):
            if self.step.do:
                self._play(LEARNER, self.right()[0])
            self._lead_on()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether this is the last step, which leads nowhere."""
        return self.at == len(self.lesson.steps) - 1

    @property
    def pauses(self) -> bool:
        """Whether the learner reads on when they like, and has nothing to do."""
        return not self.step.do and not self.step.guess

    # What the learner does.

    def right(self) -> list[Move]:
        """Return the legal moves that are right at this step."""
        return [move for pattern in self.step.do for move in fitting(self.match, LEARNER, pattern)]

    def answer(self, move: Move, question: int | None = None) -> str | None:
        """Make a move that is right and lead on; for any other, return the key of what to say. Raises a refusal if it is not legal."""
        if not self.step.do:
            raise IllegalMove("not-asked", seat=LEARNER)
        made = msgspec.to_builtins(move)
        right = any(fits(made, pattern) for pattern in self.step.do)
        instructive = [] if right else [wrong for wrong in self.step.wrong if fits(made, wrong.move)]
        if instructive:
            return self.lesson.key(instructive[0].say)
        self.match.prepare(LEARNER, move, question)
        if not right:
            return ANOTHER
        self._play(LEARNER, move)
        self._lead_on()
        return None

    def guess(self, shown: str) -> str | None:
        """Lead on if the guess is right; otherwise return the key of what to say."""
        for option in self.step.guess:
            if shown in self.meant(option.show):
                if not option.right:
                    return self.lesson.key(option.say)
                self._lead_on()
                return None
        raise IllegalMove("not-allowed")

    def read_on(self) -> None:
        """Go to the next step, once the others have made the rest of their moves."""
        if self.pauses and not self.last:
            self._lead_on()

    def watch(self) -> bool:
        """Let somebody else make the next scripted move; false if there is none."""
        if not self._script:
            return False
        pattern = dict(self._script.pop(0))
        asked = self.match.questions()
        seat = pattern.pop("seat", next(iter(asked)) if len(asked) == 1 else None)
        moves = [] if seat is None else fitting(self.match, seat, pattern)
        if not moves:
            raise ValueError(f"lesson {self.lesson.name}, step {self.at + 1}: nobody can make the move {pattern}")
        self._play(seat, moves[0])
        return True

    # What is seen.

    def scene(self) -> Scene:
        """Return what the learner sees."""
        return self.game.scene(self.match.view(LEARNER))

    def shown(self) -> tuple[str, ...]:
        """Return the ids of everything that glows."""
        return tuple(found for meant in self.step.show for found in self.meant(meant))

    def guesses(self) -> tuple[tuple[Guess, str], ...]:
        """Return what can be guessed, each with the id of what is touched for it."""
        return tuple((option, self.meant(option.show)[0]) for option in self.step.guess)

    def meant(self, meant: Meant) -> tuple[str, ...]:
        """Return the ids of what is meant in the scene."""
        if isinstance(meant, str) and meant.startswith("seat:"):
            return (meant,)
        things: list[Zone | Piece] = []
        for zone in self.scene().zones:
            things += [zone, *zone.pieces]
        if isinstance(meant, str):
            return tuple(thing.id for thing in things if meant in (thing.id, thing.touch))
        return tuple(thing.id for thing in things if fits({**msgspec.structs.asdict(thing), **thing.facts}, meant))

    # How it goes on.

    def _begin(self, changes: Pattern) -> None:
        """Arrange the table, with some fields changed."""
        arrangement = decode_arrangement(self.game, {**self.lesson.table, **changes})
        options = decode_options(self.game, self.lesson.options)
        self.match: Match[Any, Any, Any] = Match(self.game, self.lesson.seats, options, SEED, arrangement)
        self.story: list[tuple[int, Sequence[News]]] = []
        """What has happened since the table was arranged: the number of each move, and its news."""

    def _enter(self, at: int) -> None:
        """Arrive at a step; one without words does not stop."""
        self.at = at
        if self.step.table is not None:
            self._begin(self.step.table)
        self._script = list(self.step.watch)
        if not self.step.say:
            self._lead_on()

    def _lead_on(self) -> None:
        while self.watch():
            pass
        self._enter(self.at + 1)

    def _play(self, seat: Seat, move: Move) -> None:
        news = self.match.play(seat, move)
        self.story.append((self.match.step, news))


def fits(found: Pattern, pattern: Pattern) -> bool:
    """Whether something has all fields of a pattern; a list in a file is a tuple in a move."""
    wanted = {name: tuple(value) if isinstance(value, list) else value for name, value in pattern.items()}
    return all(name in found and found[name] == value for name, value in wanted.items())


def fitting(match: Match[Any, Any, Any], seat: Seat, pattern: Pattern) -> list[Move]:
    """Return the legal moves that fit a pattern; one of an unlisted kind must be given in full."""
    listed: list[Move] = [move for move in match.moves(seat) if fits(msgspec.to_builtins(move), pattern)]
    if listed:
        return listed
    try:
        move = decode_move(match.game, pattern)
        match.prepare(seat, move)
    except Refusal:
        return []
    return [move]
