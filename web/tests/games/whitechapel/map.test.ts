/** The map of Whitechapel: where things are drawn, what a pointer hits, and how the view moves. */
import { expect, test } from "vitest";
import { centred, following, onScreen, wholeMap, zoomed } from "../../../src/games/whitechapel/camera";
import { hit, nearest } from "../../../src/games/whitechapel/hitTest";
import { sizes, TOUCH_PIXELS } from "../../../src/games/whitechapel/map";
import { routes, targets } from "../../../src/games/whitechapel/moves";
import pictures from "../../../src/games/whitechapel/pictures.json";
import { occupied } from "../../../src/games/whitechapel/placeNames";
import { box, drawPlan, FRAME, type Point } from "../../../src/games/whitechapel/plan";
import { spread } from "../../../src/games/whitechapel/spread";
import { HELMET, standing } from "../../../src/games/whitechapel/standing";
import type { WhitechapelBoard, WhitechapelChoice, WhitechapelView } from "../../../src/games/whitechapel/wire";
import drawn from "./board.json";

type Position = { view: WhitechapelView; choices: WhitechapelChoice[] };
const board = drawn as unknown as WhitechapelBoard;
const plan = drawPlan(board);
const flight = pictures.escape as unknown as Position;
const WINDOW = { width: 800, height: 600 };
const point = (spot: string) => plan.places.get(spot) ?? null;

test("the plan has a place for every circle and crossing, inside its frame", () => {
  expect(plan.places.size).toBe(195 + 234);
  for (const { x, y } of plan.places.values()) {
    expect(x > FRAME.x && x < FRAME.x + FRAME.width).toBe(true);
    expect(y > FRAME.y && y < FRAME.y + FRAME.height).toBe(true);
  }
  expect(plan.blocks.length).toBeGreaterThan(60);
});

test("every crossing lies in its section, between the lines and under its name", () => {
  const lines = [...plan.bounds.matchAll(/M([\d.-]+) ([\d.-]+)([VH])/g)];
  const across = lines.filter((one) => one[3] === "V").map((one) => Number(one[1]));
  const down = lines.filter((one) => one[3] === "H").map((one) => Number(one[2]));
  const cell = ({ x, y }: Point) =>
    `${across.filter((line) => line < x).length} ${down.filter((line) => line < y).length}`;
  const cells = new Map(plan.sections.map(({ name, at }) => [name, cell(at)]));
  expect([...cells.keys()].sort()).toEqual(["A/a", "A/b", "B/a", "B/b", "C/a", "C/b"]);
  expect(new Set(cells.values()).size).toBe(6);
  for (const one of board.crossings) expect(cell(point(one.name) as Point), one.name).toBe(cells.get(one.section));
});

test("every place with something on it is named, and behind a curtain no secret is", () => {
  const { view } = flight;
  const open = occupied(board, view, false);
  const hidden = occupied(board, view, true);
  const secrets = [`c${view.hideout}`, `c${view.trail?.at(-1)}`];
  for (const one of view.policemen) expect(open).toContain(one.crossing);
  for (const circle of [...view.women, ...view.clues, ...view.murders]) expect(hidden).toContain(`c${circle}`);
  for (const secret of secrets) expect(open).toContain(secret);
  expect([...open].filter((spot) => !hidden.has(spot)).sort()).toEqual(secrets.sort());
  expect(hidden.has("c1"), "a plain circle").toBe(false);
});

test("a finger hits the nearest target, and a mouse needs to be nearer", () => {
  const own = targets(routes(flight.choices, flight.view), []);
  const [first] = own;
  const at = first && point(first.spot);
  if (!first || !at) throw new Error("nothing lights up");
  const camera = centred(at, 1, WINDOW);
  const here = onScreen(camera, at);
  const beside: Point = { x: here.x + 24, y: here.y };
  expect(hit(here, own, point, camera, false, 12).target).toEqual(first);
  expect(hit(beside, [first], point, camera, true, 12).target).toEqual(first);
  expect(hit(beside, [first], point, camera, false, 12).target).toBe(null);
  expect(nearest(here, plan.places, camera)).toBe(first.spot);
  expect(nearest({ x: -500, y: -500 }, plan.places, camera)).toBe(null);
});

