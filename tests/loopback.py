"""HTTP requests to servers of the tests."""

import ssl
from functools import partial

import httpx

from waiting import TIMEOUT_SECONDS

PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For `verify`: trusts nobody, and none of our servers speaks TLS.

Without it httpx reads all certificates of the machine for every client. That takes longer than most of the tests.
"""

get = partial(httpx.get, timeout=TIMEOUT_SECONDS, verify=PLAIN)
post = partial(httpx.post, timeout=TIMEOUT_SECONDS, verify=PLAIN)
