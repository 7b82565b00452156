"""What a finished match of Wie verhext! has to say on the topics of a study."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.wie_verhext.model import Brewed, Called, Claimed, Favoured, Role, RoundBegan
from chaudron.kernel.model import Event, Finding, Topic

TOPICS: Final = (
    Topic("order", "place"),
    Topic("kept", "often"),
    Topic("claims", "often"),
    Topic("acted", "chosen"),
    Topic("brewed", "each"),
    Topic("rounds", "once"),
)


class Trick:
    """What has become of a role that was called: who called it, who took it over, who settled for the favour."""

    def __init__(self, role: Role, caller: int) -> None:
        self.role = f"role-{role.value}"
        self.holders: list[int] = [caller]

    def findings(self) -> list[Finding]:
        """Whether the call held, whether each claim did, and who had the action in the end."""
        caller, *claimers = self.holders
        found = [Finding("kept", self.role, caller, 0.0 if claimers else 1.0), Finding("acted", self.role, self.holders[-1])]
        found += [Finding("claims", self.role, seat, 1.0 if seat == self.holders[-1] else 0.0) for seat in claimers]
        return found


def findings(seats: int, story: Sequence[Event]) -> list[Finding]:
    """What became of calls, claims and favours, what was brewed, and how long it took."""
    found: list[Finding] = []
    trick: Trick | None = None
    rounds = 0
    for event in story:
        if isinstance(event, RoundBegan):
            rounds += 1
            if rounds == 1:
                found += [Finding("order", f"ordinal-{place + 1}", (event.starter + place) % seats) for place in range(seats)]
        elif isinstance(event, Called):
            if trick is not None:
                found += trick.findings()
            trick = Trick(event.role, event.seat)
        elif isinstance(event, Claimed):
            assert trick is not None
            trick.holders.append(event.seat)
        elif isinstance(event, Favoured):
            found.append(Finding("acted", "word-favour", event.seat))
        elif isinstance(event, Brewed):
            found.append(Finding("brewed", f"pile-{event.pile.value}", event.seat, float(event.points)))
    if trick is not None:
        found += trick.findings()
    found.append(Finding("rounds", "", -1, float(rounds)))
    return found
