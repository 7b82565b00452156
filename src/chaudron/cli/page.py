"""The terminal as a page: text is wrapped at plain spaces only, so that no line starts with French punctuation."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

GLUE = str.maketrans({"\u00a0": "\ue0a0", "\u202f": "\ue0af"})
"""No-break spaces, for which rich may start a new line, and private characters of the same width, for which it does not."""
UNGLUE = {ord(stand_in): space for space, stand_in in GLUE.items()}


class Page(Console):
    """A console that keeps together what no-break spaces join, in panels, tables and columns, too."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Render with stand-ins for the no-break spaces of a text."""
        if isinstance(renderable, str):
            chosen = options or self.options
            renderable = self.render_str(renderable, highlight=chosen.highlight, markup=chosen.markup)
        if not isinstance(renderable, Text):
            yield from super().render(renderable, options)
            return
        glued = renderable.copy()
        glued.plain = renderable.plain.translate(GLUE)
        for text, style, control in super().render(glued, options):
            yield Segment(text.translate(UNGLUE), style, control)
