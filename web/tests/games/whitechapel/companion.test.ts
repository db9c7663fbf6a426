/** Whitechapel beside a real board: directions, names of crossings, and what is to be done with the pieces. */
import { beforeAll, expect, test } from "vitest";
import { deedsOf } from "../../../src/games/whitechapel/companion/deeds";
import { placeWords, withCircles } from "../../../src/games/whitechapel/companion/names";
import { elsewhere, placesOf, secretOf, steps } from "../../../src/games/whitechapel/companion/steps";
import { waysOf } from "../../../src/games/whitechapel/companion/ways";
import pictures from "../../../src/games/whitechapel/pictures.json";
import type { WhitechapelBoard, WhitechapelView } from "../../../src/games/whitechapel/wire";
import type { StoryLine } from "../../../src/wire/types";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import drawn from "./board.json";

const board = drawn as unknown as WhitechapelBoard;
const ways = waysOf(board);
const view = { ...(pictures.hunt.view as unknown as WhitechapelView), women: [3, 21] };

const line = (number: number, notation: string, text = notation): StoryLine => ({ number, notation, text });
const deeds = (story: StoryLine[], machine: "jack" | "police") => deedsOf(story, machine, ways, view);

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("whitechapel/game", "whitechapel/page", "whitechapel/companion");
});

test("no two ways from a crossing have the same direction", () => {
  for (const { name } of board.crossings) {
    const next = [...ways.next(name).values()];
    expect(new Set(next).size).toBe(next.length);
    expect(next.length).toBeGreaterThan(0);
    expect(next).not.toContain(name);
  }
});

test("every step along a street can be entered by a direction, and back by another one", () => {
  for (const { name } of board.crossings)
    for (const next of ways.next(name).values()) expect([...ways.next(next).values()]).toContain(name);
});

test("the crossing to the north is above on the board", () => {
  const at = new Map(board.crossings.map(({ name, y }) => [name, y]));
  for (const { name, y } of board.crossings) {
    const north = ways.next(name).get("n");
    if (north) expect(at.get(north)).toBeLessThan(y);
  }
});

test("a crossing is named by the circles beside it", () => {
  expect(ways.beside("x50")).toEqual([40, 57]);
  expect(placeWords("x50", ways)).toBe("the crossing by 40, 57 (x50)");
  expect(withCircles("yellow moves to x50", ways)).toBe("yellow moves to x50 (40·57)");
});

test("a crossing without a circle beside it keeps its own name", () => {
  expect(ways.beside("x156")).toEqual([]);
  expect(placeWords("x156", ways)).toBe("crossing x156");
});

test("each step of the machine's police is a card with from and to, and one who stays has none", () => {
  const story = [line(1, "!Bx50,Yx145,Nx40,Rx165,Gx69"), line(4, "B>x26/Y>x145/N>x38")];
  const steps = deeds(story, "police").slice(1);
  expect(steps.map(({ number, places }) => [number, places])).toEqual([
    [2, [{ at: "x26", from: "x50" }]],
    [4, [{ at: "x38", from: "x40" }]],
  ]);
  expect(steps[0]?.text).toBe("blue: from 40, 57 to 20, 40");
  expect(steps[1]?.pawns.get("blue")).toBe("x26");
});

test("people who are Jack do their own moves without a card, and hear every question", () => {
  const story = [line(1, "-41"), line(4, "B?20/-/B?40/+", "blue looks for clues"), line(5, "~73"), line(6, "Y.")];
  expect(deeds(story, "police").map(({ number, text }) => [number, text])).toEqual([[4, "blue looks for clues"]]);
});

test("what the machine's Jack does with pieces is a card, and his walks are only said", () => {
  const story = [
    line(1, "k65", "a victim"),
    line(2, "-?"),
    line(3, "=?=?"),
    line(4, "f41", "a false clue"),
    line(5, "-?!", "home"),
  ];
  expect(deeds(story, "jack").map(({ text }) => text)).toEqual(["a victim", "a false clue", "home"]);
});

test("with the Head comes where the women stand, which the log does not say when nobody could choose", () => {
  const [head] = deeds([line(1, "*Y", "Lusk is Head")], "jack");
  expect(head?.text).toBe("Women are placed on 3, 21. Lusk is Head.");
  expect(head?.places).toEqual([{ at: "c3" }, { at: "c21" }]);
});

test("the steps that people entered are listed with the number of actions before them", () => {
  const story = [line(3, "*Y/B=x40/Y=x50"), line(4, "-?"), line(8, "B?20/-/B?40/+")];
  expect(steps(story, ["police"]).map(({ length, notation, text }) => [length, notation, text])).toEqual([
    [1, "B=x40", "blue’s patrol token lies on x40"],
    [2, "Y=x50", "yellow’s patrol token lies on x50"],
    [4, "B?20", "blue looks for a clue on 20"],
    [6, "B?40", "blue looks for a clue on 40"],
  ]);
});

test("Jack's own steps are listed for Jack alone", () => {
  const story = [line(1, "h=64"), line(2, "B>x5"), line(3, "-41"), line(4, "=55=60")];
  expect(steps(story, ["jack"]).map(({ notation, canChange }) => [notation, canChange])).toEqual([
    ["h=64", true],
    ["-41", true],
    ["=55=60", true],
  ]);
});

test("on Jack's sheet his secret steps are listed as everybody may hear them", () => {
  const story = [line(1, "h=?"), line(3, "W+?/W+?"), line(4, "k65"), line(5, "-?"), line(6, "=?=?"), line(7, "Y=?")];
  const found = steps(story, ["police", "jack"]);
  expect(found.map(({ notation, canChange }) => [notation, canChange])).toEqual([
    ["h=?", true],
    ["W+?", true],
    ["W+?", true],
    ["k65", true],
    ["-?", true],
    ["=?=?", true],
    ["Y=?", true],
  ]);
  expect(found[4]?.text).toBe("Jack walks");
  expect(["h=?", "k65", "-?", "Y=?", "B?41", "-?!", "=?=?"].map(secretOf)).toEqual([
    "jack",
    null,
    "jack",
    "police",
    null,
    "jack",
    "jack",
  ]);
});

test("a step is made at another place of the same kind", () => {
  expect(elsewhere("B>x41", ["x55"])).toBe("B>x55");
  expect(elsewhere("B?41", ["c55"])).toBe("B?55");
  expect(elsewhere("65>82", ["c83"])).toBe("65>83");
  expect(elsewhere("Y=?", ["x50"])).toBe("Y=x50");
  expect(elsewhere("-?", ["c41"])).toBe("-41");
  expect([placesOf("B>>x41"), placesOf("Y@33"), placesOf("wait")]).toEqual(["x", "c", ""]);
});

test("a coach is changed as a whole, and so are the two crossings without a pawn", () => {
  expect(placesOf("=?=?")).toBe("cc");
  expect(elsewhere("=?=?", ["c41", "c42"])).toBe("=41=42");
  expect(elsewhere("=14=15", ["c41", "c42"])).toBe("=41=42");
  expect(elsewhere("x9+x40", ["x50", "x7"])).toBe("x7+x50");
});

test("a walk home that was none is a walk to another circle", () => {
  expect(elsewhere("-?!", ["c41"])).toBe("-41");
});
