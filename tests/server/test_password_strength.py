"""Passwords that a stranger would try first are refused, with the reason."""

import time
from collections.abc import Callable
from contextlib import suppress

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.server.environment import Environment
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.password_strength import check_password
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets
from gaslamp.store.memory import MemoryStore
from server.test_accounts import QUICK

CHECK_CPU_SECONDS = 1.0
"""On a slow machine. A password of 200 letters that was not cut would take many times this."""


@pytest.mark.parametrize(
    ("password", "key"),
    [
        ("password", "password-common"),
        ("Passw0rd", "password-common"),
        ("iloveyou1", "password-common"),
        ("qwertyuiop", "password-common"),
        ("aaaaaaaaaaaa", "password-pattern"),
        ("abcdefgh1", "password-pattern"),
        ("19881224", "password-pattern"),
        ("adabaker", "password-name"),
        ("AdaBaker1", "password-name"),
        ("rekabada", "password-name"),
        ("gaslamp1", "password-name"),
    ],
)
def test_a_password_that_is_easy_to_guess_is_refused_by_its_fault(password: str, key: str) -> None:
    with pytest.raises(GaslampError, match=key):
        check_password(password, "Ada Baker")


@pytest.mark.parametrize(
    "password", ["correct horse", "new password", "gaslight 1888", "山田の猫は眠る夜", "x7Gq-29vLm"]
)
def test_other_passwords_are_accepted(password: str) -> None:
    check_password(password, "Ada Baker")


@pytest.mark.parametrize(
    "password", ["x" * 200, "Ab1$" * 50, "password" * 25, "l0g1n&" * 33], ids=lambda text: text[:8]
)
def test_a_long_password_is_checked_in_bounded_time(
    password: str, record_property: Callable[[str, object], None]
) -> None:
    began = time.process_time()
    with suppress(GaslampError):
        check_password(password, "Ada Baker")
    took = time.process_time() - began
    record_property("figure", f"checking {password[:8]}... of 200 letters: {1000 * took:.0f} ms")
    assert took < CHECK_CPU_SECONDS


async def test_an_account_needs_a_password_that_is_not_common() -> None:
    accounts = Accounts(MemoryStore(), Limits(MemoryBuckets()), Passwords(QUICK), Environment(now=lambda: 1_000))
    with pytest.raises(GaslampError, match="password-common"):
        await accounts.register("Ada", "password1", "here")
    session = await accounts.open_session(await accounts.register("Ada", "correct horse", "here"))
    with pytest.raises(GaslampError, match="password-name"):
        await accounts.change_password(session, "correct horse", "adaadaada")
    assert (await accounts.log_in("Ada", "correct horse", "here")).name == "Ada"


async def test_an_account_with_a_common_password_of_before_can_log_in() -> None:
    accounts = Accounts(MemoryStore(), Limits(MemoryBuckets()), Passwords(QUICK), Environment(now=lambda: 1_000))
    await accounts.store.add_account("Ada", await accounts.passwords.hashed("password"), 1)
    assert (await accounts.log_in("Ada", "password", "here")).name == "Ada"
