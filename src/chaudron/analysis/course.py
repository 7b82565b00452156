"""A finished match, step by step, with every state: whoever looks back may see everything."""

from typing import Any, NamedTuple

from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, Move, News, Question, Seat
from chaudron.kernel.replay import reopen


class Moment(NamedTuple):
    """The match after a step; step 0 is the deal."""

    step: int
    state: Any
    questions: dict[Seat, Question]
    seat: Seat
    """Who made the step; the deal is nobody's, and this is -1."""
    move: Move | None
    news: list[News]

    @property
    def words(self) -> bool:
        """Whether somebody only said something, and nothing changed hands."""
        return self.move is not None and all(item.event.words for item in self.news)


class Course:
    """The moments of a match."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        if match.outcome is None:
            raise BadRecord("unfinished", moves=match.step)
        self.game = match.game
        self.match = match
        again = reopen(match.game, match.record())
        self.moments: list[Moment] = []
        for number, (seat, move) in enumerate(match.history, 1):
            step = again.prepare(seat, move)
            if not self.moments:
                self.moments.append(Moment(0, step.before, again.questions(), -1, None, again.opening))
            news = again.commit(step)
            self.moments.append(Moment(number, step.state, again.questions(), seat, step.move, news))
