"""A lesson as data: an arranged table, and steps that say, let do, let watch and let guess."""

from typing import Any, TypeAlias

from msgspec import Struct

Pattern: TypeAlias = dict[str, Any]
"""Some fields of a move, or of a zone or piece and its facts; it fits whatever has them."""
Meant: TypeAlias = str | Pattern
"""What is meant in a scene: the id or touch of a zone or piece, `seat:N`, or a pattern."""


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything that is read from the file of a lesson."""


class Wrong(Form, frozen=True):
    """An instructive wrong move, and what is then said."""

    move: Pattern
    say: str


class Guess(Form, frozen=True):
    """Something to be guessed; if it is not right, `say` answers."""

    show: Meant
    right: bool = False
    say: str = ""


class Step(Form, frozen=True):
    """One idea: words, and what is meant by them. The learner does, watches or guesses something, or just reads on."""

    say: str = ""
    """The name of a text; a step without one does not stop."""
    show: tuple[Meant, ...] = ()
    """What glows."""
    table: Pattern | None = None
    """Begin again with the table of the lesson, apart from these fields."""
    do: tuple[Pattern, ...] = ()
    """The moves that are right."""
    wrong: tuple[Wrong, ...] = ()
    watch: tuple[Pattern, ...] = ()
    """Moves by others, each with a `seat`, unless only one seat is asked."""
    guess: tuple[Guess, ...] = ()


class Lesson(Form, frozen=True, kw_only=True):
    """A short lesson; its text `lesson-NAME` is its title, and `lesson-NAME-STEP` are its words."""

    name: str = ""
    """From the name of its file."""
    seats: int
    options: Pattern = {}
    table: Pattern
    """The arrangement with which it begins."""
    steps: tuple[Step, ...]

    def key(self, say: str) -> str:
        """Return the key of one of its texts."""
        return f"lesson-{self.name}-{say}"
