"""How a server is set up: from the environment (GASLAMP_*), and from the command line, which wins."""

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
SECRETS = frozenset({"GASLAMP_SECRET"})
"""What is never shown, even if it is wrong."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

MailSafety = Literal["starttls", "tls", "none"]
_MAIL_SAFETY: dict[str, MailSafety] = {"starttls": "starttls", "tls": "tls", "none": "none"}
_MAIL_PORTS: dict[MailSafety, int] = {"starttls": 587, "tls": 465, "none": 25}


@dataclass(frozen=True, slots=True)
class Mail:
    """The mail server that sends turn notices."""

    host: str
    sender: str
    safety: MailSafety = "starttls"
    port: int = 587
    user: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8888
    database: str = field(default="", repr=False)
    """Empty: SQLite in the data folder. An address may hold a password."""
    redis: str = field(default="", repr=False)
    """Where several processes tell each other what is new; empty: there is only this one."""
    address: str = ""
    """How the world reaches this server, such as https://games.example: for links, cookies and origins."""
    origins: tuple[str, ...] = ()
    """Other pages that may use it."""
    proxies: tuple[str, ...] = ()
    """Proxies whose word about a visitor's address is taken."""
    workers: int | None = None
    """Processes for machine players; None: by the number of cores."""
    limits: bool = True
    """Whether requests and messages are limited."""
    private_notices: bool = False
    """Whether webhooks may go to addresses in the host's own network."""
    mail: Mail | None = None
    json_logs: bool = False
    secret: bytes = field(default=b"", repr=False)
    """Machine players choose by it and webhooks are signed by it. Kept in the data folder, or in a shared database."""

    @property
    def base(self) -> str:
        """Where links begin, without a slash at the end."""
        if self.address:
            return self.address
        name = "localhost" if self.host in ("0.0.0.0", "::", "") else self.host  # noqa: S104  (compared, not bound)
        return f"http://{f'[{name}]' if ':' in name else name}:{self.port}"

    @property
    def is_https(self) -> bool:
        return self.base.startswith("https://")

    @property
    def is_local(self) -> bool:
        """Nobody but this machine can reach it, and it has no name in the world."""
        return self.host in LOOPBACK and not self.address

    @property
    def store(self) -> str:
        return self.database or f"sqlite:///{self.data / 'gaslamp.db'}"

    @property
    def is_shared(self) -> bool:
        """Whether other processes may serve the same tables: a file belongs to one."""
        return self.store.startswith("postgres")


def from_environment(environment: Mapping[str, str], folder: Path) -> Settings:
    """`folder` is where things are kept unless GASLAMP_DATA says otherwise."""
    found: dict[str, Any] = {"data": folder}
    for name, (variable, read) in _VARIABLES.items():
        text = environment.get(variable, "").strip()
        if text:
            found[name] = _read(variable, text, read)
    return Settings(**found, mail=_mail(environment))


def with_secret(settings: Settings) -> Settings:
    """The same with the secret of its data folder, which is made when there is none.

    Over a shared database all processes have the one that is kept there.
    """
    if settings.secret or settings.is_shared:
        return settings
    settings.data.mkdir(parents=True, exist_ok=True)
    path = settings.data / "secret"
    try:
        number = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(number, "wb") as file:
            file.write(secrets.token_bytes(SECRET_BYTES))
    except FileExistsError:
        pass
    kept = path.read_bytes()
    if len(kept) != SECRET_BYTES:
        raise NotWellFormed("bad-secret-file", path=str(path))
    return replace(settings, secret=kept)


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
    safety = _read(
        "GASLAMP_SMTP_SAFETY", environment.get("GASLAMP_SMTP_SAFETY") or "starttls", _MAIL_SAFETY.__getitem__
    )
    port = environment.get("GASLAMP_SMTP_PORT") or str(_MAIL_PORTS[safety])
    return Mail(
        host=host,
        sender=environment.get("GASLAMP_SMTP_FROM") or f"gaslamp@{host}",
        safety=safety,
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
    """`https://games.example:8443` and nothing behind it."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise ValueError(text)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _origins(text: str) -> tuple[str, ...]:
    return tuple(origin(one) for one in text.replace(",", " ").split())


def _proxies(text: str) -> tuple[str, ...]:
    return tuple(str(ip_network(one)) for one in text.replace(",", " ").split())


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
    "private_notices": ("GASLAMP_PRIVATE_NOTICES", _switch),
    "json_logs": ("GASLAMP_LOG", _log_form),
}
