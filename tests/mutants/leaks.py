"""Leaks: something on its way out of the server depends on what somebody cannot see."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/server"
TESTS = "tests/server"
LEAKS = (f"{TESTS}/test_leaks.py::test_no_byte_that_leaves_the_server_depends_on_what_somebody_cannot_see",)

FAULTS = [
    Fault(
        f"{SOURCE}/render.py",
        "    shown = wire.Play(played.id, played.number,",
        "    shown = wire.Play(played.id, sum(len(match.moves(other)) for other in match.questions()),",
        "an update counts what others have to choose from",
        LEAKS,
    ),
    Fault(
        f"{SOURCE}/lobby.py",
        "asked, status, changed, due = table.asked(visitor), table.company.kept.status, table.moved",
        "asked, status, changed, due = table.asked(visitor), table.company.kept.status, len(str(table.flights.played.match.view(0)))",
        "a list of tables tells how much somebody knows",
        LEAKS,
    ),
    Fault(
        f"{SOURCE}/looks.py",
        '        if chosen not in found.eyes:\n            raise Denied("under-way")\n',
        "",
        "whoever looks back at a match that runs sees through all eyes",
        LEAKS,
    ),
    Fault(
        f"{SOURCE}/looks.py",
        "seed=found.match.seed.hex() if found.over else None",
        "seed=found.match.seed.hex() if found.over else str(found.match.view(0))",
        "what may be known of a match that runs contains a hand",
        LEAKS,
    ),
    Fault(
        f"{SOURCE}/lobby.py",
        '        if not rebuilt.over:\n            raise Denied("under-way")\n',
        "",
        "records and analyses of matches that run are handed out",
        LEAKS,
    ),
    Fault(
        f"{SOURCE}/table.py",
        "        self.moved = int(time.time())\n        assert",
        '        self.moved = int(time.time())\n        __import__("logging").getLogger("chaudron").debug("%s", step.move)\n        assert',
        "moves are logged",
        (f"{TESTS}/test_leaks.py",),
    ),
    Fault(
        f"{SOURCE}/health.py",
        '"tables": len(server.lobby.tables),',
        '"tables": sum(len(str(t.flights.played.match.view(0))) for t in server.lobby.tables.values() if t.flights.played),',
        "health tells how much somebody knows",
        LEAKS,
    ),
    Fault(
        f"{SOURCE}/metrics.py",
        '("sockets", "Open connections to tables and lessons.", server.sockets),',
        '("sockets", "Open.", sum(len(str(t.flights.played.match.view(0))) for t in tables if t.flights.played)),',
        "a figure tells how much somebody knows",
        LEAKS,
    ),
    Fault(
        f"{SOURCE}/coach.py",
        "                table, guest, played.match.view(seat), question,",
        "                table, guest, played.match.view((seat + 1) % played.match.seats), question,",
        "advice is given from another seat's hand",
        LEAKS,
    ),
    Fault(
        f"{SOURCE}/refusals.py",
        "        return match.why_not(seat, message.touches)",
        "        return IllegalMove(match.why_not(seat, message.touches).reason, hint=str(match.view((seat + 1) % match.seats)))",
        "why not is answered with another seat's hand",
        LEAKS,
    ),
]
