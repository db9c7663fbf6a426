/** What the server says could be true of Jack, as far as the table allows. */
export const LAYERS = ["now", "row", "home"] as const;
/** Where he is now, where he has been tonight, where he lives. */
export type Layer = (typeof LAYERS)[number];
export const MODELS = ["policy", "trails", "set"] as const;
/** How Jack is thought to walk: homewards, any way alike, any place alike. */
export type Model = (typeof MODELS)[number];

type Chances = Partial<Record<Model, Record<string, number>>>;
export type Belief = {
  possible: number[];
  hideouts: number[];
  /** Where he can have been on each space of tonight's row, the murder first. */
  earlier: number[][];
  /** How many circles he could live on: at first, and after each night that is over. */
  homes: number[];
  chances: (Record<Layer, Chances> & { spaces: Chances[] }) | null;
};

/** What of it is shown on the map: `space` is an earlier space of tonight's row, or null for the present. */
export type Glance = { layer: Layer | null; model: Model; space: number | null };
export const GLANCE: Glance = { layer: "now", model: "policy", space: null };

export function belief(data: Record<string, unknown>): Belief {
  const list = <T>(name: string) => (data[name] as T[] | undefined) ?? [];
  return {
    possible: list<number>("possible"),
    hideouts: list<number>("hideouts"),
    earlier: list<number[]>("earlier"),
    homes: list<number>("homes"),
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

/** The chance of every circle, or where the table tells no chances, one and the same for each that is possible. */
export function heat(told: Belief, { layer, model, space }: Glance): Map<number, number> | null {
  if (layer === null) return null;
  const back = layer === "now" ? earlierSpace(told, space) : null;
  const chances = back === null ? told.chances?.[layer]?.[model] : told.chances?.spaces[back]?.[model];
  if (chances) return new Map(Object.entries(chances).map(([circle, chance]) => [Number(circle), chance]));
  const possible = layer === "home" ? told.hideouts : back === null ? told.possible : (told.earlier[back] ?? []);
  return new Map(possible.map((circle) => [circle, 1 / possible.length]));
}

/** The space to look back to, or null where that is the present or not there any more. */
export function earlierSpace(told: Belief, space: number | null): number | null {
  return space !== null && space < told.earlier.length - 1 ? space : null;
}

export function likeliest(chances: ReadonlyMap<number, number>, most: number): { circle: number; percent: number }[] {
  return [...chances]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([circle, chance]) => ({ circle, percent: Math.round(chance * 100) }));
}