test("a mouse on a circle that cannot be chosen does not mean the one beside it", () => {
  const [only] = targets(routes(flight.choices, flight.view), []);
  const at = only && point(only.spot);
  if (!only || !at) throw new Error("nothing lights up");
  const dense = { places: new Map([...plan.places, ["c999", { x: at.x + 14, y: at.y }]]), disc: 6 };
  const camera = centred(at, 1, WINDOW);
  const beside = onScreen(camera, { x: at.x + 13, y: at.y });
  expect(hit(beside, [only], point, camera, false, 10).target).toEqual(only);
  expect(hit(beside, [only], point, camera, false, 10, dense).target).toBe(null);
  expect(hit(beside, [only], point, camera, true, 10, dense).target, "fingers are thick").toEqual(only);
});

test("zooming keeps the place under the pointer, and never loses the map", () => {
  const before = centred({ x: 700, y: 500 }, 1, WINDOW);
  const at = { x: 300, y: 200 };
  const after = zoomed(before, 2, at, WINDOW);
  const under = (camera: typeof before) => ({ x: (at.x - camera.x) / camera.k, y: (at.y - camera.y) / camera.k });
  expect(under(after).x).toBeCloseTo(under(before).x);
  expect(zoomed(before, 0.0001, at, WINDOW).k).toBe(wholeMap(WINDOW).k);
  expect(zoomed(before, 1000, at, WINDOW).k).toBeLessThan(4);
});

test("the map follows the action only if it cannot be seen", () => {
  const near = point("c65") as Point;
  const looking = centred(near, 1.2, WINDOW);
  expect(following(looking, [near], WINDOW, 26, 0)).toBe(null);
  const moved = following(looking, [point("c147") as Point], WINDOW, 26, 0);
  expect(moved?.k).toBe(1.2);
  const phone = { width: 360, height: 330 };
  const closer = following(wholeMap(phone), [near], phone, 26, 0.62);
  expect(closer?.k, "near enough to read, far enough to see what is around").toBe(1.1);
  expect(box([near], 10)).toEqual({ x: near.x - 10, y: near.y - 10, width: 20, height: 20 });
});

test("a helmet never covers a number, at any crossing and any zoom with numbers", () => {
  const circles = board.circles.map(({ number }) => ({ number, at: plan.places.get(`c${number}`) as Point }));
  for (const zoom of [0.4, 0.5, 0.62, 1, 1.5, 3]) {
    const { disc, piece } = sizes(zoom);
    const covered = board.crossings.flatMap(({ name }) => {
      const { at, scale } = standing(name, plan, piece, disc);
      // The digits fill the middle of the disc.
      const least = HELMET * piece * scale + disc * 0.5;
      return circles.filter((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < least).map((one) => [name, one]);
    });
    expect(covered, `at ${zoom}`).toEqual([]);
  }
});

test("targets for fingers never overlap", () => {
  for (const one of board.crossings.slice(0, 60)) {
    const here = plan.places.get(one.name) as { x: number; y: number };
    const near = [...plan.places].filter(
      ([name, at]) => name.startsWith("x") && Math.hypot(at.x - here.x, at.y - here.y) < 120,
    );
    const free = spread(
      near.map(([, at]) => at),
      TOUCH_PIXELS,
    );
    for (const [index, at] of free.entries())
      for (const other of free.slice(index + 1))
        expect(Math.hypot(at.x - other.x, at.y - other.y)).toBeGreaterThanOrEqual(TOUCH_PIXELS - 0.5);
  }
  expect(sizes(0.7, true).ring * 2 * 0.7).toBeCloseTo(TOUCH_PIXELS);
});
