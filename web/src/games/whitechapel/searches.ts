/** Searches on all circles around a policeman, one question after the other. It knows no rules: see the choices. */
import type { Route, Spot } from "./moves";
import type { WhitechapelView } from "./wire";

/** The policemen who can look for clues now. */
export function searchers(all: readonly Route[]): Spot[] {
  return [...new Set(all.filter((one) => one.mode === "ask").flatMap(({ path }) => path[0] ?? []))];
}

/** The next question of these policemen, or null if they have none left. */
export function nextQuestion(
  all: readonly Route[],
  view: WhitechapelView,
  men: readonly Spot[],
  chances: ReadonlyMap<number, number> | null,
): Route | null {
  const doing = view.doing ? `p:${view.doing.policeman}` : null;
  const asks = all.filter((one) => one.mode === "ask");
  const man = doing ?? men.find((who) => asks.some(({ path }) => path[0] === who));
  if (!man || !men.includes(man)) return null;
  // A circle that everybody knows ends the search and tells nothing, so it comes last.
  const known = (circle: number) => view.clues.includes(circle) || view.murders.includes(circle);
  const worth = ({ choice }: Route) => {
    const circle = choice.circles[0] ?? 0;
    return known(circle) ? -1 : (chances?.get(circle) ?? 0);
  };
  return asks
    .filter(({ path }) => path[0] === man)
    .reduce<Route | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
}
