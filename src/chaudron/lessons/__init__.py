"""Lessons: found in the folder of each game, walked through with one learner and scripted seats."""

from chaudron.lessons.find import lesson, lessons
from chaudron.lessons.model import Guess, Lesson, Step, Wrong
from chaudron.lessons.walk import LEARNER, Walk

__all__ = ["LEARNER", "Guess", "Lesson", "Step", "Walk", "Wrong", "lesson", "lessons"]
