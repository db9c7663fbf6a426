"""Turn notices: a mail or a webhook says that it is a seat's turn, with a link to the table and no secret.

Notices work without an account. Every message has a link that ends them. An address must be confirmed first, so that
nobody gets a second message who did not ask for it: an e-mail by a link that only the mailbox receives, a webhook by
the answer to a challenge.
"""

import asyncio
import smtplib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

import structlog

from gaslamp.core.errors import GaslampError
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.server.environment import Environment, hashed
from gaslamp.server.gate.rate_limits import Limits
from gaslamp.server.notices import mail, tokens, webhook
from gaslamp.server.notices.jobs import CONFIRM, DELAY_MS, DELIVER, TURN
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.notices.webhook_targets import check_email, check_url, resolve
from gaslamp.server.settings import Settings
from gaslamp.store.outage import DatabaseUnavailable
from gaslamp.store.storage_fault import StorageFault
from gaslamp.store.store import Address, Job, Store
from gaslamp.store.writer import CommitUncertain

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

    async def subscribe(self, table: str, seat: str, kind: Kind, target: str, language: str) -> int:
        """Store an address for a seat, and ask the address to confirm. Returns its number."""
        if kind == "email":
            if self.settings.mail is None:
                raise GaslampError("no-mail")
            check_email(target)
        else:
            check_url(target)
            await resolve(target, private=self.settings.private_notices)
        await self.limits.check("notice", target)
        stop = tokens.stop_token(self.settings.secret, table, seat, kind, target)
        number = await self.store.add_address(table, seat, kind, target, language, hashed(stop), confirmed=False)
        if number is None:
            raise GaslampError("same-address")
        self.outbox.address_added(table, seat)
        body = {"table": table, "seat": seat, "address": number}
        await self.store.add_jobs([Job(f"{CONFIRM} {number}", CONFIRM, body, self.environment.now())])
        return number

    async def confirm(self, stop: str, proof: str) -> bool:
        """Whether the proof is right and the address is still there."""
        return tokens.is_proof(self.settings.secret, stop, proof) and await self.store.confirm_address(hashed(stop))

    async def end(self, stop: str) -> bool:
        """Whether there was such an address."""
        return await self.store.remove_address(hashed(stop))

    async def end_number(self, table: str, seat: str, number: int) -> bool:
        """The same for the holder of the seat, who has no token."""
        for one in await self.store.addresses(table, seat):
            if one.id == number:
                return await self.end(self._stop_token(one))
        return False

    def signing_secret(self, address: Address) -> str:
        return tokens.signing_secret(self.settings.secret, self._stop_token(address))

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                if await self.send_due():
                    continue
            except StorageFault:
                pass  # the store has logged it
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
        except (StorageFault, DatabaseUnavailable, CommitUncertain):
            return  # when the lease ends, the job is done again
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
            await (self._challenge(address) if job.kind == CONFIRM else self._call(address, found[0].game))
        else:
            await self._write(address, found[0].game, job.kind)

    async def _call(self, address: Address, game: str) -> None:
        body = {
            "type": "turn",
            "game": game,
            "table": address.table,
            "seat": address.seat,
            "link": self._link(address.table),
            "stop": self._stop_link(address),
            "sent": self.environment.now(),
        }
        await self._post(address, body)

    async def _challenge(self, address: Address) -> None:
        """Ask the receiver to send the challenge back. A wrong answer counts as undelivered, and is tried again."""
        stop = self._stop_token(address)
        challenge = tokens.proof(self.settings.secret, stop)
        body = {
            "type": "confirm",
            "challenge": challenge,
            "stop": self._stop_link(address),
            "sent": self.environment.now(),
        }
        if not webhook.repeats_challenge(await self._post(address, body), challenge):
            raise webhook.Undelivered("no challenge")
        await self.confirm(stop, challenge)

    async def _post(self, address: Address, body: dict[str, Any]) -> bytes:
        target = await resolve(address.target, private=self.settings.private_notices)
        return await webhook.post(target, body, self.signing_secret(address).encode())

    async def _write(self, address: Address, game: str, kind: str) -> None:
        if self.settings.mail is None:
            raise GaslampError("no-mail")
        words = Words(address.language)
        title, stop = registration(game).title(words), self._stop_link(address)
        if kind == CONFIRM:
            subject = words("notice-confirm-subject")
            proof = tokens.proof(self.settings.secret, self._stop_token(address))
            body = words("notice-confirm-body", game=title, link=f"{stop}/confirm/{proof}")
        else:
            subject = words("notice-subject", game=title)
            seat = registration(game).story.seat(words, address.seat)
            body = words("notice-body", game=title, seat=seat, link=self._link(address.table), stop=stop)
        await mail.send(self.settings.mail, mail.message(self.settings.mail, address.target, subject, body, stop))

    def _link(self, table: str) -> str:
        return f"{self.settings.base}/table/{table}"

    def _stop_link(self, address: Address) -> str:
        return f"{self.settings.base}/api/notices/{self._stop_token(address)}"

    def _stop_token(self, address: Address) -> str:
        return tokens.stop_token(self.settings.secret, address.table, address.seat, address.kind, address.target)
