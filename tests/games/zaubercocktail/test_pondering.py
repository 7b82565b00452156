"""A market with people in it stays open long enough to be read, whoever else is there and however quick the table is."""

from chaudron import games
from chaudron.bots.levels import LEVELS
from chaudron.games.zaubercocktail.model import Accept, Answer, Bid, Call, Display, Ingredient, Offer, PlaceStone, Withdraw
from chaudron.kernel.model import Move
from chaudron.server.mind import HASTE, MOODS, READING

GAME = games.load("zaubercocktail")
ROSE, HAIR = (Ingredient.GOLD_ROSE,), (Ingredient.TROLL_HAIR,)


def soonest(move: Move) -> float:
    """Seconds that the quickest bot at the quickest table takes for a move, where people play."""
    return GAME.ponder(move) * min(level.doubt for level in LEVELS.values()) * max(min(HASTE.values()), READING) * MOODS[0]


def test_no_stone_lies_before_a_person_has_read_hand_and_recipe() -> None:
    assert soonest(PlaceStone()) > 20


def test_no_bot_speaks_as_soon_as_the_market_opens() -> None:
    for move in (Offer(ROSE, HAIR), Call(ROSE), Display(ROSE), Answer(1, HAIR), Bid(1, HAIR)):
        assert soonest(move) > 2


def test_an_offer_can_be_read_before_a_bot_takes_it_up_or_back() -> None:
    assert soonest(Accept(1)) > 1
    assert soonest(Withdraw(1)) > 4


def test_a_market_of_people_is_not_over_for_lack_of_bots_that_are_ready() -> None:
    longest = GAME.ponder(PlaceStone()) * max(level.doubt for level in LEVELS.values()) * max(HASTE.values()) * MOODS[1]
    assert longest < 60 * GAME.about.options().minutes  # type: ignore[attr-defined]
