"""The files of the browser client. Any other path is a page of the client, which reads the path itself."""

import gzip
from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import gaslamp

BUILT = Path(gaslamp.__file__).parent / "web"
"""Where `make web` puts the client."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files in `assets/`: their names contain a hash of their content."""

NOT_BUILT = """<!doctype html><html lang="en"><title>Gaslamp</title>
<p>The server is up, but the pages to play on are not there. In a clone of the repository, <code>make play</code> builds
them. The contract of the server is at <a href="/docs">/docs</a>.</p></html>"""


class Asset(NamedTuple):
    """A file in `assets/`, read and compressed once."""

    media_type: str | None
    plain: bytes
    compressed: bytes


class Pages(StaticFiles):
    def __init__(self, folder: Path = BUILT) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"
        self._assets: dict[str, Asset] = {}

    async def check_config(self) -> None:
        """Nothing to check: a server whose client is not built says so on the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/"):
            # No route matched, whether or not the client is built.
            raise HTTPException(404 if scope["method"] in ("GET", "HEAD") else 405)
        if not self._index.exists():
            return HTMLResponse(NOT_BUILT, 503)
        if path.startswith("assets/"):
            return await self._asset(path, scope)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            response = HTMLResponse(self._index.read_bytes())
        response.headers["Cache-Control"] = "no-cache"
        return response

    async def _asset(self, path: str, scope: Scope) -> Response:
        if path not in self._assets or scope["method"] not in ("GET", "HEAD"):
            file = await super().get_response(path, scope)
            if not isinstance(file, FileResponse):
                return file
            plain = Path(file.path).read_bytes()
            self._assets[path] = Asset(file.media_type, plain, gzip.compress(plain))
        media_type, plain, compressed = self._assets[path]
        headers = {"Cache-Control": FOR_EVER, "Vary": "Accept-Encoding"}
        if "gzip" not in Headers(scope=scope).get("Accept-Encoding", ""):
            return Response(plain, headers=headers, media_type=media_type)
        return Response(compressed, headers=headers | {"Content-Encoding": "gzip"}, media_type=media_type)
