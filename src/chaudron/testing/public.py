"""What everybody sees and is told: parts of the laws *view*, *end* and *silence*."""

from typing import Any, Final

from chaudron.kernel.model import Move, News, Outcome, Seat
from chaudron.testing.compare import encoded, views
from chaudron.testing.settings import Broken, Setting, random_answer

PAIRS: Final = 2
"""How many pairs of moves of a seat are compared in a state."""


def same_public(setting: Setting, state: Any, dream: Any, seat: Seat | None, step: int) -> None:
    """Raise Broken if a seat imagines something that contradicts what everybody can look at, or adds or loses cards."""
    game = setting.game
    if encoded(game.scene(game.view(dream, None))) != encoded(game.scene(game.view(state, None))):
        raise Broken(
            "view",
            f"seat {seat} imagines a state at step {step} in which an onlooker would see something else: put what everybody sees into "
            "the view of every seat, and let `imagine` keep it",
        )
    if game.tally(dream) != game.tally(state):
        raise Broken("view", f"seat {seat} imagines a state with other cards or tokens at step {step}: deal out what is left, and no more")


def remembered(setting: Setting) -> None:
    """Raise Broken if two moves of which somebody is told different things leave them with the same view, though not everybody."""
    game = setting.game
    for seed, step, state in setting.walks(every=9):
        for mover in game.asks(state):
            rng = setting.rng(seed, step, mover, "remembered")
            for _ in range(PAIRS):
                one, other = random_answer(game, state, mover, rng), random_answer(game, state, mover, rng)
                if one is not None and other is not None and one != other:
                    tell_apart(setting, (seed, step), state, mover, one, other)


def tell_apart(setting: Setting, draws: object, state: Any, mover: Seat, one: Move, other: Move) -> None:
    """Compare what two moves leave everybody with."""
    game = setting.game
    after: list[tuple[list[bytes], list[News]]] = []
    for move in (one, other):
        news: list[News] = []
        twin = game.copy(state)
        game.apply(twin, mover, move, setting.rng(0, "apart", draws), news)
        after.append((views(setting, twin), news))
    (known, told), (fancied, retold) = after
    if known == fancied:
        return  # both moves lead to the same
    for index, seat in enumerate(setting.onlookers()):
        heard, reheard = ([encoded(item.event) for item in news if item.heard_by(seat) and not item.event.words] for news in (told, retold))
        if heard != reheard and known[index] == fancied[index]:
            raise Broken(
                "silence",
                f"seat {seat} is told of {one} or {other} of seat {mover}, and its view is the same after both: a view is what an "
                "attentive person knows, so put into it what was told",
            )


def shown(setting: Setting, state: Any, step: int) -> None:
    """Raise Broken unless a scene says whose turn it is, and has a line of the score sheet for every seat."""
    game = setting.game
    scene = game.scene(game.view(state, None))
    asked = sorted(game.asks(state))
    if sorted(scene.turn) != asked:
        raise Broken(
            "end", f"the scene says that it is the turn of {sorted(scene.turn)} at step {step}, but {asked} are asked: set Scene.turn"
        )
    missing = set(range(setting.seats)) - {score.seat for score in scene.scores}
    if missing:
        raise Broken("end", f"the score sheet has no line for {sorted(missing)} at step {step}: put one into Scene.scores for every seat")


class Direction:
    """Whether many points are good or bad, as the outcomes of a setting tell."""

    def __init__(self) -> None:
        self.better: bool | None = None

    def add(self, setting: Setting, state: Any, outcome: Outcome) -> None:
        """Raise Broken if an outcome contradicts others, or what the scene and the last news say of it."""
        game = setting.game
        scene = game.scene(game.view(state, None))
        for one in range(setting.seats):
            for two in range(setting.seats):
                if outcome.scores[one] > outcome.scores[two] and outcome.ranks[one] != outcome.ranks[two]:
                    better = outcome.ranks[one] < outcome.ranks[two]
                    if self.better is not None and self.better != better:
                        raise Broken("end", f"more points are now better and now worse: compare the scores and the ranks of {outcome}")
                    self.better = better
        for score in scene.scores:
            if score.total is not None and score.seat < setting.seats and score.total != outcome.scores[score.seat]:
                raise Broken("end", f"at the end the score sheet says {score}, but the outcome {outcome.scores}: show the final scores")
        if scene.leaders and not set(outcome.winners) <= set(scene.leaders):
            raise Broken("end", f"{outcome.winners} have won, but {scene.leaders} lead in the last scene: which order of ranks is right?")
