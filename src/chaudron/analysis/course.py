"""A finished match, step by step, with every state: whoever looks back may see everything."""

from typing import Any, NamedTuple

from chaudron.kernel.arrangement import arranged
from chaudron.kernel.match import Match, reopen
from chaudron.kernel.model import BadRecord, Move, News, Question, Seat
from chaudron.kernel.rng import Rng


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
        self.game = game = match.game
        self.match = match
        record = match.record()
        again = reopen(game, record)
        draws = Rng(match.seed, 0)
        if match.arrangement is None:
            state = game.start(match.seats, match.options, draws)
        else:
            state = arranged(game, match.seats, match.options, match.arrangement, draws)
        self.moments = [Moment(0, state, again.questions(), -1, None, again.opening)]
        for step, (seat, _) in enumerate(record.moves, 1):
            move = match.made(step)
            state = game.copy(state)
            game.apply(state, seat, move, Rng(match.seed, step))
            news = again.play(seat, move)
            self.moments.append(Moment(step, state, again.questions(), seat, move, news))
