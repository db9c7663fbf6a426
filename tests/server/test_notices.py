"""Turn notices: confirmation, delivery, retries, no secrets and no private addresses."""

import re
from dataclasses import replace

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.server.notices import delivery, mail
from gaslamp.server.notices.delivery import RETRY_MS
from gaslamp.server.notices.jobs import DELAY_MS, turn_job
from gaslamp.server.settings import Mail
from gaslamp.store.store import Event
from server.new_store import ON_DISK
from server.notice_server import SUMMARY, TABLE, Post, ask_for, link_in, stop_link, subscribe_hook

on_disk = pytest.mark.parametrize("post", ON_DISK, indirect=True)
"""For the tests where the store matters. The others use memory."""


async def test_an_email_address_must_be_confirmed_before_notices(post: Post) -> None:
    async with post.client() as client:
        asked = await ask_for(client, "email", "ada@home.example", "fr")
        assert (asked.status_code, asked.json()["confirmed"]) == (201, False)
        await post.wait(0)
        [question] = post.sink.letters
        assert question["to"] == "ada@home.example"
        await post.move(2)
        await post.wait()
        assert len(post.sink.letters) == 1, "nobody is told who has not confirmed"
        answer = await client.post(link_in(question), headers={"accept-language": "fr"})
        assert "préviendrons" in answer.text
        await post.move(3)
        await post.wait()
        letter = post.sink.letters[1]
        assert "À vous de jouer" in letter["subject"]
        assert f"https://games.example/table/{TABLE}" in letter.get_content()
        assert letter["list-unsubscribe"] == question["list-unsubscribe"]


@on_disk
async def test_the_client_that_asks_for_notices_gets_nothing_that_confirms_them(post: Post) -> None:
    """Everything that the asker is sent is tried as a token."""
    async with post.client() as client:
        asked = await ask_for(client, "email", "ada@home.example")
        listed = await client.get(f"/api/tables/{TABLE}/notices", headers={"authorization": "Bearer key"})
        await post.wait(0)
        [question] = post.sink.letters
        stop, proof = link_in(question).removeprefix("https://games.example/api/notices/").split("/confirm/")
        for text in (asked.text + str(asked.headers), listed.text + str(listed.headers)):
            assert stop not in text
            assert proof not in text
        for token in re.findall(r"[A-Za-z0-9_-]{20,60}", asked.text + listed.text):
            await client.post(f"/api/notices/{token}/confirm/{token}")
        assert not (await post.store.addresses(TABLE, "jack"))[0].confirmed


async def test_the_token_that_ends_notices_does_not_confirm_them(post: Post) -> None:
    async with post.client() as client:
        await ask_for(client, "email", "ada@home.example")
        await post.wait(0)
        stop = stop_link(post.sink.letters[0])
        for path in (f"{stop}/confirm", f"{stop}/confirm/{stop.rpartition('/')[2]}"):
            await client.post(path)
        assert not (await post.store.addresses(TABLE, "jack"))[0].confirmed


async def test_opening_the_links_of_a_mail_changes_nothing(post: Post) -> None:
    """Scanners open every link before the reader does."""
    async with post.client() as client:
        await ask_for(client, "email", "ada@home.example")
        await post.wait(0)
        for link in (link_in(post.sink.letters[0]), stop_link(post.sink.letters[0])):
            page = await client.get(link)
            assert page.status_code == 200
            assert '<form method="post"' in page.text
        [address] = await post.store.addresses(TABLE, "jack")
        assert not address.confirmed


@on_disk
async def test_one_click_unsubscribe_ends_the_notices(post: Post) -> None:
    async with post.client() as client:
        await ask_for(client, "email", "ada@home.example")
        await post.wait(0)
        await client.post(link_in(post.sink.letters[0]))
        await client.post(stop_link(post.sink.letters[0]), data={"List-Unsubscribe": "One-Click"})
        await post.move(2)
        await post.wait()
        assert len(post.sink.letters) == 1


@pytest.mark.parametrize("host", ["games.example", f"{'a' * 60}.{'b' * 60}.{'c' * 60}.example"], ids=["short", "long"])
async def test_list_unsubscribe_is_a_plain_header(post: Post, host: str) -> None:
    """On one line and not encoded, as RFC 8058 wants it; checked in the bytes that were sent."""
    away = replace(post.notices, settings=replace(post.notices.settings, address=f"https://{host}"))
    await away.subscribe(TABLE, "jack", "email", "ada@home.example", "fr")
    await away.send_due()
    [raw] = post.sink.raw
    lines = raw.partition(b"\r\n\r\n")[0].split(b"\r\n")
    [stop] = [line for line in lines if line.startswith(b"List-Unsubscribe:")]
    assert re.fullmatch(rb"List-Unsubscribe: <https://%s/api/notices/[A-Za-z0-9_-]{43}>" % host.encode(), stop)
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines


