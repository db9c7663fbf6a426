"""Security headers on every answer."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # A link to a seat holds its key and must not be sent to other sites.
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS = "max-age=31536000"  # a year


class SecurityHeaders:
    def __init__(self, app: ASGIApp, is_https: bool) -> None:
        self.app = app
        self._is_https = is_https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_open = False

        async def send_with_headers(message: Message) -> None:
            nonlocal is_open
            if message["type"] == "websocket.accept":
                is_open = True
            if message["type"] == "websocket.close" and not is_open and may_answer(scope):
                # uvicorn would answer without headers.
                await send({"type": "websocket.http.response.start", "status": 403, "headers": self._headers(scope)})
                await send({"type": "websocket.http.response.body", "body": b""})
                return
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in self._headers(scope):
                    headers.setdefault(name.decode(), value.decode())
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        headers = dict(HEADERS)
        if self._is_https:
            headers["Strict-Transport-Security"] = HSTS
        if scope["path"].startswith("/api"):
            headers["Cache-Control"] = "no-store"
        return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def may_answer(scope: Scope) -> bool:
    """Whether a socket can be refused with an HTTP response."""
    return scope["type"] == "websocket" and "websocket.http.response" in (scope.get("extensions") or {})
