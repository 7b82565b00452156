"""What is, in Wie verhext!: rounds, tricks and the end, by the rules WIE-1 to WIE-39; what roles do is in `actions`."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.wie_verhext.cards import PILES, box_of, check_cards
from chaudron.games.wie_verhext.choices import (
    ALL_ROLES,
    ANSWERS,
    BEGGING_MONK,
    CALLED,
    CALLS_FROM,
    CHOSEN_BY,
    CLAIM,
    CUTPURSE,
    DECLINE,
    KINDS,
    NOTHING,
    ROLES,
    SIZE,
    VIAL,
    WIZARD,
    choices,
    roles_in,
)
from chaudron.games.wie_verhext.effects import (
    at_once,
    carry_out,
    collect_drops,
    collect_gold,
    contribute,
    contributions,
    deals,
    missing,
    offer_card,
    takings,
    there,
)
from chaudron.games.wie_verhext.model import (
    AnswerCall,
    Call,
    Called,
    CallRole,
    Choose,
    ChooseRoles,
    Chose,
    ChoseRoles,
    Claimed,
    Favoured,
    GameEnded,
    GiveDrops,
    Missed,
    Options,
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
    Spared,
    TakeCard,
    UseAction,
    UseFavour,
    View,
)
from chaudron.games.wie_verhext.state import (
    ACTION,
    ANSWER,
    CALL,
    CHOOSE,
    FAVOUR,
    FIRST_GOODS,
    GIVE,
    LAST_RAVEN,
    MOST_SEATS,
    OVER,
    PARCHMENTS,
    TAKE,
    State,
    active,
    ranks,
    total,
    twin_of,
    wealth,
)
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng

NOBODY: Final[Mapping[Seat, Ask]] = {}
CHOOSERS: Final[list[Mapping[Seat, Ask]]] = [
    {seat: ChooseRoles() for seat in range(MOST_SEATS) if waiting >> seat & 1} for waiting in range(1 << MOST_SEATS)
]
CALLERS: Final[list[Mapping[Seat, Ask]]] = [{seat: CallRole()} for seat in range(MOST_SEATS)]
ANSWERERS: Final[list[list[list[Mapping[Seat, Ask]]]]] = [
    [[{seat: AnswerCall(role=role, holder=holder)} for seat in range(MOST_SEATS)] for holder in range(MOST_SEATS)] for role in ROLES
]
ACTORS: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: UseAction(role=role)} for seat in range(MOST_SEATS)] for role in ROLES]
FAVOURED: Final[list[list[Mapping[Seat, Ask]]]] = [[{seat: UseFavour(role=role)} for seat in range(MOST_SEATS)] for role in ROLES]


def bans(seats: int, options: Options) -> int:
    """How many roles are out of each round (WIE-38)."""
    return max(0, 5 - seats) if options.banned_roles else 0


# A round.


def begin_round(state: State, rng: Rng, news: list[News] | None) -> None:
    """Turn up the roles that are out, and let everyone choose (WIE-7, WIE-38)."""
    state.phase = CHOOSE
    state.role = -1
    state.favoured = 0
    state.spoken = 0
    state.opening = (tuple(state.goods), tuple(state.gone), tuple(state.shelves))
    for seat in range(state.seats):
        state.hands[seat] = 0
        state.chosen[seat] = 0
    state.banned = 0
    number = bans(state.seats, state.options)
    if number:
        if state.turned == len(state.unused):
            shuffled = list(range(len(ROLES)))
            rng.shuffle(shuffled)
            state.unused = tuple(shuffled)
            state.turned = 0
        for role in state.unused[state.turned : state.turned + number]:
            state.banned |= 1 << role
        state.turned += number
    if news is not None:
        news.append(News(RoundBegan(state.round + 1, state.first, PARCHMENTS[active(state)], roles_in(state.banned))))


def choose(state: State, seat: i64, chosen: i64, news: list[News] | None) -> None:
    """Take roles in hand, unseen by others; when all have, the starter calls (WIE-7, WIE-8)."""
    state.chosen[seat] = chosen
    state.hands[seat] = chosen
    if news is not None:
        news.append(News(Chose(seat)))
        news.append(News(ChoseRoles(seat, roles_in(chosen)), seat))
    for other in range(state.seats):
        if not state.chosen[other]:
            return
    state.phase = CALL
    state.turn = state.first


def end_round(state: State, rng: Rng, news: list[News] | None) -> None:
    """The ravens may end the game; else the next round begins with the next parchment (WIE-16, WIE-17, WIE-36, WIE-39)."""
    if news is not None:
        news.append(News(RoundEnded(state.round + 1, state.ravens)))
    if state.ravens >= LAST_RAVEN or state.round + 1 == state.options.cut:
        state.phase = OVER
        if news is not None:
            tell_scores(state, news)
        return
    state.round += 1
    state.first = state.holder
    begin_round(state, rng, news)


# A trick.


def call(state: State, seat: i64, role: i64, forced: bool, news: list[News] | None) -> None:
    """Play a card and claim its action (WIE-8)."""
    state.hands[seat] &= ~(1 << role)
    state.role = role
    state.starter = seat
    state.holder = seat
    state.spoken = 1
    state.favoured = 0
    if news is not None:
        news.append(News(Called(seat, ROLES[role], forced)))


def go_on(state: State, rng: Rng, news: list[News] | None) -> None:
    """Let the trick come round and what follows happen, up to the next decision (WIE-9, WIE-11, WIE-13)."""
    while True:
        if go_round(state, news):
            return
        holder = state.holder
        if len(deals(state, holder, False)) > 1:
            state.phase = ACTION
            state.turn = holder
            return
        if news is not None:
            news.append(News(Missed(holder, ROLES[state.role])))
        if end_trick(state, rng, news):
            return


def go_round(state: State, news: list[News] | None) -> bool:
    """The next seat that holds the role is to answer, all before it pass; false when everyone has spoken (WIE-9)."""
    bit: i64 = 1 << state.role
    seats = state.seats
    passed: list[Seat] = []
    while state.spoken < seats:
        seat: i64 = state.starter + state.spoken
        if seat >= seats:
            seat -= seats
        hand: i64 = state.hands[seat]
        if hand & bit:
            state.phase = ANSWER
            state.turn = seat
            break
        state.spoken += 1
        if news is not None and hand:
            passed.append(seat)
    if passed and news is not None:
        news.append(News(Passed(tuple(passed))))
    return state.spoken < seats


def end_trick(state: State, rng: Rng, news: list[News] | None) -> bool:
    """The holder of the claim, or the next who has cards, starts the next trick (WIE-13, WIE-16). A last card is played
    without asking, and then this is false: the trick goes round."""
    seats = state.seats
    seat = state.holder
    for _ in range(seats):
        hand = state.hands[seat]
        if hand:
            if SIZE[hand] == 1:
                call(state, seat, CALLED[CALLS_FROM[hand][0]], True, news)
                return False
            state.phase = CALL
            state.turn = seat
            return True
        seat += 1
        if seat == seats:
            seat = 0
    end_round(state, rng, news)
    return True


def tell_scores(state: State, news: list[News]) -> None:
    """Say what everybody has and who has won."""
    for seat in range(state.seats):
        vials = state.goods[KINDS * seat + VIAL]
        cards = len(state.taken[seat])
        news.append(News(Scored(seat, state.points[seat], cards, vials, total(state, seat), wealth(state, seat))))
    placed = ranks(state)
    winners = tuple([seat for seat in range(state.seats) if placed[seat] == 0])
    best = total(state, winners[0])
    rivals = [seat for seat in range(state.seats) if total(state, seat) == best]
    news.append(News(GameEnded(winners, best, len(rivals) > len(winners))))


def refuse(state: State, seat: Seat, move: Move) -> None:
    """Say why a move that is not among the legal ones cannot be made."""
    if state.phase == CHOOSE:
        if not isinstance(move, Choose):
            raise IllegalMove("choose-first")
        for role in move.roles:
            if state.banned >> role.number & 1:
                raise IllegalMove("banned", role=f"role-{role.value}")
        raise IllegalMove("not-five")
    if isinstance(move, Choose):
        raise IllegalMove("already-chosen")
    if state.phase == CALL:
        if isinstance(move, Call):
            raise IllegalMove("role-not-held", role=f"role-{move.role.value}")
        raise IllegalMove("call-first")
    if state.phase == ANSWER:
        raise IllegalMove("answer-first", role=f"role-{ROLES[state.role].value}")
    if state.phase == GIVE:
        raise IllegalMove("give-first", count=int(at_once(state)))
    raise IllegalMove("not-on-offer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Game[State, Move, View]):
    """The rules; what seats know and see is added in `game`."""

    def check_setup(self, seats: int, options: AnyOptions) -> None:
        super().check_setup(seats, options)
        assert isinstance(options, Options)
        if options.cards is not None:
            check_cards(options.cards)

    def start(self, seats: int, options: AnyOptions, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        goods: list[int] = FIRST_GOODS * seats
        state = State(seats, options, box_of(options), [0] * seats, [0] * seats, goods)
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
            return ANSWERERS[state.role][state.holder][turn]
        if phase == ACTION:
            return ACTORS[state.role][turn]
        if phase == FAVOUR:
            return FAVOURED[state.role][turn]
        if phase == CHOOSE:
            waiting: i64 = 0
            for seat in range(state.seats):
                if not state.chosen[seat]:
                    waiting |= 1 << seat
            return CHOOSERS[waiting]
        if phase == GIVE:
            return {turn: GiveDrops(count=at_once(state), collector=state.holder)}
        if phase == TAKE:
            return {turn: TakeCard(pile=PILES[state.role - WIZARD], there=there(state), missing=missing(state))}
        return NOBODY

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
            return deals(state, seat, phase == FAVOUR)
        if phase == GIVE:
            return contributions(state, seat)
        if phase == TAKE:
            return takings(state)
        return NOTHING

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if seat not in self.asks(state):
            raise IllegalMove("not-your-turn")
        if move not in self.moves(state, seat):
            refuse(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        phase = state.phase
        if phase == CHOOSE:
            choose(state, seat, CHOSEN_BY[move], news)
            return
        if phase == CALL:
            call(state, seat, CALLED[move], False, news)
        elif phase == ANSWER:
            state.hands[seat] &= ~(1 << state.role)
            state.spoken += 1
            if move == CLAIM:
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
        elif phase == ACTION and state.role in (CUTPURSE, BEGGING_MONK) and move != DECLINE:
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
        """Take the favour at once; a collector's only spares the seat later, others may be done without (WIE-10, WIE-26)."""
        state.favoured |= 1 << seat
        role = state.role
        if news is not None:
            news.append(News(Favoured(seat, ROLES[role])))
        if len(deals(state, seat, True)) > 1:
            state.phase = FAVOUR
        elif news is not None:
            collector = role in (CUTPURSE, BEGGING_MONK)
            news.append(News(Spared(seat, ROLES[role]) if collector else Missed(seat, ROLES[role])))

    def after_collecting(self, state: State, seat: Seat, rng: Rng, news: list[News] | None) -> bool:
        """Ask whoever has something to choose; if nobody has, the trick is over. False if the next has begun already."""
        if state.role == BEGGING_MONK and collect_drops(state, seat, news):
            return True
        return offer_card(state, news) or end_trick(state, rng, news)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        placed = ranks(state)
        scores = tuple([total(state, seat) for seat in range(state.seats)])
        return Outcome(scores, tuple(placed), tuple([seat for seat in range(state.seats) if placed[seat] == 0]))

    def tally(self, state: State) -> Mapping[str, int]:
        """Cards only: drops, gold and vials never run out (WIE-2)."""
        found = {role.value: 0 for role in ROLES}
        for seat in range(state.seats):
            held, chosen = state.hands[seat], state.chosen[seat]
            played, aside = chosen & ~held, ALL_ROLES & ~chosen
            for role, name in enumerate(found):
                found[name] += int(held >> role & 1) + int(played >> role & 1) + int(aside >> role & 1)
        for pile, each in enumerate(PILES):
            mine = [card for cards in state.taken for card in cards if card // 8 == pile]
            for place in range(state.box.size[pile]):
                found[f"{each.value}-{place}"] = mine.count(8 * pile + place) + int(place >= state.gone[pile])
        for number, parchment in enumerate(PARCHMENTS):
            found[parchment.value] = state.parchments.count(number)
        return found
