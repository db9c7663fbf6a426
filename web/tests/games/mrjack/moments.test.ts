/** What is shown of a change in Mr. Jack: from real positions of the rules' pictures. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import Board from "../../../src/games/mrjack/Board.svelte";
import Course from "../../../src/games/mrjack/Course.svelte";
import { moments, type Scene } from "../../../src/games/mrjack/moments";
import pictures from "../../../src/games/mrjack/pictures.json";
import type { MrJackBoard, MrJackView } from "../../../src/games/mrjack/wire";
import type { Change, Moment, Step } from "../../../src/moments/types";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import drawn from "./board.json";

const board = drawn as unknown as MrJackBoard;
const start = pictures.turn.view as unknown as MrJackView;

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("mrjack/game", "mrjack/page");
});

const step = (action: object, before: MrJackView | null = null) => ({ action, before }) as unknown as Step;
const change = (before: MrJackView, steps: Step[], after: MrJackView) =>
  ({ before, steps, after }) as unknown as Change;
const cleared = (view: MrJackView, ...who: string[]): MrJackView => ({
  ...view,
  tokens: view.tokens.map((one) => (who.includes(one.character) ? { ...one, suspect: false } : one)),
});
const suspects = (moment: Moment) =>
  (moment.view as MrJackView).tokens.filter((one) => one.suspect).map((one) => one.character);
const scene = (moment: Moment | undefined) => moment?.scene as Scene;
const viewOf = (moment: Moment | undefined) => moment?.view;

test("a call shows who is in sight, then clears one token after the other, then the lamp goes out", () => {
  const out = { ...start, lamps: start.lamps.map((one) => (one.number === 1 ? { ...one, hex: null } : one)) };
  const after = cleared(out, "smith", "gull");
  const found = moments(change(start, [step({ type: "call", seen: true }, start)], after));
  expect(found.map((one) => one.kind)).toEqual(["sight", "cleared", "cleared", "lamp-out"]);
  const [sight, first, second] = found as [Moment, Moment, Moment];
  const inSight = start.tokens.filter((one) => one.in_sight).map((one) => one.hex);
  expect(scene(sight)).toMatchObject({ inSight });
  expect(suspects(sight)).toHaveLength(8);
  expect(suspects(first)).toHaveLength(7);
  expect(suspects(second)).toEqual(suspects(found[3] as Moment));
  expect(found.every((one) => one.milliseconds >= 200 && one.milliseconds <= 2000)).toBe(true);
  expect(found.map((one) => one.text)).toEqual([
    "The witnesses see Jack",
    "Smith is not Jack",
    "Gull is not Jack",
    "Lamp 1 goes out",
  ]);
});

test("the call is shown in the position just before it, not in the one before the whole message", () => {
  const moved = { ...start, round: 7 };
  const steps = [step({ type: "walk", to: "E4" }), step({ type: "call", seen: false }, moved)];
  const [sight] = moments(change(start, steps, start));
  expect(sight?.view).toBe(moved);
  expect(sight?.text).toBe("Jack is out of sight");
});

test("an alibi is shown to its owner only", () => {
  const drawnBy = (who: string | null) => moments(change(start, [step({ type: "alibi", character: who })], start))[0];
  expect(scene(drawnBy("bert"))).toEqual({ kind: "alibi", who: "bert" });
  expect(drawnBy("bert")?.text).toBe("Bert has an alibi");
  expect(scene(drawnBy(null))).toEqual({ kind: "alibi", who: null });
  expect(drawnBy(null)?.text).toBe("An alibi is drawn");
});

test("an accusation does not show the truth before the verdict", () => {
  const after = { ...start, jack: "gull", stage: "wrong" } as unknown as MrJackView;
  const steps = [step({ type: "accuse", character: "bert" }), step({ type: "verdict", right: false })];
  const [accusation, verdict] = moments(change({ ...start, jack: null }, steps, after));
  expect((viewOf(accusation) as MrJackView).jack).toBeNull();
  expect([accusation?.text, verdict?.text]).toEqual(["Bert is accused", "Innocent!"]);
  expect((viewOf(verdict) as MrJackView).jack).toBe("gull");
});

test("a verdict agrees with the accused", async () => {
  const hex = start.tokens.find((one) => one.character === start.active?.character)?.hex as string;
  const onto = (who: string): MrJackView => ({
    ...start,
    tokens: start.tokens.map((one) => (one.character === who ? { ...one, hex } : one)),
  });
  await loadLanguage("fr");
  const said = ["stealthy", "bert"].map((who) => {
    const [verdict] = moments(change(start, [step({ type: "verdict", right: false })], onto(who)));
    return verdict?.text;
  });
  await loadLanguage("en");
  expect(said).toEqual(["Innocente\u00a0!", "Innocent\u00a0!"]);
});

test("who leaves is drawn on the way out and not on the board", () => {
  const before = { ...start, active: { ...start.active, character: "smith" } } as MrJackView;
  const [gone] = moments(change(before, [step({ type: "leave", exit: "NE" })], before));
  expect(scene(gone)).toMatchObject({ kind: "escape", who: "smith", exit: "NE" });
  expect((viewOf(gone) as MrJackView).tokens.map((one) => one.character)).not.toContain("smith");
});

test("a plain move has no moment", () => {
  expect(moments(change(start, [step({ type: "walk", to: "E4" })], start))).toEqual([]);
});

test("the board draws the moment over its own position and keeps what can be chosen", async () => {
  const [sight] = moments(change(start, [step({ type: "call", seen: true }, cleared(start, "bert"))], start));
  const { container, rerender } = render(Board, { board, view: start, moment: sight ?? null });
  expect(container.querySelectorAll(".token.cleared")).toHaveLength(1);
  expect(container.querySelector("[data-scene=sight] .ray")).toBeTruthy();
  await rerender({ moment: null });
  expect(container.querySelector(".moments")).toBeNull();
  expect(container.querySelectorAll(".token.cleared")).toHaveLength(0);
});

test("lamps, covers and cordons keep their elements when they change place", async () => {
  const { container, rerender } = render(Board, { board, view: start });
  const all = () => [...container.querySelectorAll<SVGGElement>(".glide")];
  const before = all();
  const [cover, lamp] = [start.covers[0] ?? "", start.lamps.find((one) => one.hex)?.hex ?? ""];
  const dark = board.hexes.find((hex) => hex.kind === "gaslight" && start.lamps.every((one) => one.hex !== hex.name));
  const exit = board.exits.find((one) => !start.cordons.includes(one.exit))?.exit;
  const after = {
    ...start,
    covers: [...start.covers.slice(1), start.open_manholes[0] ?? ""],
    lamps: start.lamps.map((one) => (one.hex === lamp ? { ...one, hex: dark?.name ?? null } : one)),
    cordons: [...start.cordons.slice(1), exit],
  } as MrJackView;
  expect([cover, lamp, dark, exit].every(Boolean)).toBe(true);
  const places = before.map((one) => one.style.transform);
  await rerender({ view: after });
  expect(all().length).toBe(before.length);
  expect(all().every((one) => before.includes(one))).toBe(true);
  expect(before.filter((one, index) => one.style.transform !== places[index]).length).toBeGreaterThanOrEqual(3);
});

test("the suspects' path lists who was left after each round", () => {
  const { container } = render(Course, {
    data: {
      rounds: [
        { round: 1, left: "HWS" },
        { round: 2, left: "S" },
      ],
    },
  });
  const said = [...container.querySelectorAll(".visually-hidden")].map((one) => one.textContent);
  expect(said).toEqual(["After round 1: Holmes, Watson, Smith", "After round 2: Smith"]);
});
