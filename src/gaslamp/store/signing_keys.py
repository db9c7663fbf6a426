"""The signing keys of a database. All processes share them; a new key leaves the old ones where they are."""

import secrets

from gaslamp.store.signing import KEY_BYTES, Signer
from gaslamp.store.store import Store

PREFIX = "signing-key-"


async def load(store: Store) -> Signer:
    """With the keys of the database. The first process makes the first one."""
    found = await store.shared_values(PREFIX)
    if not found:
        found = {_name(1): await store.shared_value(_name(1), secrets.token_bytes(KEY_BYTES))}
    return Signer([found[name] for name in sorted(found)])


async def rotate(store: Store) -> Signer:
    """With a new key, which servers use from their next start on."""
    signer = await load(store)
    await store.shared_value(_name(len(signer.public_keys) + 1), secrets.token_bytes(KEY_BYTES))
    return await load(store)


def _name(number: int) -> str:
    return f"{PREFIX}{number:06}"
