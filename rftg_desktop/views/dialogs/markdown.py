"""The Markdown of our texts as the rich text that Qt shows, in the type of the theme."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence

from rftg_desktop.views.style import Measure
from rftg_desktop.views.theme import Theme

_BULLET = re.compile(r"^\s*[-*]\s+(.*)")
_NUMBERED = re.compile(r"^\s*\d+\.\s+(.*)")
_RULE = re.compile(r"^\s*\|[\s|:-]+\|\s*$")
_HEADING = re.compile(r"^(#{1,3})\s+(.*?)\s*(?:\{#[\w-]+\})?\s*$")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_SPANS = (
    (re.compile(r"&lt;(https?://[^\s&]+)&gt;"), r"\1"),
    (re.compile(r"!\[([^\]]*)\]\((sign:\w+)\)"), r'<img src="\2" alt="\1">'),
    (re.compile(r"\[([^\]]+)\]\((#[^)\s]+)\)"), r'<a href="\2">\1</a>'),
    (re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)"), r"\1 (\2)"),
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*(?!\*)"), r"<i>\1</i>"),
    (re.compile(r"`([^`]+)`"), r"<tt>\1</tt>"),
)


def inline(text: str) -> str:
    """Turn one run of text: bold, italics, code, signs, links within it; other addresses stay plain."""
    made = html.escape(text, quote=False)
    for pattern, form in _SPANS:
        made = pattern.sub(form, made)
    return made


def to_html(text: str) -> str:
    """Turn paragraphs, lists, tables and headings."""
    blocks = re.split(r"\n\s*\n", _COMMENT.sub("", text).strip())
    return "\n".join(part for block in blocks if block.strip() for part in _block(block.splitlines()))


def _block(lines: Sequence[str]) -> Iterator[str]:
    """Turn the lines between two empty ones; a list may follow its sentence directly."""
    rest = list(lines)
    while rest:
        if found := _HEADING.match(rest[0]):
            level = len(found[1])
            yield f"<h{level}>{inline(found[2])}</h{level}>"
            rest = rest[1:]
            continue
        end = next((at for at in range(1, len(rest)) if _starts_anew(rest[0], rest[at])), len(rest))
        yield _same_kind(rest[:end])
        rest = rest[end:]


def _kind(line: str) -> str:
    if line.lstrip().startswith("|"):
        return "table"
    if _BULLET.match(line):
        return "ul"
    if _NUMBERED.match(line):
        return "ol"
    return "heading" if _HEADING.match(line) else "p"


def _starts_anew(first: str, line: str) -> bool:
    """Say whether the line is no more of the block that began with ``first``; plain lines go on a list."""
    kind, here = _kind(line), _kind(first)
    return kind != here and not (kind == "p" and here in ("ul", "ol"))


def _same_kind(lines: Sequence[str]) -> str:
    kind = _kind(lines[0])
    if kind == "table":
        return _table(lines)
    if kind == "p":
        return f"<p>{inline(' '.join(line.strip() for line in lines))}</p>"
    pattern = _BULLET if kind == "ul" else _NUMBERED
    items: list[str] = []
    for line in lines:
        if found := pattern.match(line):
            items.append(found[1])
        else:
            items[-1] += " " + line.strip()
    points = "".join(f"<li>{inline(item)}</li>" for item in items)
    return f"<{kind}>{points}</{kind}>"


def _table(lines: Sequence[str]) -> str:
    has_head = len(lines) > 1 and bool(_RULE.match(lines[1]))
    rows = []
    for number, line in enumerate(line for line in lines if not _RULE.match(line)):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        tag = "th" if has_head and number == 0 else "td"
        rows.append("<tr>" + "".join(f"<{tag}>{inline(cell)}</{tag}>" for cell in cells) + "</tr>")
    return f'<table cellspacing="0" cellpadding="6">{"".join(rows)}</table>'


def document_style(theme: Theme, at: Measure) -> str:
    """Make the style sheet of a rich text document."""
    body, gap = at.text(15.5), at.px(10)
    return f"""
body, p, li, td, th {{ color: {theme.text}; font-family: "{theme.body}", "{theme.symbols}";
    font-size: {body}px; }}
p, li {{ line-height: 122%; }}
p {{ margin-top: 0; margin-bottom: {gap}px; }}
ul, ol {{ margin-bottom: {gap}px; }}
li {{ margin-bottom: {at.px(4)}px; }}
h1 {{ font-size: {at.text(25)}px; font-weight: 700; color: {theme.gold}; margin-bottom: {at.px(12)}px; }}
h2 {{ font-size: {at.text(19)}px; font-weight: 700; color: {theme.text};
    margin-top: {at.px(20)}px; margin-bottom: {at.px(8)}px; }}
h3 {{ font-size: {at.text(16)}px; font-weight: 700; color: {theme.text_second}; }}
.here {{ color: {theme.cyan}; }}
a {{ color: {theme.cyan}; text-decoration: none; }}
th {{ color: {theme.text_second}; font-weight: 700; text-align: left; background-color: #18224A; }}
td {{ background-color: #101833; }}
tt {{ font-family: "{theme.narrow}"; color: {theme.text_second}; }}
table {{ margin-top: {gap}px; margin-bottom: {gap}px; }}"""
