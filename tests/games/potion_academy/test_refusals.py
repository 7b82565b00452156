"""Why a move or a set-up is refused in Potion Academy: every reason that the game names is met, with its facts."""

from collections.abc import Callable

import pytest

from chaudron.games.potion_academy import GAME, State
from chaudron.games.potion_academy.model import Options
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, Facts, Move
from chaudron.testing import rng, seed
from tests.games.potion_academy.table import (
    DONE,
    EASIER,
    FOUR_DIFFERENT,
    PLAIN,
    REFILL,
    THREE_ALIKE,
    THREE_DIFFERENT,
    TO_SIX,
    aim,
    batch,
    box,
    bury,
    card,
    discard,
    hit,
    place,
    play,
    refusal,
    score,
    snapshot,
    start,
    table,
    take,
    use,
)

MINE = "none left pickpocket, amber *hand-3 forage, azure *right *bury"


def facts(words: str) -> Facts:
    """How a refusal names a card."""
    named = card(words)
    return {"potion": f"potion-{named.potion.value}", "target": f"target-{named.target.value}", "effect": f"effect-{named.effect.value}"}


def beginning() -> State:
    """Seat 1 has discarded, the others have not."""
    state = start(3, 0)
    GAME.apply(state, 1, GAME.moves(state, 1)[0], rng())
    return state


def choosing() -> State:
    """Seat 0 has the turn, and no combination."""
    return table("emerald bury, crimson smash", "azure smash", "azure snatch", placed=[MINE, "emerald smash"])


def scoring() -> State:
    """Seat 0 has the turn, and three different potions."""
    return table("emerald bury", placed=["amber salvage, azure *bury, crimson *smash, none left pickpocket"])


def scored() -> State:
    state = scoring()
    play(state, score(THREE_DIFFERENT, "azure bury"))
    return state


def placing() -> State:
    """Seat 0 has placed a card that can be used."""
    state = table("crimson right smash", "azure smash", placed=[MINE, "emerald smash, emerald snatch"], discarded="amber salvage")
    play(state, place("crimson right smash"))
    return state


def salvage_placed() -> State:
    """Seat 0 has placed a salvage, and nothing is discarded."""
    state = table("amber salvage", "azure smash", placed=["none left pickpocket"])
    play(state, place("amber salvage"))
    return state


def at_the_end() -> State:
    """Seat 0 may score or leave it."""
    state = table("emerald bury", placed=["amber salvage, azure *bury, crimson *smash"], discarded="azure snatch")
    play(state, use("amber salvage"))
    return state


def refilled() -> State:
    state = table("emerald bury", pile="amber salvage, azure bury, crimson smash")
    play(state, REFILL)
    return state


def clearing() -> State:
    """Seat 0 has four placed cards."""
    state = table("none left pickpocket, crimson smash", placed=["amber *left *salvage, amber *hand-3 *forage, azure *right *bury"])
    play(state, place("none left pickpocket"))
    return state


def picking() -> State:
    state = table("emerald bury", "azure smash, azure snatch", placed=["none left pickpocket, azure anyone salvage"])
    play(state, aim("none left pickpocket", "azure salvage", 1))
    return state


def burying() -> State:
    """Seat 1 is to bury a card."""
    state = table("emerald bury", "azure smash, azure snatch", placed=["azure bury, amber left salvage"])
    play(state, aim("azure bury", "amber salvage", 1))
    return state


def salvaging() -> State:
    state = table("emerald bury", placed=["amber salvage"], discarded="azure smash, azure snatch")
    play(state, use("amber salvage"))
    return state


def foraging() -> State:
    state = table("emerald bury", placed=["amber forage"], pile="azure smash, azure snatch")
    play(state, use("amber forage"))
    return state


def over() -> State:
    state = table("emerald bury", placed=["amber salvage, azure *bury, crimson *smash"], scores=[4])
    play(state, score(THREE_DIFFERENT, "azure bury"))
    return state


def anyone_reached() -> State:
    return table("", "", "amber salvage", placed=["none left pickpocket, emerald anyone smash, crimson two-placed *bury"])


