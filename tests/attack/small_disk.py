"""A disk of two megabytes that can be filled: for real where this user may mount one."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from store.broken_disks import Disk, FileDisk

SIZE_BYTES = 2 << 20
BLOCK_BYTES = 4096


class RealDisk:
    """A file takes all the room that is left."""

    def __init__(self, folder: Path) -> None:
        self._filler = folder / "filler"

    async def fail(self, key: str, moment: str) -> None:
        assert (key, moment) == ("storage-full", "commit")
        with self._filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(BLOCK_BYTES))

    async def work(self) -> None:
        self._filler.unlink(missing_ok=True)


@contextmanager
def small_disk(folder: Path) -> Iterator[tuple[Path, Disk]]:
    """A folder on a small disk. Where nothing can be mounted, SQLite's driver is made to report a full one."""
    mount = shutil.which("mount")
    options = ["-t", "tmpfs", "-o", f"size={SIZE_BYTES}", "tmpfs", str(folder)]
    if mount is None or subprocess.run([mount, *options], capture_output=True, check=False).returncode:
        yield folder, FileDisk()
        return
    try:
        yield folder, RealDisk(folder)
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
