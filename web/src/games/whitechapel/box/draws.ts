/** What is drawn before a game with the real box. */
import { oneOf, shuffled } from "../../../companion/random";
import { HANDS } from "../agreed";
import type { Colour, WhitechapelBoard } from "../wire";

export const COLOURS: readonly Colour[] = ["blue", "yellow", "brown", "red", "green"];
export const GRADES = ["easy", "normal", "medium", "hard"] as const;
export const PLACEMENTS = ["suggested", "random"] as const;
export type Grade = (typeof GRADES)[number];
export type Placement = (typeof PLACEMENTS)[number];

/** People are counted from 0, in the order of their names. */
export type Roles = { jack: number; detectives: { person: number; men: Colour[] }[] };
/** Which token lies on a yellow crossing; null: a blank one. */
export type Patrols = ReadonlyMap<string, Colour | null>;

/** W6: all five policemen are shared among the detectives, as evenly as a table with so many does it. */
export function drawRoles(people: number): Roles {
  const [jack = 0, ...others] = shuffled([...Array(people).keys()]);
  const sizes = (HANDS[others.length - 1] ?? "").split("/").map((hand) => hand.length);
  const deck = shuffled(COLOURS);
  return {
    jack,
    detectives: others.map((person, index) => {
      const hand = deck.splice(0, sizes[index] ?? 1);
      return { person, men: COLOURS.filter((colour) => hand.includes(colour)) };
    }),
  };
}

export function drawHead(): Colour {
  return oneOf(COLOURS);
}

export function drawHideout(board: WhitechapelBoard, grade: Grade, isFar: boolean): number {
  return oneOf((isFar ? board.far_hideouts : board.hideouts)[grade] ?? []);
}

/** W16: seven tokens on the yellow crossings. Suggested: the blank ones lie farthest from the red circles. */
export function drawPatrols(board: WhitechapelBoard, placement: Placement): Patrols {
  const red = board.circles.filter((circle) => circle.red);
  const far = ({ x, y }: { x: number; y: number }) =>
    red.reduce((sum, circle) => sum + Math.hypot(circle.x - x, circle.y - y), 0);
  const yellow = board.crossings.filter((crossing) => crossing.yellow);
  const crossings = placement === "random" ? shuffled(yellow) : yellow.toSorted((a, b) => far(a) - far(b));
  const men = shuffled(COLOURS);
  return new Map(crossings.map(({ name }, index) => [name, men[index] ?? null]));
}
