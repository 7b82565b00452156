"""Matches from their records: the same rules, the same checks, and a result that must be the same."""

from typing import TypeVar

from chaudron.kernel.arrangement import decode_arrangement
from chaudron.kernel.game import Game
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadRecord, Move, Refusal, View
from chaudron.kernel.record import Record, decode_move, decode_options, decode_seed, mix

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


def replay(game: Game[S, M, V], record: Record) -> Match[S, M, V]:
    """Rebuild a match from its record; raises BadRecord if the rules, the commitment or the outcome contradict it."""
    if any(stem.moves > len(record.moves) for stem in record.stems):
        raise BadRecord("branch")
    match = reopen(game, record)
    for index, (seat, data) in enumerate(record.moves):
        try:
            match.play(seat, decode_move(game, data))
        except Refusal as refusal:
            bad = BadRecord("move", index=index + 1, place=seat, why=refusal.reason, detail=str(refusal))
            bad.cause, bad.game = refusal, game
            raise bad from None
    if match.outcome != record.outcome or (record.ended and record.outcome is not None):
        raise BadRecord("outcome", moves=len(record.moves))
    match.ended = record.ended
    return match


def reopen(game: Game[S, M, V], record: Record) -> Match[S, M, V]:
    """Return the match of a record before its first move; raises BadRecord if the rules, the stems or the commitment do not fit."""
    if record.game != game.about.name:
        raise BadRecord("game", found=record.game, known=game.about.name)
    rules = game if record.version == game.about.version else game.former(record.version)
    if rules is None:
        raise BadRecord("version", game=record.game, found=record.version, known=game.about.version)
    grown = [stem.moves for stem in record.stems]
    if grown != sorted({moves for moves in grown if moves >= 0}):
        raise BadRecord("branch")
    check_mixed(record)
    arrangement = None if record.arrangement is None else decode_arrangement(game, record.arrangement)
    options, seed = decode_options(game, record.options), decode_seed(record.seed)
    match: Match[S, M, V] = Match(rules, record.seats, options, seed, arrangement, record.stems, record.mixed)
    if match.commitment != record.commitment:
        raise BadRecord("commitment", found=record.commitment, known=match.commitment)
    return match


def check_mixed(record: Record) -> None:
    """Raise BadRecord unless the seed is the one that the secret and the salts of different seats make."""
    if record.mixed is None:
        return
    seats = [seat for seat, _ in record.mixed.salts]
    if not seats or seats != sorted({seat for seat in seats if seat < record.seats}) or mix(record.mixed) != decode_seed(record.seed):
        raise BadRecord("mixed")
