/** The drawing of the map, computed from the board: positions, streets, houses and blocks. */
import type { WhitechapelBoard } from "./wire";

export type Point = { x: number; y: number };

/** Heights on the board are from 0 to 1. The drawing has a height of 1000. */
const SCALE = 1000;
export const FRAME = { x: 48, y: -34, width: 1410, height: 1036 };

/** The distance from the edge of the drawing to the labels. */
const RIM = 32;

/** Houses stand along the streets, this far from the middle of the road. */
const FRONT = 8;
const BACK = 19;
const HOUSE = 9;

export type Block = { path: string; tint: number };
export type Plan = {
  places: Map<string, Point>;
  streets: string;
  houses: string;
  windows: string;
  blocks: Block[];
  sections: { name: string; at: Point }[];
  /** The lines between them. */
  bounds: string;
};

export function drawPlan(board: WhitechapelBoard): Plan {
  const lines = board.streets.map((street) => street.points.map(([x, y]) => ({ x: x * SCALE, y: y * SCALE })));
  const { houses, windows } = terraces(lines);
  return {
    places: new Map([
      ...board.circles.map((one) => [`c${one.number}`, scaled(one)] as const),
      ...board.crossings.map((one) => [one.name, scaled(one)] as const),
    ]),
    streets: lines.map(path).join(""),
    houses,
    windows,
    blocks: faces(lines).map((face, index) => ({ path: `${path(face)}Z`, tint: tintOf(face, index) })),
    ...grid(board),
  };
}

/** The part of the map that holds these places, with some room around. */
export function box(places: readonly Point[], room: number): { x: number; y: number; width: number; height: number } {
  const xs = places.map((one) => one.x);
  const ys = places.map((one) => one.y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

function scaled({ x, y }: Point): Point {
  return { x: x * SCALE, y: y * SCALE };
}

function path(points: readonly Point[]): string {
  return points.map((at, index) => `${index ? "L" : "M"}${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join("");
}

/** The walls between neighbours as ticks off the street on either side, and some lit windows. */
function terraces(lines: Point[][]): { houses: string; windows: string } {
  let houses = "";
  let windows = "";
  const chance = dice(1888);
  for (const line of lines) {
    for (const [from, to] of pairs(line)) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
      for (const side of [-1, 1]) {
        for (let done = 4 + chance() * HOUSE; done < length - 3; done += HOUSE * (0.7 + chance() * 0.7)) {
          const at = { x: from.x + along.x * done, y: from.y + along.y * done };
          const off = (far: number): Point => ({ x: at.x - along.y * far * side, y: at.y + along.x * far * side });
          houses += path([off(FRONT), off(BACK)]);
          if (chance() < 0.36) {
            const light = off(11 + chance() * 5);
            windows += `M${light.x.toFixed(1)} ${light.y.toFixed(1)}h2v2h-2z`;
          }
        }
      }
    }
  }
  return { houses, windows };
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).map((item, index) => [items[index] as T, item]);
}

/** A fixed seed, so that the drawing is always the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** Every block of houses: follow each street and always take the next one to the right. */
function faces(lines: Point[][]): Point[][] {
  const name = (at: Point) => `${at.x.toFixed(1)},${at.y.toFixed(1)}`;
  const ways = new Map<string, { to: Point; angle: number }[]>();
  for (const [from, to] of lines.flatMap(pairs)) {
    for (const [a, b] of [[from, to] as const, [to, from] as const]) {
      const from_a = ways.get(name(a)) ?? [];
      from_a.push({ to: b, angle: Math.atan2(b.y - a.y, b.x - a.x) });
      ways.set(name(a), from_a);
    }
  }
  for (const some of ways.values()) some.sort((a, b) => a.angle - b.angle);
  const walked = new Set<string>();
  const found: Point[][] = [];
  for (const [from, to] of lines.flatMap(pairs).flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
    const face: Point[] = [];
    let [here, next] = [from, to];
    while (!walked.has(`${name(here)}>${name(next)}`)) {
      walked.add(`${name(here)}>${name(next)}`);
      face.push(here);
      const back = Math.atan2(here.y - next.y, here.x - next.x);
      const open = ways.get(name(next)) ?? [];
      const before = open.findLast((one) => one.angle < back - 1e-9) ?? open.at(-1);
      [here, next] = [next, before?.to ?? here];
    }
    // The outer boundary has the opposite direction.
    if (face.length > 2 && area(face) > 0) found.push(face);
  }
  return found;
}

function area(face: readonly Point[]): number {
  return face.reduce((sum, at, index) => {
    const next = face[(index + 1) % face.length] as Point;
    return sum + (at.x * next.y - next.x * at.y) / 2;
  }, 0);
}

/** 0 to 3: yards of four shades; 4: a green. */
function tintOf(face: Point[], index: number): number {
  return area(face) > 6500 && index % 7 === 3 ? 4 : (index * 7 + face.length) % 4;
}

type Span = { name: string; from: number; to: number };

/** The sections lie in columns and rows: lines run halfway between their crossings, names stand at the rim of the map. */
function grid(board: WhitechapelBoard): { sections: Plan["sections"]; bounds: string } {
  const [columns, rows] = [spans(board, 0, "x"), spans(board, 1, "y")];
  const rims = [FRAME.y + RIM, FRAME.y + FRAME.height - RIM];
  const [right, foot] = [FRAME.x + FRAME.width - RIM, FRAME.y + FRAME.height - RIM];
  return {
    sections: columns.flatMap((column) =>
      rows.map((row, index) => ({
        name: `${column.name}/${row.name}`,
        at: { x: column.to - (column.to - column.from) / 4, y: rims[index] ?? 0 },
      })),
    ),
    bounds: [
      ...cuts(columns).map((x) => `M${x.toFixed(1)} ${FRAME.y + RIM}V${foot}`),
      ...cuts(rows).map((y) => `M${FRAME.x + RIM} ${y.toFixed(1)}H${right}`),
    ].join(""),
  };
}

function spans(board: WhitechapelBoard, part: 0 | 1, axis: "x" | "y"): Span[] {
  const found = new Map<string, number[]>();
  for (const one of board.crossings) {
    const name = one.section.split("/")[part] ?? "";
    found.set(name, [...(found.get(name) ?? []), scaled(one)[axis]]);
  }
  return [...found]
    .map(([name, at]) => ({ name, from: Math.min(...at), to: Math.max(...at) }))
    .sort((a, b) => a.from - b.from);
}

function cuts(some: readonly Span[]): number[] {
  return pairs(some).map(([before, after]) => (before.to + after.from) / 2);
}
