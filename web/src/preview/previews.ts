/** The drawings of all games for the server, with the colours of the theme in the place of variables. */
import theme from "../design/theme.css?raw";
import type { Preview } from "./types";

const GAMES = import.meta.glob<{ preview: (board: never) => Preview }>("../games/*/preview.ts", { eager: true });
const COLOURS = import.meta.glob<string>("../games/*/colours.css", { query: "?raw", import: "default", eager: true });

export type Drawing = { svg: string; places: Preview["places"]; pieces: Preview["pieces"] };

/** By game. `boards`: as the server sends them. */
export function previews(boards: Record<string, unknown>): Record<string, Drawing> {
  const colours = variables([theme, ...Object.values(COLOURS)]);
  const fill = (text: string): string => {
    const filled = text.replace(/var\(--([\w-]+)\)/g, (_, name: string) => colours.get(name) ?? "#000000");
    return filled === text ? text : fill(filled);
  };
  return Object.fromEntries(
    Object.entries(GAMES).map(([path, { preview }]) => {
      const game = path.split("/")[2] ?? "";
      const { box, drawn, places, pieces } = preview(boards[game] as never);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${style(drawn.head)}${clean(drawn.body)}</svg>`;
      const filled = Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, fill(piece)]));
      return [game, { svg: fill(svg), places, pieces: filled }];
    }),
  );
}

/** Of the first theme. */
function variables(sheets: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const sheet of sheets)
    for (const [, selector = "", block = ""] of sheet
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .matchAll(/([^{}]+)\{([^{}]*)\}/g))
      if (selector.includes(":root"))
        for (const [, name = "", value = ""] of block.matchAll(/--([\w-]+):\s*([^;]+);/g))
          found.set(name, value.trim());
  return found;
}

/** The styles of the components. The library that draws knows no `:where`. */
function style(head: string): string {
  const sheets = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet = ""]) => sheet);
  return `<style>${sheets.join("").replace(/:where\((\.[\w-]+)\)/g, "")}</style>`;
}

/** Without the marks that Svelte leaves for the browser. */
function clean(body: string): string {
  return body.replace(/<!--[\s\S]*?-->/g, "");
}
