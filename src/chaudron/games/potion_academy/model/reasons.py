"""What can be said for or against a move of Potion Academy: a Struct for each kind."""

from chaudron.games.potion_academy.model.things import Combination, Player, Potion
from chaudron.kernel.model import Reason


class Scores(Reason, frozen=True):
    """The combination brings these points, and the colour then has so many of those that end the game."""

    points: int
    total: int
    goal: int


class Wins(Reason, frozen=True):
    """The combination wins the game."""


class Completes(Reason, frozen=True):
    """The card completes a combination, which can be scored in this very turn."""

    combination: Combination
    points: int


class OneShort(Reason, frozen=True):
    """Afterwards, a single card is missing for a combination."""

    combination: Combination
    points: int


class Blank(Reason, frozen=True):
    """The card has no potion, so it is never part of a combination."""


class CanStop(Reason, frozen=True):
    """An action with the card can break up what somebody else could score."""

    on: Player
    points: int


class Breaks(Reason, frozen=True):
    """Somebody else could have scored these points with the card."""

    on: Player
    points: int


class SetsBack(Reason, frozen=True):
    """Somebody else has so many placed cards left."""

    on: Player
    left: int


class OwnCard(Reason, frozen=True):
    """The action hits a card of the seat's own."""


class Robs(Reason, frozen=True):
    """The seat sees all these cards in somebody's hand, and takes the best."""

    on: Player
    cards: int


class Buries(Reason, frozen=True):
    """Somebody gives up a card, and the seat draws one."""

    on: Player


class NoUse(Reason, frozen=True):
    """The action changes nothing but tokens."""


class Finds(Reason, frozen=True):
    """The discard pile has a card with this potion, which would complete a combination in the next turn."""

    potion: Potion
    points: int


class Picks(Reason, frozen=True):
    """The seat keeps the better of two cards."""


class Draws(Reason, frozen=True):
    """So many cards are drawn."""

    cards: int


class Forgoes(Reason, frozen=True):
    """The seat could have scored these points now."""

    points: int


class Matches(Reason, frozen=True):
    """The seat has so many other cards with the same potion, in hand or placed for this colour."""

    potion: Potion
    cards: int


class Elsewhere(Reason, frozen=True):
    """So many of the other cards with this potion lie before others or on the discard pile."""

    potion: Potion
    cards: int


REASONS = (
    Scores,
    Wins,
    Completes,
    OneShort,
    Blank,
    CanStop,
    Breaks,
    SetsBack,
    OwnCard,
    Robs,
    Buries,
    NoUse,
    Finds,
    Picks,
    Draws,
    Forgoes,
    Matches,
    Elsewhere,
)
