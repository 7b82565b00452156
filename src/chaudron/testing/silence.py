"""The law *silence*: nobody learns anything that the rules do not show them."""

from itertools import zip_longest
from typing import Any, Final

from chaudron import bots
from chaudron.kernel.bot import AnyBot, advise
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Event, Move, News, Seat
from chaudron.kernel.why import why_not
from chaudron.testing.compare import IMAGINATIONS, encoded, imagined, passes, views
from chaudron.testing.public import remembered
from chaudron.testing.settings import Broken, Setting, random_answer

ENOUGH: Final = 5
"""The number of states in which an event must occur before the law judges it."""
DECISIONS: Final = 8
"""The number of decisions compared in every setting; after that, one in this many is."""
SEARCH: Final = 8
"""The simulations of the search bot: enough to use randomness, few enough to run everywhere."""
ADVISED: Final = 3
"""The number of moves whose advice, with its reasons, is compared."""
WRONG: Final = 4
"""The number of wrong touches whose refusals are compared, each after up to two others."""
SHARED: Final = ("nowhere", "not-asked", "not-allowed")
"""Reasons that every game can give for a wrong touch; their texts are shared."""


def law_silence(setting: Setting) -> None:
    """In states that a seat cannot tell apart, it sees the same scene, is told the same of a wrong touch, and its bots decide and advise
    the same.

    After any move that is legal in both, its own or another's, it hears the same news and has the same view, until the rules show it
    something hidden; what they show must then be part of its view, and wherever they show something, news or the next question say so."""
    game = setting.game
    minds = deciders(game)
    compared = decided = 0
    shown: dict[tuple[type[Event], bool], dict[tuple[int, int], bool]] = {}
    for seed, step, state in setting.walks(every=9):
        asks = game.asks(state)
        for seat in setting.onlookers():
            view = game.view(state, seat)
            for nth, dream in enumerate(imagined(setting, seed, step, state, seat, 2 * IMAGINATIONS)):
                if encoded(game.scene(view)) != encoded(game.scene(game.view(dream, seat))):
                    raise Broken("silence", f"the scene shows seat {seat} what it cannot know at step {step}")
                if nth == 0 and seat is not None:
                    refuse_alike(setting, (seed, step), state, dream, seat)
                for mover in asks:
                    move = random_answer(game, state, mover, setting.rng(seed, step, mover))
                    if move is None or not passes(game, dream, mover, move):
                        continue
                    revealed = unheard(setting, (seed, step), state, dream, seat, mover, move)
                    if revealed is None:
                        compared += 1
                    else:
                        kind, learned = revealed
                        at = shown.setdefault((kind, seat == mover), {})
                        at[seed, step] = at.get((seed, step), False) or learned
                if nth == 0 and seat is not None and seat in asks:  # one is enough, because bots are slow
                    if decided < DECISIONS or setting.rng(seed, step, seat, "decide").below(DECISIONS) == 0:
                        decide_alike(setting, (seed, step), state, dream, seat, minds)
                    if decided < DECISIONS:
                        advise_alike(setting, (seed, step), state, dream, seat, minds)
                    decided += 1
    if not compared and setting.seats > 1:
        raise Broken("silence", "no two states could be compared, so the law was not tried")
    if not game.about.open:
        something_hidden(setting)
    draws_unheard(setting)
    remembered(setting)
    for (kind, mine), at in shown.items():
        # A few times may be coincidence: what was shown can disappear in the same move, when a round ends.
        if len(at) >= ENOUGH and not any(at.values()):
            whom = "the seat that moves" if mine else "another seat"
            raise Broken("silence", f"{kind.__name__} shows {whom} something that is never in its view: is it told to the wrong seat?")


def something_hidden(setting: Setting) -> None:
    """For every pair of seats, one must at least once imagine a state that the other can tell from the true one."""
    game = setting.game
    wanting = {(seat, other) for seat in setting.onlookers() for other in range(setting.seats) if seat != other}
    for seed, step, state in setting.walks(every=9):
        for seat in setting.onlookers():
            for dream in imagined(setting, seed, step, state, seat, IMAGINATIONS):
                for other in range(setting.seats):
                    if (seat, other) in wanting and encoded(game.view(dream, other)) != encoded(game.view(state, other)):
                        wanting.discard((seat, other))
    for seat, other in sorted(wanting, key=repr):
        raise Broken("silence", f"seat {seat} knows everything that seat {other} knows: if nothing is hidden in this game, set About.open")


def draws_unheard(setting: Setting) -> None:
    """If the opening, or a move, leaves a seat with the same view under different randomness, it must have heard the same news."""
    game = setting.game
    openings: list[tuple[list[bytes], list[News]]] = []
    for seed in range(2 * ENOUGH):
        news: list[News] = []
        openings.append((views(setting, game.start(setting.seats, setting.options, setting.rng(seed, "opening"), news)), news))
    same_to_all(setting, "the opening", openings)
    for seed, step, state in setting.walks(every=3):
        for mover in game.asks(state):
            move = random_answer(game, state, mover, setting.rng(seed, step, mover))
            if move is None:
                continue
            after: list[tuple[list[bytes], list[News]]] = []
            for draws in range(3):
                told_now: list[News] = []
                twin = game.copy(state)
                game.apply(twin, mover, move, setting.rng(seed, step, draws, "draws"), told_now)
                after.append((views(setting, twin), told_now))
            same_to_all(setting, f"{move} of seat {mover}", after)


