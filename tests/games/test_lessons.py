"""Every lesson of every game can be walked through, is short, and has its words in three languages."""

import re
from pathlib import Path

import msgspec
import pytest

from chaudron import games
from chaudron.kernel.record import decode_record, encode_record
from chaudron.kernel.replay import replay
from chaudron.lessons import Guess, Lesson, Step, Walk, Wrong, lessons
from chaudron.testing import Broken, check_lessons
from chaudron.testing import lessons as checker
from tests.texts import OURS

MOST_WORDS = 450
"""Of all lessons of a game together."""
TAUGHT = [name for name in games.names() if lessons(games.load(name))]
POISON = games.load("poison")


@pytest.mark.parametrize("game", games.names())
def test_every_lesson_can_be_walked_through(game: str) -> None:
    check_lessons(games.load(game))


@pytest.mark.parametrize("game", TAUGHT)
def test_there_are_three_or_four_lessons_of_few_words(game: str) -> None:
    found = games.load(game)
    assert len(lessons(found)) in (3, 4)
    for language in OURS:
        source = (Path(found.about.folder) / "lessons" / f"{language}.ftl").read_text("utf-8")
        texts = [line.partition("=")[2] for line in source.splitlines() if not line.startswith("#")]
        words = re.findall(r"[\w’'-]+", re.sub(r"\{.*?\}", "x", "\n".join(texts)))
        assert len(words) <= MOST_WORDS, f"{language}: {len(words)} words"


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_played_in_a_lesson_is_marked_and_replays(game: str) -> None:
    found = games.load(game)
    for lesson in lessons(found):
        match = Walk(found, lesson, len(lesson.steps)).match
        record = decode_record(encode_record(match.record()))
        assert record.arrangement is not None and record.commitment == ""
        assert encode_record(replay(found, record).record()) == encode_record(record)


# What the checker refuses.

LESSON = next(lesson for lesson in lessons(POISON) if lesson.name == "colours")


def with_steps(*steps: Step) -> Lesson:
    return msgspec.structs.replace(LESSON, steps=steps)


SAY, DO = Step(say="goal"), Step(say="pour", do=({"card": "red-5"},))


@pytest.mark.parametrize(
    ("lesson", "reason"),
    [
        (with_steps(SAY, SAY), "nothing to do"),
        (with_steps(DO), "ends with words"),
        (with_steps(Step(say="goal", show=("cauldron:7",)), DO, SAY), "no cauldron:7"),
        (with_steps(Step(say="pour", do=({"card": "red-5"}, {"card": "red-7"})), SAY), "nobody can make the move"),
        (with_steps(Step(say="pour", do=({"card": "red-5"},), wrong=(Wrong({"card": "red-7"}, "red"),)), SAY), "no other move"),
        (with_steps(Step(say="goal", guess=(Guess("taken:0", say="red"),)), SAY), "needs something right"),
        (with_steps(Step(say="goal", guess=(Guess("taken:0", right=True), Guess("taken:1"))), SAY), "needs something right"),
        (with_steps(DO, Step(say="unheard")), "missing or never said"),
    ],
)
def test_a_lesson_that_does_not_work_is_reported(monkeypatch: pytest.MonkeyPatch, lesson: Lesson, reason: str) -> None:
    monkeypatch.setattr(checker, "lessons", lambda game: (lesson,))
    with pytest.raises(Broken, match=reason):
        check_lessons(POISON)


def test_a_scripted_move_that_is_not_legal_is_reported() -> None:
    walk = Walk(POISON, with_steps(Step(say="others", watch=({"seat": 1, "card": "red-2"},)), DO, SAY))
    with pytest.raises(ValueError, match="nobody can make the move"):
        walk.watch()
