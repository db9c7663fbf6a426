"""What other programs show of a link to a table or a replay: a title, a sentence and a picture (Open Graph).

Everybody who has the link may see all of it. Before the end of a game it shows nothing that a spectator does not see.
"""

import re
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from gaslamp.core.errors import GaslampError
from gaslamp.parts.wire import TABLE_ID
from gaslamp.server.errors import language_of
from gaslamp.server.machines.picture import is_drawn
from gaslamp.server.rest.client_files import BUILT, NOT_BUILT
from gaslamp.server.rest.request_context import HubDep
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.messages import table_info, words_in

_TABLE_ID = re.compile(TABLE_ID)


def router(base: str, index: Path = BUILT / "index.html") -> APIRouter:
    """`base` is the start of every link, without a slash at the end."""
    found = APIRouter()

    @found.get("/table/{table}", response_class=HTMLResponse, include_in_schema=False)
    async def table_page(table: str, request: Request, hub: HubDep) -> Response:
        return await _page(index, await _tags(hub, base, request, "table", table))

    @found.get("/replay/{table}", response_class=HTMLResponse, include_in_schema=False)
    async def replay_page(table: str, request: Request, hub: HubDep) -> Response:
        return await _page(index, await _tags(hub, base, request, "replay", table))

    return found


async def _page(index: Path, tags: str) -> Response:
    """The one page of the client, which reads the path itself."""
    if not index.exists():
        return HTMLResponse(NOT_BUILT, 503)
    text = index.read_text("utf-8").replace("</head>", f"{tags}</head>", 1)
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})


async def _tags(hub: Hub, base: str, request: Request, page: str, name: str) -> str:
    """Nothing if there is no such table."""
    if not _TABLE_ID.fullmatch(name):
        return ""
    try:
        table = (await hub.table(name)).table
    except GaslampError:
        return ""
    words = words_in(language_of(request))
    info = table_info(words, table)
    at = request.query_params.get("at", "")
    number = at if page == "replay" and at.isdecimal() and len(at) < 7 else ""
    seats = ", ".join(f"{one['title']}: {one['name']}" if one["name"] else one["title"] for one in info["seats"])
    said = {
        "og:type": "website",
        "og:site_name": "Gaslamp",
        "og:title": table.parts.title(words),
        "og:description": words("link-about", status=table.status, seats=seats),
        "og:url": f"{base}/{page}/{name}" + (f"?{urlencode({'at': number})}" if number else ""),
    }
    if is_drawn(table.header.game):
        said["og:image"] = f"{base}/api/tables/{name}/preview.png" + (f"?at={number}" if number else "")
        said["twitter:card"] = "summary_large_image"
    return "".join(f'<meta property="{escape(key)}" content="{escape(value)}">' for key, value in said.items())
