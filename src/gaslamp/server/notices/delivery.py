"""Turn notices: telling somebody who is away that it is their turn. Whose turn it is and the link, never a secret.

Nobody needs an account for it, so every address has a token of its own, made from the server's secret: it is in every
message, and whoever has it can confirm the address or end the notices. An e-mail address must be confirmed first, so
that nobody is written to twice who did not ask for it.
"""

import asyncio
import hashlib
import hmac
import smtplib
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

import structlog

from gaslamp.core.errors import GaslampError
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.server.environment import World, hashed
from gaslamp.server.gate.rate_limits import Limits
from gaslamp.server.notices import mail, webhook
from gaslamp.server.notices.jobs import CONFIRM, DELAY, DELIVER, TURN
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.notices.webhook_targets import check_email, check_url, resolve
from gaslamp.server.settings import Settings
from gaslamp.store.store import Address, Job, Store

Kind = Literal["email", "webhook"]

LEASE = 120_000
"""Milliseconds one process has for a job before another may try."""
PAUSES = (60_000, 300_000, 1_500_000, 7_200_000, 21_600_000)
"""Milliseconds between the attempts; then it is given up."""
REST = 5.0
"""Seconds between two looks at the outbox."""

log = structlog.get_logger("notices")


async def nobody(_table: str, _seat: str) -> bool:
    """When nobody knows who is at the tables."""
    return False


@dataclass(frozen=True, slots=True)
class Notices:
    settings: Settings
    store: Store
    limits: Limits
    world: World
    outbox: Outbox
    is_here: Callable[[str, str], Awaitable[bool]] = nobody
    """Whether somebody looks at a table from a seat just now: they need no message until they leave."""

    async def ask_for(self, table: str, seat: str, kind: Kind, target: str, language: str) -> str:
        """Remember an address for a seat. Its token."""
        if kind == "email":
            if self.settings.mail is None:
                raise GaslampError("no-mail")
            check_email(target)
        else:
            check_url(target)
            await resolve(target, private=self.settings.private_notices)
        await self.limits.check("notice", target)
        token = self.token(table, seat, kind, target)
        number = await self.store.add_address(
            table, seat, kind, target, language, hashed(token), confirmed=kind == "webhook"
        )
        if number is None:
            raise GaslampError("same-address")
        self.outbox.address_added(table, seat)
        if kind == "email":
            body = {"table": table, "seat": seat, "address": number}
            await self.store.add_jobs([Job(f"{CONFIRM} {number}", CONFIRM, body, self.world.now())])
        return token

    def token(self, table: str, seat: str, kind: str, target: str) -> str:
        """Always the same, so that every message can carry it though only its hash is kept."""
        about = f"notice {table} {seat} {kind} {target}"
        return urlsafe_b64encode(hmac.digest(self.settings.secret, about.encode(), hashlib.sha256)).decode().rstrip("=")

    def signing_secret(self, token: str) -> str:
        """What a webhook's receiver is told once, to know our messages by."""
        return hmac.new(self.settings.secret, f"sign {token}".encode(), hashlib.sha256).hexdigest()

    async def run(self) -> None:
        """For ever; to be cancelled."""
        while True:
            try:
                if await self.send_due():
                    continue
            except Exception as error:
                log.error("outbox-failed", error=type(error).__name__)
            await asyncio.sleep(REST)

    async def send_due(self) -> int:
        """Do what is due now. How many jobs there were."""
        now = self.world.now()
        jobs = await self.store.lease_jobs([TURN, DELIVER, CONFIRM], now, now + LEASE)
        await asyncio.gather(*(self._do(job) for job in jobs))
        return len(jobs)

    async def _do(self, job: Job) -> None:
        try:
            if job.kind == TURN and await self.is_here(job.body["table"], job.body["seat"]):
                await self.store.postpone_job(job.name, self.world.now() + DELAY)
                return
            await (self._spread(job) if job.kind == TURN else self._deliver(job))
        except (webhook.Undelivered, smtplib.SMTPException, OSError) as error:
            if job.attempts <= len(PAUSES):
                await self.store.postpone_job(job.name, self.world.now() + PAUSES[job.attempts - 1])
                return
            log.warning("notice-given-up", kind=job.kind, error=type(error).__name__, attempts=job.attempts)
        except GaslampError as error:
            # Such as a name that now leads into our own network.
            log.warning("notice-refused", kind=job.kind, error=error.key)
        await self.store.finish_job(job.name)

    async def _spread(self, job: Job) -> None:
        """One job for each address, so that one that fails does not send to the others twice."""
        table, seat, version = job.body["table"], job.body["seat"], job.body["version"]
        if await self.store.since(table, version):
            return
        await self.store.add_jobs(
            [
                Job(f"{DELIVER} {one.id} {version}", DELIVER, job.body | {"address": one.id}, self.world.now())
                for one in await self.store.addresses(table, seat)
                if one.confirmed
            ]
        )

    async def _deliver(self, job: Job) -> None:
        addresses = await self.store.addresses(job.body["table"], job.body["seat"])
        address = next((one for one in addresses if one.id == job.body["address"]), None)
        found = await self.store.load(job.body["table"])
        if address is None or found is None:
            return
        if address.kind == "webhook":
            await self._call(address, found[0].game)
        else:
            await self._write(address, found[0].game, job.kind)

    async def _call(self, address: Address, game: str) -> None:
        target = await resolve(address.target, private=self.settings.private_notices)
        token = self.token(address.table, address.seat, address.kind, address.target)
        body = {
            "type": "turn",
            "game": game,
            "table": address.table,
            "seat": address.seat,
            "link": self._link(address.table),
            "stop": self._stop(token),
            "sent": self.world.now(),
        }
        await webhook.post(target, body, self.signing_secret(token).encode())

    async def _write(self, address: Address, game: str, kind: str) -> None:
        if self.settings.mail is None:
            raise GaslampError("no-mail")
        words = Words(address.language)
        token = self.token(address.table, address.seat, address.kind, address.target)
        title, stop = registration(game).title(words), self._stop(token)
        if kind == CONFIRM:
            subject = words("notice-confirm-subject")
            body = words("notice-confirm-body", game=title, link=stop)
        else:
            subject = words("notice-subject", game=title)
            seat = registration(game).story.seat(words, address.seat)
            body = words("notice-body", game=title, seat=seat, link=self._link(address.table), stop=stop)
        await mail.send(self.settings.mail, mail.letter(self.settings.mail, address.target, subject, body, stop))

    def _link(self, table: str) -> str:
        return f"{self.settings.base}/table/{table}"

    def _stop(self, token: str) -> str:
        return f"{self.settings.base}/api/notices/{token}"
