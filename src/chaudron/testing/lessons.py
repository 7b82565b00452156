"""Walks through the lessons of a game: moves are legal, everything meant is there, and all words exist."""

from contextlib import suppress

import msgspec

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Move, Refusal
from chaudron.kernel.record import decode_move
from chaudron.lessons import LEARNER, Lesson, Step, Walk, lessons
from chaudron.lessons.walk import fits
from chaudron.testing.settings import Broken
from chaudron.texts import texts
from chaudron.texts.sources import Sources, patterns


def check_lessons(game: AnyGame) -> None:
    """Raise Broken unless every lesson of a game can be walked through, whichever right move is made at each step."""
    said: set[str] = set()
    for lesson in lessons(game):
        if not any(step.do or step.guess for step in lesson.steps):
            raise Broken("lesson", f"{lesson.name}: there is nothing to do")
        said |= {f"lesson-{lesson.name}"} | {lesson.key(say) for step in lesson.steps for say in says(step)}
        for at in range(len(lesson.steps)):
            check_step(game, lesson, at)
    check_words(game, said)


def says(step: Step) -> list[str]:
    """Return the names of the texts of a step."""
    found = [step.say, *(wrong.say for wrong in step.wrong), *(option.say for option in step.guess)]
    return [say for say in found if say]


def check_step(game: AnyGame, lesson: Lesson, at: int) -> None:
    """Check a step as a learner finds it who arrives or resumes there, and that everything right leads on to the end."""
    walk = Walk(game, lesson, at)
    if walk.at != at:
        return  # a step without words does not stop
    step, where = walk.step, f"{lesson.name}, step {at + 1}"
    for meant in (*step.show, *(option.show for option in step.guess)):
        if not walk.meant(meant):
            raise Broken("lesson", f"{where}: there is no {meant}")
    if walk.last != (at == len(lesson.steps) - 1) or (walk.last and not walk.pauses):
        raise Broken("lesson", f"{where}: a lesson ends with words")
    if step.guess and (not any(option.right for option in step.guess) or not all(option.right or option.say for option in step.guess)):
        raise Broken("lesson", f"{where}: a guess needs something right, and an answer to everything else")
    for pattern in step.do:
        if not any(fits(msgspec.to_builtins(move), pattern) for move in walk.right()):
            raise Broken("lesson", f"{where}: nobody can make the move {pattern}")
    for move in walk.right():
        finish(Walk(game, lesson, at), move)
    for wrong in step.wrong:
        if not any(walk.answer(move) == lesson.key(wrong.say) for move in other_moves(walk, wrong.move)):
            raise Broken("lesson", f"{where}: no other move is like {wrong.move}")
    finish(Walk(game, lesson, at))


def other_moves(walk: Walk, pattern: dict[str, object]) -> list[Move]:
    """Return the moves, legal or not, that fit a pattern and are not right."""
    right = walk.right()
    found: list[Move] = [move for move in walk.match.moves(LEARNER) if fits(msgspec.to_builtins(move), pattern) and move not in right]
    with suppress(Refusal):  # it may be given in part
        found.append(decode_move(walk.game, pattern))
    return found


def finish(walk: Walk, move: Move | None = None) -> None:
    """Go on to the end, with this move first, if one is given, and then with the first one that is right."""
    while not walk.last:
        before = walk.at
        if walk.step.do:
            reply = walk.answer(move or walk.right()[0])
            move = None
        elif walk.step.guess:
            reply = walk.guess(next(shown for option, shown in walk.guesses() if option.right))
        else:
            reply = None
            walk.read_on()
        if reply is not None or walk.at == before:
            raise Broken("lesson", f"{walk.lesson.name}, step {before + 1}: what is right does not lead on")


def check_words(game: AnyGame, said: set[str]) -> None:
    """Raise Broken if a lesson lacks a text in a language that has texts of lessons, or has one that is never said."""
    sources = Sources(game)
    for language in sources.languages:
        found = {key for source in sources.parsed(language) for key, _ in patterns(source) if key.startswith("lesson-")} - {
            "lesson-another"
        }
        if found and found != said:
            raise Broken("lesson", f"{language}: texts of lessons that are missing or never said: {sorted(found ^ said)}")
        seats = {f"seat-{seat}": str(seat) for seat in range(max((lesson.seats for lesson in lessons(game)), default=0))}
        for key in said:
            texts(language, game).say(key, **seats)
