"""Turn notices: a mail or a webhook says that it is a seat's turn, with a link to the table and no secret.

Notices work without an account. Every address has its own token, derived from the server's secret. The token is in
every message and allows the receiver to confirm the address or to end the notices. An e-mail address must be confirmed
first, so that nobody gets a second mail who did not ask for it.
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
from gaslamp.server.environment import Environment, hashed
from gaslamp.server.gate.rate_limits import Limits
from gaslamp.server.notices import mail, webhook
from gaslamp.server.notices.jobs import CONFIRM, DELAY_MS, DELIVER, TURN
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.notices.webhook_targets import check_email, check_url, resolve
from gaslamp.server.settings import Settings
from gaslamp.store.store import Address, Job, Store

Kind = Literal["email", "webhook"]

LEASE_MS = 120_000
"""How long one process has for a job before another may try."""
RETRY_MS = (60_000, 300_000, 1_500_000, 7_200_000, 21_600_000)
"""Between the attempts. After the last one the notice is dropped."""
POLL_SECONDS = 5.0
"""Between two reads of the job queue."""

log = structlog.get_logger("notices")


async def never_present(_table: str, _seat: str) -> bool:
    """For servers that do not track presence."""
    return False


@dataclass(frozen=True, slots=True)
class Notices:
    settings: Settings
    store: Store
    limits: Limits
    environment: Environment
    outbox: Outbox
    is_present: Callable[[str, str], Awaitable[bool]] = never_present
    """Whether a seat is connected to a table. A connected player gets no notice."""

    async def subscribe(self, table: str, seat: str, kind: Kind, target: str, language: str) -> str:
        """Store an address for a seat. Returns its token."""
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
            await self.store.add_jobs([Job(f"{CONFIRM} {number}", CONFIRM, body, self.environment.now())])
        return token

    def token(self, table: str, seat: str, kind: str, target: str) -> str:
        """Computed, so that every message can carry it although only its hash is stored."""
        about = f"notice {table} {seat} {kind} {target}"
        return urlsafe_b64encode(hmac.digest(self.settings.secret, about.encode(), hashlib.sha256)).decode().rstrip("=")

    def signing_secret(self, token: str) -> str:
        """The key of the webhook's signatures. The receiver is told once."""
        return hmac.new(self.settings.secret, f"sign {token}".encode(), hashlib.sha256).hexdigest()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                if await self.send_due():
                    continue
            except Exception as error:
                log.error("notices-failed", error=type(error).__name__)
            await asyncio.sleep(POLL_SECONDS)

    async def send_due(self) -> int:
        """Do the jobs that are due. Returns how many there were."""
        now = self.environment.now()
        jobs = await self.store.lease_jobs([TURN, DELIVER, CONFIRM], now, now + LEASE_MS)
        await asyncio.gather(*(self._do(job) for job in jobs))
        return len(jobs)

    async def _do(self, job: Job) -> None:
        try:
            if job.kind == TURN and await self.is_present(job.body["table"], job.body["seat"]):
                await self.store.postpone_job(job.name, self.environment.now() + DELAY_MS)
                return
            await (self._fan_out(job) if job.kind == TURN else self._deliver(job))
        except (webhook.Undelivered, smtplib.SMTPException, OSError) as error:
            if job.attempts <= len(RETRY_MS):
                await self.store.postpone_job(job.name, self.environment.now() + RETRY_MS[job.attempts - 1])
                return
            log.warning("notice-dropped", kind=job.kind, error=type(error).__name__, attempts=job.attempts)
        except GaslampError as error:
            # For example a host name that now resolves to a private address.
            log.warning("notice-refused", kind=job.kind, error=error.key)
        await self.store.finish_job(job.name)

    async def _fan_out(self, job: Job) -> None:
        """One job for each address, so that a retry of one does not send to the others again."""
        table, seat, version = job.body["table"], job.body["seat"], job.body["version"]
        if await self.store.since(table, version):
            return
        await self.store.add_jobs(
            [
                Job(f"{DELIVER} {one.id} {version}", DELIVER, job.body | {"address": one.id}, self.environment.now())
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
            "sent": self.environment.now(),
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
        await mail.send(self.settings.mail, mail.message(self.settings.mail, address.target, subject, body, stop))

    def _link(self, table: str) -> str:
        return f"{self.settings.base}/table/{table}"

    def _stop(self, token: str) -> str:
        return f"{self.settings.base}/api/notices/{token}"
