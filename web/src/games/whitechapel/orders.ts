/** A plan: one move for each policeman, sent together. */
import { type Route, routes, type Spot } from "./moves";
import type { WhitechapelView } from "./wire";

/** The moves that only become possible when another policeman has left that crossing. */
export function laterSteps(view: WhitechapelView): Route[] {
  const choices = view.once_left.map((action) => ({
    game: "whitechapel" as const,
    action,
    circles: [],
    crossings: [action.to],
  }));
  return routes(choices, view);
}

/** The moves of the plan after one more. Every policeman has one move at most. */
export function withMove(plan: readonly Route[], move: Route): Route[] {
  return [...plan.filter((one) => one.path[0] !== move.path[0]), move];
}

/** The moves that fit to the plan: all of them together can be made, in some order. */
export function besides(steps: readonly Route[], plan: readonly Route[], view: WhitechapelView): Route[] {
  return steps.filter((move) => inOrder(withMove(plan, move), view) !== null);
}

/**
 * The plan in an order in which nobody goes where another still stands. Null if there is none: two policemen cannot
 * change places or go to the same one.
 */
export function inOrder(plan: readonly Route[], view: WhitechapelView): Route[] | null {
  const places = new Map(view.policemen.map((one) => [`p:${one.colour}`, one.crossing]));
  const isFree = ({ path }: Route) => [...places].every(([man, place]) => man === path[0] || place !== path[1]);
  const left = [...plan];
  const ordered: Route[] = [];
  while (left.length > 0) {
    const [move] = left.splice(left.findIndex(isFree), 1);
    if (!move || !isFree(move)) return null;
    places.set(move.path[0] ?? "", move.path[1] ?? null);
    ordered.push(move);
  }
  return ordered;
}

/** The policemen who are to move, in the order of the choices. */
export function movers(steps: readonly Route[]): Spot[] {
  return [...new Set(steps.flatMap(({ path }) => path[0] ?? []))];
}

/** Staying is a move too: one for each of these policemen, or null if one of them cannot stay. */
export function stays(steps: readonly Route[], men: readonly Spot[], view: WhitechapelView): Route[] | null {
  const found = men.flatMap((man) => {
    const here = view.policemen.find((one) => `p:${one.colour}` === man)?.crossing;
    return steps.find(({ path }) => path[0] === man && path[1] === here) ?? [];
  });
  return found.length === men.length ? found : null;
}
