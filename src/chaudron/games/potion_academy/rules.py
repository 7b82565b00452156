"""The rules of Potion Academy: who is asked, which moves are legal, and what a move does."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.potion_academy import automaton
from chaudron.games.potion_academy.cards import check_cards, deck_of
from chaudron.games.potion_academy.choices import choices
from chaudron.games.potion_academy.codes import MOST_PLAYERS, book_of
from chaudron.games.potion_academy.memory import Memory
from chaudron.games.potion_academy.model import (
    Began,
    ChooseBuried,
    ChooseSalvage,
    ClearOne,
    Dealt,
    DiscardFirst,
    DiscardOne,
    KeepOne,
    MayScore,
    Options,
    PickCard,
    TakeTurn,
    View,
)
from chaudron.games.potion_academy.play import COLOURS, carry_out, deal
from chaudron.games.potion_academy.refusals import refuse
from chaudron.games.potion_academy.scoring import placings, points_of
from chaudron.games.potion_academy.state import (
    BURY,
    CLEAR,
    FIRST,
    KEEP,
    OVER,
    PICK,
    PLACED,
    SALVAGE,
    SCORE,
    SOLO,
    TURN,
    UNUSED_BITS,
    State,
    cards_in_play,
    decider,
    player_of,
    twin_of,
)
from chaudron.kernel.bits import count, has, members, one
from chaudron.kernel.model import Ask, BadSetup, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.parts import Assembled
from chaudron.kernel.ranking import outcome
from chaudron.kernel.rng import Rng

NOBODY: Final[Mapping[Seat, Ask]] = {}
SEATS: Final = range(MOST_PLAYERS)
# Questions, each built once.
FIRST_ASK: Final = DiscardFirst()
FIRST_ASKS: Final[list[Mapping[Seat, Ask]]] = [
    {seat: FIRST_ASK for seat in SEATS if has(waiting, seat)} for waiting in range(1 << MOST_PLAYERS)
]
TURN_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: TakeTurn()} for seat in SEATS]
COLOUR_ASKS: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: TakeTurn(colour=colour)} for colour in COLOURS] for seat in SEATS]
SCORE_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: MayScore()} for seat in SEATS]
DISCARD_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: DiscardOne()} for seat in SEATS]
CLEAR_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: ClearOne()} for seat in SEATS]
PICK_ASKS: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: PickCard(on=on)} for on in SEATS] for seat in SEATS]
BURY_ASKS: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: ChooseBuried(actor=actor)} for actor in SEATS] for seat in SEATS]
SALVAGE_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: ChooseSalvage()} for seat in SEATS]
KEEP_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: KeepOne()} for seat in SEATS]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Assembled[State, Move, View]):
    """The rules; `game` adds what seats know and see."""

    def check_setup(self, seats: int, options: AnyOptions) -> None:
        super().check_setup(seats, options)
        assert isinstance(options, Options)
        if seats == SOLO and (options.to_six or options.alike_four):
            raise BadSetup("not-solo", option="to-six" if options.to_six else "alike-four")
        if seats != SOLO and options.easier:
            raise BadSetup("only-solo", option="easier")
        if options.cards is not None:
            check_cards(options.cards)

    def start(self, seats: int, options: AnyOptions, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        cards = cards_in_play(seats)
        state = State(seats, options, deck_of(options), Memory(seats, cards))
        state.pile = members(cards)
        rng.shuffle(state.pile)
        if seats == SOLO:
            automaton.deal(state)
        else:
            deal(state, rng)
        if news is not None:
            news.append(News(Began(state.first)))
            news += [News(Dealt(seat, state.deck.cards_in(state.hands[seat])), seat) for seat in range(seats)]
        if seats == SOLO:
            automaton.open_cards(state, rng, news)
        return state

    def copy(self, state: State) -> State:
        return twin_of(state)

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        phase = state.phase
        if phase == OVER:
            return NOBODY
        if phase == FIRST:
            waiting: i64 = 0
            for seat in range(state.seats):
                if state.aside[seat] < 0:
                    waiting |= one(seat)
            return FIRST_ASKS[waiting]
        who = decider(state)
        if phase == TURN:
            return COLOUR_ASKS[who][state.turn] if state.seats == 2 else TURN_ASKS[who]
        if phase == PLACED:
            return book_of(state.deck).follow_up[who][state.fresh]
        if phase == SCORE:
            return SCORE_ASKS[who]
        if phase == CLEAR:
            return CLEAR_ASKS[who]
        if phase == PICK:
            return PICK_ASKS[who][state.victim]
        if phase == BURY:
            return BURY_ASKS[who][player_of(state, state.turn)]
        if phase == SALVAGE:
            return SALVAGE_ASKS[who]
        if phase == KEEP:
            return KEEP_ASKS[who]
        return DISCARD_ASKS[who]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        book = book_of(state.deck)
        return [book.move(code) for code in choices(state, seat)]

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if seat not in self.asks(state):
            raise IllegalMove("already-chosen" if state.phase == FIRST else "not-your-turn")
        if move not in self.moves(state, seat):
            refuse(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        carry_out(state, seat, book_of(state.deck).code(move), rng, news)

    def outcome(self, state: State) -> Outcome | None:
        """The result of the seats; the automaton has a rank as well, but it is not a seat."""
        if state.phase != OVER:
            return None
        return outcome([points_of(state, seat) for seat in range(state.seats)], placings(state)[: state.seats])

    def tally(self, state: State) -> Mapping[str, int]:
        """Every card, wherever it lies."""
        places = [*members(state.discarded), *state.pile, *state.sleeve, *state.drawn]
        for hand in state.hands:
            places += members(hand)
        for laid in state.placed:
            places += [each >> UNUSED_BITS for each in laid]
        return {name_of(state, card): places.count(card) for card in range(count(cards_in_play(state.seats)))}


def name_of(state: State, card: int) -> str:
    """The name of a card in a tally."""
    named = state.deck.cards[card]
    return f"{named.potion.value}-{named.target.value}-{named.effect.value}"
