"""The report of a study as a web page: one file that needs no script, no other file and no other host."""

from collections.abc import Sequence
from html import escape
from typing import Final

from chaudron.lab.sections import Section, Writer
from chaudron.lab.study import EVEN

STYLE: Final = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fffdf8; color: #2b2533; font: 1rem/1.55 system-ui, "Segoe UI", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
header nav { float: right; margin-left: 1rem; } header nav a { margin-left: 0.75rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 0.5rem; } h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
h3 { font-size: 1.05rem; margin: 0 0 0.25rem; }
p { max-width: 44rem; margin: 0 0 0.75rem; } a { color: #1f6f5c; }
code { font: 0.85rem/1.5 ui-monospace, monospace; background: #f3eee6; padding: 0.1em 0.35em; border-radius: 3px; overflow-wrap: anywhere; }
.short { background: #f4f0e6; border-left: 4px solid #1f6f5c; padding: 0.9rem 1.1rem; border-radius: 0 6px 6px 0; }
.short dl { margin: 0; } .short dt { font-weight: 600; } .short dt a { color: inherit; } .short dd { margin: 0 0 0.6rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 1.25rem; align-items: start; }
section { border: 1px solid #e4dfe8; border-radius: 8px; padding: 1rem; break-inside: avoid; min-width: 0; }
section > svg { display: block; max-width: 100%; height: auto; margin: 0.5rem 0; }
.answer { margin-bottom: 0.5rem; } .note { color: #5b5466; font-size: 0.9rem; }
summary { cursor: pointer; color: #1f6f5c; font-size: 0.9rem; padding: 0.25rem 0; }
.figures { overflow-x: auto; } table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.2rem 0.9rem 0.2rem 0; border-bottom: 1px solid #e4dfe8; } td + td, th + th { text-align: right; }
@media print { main { max-width: none; padding: 0; } details:not([open]) > summary { display: none; } header nav { display: none; } }
"""
METHOD: Final = ("intervals", "chance", "bots", "many")


def page(writer: Writer, sections: Sequence[Section], others: Sequence[str], command: str, files: Sequence[str], figures: str) -> str:
    """Return the report in one language, with links to the same report in the others."""
    found, language, say = writer.found, writer.language, writer.words.say
    title = say("study-title", game=say("game-name"))
    more = sum(count for part, count in found.games.items() if part != EVEN)
    lead = say(
        "study-lead",
        games=writer.number(found.games[EVEN], 0),
        seats=found.seats,
        bot=found.bot,
        more=writer.number(more, 0) if more else 0,
    )
    links = "".join(f'<a href="{other}.html" hreflang="{other}" lang="{other}">{other}</a>' for other in others if other != language)
    answers = "".join(f'<dt><a href="#{each.name}">{escape(each.title)}</a></dt><dd>{escape(each.answer)}</dd>' for each in sections)
    method = "".join(f"<p>{escape(say(f'study-method-{part}'))}</p>" for part in METHOD)
    data = escape(say("study-data", files=", ".join(files), figures=figures))
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<header><nav>{links}</nav><h1>{escape(title)}</h1><p>{escape(lead)}</p></header>
<h2>{escape(say("study-short"))}</h2>
<div class="short"><dl>{answers}</dl></div>
<h2>{escape(say("study-contents"))}</h2>
<div class="grid">
{"".join(shown(each, writer) for each in sections)}
</div>
<h2>{escape(say("study-method"))}</h2>
{method}
<p>{data}</p>
<p>{escape(say("study-made"))} <code>{escape(command)}</code></p>
</main>
</body>
</html>
"""


def shown(section: Section, writer: Writer) -> str:
    """Return a section."""
    heads = "".join(f"<th scope=col>{escape(head)}</th>" for head in section.heads)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.table)
    return f"""<section id="{section.name}">
<h3>{escape(section.title)}</h3>
<p class="answer">{escape(section.answer)}</p>
{section.picture}
<p class="note">{escape(section.note)}</p>
<details><summary>{escape(writer.words.say("study-figures"))}</summary><div class="figures"><table>
<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div></details>
</section>
"""
