"""What roles do in Wie verhext!: actions, favours and parchments (WIE-18 to WIE-35), and collecting for the shelves."""

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import CAULDRONS, GOLD_SHELF, INGREDIENT_SHELF, PILES
from chaudron.games.wie_verhext.choices import (
    ALCHEMIST,
    ALCHEMY,
    ASSISTANCE,
    ASSISTANT,
    COLLECTING,
    COLOUR_OF,
    COLOURS,
    COPIA,
    CUTPURSE,
    DECLINE,
    FAVOUR_GOLD,
    FORTUNE,
    FORTUNE_TELLER,
    GATHER,
    GOLD,
    GREEN,
    KINDS,
    NOTHING,
    PILE_OF,
    RED,
    VIALS_FOR,
    WARLOCK,
    WARLOCK_FAVOUR,
    WHITE,
    WIZARD,
    brewing,
    brewing_anyhow,
    buying,
    effect,
    gifts,
    mixing,
    of_kind,
)
from chaudron.games.wie_verhext.model import (
    Brew,
    Brewed,
    Collected,
    Contributed,
    Declined,
    Give,
    ShortOf,
    Trade,
    Traded,
)
from chaudron.games.wie_verhext.state import (
    COPIA_NUMBER,
    DROP_SHARE,
    GIVE,
    GOLD_SHARE,
    MOST_GIVEN,
    OPTIO,
    TAKE,
    State,
    active,
    colours,
    drops,
)
from chaudron.kernel.model import Move, News, Seat


def deals(state: State, seat: Seat, favour: bool) -> list[Move]:
    """What the seat may do with the role of this trick, doing without included; nothing if it cannot be carried out."""
    role = state.role
    which = 1 if favour else 0
    if role < ALCHEMIST:
        return GATHER[which][role]
    goods = state.goods
    at = KINDS * seat
    if role == ALCHEMIST:
        return ALCHEMY[which][colours(state, seat)]
    if role == FORTUNE_TELLER:
        return FORTUNE[which] if goods[at + GOLD] else NOTHING
    if role == ASSISTANT:
        return ASSISTANCE[which] if goods[at + GOLD] else NOTHING
    if role < CUTPURSE:
        return brewings(state, at, role - WIZARD, favour)
    if role == WARLOCK:
        return WARLOCK_FAVOUR if favour else by_parchment(state, at)
    pile = role - WIZARD
    return NOTHING if favour or state.gone[pile] == state.box.size[pile] else COLLECTING


def brewings(state: State, at: int, pile: int, favour: bool) -> list[Move]:
    """Ways to brew the top card of a cauldron (WIE-22 to WIE-24, WIE-33)."""
    box = state.box
    place = state.gone[pile]
    if place == box.size[pile]:
        return NOTHING
    goods = state.goods
    if favour and goods[at + GOLD] < FAVOUR_GOLD:
        return NOTHING
    red = goods[at] - box.red[pile][place]
    white = goods[at + WHITE] - box.white[pile][place]
    green = goods[at + GREEN] - box.green[pile][place]
    if red < 0 or white < 0 or green < 0:
        return NOTHING
    left = (1 if red else 0) | (2 if white else 0) | (4 if green else 0)
    return brewing(box, pile, place, favour, left)


def by_parchment(state: State, at: int) -> list[Move]:
    """What the active parchment offers (WIE-34, WIE-35)."""
    parchment = active(state)
    goods = state.goods
    if parchment == COPIA_NUMBER:
        return COPIA
    if parchment == OPTIO:
        exact = [found[0] for pile in range(CAULDRONS) if (found := brewings(state, at, pile, False))]
        return [*exact, DECLINE] if exact else NOTHING
    colour = COLOUR_OF.get(parchment, -1)
    if colour >= 0:
        return VIALS_FOR[colour] if goods[at + colour] else NOTHING
    pile = PILE_OF[parchment]
    place = state.gone[pile]
    if place == state.box.size[pile]:
        return NOTHING
    number = state.box.number[pile][place]
    if goods[at] + goods[at + WHITE] + goods[at + GREEN] < number:
        return NOTHING
    return brewing_anyhow(pile, mixing(number, goods[at], goods[at + WHITE], goods[at + GREEN]))


def take_top(state: State, seat: Seat, pile: int) -> int:
    """Take the top card of a pile; what lay on a shelf's card goes to the supply (WIE-25, WIE-31). Its place in the pile."""
    place = state.gone[pile]
    state.gone[pile] = place + 1
    state.taken[seat] = (*state.taken[seat], 8 * pile + place)
    state.points[seat] += state.box.points[pile][place]
    if state.box.raven[pile][place]:
        state.ravens += 1
    if pile == GOLD_SHELF:
        state.shelves[GOLD] = 0
    elif pile == INGREDIENT_SHELF:
        for colour in range(COLOURS):
            state.shelves[colour] = 0
    return place


