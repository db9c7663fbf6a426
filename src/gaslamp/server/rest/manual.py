"""The manual under /manual. Where it is not built, a page says how to build it."""

from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import gaslamp

BUILT = Path(gaslamp.__file__).parent / "manual"
"""Where `make docs` puts the manual."""
NOT_BUILT = """<!doctype html><html lang="en"><title>Gaslamp</title>
<p>The manual is not built here. In a clone of the repository, <code>make docs</code> builds it.
<a href="/">To the games</a></p></html>"""


class Manual(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


def add(app: FastAPI, folder: Path = BUILT) -> None:
    if not (folder / "index.html").exists():
        _add_missing(app)
        return

    @app.api_route("/manual", methods=["GET", "HEAD"], include_in_schema=False)
    async def manual() -> Response:
        return RedirectResponse("/manual/")

    app.mount("/manual", GZipMiddleware(Manual(directory=folder, html=True)))


def _add_missing(app: FastAPI) -> None:
    @app.api_route("/manual", methods=["GET", "HEAD"], include_in_schema=False)
    @app.api_route("/manual/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def missing() -> Response:
        return HTMLResponse(NOT_BUILT, 404)
