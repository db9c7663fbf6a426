/** The belief about Jack from the server, as far as the table allows it. */
import type { WhitechapelView } from "./wire";

export const LAYERS = ["now", "row", "home"] as const;
/** Where he is now, where he has been tonight, where he lives. */
export type Layer = (typeof LAYERS)[number];
export const MODELS = ["policy", "trails", "set"] as const;
/** The models of how Jack walks: towards home, all trails equal, all circles equal. */
export type Model = (typeof MODELS)[number];

type Chances = Partial<Record<Model, Record<string, number>>>;
/** The moves home at least: on foot, and with the alleys that are left. */
export type Homeward = { walk: number; least: number };
/** A circle to live on, with the walks to the nearest and farthest red circle, and how many circles are next to it. */
export type Candidate = { circle: number; nearest: number; farthest: number; ways: number };
export type Belief = {
  possible: number[];
  hideouts: number[];
  /** Where he can have been on each space of tonight's row, the murder first. */
  earlier: number[][];
  /** How many circles he could live on: at first, and after each night that is over. */
  homes: number[];
  /** For Jack alone. */
  homeward: Homeward | null;
  candidates: Candidate[];
  chances: (Record<Layer, Chances> & { spaces: Chances[] }) | null;
};

/** What of it is shown on the map: `space` is an earlier space of tonight's row, or null for the present. */
export type Glance = { layer: Layer | null; model: Model; space: number | null };
export const GLANCE: Glance = { layer: "now", model: "policy", space: null };
/** His way tonight: every circle of it is a clue. */
export const ROW: Glance = { ...GLANCE, layer: "row" };

export function belief(data: Record<string, unknown>): Belief {
  const list = <T>(name: string) => (data[name] as T[] | undefined) ?? [];
  return {
    possible: list<number>("possible"),
    hideouts: list<number>("hideouts"),
    earlier: list<number[]>("earlier"),
    homes: list<number>("homes"),
    homeward: (data.homeward as Homeward | undefined) ?? null,
    candidates: list<Candidate>("candidates"),
    chances: data.now
      ? {
          now: data.now as Chances,
          row: data.row as Chances,
          home: data.hideout as Chances,
          spaces: list<Chances>("spaces"),
        }
      : null,
  };
}

/** Whether Jack is in the streets. Between two nights he is at home, and the row from the server is that of last night. */
export function isOut(view: WhitechapelView): boolean {
  return view.track.space !== null;
}

/** The chance of every circle. If the table shows no chances, the same value for each possible circle. */
export function heat(told: Belief, { layer, model, space }: Glance, view: WhitechapelView): Map<number, number> | null {
  if (layer === null) return null;
  if (layer !== "home" && !isOut(view)) return new Map();
  const back = layer === "now" ? earlierSpace(told, space) : null;
  const chances = back === null ? told.chances?.[layer]?.[model] : told.chances?.spaces[back]?.[model];
  if (chances) return new Map(Object.entries(chances).map(([circle, chance]) => [Number(circle), chance]));
  const possible = layer === "home" ? told.hideouts : back === null ? told.possible : (told.earlier[back] ?? []);
  return new Map(possible.map((circle) => [circle, 1 / possible.length]));
}

/** The earlier space to show, or null for the present or if the space does not exist any more. */
export function earlierSpace(told: Belief, space: number | null): number | null {
  return space !== null && space < told.earlier.length - 1 ? space : null;
}

export function likeliest(chances: ReadonlyMap<number, number>, most: number): { circle: number; percent: number }[] {
  return [...chances]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([circle, chance]) => ({ circle, percent: Math.round(chance * 100) }));
}
