"""The record is the game: set-up, seed and moves rebuild every state on any machine."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from chaudron.kernel.game import AnyGame, Game
from chaudron.kernel.model import Arrangement, BadRecord, BadSetup, Malformed, Move, Options, Outcome, Seat, View
from chaudron.kernel.options import file_options, read_file
from chaudron.kernel.rng import SEED_BYTES

FORMAT = 1

T = TypeVar("T")
S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Stem(Struct, frozen=True, forbid_unknown_fields=True):
    """What a branch has in common with the match it left: its first moves, and the seed from which they and the opening drew."""

    moves: int
    seed: str


class Mixed(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seed was made: a secret that was sealed first, and then a salt from each of these seats, in their order."""

    secret: str
    salts: tuple[tuple[Seat, str], ...]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a match; `outcome` is set once it has ended, and a replay must produce the same.

    A match that was arranged and not dealt has its `arrangement` and an empty commitment: it counts for nothing. A branch has a stem for
    each match it has grown from, the oldest first; `seed` and `commitment` are its own. A seed in which players had a share is `mixed`.
    A match without an outcome may have `ended`, because all people agreed to."""

    format: int
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str
    moves: tuple[tuple[Seat, dict[str, Any]], ...]
    outcome: Outcome | None = None
    arrangement: dict[str, Any] | None = None
    stems: tuple[Stem, ...] = ()
    mixed: Mixed | None = None
    ended: bool = False


def mix(mixed: Mixed) -> bytes:
    """Return the seed: the SHA-256 of the secret followed by the salts as JSON."""
    salts = [(seat, decode_seed(salt).hex()) for seat, salt in mixed.salts]
    return sha256(decode_seed(mixed.secret) + msgspec.json.encode(salts)).digest()


def commitment(game: AnyGame, seats: int, options: Options, seed: bytes, stems: Sequence[Stem] = ()) -> str:
    """Return the SHA-256 of the seed followed by the set-up as JSON with sorted keys, to be published before the deal.

    The set-up of a branch includes where it leaves which match, as the commitment of that match."""
    setup = {"game": game.about.name, "version": game.about.version, "seats": seats, "options": options}
    if stems:
        *older, stem = stems
        setup["branch"] = {"moves": stem.moves, "of": commitment(game, seats, options, decode_seed(stem.seed), older)}
    return sha256(seed + msgspec.json.encode(setup, order="sorted")).hexdigest()


def make_record(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: bytes,
    moves: Sequence[tuple[Seat, Move]],
    outcome: Outcome | None,
    arrangement: Arrangement | None = None,
    stems: Sequence[Stem] = (),
    mixed: Mixed | None = None,
    *,
    ended: bool = False,
) -> Record:
    """Return the record of a match."""
    return Record(
        format=FORMAT,
        game=game.about.name,
        version=game.about.version,
        seats=seats,
        options=msgspec.to_builtins(options),
        commitment=commitment(game, seats, options, seed, stems) if arrangement is None else "",
        seed=seed.hex(),
        moves=tuple((seat, msgspec.to_builtins(move)) for seat, move in moves),
        outcome=outcome,
        arrangement=None if arrangement is None else msgspec.to_builtins(arrangement),
        stems=tuple(stems),
        mixed=mixed,
        ended=ended,
    )


def encode_record(record: Record) -> bytes:
    """Encode a record as human-readable JSON, one move per line."""
    head = msgspec.to_builtins(record)
    moves = head.pop("moves")
    for name in ("arrangement", "stems", "mixed", "ended"):
        if not head[name]:
            del head[name]
    lines = [f"  {msgspec.json.encode(k).decode()}: {msgspec.json.encode(v).decode()}" for k, v in head.items()]
    rows = ",\n".join("    " + msgspec.json.encode(row).decode() for row in moves)
    lines.append(f'  "moves": [\n{rows}\n  ]' if moves else '  "moves": []')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def decode_record(data: bytes) -> Record:
    """Decode a record from JSON; raises BadRecord if it is corrupt, truncated or in another format."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord("shape", detail=str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("json", detail=str(error)) from None
    except RecursionError:
        raise BadRecord("json", detail="nested too deeply") from None
    if record.format != FORMAT:
        raise BadRecord("format", found=record.format, known=FORMAT)
    return record


def decode_options(game: AnyGame, options: dict[str, Any]) -> Options:
    """Decode a game's options from plain data, and file options also from TOML; raises BadSetup for what the game does not know."""
    known = [field.encode_name for field in msgspec.structs.fields(game.about.options)]
    for name in options:
        if name not in known:
            raise BadSetup("option", game=game.about.name, detail=f"`{name}` is none of: {', '.join(known)}")
    given = dict(options)
    for name, form in file_options(game.about.options).items():
        if isinstance(given.get(name), str | dict):
            given[name] = read_file(name, form, given[name])
    try:
        return msgspec.convert(given, type=game.about.options)
    except msgspec.ValidationError as error:
        raise BadSetup("option", game=game.about.name, detail=str(error)) from None


def decode_move(game: Game[S, M, V], data: object) -> M:
    """Decode a move from plain data; raises Malformed if it does not have the form of this game's moves."""
    try:
        move: M = msgspec.convert(data, type=union(game.about.moves))
        return move
    except msgspec.ValidationError as error:
        raise Malformed("move", detail=str(error)) from None


def refuse_form(game: AnyGame, move: object) -> None:
    """Raise Malformed unless this is a move of the game, and each of its fields has a value of its type."""
    if not isinstance(move, game.about.moves):
        known = ", ".join([kind.__name__ for kind in game.about.moves])
        raise Malformed("move", detail=f"{type(move).__module__}.{type(move).__qualname__} is none of: {known}")
    try:
        data = msgspec.to_builtins(move)
    except TypeError as error:
        raise Malformed("move", detail=str(error)) from None
    decode_move(game, data)


def read_move(game: Game[S, M, V], data: bytes | msgspec.Raw) -> M:
    """Decode a move from JSON; raises Malformed if it does not have the form of this game's moves."""
    try:
        move: M = _reader(game.about.moves).decode(data)
        return move
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("move", detail=str(error)) from None


@cache
def _reader(moves: tuple[type[Move], ...]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union(moves))


def decode_seed(text: str) -> bytes:
    """Decode a seed from its 64 hexadecimal digits; raises Malformed if it is anything else."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Malformed("seed", digits=2 * SEED_BYTES)
    return seed


def union(types: tuple[type[T], ...]) -> Any:
    """Return the union of these types, as msgspec expects it."""
    found: Any = types[0]
    for other in types[1:]:
        found = found | other
    return found
