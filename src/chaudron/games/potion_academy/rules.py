"""The rules of Potion Academy by their numbers: the deal, turns and the end."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.potion_academy import automaton
from chaudron.games.potion_academy.cards import check_cards, count, deck_of, numbers
from chaudron.games.potion_academy.choices import (
    NOTHING,
    PICKPOCKET,
    SALVAGE_EFFECT,
    SMASH,
    add_actions,
    book_of,
    final_scores,
    follow_ups,
    has_combination,
    naming,
    single,
    turn_moves,
)
from chaudron.games.potion_academy.effects import (
    bury,
    can_draw,
    discard_from_hand,
    draw_after_burial,
    draw_to_hand,
    forage,
    join_openly,
    keep,
    leave,
    lift,
    look,
    pick,
    salvage,
    smash,
    snatch,
    spend,
)
from chaudron.games.potion_academy.memory import Memory
from chaudron.games.potion_academy.model import (
    Aim,
    Aimed,
    Began,
    Bury,
    ChooseBuried,
    ChooseSalvage,
    Cleared,
    ClearOne,
    Colour,
    Dealt,
    Discard,
    Discarded,
    DiscardFirst,
    DiscardOne,
    Done,
    Drew,
    Ended,
    FirstDiscard,
    Hit,
    KeepOne,
    Kept,
    MayScore,
    Options,
    PickCard,
    Place,
    Placed,
    Refill,
    Refilled,
    Rejected,
    Score,
    Scored,
    SetAside,
    SetCardAside,
    Take,
    TakeTurn,
    TurnBegan,
    Use,
    Used,
    View,
)
from chaudron.games.potion_academy.refusals import refuse
from chaudron.games.potion_academy.state import (
    AUTOMATON,
    BURY,
    CLEAR,
    COMBINATIONS,
    DEALT,
    DISCARD,
    FIRST,
    HAND,
    KEEP,
    OVER,
    PICK,
    PLACED,
    PLACES,
    REFILLED,
    SALVAGE,
    SCORE,
    SOLO,
    TURN,
    UNUSED_BITS,
    State,
    cards_in_play,
    decider,
    goal,
    player_of,
    points_for,
    points_of,
    ranks,
    twin_of,
    winners,
)
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, BadSetup, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng

NOBODY: Final[Mapping[Seat, Ask]] = {}
SEATS: Final = range(5)
COLOURS: Final[list[Colour]] = list(Colour)

# Questions, each made once.
FIRST_ASK: Final = DiscardFirst()
FIRST_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: FIRST_ASK for seat in SEATS if waiting >> seat & 1} for waiting in range(32)]
TURN_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: TakeTurn()} for seat in SEATS]
COLOUR_ASKS: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: TakeTurn(colour=colour)} for colour in COLOURS] for seat in SEATS]
SCORE_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: MayScore()} for seat in SEATS]
DISCARD_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: DiscardOne()} for seat in SEATS]
CLEAR_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: ClearOne()} for seat in SEATS]
PICK_ASKS: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: PickCard(on=on)} for on in SEATS] for seat in SEATS]
BURY_ASKS: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: ChooseBuried(actor=actor)} for actor in SEATS] for seat in SEATS]
SALVAGE_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: ChooseSalvage()} for seat in SEATS]
KEEP_ASKS: Final[list[Mapping[Seat, Ask]]] = [{seat: KeepOne()} for seat in SEATS]


# The deal.


def deal(state: State, rng: Rng) -> None:
    """Four cards each, and one of all seats to start (ACA-3, ACA-4, ACA-26)."""
    for seat in range(state.seats):
        hand: i64 = 0
        for _ in range(DEALT):
            hand |= 1 << state.pile.pop()
        state.hands[seat] = int(hand)
        state.memory.strike(seat, hand)
    state.first = rng.below(state.seats)
    state.turn = 0 if state.seats == 2 else state.first


def set_aside(state: State, seat: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Choose the first discard; when all have, they are turned up together, in the order of the seats (ACA-4, ACA-37)."""
    state.aside[seat] = int(card)
    if news is not None and state.seats != SOLO:
        news.append(News(SetAside(seat)))
        news.append(News(SetCardAside(seat, state.deck.cards[card]), seat))
    for other in state.aside:
        if other < 0:
            return
    for other in range(state.seats):
        chosen = state.aside[other]
        discard_from_hand(state, other, chosen)
        if news is not None:
            news.append(News(FirstDiscard(other, state.deck.cards[chosen])))
    state.aside = [-1] * len(state.aside)
    begin_turn(state, rng, news)


