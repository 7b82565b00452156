"""Faults of the server."""

from tests.mutants.fault import Fault

SOURCE = "src/chaudron/server"
TESTS = "tests/server"
TABLES = (f"{TESTS}/test_tables.py",)
PLAY = (f"{TESTS}/test_play.py",)
KEPT = (f"{TESTS}/test_kept.py",)
FLIGHTS = (f"{TESTS}/test_flights.py",)
BOTS = (f"{TESTS}/test_bots.py",)
MARKET = (f"{TESTS}/test_market.py",)
HOLD = (f"{TESTS}/test_hold.py",)
CONSENT = (f"{TESTS}/test_consent.py",)
LOOK = (f"{TESTS}/test_look.py",)
SECURITY = (f"{TESTS}/test_security.py",)
IDENTITY = (f"{TESTS}/test_identity.py",)
HOST = (f"{TESTS}/test_host.py",)
HOSTS = (f"{TESTS}/test_hosts.py",)
HEALTH = (f"{TESTS}/test_health.py",)
SOCKET = (f"{TESTS}/test_socket.py",)
FORGETTING = (f"{TESTS}/test_forgetting.py",)
HIDDEN = (
    f"{TESTS}/test_hidden.py::test_a_line_for_one_seat_is_told_to_that_seat_alone",
    f"{TESTS}/test_hidden.py::test_nobodys_stream_shows_anothers_hand",
)
LOGS = (f"{TESTS}/test_logs.py",)
UNREAD = (f"{TESTS}/test_unread.py",)
BASE = (f"{TESTS}/test_base.py",)

