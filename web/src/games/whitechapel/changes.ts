/** The differences between two positions, and Jack's trails as far as the seat knows them. */

import type { Drawn } from "./map";
import type { Spot } from "./moves";
import type { WhitechapelView } from "./wire";

export function changes(before: WhitechapelView | null, after: WhitechapelView): Spot[] {
  if (!before) return [];
  const added = (old: readonly number[], now: readonly number[]) =>
    now.filter((one) => !old.includes(one)).map((one) => `c${one}`);
  const men = after.policemen.filter(
    (man, index) => man.crossing !== null && man.crossing !== before.policemen[index]?.crossing,
  );
  return [
    ...added([...before.scenes, ...before.murders], [...after.scenes, ...after.murders]),
    ...added(before.clues, after.clues),
    ...added(before.false_clues, after.false_clues),
    ...added(before.doing?.asked ?? [], after.doing?.asked ?? []),
    ...(before.wretched.length > 0 ? added(before.wretched, after.wretched) : []),
    ...(before.patrols.length > 0 ? after.patrols.filter((one) => !before.patrols.includes(one)) : []),
    ...men.flatMap((man) => man.crossing ?? []),
    ...(after.circle !== null && after.circle !== before.circle ? [`c${after.circle}`] : []),
  ];
}

/** A game can end in the middle of a turn: then nobody is to act any more, and nothing is half done. */
export function settledView(view: WhitechapelView, over = false): WhitechapelView {
  if (!over && view.actor !== null) return view;
  return { ...view, doing: null, policemen: view.policemen.map((man) => ({ ...man, waiting: false })) };
}

/** Tonight's way, and those of earlier nights that are wanted on the map. After the end, only those that are wanted. */
export function trails(view: WhitechapelView, shown: readonly number[], over = false): Drawn[] {
  const past = (view.sheet ?? []).flatMap((night, index) =>
    shown.includes(index + 1) ? [{ night, faint: !over, number: over ? index + 1 : 0 }] : [],
  );
  const isShown = view.trail && (!over || shown.includes(view.night));
  const night = { circles: view.trail ?? [], ways: view.track.ways };
  const tonight = isShown ? [{ night, faint: false, number: over ? view.night : 0 }] : [];
  return [...past, ...tonight];
}
