"""What a person meant by touching roles, goods, piles or words that lead to no move."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.wie_verhext.cards import GOODS, PILES, ROLES
from chaudron.games.wie_verhext.choices import CLAIM, COLLECT, DECLINE, FAVOUR
from chaudron.games.wie_verhext.model import Brew, Call, Choose, Give, Good, Pile, Role, Trade, View
from chaudron.kernel.model import Move

ROLE_OF: Final[dict[str, Role]] = {f"role:{role.value}": role for role in ROLES}
PILE_OF: Final[dict[str, Pile]] = {f"pile:{pile.value}": pile for pile in PILES}
GOOD_OF: Final[dict[str, Good]] = {good.value: good for good in GOODS}
WORDS: Final[dict[str, Move]] = {"claim": CLAIM, "favour": FAVOUR, "do": COLLECT, "decline": DECLINE}


def meant(view: View, touches: Sequence[str]) -> Move | None:
    """The move of the kind that was touched last, with everything of that kind that was touched."""
    roles = tuple([ROLE_OF[touch] for touch in touches if touch in ROLE_OF])
    last = touches[-1] if touches else ""
    if last in ("ready", "call") or last in ROLE_OF:
        if view.phase == "choose":
            return Choose(roles)
        return Call(roles[-1]) if roles else None
    if last in PILE_OF:
        return Brew(PILE_OF[last], goods("give", touches))
    verb = last.partition(":")[0]
    if verb == "get":
        return Trade(goods("give", touches), goods("get", touches))
    given = goods("give", touches)
    if verb == "give" or (last == "do" and given):
        return Give(given)
    return WORDS.get(last)


def goods(verb: str, touches: Sequence[str]) -> tuple[Good, ...]:
    """The goods touched to give or to get."""
    parts = [touch.split(":") for touch in touches]
    return tuple([GOOD_OF[part[1]] for part in parts if len(part) == 3 and part[0] == verb and part[1] in GOOD_OF])
