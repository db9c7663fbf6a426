import { expect, test } from "vitest";
import { beam, facingAngle, layout, nearest, places } from "../../../src/games/mrjack/geometry";
import type { MrJackBoard, Token } from "../../../src/games/mrjack/wire";
import drawn from "./board.json";

const board = drawn as unknown as MrJackBoard;
const at = (turn: 0 | 90 | 180, name: string) => {
  const found = layout(board, turn).middle.get(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

test("every hex lies inside the drawing, however the board lies", () => {
  for (const turn of [0, 90, 180] as const) {
    const plan = layout(board, turn);
    expect(plan.middle.size).toBe(86);
    for (const { x, y } of [...plan.middle.values(), ...plan.exits.values()]) {
      expect(x).toBeGreaterThan(10);
      expect(y).toBeGreaterThan(10);
      expect(x).toBeLessThan(plan.width - 10);
      expect(y).toBeLessThan(plan.height - 10);
    }
  }
});

test("upside down, what was left is right and what was above is below", () => {
  expect(at(0, "A5").x).toBeLessThan(at(0, "M4").x);
  expect(at(180, "A5").x).toBeGreaterThan(at(180, "M4").x);
  expect(at(0, "F1").y).toBeLessThan(at(0, "H9").y);
  expect(at(180, "F1").y).toBeGreaterThan(at(180, "H9").y);
});

test("a turned board is taller than wide, and north is to the right", () => {
  const plan = layout(board, 90);
  expect(plan.height).toBeGreaterThan(plan.width);
  expect(at(90, "F1").x).toBeGreaterThan(at(90, "H9").x);
  expect(facingAngle("N", 90)).toBe(0);
});

test("a beam over more hexes reaches further", () => {
  const far = (hexes: number) =>
    Math.min(
      ...beam({ x: 0, y: 0 }, -90, hexes)
        .split(" ")
        .map((p) => Number(p.split(",")[1])),
    );
  expect(far(4)).toBeLessThan(far(1));
  expect(far(1)).toBeLessThan(far(0));
});

test("an arrow key goes to the nearest target in its direction, or nowhere", () => {
  const points = [
    { x: 10, y: 0, name: "near" },
    { x: 40, y: 0, name: "far" },
    { x: 0, y: -20, name: "above" },
  ];
  const from = { x: 0, y: 0 };
  expect(nearest(from, points, "ArrowRight")?.name).toBe("near");
  expect(nearest(from, points, "ArrowUp")?.name).toBe("above");
  expect(nearest(from, points, "ArrowLeft")).toBeNull();
  expect(nearest(from, points, "Enter")).toBeNull();
});

test("an accuser and the accused stand beside each other on one hex, each in sight", () => {
  const plan = layout(board, 0);
  const here = [
    { character: "holmes", hex: "G6" },
    { character: "gull", hex: "G6" },
    { character: "bert", hex: "I8" },
  ] as unknown as Token[];
  const at = places(plan, here);
  const [one, other, alone] = [at.get("holmes"), at.get("gull"), at.get("bert")];
  if (!one || !other) throw new Error("somebody stands nowhere");
  // A disc is forty wide: more than half of the lower one is free.
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22);
  expect({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }).toEqual(plan.middle.get("G6"));
  expect(alone).toEqual(plan.middle.get("I8"));
});
