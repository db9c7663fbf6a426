/** What the server says could be true of Jack, as far as the table allows. */
export const LAYERS = ["now", "row", "home"] as const;
/** Where he is now, where he has been tonight, where he lives. */
export type Layer = (typeof LAYERS)[number];
export const MODELS = ["policy", "trails", "set"] as const;
/** How Jack is thought to walk: homewards, any way alike, any place alike. */
export type Model = (typeof MODELS)[number];

export type Belief = {
  possible: number[];
  hideouts: number[];
  chances: Record<Layer, Partial<Record<Model, Record<string, number>>>> | null;
};

export function belief(data: Record<string, unknown>): Belief {
  type Chances = Partial<Record<Model, Record<string, number>>>;
  return {
    possible: (data.possible as number[] | undefined) ?? [],
    hideouts: (data.hideouts as number[] | undefined) ?? [],
    chances: data.now ? { now: data.now as Chances, row: data.row as Chances, home: data.hideout as Chances } : null,
  };
}

/** The chance of every circle, or where the table tells no chances, one and the same for each that is possible. */
export function heat(told: Belief, layer: Layer, model: Model): Map<number, number> {
  const chances = told.chances?.[layer]?.[model];
  if (chances) return new Map(Object.entries(chances).map(([circle, chance]) => [Number(circle), chance]));
  const possible = layer === "home" ? told.hideouts : told.possible;
  return new Map(possible.map((circle) => [circle, 1 / possible.length]));
}

export function likeliest(chances: ReadonlyMap<number, number>, most: number): { circle: number; percent: number }[] {
  return [...chances]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([circle, chance]) => ({ circle, percent: Math.round(chance * 100) }));
}
