import { expect, test } from "vitest";
import { clean, rememberPuzzle, seenPuzzles, solver } from "../../src/state/solver.svelte";
import { write } from "../../src/state/storage";

const NEW = clean(null);

test("whatever was stored becomes numbers that the server accepts", () => {
  expect(NEW).toMatchObject({ rating: 1500, deviation: 350, solved: 0, day: null });
  expect(clean({ rating: "1700", streak: -1, solved: 2.5, days: 3, day: "yesterday" })).toEqual({ ...NEW, days: 3 });
  expect(clean([1, 2])).toEqual(NEW);
  expect(clean({ rating: 1712.5, day: "2026-11-17" })).toEqual({ ...NEW, rating: 1712.5, day: "2026-11-17" });
});

test("a row of days goes on today or ended the day before yesterday", () => {
  solver.keep({ ...NEW, day: "2026-02-28", days: 5 });
  expect(solver.daysUntil("2026-02-28")).toBe(5);
  expect(solver.daysUntil("2026-03-01")).toBe(5);
  expect(solver.daysUntil("2026-03-02")).toBe(0);
});

test("the last puzzles are remembered, each once, and no more than a request can name", () => {
  write("puzzles-seen", "damaged");
  expect(seenPuzzles()).toEqual([]);
  for (let number = 0; number < 160; number += 1) rememberPuzzle(number.toString(16).padStart(12, "0"));
  for (const id of ["00000000009a", "not an id"]) rememberPuzzle(id);
  expect(seenPuzzles().length).toBe(150);
  expect(seenPuzzles().at(-1)).toBe("00000000009a");
  expect(new Set(seenPuzzles()).size).toBe(150);
});
