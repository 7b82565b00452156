"""What is, in Wie verhext!: the state, and the rules WIE-1 to WIE-39 that change it."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.wie_verhext.box import CAULDRONS, GOLD_SHELF, INGREDIENT_SHELF, PILES, Box, box_of, check_cards
from chaudron.games.wie_verhext.deals import (
    ALCHEMIST,
    ALCHEMY,
    ALL_ROLES,
    ANSWERS,
    ASSISTANCE,
    ASSISTANT,
    BEGGING_MONK,
    CALLED,
    CALLS_FROM,
    CHOSEN_BY,
    CLAIM,
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
    ROLES,
    SIZE,
    VIAL,
    VIALS_FOR,
    WARLOCK,
    WARLOCK_FAVOUR,
    WHITE,
    WIZARD,
    brewing,
    brewing_anyhow,
    buying,
    choices,
    effect,
    gifts,
    mixing,
    of_kind,
    roles_in,
)
from chaudron.games.wie_verhext.model import (
    AnswerCall,
    Brew,
    Brewed,
    Call,
    Called,
    CallRole,
    Choose,
    ChooseRoles,
    Chose,
    ChoseRoles,
    Claimed,
    Collected,
    Contributed,
    Declined,
    Favoured,
    GameEnded,
    Give,
    GiveDrops,
    Missed,
    Options,
    Parchment,
    Passed,
    RoundBegan,
    RoundEnded,
    Scored,
    ShortOf,
    Spared,
    TakeCard,
    Trade,
    Traded,
    UseAction,
    UseFavour,
    View,
)
from chaudron.kernel.game import Game
from chaudron.kernel.model import Ask, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng

FIRST_GOODS: Final = [1, 1, 1, 2, 0]  # WIE-4
GOLD_SHARE: Final = 3  # WIE-25
DROP_SHARE: Final = 4  # WIE-28
MOST_GIVEN: Final = 6
"""Drops given at once: who owes more is asked again."""
LAST_RAVEN: Final = 4  # WIE-36
MOST_SEATS: Final = 5
PARCHMENTS: Final[list[Parchment]] = list(Parchment)
OPTIO: Final = Parchment.OPTIO.number
COPIA_NUMBER: Final = Parchment.COPIA.number

# What the table waits for.
CHOOSE: Final = 0
CALL: Final = 1
ANSWER: Final = 2
FAVOUR: Final = 3
ACTION: Final = 4
GIVE: Final = 5
TAKE: Final = 6
OVER: Final = 7

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


class State:
    """The truth of a match. Sets of roles and of seats are bits; goods lie side by side, five numbers for each seat."""

    def __init__(self, seats: i64, options: Options, box: Box, hands: list[int], chosen: list[int], goods: list[int]) -> None:
        self.seats = seats
        self.options = options
        self.box = box
        self.hands = hands
        self.chosen = chosen
        """The roles each seat took in hand for the round; none while it has not chosen."""
        self.goods = goods
        self.gone: list[int] = [0] * len(PILES)
        """How many cards of each pile were taken; the next one is on top."""
        self.shelves: list[int] = [0] * (COLOURS + 1)
        """Drops of each colour on the ingredient shelf, and gold on the gold shelf."""
        self.taken: list[tuple[int, ...]] = [()] * seats
        """Each seat's potions: 8 × pile + place."""
        self.points: list[int] = [0] * seats
        """Points on the potions of each seat."""
        self.ravens: i64 = 0
        self.opening: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] = ((), (), ())
        """Goods, cards gone and shelves when the round began and roles were chosen."""
        self.parchments: tuple[int, ...] = ()
        self.unused: tuple[int, ...] = ()
        """The set of roles that nobody plays, shuffled; empty without the variant (WIE-38)."""
        self.turned: i64 = 0
        """How many of them have been turned up since they were shuffled."""
        self.banned: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        """Who starts the round."""
        self.phase: i64 = CHOOSE
        self.turn: i64 = 0
        self.role: i64 = -1
        """The role called in this trick; -1 before the first of a round."""
        self.starter: i64 = 0
        self.holder: i64 = 0
        self.spoken: i64 = 0
        """How many have spoken in this trick, the starter included."""
        self.favoured: i64 = 0
        self.owing: i64 = 0
        """How many drops the seat that contributes has still to give."""


def bans(seats: int, options: Options) -> int:
    """How many roles are out of each round (WIE-38)."""
    return max(0, 5 - seats) if options.banned_roles else 0


def active(state: State) -> int:
    """The active parchment (WIE-5, WIE-17)."""
    return state.parchments[state.round % len(PARCHMENTS)]


def drops(state: State, seat: i64) -> i64:
    """How many drops a seat has."""
    at: i64 = KINDS * seat
    goods = state.goods
    red: i64 = goods[at]
    white: i64 = goods[at + WHITE]
    green: i64 = goods[at + GREEN]
    return red + white + green


def colours(state: State, seat: i64) -> i64:
    """Which colours of drops a seat has, as bits."""
    at: i64 = KINDS * seat
    goods = state.goods
    found: i64 = 0
    if goods[at] > 0:
        found = 1
    if goods[at + WHITE] > 0:
        found |= 2
    if goods[at + GREEN] > 0:
        found |= 4
    return found


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


# Actions and favours.


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
    if move is DECLINE or move == DECLINE:
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


# The end.


def total(state: State, seat: Seat) -> int:
    """A seat's score (WIE-37)."""
    return state.points[seat] + state.goods[KINDS * seat + VIAL]


def wealth(state: State, seat: Seat) -> int:
    """What breaks a tie (WIE-37)."""
    return drops(state, seat) + state.goods[KINDS * seat + GOLD]


def ranks(state: State) -> list[int]:
    """Each seat's rank: how many have more points, or as many and more drops and gold (WIE-37)."""
    standing = [(total(state, seat), wealth(state, seat)) for seat in range(state.seats)]
    return [sum([1 for other in standing if other > mine]) for mine in standing]


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
        twin = State(state.seats, state.options, state.box, state.hands.copy(), state.chosen.copy(), state.goods.copy())
        twin.gone = state.gone.copy()
        twin.shelves = state.shelves.copy()
        twin.taken = state.taken.copy()
        twin.points = state.points.copy()
        twin.ravens = state.ravens
        twin.opening = state.opening
        twin.parchments = state.parchments
        twin.unused = state.unused
        twin.turned = state.turned
        twin.banned = state.banned
        twin.round = state.round
        twin.first = state.first
        twin.phase = state.phase
        twin.turn = state.turn
        twin.role = state.role
        twin.starter = state.starter
        twin.holder = state.holder
        twin.spoken = state.spoken
        twin.favoured = state.favoured
        twin.owing = state.owing
        return twin

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
            if move is CLAIM or move == CLAIM:
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
