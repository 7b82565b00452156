"""The rules of Wie verhext!: who is asked, which moves are legal, and what a move does."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from chaudron.games.wie_verhext.cards import (
    ALL_ROLES,
    BEGGING_MONK,
    CUTPURSE,
    PILES,
    ROLES,
    SHELF_COLLECTED,
    card_at,
    check_cards,
    collects,
    deck_of,
    pile_of,
)
from chaudron.games.wie_verhext.choices import (
    ANSWERS,
    CALLED,
    CALLS_FROM,
    CHOSEN_BY,
    DECLINE,
    NOTHING,
    at_once,
    choices,
    contributions,
    deals,
    missing,
    takings,
    there,
)
from chaudron.games.wie_verhext.effects import carry_out, collect_drops, collect_gold, contribute, offer_card
from chaudron.games.wie_verhext.model import (
    AnswerCall,
    CallRole,
    ChooseRoles,
    Claim,
    Claimed,
    Favoured,
    GiveDrops,
    Missed,
    Options,
    Spared,
    TakeCard,
    UseAction,
    UseFavour,
    View,
)
from chaudron.games.wie_verhext.play import begin_round, call, choose, end_trick, go_on
from chaudron.games.wie_verhext.refusals import refuse
from chaudron.games.wie_verhext.scoring import placings, total
from chaudron.games.wie_verhext.state import (
    ACTION,
    ANSWER,
    CALL,
    CHOOSE,
    FAVOUR,
    FIRST_GOODS,
    GIVE,
    MOST_SEATS,
    OVER,
    PARCHMENTS,
    TAKE,
    State,
    twin_of,
)
from chaudron.kernel.bits import below, has, one, without
from chaudron.kernel.model import Ask, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.parts import Assembled
from chaudron.kernel.ranking import outcome
from chaudron.kernel.rng import Rng

NOBODY: Final[Mapping[Seat, Ask]] = {}
CHOOSERS: Final[list[Mapping[Seat, Ask]]] = [
    {seat: ChooseRoles() for seat in range(MOST_SEATS) if has(waiting, seat)} for waiting in range(below(MOST_SEATS) + 1)
]
CALLERS: Final[list[Mapping[Seat, Ask]]] = [{seat: CallRole()} for seat in range(MOST_SEATS)]
ANSWERERS: Final[list[Mapping[Seat, Ask]]] = [
    {seat: AnswerCall(role=role, holder=holder)} for role in ROLES for holder in range(MOST_SEATS) for seat in range(MOST_SEATS)
]
ACTORS: Final[list[Mapping[Seat, Ask]]] = [{seat: UseAction(role=role)} for role in ROLES for seat in range(MOST_SEATS)]
FAVOURED: Final[list[Mapping[Seat, Ask]]] = [{seat: UseFavour(role=role)} for role in ROLES for seat in range(MOST_SEATS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Assembled[State, Move, View]):
    """The rules; `game` adds what seats know and see."""

    def check_setup(self, seats: int, options: AnyOptions) -> None:
        super().check_setup(seats, options)
        assert isinstance(options, Options)
        if options.cards is not None:
            check_cards(options.cards)

    def start(self, seats: int, options: AnyOptions, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        goods: list[int] = FIRST_GOODS * seats
        state = State(seats, options, deck_of(options), vec[i64]([0] * seats), vec[i64]([0] * seats), goods)
        parchments = list(range(len(PARCHMENTS)))
        rng.shuffle(parchments)
        state.parchments = tuple(parchments)
        state.first = rng.below(seats)  # WIE-6
        begin_round(state, rng, news)
        return state

    def copy(self, state: State) -> State:
        return twin_of(state)

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        phase = state.phase
        turn = state.turn
        if phase == CALL:
            return CALLERS[turn]
        if phase == ANSWER:
            return ANSWERERS[(state.role * MOST_SEATS + state.holder) * MOST_SEATS + turn]
        if phase == ACTION:
            return ACTORS[state.role * MOST_SEATS + turn]
        if phase == FAVOUR:
            return FAVOURED[state.role * MOST_SEATS + turn]
        if phase == CHOOSE:
            waiting: i64 = 0
            for seat in range(state.seats):
                if not state.chosen[seat]:
                    waiting |= one(seat)
            return CHOOSERS[waiting]
        if phase == GIVE:
            return {turn: GiveDrops(count=at_once(state), collector=state.holder)}
        if phase == TAKE:
            return {turn: TakeCard(pile=PILES[SHELF_COLLECTED[state.role]], there=there(state), missing=missing(state))}
        return NOBODY

    def reveals(self, state: State) -> bool:
        return state.phase == ANSWER  # only a seat that holds the role is asked (WIE-9)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        phase = state.phase
        if phase == CHOOSE:
            return NOTHING if state.chosen[seat] else choices(ALL_ROLES & ~state.banned)
        if seat != state.turn:
            return NOTHING
        if phase == CALL:
            return CALLS_FROM[state.hands[seat]]
        if phase == ANSWER:
            return ANSWERS
        if phase in (ACTION, FAVOUR):
            return deals(state, seat, favour=phase == FAVOUR)
        if phase == GIVE:
            return contributions(state, seat)
        if phase == TAKE:
            return takings(state)
        return NOTHING

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if seat not in self.asks(state):
            raise IllegalMove("already-chosen" if state.phase == CHOOSE else "not-your-turn")
        if move not in self.moves(state, seat):
            refuse(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        phase = state.phase
        if phase == CHOOSE:
            choose(state, seat, CHOSEN_BY[move], news)
            return
        if phase == CALL:
            call(state, seat, CALLED[move], news, forced=False)
        elif phase == ANSWER:
            state.hands[seat] = without(state.hands[seat], state.role)
            state.spoken += 1
            if type(move) is Claim:
                if news is not None:
                    news.append(News(Claimed(seat, ROLES[state.role], state.holder)))
                state.holder = seat
            else:
                self.favour(state, seat, news)
                if state.phase == FAVOUR:
                    return
        elif phase == FAVOUR:
            carry_out(state, seat, move, news)
        elif phase == GIVE:
            contribute(state, seat, move, news)
            if self.after_collecting(state, seat, rng, news):
                return
        elif phase == ACTION and collects(state.role) and move != DECLINE:
            if state.role == CUTPURSE:
                collect_gold(state, news)
            if self.after_collecting(state, seat, rng, news):
                return
        else:
            carry_out(state, seat, move, news)
            if end_trick(state, rng, news):
                return
        go_on(state, rng, news)

    def favour(self, state: State, seat: Seat, news: list[News] | None) -> None:
        """Take the favour at once; a collector's favour only spares the seat later, others can be declined (WIE-10, WIE-26)."""
        state.favoured |= one(seat)
        role = state.role
        if news is not None:
            news.append(News(Favoured(seat, ROLES[role])))
        if len(deals(state, seat, favour=True)) > 1:
            state.phase = FAVOUR
        elif news is not None:
            news.append(News(Spared(seat, ROLES[role]) if collects(role) else Missed(seat, ROLES[role])))

    def after_collecting(self, state: State, seat: Seat, rng: Rng, news: list[News] | None) -> bool:
        """Ask whoever has a choice; if nobody has, end the trick. False if the next trick has begun already."""
        if state.role == BEGGING_MONK and collect_drops(state, seat, news):
            return True
        return offer_card(state, news) or end_trick(state, rng, news)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        return outcome([total(state, seat) for seat in range(state.seats)], placings(state))

    def tally(self, state: State) -> Mapping[str, int]:
        """Cards only: drops, gold and vials never run out (WIE-2)."""
        found = {role.value: 0 for role in ROLES}
        for seat in range(state.seats):
            held, chosen = state.hands[seat], state.chosen[seat]
            played, aside = chosen & ~held, ALL_ROLES & ~chosen
            for role, name in enumerate(found):
                found[name] += int(has(held, role)) + int(has(played, role)) + int(has(aside, role))
        for pile, each in enumerate(PILES):
            mine = [card for cards in state.taken for card in cards if pile_of(card) == pile]
            for place in range(state.deck.size[pile]):
                found[f"{each.value}-{place}"] = mine.count(card_at(pile, place)) + int(place >= state.gone[pile])
        for number, parchment in enumerate(PARCHMENTS):
            found[parchment.value] = state.parchments.count(number)
        return found
