/** What is shown of a change in Whitechapel, and how pieces walk. */
import { render } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { trails } from "../../../src/games/whitechapel/changes";
import { nightByNight, nightsOf } from "../../../src/games/whitechapel/lastTrails";
import { moments, type Scene } from "../../../src/games/whitechapel/moments";
import pictures from "../../../src/games/whitechapel/pictures.json";
import { drawPlan } from "../../../src/games/whitechapel/plan";
import StreetMap from "../../../src/games/whitechapel/StreetMap.svelte";
import { lengthOf, streetsOf, way } from "../../../src/games/whitechapel/streets";
import type { WhitechapelBoard, WhitechapelView } from "../../../src/games/whitechapel/wire";
import type { Change, Moment, Step } from "../../../src/moments/types";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import drawn from "./board.json";

const board = drawn as unknown as WhitechapelBoard;
const plan = drawPlan(board);
const streets = streetsOf(board);
const hunt = pictures.hunt.view as unknown as WhitechapelView;

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("whitechapel/game", "whitechapel/page");
});

const step = (action: object) => ({ action, before: null }) as unknown as Step;
function found(steps: object[], after: Partial<WhitechapelView> = {}, before: Partial<WhitechapelView> = {}): Moment[] {
  const change = { before: { ...hunt, ...before }, steps: steps.map(step), after: { ...hunt, ...after } };
  return moments(change as unknown as Change);
}
const shown = (some: Moment[]) => some.map((one) => [one.kind, ...(one.scene as Scene).spots, one.text]);
const viewOf = (moment: Moment | undefined) => moment?.view;

test("a murder and the alarm are shown at their places", () => {
  expect(
    shown(
      found([
        { type: "kill", circle: 65 },
        { type: "alarm", places: ["x4", "x9"] },
      ]),
    ),
  ).toEqual([
    ["victim", "c65", "A victim on 65"],
    ["alarm", "x4", "x9", "The alarm is raised"],
  ]);
  expect(shown(found([{ type: "kill-two", first: 3, second: 84 }]))).toEqual([
    ["victim", "c3", "c84", "Two victims: 3, 84"],
  ]);
});

test("a search says whether there is a clue", () => {
  const ask = { type: "ask", policeman: "blue", circle: 12 };
  expect(shown(found([ask, { type: "answer", yes: true }]))).toEqual([["clue", "c12", "A clue on 12!"]]);
  expect(shown(found([ask, { type: "answer", yes: false }]))).toEqual([["no-clue", "c12", "No clue on 12"]]);
});

test("in a replay the answer is a step of its own, and its question is in the position", () => {
  const before = { stage: "clue", circle: 12 } as const;
  expect(shown(found([{ type: "answer", yes: true }], {}, before))).toEqual([["clue", "c12", "A clue on 12!"]]);
  const arrest = { stage: "arrest", circle: 30 } as const;
  expect(shown(found([{ type: "answer", yes: false }], {}, arrest))).toEqual([["missed", "c30", "He is not here"]]);
});

test("an arrest is tried before its end is shown", () => {
  const some = found(
    [
      { type: "arrest", policeman: "red", circle: 30 },
      { type: "answer", yes: true },
    ],
    { hideout: 7 },
  );
  expect(shown(some)).toEqual([
    ["arrest", "c30", "Arrest on 30!"],
    ["caught", "c30", "Jack is caught!"],
  ]);
  expect((viewOf(some[0]) as WhitechapelView).hideout).toBe(hunt.hideout);
});

test("Jack's way home names no place to a seat that does not see it", () => {
  expect(shown(found([{ type: "walk-home", to: null }], { night: hunt.night + 1 }))).toEqual([
    ["home", "Jack has reached his hideout"],
    ["night", `Night ${hunt.night + 1} begins`],
  ]);
  expect(shown(found([{ type: "walk-home", to: 44 }]))[0]).toEqual(["home", "c44", "Jack has reached his hideout"]);
});

test("an address or a walk has no moment", () => {
  expect(
    found([
      { type: "name-address", circle: 4 },
      { type: "answer", yes: false },
    ]),
  ).toEqual([]);
  expect(found([{ type: "walk", to: null }])).toEqual([]);
});

