"""Draws any game's scene in a terminal: places in the middle as panels, a line for each seat, pieces as coloured chips."""

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chaudron.kernel.scene import Piece, Scene, Zone
from chaudron.texts import Texts

INKS = {
    "red": "white on #9c2f2f",
    "blue": "white on #2a5a9e",
    "purple": "white on #6f3a96",
    "green": "black on #58a84f",
    "white": "black on #e8e4d8",
    "gold": "black on #d4a637",
}
PLAIN = "black on #c8b68c"
BACK = "#c8b68c on #3b2f26"


def chip(piece: Piece, words: Texts, number: int | None = None) -> Text:
    """A piece, with the number by which it is chosen if it can be."""
    label = "" if piece.face is None else words.say(piece.face)
    shown = Text(f" {label} ", style=BACK if piece.face is None else INKS.get(piece.ink or "", PLAIN))
    return shown if number is None else Text.assemble((f"{number} ", "bold"), shown)


def chips(pieces: Sequence[Piece], words: Texts) -> Text:
    """Pieces side by side."""
    return Text(" ").join(chip(piece, words) for piece in pieces)


def count(zone: Zone) -> int:
    """How many pieces lie in a zone, seen or not."""
    return len(zone.pieces) if zone.size is None else zone.size


def label(zone: Zone, words: Texts) -> str:
    """A zone's name, with what there is to say of it."""
    return words.say(f"zone-{zone.name}", count=count(zone), **zone.facts)


def middle(zone: Zone, words: Texts) -> Panel:
    """A place that belongs to nobody."""
    inside = chips(zone.pieces, words) if zone.pieces else Text("· " * min(count(zone), 12) if zone.size else "·", style="dim")
    return Panel(inside, title=label(zone, words), title_align="left", border_style="#b08d57", width=38, height=4, box=box.ROUNDED)


def seats(scene: Scene, words: Texts, names: Sequence[str]) -> Table:
    """A line for each seat: what lies before it and its points."""
    kinds = list(dict.fromkeys(zone.name for zone in scene.zones if zone.owner is not None))
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for head in ("", words.say("terminal-seat"), *("" for _ in kinds), words.say("terminal-points")):
        table.add_column(head)
    for score in scene.scores:
        mine = [zone for zone in scene.zones if zone.owner == score.seat]
        cells: list[RenderableType] = []
        for kind in kinds:
            zone = next(zone for zone in mine if zone.name == kind)
            open_to_see = bool(zone.pieces) and score.seat != scene.seat
            cells.append(Group(label(zone, words), chips(zone.pieces, words)) if open_to_see else label(zone, words))
        marker = Text("▶", style="bold yellow") if score.seat in scene.turn else ""
        style = "bold" if score.seat == scene.seat else ""
        table.add_row(marker, Text(names[score.seat], style=style), *cells, str(score.total))
    return table


def draw(console: Console, scene: Scene, words: Texts, names: Sequence[str]) -> None:
    """The whole scene but the own hand, which is shown where it is chosen from."""
    console.print()
    if isinstance(number := scene.facts.get("round"), int):
        console.rule(f"{words.say('terminal-round')} {number}", style="#b08d57")
    console.print(Columns([middle(zone, words) for zone in scene.zones if zone.owner is None]))
    console.print(seats(scene, words, names))


def sheet(scene: Scene, words: Texts, names: Sequence[str]) -> Table:
    """The score sheet: a line for each seat, a column for each round."""
    table = Table(title=words.say("terminal-scores"), title_justify="left", box=box.SIMPLE)
    table.add_column(words.say("terminal-seat"))
    rounds = max((len(score.rounds) for score in scene.scores), default=0)
    for number in range(1, rounds + 1):
        table.add_column(str(number), justify="right")
    table.add_column(words.say("terminal-total"), justify="right")
    for score in scene.scores:
        table.add_row(names[score.seat], *(str(points) for points in score.rounds), f"[bold]{score.total}[/]")
    return table
