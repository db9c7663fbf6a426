"""Draws mrjack.svg, a picture of the terminal: `python docs/pictures.py`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

from gaslamp.cli.screen import two_columns
from gaslamp.games import mrjack
from gaslamp.games.mrjack import terminal
from gaslamp.i18n import Words

DUSK = "mj1 revised 3.2J HD7,WI5,SG3,LE4,mA5,GM4,UE1,BK4 N L3:3,K7:4,F6,H8 B8,L2 NW,SW unseen HSB/L pick J=U;j=-;d=S"
"""Round 3: the lantern shines up column I, Miss Stealthy is cleared, and the detective holds Smith's alibi."""


def picture() -> str:
    words = Words("en")
    view = mrjack.view(mrjack.parse_state(DUSK), "detective")
    console = Console(record=True, width=100, file=StringIO(), force_terminal=True, color_system="truecolor")
    console.print(terminal.draw(words, view), crop=False)
    console.print(two_columns(terminal.knowledge(words, view)))
    svg = console.export_svg(title="gaslamp show ... --as detective", unique_id="gaslamp")
    # Use the reader's own fonts, so that nothing is downloaded.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", "monospace").replace(
        "<!-- Generated with Rich https://www.textualize.io -->", ""
    )


if __name__ == "__main__":
    (Path(__file__).parent / "mrjack.svg").write_text(picture())
