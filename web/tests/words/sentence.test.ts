import { afterAll, expect, test } from "vitest";
import { paragraph } from "../../src/words/sentence";
import { decimal, loadLanguage } from "../../src/words/words.svelte";

afterAll(() => loadLanguage("en"));

test("lines of a story become sentences", () => {
  expect(paragraph(["blue moves to x5", "Alarm!", "ève attend"])).toBe("Blue moves to x5. Alarm! Ève attend.");
});

test("a number that rounds to zero has no sign", async () => {
  await loadLanguage("en");
  expect(decimal(-0.01, 1)).toBe("0.0");
  expect(decimal(-0.06, 1)).toBe("-0.1");
});

test.each([
  ["en", "6.0"],
  ["fr", "6,0"],
  ["it", "6,0"],
] as const)("in %s six is written %s", async (language, written) => {
  await loadLanguage(language);
  expect(decimal(6, 1)).toBe(written);
});
