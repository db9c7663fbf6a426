/** Every pair of colours that carries meaning can be told apart, by colour-blind eyes too in the theme made for them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHARACTERS } from "../../src/games/mrjack/characters";
import { THEMES } from "../../src/state/settings.svelte";
import { contrast, difference, EYES } from "./vision";

const FILES = [
  "src/design/theme.css",
  "src/design/more-themes.css",
  "src/games/mrjack/colours.css",
  "src/games/whitechapel/colours.css",
  "src/games/whitechapel/more-colours.css",
];
const BLOCK = /((?::root|\[data-theme="[a-z-]+"\])(?:,\s*\[data-theme="[a-z-]+"\])?)\s*\{([^}]*)\}/g;
const POLICEMEN = ["--wc-blue", "--wc-pawn-yellow", "--wc-brown", "--wc-pawn-red", "--wc-pawn-green"];
/** Pairs that mean different things at the same place. */
const PAIRS = [
  ["--wc-heat", "--wc-home-heat"],
  ["--wc-heat", "--wc-disc"],
  ["--wc-home-heat", "--wc-disc"],
  ["--wc-clue", "--wc-scene"],
  ["--wc-clue", "--wc-disc"],
  ["--wc-scene", "--wc-disc"],
  ["--wc-red", "--wc-disc"],
  ["--wc-target", "--wc-danger"],
  ["--good", "--danger"],
  ["--way-out", "--cordon"],
  ["--lit", "--street"],
] as const;

const BLOCKS = FILES.flatMap((file) => [...readFileSync(file, "utf-8").matchAll(BLOCK)]);
const PALETTES = Object.fromEntries(THEMES.map((theme) => [theme, palette(theme)]));

/** The colours of a theme: those of the night, and what the theme changes. */
function palette(theme: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, names, body] of BLOCKS)
    if (names?.includes(":root") || names?.includes(`"${theme}"`))
      for (const [, name, value] of (body ?? "").matchAll(/(--[a-z0-9-]+):\s*(#[0-9a-f]{6})/g))
        if (name && value) found[name] = value;
  return found;
}

function colour(theme: string, name: string): string {
  const found = PALETTES[theme]?.[name];
  if (!found) throw new Error(`${theme} has no ${name}`);
  return found;
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]));
}

test.each(EYES)("the eight characters look different to eyes with %s", (eyes) => {
  const names = CHARACTERS.map((who) => `--mj-${who}`);
  for (const [one, other] of pairs(names)) {
    const found = difference(colour("colour-safe", one), colour("colour-safe", other), eyes);
    expect(found, `${one} and ${other}`).toBeGreaterThan(30);
  }
});

test.each(EYES)("the five policemen look different to eyes with %s", (eyes) => {
  for (const [one, other] of pairs(POLICEMEN)) {
    const found = difference(colour("colour-safe", one), colour("colour-safe", other), eyes);
    expect(found, `${one} and ${other}`).toBeGreaterThan(40);
  }
});

test.each(EYES)("heat, clues, exits and warnings look different to eyes with %s", (eyes) => {
  for (const [one, other] of PAIRS) {
    const found = difference(colour("colour-safe", one), colour("colour-safe", other), eyes);
    expect(found, `${one} and ${other}`).toBeGreaterThan(20);
  }
});

test("the simulator tells that red and green of the night theme are alike to some eyes", () => {
  const [red, brown] = [colour("night", "--wc-pawn-red"), colour("night", "--wc-brown")];
  expect(difference(red, brown, "usual")).toBeGreaterThan(25);
  expect(Math.min(...EYES.map((eyes) => difference(red, brown, eyes)))).toBeLessThan(10);
});

test.each(THEMES)("text can be read in the theme %s", (theme) => {
  const least = theme === "contrast" ? 7 : 4.5;
  for (const ground of ["--ground", "--panel", "--panel-raised"])
    for (const text of ["--text", "--text-soft", "--link", "--danger", "--good"])
      expect(contrast(colour(theme, text), colour(theme, ground)), `${text} on ${ground}`).toBeGreaterThan(least);
  expect(contrast(colour(theme, "--accent-ink"), colour(theme, "--accent"))).toBeGreaterThan(least);
});

test.each(THEMES)("the number of a circle where the police asked in vain can be read in the theme %s", (theme) => {
  for (const ink of ["--wc-searched-ink", "--wc-searched-old"])
    expect(contrast(colour(theme, ink), colour(theme, "--wc-searched")), ink).toBeGreaterThan(4.5);
});

test.each(THEMES)("the letters on the tokens can be read in the theme %s", (theme) => {
  for (const who of CHARACTERS)
    expect(contrast(colour(theme, `--mj-${who}-ink`), colour(theme, `--mj-${who}`)), who).toBeGreaterThan(4.5);
});