def same_to_all(setting: Setting, what: str, after: list[tuple[list[bytes], list[News]]]) -> None:
    """Raise Broken if two results that leave somebody with the same view came with different news."""
    for index, seat in enumerate(setting.onlookers()):
        heard: dict[bytes, bytes] = {}
        for known, news in after:
            sound = encoded([item for item in news if item.heard_by(seat)])
            if heard.setdefault(known[index], sound) != sound:
                raise Broken("silence", f"{what} reveals random draws to seat {seat} that are not in its view")


def deciders(game: AnyGame) -> dict[str, AnyBot]:
    """Return the bots whose decisions are compared: those for every game, and the game's own."""
    found: dict[str, AnyBot | None] = {"random": bots.make("random", game), "heuristic": game.heuristic()}
    if not game.about.market:
        found["ismcts"] = bots.make(f"ismcts:{SEARCH}", game)
    found |= {name: game.bot(name) for name in game.about.levels.values()}
    return {name: bot for name, bot in found.items() if bot is not None}


def decide_alike(setting: Setting, draws: object, state: Any, dream: Any, seat: Seat, minds: dict[str, AnyBot]) -> None:
    """Raise Broken if a bot decides differently in two states that its seat cannot tell apart."""
    game = setting.game
    for name, bot in minds.items():
        chosen = [
            bot.choose(game.view(each, seat), game.asks(each)[seat], game.moves(each, seat), setting.rng(0, draws, name))
            for each in (state, dream)
        ]
        if None in chosen and game.asks(state)[seat].must:
            raise Broken("silence", f"the {name} bot keeps silent at seat {seat}, which must answer")
        if chosen[0] != chosen[1]:
            raise Broken("silence", f"the {name} bot at seat {seat} uses something it cannot know: {chosen[0]} or {chosen[1]}")


def refuse_alike(setting: Setting, draws: object, state: Any, dream: Any, seat: Seat) -> None:
    """Raise Broken if a seat that touches something is told different reasons why not, in states that it cannot tell apart."""
    game = setting.game
    rng = setting.rng(0, draws, seat, "touch")
    scene = game.scene(game.view(state, seat))
    there = [touch for zone in scene.zones for touch in (zone.touch, *(piece.touch for piece in zone.pieces)) if touch is not None]
    for _ in range(WRONG if there else 0):
        touches = tuple([rng.choice(there) for _ in range(1 + rng.below(3))])
        told, fancied = (why_not(game, each, seat, game.meant(game.view(each, seat), touches)) for each in (state, dream))
        if str(told) != str(fancied):
            raise Broken("silence", f"why seat {seat} cannot touch {touches} depends on what it cannot know: {told} or {fancied}")
        if told.reason not in (*game.about.refusals, *SHARED):
            raise Broken("silence", f"{told.reason} is not among the game's refusals")


def advise_alike(setting: Setting, draws: object, state: Any, dream: Any, seat: Seat, minds: dict[str, AnyBot]) -> None:
    """Raise Broken if a bot, or the game with its reasons, advises differently in two states that the seat cannot tell apart."""
    game = setting.game
    for name, bot in minds.items():
        given = [
            encoded(advise(game, bot, game.view(each, seat), game.asks(each)[seat], game.moves(each, seat), setting.rng(0, draws), ADVISED))
            for each in (state, dream)
        ]
        if given[0] != given[1]:
            raise Broken("silence", f"the advice of the {name} bot to seat {seat} uses something it cannot know: {given}")


def unheard(
    setting: Setting, draws: object, state: Any, dream: Any, seat: Seat | None, mover: Seat, move: Move
) -> tuple[type[Event], bool] | None:
    """Compare what a seat hears of one move in two states and what it then knows; returns None if both are the same.

    If an event that reveals made the difference, returns its type and whether the seat's view now tells the two states apart."""
    game = setting.game
    after: list[tuple[bytes, list[News], bool]] = []
    for each in (state, dream):
        news: list[News] = []
        twin = game.copy(each)
        game.apply(twin, mover, move, setting.rng(0, "unheard", draws), news)
        told = [item for item in news if item.heard_by(seat)]
        after.append((encoded(game.view(twin, seat)), told, said(game, told, each, twin, mover)))
    (known, heard, plain), (fancied, imagined_news, plain_there) = after
    if known != fancied and not (plain and plain_there):  # silence where the other is told something tells as much
        raise Broken(
            "silence", f"seat {seat} learns something after {move} of seat {mover}, and neither news nor the next question reveals"
        )
    for one, two in zip_longest(heard, imagined_news):
        if one is not None and two is not None and encoded(one) == encoded(two):
            continue
        for item in (one, two):
            if item is not None and item.event.reveals:
                return type(item.event), known != fancied
        raise Broken("silence", f"what seat {seat} hears depends on what it cannot know: {one} or {two}, after {move} of seat {mover}")
    if known != fancied:
        raise Broken("silence", f"the view of seat {seat} shows something it was not told, after {move} of seat {mover}")
    return None


def said(game: AnyGame, told: list[News], before: Any, after: Any, mover: Seat) -> bool:
    """Whether news or the next question reveal something; if nobody else is asked anything new, one only learns that the mover goes on."""
    if any(item.event.reveals for item in told) or game.reveals(after):
        return True
    asked, now = dict(game.asks(before)), dict(game.asks(after))
    return asked.pop(mover) is not None and now.pop(mover, None) is not None and asked == now
