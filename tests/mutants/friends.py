"""Faults of what friends do together: take back, look back, compare, end, come back."""

from tests.mutants.fault import Fault

SERVER = "src/chaudron/server"
STORE = "src/chaudron/store"
ANALYST = ("tests/server/test_analyst.py",)
BRANCHES = ("tests/server/test_branches.py",)
CONSENT = ("tests/server/test_consent.py",)
HOST = ("tests/server/test_host.py",)
PUSH = ("tests/server/test_push.py",)

FAULTS = [
    Fault(
        "src/chaudron/kernel/match.py",
        "            if told or (anew and self.game.reveals(made.state)):",
        "            if told:",
        "a move is taken back although the next question has told who holds what",
        ("tests/kernel/test_branch.py", *CONSENT),
    ),
    Fault(
        "src/chaudron/games/wie_verhext/rules.py",
        "        return state.phase == ANSWER  # only",
        "        return False  # only",
        "nobody learns anything from who must answer",
        ("tests/games/wie_verhext/test_tricks.py", *CONSENT),
    ),
    Fault(
        "src/chaudron/games/poison/rules.py",
        "        if turn == OVER or size(state.hands[turn]) != 1:",
        "        if True:",
        "nobody learns anything from who is asked for a last card",
        ("tests/games/poison/test_last_card.py",),
    ),
    Fault(
        "src/chaudron/testing/silence.py",
        "    if known != fancied and not (plain and plain_there):",
        "    if False:",
        "a game may tell by silence what nothing says that it tells",
        ("tests/laws/test_broken_laws.py",),
    ),
    Fault(
        f"{STORE}/matches.py",
        "    chosen = list(dict.fromkeys([*oldest, match, *latest]))[:most]",
        "    chosen = list(dict.fromkeys([match, *latest]))[:most]",
        "after some attempts, the first result is gone",
        BRANCHES,
    ),
    Fault(
        f"{STORE}/peers.py",
        "    if not gone or connection.execute(select(wanting.c.visitor).where(mine)).first() is not None:",
        "    if False:",
        "anybody cancels what another process makes for somebody",
        ANALYST,
    ),
    Fault(
        f"{SERVER}/pleas.py",
        "            await self.end(played, kept)\n            self._table.messenger.tell_now()",
        "            await self._table.store.write(tables.save, kept)",
        "the match of a closed table is never over",
        HOST,
    ),
    Fault(
        f"{SERVER}/table.py",
        '                self.remind(self, message.seat, "nudge", self.company.seat_of(guest.visitor))\n',
        "",
        "whoever is nudged and not there is not told",
        PUSH,
    ),
    Fault(
        f"{SERVER}/changes.py",
        '        table.remind(table, seat, "closed", None)\n',
        "        pass\n",
        "whoever is away is not told that the table was closed",
        PUSH,
    ),
    Fault(
        f"{STORE}/matches.py",
        "matches.c.id.not_in(left)",
        "matches.c.id.in_(left) | matches.c.id.not_in(left)",
        "the link of a closed table names the match before a move was taken back",
        HOST,
    ),
    Fault(
        "web/src/games/zaubercocktail/board.ts",
        "  return tidied(renewed([], things, now), weight, now);",
        "  return renewed([], things, now);",
        "whoever hurries past sees offers in any order",
        ("vitest", "src/games/zaubercocktail/board.test.ts"),
    ),
]
