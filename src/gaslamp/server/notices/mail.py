"""E-mail over SMTP."""

import asyncio
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from gaslamp.server.settings import Mail

TIMEOUT_SECONDS = 20.0
MAX_LINE_LENGTH = 998
"""As long as RFC 5322 allows. Shorter lines would fold or encode a long List-Unsubscribe, and mail programs would not
find the address in it (RFC 8058)."""
POLICY = policy.default.clone(max_line_length=MAX_LINE_LENGTH)


async def send(mail: Mail, message: EmailMessage) -> None:
    """In a thread, since smtplib blocks. Raises OSError or SMTPException."""
    await asyncio.to_thread(_send, mail, message)


def message(mail: Mail, to: str, subject: str, body: str, stop: str) -> EmailMessage:
    """Plain text. Mail programs show List-Unsubscribe as a button, which posts to `stop` (RFC 8058)."""
    made = EmailMessage(POLICY)
    made["From"] = mail.sender
    made["To"] = to
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    made["List-Unsubscribe"] = f"<{stop}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(body)
    return made


def _send(mail: Mail, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if mail.encryption == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=TIMEOUT_SECONDS, context=context)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT_SECONDS)
    with server:
        if mail.encryption == "starttls":
            # Raises if the server does not support it: a password is never sent unencrypted.
            server.starttls(context=context)
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        server.send_message(message)
