"""The gaslamp command, also as `python -m gaslamp`. Ctrl-C ends it in silence even while it is still being loaded."""

import sys


def main() -> int:
    try:
        from gaslamp.cli import main as run

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
