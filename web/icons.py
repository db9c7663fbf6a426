"""The icons of the installed program, drawn from public/lamp.svg by the browser of the tests: python web/icons.py."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
LAMP = (PUBLIC / "lamp.svg").read_text("utf-8")
SQUARE = re.sub(r' rx="7"', "", LAMP)
MASKABLE = SQUARE.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"').replace(
    '<rect width="32" height="32"', '<rect x="-6" y="-6" width="44" height="44"'
)
"""Systems cut such an icon into any shape: everything of the lamp is in the middle."""
ICONS = {"icon-192.png": (LAMP, 192), "icon-512.png": (LAMP, 512), "icon-maskable-512.png": (MASKABLE, 512)}


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (drawn, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            sized = drawn.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{sized}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
