/** Where things are drawn. The board may lie upright, upside down or turned; letters always stand upright. */
import type { BoardOrientation } from "../../state/settings.svelte";
import type { Character, Exit, Facing, MrJackBoard, Token } from "./wire";

export type Turn = 0 | 90 | 180;
export type Point = { x: number; y: number };
export type Layout = {
  width: number;
  height: number;
  turn: Turn;
  middle: Map<string, Point>;
  exits: Map<Exit, Point & { angle: number }>;
  corners: string;
};

/** The length of a hex's side in drawing units, and the free margin around the hexes where the exits are. */
export const SIDE = 30;
const MARGIN = 34;
/** The name of a hex stands this far below its middle, inside the frame of a target. */
export const LABEL = 20;
/** Between two tokens on one hex: the letter of the lower one can be read. */
const BESIDE = 27;

const FACINGS: Record<Facing, number> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: -150 };
const EXITS: Record<Exit, number> = { NE: -50, SE: 50, SW: 130, NW: -130 };

/** How the board lies before a seat, as its player wants it: Jack sits opposite to the detective. */
export function turnOf(wish: BoardOrientation, seat: string): Turn {
  if (wish === "turned") return 90;
  if (wish === "upside-down") return 180;
  return wish === "auto" && seat === "jack" ? 180 : 0;
}

export function layout(board: MrJackBoard, turn: Turn): Layout {
  const wide = board.width * SIDE + 2 * MARGIN;
  const tall = board.height * SIDE + 2 * MARGIN;
  const place = (x: number, y: number): Point => {
    const upright = { x: x * SIDE + MARGIN, y: y * SIDE + MARGIN };
    if (turn === 180) return { x: wide - upright.x, y: tall - upright.y };
    if (turn === 90) return { x: tall - upright.y, y: upright.x };
    return upright;
  };
  const middle = new Map(board.hexes.map((hex) => [hex.name, place(hex.x, hex.y)]));
  const exits = new Map(
    board.exits.map(({ exit, hex }) => {
      const angle = EXITS[exit] + turn;
      return [exit, { ...away(middle.get(hex) ?? { x: 0, y: 0 }, angle, SIDE * 1.45), angle }];
    }),
  );
  const [width, height] = turn === 90 ? [tall, wide] : [wide, tall];
  return { width, height, turn, middle, exits, corners: corners(turn) };
}

/** Where each token stands. An accuser comes to the hex of the accused: then both stand beside its middle. */
export function places(plan: Layout, tokens: readonly Token[]): Map<Character, Point> {
  const nowhere = { x: 0, y: 0 };
  return new Map(
    tokens.map(({ character, hex }) => {
      const here = tokens.filter((one) => one.hex === hex);
      const { x, y } = plan.middle.get(hex) ?? nowhere;
      const aside = here.findIndex((one) => one.character === character) - (here.length - 1) / 2;
      return [character, { x: x + aside * BESIDE, y }];
    }),
  );
}

/** Several hexes as one path: one element to draw instead of dozens. */
export function tiles(plan: Layout, names: readonly string[]): string {
  const around = plan.corners.split(" ").map((pair) => pair.split(",").map(Number));
  return names
    .flatMap((name) => plan.middle.get(name) ?? [])
    .map(({ x, y }) => around.map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`))
    .map((points) => `M${points.join("L")}Z`)
    .join("");
}

export function facingAngle(facing: Facing, turn: Turn): number {
  return FACINGS[facing] + turn;
}

export function away(from: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: from.x + distance * Math.cos(radians), y: from.y + distance * Math.sin(radians) };
}

/** A cone of light from a lantern over some hexes, as the points of a polygon; `share` makes it narrower. */
export function beam(from: Point, angle: number, hexes: number, share = 1): string {
  const reach = SIDE * (hexes > 0 ? Math.sqrt(3) * (hexes + 0.45) : 0.8);
  const spread = share * Math.min(8, (Math.atan2(SIDE * 0.72, reach) * 180) / Math.PI);
  const near = 0.35;
  const points = [
    away(away(from, angle - 90, SIDE * near * 0.3), angle, SIDE * near),
    away(from, angle - spread, reach),
    away(from, angle + spread, reach),
    away(away(from, angle + 90, SIDE * near * 0.3), angle, SIDE * near),
  ];
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The nearest of several points in the direction of an arrow key, for moving on the board by keyboard. */
export function nearest<T extends Point>(from: Point, all: T[], key: string): T | null {
  const towards: Record<string, [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  const way = towards[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of all) {
    const ahead = (point.x - from.x) * way[0] + (point.y - from.y) * way[1];
    const aside = Math.abs((point.x - from.x) * way[1]) + Math.abs((point.y - from.y) * way[0]);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [point, cost];
  }
  return best;
}

function corners(turn: Turn): string {
  const first = turn === 90 ? 30 : 0;
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => away({ x: 0, y: 0 }, first + angle, SIDE - 0.6))
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(" ");
}
