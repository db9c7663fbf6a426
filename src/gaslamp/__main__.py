"""The gaslamp command, also as `python -m gaslamp`. Ctrl-C ends it in silence even while it is still being loaded."""

import sys


def main() -> int:
    try:
        if sys.argv[1:] == ["--version"]:
            # The command itself takes half a second to load.
            from gaslamp import __version__

            print(f"gaslamp {__version__}")
            return 0
        from gaslamp.cli import main as run

        return run()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
