/** The lessons of a first game of Whitechapel: when each is due, what it points at, and what the guide says. */
import { beforeAll, expect, test } from "vitest";
import { rule } from "../../../src/games/whitechapel/help";
import { plan } from "../../../src/games/whitechapel/lessons";
import pictures from "../../../src/games/whitechapel/pictures.json";
import { suggestion } from "../../../src/games/whitechapel/suggestion";
import type { WhitechapelView } from "../../../src/games/whitechapel/wire";
import type { CounselInfo } from "../../../src/wire/types";
import { LANGUAGES, loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import board from "./board.json";

const flight = pictures.escape.view as unknown as WhitechapelView;
const hunt = pictures.hunt.view as unknown as WhitechapelView;
const start = pictures.board.view as unknown as WhitechapelView;
const due = (seat: string, view: WhitechapelView) =>
  plan.lessons(seat).filter((lesson) => plan.isDue(lesson, view, seat));
const proposals = (actions: object[], reason: string, facts: Record<string, number> = {}) =>
  actions.map((action) => ({ action, score: 1, reason, facts })) as unknown as CounselInfo["proposals"];

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("whitechapel/game", "whitechapel/page", "whitechapel/lesson");
});

test("each lesson waits for its moment", () => {
  expect(due("jack", { ...start, stage: "hideout", actor: "jack" })).toEqual(["welcome", "map", "hideout"]);
  expect(due("jack", flight)).toEqual(expect.arrayContaining(["walk", "track", "ways"]));
  expect(due("police", hunt)).toContain("hunt");
  expect(due("police", { ...hunt, clues: [] })).not.toContain("clue");
  expect(due("police", { ...hunt, clues: [15] })).toContain("clue");
  expect(due("police", { ...hunt, stage: "act", night: 1 })).not.toContain("arrest");
  expect(due("police", { ...hunt, stage: "act", night: 2 })).toContain("arrest");
  expect(due("police", { ...hunt, night: 2, stage: "posts" })).toEqual(expect.arrayContaining(["night", "posts"]));
});

test("before a hideout is chosen the red circles are shown", () => {
  const red = board.circles.filter((one) => one.red).map((one) => `c${one.number}`);
  expect(plan.points("hideout", start, "jack").map(({ at }) => at)).toEqual(red);
});

test("lessons have a title and a text in every language", async () => {
  for (const one of LANGUAGES) {
    await loadLanguage(one);
    for (const { seat } of plan.sides)
      for (const lesson of plan.lessons(seat)) {
        expect(plan.title(lesson, seat).length).toBeGreaterThan(3);
        expect(plan.text(lesson, flight, seat).length).toBeGreaterThan(60);
      }
  }
  await loadLanguage("en");
});

test("a suggestion says what to do and why, and points at it", () => {
  const here = `c${flight.trail?.at(-1)}`;
  const coach = { type: "coach", text: "=87=101", via: 87, to: 101 };
  expect(suggestion(proposals([coach], "coach", { walks: 1, moves: 9 }), flight)).toEqual({
    text: "Take a coach to 101.",
    reason: "Two moves at once, past the policemen. Walks home then: 1, moves left: 9.",
    points: [
      { at: "c87", from: here },
      { at: "c101", from: "c87" },
    ],
  });
});

test("a plan is one suggestion for all policemen", () => {
  const steps = ["blue", "red"].map((policeman, number) => ({
    type: "step",
    text: "",
    policeman,
    to: `x${number + 1}`,
  }));
  const found = suggestion(proposals(steps, "surround", { percent: 40 }), hunt);
  expect(found.text).toBe("Move the policemen as the arrows show.");
  expect(found.points).toEqual([
    { at: "x1", from: "p:blue" },
    { at: "x2", from: "p:red" },
  ]);
});

test("who can do nothing is told so, and where that is", () => {
  const stuck = suggestion(proposals([{ type: "stuck", text: "" }], "walk", {}), flight);
  expect(stuck.text).toBe("You cannot move. Say so.");
  expect(stuck.points).toEqual([{ at: `c${flight.trail?.at(-1)}` }]);
  const idle = suggestion(proposals([{ type: "idle", text: "", policeman: "blue" }], "ask", {}), hunt);
  expect(idle.text).toMatch(/^\S.* does nothing\.$/);
  expect(idle.points).toEqual([{ at: "p:blue" }]);
});

test("each prompt leads to its rule", () => {
  expect(rule(flight, "walk")).toBe("W31");
  expect(rule(flight, "coach")).toBe("W33");
  expect(rule(hunt, "step")).toBe("W40");
  expect(rule({ ...hunt, stage: "arrested" }, null)).toBe("W50");
});