# A turn.


def begin_turn(state: State, rng: Rng, news: list[News] | None) -> None:
    """Let the colour whose turn it is choose; if it can only refill, it does (ACA-5)."""
    state.phase = TURN
    state.scored = False
    state.fresh = -1
    state.victim = -1
    seat = player_of(state, state.turn)
    if news is not None and state.seats == 2:
        news.append(News(TurnBegan(seat, COLOURS[state.turn])))
    if state.hands[seat] == 0 and not has_combination(state, state.turn):
        found: list[Move] = []
        add_actions(state, found)
        if not found:
            refill(state, seat, True, rng, news)


def refill(state: State, seat: i64, forced: bool, rng: Rng, news: list[News] | None) -> None:
    """Draw up to four cards, then discard one; if there are not enough to draw, down to three (ACA-5, ACA-12)."""
    drawn: i64 = 0
    size = count(state.hands[seat])
    while size < DEALT and can_draw(state):
        drawn |= 1 << draw_to_hand(state, seat, rng, news)
        size += 1
    if news is not None:
        news.append(News(Refilled(seat, count(drawn), forced)))
        if drawn:
            news.append(News(Drew(seat, state.deck.cards_in(drawn)), seat))
    if size > HAND:
        state.phase = REFILLED
    else:
        after_choice(state, rng, news)


