"""A match of a game: check, store, swap, tell.

`prepare` checks a move and applies it to a copy; the caller stores the prepared step; `commit` swaps in the copy and returns
the news. A prepared step that is dropped has changed nothing. While a step is being stored, the next one can be prepared on top
of it; if the first is dropped, the next cannot be committed either.

A state is never changed once a match has it, so copies share it. Going back plays the match again from its beginning: every step draws
from the seed and its number, so it leads to the same state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from chaudron.kernel.arrangement import arranged
from chaudron.kernel.game import AnyGame, Game
from chaudron.kernel.model import (
    Arrangement,
    Ask,
    IllegalMove,
    Malformed,
    Move,
    News,
    Options,
    Outcome,
    Question,
    Refusal,
    Seat,
    Stale,
    TimeLimit,
    View,
)
from chaudron.kernel.options import check_setup
from chaudron.kernel.record import Mixed, Record, Stem, commitment, decode_seed, make_record, mix, refuse_form
from chaudron.kernel.rng import SEED_BYTES, Rng, new_seed
from chaudron.kernel.why import why_not

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Step(Generic[S, M]):
    """A checked move and everything that follows from it, not yet part of the match."""

    def __init__(
        self, before: S, number: int, seat: Seat, move: M, state: S, news: list[News], asks: Mapping[Seat, Ask], asked: dict[Seat, int]
    ) -> None:
        self.before = before
        self.number = number
        self.seat = seat
        self.move = move
        self.state = state
        self.news = news
        self.asks = asks
        self.asked = asked


class Match(Generic[S, M, V]):
    """One match of a game; only this class and the rules ever hold a state."""

    def __init__(
        self,
        game: Game[S, M, V],
        seats: int,
        options: Options | None = None,
        seed: bytes | None = None,
        arrangement: Arrangement | None = None,
        stems: Sequence[Stem] = (),
        mixed: Mixed | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: Options = game.about.options() if options is None else options
        self.mixed = mixed
        """How the seed was made, if players had a share in it."""
        if seed is None:
            seed = new_seed() if mixed is None else mix(mixed)
        self.seed: bytes = seed
        if len(self.seed) != SEED_BYTES:
            raise Malformed("seed", digits=2 * SEED_BYTES)
        check_setup(game, seats, self.options)
        self.opening: list[News] = []
        self.arrangement = arrangement
        """How the match began, if it was not dealt."""
        self.stems: tuple[Stem, ...] = tuple(stems)
        """What it has in common with other matches, if it is a branch."""
        self.ended = False
        """Whether people have ended it before the rules do; nobody checks a move for that."""
        self.imagined = False
        """Whether somebody imagines it, so that its seed and moves do not lead to its state, and nothing can be rebuilt from them."""
        draws = self._rng(0)
        self._state: S = (
            game.start(seats, self.options, draws, self.opening)
            if arrangement is None
            else arranged(game, seats, self.options, arrangement, draws)
        )
        self._moves: list[tuple[Seat, M]] = []
        self._undone: list[tuple[Seat, M]] = []
        self._asks: Mapping[Seat, Ask] = game.asks(self._state)
        self._asked: dict[Seat, int] = dict.fromkeys(self._asks, 0)

    def __repr__(self) -> str:
        outcome = self.outcome
        if outcome is None:
            now = f"asked: {', '.join([f'seat {seat}' for seat in sorted(self._asks)])}"
        else:
            now = f"won by {', '.join([f'seat {seat}' for seat in outcome.winners]) or 'no seat'}"
        return f"<Match of {self.game.about.name}: {self.seats} seats, {self.step} moves, {now}>"

    def __eq__(self, other: object) -> bool:
        """Whether both have the same rules, set-up, seed and moves, and so are the same in everything."""
        return self is other or (isinstance(other, Match) and self._whole() == other._whole() and not self.imagined | other.imagined)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what rebuilds the match, in either build."""
        self._refuse_imagined()
        beginning = (self.game, self.seats, self.options, self.seed, self.arrangement, self.stems, self.mixed)
        return restored, (*beginning, tuple(self._moves), tuple(self._undone))

    def _whole(self) -> tuple[Any, ...]:
        """Return all that makes the match what it is."""
        rules = (type(self.game), self.game.about.version)
        return (rules, self.seats, self.options, self.seed, self.arrangement, self.stems, self.mixed, self._moves)

    @property
    def step(self) -> int:
        """The number of moves made so far."""
        return len(self._moves)

    @property
    def history(self) -> tuple[tuple[Seat, M], ...]:
        """The moves made so far, each with the seat that made it."""
        return tuple(self._moves)

    @property
    def undone(self) -> int:
        """The number of moves taken back that `redo` would make again."""
        return len(self._undone)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._state)

    @property
    def commitment(self) -> str:
        """The hash of seed and set-up, to be published before anybody sees the deal; empty if the match was arranged."""
        return "" if self.arrangement is not None else commitment(self.game, self.seats, self.options, self.seed, self.stems)

    @property
    def asks(self) -> Mapping[Seat, Ask]:
        """What each seat is asked now, without numbers."""
        return self._asks

    def questions(self) -> dict[Seat, Question]:
        """Return the current question of each seat that is asked something."""
        return {seat: Question(self._asked[seat], ask) for seat, ask in self._asks.items()}

    def question(self, seat: Seat) -> Question | None:
        """Return the current question of one seat, or None if it is not asked anything."""
        ask = self._asks.get(seat)
        return None if ask is None else Question(self._asked[seat], ask)

    def awaited(self) -> set[Seat]:
        """Return the seats that must answer."""
        return {seat for seat, ask in self._asks.items() if ask.must}

    def view(self, seat: Seat | None) -> V:
        """Return what that seat (None: an onlooker) knows."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Malformed("seat", seat=seat, seats=self.seats)
        return self.game.view(self._state, seat)

    def moves(self, seat: Seat) -> Sequence[M]:
        """Return the legal moves of the seat, except unlisted kinds and those that only the house makes."""
        if not 0 <= seat < self.seats:
            raise Malformed("seat", seat=seat, seats=self.seats)
        return self.game.moves(self._state, seat)

    def why_not(self, seat: Seat, touches: Sequence[str]) -> IllegalMove:
        """Return why touching these leads a seat to no move."""
        if not 0 <= seat < self.seats:
            return IllegalMove("not-asked", seat=seat)
        return why_not(self.game, self._state, seat, self.game.meant(self.view(seat), touches))

    def refusal(self, seat: Seat, move: M) -> IllegalMove:
        """Return why a seat may not make a move."""
        if not 0 <= seat < self.seats:
            return IllegalMove("not-asked", seat=seat)
        refuse_form(self.game, move)
        return why_not(self.game, self._state, seat, move)

    def tally(self) -> Mapping[str, int]:
        """Return how many there are of every card and token, wherever they are: constant throughout a match."""
        return self.game.tally(self._state)

    def time_limit(self) -> TimeLimit | None:
        """Return how long the current open question stays open, or None if it has no limit."""
        return self.game.time_limit(self._state)

    def expire(self, seat: Seat) -> M | None:
        """Return the move of the house for a seat that is still asked when time is up."""
        return self.game.expire(self._state, seat)

    def prepare(self, seat: Seat, move: M, question: int | None = None, after: Step[S, M] | None = None) -> Step[S, M]:
        """Check a move and apply it to a copy; the match does not change.

        `question` is the number of the question it answers, if given. `after` is a prepared step to build on, instead of the match
        as it is. Raises Stale if the question is no longer asked, IllegalMove if the move is not allowed, and Malformed if it is none of
        this game."""
        before, number, asks, asked = self._state, self.step + 1, self._asks, self._asked
        if after is not None:
            before, number, asks, asked = after.state, after.number + 1, after.asks, after.asked
        if question is not None and question != asked.get(seat):
            raise Stale("question", asked=question)
        if seat not in asks:
            raise IllegalMove("not-asked", seat=seat)
        self._check(before, seat, move)
        return self._stepped(before, number, seat, move, asks, asked, [])

    def _stepped(
        self, before: S, number: int, seat: Seat, move: M, asks: Mapping[Seat, Ask], asked: dict[Seat, int], news: list[News] | None
    ) -> Step[S, M]:
        """Apply a legal move to a copy."""
        state = self.game.copy(before)
        self.game.apply(state, seat, move, self._rng(number), news)
        now = self.game.asks(state)
        # A question keeps its number while it stands unanswered and unchanged, so that moves by others do not make an answer stale.
        numbers = {other: asked[other] if other != seat and asks.get(other) == ask else number for other, ask in now.items()}
        return Step(before, number, seat, move, state, [] if news is None else news, now, numbers)

    def _check(self, state: S, seat: Seat, move: M) -> None:
        """Raise a refusal unless this is a legal move of this game."""
        try:
            self.game.check(state, seat, move)
        except (Refusal, AttributeError, LookupError, TypeError, ValueError, OverflowError):
            refuse_form(self.game, move)  # rules expect moves of their own, with values that have their types
            raise
        if not isinstance(move, self.game.about.moves):
            refuse_form(self.game, move)

    def commit(self, step: Step[S, M]) -> list[News]:
        """Make a prepared step part of the match and return its news; raises Stale if another step was made since it was prepared."""
        if step.before is not self._state:
            raise Stale("step", number=step.number, expected=self.step + 1)
        self._state = step.state
        self._moves.append((step.seat, step.move))
        if self._undone:
            self._undone = []
        self._asks = step.asks
        self._asked = step.asked
        return step.news

    def play(self, seat: Seat, move: M, question: int | None = None) -> list[News]:
        """Prepare and commit a move, for a match that is not stored."""
        return self.commit(self.prepare(seat, move, question))

    def make(self, seat: Seat, move: M) -> None:
        """Make one of the moves that the seat has now, listed or invented: it is not checked again, and there is no news."""
        self.commit(self._stepped(self._state, self.step + 1, seat, move, self._asks, self._asked, None))

    def answered(self, seat: Seat, question: int) -> int | None:
        """Return the number of the step with which a seat answered the question with that number, if it has."""
        return next((n + 1 for n in range(question, self.step) if self._moves[n][0] == seat), None)

    def last_of(self, seat: Seat) -> int | None:
        """Return the number of the last step that a seat has made, if it has made any."""
        return next((n for n in range(self.step, 0, -1) if self._moves[n - 1][0] == seat), None)

    def made(self, step: int) -> M:
        """Return the move of a step."""
        return self._moves[step - 1][1]

    def copy(self, at: int | None = None) -> Match[S, M, V]:
        """Return an equal match that goes its own way, as it is now or, if given, as it was after the first `at` moves."""
        if at is not None and at != self.step:
            return self._grown(at, self.seed, self.stems, self.mixed)
        found: Match[S, M, V] = Match(self.game, self.seats, self.options, self.seed, self.arrangement, self.stems, self.mixed)
        found._state, found._asks, found._asked = self._state, self._asks, self._asked
        found._moves, found._undone = self._moves.copy(), self._undone.copy()
        found.imagined = self.imagined
        return found

    def imagine(self, seat: Seat, seed: bytes) -> Match[S, M, V]:
        """Return a match that a seat cannot tell from this one as it is now; what is hidden, and luck from now on, are drawn from a seed.

        It counts its moves from here. Its moves can be made and looked at, but it has no record, and nothing before them."""
        found: Match[S, M, V] = Match(self.game, self.seats, self.options, seed)
        found._state = self.game.imagine(self.view(seat), found._rng(0))
        found._asks = self.game.asks(found._state)
        found._asked = dict.fromkeys(found._asks, 0)
        found.opening = []
        found.imagined = True
        return found

    def _refuse_imagined(self) -> None:
        """Raise TypeError if seed and moves do not make the match what it is."""
        if self.imagined:
            raise TypeError("an imagined match cannot be rebuilt from its seed and moves")

    def branch(self, at: int, seed: bytes | None = None) -> Match[S, M, V]:
        """Return a match that begins with the first `at` moves of this one, and from then on draws from a seed of its own."""
        older = [stem for stem in self.stems if stem.moves < at]
        return self._grown(at, new_seed() if seed is None else seed, [*older, Stem(at, self.seed_of(at).hex())], None)

    def _grown(self, at: int, seed: bytes, stems: Sequence[Stem], mixed: Mixed | None) -> Match[S, M, V]:
        if not 0 <= at <= self.step:
            raise Malformed("step", step=at, most=self.step)
        self._refuse_imagined()
        found: Match[S, M, V] = Match(self.game, self.seats, self.options, seed, self.arrangement, stems, mixed)
        for seat, move in self._moves[:at]:
            found.play(seat, move)
        return found

    def undo(self, moves: int = 1) -> tuple[Seat, M]:
        """Take back this many moves, and return the first of them; the same moves made again have the same luck."""
        at = self.step - moves
        if moves < 1 or at < 0:
            raise Malformed("step", step=at, most=self.step)
        undone = self._moves[at:]
        then: Match[S, M, V] = self.copy(at)
        self._state, self._asks, self._asked, self._moves = then._state, then._asks, then._asked, then._moves
        self._undone = undone + self._undone
        return undone[0]

    def redo(self, moves: int = 1) -> list[News]:
        """Make this many moves again that were taken back, and return their news; a different move forgets those that are left."""
        if not 1 <= moves <= self.undone:
            raise Malformed("step", step=self.step + moves, most=self.step + self.undone)
        news: list[News] = []
        for _ in range(moves):
            (seat, move), *left = self._undone
            news += self.play(seat, move)
            self._undone = left
        return news

    def seed_of(self, step: int) -> bytes:
        """Return the seed from which a step draws: its own, or that of a match with which it has the step in common."""
        for stem in self.stems:
            if step <= stem.moves:
                return decode_seed(stem.seed)
        return self.seed

    def _rng(self, step: int) -> Rng:
        """Return what a step draws from."""
        return Rng(self.seed_of(step), step)

    def revealed(self, step: int) -> bool:
        """Whether something hidden has been turned up for anybody since before a step, by news or by the question that followed."""
        now = self.copy(step - 1)
        for seat, move in self._moves[step - 1 :]:
            made = now.prepare(seat, move)
            told = any(item.event.reveals for item in now.commit(made))
            anew = made.number in made.asked.values()  # a question that has stood longer tells nothing new
            if told or (anew and self.game.reveals(made.state)):
                return True
        return False

    def record(self) -> Record:
        """Return the record of the match."""
        self._refuse_imagined()
        return make_record(
            self.game,
            self.seats,
            self.options,
            self.seed,
            self._moves,
            self.outcome,
            self.arrangement,
            self.stems,
            self.mixed,
            ended=self.ended,
        )


def restored(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: bytes,
    arrangement: Arrangement | None,
    stems: tuple[Stem, ...],
    mixed: Mixed | None,
    moves: tuple[tuple[Seat, Move], ...],
    undone: tuple[tuple[Seat, Move], ...],
) -> Match[Any, Any, Any]:
    """Return a match that was pickled."""
    match: Match[Any, Any, Any] = Match(game, seats, options, seed, arrangement, stems, mixed)
    for seat, move in (*moves, *undone):
        match.play(seat, move)
    if undone:
        match.undo(len(undone))
    return match
