"""Why an illegal move is refused."""

from chaudron.games.wie_verhext.cards import ROLES
from chaudron.games.wie_verhext.choices import at_once
from chaudron.games.wie_verhext.model import Call, Choose
from chaudron.games.wie_verhext.state import ANSWER, CALL, CHOOSE, GIVE, State
from chaudron.kernel.bits import has
from chaudron.kernel.model import IllegalMove, Move, Seat


def refuse(state: State, seat: Seat, move: Move) -> None:
    """Refuse an illegal move, with the reason."""
    if state.phase == CHOOSE:
        if not isinstance(move, Choose):
            raise IllegalMove("choose-first")
        for role in move.roles:
            if has(state.banned, role.number):
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