def carry_out(state: State, seat: Seat, move: Move, news: list[News] | None) -> None:
    """Do what an action, a favour or a shelf offers; doing without is always possible (WIE-11, WIE-12)."""
    if move == DECLINE:
        if news is not None:
            news.append(News(Declined(seat)))
        return
    gains = effect(move)
    at = KINDS * seat
    goods = state.goods
    for kind in range(KINDS):
        change = gains[kind]
        if change:
            goods[at + kind] += change
    if isinstance(move, Brew):
        pile = move.pile.number
        place = take_top(state, seat, pile)
        if news is not None:
            raven = state.box.raven[pile][place]
            news.append(News(Brewed(seat, move.pile, state.box.points[pile][place], raven, move.give, move.extra)))
    elif news is not None:
        assert isinstance(move, Trade)
        news.append(News(Traded(seat, move.give, move.get)))


# Collecting for a shelf.


def share(state: State, seat: i64) -> i64:
    """What a seat contributes: a third of its gold or a quarter of its drops, one less with the favour (WIE-25, WIE-26, WIE-28)."""
    found: i64 = 0
    if state.role == CUTPURSE:
        gold: i64 = state.goods[KINDS * seat + GOLD]
        found = gold // GOLD_SHARE
    else:
        found = drops(state, seat) // DROP_SHARE
    if found and state.favoured >> seat & 1:
        found -= 1
    return found


def collect_gold(state: State, news: list[News] | None) -> None:
    """Everybody else gives to the gold shelf (WIE-25)."""
    for step in range(1, state.seats):
        seat = (state.holder + step) % state.seats
        given = share(state, seat)
        state.goods[KINDS * seat + GOLD] -= given
        state.shelves[GOLD] += given
        if news is not None:
            news.append(News(Contributed(seat, of_kind(GOLD, given))))


def contribute(state: State, seat: Seat, move: Move, news: list[News] | None) -> None:
    """Put drops on the ingredient shelf (WIE-28)."""
    gains = effect(move)
    for colour in range(COLOURS):
        state.goods[KINDS * seat + colour] += gains[colour]
        state.shelves[colour] -= gains[colour]
        state.owing += gains[colour]
    if news is not None:
        assert isinstance(move, Give)
        news.append(News(Contributed(seat, move.drops)))


def collect_drops(state: State, seat: Seat, news: list[News] | None) -> bool:
    """A seat that still owes drops, and all after it up to the claimant, give; true if one of them has a choice (WIE-28)."""
    while True:
        if state.owing == 0:
            seat = (seat + 1) % state.seats
            if seat == state.holder:
                return False
            state.owing = share(state, seat)
        offers = contributions(state, seat)
        if len(offers) > 1:
            state.phase = GIVE
            state.turn = seat
            return True
        contribute(state, seat, offers[0], news)


def contributions(state: State, seat: Seat) -> list[Move]:
    """The drops a seat may give at once: all it owes, or so many that the ways to do it can still be told."""
    at = KINDS * seat
    goods = state.goods
    return gifts(mixing(at_once(state), goods[at], goods[at + WHITE], goods[at + GREEN]))


def at_once(state: State) -> i64:
    """How many drops are given at once."""
    return state.owing if state.owing < MOST_GIVEN else MOST_GIVEN


def there(state: State) -> int:
    """How much lies on the shelf that is collected for."""
    shelves = state.shelves
    return shelves[GOLD] if state.role == CUTPURSE else shelves[RED] + shelves[WHITE] + shelves[GREEN]


def missing(state: State) -> int:
    """How much the shelf's top card still takes."""
    pile = state.role - WIZARD
    return max(0, state.box.number[pile][state.gone[pile]] - there(state))


def takings(state: State) -> list[Move]:
    """After collecting: taking the card by adding what is missing, or leaving it; nothing if that cannot be added (WIE-25)."""
    seat = state.holder
    at = KINDS * seat
    goods = state.goods
    needed = missing(state)
    if state.role == CUTPURSE:
        return buying(needed) if goods[at + GOLD] >= needed else NOTHING
    if drops(state, seat) < needed:
        return NOTHING
    return brewing_anyhow(INGREDIENT_SHELF, mixing(needed, goods[at], goods[at + WHITE], goods[at + GREEN]))


def offer_card(state: State, news: list[News] | None) -> bool:
    """Everyone has given: the claimant may take the card; false if it cannot (WIE-25)."""
    pile = state.role - WIZARD
    if news is not None:
        cost = state.box.number[pile][state.gone[pile]]
        news.append(News(Collected(state.holder, PILES[pile], there(state), cost)))
    if takings(state):
        state.phase = TAKE
        state.turn = state.holder
        return True
    if news is not None:
        news.append(News(ShortOf(state.holder, PILES[pile], missing(state))))
    return False