async def test_the_holder_of_a_seat_ends_its_notices_without_a_token(post: Post) -> None:
    async with post.client() as client:
        number = (await ask_for(client, "email", "ada@home.example")).json()["number"]
        path = f"/api/tables/{TABLE}/notices/{number}"
        assert (await client.delete(path)).status_code == 403
        bearer = {"authorization": "Bearer key"}
        assert (await client.delete(path, headers=bearer)).status_code == 204
        again = await client.delete(path, headers=bearer)
        assert (again.status_code, again.json()["code"]) == (404, "no-notice")
        assert await post.store.addresses(TABLE, "jack") == []


async def test_a_player_who_moves_in_time_gets_no_notice(post: Post) -> None:
    await subscribe_hook(post)
    await post.move(2)
    await post.wait(DELAY_MS - 1)
    await post.move(3)
    await post.wait(DELAY_MS - 1)
    assert post.hook.requests == []
    await post.wait(1)
    assert len(post.hook.requests) == 1


async def test_a_connected_player_gets_no_notice(post: Post) -> None:
    await subscribe_hook(post)
    here = {(TABLE, "jack")}

    async def is_present(table: str, seat: str) -> bool:
        return (table, seat) in here

    post.notices = replace(post.notices, is_present=is_present)
    await post.move(2)
    for _ in range(3):
        await post.wait()
    assert post.hook.requests == []
    here.clear()
    await post.wait()
    assert len(post.hook.requests) == 1


async def test_a_mail_is_retried_when_the_server_is_busy(post: Post) -> None:
    post.sink.fails = 1
    await post.notices.subscribe(TABLE, "jack", "email", "ada@home.example", "en")
    await post.wait(0)
    assert post.sink.letters == []
    await post.wait(RETRY_MS[0])
    assert len(post.sink.letters) == 1


async def test_a_mail_password_is_not_sent_without_tls(post: Post) -> None:
    mail = Mail("127.0.0.1", "gaslamp@games.example", "starttls", post.sink.port, "user", "password")
    safe = replace(post.notices, settings=replace(post.notices.settings, mail=mail))
    await safe.subscribe(TABLE, "jack", "email", "ada@home.example", "en")
    assert await safe.send_due() == 1
    assert post.sink.letters == []


async def test_only_the_holder_of_a_seat_sets_its_notices(post: Post) -> None:
    body = {"kind": "webhook", "target": f"http://127.0.0.1:{post.hook.port}/"}
    async with post.client() as client:
        for headers in ({}, {"authorization": "Bearer wrong"}):
            for answer in (
                await client.post(f"/api/tables/{TABLE}/notices", json=body, headers=headers),
                await client.get(f"/api/tables/{TABLE}/notices", headers=headers),
            ):
                assert answer.status_code == 403
        bearer = {"authorization": "Bearer key"}
        made = (await client.post(f"/api/tables/{TABLE}/notices", json=body, headers=bearer)).json()
        assert set(made) == {"number", "kind", "target", "confirmed", "secret"}
        assert (await client.get(f"/api/tables/{TABLE}/notices", headers=bearer)).json() == [made]
        again = await client.post(f"/api/tables/{TABLE}/notices", json=body, headers=bearer)
        assert (again.status_code, again.json()["code"]) == (409, "same-address")


async def test_a_seat_without_an_address_costs_no_job(post: Post) -> None:
    await post.move(2)
    assert await post.store.lease_jobs(["turn"], post.now + DELAY_MS, post.now + DELAY_MS) == []


async def test_machines_and_finished_games_get_no_notice(post: Post) -> None:
    await subscribe_hook(post)
    await post.store.append(TABLE, [Event(2, "acted", {}, 0)], replace(SUMMARY, machine=True))
    await post.store.append(TABLE, [Event(3, "acted", {}, 0)], replace(SUMMARY, status="over"))
    await post.wait()
    assert post.hook.requests == []


async def test_a_server_without_mail_refuses_email_addresses(post: Post) -> None:
    without = replace(post.notices, settings=replace(post.notices.settings, mail=None))
    with pytest.raises(GaslampError, match="no-mail"):
        await without.subscribe(TABLE, "jack", "email", "ada@home.example", "en")


def test_a_job_for_each_turn() -> None:
    """Two turns of one seat are two jobs: the first may still be waiting."""
    assert turn_job(TABLE, "jack", 2, 0).name != turn_job(TABLE, "jack", 4, 0).name
    assert turn_job(TABLE, "jack", 2, 5).due == 5 + delivery.DELAY_MS


async def test_mail_header_injection_is_refused(post: Post) -> None:
    assert post.notices.settings.mail is not None
    with pytest.raises(ValueError, match="linefeed or carriage return"):
        mail.message(post.notices.settings.mail, "ada@home.example\r\nBcc: x@y.zz", "Your turn", "Hello", "https://x")
