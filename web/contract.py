"""The server's contract as OpenAPI, REST and socket alike: `make web` makes the client's types from it."""

import json
from pathlib import Path

from gaslamp.server.assembly import routes
from gaslamp.server.environment import Environment
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets
from gaslamp.server.machines.local_pool import LocalPool
from gaslamp.server.settings import Settings
from gaslamp.store.memory import MemoryStore


def contract() -> str:
    settings, store = Settings(Path()), MemoryStore()
    accounts = Accounts(store, Limits(MemoryBuckets()), Passwords(), Environment())
    return json.dumps(routes(settings, store, LocalPool(b""), accounts).openapi())


if __name__ == "__main__":
    print(contract())
