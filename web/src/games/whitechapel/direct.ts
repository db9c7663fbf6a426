/** A click on a place without a policeman chosen first: the nearest policeman who may act there does it. */
import type { Mode, Route, Spot, Target } from "./moves";
import type { Point } from "./plan";

type Where = (spot: Spot) => Point | null;

const DIRECT: readonly Mode[] = ["step", "rush", "ask", "arrest"];

/** The places where somebody may act at once. The places of the policemen themselves stay theirs: a click picks the man. */
export function directTargets(own: readonly Route[], where: Where): Target[] {
  const men = new Set(own.flatMap(({ path }) => at(where, path[0])));
  const found = new Map<Spot, Target>();
  for (const { mode, path } of own) {
    const [who, spot] = path;
    if (!DIRECT.includes(mode) || !who?.startsWith("p:") || !spot || path.length !== 2) continue;
    if (!at(where, spot).some((place) => men.has(place)))
      found.set(spot, { spot, kind: "direct", grave: mode === "arrest" });
  }
  return [...found.values()];
}

/** What the nearest policeman would do there. */
export function nearestRoute(own: readonly Route[], spot: Spot, where: Where): Route | null {
  const far = ({ path }: Route) => {
    const [from, to] = [where(path[0] ?? ""), where(spot)];
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.POSITIVE_INFINITY;
  };
  const able = own.filter(({ mode, path }) => DIRECT.includes(mode) && path.length === 2 && path[1] === spot);
  return able.reduce<Route | null>((best, one) => (best === null || far(one) < far(best) ? one : best), null);
}

function at(where: Where, spot: Spot | undefined): string[] {
  const place = spot === undefined ? null : where(spot);
  return place ? [`${place.x} ${place.y}`] : [];
}
