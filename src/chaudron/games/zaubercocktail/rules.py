"""The rules of Zaubercocktail: who is asked, which moves are legal, and what a move does."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from chaudron.games.zaubercocktail.cards import INGREDIENTS, KINDS, NOTHING, NUMBER, bundle_of
from chaudron.games.zaubercocktail.choices import ENOUGH, NO_MOVES, STONE, acceptable, shows
from chaudron.games.zaubercocktail.market import accept, place_stone, say, stop, withdraw
from chaudron.games.zaubercocktail.model import (
    Accept,
    Answer,
    Began,
    Bid,
    Call,
    ChooseFirst,
    ChooseSecond,
    Display,
    Enough,
    Offer,
    Options,
    PlaceStone,
    Show,
    Trade,
    View,
    Withdraw,
)
from chaudron.games.zaubercocktail.play import ALWAYS_TWICE, choose, deal, end_trading, recipes_shuffled, turn_recipe
from chaudron.games.zaubercocktail.refusals import check_accept, check_answer, check_bid, check_call, check_display, check_offer
from chaudron.games.zaubercocktail.state import (
    FIRST_CARDS,
    MOST_SEATS,
    NOBODY,
    OVER,
    SHOW,
    TRADE,
    State,
    done,
    find,
    hand_of,
    trades,
    twin_of,
)
from chaudron.kernel.bits import Bits, below, has, members, one
from chaudron.kernel.model import Ask, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.parts import Assembled
from chaudron.kernel.ranking import outcome, ranks
from chaudron.kernel.rng import Rng

TRADING: Final = Trade()
FIRST: Final = ChooseFirst()
SECOND: Final = ChooseSecond()
TRADERS: Final[list[Mapping[Seat, Ask]]] = [dict.fromkeys(members(asked), TRADING) for asked in range(1 << MOST_SEATS)]
"""Who is asked while everybody trades, by the set of seats that still do."""


CHOOSERS: Final[dict[int, Mapping[Seat, Ask]]] = {}


def choosers(asked: Bits, again: Bits) -> Mapping[Seat, Ask]:
    """Who is asked what to show: these seats, some of them for the second time."""
    key = int(asked << MOST_SEATS | again)
    found = CHOOSERS.get(key)
    if found is None:
        found = CHOOSERS[key] = {seat: SECOND if has(again, seat) else FIRST for seat in members(asked)}
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Assembled[State, Move, View]):
    """The rules; `game` adds what seats know and see."""

    def start(self, seats: int, options: AnyOptions, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        state = State(seats, options)
        for kind in range(KINDS):
            state.pile += [kind] * NUMBER[kind]
        rng.shuffle(state.pile)
        state.recipes = recipes_shuffled(rng)
        state.dealer = rng.below(seats)
        if news is not None:
            news.append(News(Began(state.dealer)))
        deal(state, FIRST_CARDS, news)
        turn_recipe(state, news)
        return state

    def copy(self, state: State) -> State:
        return twin_of(state)

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        if state.phase == TRADE:
            return TRADERS[below(state.seats) & ~done(state)]
        if state.phase == OVER:
            return choosers(0, 0)
        asked = below(state.seats) & ~state.ready
        again: Bits = 0
        for seat in range(state.seats):
            if state.chosen[seat] or has(state.passed, seat):
                again |= one(seat)
        return choosers(asked, again & asked)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if state.phase == TRADE and trades(state, seat):
            found: list[Move] = []
            for standing in state.deals:
                if standing.maker == seat:
                    found.append(Withdraw(standing.number))
                elif acceptable(state, seat, standing):
                    found.append(Accept(standing.number))
            found.append(STONE)
            return found
        if state.phase == SHOW and not has(state.ready, seat):
            chosen = state.chosen[seat]
            found = shows(hand_of(state, seat), chosen)
            if chosen or not found:
                found.append(ENOUGH)
            return found
        return NO_MOVES

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if seat not in self.asks(state):
            raise IllegalMove("done-already" if state.phase != OVER else "over")
        if state.phase == SHOW:
            if not isinstance(move, Show | Enough):
                raise IllegalMove("trading-over")
            if move not in self.moves(state, seat):
                raise IllegalMove("must-show" if isinstance(move, Enough) else "no-collection")
        elif isinstance(move, Offer):
            check_offer(state, seat, bundle_of(move.give), bundle_of(move.want), NOBODY if move.to is None else move.to)
        elif isinstance(move, Call):
            check_call(state, seat, bundle_of(move.want))
        elif isinstance(move, Answer):
            check_answer(state, seat, move.call, bundle_of(move.want))
        elif isinstance(move, Display):
            check_display(state, seat, bundle_of(move.give))
        elif isinstance(move, Bid):
            check_bid(state, seat, move.display, bundle_of(move.give))
        elif isinstance(move, Accept):
            check_accept(state, seat, move.offer)
        elif isinstance(move, Withdraw):
            standing = find(state, move.offer)
            if standing is None or standing.maker != seat:
                raise IllegalMove("offer-gone" if standing is None else "not-yours")
        elif isinstance(move, Show | Enough):
            raise IllegalMove("trade-first")

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        if state.phase == SHOW:
            choose(state, seat, move, rng, news, twice=self.about.version >= ALWAYS_TWICE)
        elif type(move) is PlaceStone:
            if place_stone(state, seat, news):
                end_trading(state, news)
        elif isinstance(move, Offer):
            say(state, seat, bundle_of(move.give), bundle_of(move.want), NOBODY if move.to is None else move.to, NOBODY, news)
        elif isinstance(move, Call):
            say(state, seat, NOTHING, bundle_of(move.want), NOBODY, NOBODY, news)
        elif isinstance(move, Answer):
            call = find(state, move.call)
            assert call is not None
            say(state, seat, call.want, bundle_of(move.want), call.maker, call.number, news)
        elif isinstance(move, Display):
            say(state, seat, bundle_of(move.give), NOTHING, NOBODY, NOBODY, news)
        elif isinstance(move, Bid):
            display = find(state, move.display)
            assert display is not None
            say(state, seat, bundle_of(move.give), display.give, display.maker, display.number, news)
        elif isinstance(move, Accept):
            accept(state, seat, move.offer, news)
        elif isinstance(move, Withdraw):
            withdraw(state, seat, move.offer, news)
        elif stop(state, seat, news):
            end_trading(state, news)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        return outcome(state.pawns, ranks(state.pawns))

    def tally(self, state: State) -> Mapping[str, int]:
        """Every ingredient card, wherever it lies."""
        found = [state.pile.count(kind) for kind in range(KINDS)]
        for seat in range(state.seats):
            for kind, number in enumerate(hand_of(state, seat)):
                found[kind] += number
        return {ingredient.value: found[ingredient.number] for ingredient in INGREDIENTS}
