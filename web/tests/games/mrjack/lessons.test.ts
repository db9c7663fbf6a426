/** The lessons of a first game of Mr. Jack: when each is due, what it points at, and what the guide says. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import Board from "../../../src/games/mrjack/Board.svelte";
import { rule } from "../../../src/games/mrjack/help";
import { plan } from "../../../src/games/mrjack/lessons";
import pictures from "../../../src/games/mrjack/pictures.json";
import { suggestion } from "../../../src/games/mrjack/suggestion";
import type { MrJackBoard, MrJackView } from "../../../src/games/mrjack/wire";
import { pointing } from "../../../src/state/pointing.svelte";
import type { CounselInfo } from "../../../src/wire/types";
import { LANGUAGES, loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import drawn from "./board.json";

const view = pictures.goal.view as unknown as MrJackView;
const walking = pictures.walk.view as unknown as MrJackView;
const late = pictures.end.view as unknown as MrJackView;
const due = (seat: string, seen: MrJackView) => plan.lessons(seat).filter((lesson) => plan.isDue(lesson, seen, seat));
const proposal = (action: object, reason: string, facts: Record<string, string | number> = {}) =>
  [{ action, score: 1, reason, facts }] as unknown as CounselInfo["proposals"];

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("mrjack/game", "mrjack/page", "mrjack/lesson");
});

test("how Jack wins is told before the first card is played", () => {
  expect(due("detective", view)).toEqual(["welcome", "board", "wins", "pick"]);
  expect(due("jack", view).slice(0, 3)).toEqual(["welcome", "board", "wins"]);
});

test("each lesson waits for its moment", () => {
  expect(due("detective", walking)).toEqual(expect.arrayContaining(["walk", "ability"]));
  expect(due("detective", view)).not.toContain("call");
  expect(due("detective", { ...view, round: 2 })).toContain("call");
  expect(due("detective", { ...view, round: 3 })).toContain("dark");
  expect(due("detective", { ...view, jack_alibis: [null] })).toContain("alibi");
  expect(due("detective", { ...view, actor: "jack" })).toContain("wait");
  expect(due("detective", { ...view, actor: null })).toContain("end");
  expect(due("detective", late)).toContain(late.tokens.filter((one) => one.suspect).length <= 3 ? "accuse" : "call");
  expect(due("jack", { ...view, witness: "seen" })).not.toContain("leave");
  expect(due("jack", { ...view, witness: "unseen" })).toContain("leave");
});

test("lessons have a title and a text in every language", async () => {
  for (const one of LANGUAGES) {
    await loadLanguage(one);
    for (const { seat } of plan.sides)
      for (const lesson of plan.lessons(seat)) {
        expect(plan.title(lesson, seat).length).toBeGreaterThan(3);
        expect(plan.text(lesson, late, seat).length).toBeGreaterThan(60);
      }
  }
  await loadLanguage("en");
});

test("Jack is told who he is", () => {
  expect(plan.text("welcome", late, "jack")).toContain("You are Lestrade");
});

test("the guide points at exits, lamps and tokens on the board", () => {
  pointing.places = plan.points("wins", view, "detective");
  const { container } = render(Board, { board: drawn as unknown as MrJackBoard, view });
  expect(container.querySelectorAll("[data-pointed^=exit-]").length).toBe(4);
  expect(plan.points("board", view, "detective").map(({ at }) => at)).toEqual(
    expect.arrayContaining(view.lamps.flatMap((lamp) => lamp.hex ?? [])),
  );
  expect(plan.points("walk", walking, "detective")).toEqual([{ at: "lestrade" }]);
  pointing.places = [];
});

test("a suggestion says what to do and why, and points at it", () => {
  const walk = proposal({ type: "walk", text: "E4", to: "E4" }, "split", { seen: 3, dark: 4, suspects: 7 });
  expect(suggestion(walk, walking)).toEqual({
    text: "Move Lestrade to E4.",
    reason: "Then suspects in sight: 3, in the dark: 4. Whatever the witnesses say, some are cleared.",
    points: [{ at: "E4", from: "lestrade" }],
  });
  const cordon = { type: "move-cordon", text: "NE>NW", start: "NE", to: "NW" };
  expect(suggestion(proposal(cordon, "close-exit", { exit: "NW" }), walking)).toMatchObject({
    text: "Take the cordon from the north-east to the north-west.",
    points: [{ at: "exit-NW", from: "exit-NE" }],
  });
  const pick = { type: "pick", text: "S", character: "smith" };
  expect(suggestion(proposal(pick, "pick-new", { who: "smith" }), view).reason).toContain("He takes one burning lamp");
});

test("each prompt leads to its rule", () => {
  expect(rule(view, null)).toBe("R8");
  expect(rule(walking, "walk")).toBe("R14");
  expect(rule(walking, "cordon")).toBe("R23");
  expect(rule({ ...view, actor: null, stage: "escape" }, null)).toBe("R18");
});
