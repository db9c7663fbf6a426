"""Moves the scripts inside the pages of the manual into files: the server's content policy allows no other."""

import re
from hashlib import sha256
from pathlib import Path
from posixpath import relpath
from typing import Any

SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
FOLDER = "assets/javascripts"
UNUSED = ("assets/**/*.map", "assets/javascripts/lunr/**/*", "404.html", "sitemap.xml*")
"""What no page of ours loads: search in other languages, sources of the theme's files. The server has its own 404."""

_moved: dict[str, str] = {}


def on_post_page(output: str, page: Any, **_: Any) -> str:
    return _without_scripts(output, page.file.dest_uri)


def on_post_template(output_content: str, template_name: str, **_: Any) -> str:
    return _without_scripts(output_content, template_name) if template_name.endswith(".html") else output_content


def on_post_build(config: Any) -> None:
    site = Path(config.site_dir)
    for name, code in _moved.items():
        (site / FOLDER / name).write_text(code, "utf-8")
    for pattern in UNUSED:
        for path in site.glob(pattern):
            if path.is_file():
                path.unlink()


def _without_scripts(html: str, place: str) -> str:
    def moved(script: re.Match[str]) -> str:
        code = script[1]
        name = f"{sha256(code.encode()).hexdigest()[:12]}.js"
        _moved[name] = code
        folder = place.rpartition("/")[0] or "."
        return f'<script src="{relpath(f"{FOLDER}/{name}", folder)}"></script>'

    return SCRIPT.sub(moved, html)
