"""The rules of Zaubercocktail by their numbers: the deal, rounds and the end."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.zaubercocktail.cards import INGREDIENTS, KINDS, LIGHTNING, NOTHING, NUMBER, RECIPES, bundle_of, cards_of
from chaudron.games.zaubercocktail.market import (
    accept,
    acceptable,
    check_accept,
    check_answer,
    check_call,
    check_offer,
    place_stone,
    say,
    stop,
    withdraw,
)
from chaudron.games.zaubercocktail.model import (
    Accept,
    Answer,
    Began,
    Call,
    ChooseFirst,
    ChooseSecond,
    Chose,
    Dealt,
    Ended,
    Enough,
    Lightning,
    Offer,
    Options,
    PlaceStone,
    RecipeTurned,
    Show,
    Stop,
    Trade,
    TradingEnded,
    View,
    Withdraw,
)
from chaudron.games.zaubercocktail.scoring import advance, collections, draw, lay_under, order, reveal, showing
from chaudron.games.zaubercocktail.state import (
    FIRST_CARDS,
    MORE_CARDS,
    NOBODY,
    OVER,
    SHOW,
    TRADE,
    State,
    find,
    hand_of,
    last_stone,
    trades,
    twin_of,
    winners,
)
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng

TRADING: Final = Trade()
FIRST: Final = ChooseFirst()
SECOND: Final = ChooseSecond()
STONE: Final = PlaceStone()
STOP: Final = Stop()
ENOUGH: Final = Enough()
LAST_RECIPES: Final = 3  # ZAU-5
NO_MOVES: Final[list[Move]] = []


def recipes_shuffled(rng: Rng) -> tuple[int, ...]:
    """The recipes, with the lightning among the last four cards (ZAU-5)."""
    recipes = list(range(len(RECIPES)))
    rng.shuffle(recipes)
    last = [*recipes[-LAST_RECIPES:], LIGHTNING]
    rng.shuffle(last)
    return (*recipes[:-LAST_RECIPES], *last)


def deal(state: State, number: int, news: list[News] | None) -> None:
    """So many cards each, one at a time, beginning left of the dealer, as far as they go (ZAU-6, ZAU-20)."""
    got = [[0] * KINDS for _ in range(state.seats)]
    for _ in range(number):
        for step in range(1, state.seats + 1):
            if state.pile:
                seat = (state.dealer + step) % state.seats
                card = draw(state)
                state.hands[KINDS * seat + card] += 1
                got[seat][card] += 1
    if news is not None:
        news += [News(Dealt(seat, cards_of(got[seat])), seat) for seat in range(state.seats)]


def turn_recipe(state: State, news: list[News] | None) -> None:
    """Turn up the next recipe, and everybody trades; the lightning ends the game (ZAU-7, ZAU-21)."""
    state.stones = ()
    state.stopped = 0
    number = state.recipes[state.round]
    if number == LIGHTNING:
        if news is not None:
            news.append(News(Lightning()))
        finish(state, news)
        return
    state.phase = TRADE
    if news is not None:
        recipe = RECIPES[number]
        news.append(News(RecipeTurned(state.round + 1, recipe.first, recipe.second, recipe.third, recipe.last)))


def end_trading(state: State, news: list[News] | None) -> None:
    """Nobody trades any more; what was not agreed upon is void, and all choose what to show (ZAU-12, ZAU-14)."""
    state.deals = ()
    state.phase = SHOW
    if news is not None:
        news.append(News(TradingEnded(len(state.stones) == last_stone(state))))


def choose(state: State, seat: i64, move: Move, rng: Rng, news: list[News] | None) -> None:
    """Choose a collection or be content; when all have chosen, they are revealed and scored (ZAU-14 to ZAU-21)."""
    if isinstance(move, Show):
        state.chosen[seat] = (*state.chosen[seat], (move.ingredient.number, move.cards, move.jokers))
        if len(state.chosen[seat]) < 2:
            return
    state.ready |= 1 << seat
    if news is not None:
        news.append(News(Chose(seat)))
    if state.ready != (1 << state.seats) - 1:
        return
    results, laid, gone = reveal(state, news)
    ranked = order(state, results, laid, gone, rng, news)
    advance(state, ranked, results, laid, news)
    lay_under(state, tuple(gone), rng)
    state.ready = 0
    state.chosen = [()] * state.seats
    if max(state.pawns) == state.options.track:
        finish(state, news)
        return
    state.round += 1
    deal(state, MORE_CARDS, news)
    turn_recipe(state, news)


def finish(state: State, news: list[News] | None) -> None:
    """The game is over (ZAU-21, ZAU-22)."""
    state.phase = OVER
    if news is not None:
        news.append(News(Ended(winners(state), max(state.pawns))))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Game[State, Move, View]):
    """The rules; what seats know and see is added in `game`."""

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
        found: dict[Seat, Ask] = {}
        for seat in range(state.seats):
            if state.phase == TRADE:
                if trades(state, seat):
                    found[seat] = TRADING
            elif state.phase == SHOW and not state.ready >> seat & 1:
                found[seat] = SECOND if state.chosen[seat] else FIRST
        return found

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
        if state.phase == SHOW and not state.ready >> seat & 1:
            chosen = state.chosen[seat]
            can = collections(hand_of(state, seat), chosen)
            found = [showing(kind, cards, jokers) for kind, cards, jokers in can]
            if chosen or not can:
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
            choose(state, seat, move, rng, news)
        elif isinstance(move, Offer):
            say(state, seat, bundle_of(move.give), bundle_of(move.want), NOBODY if move.to is None else move.to, NOBODY, news)
        elif isinstance(move, Call):
            say(state, seat, NOTHING, bundle_of(move.want), NOBODY, NOBODY, news)
        elif isinstance(move, Answer):
            call = find(state, move.call)
            assert call is not None
            say(state, seat, call.want, bundle_of(move.want), call.maker, call.number, news)
        elif isinstance(move, Accept):
            accept(state, seat, move.offer, news)
        elif isinstance(move, Withdraw):
            withdraw(state, seat, move.offer, news)
        elif place_stone(state, seat, news) if isinstance(move, PlaceStone) else stop(state, seat, news):
            end_trading(state, news)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        ranks = [sum([1 for other in state.pawns if other > mine]) for mine in state.pawns]
        return Outcome(tuple(state.pawns), tuple(ranks), winners(state))

    def tally(self, state: State) -> Mapping[str, int]:
        """Every ingredient card, wherever it lies."""
        found = [state.pile.count(kind) for kind in range(KINDS)]
        for seat in range(state.seats):
            for kind, number in enumerate(hand_of(state, seat)):
                found[kind] += number
        return {ingredient.value: found[ingredient.number] for ingredient in INGREDIENTS}
