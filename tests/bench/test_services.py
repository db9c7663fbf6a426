"""A temporary Redis starts even if other programs use the ports."""

import shutil
import socket
from pathlib import Path

from gaslamp.bench import services
from gaslamp.bench.services import OwnRedis, ServiceMissing
from missing_parts import missing

GIVEN = Path("/proc/sys/net/ipv4/ip_local_port_range")


def test_a_part_whose_port_was_taken_meanwhile_finds_another() -> None:
    try:
        found = OwnRedis()
    except ServiceMissing as part:
        missing(part)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", found.port))
        try:
            services.start_somewhere(found)
            assert found.port != taken.getsockname()[1]
            found.flush()
        finally:
            found.stop()
            shutil.rmtree(found.folder)


def test_a_port_is_outside_the_ephemeral_range() -> None:
    first = int(GIVEN.read_text().split()[0]) if GIVEN.exists() else 32_768
    assert {services.free_port() < first for _ in range(50)} == {True}