def place(state: State, seat: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Place a card, to the right of the earlier ones; then an action may follow (ACA-6, ACA-31)."""
    leave(state, seat, card)
    state.memory.open(card)
    state.placed[state.turn] = (*state.placed[state.turn], int(card) << UNUSED_BITS)
    state.fresh = card
    if news is not None:
        news.append(News(Placed(seat, state.deck.cards[card])))
    state.phase = PLACED
    if len(follow_ups(state)) == 1:
        after_choice(state, rng, news)


def after_choice(state: State, rng: Rng, news: list[News] | None) -> None:
    """The choice is made: a combination may be scored, then the turn ends (ACA-10)."""
    if not state.scored and has_combination(state, state.turn):
        state.phase = SCORE
    else:
        end_turn(state, rng, news)


def end_turn(state: State, rng: Rng, news: list[News] | None) -> None:
    """Too many cards are discarded one by one; then the next one plays (ACA-11)."""
    if count(state.hands[player_of(state, state.turn)]) > HAND:
        state.phase = DISCARD
    elif len(state.placed[state.turn]) > PLACES:
        state.phase = CLEAR
    else:
        next_turn(state, rng, news)


def next_turn(state: State, rng: Rng, news: list[News] | None) -> None:
    """The next colour plays, clockwise; the automaton at once (ACA-4, ACA-26, ACA-31)."""
    state.turns += 1
    if state.turns == state.options.cut:
        finish(state, news)
        return
    state.turn = (state.turn + 1) % state.colours
    if state.seats == SOLO and state.turn == AUTOMATON:
        if automaton.take_turn(state, rng, news):
            after_automaton(state, rng, news)
    else:
        begin_turn(state, rng, news)


def after_automaton(state: State, rng: Rng, news: list[News] | None) -> None:
    """The automaton's turn is over, and perhaps the game."""
    if state.phase == OVER:
        finish(state, news)
    else:
        next_turn(state, rng, news)


def score(state: State, seat: i64, combination: i64, kept: i64, rng: Rng, news: list[News] | None) -> None:
    """Score a combination: all placed cards are discarded, but one returns to hand (ACA-10, ACA-23, ACA-24)."""
    gone: i64 = 0
    for laid in state.placed[state.turn]:
        gone |= 1 << (laid >> UNUSED_BITS)
    gone &= ~(1 << kept)
    state.placed[state.turn] = ()
    state.discarded |= gone
    join_openly(state, seat, kept, news)
    points = points_for(state, combination)
    state.scores[state.turn] += points
    state.scored = True
    if news is not None:
        cards = state.deck.cards_in(gone)
        total = state.scores[state.turn]
        news.append(News(Scored(seat, COMBINATIONS[combination], points, total, (state.deck.cards[kept],), cards)))
    if state.scores[state.turn] >= goal(state):
        state.ended_by = seat
        finish(state, news)
    elif state.phase != TURN:
        end_turn(state, rng, news)


def finish(state: State, news: list[News] | None) -> None:
    """The game is over (ACA-24, ACA-28, ACA-38)."""
    state.phase = OVER
    if news is not None:
        best = winners(state)
        most = points_of(state, best[0])
        rivals = [seat for seat in range(state.seats) if points_of(state, seat) == most]
        news.append(News(Ended(best, state.ended_by >= 0 and len(rivals) > 1, state.ended_by < 0)))


# Actions.


def use(state: State, seat: i64, by: i64, rng: Rng, news: list[News] | None) -> None:
    """Trigger an effect that needs no target (ACA-8, ACA-19, ACA-20)."""
    spend(state, by, -1)
    if news is not None:
        news.append(News(Used(seat, state.deck.cards[by])))
    if state.deck.effect[by] == SALVAGE_EFFECT:
        if not single(state.discarded):
            state.phase = SALVAGE
            return
        salvage(state, seat, numbers(state.discarded)[0], news)
    else:
        forage(state, seat, rng, news)
        if len(state.drawn) > 1:
            state.phase = KEEP
            return
        take_kept(state, seat, state.drawn[0], news)
    after_choice(state, rng, news)


def take_kept(state: State, seat: i64, card: i64, news: list[News] | None) -> None:
    """Keep a card that was drawn, and discard the other if there is one (ACA-20)."""
    rest = keep(state, seat, card, news)
    if news is not None:
        news.append(News(Kept(seat, state.deck.cards[card]), seat))
        if rest >= 0:
            news.append(News(Rejected(seat, state.deck.cards[rest])))


def aim(state: State, seat: i64, by: i64, through: i64, victim: i64, rng: Rng, news: list[News] | None) -> None:
    """Trigger an effect against a hand (ACA-15, ACA-16); nothing to choose is not asked."""
    spend(state, by, through)
    if news is not None:
        news.append(News(Aimed(seat, state.deck.cards[by], state.deck.cards[through], victim)))
    cards = numbers(state.hands[victim]) if victim < state.seats else state.sleeve
    if state.deck.effect[by] == PICKPOCKET:
        if victim != seat:
            look(state, seat, victim, news)
            if len(cards) > 1:
                state.phase = PICK
                state.victim = victim
                return
            pick(state, seat, victim, cards[0], news)
    else:
        if len(cards) > 1 and victim < state.seats:
            state.phase = BURY
            state.victim = victim
            return
        bury(state, victim, cards[-1], news)
        draw_after_burial(state, seat, rng, news)
    after_choice(state, rng, news)


def hit(state: State, seat: i64, by: i64, through: i64, move: Hit, rng: Rng, news: list[News] | None) -> None:
    """Trigger an effect against a placed card (ACA-17, ACA-18)."""
    spend(state, by, through)
    if news is not None:
        news.append(News(Aimed(seat, state.deck.cards[by], state.deck.cards[through], move.on)))
    card = state.deck.number[move.card]
    if state.deck.effect[by] == SMASH:
        smash(state, seat, card, news)
    else:
        snatch(state, seat, card, news)
    after_choice(state, rng, news)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Game[State, Move, View]):
    """The rules; what seats know and see is added in `game`."""

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
        state.pile = numbers(cards)
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
                    waiting |= 1 << seat
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
        phase = state.phase
        book = book_of(state.deck)
        if phase == FIRST:
            return naming(book.discard, state.hands[seat]) if state.aside[seat] < 0 else NOTHING
        if phase == OVER or seat != decider(state):
            return NOTHING
        if phase == TURN:
            return turn_moves(state, state.hands[seat])
        if phase == PLACED:
            return follow_ups(state)
        if phase == SCORE:
            return final_scores(state)
        if phase == CLEAR:
            return [book.discard[laid >> UNUSED_BITS] for laid in state.placed[state.turn]]
        if phase == PICK:
            if state.victim < state.seats:
                return naming(book.take, state.hands[state.victim])
            return [book.take[card] for card in state.sleeve]
        if phase == BURY:
            return naming(book.bury, state.hands[seat])
        if phase == SALVAGE:
            return naming(book.take, state.discarded)
        if phase == KEEP:
            return [book.take[card] for card in state.drawn]
        return naming(book.discard, state.hands[seat])

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if seat not in self.asks(state):
            raise IllegalMove("already-chosen" if state.phase == FIRST else "not-your-turn")
        if move not in self.moves(state, seat):
            refuse(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        number = state.deck.number
        if type(move) is Place:
            place(state, seat, number[move.card], rng, news)
        elif type(move) is Discard:
            self.discard(state, seat, move, rng, news)
        elif type(move) is Take:
            self.take(state, seat, number[move.card], rng, news)
        elif type(move) is Use:
            use(state, seat, number[move.by], rng, news)
        elif type(move) is Aim:
            aim(state, seat, number[move.by], number[move.through], move.on, rng, news)
        elif type(move) is Hit:
            hit(state, seat, number[move.by], number[move.through], move, rng, news)
        elif type(move) is Score:
            score(state, seat, move.combination.number, number[move.keep], rng, news)
        elif type(move) is Bury:
            bury(state, seat, number[move.card], news)
            actor = player_of(state, state.turn)
            draw_after_burial(state, actor, rng, news)
            if actor < state.seats:
                after_choice(state, rng, news)
            else:
                after_automaton(state, rng, news)
        elif type(move) is Refill:
            refill(state, seat, False, rng, news)
        else:
            assert type(move) is Done
            end_turn(state, rng, news)

    def discard(self, state: State, seat: Seat, move: Discard, rng: Rng, news: list[News] | None) -> None:
        """Discard a card, for whichever reason it must be."""
        card = state.deck.number[move.card]
        if state.phase == FIRST:
            set_aside(state, seat, card, rng, news)
            return
        if state.phase == CLEAR:
            lift(state, card)
            state.discarded |= 1 << card
            if news is not None:
                news.append(News(Cleared(seat, move.card)))
            end_turn(state, rng, news)
            return
        discard_from_hand(state, seat, card)
        if news is not None:
            news.append(News(Discarded(seat, move.card)))
        if state.phase == REFILLED:
            after_choice(state, rng, news)
        else:
            end_turn(state, rng, news)

    def take(self, state: State, seat: Seat, card: i64, rng: Rng, news: list[News] | None) -> None:
        """Take a card into hand, from wherever the effect allows."""
        if state.phase == PICK:
            pick(state, seat, state.victim, card, news)
        elif state.phase == SALVAGE:
            salvage(state, seat, card, news)
        else:
            take_kept(state, seat, card, news)
        after_choice(state, rng, news)

    def outcome(self, state: State) -> Outcome | None:
        """The result of the seats; the automaton has a rank as well, but is none."""
        if state.phase != OVER:
            return None
        placed = ranks(state)[: state.seats]
        scores = tuple([points_of(state, seat) for seat in range(state.seats)])
        return Outcome(scores, tuple(placed), tuple([seat for seat in range(state.seats) if placed[seat] == 0]))

    def tally(self, state: State) -> Mapping[str, int]:
        """Every card, wherever it lies."""
        places = [*numbers(state.discarded), *state.pile, *state.sleeve, *state.drawn]
        for hand in state.hands:
            places += numbers(hand)
        for laid in state.placed:
            places += [each >> UNUSED_BITS for each in laid]
        return {name_of(state, card): places.count(card) for card in range(count(cards_in_play(state.seats)))}


def name_of(state: State, card: int) -> str:
    """What a card is called in a tally."""
    named = state.deck.cards[card]
    return f"{named.potion.value}-{named.target.value}-{named.effect.value}"
