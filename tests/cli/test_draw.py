"""What lies on the table, drawn in the terminal."""

import re
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chaudron import Match, advise, bots, games
from chaudron.cli import draw
from chaudron.cli.page import Page
from chaudron.kernel.advice import Advice
from chaudron.kernel.bot import decide
from chaudron.kernel.floor import Floor
from chaudron.kernel.scene import Piece, Scene, Score, Zone
from chaudron.texts import texts
from tests.cli.conftest import Run
from tests.cli.records import GAME


def test_a_full_cauldron_shows_all_its_cards(run: Run) -> None:
    """However many pieces lie in a place, all of them are drawn."""
    pieces = tuple(Piece(str(number), face) for number, face in enumerate(games.load(GAME).about.faces))
    zone = Zone("place", games.load(GAME).about.zones[-1], "bowl", pieces=pieces)
    for width in (40, 120):
        console = Console(width=width, file=StringIO())
        draw.draw(console, Scene(None, (), (zone,), ()), texts("en", games.load(GAME)), [])
        shown = console.file.getvalue()  # type: ignore[attr-defined]
        assert all(texts("en", games.load(GAME)).say(piece.face or "") in shown for piece in pieces)


def test_a_name_that_is_too_long_for_its_place_is_shown_whole() -> None:
    console = Console(width=20, file=StringIO())
    zone = Zone("place", games.load(GAME).about.zones[-1], "bowl")
    words = texts("en", games.load(GAME))
    draw.draw(console, Scene(None, (), (zone,), ()), words, [])
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert len(words.zone(zone)) > console.width - draw.FRAME
    assert all(word in shown for word in words.zone(zone).split())


def test_the_own_hand_is_shown_where_more_than_it_lies_before_a_seat() -> None:
    face = games.load(GAME).about.faces[0]
    words = texts("en", games.load(GAME))
    for places in (draw.ABREAST, draw.ABREAST + 1):
        console = Console(width=80, file=StringIO())
        zones = [Zone(f"{number}", name, "row", 0) for number, name in enumerate(games.load(GAME).about.zones[1:places])]
        hand = Zone("hand", games.load(GAME).about.zones[-1], "hand", 0, (Piece("own", face),))
        draw.draw(console, Scene(0, (), (*zones, hand), (Score(0, 0),)), words, ["Ada"])
        assert (words.say(face) in console.file.getvalue()) == (places > draw.ABREAST)  # type: ignore[attr-defined]


def test_what_a_person_can_say_is_left_to_the_question() -> None:
    said = 0
    for name in games.names():
        game = games.load(name)
        match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=bytes(32))
        scene, words = game.scene(match.view(0)), texts("en", game)
        sayings = [piece for zone in scene.zones for piece in zone.pieces if (piece.face or "").startswith(draw.SAID)]
        for room in (None, 16):
            console = Page(width=80, file=StringIO())
            draw.draw(console, scene, words, ["Ada", "Basile", "Celia", "Dorian"], room)
            shown = console.file.getvalue()  # type: ignore[attr-defined]
            assert not [piece for piece in sayings if words.piece(piece) in shown]
        said += len(sayings)
    assert said > 0


def in_a_table(line: str) -> Table:
    table = Table("", "")
    table.add_row("1", line)
    return table


FRENCH = "Le temps est écoulé\u00a0: le marché est fermé\u202f! Que montrez-vous\u202f? «\u202fRien de plus\u202f» coûte 5\u00a0points."


@pytest.mark.parametrize(
    "made",
    [Text, str, Markdown, in_a_table, lambda line: Panel(Text(line, style="bold")), lambda line: Columns([line])],
    ids=["text", "string", "markdown", "table", "panel", "columns"],
)
def test_no_line_begins_with_french_punctuation(made: Callable[[str], RenderableType]) -> None:
    parted = 0
    for width in range(24, 90):
        for console in (Page(width=width, file=StringIO()), Console(width=width, file=StringIO())):
            console.print(made(FRENCH))
            shown = [re.sub("[│┃]", "", row).strip(" ") for row in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]
            bad = [row for row in shown if re.match(r"[:;!?»]|points", row) or re.search(r"«$|5$", row)]
            if isinstance(console, Page):
                assert bad == []
                assert "".join(FRENCH.split()) in "".join("".join(shown).split())
            parted += len(bad)
    assert parted, "rich alone does part them"


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_advice_is_aligned_and_fits_a_terminal(language: str) -> None:
    """Chances stand under each other, reasons under their move, and nothing is wider than the terminal."""
    game = games.load(GAME)
    match: Match[Any, Any, Any] = Match(game, 4, seed=bytes(32))
    (seat,) = match.questions()
    console = Console(width=80, file=StringIO())
    found = [*advise(match, seat, "ismcts:60"), Advice(None)]
    words = texts(language, game)
    console.print(draw.advice(found, words, ["Ada", "Basile", "Celia", "Dorian"], seat))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, lines)) <= 80
    moves = [line for line in lines if "%" in line]
    assert [line.index("%") for line in moves] == [moves[0].index("%")] * 3
    for advice in found[:3]:
        assert advice.move is not None
        move = words.tell(advice.move, ["Ada", "Basile", "Celia", "Dorian"], seat)
        (line,) = [line for line in moves if line.rstrip().endswith(move)]
        reason = lines[lines.index(line) + 1]
        assert reason.index("·") == line.index(move)
    assert words.say("terminal-hint-silence") in lines[-1]


@pytest.mark.parametrize("name", games.names())
def test_the_table_fits_into_the_room_there_is(name: str) -> None:
    """At 80 columns, the table leaves eight of 24 lines to the question and its choices; the own seat is cut off last."""
    game = games.load(name)
    names = ["Ada", "Basile", "Celia", "Dorian", "Erwin", "Flora", "Gideon"][: game.about.usual]
    match: Match[Any, Any, Any] = Match(game, game.about.usual, seed=bytes(32))
    floor = Floor(bytes(32))
    bot = bots.make("random", game)
    for turn in range(60):
        if match.outcome is not None:
            break
        if turn % 10 == 0:
            language = ("de", "en", "fr")[turn // 10 % 3]
            console = Page(width=80, height=24, file=StringIO())
            draw.draw(console, game.scene(match.view(0)), texts(language, game), names, 16)
            shown = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
            assert len(shown) <= 17 and max(map(cell_len, shown)) <= 80
            assert all(any(each in line for line in shown) for each in names)
        for seat, move in floor.next(match, lambda seat, ask, rng: decide(bot, match.view(seat), ask, match.moves(seat), rng)):
            match.play(seat, move)