FAULTS = [
    Fault(
        f"{SOURCE}/health.py",
        'Response({"ready": found is None, "trouble": found}, status_code=200 if found is None else 503)',
        'Response({"ready": found is None, "trouble": found})',
        "a server that cannot store anything is ready",
        HEALTH,
    ),
    Fault(
        f"{SOURCE}/logs.py",
        "            if self.addresses and scope",
        "            if scope",
        "addresses are logged although nobody wants them",
        LOGS,
    ),
    Fault(
        f"{SOURCE}/flights.py",
        "            await kept\n            news = played.match.commit(step)",
        "            news = played.match.commit(step)\n            await kept",
        "a move is told before it is on disk",
        (*KEPT, *FLIGHTS),
    ),
    Fault(
        f"{SOURCE}/flights.py",
        "                self._aloft, self._chain = [], Chain()",
        "                self._aloft = []",
        "after a failure no move is kept any more",
        FLIGHTS,
    ),
    Fault(f"{SOURCE}/flights.py", "            self._under_way -= 1\n", "", "a table is busy for ever after the first move", FLIGHTS),
    Fault(
        f"{SOURCE}/flights.py",
        "                self._followed(step, played.match.commit(step), seat if minded else None)\n",
        "                pass\n",
        "a table that is behind the disk stays behind",
        (*FLIGHTS, f"{TESTS}/test_races.py"),
    ),
    Fault(
        f"{SOURCE}/flights.py",
        "        before = self._aloft[-1].step if self._aloft else None",
        "        before = None",
        "moves do not build on those on their way",
        FLIGHTS,
    ),
    Fault(
        f"{SOURCE}/messenger.py",
        "guest.tell([each.line for each in lines if each.only is None or each.only == seat]",
        "guest.tell([each.line for each in lines]",
        "news for one are told to all",
        HIDDEN,
    ),
    Fault(
        f"{SOURCE}/messenger.py",
        "news = [each.line for each in story if each.only is None or each.only == seat]",
        "news = [each.line for each in story]",
        "whoever comes late is told what others alone may know",
        HIDDEN,
    ),
    Fault(
        f"{SOURCE}/messenger.py",
        "            found = self._plays[seat] = render_play(self._flights.played, seat)",
        "            found = self._plays[seat] = self._plays[None] = render_play(self._flights.played, seat)",
        "an onlooker sees the hand that was drawn last",
        (*HIDDEN, f"{TESTS}/test_hidden.py"),
    ),
    Fault(
        f"{SOURCE}/messenger.py",
        "        self._plays.clear()\n        concerned",
        "        concerned",
        "everybody sees the table as it was",
        PLAY,
    ),
    Fault(
        f"{SOURCE}/company.py",
        "        if seat is not None:\n            self.minded.discard(seat)\n",
        "",
        "a bot keeps the seat of whoever is back",
        BOTS,
    ),
    Fault(
        f"{SOURCE}/company.py",
        "        if guest.visitor is None or guest.visitor != self.host:",
        "        if guest.visitor is None:",
        "anybody changes the table",
        TABLES,
    ),
    Fault(
        f"{SOURCE}/company.py",
        "        return next((visitor for visitor in self._people if visitor in self.here), self._kept.host)",
        "        return self._kept.host",
        "nobody decides while the host is away",
        (f"{TESTS}/test_hosts.py",),
    ),
    Fault(
        f"{SOURCE}/seating.py",
        '    return kept if kept.host in people else replace(kept, host=people[0] if people else "")',
        "    return kept",
        "a host who has risen decides on",
        TABLES,
    ),
    Fault(
        f"{SOURCE}/seating.py",
        "    if any(each.visitor == visitor for each in kept.unseated):",
        "    if False:",
        "whoever lost the seat sits down again",
        HOST,
    ),
    Fault(
        f"{SOURCE}/company.py", "        if guest.visitor != kept.host:", "        if False:", "whoever stands in closes the table", HOST
    ),
    Fault(
        f"{SOURCE}/flights.py",
        "self._chain, self._code, by)",
        "self._chain, self._code)",
        "nobody can tell later what a bot did for somebody",
        HOST,
    ),
    Fault(
        f"{SOURCE}/seating.py",
        "Holder() if holder.visitor == visitor else holder for holder",
        "holder for holder",
        "whoever changes seats has two",
        TABLES,
    ),
    Fault(
        f"{SOURCE}/seating.py",
        "    if not held.empty:",
        "    if held.visitor is not None:",
        "a bot's seat is taken",
        (*TABLES, f"{TESTS}/test_hosts.py"),
    ),
    Fault(
        f"{SOURCE}/changes.py",
        "            guest.start_over()  # an onlooker hears less of the story",
        "            pass  # an onlooker hears less of the story",
        "whoever rises still knows their cards",
        TABLES,
    ),
    Fault(
        f"{SOURCE}/changes.py",
        "    kept = await table.store.write(storing.keep, kept, gone)\n",
        "    table.company.kept = kept\n    kept = await table.store.write(storing.keep, kept, gone)\n",
        "a changed table is shown before it is on disk",
        KEPT,
    ),
    Fault(
        f"{SOURCE}/table.py",
        "        if isinstance(move, self.game.about.house):",
        "        if False:",
        "people say that time is up",
        MARKET,
    ),
    Fault(
        f"{SOURCE}/table.py",
        "self.held or person != minded or (minded and seat not in self.company.minded):",
        "self.held:",
        "a bot moves for whoever is back",
        (f"{TESTS}/test_races.py",),
    ),
    Fault(
        f"{SOURCE}/pleas.py",
        '        if agreed.kind == "end":',
        "        if True:",
        "a match ends when a move is taken back",
        CONSENT,
    ),
    Fault(
        f"{SOURCE}/pleas.py",
        " and await asyncio.to_thread(match.revealed, step):",
        " and False:",
        "a drawn card is taken back",
        CONSENT,
    ),
    Fault(
        f"{SOURCE}/hold.py",
        "hold.kind in PLEAS and not self._waiting(hold) else None",
        "hold.kind in PLEAS else None",
        "a move is taken back when the first agrees",
        CONSENT,
    ),
    Fault(
        f"{SOURCE}/looks.py",
        "        if chosen not in found.eyes:",
        "        if False:",
        "whoever plays sees everybody's cards",
        LOOK,
    ),
    Fault(
        f"{SOURCE}/looks.py",
        "        if table is None or table.company.kept.match != match:",
        "        if table is None:",
        "a match that was left for a branch is looked at",
        LOOK,
    ),
    Fault(
        f"{SOURCE}/branches.py",
        "    if not rebuilt.over:",
        "    if False:",
        "somebody plays on from a match that runs",
        (f"{TESTS}/test_branches.py",),
    ),
    Fault(
        f"{SOURCE}/lobby.py",
        "        if not rebuilt.over:",
        "        if False:",
        "a record tells the deal of a match under way",
        PLAY,
    ),
    Fault(
        f"{SOURCE}/lobby.py",
        "and not table.flights.busy and not self.house.busy(table)",
        "and not self.house.busy(table)",
        "a table is forgotten while a move is on its way",
        FLIGHTS,
    ),
    Fault(
        f"{SOURCE}/guard.py",
        '    return own and site in {"none", "same-origin"}',
        "    return own",
        "another site of the same name may change things",
        SECURITY,
    ),
    Fault(
        f"{SOURCE}/guard.py", "self.left + (now - self.seen) * self.rate)", "self.left)", "whoever was too fast stays shut out", SECURITY
    ),
    Fault(
        f"{SOURCE}/visitors.py",
        "belongs or device",
        "device",
        "a device that was handed over is somebody else",
        (f"{TESTS}/test_identity.py",),
    ),
    Fault(
        f"{SOURCE}/hold.py",
        "        if not self._waiting(hold):",
        "        if hold.seen:",
        "play goes on when the first has seen the reckoning",
        HOLD,
    ),
    Fault(
        f"{SOURCE}/turns.py",
        "            self.leave(guest)\n            guest.wake()",
        "            guest.wake()",
        "whoever was told stays in the queue",
        (f"{TESTS}/test_turns.py",),
    ),
    Fault(f"{SOURCE}/socket.py", "            if floods > MOST_FLOODS:", "            if False:", "a flood goes on for ever", SECURITY),
    Fault(
        f"{SOURCE}/render.py",
        "    seed = None if outcome is None and not ended else match.seed.hex()",
        "    seed = match.seed.hex()",
        "the seed is told during the match",
        (*PLAY, *HIDDEN),
    ),
    Fault(
        f"{SOURCE}/guard.py",
        "known if keys_in(scope) else new_key()",
        "known or new_key()",
        "a key that was not understood is replaced",
        IDENTITY,
    ),
    Fault(
        f"{SOURCE}/guard.py",
        "if host not in self.names and not is_address(host):",
        "if not host:",
        "any host name is taken for ours",
        SECURITY,
    ),
    Fault(
        f"{SOURCE}/seating.py",
        '    if kept.holders[seat].visitor == kept.host != visitor:\n        raise Denied("host-seat")\n',
        "",
        "a guest empties the seat of a host who is away",
        HOSTS,
    ),
    Fault(f"{SOURCE}/company.py", "            self.sent_away.add(guest.visitor or guest.address)\n", "", "an onlooker comes back", TABLES),
    Fault(f"{SOURCE}/health.py", "            await store.touch()\n", "            pass\n", "a full disk is well", HEALTH),
    Fault(
        f"{SOURCE}/socket.py",
        "    except RuntimeError as error:  # we have closed the connection in the meantime\n",
        "    except ZeroDivisionError as error:\n",
        "a connection that closes leaves a traceback",
        SOCKET,
    ),
    Fault(f"{SOURCE}/visitors.py", "        self._known.pop(device, None)\n", "", "a device that was ended goes on", FORGETTING),
    Fault(
        f"{SOURCE}/prompt.py",
        "        self.transport.abort()  # what closes it there waits until all is read: for a quarter of an hour, or for ever\n",
        "",
        "whoever reads nothing any more seems to be there",
        UNREAD,
    ),
    Fault(
        f"{SOURCE}/prompt.py",
        "        self.unread = self.loop.call_later(TAKEN, self.transport.abort)\n",
        "",
        "an answer waits for ever to be read",
        UNREAD,
    ),
    Fault(f"{SOURCE}/guard.py", "Path={base or '/'}; ", "Path=/; ", "everything on the host name gets the cookie", BASE),
    Fault(f"{SOURCE}/guard.py", "            scope[LITESTAR_BASE] = base\n", "", "a feed leads to the root", BASE),
    Fault(
        f"{SOURCE}/guard.py",
        '        if raw.startswith(f"{base}/".encode()):',
        "        if base.encode() in raw:",
        "a base is taken from anywhere in a path",
        BASE,
    ),
    Fault(
        f"{SOURCE}/documents.py", 'f"{state.server.settings.base}{path}/"', 'f"{path}/"', "a link to the documents leaves the base", BASE
    ),
]
