"""How the cards are dealt and the recipes are shuffled, as data (ZAU-5, ZAU-6); what is dealt later depends on what was shown."""

from chaudron.games.zaubercocktail.cards import INGREDIENTS, LAST_RECIPES, NUMBER, RECIPES
from chaudron.games.zaubercocktail.model import Recipe
from chaudron.games.zaubercocktail.state import FIRST_CARDS
from chaudron.kernel.dealing import Deal, Dealing, Draw, Place, Shuffle, Thing
from chaudron.kernel.model import Options as AnyOptions

CARDS = tuple(Thing(f"ingredient-{ingredient.value}", copies=NUMBER[ingredient.number]) for ingredient in INGREDIENTS)
LIGHTNING = Thing()


def thing(recipe: Recipe) -> Thing:
    """A recipe, which shows how far pawns go."""
    return Thing(facts={"first": recipe.first, "second": recipe.second, "third": recipe.third, "last": recipe.last})


def dealing(seats: int, options: AnyOptions, round: int) -> Dealing | None:
    """Cards are dealt one at a time from the end of the pile, beginning left of the dealer; the lightning is among the last recipes."""
    if round > len(RECIPES):
        return None
    recipe = Deal("recipes", (Place("recipe"),), 1, skip=round)
    if round > 0:
        return (recipe,)
    number = min(FIRST_CARDS * seats, sum(NUMBER))
    return (
        Shuffle("pile", CARDS),
        Shuffle("recipes", tuple(map(thing, RECIPES))),
        Shuffle("recipes", (LIGHTNING,), last=LAST_RECIPES),
        Draw("dealer", seats),
        Deal("pile", tuple(Place("hand", seat + 1) for seat in range(seats)), number, from_end=True, after="dealer"),
        recipe,
    )
