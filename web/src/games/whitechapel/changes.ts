/** What happened, to look at: what is new between two moments, and Jack's ways as far as one knows them. */

import type { Spot } from "./moves";
import type { Night, WhitechapelView } from "./wire";

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

/** Tonight's way, and those of earlier nights that are wanted on the map. */
export function trails(view: WhitechapelView, shown: readonly number[]): { night: Night; faint: boolean }[] {
  const past = (view.sheet ?? []).flatMap((night, index) =>
    shown.includes(index + 1) ? [{ night, faint: true }] : [],
  );
  const tonight = view.trail ? [{ night: { circles: view.trail, ways: view.track.ways }, faint: false }] : [];
  return [...past, ...tonight];
}
