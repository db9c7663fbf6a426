"""Pages of the manual that are written elsewhere: the rules of the games, and the documents in the root folder.

A link between two documents leads to the page of the other. A link to any other file becomes plain text, because the
manual has no page of it. A link to a file that does not exist is a warning, and `make docs` fails.
"""

import re
from logging import getLogger
from os.path import relpath
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
DOCUMENTS = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
LINK = re.compile(r"(?<!!)\[([^]]+)]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")
log = getLogger("mkdocs.hooks.pages")


def elsewhere() -> dict[str, Path]:
    """The sources of these pages, by their place in the manual."""
    rules = {f"rules/{source.parents[1].name}.md": source for source in ROOT.glob("src/gaslamp/games/*/rules/RULES.md")}
    return rules | {name: ROOT / name for name in DOCUMENTS}


def on_files(files: Files, config: Any) -> Files:
    for place, source in elsewhere().items():
        files.append(File.generated(config, place, content=source.read_text("utf-8")))
    files.append(File.generated(config, "lamp.svg", abs_src_path=str(ROOT / "web/public/lamp.svg")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    place = page.file.src_uri
    source = elsewhere().get(place, DOCS / place)
    return LINK.sub(lambda link: _link(link, place, source), markdown)


def _link(link: re.Match[str], place: str, source: Path) -> str:
    text, target, part = link.groups()
    named = (source.parent / target).resolve()
    if not named.exists():
        log.warning("%s names %s, which does not exist", source.relative_to(ROOT), target)
    elif (page := _places().get(named)) is not None:
        return f"[{text}]({relpath(page, Path(place).parent)}{part or ''})"
    return text


def _places() -> dict[Path, str]:
    """The page of each document."""
    own = {path.resolve(): path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    return own | {source.resolve(): place for place, source in elsewhere().items()}
