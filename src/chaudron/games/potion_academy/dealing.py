"""How the cards are dealt, as data (ACA-3, ACA-4, ACA-26, ACA-29)."""

from chaudron.games.potion_academy.automaton import EASIER_ROUNDS, PLAYER, ROUNDS
from chaudron.games.potion_academy.cards import IN_PLAY, deck_of
from chaudron.games.potion_academy.facts import CardFacts
from chaudron.games.potion_academy.model import Card, Options
from chaudron.games.potion_academy.state import AUTOMATON, DEALT, SOLO
from chaudron.kernel.dealing import Deal, Dealing, Draw, Place, Shuffle, Thing
from chaudron.kernel.model import Options as AnyOptions

UNSEEN = Place("")
"""Which of the automaton's first cards are replaced is a matter of the rules (ACA-30)."""


def thing(card: Card) -> Thing:
    """A card, with everything printed on it."""
    facts = CardFacts(potion=f"potion-{card.potion.value}", target=f"target-{card.target.value}", effect=f"effect-{card.effect.value}")
    return Thing("card", dict(facts))


def dealing(seats: int, options: AnyOptions, round: int) -> Dealing | None:
    """Hands are dealt from the end of the pile, four cards at once, and then a seat is drawn to start; alone, see the automaton."""
    assert isinstance(options, Options)
    if round > 0:
        return None
    shuffle = Shuffle("pile", tuple(thing(card) for card in deck_of(options).cards[: IN_PLAY[seats]]))
    if seats == SOLO:
        to = alone(easier=options.easier)
        return (shuffle, Deal("pile", to, len(to), from_end=True))
    to = tuple(Place("hand", seat) for seat in range(seats) for _ in range(DEALT))
    # With two, the colours begin in a fixed order, and the draw decides who plays which.
    return (shuffle, Deal("pile", to, len(to), from_end=True), Draw("first", seats, fact=None if seats == 2 else "colour"))


def alone(*, easier: bool) -> tuple[Place, ...]:
    """A card to the player, one to the automaton's hand and one face up, three times or twice; the rest to the player."""
    hand, sleeve = Place(f"hand:{PLAYER}"), Place(f"hand:{AUTOMATON}")
    rounds = EASIER_ROUNDS if easier else ROUNDS
    return (*(hand, sleeve, UNSEEN) * rounds, *(hand,) * (DEALT - rounds))
