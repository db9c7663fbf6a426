/** The steps of a person beside a real board, which can be mended later. */
import { expect, test } from "vitest";
import { elsewhere, isLamp, steps } from "../../../src/games/mrjack/companion/steps";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";

const STORY = [
  { number: 1, notation: "=?", text: "a deal" },
  { number: 2, notation: "HSLB", text: "four cards" },
  { number: 5, notation: "S/G4/B7>F2", text: "the detective" },
  { number: 8, notation: "L/E5/NE>NW", text: "Jack" },
];

test("are those of the person's own side, each with the number of actions before it (R8)", async () => {
  await loadLanguage("en");
  await loadCatalogues("mrjack/game");
  const found = steps(STORY, ["detective"], "seed");
  expect(found.map(({ length, notation }) => [length, notation])).toEqual([
    [2, "S"],
    [3, "G4"],
    [4, "B7>F2"],
  ]);
  expect(found[1]?.text).toBe("Smith walks to G4");
  expect(steps(STORY, ["jack"], "seed").map(({ canChange }) => canChange)).toEqual([false, true, false]);
});

test("have the deals only where people entered them", () => {
  expect(steps(STORY, ["jack"], "entered").map(({ notation }) => notation)).toEqual(["HSLB", "L", "E5", "NE>NW"]);
});

test("go to another hex", () => {
  expect(elsewhere("G4", "G5")).toBe("G5");
  expect(elsewhere("C2>F2", "H4")).toBe("C2>H4");
  expect(isLamp("C2>F2", ["C2", "F2"])).toBe(true);
  expect(isLamp("B8>C5", ["C2", "F2"])).toBe(false);
});
