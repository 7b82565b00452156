"""What lies on the table, drawn in the terminal."""

from io import StringIO

from rich.console import Console

from chaudron import games
from chaudron.cli import draw
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
