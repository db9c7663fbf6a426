"""What a server imports and reads when it starts, for processes that fork many servers: importing this is enough.

A forked server then needs a tenth of the processor time to start.
"""

import gc

import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401

from gaslamp.games.registry import registrations
from gaslamp.i18n import LANGUAGES
from gaslamp.server import running  # noqa: F401
from gaslamp.server.tables.messages import words_in

for _language in LANGUAGES:
    words_in(_language)
PARTS = [(one.rules, one.wire, one.story) for one in registrations().values()]

# A child that collects garbage then does not copy what it shares with its parent.
gc.freeze()
