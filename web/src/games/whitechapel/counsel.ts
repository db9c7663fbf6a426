/** What a machine detective proposes: as places on the map, and as words. */

import { type Route, routes, type Spot } from "./moves";
import type { Proposal, WhitechapelChoice, WhitechapelView } from "./wire";

/** A proposal that can be made now: `plan` says that it is one move of several that belong together. */
export type Advice = { route: Route; score: number; plan: boolean };

/** Proposals and choices name actions by the same word. */
export function advice(
  proposals: readonly Proposal[],
  choices: readonly WhitechapelChoice[],
  view: WhitechapelView,
): Advice[] {
  const plan = view.stage === "hunt" && proposals.length > 1;
  return proposals.flatMap(({ action, score }) => {
    const choice = choices.find((one) => one.action.text === action.text);
    const [route] = choice ? routes([choice], view) : [];
    return route ? [{ route, score, plan }] : [];
  });
}

/** Who does it, if it is a policeman's own doing. */
export function policemanOf({ route }: Advice): string | null {
  const [first] = route.path;
  return first?.startsWith("p:") ? first.slice(2) : null;
}

/** Where it leads: the places besides the policeman himself. */
export function placesOf({ route }: Advice): Spot[] {
  return route.path.filter((spot) => !spot.startsWith("p:"));
}
