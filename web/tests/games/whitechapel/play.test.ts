/** The map of Whitechapel without a server: real positions from the rules' pictures, on the real board. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { belief, earlierSpace, GLANCE, heat, likeliest } from "../../../src/games/whitechapel/belief";
import { settledView } from "../../../src/games/whitechapel/changes";
import { advice, placesOf, policemanOf } from "../../../src/games/whitechapel/counsel";
import Likelihood from "../../../src/games/whitechapel/Likelihood.svelte";
import { plan as lessonPlan } from "../../../src/games/whitechapel/lessons";
import { carriedOut } from "../../../src/games/whitechapel/marks";
import { clicked, MODES, modes, type Route, routes, settled, targets } from "../../../src/games/whitechapel/moves";
import Play from "../../../src/games/whitechapel/Play.svelte";
import pictures from "../../../src/games/whitechapel/pictures.json";
import { drawPlan } from "../../../src/games/whitechapel/plan";
import { refusal } from "../../../src/games/whitechapel/sentences";
import Targets from "../../../src/games/whitechapel/Targets.svelte";
import type { WhitechapelBoard, WhitechapelChoice, WhitechapelView } from "../../../src/games/whitechapel/wire";
import type { Position as Now, TableInfo } from "../../../src/wire/types";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import drawn from "./board.json";

type Position = { view: WhitechapelView; choices: WhitechapelChoice[] };
const board = drawn as unknown as WhitechapelBoard;
const plan = drawPlan(board);
const [flight, hunt] = [pictures.escape, pictures.hunt] as unknown as [Position, Position];
const point = (spot: string) => plan.places.get(spot) ?? null;

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("whitechapel/game", "whitechapel/page", "whitechapel/lesson");
});

test("only legal walks are targets, and one click makes the walk", () => {
  const own = routes(flight.choices, flight.view);
  expect(modes(own)).toEqual(["walk"]);
  const open = targets(own, []);
  expect(open.map((one) => one.spot).sort()).toEqual(flight.choices.map((one) => `c${one.circles[0]}`).sort());
  const [first] = open;
  if (!first) throw new Error("nothing lights up");
  expect(clicked(own, [], first).choice?.action.text).toBe(`-${first.spot.slice(1)}`);
});

test("a policeman who is the only one to move is picked already, and then shows where he can go", () => {
  const own = routes(hunt.choices, hunt.view);
  const picked = settled(own, []);
  expect(picked).toEqual(["p:blue"]);
  expect(targets(own, picked).every((one) => one.spot.startsWith("x"))).toBe(true);
});

test("an arrest all around shows its circles, and a click on any of them makes it", () => {
  const choice = {
    game: "whitechapel",
    action: { type: "area-arrest", text: "B@", policeman: "blue" },
    circles: [41, 42, 55],
    crossings: [],
  } as unknown as WhitechapelChoice;
  const own = routes([choice], hunt.view);
  expect(settled(own, [])).toEqual(["p:blue"]);
  const open = targets(own, ["p:blue"]);
  expect(open.map((one) => one.spot)).toEqual(["c41", "c42", "c55"]);
  for (const one of open) expect(clicked(own, ["p:blue"], one).choice).toBe(choice);
});

test.each(["en", "fr", "it"] as const)(
  "whatever cannot be clicked is refused in words of its own (%s)",
  async (lang) => {
    await loadLanguage(lang);
    const say = (mode: Route["mode"], picked: string[], path: string[]) =>
      refusal(flight.view, mode, [{ mode, path, loose: false } as unknown as Route], picked, "c1");
    const plain = say("false-clue", [], ["c2"]);
    expect(plain).toContain("1");
    const men = ["step", "ask", "arrest", "area", "rush"];
    const twice = [...men, "dear-boss", "from-hell", "move-patrol", "wretched", "coach"];
    for (const mode of MODES.filter((one) => one !== "false-clue")) {
      const start = men.includes(mode) ? "p:blue" : "c2";
      const first = say(mode, [], twice.includes(mode) ? [start, "c3"] : [start]);
      expect(first, mode).not.toBe(plain);
      if (twice.includes(mode)) expect([plain, first], mode).not.toContain(say(mode, [start], [start, "c3"]));
    }
    expect(say("walk", [], ["c1"]), "what can be chosen is not refused").toBe("");
    await loadLanguage("en");
  },
);

test("belief shows the present, any earlier space, or the hideout", () => {
  const told = belief({
    possible: [1, 2],
    hideouts: [5],
    earlier: [[65], [66, 64], [1, 2]],
    homes: [187, 60],
    now: { policy: { 1: 0.75, 2: 0.25 } },
    row: { policy: { 65: 1 } },
    hideout: { policy: { 5: 1 } },
    spaces: [{ policy: { 65: 1 } }, { policy: { 64: 0.4, 66: 0.6 } }, { policy: { 1: 0.75, 2: 0.25 } }],
  });
  expect(heat(told, GLANCE, flight.view)).toEqual(
    new Map([
      [1, 0.75],
      [2, 0.25],
    ]),
  );
  expect(heat(told, { ...GLANCE, space: 1 }, flight.view)).toEqual(
    new Map([
      [64, 0.4],
      [66, 0.6],
    ]),
  );
  expect(heat(told, { ...GLANCE, layer: "home", space: 1 }, flight.view)).toEqual(new Map([[5, 1]]));
  expect(heat(told, { ...GLANCE, layer: null }, flight.view)).toBe(null);
  expect([earlierSpace(told, 2), earlierSpace(told, 9), earlierSpace(told, 0)]).toEqual([null, null, 0]);
  expect(
    likeliest(
      new Map([
        [1, 0.2],
        [2, 0.8],
      ]),
      1,
    ),
  ).toEqual([{ circle: 2, percent: 80 }]);
});

test("between two nights Jack is on no circle, though the row of last night is still known", () => {
  const told = belief({ possible: [7], hideouts: [5, 6], earlier: [[65], [7]], homes: [70, 2] });
  const evening = pictures.evening.view as unknown as WhitechapelView;
  expect(heat(told, GLANCE, evening)).toEqual(new Map());
  expect(heat(told, { ...GLANCE, layer: "row" }, evening)).toEqual(new Map());
  expect(heat(told, { ...GLANCE, layer: "home" }, evening)?.size).toBe(2);
  render(Likelihood, {
    board,
    view: evening,
    belief: told,
    glance: GLANCE,
    isJack: false,
    show: () => {},
    look: () => {},
  });
  expect(screen.getByText("On no circle.")).toBeTruthy();
  expect(screen.queryByRole("slider")).toBeNull();
});

test("a game that ended in the middle of a turn has nobody left to act", () => {
  const busy = { ...hunt.view, doing: { policeman: "blue", asked: [] } } as unknown as WhitechapelView;
  expect(busy.policemen.some((one) => one.waiting)).toBe(true);
  expect(settledView(busy)).toBe(busy);
  for (const ended of [settledView(busy, true), settledView({ ...busy, actor: null })]) {
    expect(ended.policemen.some((one) => one.waiting)).toBe(false);
    expect(ended.doing).toBeNull();
  }
});

test("a coach that was chosen is not chosen any more on the next turn", async () => {
  const coach = {
    game: "whitechapel",
    action: { type: "coach", text: "=1=2", via: 1, to: 2 },
    circles: [1, 2],
    crossings: [],
  } as unknown as WhitechapelChoice;
  const choices = [...flight.choices, coach];
  const now = (version: number) =>
    ({ version, view: flight.view, choices, turn: "jack", can_undo: true, outcome: null }) as unknown as Now;
  const props = {
    board,
    seat: "jack",
    table: { id: "t", game: "whitechapel", settings: { assist: "off" } } as unknown as TableInfo,
    belief: null,
    busy: false,
    marks: {},
    mark: vi.fn(),
    act: vi.fn(),
    undo: vi.fn(),
    inquire: vi.fn(),
  };
  const { container, rerender } = render(Play, { ...props, now: now(1) });
  const pressed = () => container.querySelector("[data-mode][aria-pressed=true]")?.getAttribute("data-mode");
  expect(pressed()).toBe("walk");
  await fireEvent.click(container.querySelector("[data-mode=coach]") as Element);
  expect(pressed()).toBe("coach");
  await rerender({ ...props, now: now(2) });
  expect(pressed()).toBe("walk");
  expect(container.querySelector("[data-act=undo]"), "a careless click can be undone").toBeTruthy();
});

test("without chances every possible circle has the same colour", () => {
  const told = belief({ possible: [1, 2], hideouts: [5, 6, 7, 8], earlier: [[65], [1, 2]] });
  expect(heat(told, GLANCE, flight.view)).toEqual(
    new Map([
      [1, 0.5],
      [2, 0.5],
    ]),
  );
  expect(heat(told, { ...GLANCE, space: 0 }, flight.view)).toEqual(new Map([[65, 1]]));
  expect(heat(told, { ...GLANCE, layer: "home" }, flight.view)?.get(5)).toBe(0.25);
});

test("a proposal is shown only if it can be made, and a plan is a plan", () => {
  const [one, two] = hunt.choices;
  if (!one || !two) throw new Error("no choices");
  const strange = { ...one.action, text: "B>x999" };
  const found = advice(
    [strange, one.action, two.action].map((action) => ({ action, score: 1 })),
    hunt.choices,
    hunt.view,
  );
  expect(found.map((each) => each.route.choice)).toEqual([one, two]);
  expect(found.every((each) => each.plan && policemanOf(each) === "blue")).toBe(true);
  expect(placesOf(found[0] as (typeof found)[number])).toEqual(one.crossings);
});

test("lessons are shown when they are due", () => {
  const due = (seat: string, view: WhitechapelView) =>
    lessonPlan.lessons(seat).filter((lesson) => lessonPlan.isDue(lesson, view, seat));
  expect(due("jack", flight.view)).toContain("walk");
  expect(due("jack", flight.view)).toContain("ways");
  expect(due("jack", flight.view)).not.toContain("hideout");
  expect(due("police", hunt.view)).toContain("hunt");
  expect(due("police", hunt.view)).not.toContain("act");
  for (const seat of ["jack", "police"])
    for (const lesson of lessonPlan.lessons(seat))
      expect(lessonPlan.text(lesson, flight.view, seat).length).toBeGreaterThan(60);
});

test("keys go from target to target and to the one with a number", async () => {
  const choose = vi.fn();
  const open = targets(routes(flight.choices, flight.view), []);
  const { container } = render(Targets, {
    board,
    view: flight.view,
    targets: open,
    picked: [],
    mode: "walk",
    far: false,
    hovered: null,
    point,
    choose,
    reveal: () => {},
  });
  const all = [...container.querySelectorAll<SVGElement>("[data-spot]")];
  expect(all.filter((one) => one.tabIndex === 0).length).toBe(1);
  const press = (on: Element, key: string) => on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const wanted = all.at(-1) as SVGElement;
  (all[0] as SVGElement).focus();
  for (const digit of wanted.dataset.spot?.slice(1) ?? "") press(document.activeElement as Element, digit);
  expect((document.activeElement as SVGElement).dataset.spot).toBe(wanted.dataset.spot);
  press(wanted, "Enter");
  expect(choose).toHaveBeenCalledWith(
    open.find((one) => one.spot === wanted.dataset.spot),
    false,
  );
});

test("a letter is removed when its own policeman goes there", () => {
  const steps = routes(hunt.choices, hunt.view).filter((one) => one.mode === "step");
  const blue = steps.find((one) => one.path[0] === "p:blue");
  const end = blue?.path.at(-1) ?? "";
  if (!blue) throw new Error("blue can move");
  expect(carriedOut(blue, { [end]: "B" })).toBe(end);
  for (const sign of ["Y", "!", "toString"]) expect(carriedOut(blue, { [end]: sign })).toBe(null);
  expect(carriedOut(blue, {})).toBe(null);
});
