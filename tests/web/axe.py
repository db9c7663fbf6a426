"""What axe finds on a page. Only on one that is painted: on others it would compare no colours."""

from pathlib import Path
from typing import Any

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

ONE_THEME = """async part => {
  if (getComputedStyle(document.documentElement).opacity !== '1') throw new Error('axe compares no colours here');
  return (await axe.run(part, { resultTypes: ['violations'] })).violations;
}"""

EVERY_THEME = """async part => {
  if (getComputedStyle(document.documentElement).opacity !== '1') throw new Error('axe compares no colours here');
  const only = { resultTypes: ['violations'] };
  const found = [(await axe.run(part, only)).violations];
  for (const theme of ['paper', 'contrast', 'colour-safe']) {
    document.documentElement.dataset.theme = theme;
    found.push((await axe.run(part, { ...only, runOnly: ['color-contrast'] })).violations);
  }
  document.documentElement.dataset.theme = 'night';
  return found.flat();
}"""
"""Everything at night, and the colours that are too close in the other themes: all else is the same."""


async def serious(page: Page, part: str = "html") -> list[str]:
    """The serious problems in every theme, on a page whose theme is night."""
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in await _found(page, EVERY_THEME, part)
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


async def problems(page: Page, part: str = "html") -> list[str]:
    """Every problem in the page's own theme, also those that are not serious."""
    return [
        f"{one['id']}: {node['html'][:160]}" for one in await _found(page, ONE_THEME, part) for node in one["nodes"]
    ]


async def _found(page: Page, script: str, part: str) -> list[dict[str, Any]]:
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = await page.evaluate(script, part)
    return found
