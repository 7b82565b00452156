"""Build and read situations of Zaubercocktail in words.

Cards are written as people name them at the table: "3 blue, gold" is three Blaue Schlumse and a Goldrose; "black" is the joker. What
a seat shows is written as one or two collections: "4 gira + 2 white"; "2 white, black" is a collection with a joker.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from chaudron.games.zaubercocktail.arrange import placed
from chaudron.games.zaubercocktail.cards import INGREDIENTS, KINDS, LIGHTNING
from chaudron.games.zaubercocktail.game import Zaubercocktail
from chaudron.games.zaubercocktail.model import (
    Accept,
    Answer,
    Arrangement,
    Bid,
    Call,
    Cards,
    Display,
    Enough,
    Ingredient,
    Offer,
    Options,
    PlaceStone,
    Ranked,
    Show,
    Standing,
    Stop,
    View,
    Withdraw,
)
from chaudron.games.zaubercocktail.state import OVER, State
from chaudron.kernel.model import IllegalMove, Move, News, Seat
from chaudron.kernel.rng import FastRng, Rng
from chaudron.testing import Referee, rng, told

GAME = Zaubercocktail()
PLAIN = Options()
SEATS = (4, 5, 6, 7)
LENGTHS = ((4, 20), (4, 60), (5, 60), (6, 20), (7, 60))
"""Seats and spaces for random matches: some end on the track, some with the lightning."""
STONE, STOP, ENOUGH = PlaceStone(), Stop(), Enough()

NAMES = ["blue", "green", "lead", "gira", "troll", "yellow", "silver", "white", "faran", "gold", "black"]
"""The ingredients as they are called here, from the commonest to the rarest, and the joker."""
INGREDIENT = dict(zip(NAMES, Ingredient, strict=True))
BOX = Counter(dict(zip(Ingredient, (27, 23, 21, 19, 16, 14, 11, 9, 6, 5, 4), strict=True)))
"""ZAU-1, copied from the rules."""
GENEROUS, MIDDLING, MEAGRE = (6, 4, 2, 3), (5, 3, 1, 2), (4, 2, 1, 1)
"""ZAU-4: spaces for the first, the second and the third, and how far the last goes back."""


# Naming.


def cards(text: str) -> Cards:
    """Named cards, in the order of their kinds."""
    found: list[Ingredient] = []
    for words in text.split(","):
        if words.strip():
            *number, name = words.split()
            found += [INGREDIENT[name]] * (int(number[0]) if number else 1)
    return tuple(sorted(found, key=INGREDIENTS.index))


def offer(give: str, want: str, to: Seat | None = None) -> Offer:
    return Offer(cards(give), cards(want), to)


def call(want: str) -> Call:
    return Call(cards(want))


def display(give: str) -> Display:
    return Display(cards(give))


def bid(number: int, give: str) -> Bid:
    return Bid(number, cards(give))


def answer(number: int, want: str) -> Answer:
    return Answer(number, cards(want))


def accept(number: int) -> Accept:
    return Accept(number)


def withdraw(number: int) -> Withdraw:
    return Withdraw(number)


def show(text: str) -> Show:
    """A collection: cards of one ingredient, and optionally jokers."""
    number = Counter(cards(text))
    jokers = number.pop(INGREDIENT["black"], 0)
    ((ingredient, natural),) = number.items()
    return Show(ingredient, natural, jokers)


# Laying out.


def snapshot(state: State) -> object:
    """Everything that anybody knows, and where every card is."""
    views = [GAME.view(state, seat) for seat in (*range(state.seats), None)]
    return views, list(state.hands), list(state.pile), state.recipes, list(state.chosen)


REFEREE = Referee(GAME, PLAIN, snapshot)
start, act, refusal = REFEREE.start, REFEREE.act, REFEREE.refusal


def table(
    *hands: str,
    pile: str | Sequence[str] = "",
    short: bool = False,
    recipe: tuple[int, int, int, int] = MIDDLING,
    lightning_next: bool = False,
    round: int = 0,
    pawns: Sequence[int] = (),
    stones: Sequence[Seat] = (),
    dealer: Seat = 0,
    seats: int = 0,
    options: Options = PLAIN,
) -> State:
    """A situation in which everybody trades and nobody knows anything yet. A seat whose hand is not given holds nothing.

    A given pile lies in this order, top card first; the rest of the box lies under it, unless it is `short`."""
    number = max(seats, len(hands), 4)
    held = [cards(text) for text in (*hands, *[""] * (number - len(hands)))]
    spaces = (*pawns, *[0] * (number - len(pawns)))
    arrangement = Arrangement(hands=tuple(held), pawns=spaces, recipe=recipe, round=round, stones=tuple(stones))
    state = placed(number, options, arrangement)
    top = cards(pile) if isinstance(pile, str) else tuple(INGREDIENT[name] for name in pile)
    rest = BOX - Counter(top)
    for hand in held:
        assert Counter(hand) <= rest, "more cards than there are in the box"
        rest -= Counter(hand)
    under = [] if short else list(rest.elements())
    rng(7).shuffle(under)
    state.pile = [card.number for card in (*top, *under)][::-1]
    if lightning_next:
        state.recipes = (*state.recipes[: round + 1], LIGHTNING, *state.recipes[round + 1 : -1])
    state.dealer = dealer
    return state


# Playing.


def stop_all(state: State) -> list[News]:
    """Time is up: the house plays `Stop` for every seat without a stone (ZAU-13)."""
    news: list[News] = []
    for seat in sorted(GAME.asks(state)):
        news += act(state, seat, STOP)
    return news


def choose(state: State, seat: Seat, text: str = "", draws: int = 0) -> list[News]:
    """Let a seat choose one or two collections, or none if it has nothing to choose."""
    shows: list[Move] = [show(part) for part in text.split("+") if part.strip()]
    return act(state, seat, *shows, *[ENOUGH] * (2 - len(shows)), draws=draws)


def score(state: State, *texts: str, draws: int = 0) -> list[News]:
    """End trading, and let everybody show what is given here, from the first seat on."""
    if GAME.view(state, None).phase == "trade":
        stop_all(state)
    news: list[News] = []
    for seat, text in enumerate(texts):
        news += choose(state, seat, text, draws)
    assert GAME.view(state, None).phase != "show", "not everybody has shown"
    return news


def refused(state: State, seat: Seat, move: Move) -> str:
    return refusal(state, seat, move)[0]


Decider = Callable[[State, Seat, Rng], Move | None]


def lively(state: State, seat: Seat, draws: Rng) -> Move | None:
    """Say something, or accept or withdraw what stands; now and then, place the stone."""
    view = GAME.view(state, seat)
    if view.phase == "show":
        return draws.choice(GAME.moves(state, seat))
    die = draws.below(24)
    if die == 0:
        return STONE
    if die == 1:
        return STOP
    deals = [move for move in GAME.moves(state, seat) if isinstance(move, Accept)]
    if deals and die < 14:
        return draws.choice(deals)
    mine: list[Move] = [move for move in GAME.moves(state, seat) if isinstance(move, Withdraw)]
    if mine and die < 16:
        return draws.choice(mine)
    return tempting(state, seat, draws) if die < 19 else GAME.invent(view, draws)


def tempting(state: State, seat: Seat, draws: Rng) -> Move | None:
    """An offer that another seat could accept, made with knowledge of all hands."""
    other = draws.choice([each for each in range(state.seats) if each != seat])
    mine, theirs = GAME.view(state, seat).hand, GAME.view(state, other).hand
    if not mine or not theirs:
        return None
    give, want = draws.choice(mine), draws.choice(theirs)
    many = 1 + int(draws.below(mine.count(give)))
    move = Offer((give,) * min(many, 3), (want,), other if draws.below(3) == 0 else None)
    return move if legal(state, seat, move) else None


def legal(state: State, seat: Seat, move: Move) -> bool:
    try:
        GAME.check(state, seat, move)
    except IllegalMove:
        return False
    return True


def walk(seats: int, number: int, options: Options = PLAIN, decide: Decider = lively) -> Iterator[tuple[State, list[News]]]:
    """A random match at every step, with the news."""
    news: list[News] = []
    draws = FastRng(number)
    state = GAME.start(seats, options, draws, news)
    while True:
        yield state, news
        asked = sorted(GAME.asks(state))
        if not asked:
            return
        move, news = None, []
        while move is None:
            seat = draws.choice(asked)
            move = decide(state, seat, draws)
        GAME.check(state, seat, move)
        GAME.apply(state, seat, move, draws, news)


# Reading.


def public(state: State) -> View:
    return GAME.view(state, None)


def hand(state: State, seat: Seat) -> Cards:
    return GAME.view(state, seat).hand


def hands(state: State) -> list[Counter[Ingredient]]:
    """What each seat really holds."""
    kinds = range(KINDS)
    return [Counter({INGREDIENTS[kind]: n for kind in kinds if (n := state.hands[KINDS * seat + kind])}) for seat in range(state.seats)]


def known(state: State, seat: Seat) -> Cards:
    """What everybody knows a seat holds."""
    return public(state).known[seat]


def pile(state: State) -> list[str]:
    """The true pile, top card first."""
    return [NAMES[kind] for kind in reversed(state.pile)]


def offers(state: State) -> list[int]:
    """The numbers of all standing offers, calls and answers."""
    return [standing.number for standing in public(state).offers]


def standing(state: State, number: int) -> Standing:
    return next(each for each in public(state).offers if each.number == number)


def pawns(state: State) -> tuple[int, ...]:
    return public(state).pawns


def ranking(news: Iterable[News]) -> list[Seat]:
    """Who came first, second and so on."""
    found = told(news, Ranked)
    assert [event.rank for event in found] == list(range(1, len(found) + 1))
    return [event.seat for event in found]


def shows(state: State, seat: Seat) -> set[Show]:
    """The collections that a seat may show now; `moves` and `check` must agree on them."""
    found = [move for move in GAME.moves(state, seat) if isinstance(move, Show)]
    assert len(set(found)) == len(found)
    for move in found:
        GAME.check(state, seat, move)
    return set(found)


def over(state: State) -> bool:
    return state.phase == OVER


def everything(state: State) -> Mapping[str, Any]:
    """All cards, wherever they are."""
    return {**GAME.tally(state)}