CASES: list[tuple[str, Callable[[], State], int, Move, Facts]] = [
    ("not-your-turn", choosing, 1, REFILL, {}),
    ("not-your-turn", choosing, 2, place("azure snatch"), {}),
    ("not-your-turn", burying, 0, bury("emerald bury"), {}),
    ("not-your-turn", picking, 1, take("azure smash"), {}),
    ("not-your-turn", over, 0, REFILL, {}),
    ("not-your-turn", over, 1, DONE, {}),
    ("already-chosen", beginning, 1, discard("amber salvage"), {}),
    ("choose-discard", beginning, 0, REFILL, {}),
    ("choose-discard", refilled, 0, DONE, {}),
    ("choose-discard", refilled, 0, place("emerald bury"), {}),
    ("choose-discard", clearing, 0, DONE, {}),
    ("choose-discard", clearing, 0, score(THREE_DIFFERENT, "amber salvage"), {}),
    ("card-not-held", choosing, 0, place("azure smash"), facts("azure smash")),
    ("card-not-held", choosing, 0, place("ivory bury"), facts("ivory bury")),
    ("card-not-held", refilled, 0, discard("azure smash"), facts("azure smash")),
    ("card-not-held", burying, 1, bury("emerald bury"), facts("emerald bury")),
    ("card-not-there", clearing, 0, discard("crimson smash"), facts("crimson smash")),
    ("card-not-there", picking, 0, take("emerald bury"), facts("emerald bury")),
    ("card-not-there", salvaging, 0, take("emerald bury"), facts("emerald bury")),
    ("card-not-there", foraging, 0, take("emerald bury"), facts("emerald bury")),
    ("not-yours", choosing, 0, use("amber salvage"), facts("amber salvage")),
    ("not-yours", choosing, 0, aim("none left pickpocket", "azure salvage", 1), facts("azure salvage")),
    ("not-yours", choosing, 0, hit("emerald smash", "none left pickpocket", 1, "emerald smash"), facts("emerald smash")),
    ("card-not-there", scoring, 0, score(THREE_DIFFERENT, "emerald bury"), facts("emerald bury")),
    ("no-combination", choosing, 0, score(THREE_DIFFERENT, "amber forage"), {}),
    ("no-combination", scoring, 0, score(FOUR_DIFFERENT, "azure bury"), {}),
    ("no-combination", scoring, 0, score(THREE_ALIKE, "azure bury"), {}),
    ("no-combination", scoring, 0, score(THREE_DIFFERENT, "none left pickpocket"), {}),
    ("no-combination", placing, 0, score(THREE_ALIKE, "crimson smash"), {}),
    ("no-combination", at_the_end, 0, score(FOUR_DIFFERENT, "azure bury"), {}),
    ("already-scored", scored, 0, score(THREE_DIFFERENT, "azure bury"), {}),
    ("used", choosing, 0, aim("azure bury", "none left pickpocket", 1), {}),
    ("used", choosing, 0, aim("none left pickpocket", "amber forage", 1), {}),
    ("same-card", choosing, 0, aim("none left pickpocket", "none left pickpocket", 1), {}),
    ("same-card", placing, 0, hit("crimson smash", "crimson smash", 2, "emerald smash"), {}),
    ("needs-new-card", placing, 0, use("amber forage"), {}),
    ("needs-new-card", placing, 0, aim("none left pickpocket", "amber forage", 1), {}),
    ("needs-target", choosing, 0, use("none left pickpocket"), {}),
    ("needs-target", placing, 0, use("crimson smash"), {}),
    ("not-reached", placing, 0, hit("crimson smash", "none left pickpocket", 2, "emerald smash"), {}),
    ("not-reached", placing, 0, hit("crimson smash", "none left pickpocket", 1, "azure smash"), {}),
    ("not-reached", anyone_reached, 0, aim("none left pickpocket", "emerald smash", 1), {}),
    ("not-reached", anyone_reached, 0, aim("none left pickpocket", "emerald smash", 0), {}),
    ("not-reached", anyone_reached, 0, aim("none left pickpocket", "crimson bury", 2), {}),
    ("not-reached", anyone_reached, 0, aim("none left pickpocket", "emerald smash", 4), {}),
    ("cannot-work", salvage_placed, 0, use("amber salvage"), {}),
    ("not-now", choosing, 0, DONE, {}),
    ("not-now", choosing, 0, discard("emerald bury"), {}),
    ("not-now", choosing, 0, take("emerald bury"), {}),
    ("not-now", choosing, 0, bury("emerald bury"), {}),
    ("not-now", placing, 0, REFILL, {}),
    ("not-now", placing, 0, place("crimson smash"), {}),
    ("not-now", at_the_end, 0, REFILL, {}),
    ("not-now", at_the_end, 0, use("amber salvage"), {}),
    ("not-now", picking, 0, DONE, {}),
    ("not-now", burying, 1, discard("azure smash"), {}),
    ("not-now", salvaging, 0, bury("emerald bury"), {}),
    ("not-now", foraging, 0, discard("azure smash"), {}),
]


@pytest.mark.parametrize(("reason", "lay_out", "seat", "move", "told"), CASES)
def test_a_move_is_refused_for_a_reason(reason: str, lay_out: Callable[[], State], seat: int, move: Move, told: Facts) -> None:
    """And nothing has changed."""
    state = lay_out()
    assert move not in GAME.moves(state, seat)
    assert refusal(state, seat, move) == (reason, told)


def test_every_reason_is_met() -> None:
    assert {reason for reason, *_ in CASES} == set(GAME.about.refusals)


def test_a_card_not_held_cannot_be_the_first_discard() -> None:
    state = beginning()
    held = GAME.view(state, 0).hand
    other = next(each for each in batch("3+") if each not in held)
    before = snapshot(state)
    assert refusal(state, 0, type(discard("amber salvage"))(other))[0] == "card-not-held"
    assert snapshot(state) == before


SETUPS: list[tuple[str, int, Options]] = [
    ("cards-number", 3, Options(cards=box(from_four=batch("4+")[:5]))),
    ("cards-blank", 3, Options(cards=box(from_four=(*batch("4+")[:4], *batch("5+")[:2])))),
    ("cards-potion", 3, Options(cards=box(from_five=batch("4+")))),
    ("cards-twice", 3, Options(cards=box(from_five=(*batch("5+")[:4], *batch("4+")[4:])))),
    ("not-solo", 1, TO_SIX),
    ("only-solo", 3, EASIER),
]


@pytest.mark.parametrize(("reason", "seats", "options"), SETUPS)
def test_a_set_up_is_refused_for_a_reason(reason: str, seats: int, options: Options) -> None:
    with pytest.raises(BadSetup) as caught:
        Match(GAME, seats, options, seed(0))
    assert caught.value.reason == reason
    Match(GAME, seats, PLAIN, seed(0))


def test_every_reason_against_a_set_up_is_met() -> None:
    assert {reason for reason, *_ in SETUPS} == set(GAME.about.setups)