test("every moment is short", () => {
  const some = found([
    { type: "kill", circle: 65 },
    { type: "alarm", places: [] },
    { type: "arrest", policeman: "red", circle: 30 },
    { type: "answer", yes: false },
    { type: "walk-home", to: null },
  ]);
  expect(some.every((one) => one.milliseconds >= 600 && one.milliseconds <= 2000)).toBe(true);
});

test("a policeman goes along the dotted lines, not as the crow flies", () => {
  const [street] = board.streets.filter((one) => one.ends[0].startsWith("x"));
  const crossings = board.crossings.map((one) => one.name);
  const far = crossings.find((name) => {
    const path = way(streets, crossings[0] ?? "", name);
    return path !== null && path.length > 3;
  });
  const path = way(streets, crossings[0] ?? "", far ?? "") ?? [];
  expect(street).toBeTruthy();
  expect(path[0]).toEqual(plan.places.get(crossings[0] ?? ""));
  expect(path.at(-1)).toEqual(plan.places.get(far ?? ""));
  const direct = lengthOf([path[0] ?? { x: 0, y: 0 }, path.at(-1) ?? { x: 0, y: 0 }]);
  expect(lengthOf(path)).toBeGreaterThan(direct);
  const dots = new Set(board.streets.flatMap((one) => one.points.map(([x, y]) => `${x * 1000} ${y * 1000}`)));
  for (const { x, y } of path) expect(dots.has(`${x} ${y}`)).toBe(true);
  expect(way(streets, "x1", "nowhere")).toBeNull();
});

test("a policeman who moves is animated through every bend of the way", async () => {
  const walks: Keyframe[][] = [];
  const animate = vi.fn((frames: Keyframe[]) => {
    walks.push(frames);
    return {} as Animation;
  });
  Object.assign(Element.prototype, { animate, getAnimations: () => [] });
  const man = hunt.policemen.find((one) => one.crossing !== null);
  const to = board.crossings.find((one) => (way(streets, man?.crossing ?? "", one.name)?.length ?? 0) > 3)?.name ?? "";
  const after = {
    ...hunt,
    policemen: hunt.policemen.map((one) => (one === man ? { ...one, crossing: to } : one)),
  };
  const { rerender } = render(StreetMap, { board, view: hunt });
  await rerender({ view: after });
  expect(walks).toHaveLength(1);
  expect(walks[0]).toHaveLength(way(streets, man?.crossing ?? "", to)?.length ?? 0);
  expect(walks[0]?.at(-1)?.offset).toBeCloseTo(1);
  Reflect.deleteProperty(Element.prototype, "animate");
});

test("a moment is drawn on the map, and what happens nowhere is drawn in the middle", async () => {
  const [clue] = found([
    { type: "ask", policeman: "blue", circle: 12 },
    { type: "answer", yes: true },
  ]);
  const { container, rerender } = render(StreetMap, { board, view: hunt, moment: clue ?? null });
  expect(container.querySelector("[data-scene=clue] .glass")).toBeTruthy();
  const [home] = found([{ type: "walk-home", to: null }]);
  await rerender({ moment: home ?? null });
  expect(container.querySelector("[data-scene]")).toBeNull();
  expect(container.querySelector("[data-interlude=home] .door")).toBeTruthy();
});

test("after the end the trails come night by night, each in its own colour", () => {
  vi.useFakeTimers();
  const night = { circles: [1, 2], ways: ["walk"] };
  const view = { ...hunt, sheet: [night, night], trail: [5, 6], night: 3 } as unknown as WhitechapelView;
  expect(nightsOf(view)).toEqual([1, 2, 3]);
  const seen: number[][] = [];
  nightByNight(nightsOf(view), (some) => seen.push(some));
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual([[1], [1, 2], [1, 2, 3]]);
  expect(trails(view, [1, 2, 3], true).map((one) => one.number)).toEqual([1, 2, 3]);
  expect(trails(view, [1], true).map((one) => one.number)).toEqual([1]);
  vi.useRealTimers();
});
