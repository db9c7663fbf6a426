"""Converts between the store's records and database rows."""

from typing import Any

import sqlalchemy as sa

from gaslamp.store.json_text import read, write
from gaslamp.store.store import Account, Address, ChatLine, Event, Header, Job, Key, Listed, Summary

Values = dict[str, Any]
Row = sa.Row[*tuple[Any, ...]]


def header_values(header: Header) -> Values:
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "options": write(header.options),
        "seed": header.seed,
        "nonce": header.nonce,
        "settings": write(header.settings),
        "created": header.created,
    }


def summary_values(summary: Summary) -> Values:
    return {
        "status": summary.status,
        "turn": write(summary.turn),
        "seats": write(summary.seats),
        "listed": summary.listed,
        "due": summary.due,
        "machine": summary.machine,
        "updated": summary.updated,
    }


def event_values(table: str, event: Event) -> Values:
    body = write(event.body)
    return {"table_id": table, "version": event.version, "kind": event.kind, "body": body, "at": event.at}


def key_values(key: Key) -> Values:
    return {
        "table_id": key.table,
        "seat": key.seat,
        "token_hash": key.token_hash,
        "account": key.account,
        "given": key.given,
        "person": key.person,
    }


def job_values(job: Job) -> Values:
    return {"name": job.name, "kind": job.kind, "body": write(job.body), "due": job.due, "attempts": job.attempts}


def header(row: Row) -> Header:
    return Header(row.id, row.game, row.rules, read(row.options), row.seed, row.nonce, read(row.settings), row.created)


def event(row: Row) -> Event:
    return Event(row.version, row.kind, read(row.body), row.at)


def summary(row: Row) -> Summary:
    return Summary(row.status, tuple(read(row.turn)), read(row.seats), row.listed, row.due, row.machine, row.updated)


def listed(row: Row, mine: tuple[str, ...] = ()) -> Listed:
    return Listed(
        row.id,
        row.game,
        row.rules,
        read(row.options),
        read(row.settings),
        row.created,
        row.version,
        summary(row),
        mine,
    )


def key(row: Row) -> Key:
    return Key(row.table_id, row.seat, row.token_hash, row.account, row.given, row.person)


def line(row: Row) -> ChatLine:
    return ChatLine(row.id, row.channel, row.seat, row.text, row.at, row.name)


def account(row: Row) -> Account:
    return Account(row.id, row.name, row.password, row.created)


def address(row: Row) -> Address:
    return Address(row.id, row.table_id, row.seat, row.kind, row.target, row.language, row.token_hash, row.confirmed)


def job(row: Row) -> Job:
    return Job(row.name, row.kind, read(row.body), row.due, row.attempts)
