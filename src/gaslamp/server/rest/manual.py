"""The manual under /manual, if it is built."""

from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import gaslamp

BUILT = Path(gaslamp.__file__).parent / "manual"
"""Where `make docs` puts the manual."""


class Manual(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


def add(app: FastAPI, folder: Path = BUILT) -> None:
    if not (folder / "index.html").exists():
        return

    @app.api_route("/manual", methods=["GET", "HEAD"], include_in_schema=False)
    async def manual() -> Response:
        return RedirectResponse("/manual/")

    app.mount("/manual", GZipMiddleware(Manual(directory=folder, html=True)))
