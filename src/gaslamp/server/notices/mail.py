"""E-mail through the host's mail server."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from gaslamp.server.settings import Mail

TIMEOUT = 20.0


async def send(mail: Mail, message: EmailMessage) -> None:
    """In a thread, since the standard library's way waits. Raises OSError or SMTPException."""
    await asyncio.to_thread(_send, mail, message)


def letter(mail: Mail, to: str, subject: str, body: str, stop: str) -> EmailMessage:
    """Plain text. Mail programs show the way out as a button."""
    message = EmailMessage()
    message["From"] = mail.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body)
    return message


def _send(mail: Mail, message: EmailMessage) -> None:
    context = ssl.create_default_context()
    if mail.safety == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=TIMEOUT, context=context)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT)
    with server:
        if mail.safety == "starttls":
            # Raises if the mail server cannot: a password is never sent in the open.
            server.starttls(context=context)
        if mail.user is not None:
            server.login(mail.user, mail.password or "")
        server.send_message(message)
