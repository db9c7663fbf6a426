"""Settings, from environment variables (GASLAMP_*) and from the command line, which takes precedence."""

import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from gaslamp.core.errors import NotWellFormed

SECRET_BYTES = 32
SHORTEST_TOKEN = 16
SECRETS = frozenset({"GASLAMP_SECRET", "GASLAMP_METRICS_TOKEN"})
"""Variables whose values are not shown in error messages."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

MailEncryption = Literal["starttls", "tls", "none"]
_MAIL_ENCRYPTION: dict[str, MailEncryption] = {"starttls": "starttls", "tls": "tls", "none": "none"}
_MAIL_PORTS: dict[MailEncryption, int] = {"starttls": 587, "tls": 465, "none": 25}


@dataclass(frozen=True, slots=True)
class Mail:
    """The mail server that sends turn notices."""

    host: str
    sender: str
    encryption: MailEncryption = "starttls"
    port: int = 587
    user: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8888
    database: str = field(default="", repr=False)
    """Empty: SQLite in the data folder. The address may hold a password, so it is not shown."""
    redis: str = field(default="", repr=False)
    """The message bus between processes and the queue to workers. Empty: there is only this process."""
    address: str = ""
    """The public address, such as https://games.example: for links, cookies and the origin check."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use the server."""
    proxies: tuple[str, ...] = ()
    """Networks of proxies whose X-Forwarded headers are trusted."""
    workers: int | None = None
    """Processes for machine players. None: by the number of cores."""
    limits: bool = True
    """Whether rate limits apply."""
    bots: bool = True
    """Whether programs of other people may play here."""
    private_notices: bool = False
    """Whether webhooks may go to private addresses."""
    mail: Mail | None = None
    json_logs: bool = False
    metrics_token: str = field(default="", repr=False)
    """A client that sends it may read /metrics. Empty: no client may."""
    secret: bytes = field(default=b"", repr=False)
    """Seeds machine players and signs webhooks. Stored in the data folder, or in a shared database."""

    @property
    def base(self) -> str:
        """The start of every link, without a slash at the end."""
        if self.address:
            return self.address
        name = "localhost" if self.host in ("0.0.0.0", "::", "") else self.host  # noqa: S104  (compared, not bound)
        return f"http://{f'[{name}]' if ':' in name else name}:{self.port}"

    @property
    def is_https(self) -> bool:
        return self.base.startswith("https://")

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in LOOPBACK and not self.address

    @property
    def store(self) -> str:
        return self.database or f"sqlite:///{self.data / 'gaslamp.db'}"

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables. A SQLite file belongs to one process."""
        return self.store.startswith("postgres")


def from_environment(environment: Mapping[str, str], folder: Path) -> Settings:
    """`folder` is the data folder unless GASLAMP_DATA is set."""
    found: dict[str, Any] = {"data": folder}
    for name, (variable, read) in _VARIABLES.items():
        text = environment.get(variable, "").strip()
        if text:
            found[name] = _read(variable, text, read)
    return Settings(**found, mail=_mail(environment))


def with_secret(settings: Settings) -> Settings:
    """With the secret of the data folder, which is created on first use.

    Processes that share a database use the secret that is stored there.
    """
    if settings.secret or settings.is_shared:
        return settings
    path = settings.data / "secret"
    try:
        kept = _kept_secret(path)
    except FileExistsError:
        raise NotWellFormed("not-a-folder", path=str(settings.data)) from None
    except OSError as error:
        raise NotWellFormed("cannot-write", path=str(path), why=error.strerror or str(error)) from None
    if len(kept) != SECRET_BYTES:
        raise NotWellFormed("bad-secret-file", path=str(path))
    return replace(settings, secret=kept)


def _kept_secret(path: Path) -> bytes:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        number = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_bytes()
    made = secrets.token_bytes(SECRET_BYTES)
    with os.fdopen(number, "wb") as file:
        file.write(made)
    return made


def _read(variable: str, text: str, read: Callable[[str], Any]) -> Any:
    try:
        return read(text)
    except (ValueError, KeyError):
        shown = "…" if variable in SECRETS else text
        raise NotWellFormed("bad-setting", name=variable, text=shown) from None


def _mail(environment: Mapping[str, str]) -> Mail | None:
    host = environment.get("GASLAMP_SMTP_HOST", "").strip()
    if not host:
        return None
    encryption = _read(
        "GASLAMP_SMTP_SAFETY", environment.get("GASLAMP_SMTP_SAFETY") or "starttls", _MAIL_ENCRYPTION.__getitem__
    )
    port = environment.get("GASLAMP_SMTP_PORT") or str(_MAIL_PORTS[encryption])
    return Mail(
        host=host,
        sender=environment.get("GASLAMP_SMTP_FROM") or f"gaslamp@{host}",
        encryption=encryption,
        port=_read("GASLAMP_SMTP_PORT", port, port_number),
        user=environment.get("GASLAMP_SMTP_USER") or None,
        password=environment.get("GASLAMP_SMTP_PASSWORD") or None,
    )


def port_number(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise ValueError(text)
    return number


def _switch(text: str) -> bool:
    return {"on": True, "1": True, "yes": True, "off": False, "0": False, "no": False}[text.lower()]


def _workers(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 256:
        raise ValueError(text)
    return number


def _secret(text: str) -> bytes:
    found = bytes.fromhex(text)
    if len(found) != SECRET_BYTES:
        raise ValueError(text)
    return found


def origin(text: str) -> str:
    """An origin such as `https://games.example:8443`, without a path."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise ValueError(text)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _origins(text: str) -> tuple[str, ...]:
    return tuple(origin(one) for one in text.replace(",", " ").split())


def _proxies(text: str) -> tuple[str, ...]:
    return tuple(str(ip_network(one)) for one in text.replace(",", " ").split())


def _metrics_token(text: str) -> str:
    if not text.isascii() or len(text) < SHORTEST_TOKEN:
        raise ValueError(text)
    return text


def _log_form(text: str) -> bool:
    return {"json": True, "plain": False}[text]


_VARIABLES: dict[str, tuple[str, Callable[[str], Any]]] = {
    "data": ("GASLAMP_DATA", Path),
    "host": ("GASLAMP_HOST", str),
    "port": ("GASLAMP_PORT", port_number),
    "database": ("GASLAMP_DATABASE", str),
    "redis": ("GASLAMP_REDIS", str),
    "secret": ("GASLAMP_SECRET", _secret),
    "address": ("GASLAMP_ADDRESS", origin),
    "origins": ("GASLAMP_ORIGINS", _origins),
    "proxies": ("GASLAMP_PROXIES", _proxies),
    "workers": ("GASLAMP_WORKERS", _workers),
    "limits": ("GASLAMP_LIMITS", _switch),
    "bots": ("GASLAMP_BOTS", _switch),
    "private_notices": ("GASLAMP_PRIVATE_NOTICES", _switch),
    "json_logs": ("GASLAMP_LOG", _log_form),
    "metrics_token": ("GASLAMP_METRICS_TOKEN", _metrics_token),
}
