"""What happens to cards: they are poured, taken and drawn (POI-6, POI-10, POI-11, POI-21)."""

from librt.vecs import append
from mypy_extensions import i64

from chaudron.games.poison.cards import CARDS, COLOUR, ONE, cards, total
from chaudron.games.poison.model import BoiledOver, Drew, DrewCard, Poured
from chaudron.games.poison.state import LIMIT, State
from chaudron.kernel.model import News, Seat


def boils_over(sum: i64) -> bool:
    """Whether a cauldron with this total boils over (POI-10)."""
    return sum > LIMIT


def pour(state: State, seat: i64, kind: i64, cauldron: i64) -> bool:
    """Play a card from a hand into a cauldron; return whether it boiled over."""
    state.hands[seat] -= ONE[kind]
    state.poured = append(state.poured, kind << 2 | cauldron)
    return brew(state, seat, kind, cauldron)


def brew(state: State, seat: i64, kind: i64, cauldron: i64) -> bool:
    """Add a card to a cauldron; return whether it boiled over, so that the seat took its cards (POI-6, POI-10, POI-11)."""
    card = ONE[kind]
    before = state.brews[cauldron]
    after = before + card
    boils = boils_over(total(after))
    state.colouring = coloured(state.colouring, kind, cauldron, boils=boils)
    if boils:
        state.taken[seat] += before
        state.brews[cauldron] = card
        return True
    state.brews[cauldron] = after
    return False


def coloured(colouring: i64, kind: i64, cauldron: i64, *, boils: bool) -> i64:
    """The colouring after a card is poured: it gives its cauldron its colour, and one that boils over loses the colour it had."""
    shift: i64 = 2 * cauldron
    if boils:
        colouring &= ~(3 << shift)
    return colouring | COLOUR[kind] << shift


def pour_aloud(state: State, seat: Seat, kind: int, cauldron: int, news: list[News], *, forced: bool) -> None:
    """Pour a card, and add the news."""
    before = state.brews[cauldron]
    boiled = pour(state, seat, kind, cauldron)
    news.append(News(Poured(seat, CARDS[kind], cauldron, total(before + ONE[kind]), forced)))
    if boiled:
        news.append(News(BoiledOver(seat, cauldron, cards(before), state.options.memory_aid)))


def can_draw(state: State) -> bool:
    """Whether there is a card to draw (POI-21)."""
    return state.drawn < len(state.stock)


def draw(state: State, seat: i64, news: list[News] | None) -> i64:
    """Draw the next card of the stock and return it (POI-21)."""
    kind: i64 = state.stock[state.drawn]
    state.drawn += 1
    state.hands[seat] += ONE[kind]
    if news is not None:
        news.append(News(Drew(seat, len(state.stock) - state.drawn)))
        news.append(News(DrewCard(seat, CARDS[kind]), seat))
    return kind
