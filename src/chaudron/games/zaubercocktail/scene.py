"""What the rules of Zaubercocktail let a person see: the recipe, the track, what is on offer, their own hand."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from chaudron.games.zaubercocktail.cards import INGREDIENTS, JOKER, LARGEST, RECIPES, SMALLEST, WORTH, brings
from chaudron.games.zaubercocktail.choices import MOST_SHOWN
from chaudron.games.zaubercocktail.facts import Figures, OfferFacts, RecipeFacts, Spot, StoneFacts, StonesFacts, TableFacts
from chaudron.games.zaubercocktail.market import MOST_CARDS
from chaudron.games.zaubercocktail.model import (
    Accept,
    Enough,
    Ingredient,
    Phase,
    PlaceStone,
    Recipe,
    Show,
    Standing,
    View,
    Withdraw,
    offer_place,
)
from chaudron.games.zaubercocktail.state import stones_to_end
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.ranking import leaders
from chaudron.kernel.scene import Piece, Round, Scene, Score, Zone

SAYINGS = ("stone", "show", "enough")
"""Things a person says by touching them."""
FACES: tuple[str, ...] = (
    *(f"ingredient-{ingredient.value}" for ingredient in Ingredient),
    "stone",
    "recipe",
    *(f"say-{saying}" for saying in SAYINGS),
)
ZONES: tuple[str, ...] = (
    "recipe",
    "recipes",
    "past",
    "pile",
    "stones",
    "offer-give",
    "offer-want",
    "call",
    "display",
    "answer-give",
    "answer-want",
    "hand",
    "chosen",
    "sayings",
)


def figures(ingredient: Ingredient) -> Figures:
    """What is printed on the cards of an ingredient; jokers form no collection of their own."""
    kind = ingredient.number
    worths = [brings(kind, number) for number in range(LARGEST[kind] + 1)]
    return Figures(ingredient, WORTH[kind], tuple(worths))


FIGURES: Final = tuple([figures(ingredient) for ingredient in Ingredient])
INK = {
    Ingredient.BLUE_SCHLUMS: "blue",
    Ingredient.GREENROOT: "green",
    Ingredient.LEAD_EARTH: None,
    Ingredient.GIRA_EXTRACT: "gold",
    Ingredient.TROLL_HAIR: "red",
    Ingredient.YELLOW_SCHLUMS: "gold",
    Ingredient.SILVER_GRASS: "white",
    Ingredient.WHITEBERRY: "white",
    Ingredient.FARAN_LEAF: "green",
    Ingredient.GOLD_ROSE: "red",
    Ingredient.BLACK_SOMETHING: "purple",
}


@lru_cache(maxsize=5000)
def pieces(place: str, cards: tuple[Ingredient, ...], *, touchable: bool = False) -> tuple[Piece, ...]:
    """Cards side by side; the nth card of a kind has its own touch."""
    found: list[Piece] = []
    seen: dict[Ingredient, int] = {}
    for card in cards:
        nth = seen[card] = seen.get(card, 0) + 1
        name = f"{card.value}:{nth}"
        touch = f"card:{name}" if touchable else None
        found.append(Piece(f"{place}:{name}", f"ingredient-{card.value}", touch, INK[card]))
    return tuple(found)


@lru_cache(maxsize=500)
def market(offers: tuple[Standing, ...]) -> list[Zone]:
    """Everything that stands on the market, side by side."""
    return [zone for offer in offers for zone in offer_zones(offer)]


@lru_cache(maxsize=5000)
def offer_zones(offer: Standing) -> tuple[Zone, ...]:
    """A standing offer: what is given, what is wanted for it, and whom it is for."""
    place = offer_place(offer.number)
    facts = OfferFacts(number=offer.number, to=-1 if offer.to is None else offer.to, call=offer.call or 0)
    if offer.is_open:
        name = "display" if offer.give else "call"
        return (Zone(place, name, "row", offer.seat, pieces(place, offer.give or offer.want), facts=facts, touch=place),)
    kind = "offer" if offer.call is None else "answer"
    return (
        Zone(place, f"{kind}-give", "row", offer.seat, pieces(f"{place}:give", offer.give), facts=facts, touch=place),
        Zone(f"{place}:want", f"{kind}-want", "row", offer.seat, pieces(f"{place}:want", offer.want), facts=facts),
    )


def recipe_facts(recipe: Recipe) -> RecipeFacts:
    """How far pawns go for a rank."""
    return RecipeFacts(first=recipe.first, second=recipe.second, third=recipe.third, last=recipe.last)


@lru_cache(maxsize=500)
def middle(recipe: Recipe, turned: tuple[Recipe, ...], pile: int, stones: tuple[Seat, ...], places: int) -> list[Zone]:
    """What lies in the middle of the table."""
    past = [Piece(f"recipe:{number}", "recipe", facts=recipe_facts(each)) for number, each in enumerate(turned, 1)]
    laid = [Piece(f"stone:{seat}", "stone", facts=StoneFacts(seat=seat)) for seat in stones]
    return [
        Zone("recipe", "recipe", "bowl", facts=recipe_facts(recipe)),
        Zone("recipes", "recipes", "pile", size=len(RECIPES) - len(turned)),  # with the lightning, without the one that lies open
        *([Zone("past", "past", "row", pieces=tuple(past))] if past else []),
        Zone("pile", "pile", "pile", size=pile),
        Zone("stones", "stones", "row", pieces=tuple(laid), facts=StonesFacts(places=places)),
    ]


@lru_cache(maxsize=5000)
def closed_hand(seat: Seat, number: int) -> Zone:
    """A hand of which only the size is visible."""
    return Zone(f"hand:{seat}", "hand", "hand", seat, size=number)


@lru_cache(maxsize=500)
def spaces(pawns: tuple[int, ...]) -> tuple[Score, ...]:
    """How far everybody has come."""
    return tuple([Score(seat, space) for seat, space in enumerate(pawns)])


@lru_cache(maxsize=500)
def facts(round: int, track: int, phase: Phase, spots: tuple[Spot, ...]) -> TableFacts:
    """The facts of the table as a whole."""
    return TableFacts(
        round=round,
        track=track,
        phase=phase,
        most=MOST_CARDS,
        collections=MOST_SHOWN,
        smallest=SMALLEST,
        joker=INGREDIENTS[JOKER],
        spots=spots,
        figures=FIGURES,
    )


def spots(places: int) -> tuple[Spot, ...]:
    """Where the stones lie that close the market: the first on the ring (ZAU-18)."""
    later: list[Spot] = ["chalice"] * (places - 1)
    return ("ring", *later)


def sayings(view: View) -> list[str]:
    """What this person can say."""
    seat = view.seat
    if seat is None:
        return []
    if view.phase == "trade" and seat not in view.stones + view.stopped:
        return ["stone"]
    if view.phase == "show" and not view.ready[seat]:
        return ["show", "enough"]
    return []


def scene(view: View) -> Scene:
    """Everything this person may see now."""
    places = stones_to_end(len(view.hands))
    zones = middle(view.recipe, view.turned, view.pile, view.stones, places) + market(view.offers)
    for seat, number in enumerate(view.hands):
        if seat == view.seat:
            zones.append(Zone(f"hand:{seat}", "hand", "hand", seat, pieces("hand", view.hand, touchable=True)))
        else:
            zones.append(closed_hand(seat, number))
    if view.chosen:
        chosen = [(each.ingredient, each.cards, each.jokers) for each in view.chosen]
        laid = [card for kind, cards, jokers in chosen for card in (kind,) * cards + (INGREDIENTS[JOKER],) * jokers]
        zones.append(Zone("chosen", "chosen", "row", view.seat, pieces("chosen", tuple(laid))))
    words = sayings(view)
    if words:
        zones.append(Zone("sayings", "sayings", "row", view.seat, tuple([Piece(f"say:{w}", f"say-{w}", f"say:{w}") for w in words])))
    return Scene(
        seat=view.seat,
        turn=turn(view),
        zones=tuple(zones),
        scores=spaces(view.pawns),
        facts=facts(view.round + 1, view.options.track, view.phase, spots(places)),
        round=Round(view.round + 1),
        leaders=leaders(view.pawns),
    )


def turn(view: View) -> tuple[int, ...]:
    """Who may act."""
    seats = range(len(view.hands))
    if view.phase == "trade":
        return tuple([seat for seat in seats if seat not in view.stones + view.stopped])
    return tuple([seat for seat in seats if not view.ready[seat]]) if view.phase == "show" else ()


def cards_touched(ingredient: Ingredient, first: int, number: int) -> Sequence[str]:
    """The touches of this many cards of a kind, from the nth on."""
    return [f"card:{ingredient.value}:{nth}" for nth in range(first, first + number)]


def touches(view: View, move: Move) -> tuple[str, ...]:
    """What is touched to choose a move."""
    if type(move) is Accept or type(move) is Withdraw:
        return (offer_place(move.offer),)
    if isinstance(move, Show):
        used = sum([each.jokers for each in view.chosen])
        jokers = cards_touched(INGREDIENTS[JOKER], used + 1, move.jokers)
        return (*cards_touched(move.ingredient, 1, move.cards), *jokers, "say:show")
    assert isinstance(move, PlaceStone | Enough)
    return ("say:stone",) if isinstance(move, PlaceStone) else ("say:enough",)
