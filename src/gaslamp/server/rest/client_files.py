"""The files of the browser client. Any other path is a page of the client, which reads the path itself."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
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


class Pages(StaticFiles):
    def __init__(self, folder: Path = BUILT) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"

    async def check_config(self) -> None:
        """Nothing to check: a server whose client is not built says so on the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/"):
            # No route matched, whether or not the client is built.
            raise HTTPException(404 if scope["method"] in ("GET", "HEAD") else 405)
        if not self._index.exists():
            return HTMLResponse(NOT_BUILT, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            response = HTMLResponse(self._index.read_bytes())
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response
