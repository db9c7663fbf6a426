import { expect, test } from "vitest";
import {
  chanceOf,
  isSeeker,
  lines,
  marks,
  momentAfter,
  readerSide,
  secrets,
  verdict,
  viewpointOf,
} from "../../src/analysis/reading";
import { DOCUMENT } from "./document";

const mistake = viewpointOf(DOCUMENT, "thief")?.moments[0];
const other = viewpointOf(DOCUMENT, "constable")?.moments[2];

test("a chance is turned round for the other side", () => {
  expect(chanceOf(DOCUMENT, "thief", 0.7)).toBe(0.7);
  expect(chanceOf(DOCUMENT, "constable", 0.7)).toBeCloseTo(0.3);
});

test("the referee reads the chances of the first side", () => {
  expect(readerSide(DOCUMENT, "")).toBe("thief");
  expect(readerSide(DOCUMENT, "constable")).toBe("constable");
});

test("a line has a point before every step and the result at its end", () => {
  expect(lines(DOCUMENT, "constable").map(({ side, points }) => [side, points])).toEqual([
    ["thief", [0.5, 0.6, 0.5, 0]],
    ["constable", [0.5, 0.6, 0.5, 0]],
    ["", [0.5, 0.6, 0.5, 0]],
  ]);
});

test("the bits of a secret go on to the end", () => {
  expect(secrets(viewpointOf(DOCUMENT, "")).get("door")).toEqual([1.75, 1.5, 1.25, 1]);
});

test("each mistake is marked once, by the side that made it", () => {
  expect(marks(DOCUMENT).map(({ at, side }) => [at, side])).toEqual([
    [0, "thief"],
    [2, "constable"],
  ]);
});

test("a step is judged by the side that chose and by the eyes that look", () => {
  const found = momentAfter(DOCUMENT, 2, "thief");
  expect(found?.own?.cost).toBe(0.2);
  expect(found?.seen.cost).toBeNull();
});

test("a step of chance has no side of its own", () => {
  expect(momentAfter(DOCUMENT, 1, "thief")?.own).toBeNull();
});

test("after the last step there is nothing to judge", () => {
  expect(momentAfter(DOCUMENT, 3, "thief")).toBeNull();
});

test("a reader's choice is compared with the one that was made", () => {
  if (!mistake || !other) throw new Error("the document has both");
  expect(["b1", "c1", "a1", "z1"].map((action) => verdict(DOCUMENT, mistake, action))).toEqual([
    "best",
    "better",
    "same",
    "unknown",
  ]);
  expect(["b3", "a3", "c3"].map((action) => verdict(DOCUMENT, other, action))).toEqual(["best", "same", "worse"]);
});

test("the side that the document names seeks", () => {
  expect(isSeeker(DOCUMENT, "constable")).toBe(true);
  expect(isSeeker(DOCUMENT, "thief")).toBe(false);
});
