/** Where the circles and crossings are on the board, to compare distances. */
import type { Spot } from "./moves";
import type { Point } from "./plan";
import type { WhitechapelBoard } from "./wire";

export function boardPlaces(board: WhitechapelBoard): Map<Spot, Point> {
  return new Map<Spot, Point>([
    ...board.circles.map(({ number, x, y }): [Spot, Point] => [`c${number}`, { x, y }]),
    ...board.crossings.map(({ name, x, y }): [Spot, Point] => [name, { x, y }]),
  ]);
}
