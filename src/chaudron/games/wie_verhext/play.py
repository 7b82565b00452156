"""The course of the game: rounds, tricks and the end (WIE-7 to WIE-17, WIE-36, WIE-38, WIE-39)."""

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import FIRST_OF, ROLES, SIZE, roles_in
from chaudron.games.wie_verhext.choices import deals
from chaudron.games.wie_verhext.model import Called, Chose, ChoseRoles, Missed, Options, Passed, RoundBegan, RoundEnded
from chaudron.games.wie_verhext.scoring import tell_scores
from chaudron.games.wie_verhext.state import ACTION, ANSWER, CALL, CHOOSE, LAST_RAVEN, OVER, PARCHMENTS, State, active
from chaudron.kernel.bits import has, one, without
from chaudron.kernel.model import News
from chaudron.kernel.rng import Rng


def bans(seats: int, options: Options) -> int:
    """How many roles are out of each round (WIE-38)."""
    return max(0, 5 - seats) if options.banned_roles else 0


# A round.


def begin_round(state: State, rng: Rng, news: list[News] | None) -> None:
    """Turn up the roles that are out of the round, and let everyone choose (WIE-7, WIE-38)."""
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
            state.banned |= one(role)
        state.turned += number
    if news is not None:
        news.append(News(RoundBegan(state.round + 1, state.first, PARCHMENTS[active(state)], roles_in(state.banned))))


def choose(state: State, seat: i64, chosen: i64, news: list[News] | None) -> None:
    """Take roles into hand, unseen by others; when all have chosen, the starter calls (WIE-7, WIE-8)."""
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
    """End the game if enough ravens have gathered, else begin the next round with the next parchment (WIE-16, WIE-17, WIE-36, WIE-39)."""
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


def call(state: State, seat: i64, role: i64, news: list[News] | None, *, forced: bool) -> None:
    """Play a card and claim its action (WIE-8)."""
    state.hands[seat] = without(state.hands[seat], role)
    state.role = role
    state.starter = seat
    state.holder = seat
    state.spoken = 1
    state.favoured = 0
    if news is not None:
        news.append(News(Called(seat, ROLES[role], forced)))


def go_on(state: State, rng: Rng, news: list[News] | None) -> None:
    """Let the trick go around, with everything that follows, up to the next decision (WIE-9, WIE-11, WIE-13)."""
    while True:
        if go_round(state, news):
            return
        holder = state.holder
        if len(deals(state, holder, favour=False)) > 1:
            state.phase = ACTION
            state.turn = holder
            return
        if news is not None:
            news.append(News(Missed(holder, ROLES[state.role])))
        if end_trick(state, rng, news):
            return


def go_round(state: State, news: list[News] | None) -> bool:
    """Ask the next seat that holds the role to answer; all before it pass. False when everyone has spoken (WIE-9)."""
    seats = state.seats
    before = state.spoken
    spoken = before
    while spoken < seats:
        seat = speaker(state, spoken)
        if has(state.hands[seat], state.role):
            state.phase = ANSWER
            state.turn = seat
            break
        spoken += 1
    state.spoken = spoken
    if news is not None:
        around = [speaker(state, place) for place in range(before, spoken)]
        passed = [seat for seat in around if state.hands[seat]]
        if passed:
            news.append(News(Passed(tuple(passed))))
    return spoken < seats


def speaker(state: State, place: i64) -> i64:
    """Who speaks in this place of a trick; the starter is in the first, 0."""
    seat = state.starter + place
    return seat - state.seats if seat >= state.seats else seat


def end_trick(state: State, rng: Rng, news: list[News] | None) -> bool:
    """Let the holder of the claim, or the next seat with cards, start the next trick (WIE-13, WIE-16). A last card is played
    without asking; then this returns false, and the trick goes around."""
    seats = state.seats
    seat = state.holder
    for _ in range(seats):
        hand = state.hands[seat]
        if hand:
            if SIZE[hand] == 1:
                call(state, seat, FIRST_OF[hand], news, forced=True)
                return False
            state.phase = CALL
            state.turn = seat
            return True
        seat += 1
        if seat == seats:
            seat = 0
    end_round(state, rng, news)
    return True
