"""Writes out a match so that a person can read every decision: what was asked, what was possible, what was done, who heard what."""

from textwrap import wrap
from typing import Any

import msgspec

from chaudron.kernel.match import Match
from chaudron.kernel.model import News
from chaudron.kernel.record import Record, decode_move
from chaudron.kernel.replay import reopen
from chaudron.kernel.scene import Scene, Zone
from chaudron.texts import Texts
from chaudron.texts.told import describe_values

TABLE_EVERY = 20
"""The number of moves after which the whole table is written out again."""
WIDTH = 130


def playthrough(match: Match[Any, Any, Any], words: Texts) -> str:
    """Return the whole story of a match."""
    record = match.record()
    names = [words.say("terminal-place", number=seat + 1) for seat in range(match.seats)]
    lines = [
        f"game: {record.game}, rules version {record.version}",
        f"seats: {record.seats}",
        f"options: {msgspec.json.encode(record.options).decode()}",
        f"seed: {record.seed}",
        f"commitment: {record.commitment}",
        "",
    ]
    again = reopen(match.game, record)
    lines += told(again.opening, words, names)
    for step in range(len(record.moves)):
        if step % TABLE_EVERY == 0:
            lines += table(match.game.scene(again.view(None)), words, names)
        lines += decision(again, record, step, words, names)
    outcome = match.outcome
    lines += ["", "result: unfinished" if outcome is None else f"result: scores {list(outcome.scores)}, winners {list(outcome.winners)}"]
    return "\n".join(lines) + "\n"


def decision(match: Match[Any, Any, Any], record: Record, step: int, words: Texts, names: list[str]) -> list[str]:
    """Play one move and return its lines: the question, the choices, the answer, the news."""
    seat, data = record.moves[step]
    move = decode_move(match.game, data)
    number, ask = match.questions()[seat]
    moves = match.moves(seat)
    combination = match.game.combination(match.view(seat), ask)
    if combination is None:
        choices = "; ".join(words.tell(each, names, seat) for each in moves)
    else:
        values = describe_values(type(move), combination.field, [part.value for part in combination.of])
        choices = f"any {combination.count} of {', '.join(str(words.word(value, names)) for value in values)}"
    lines = [
        "",
        f"{step + 1}. {names[seat]}, question {number}: {words.tell(ask, names, seat)}",
        *wrap(f"{len(moves)} choices: {choices}", width=WIDTH, initial_indent="   ? ", subsequent_indent="     "),
        f"   > {move}",
    ]
    return lines + told(match.play(seat, move, number), words, names)


def told(news: list[News], words: Texts, names: list[str]) -> list[str]:
    """Return a line for each event, with its hearer if only one seat hears it."""
    found: list[str] = []
    for event, only in news:
        hearer = "" if only is None else f"[to {names[only]} alone] "
        found.append(f"   {hearer}{words.tell(event, names, only)}")
    return found


def table(scene: Scene, words: Texts, names: list[str]) -> list[str]:
    """Return the table as an onlooker sees it."""

    def line(zone: Zone) -> str:
        owner = "" if zone.owner is None else f"{words.name(zone.owner, names)}: "
        pieces = ", ".join(words.piece(piece) for piece in zone.pieces if piece.face is not None)
        return f"   | {owner}{words.zone(zone)}" + (f": {pieces}" if pieces else "")

    scores = ", ".join(f"{words.name(score.seat, names)} {'–' if score.total is None else score.total}" for score in scene.scores)
    return ["", *(line(zone) for zone in scene.zones), f"   | {words.say('terminal-points')}: {scores}"]
