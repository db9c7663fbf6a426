/** What a page shows of an analysis. In the document every chance is the first side's; here it is a reader's. */
import type { AnalysedChoice, AnalysedMoment, AnalysisDocument, TableInfo, Viewpoint } from "../wire/types";

export type Line = { side: string; points: number[] };
export type Mark = { at: number; side: string; cost: number; chance: number };

/** The chance of a side, where `chance` is the first side's. */
export function chanceOf(document: AnalysisDocument, side: string, chance: number): number {
  return side === document.sides[0] || side === "" ? chance : 1 - chance;
}

/** How a side judged the game; the referee's side is empty. */
export function viewpointOf(document: AnalysisDocument, side: string): Viewpoint | null {
  return document.viewpoints.find((one) => one.side === side) ?? null;
}

/** The side whose chances a reader is shown: the own one; the referee sees those of the first side. */
export function readerSide(document: AnalysisDocument, sideOfEyes: string): string {
  return document.sides.includes(sideOfEyes) ? sideOfEyes : (document.sides[0] ?? "");
}

/** For each pair of eyes, the chances of `reader` after 0, 1, 2, ... actions. The last one is the result. */
export function lines(document: AnalysisDocument, reader: string): Line[] {
  return document.viewpoints.map(({ side, moments }) => ({
    side,
    points: [...moments.map((one) => one.chance), moments.at(-1)?.after ?? 0].map((one) =>
      chanceOf(document, reader, one),
    ),
  }));
}

/** By secret, the bits that are missing after 0, 1, 2, ... actions. */
export function secrets(viewpoint: Viewpoint | null): Map<string, number[]> {
  const moments = viewpoint?.moments ?? [];
  const names = new Set(moments.flatMap((one) => [...Object.keys(one.unknown), ...Object.keys(one.unknown_after)]));
  const last = moments.at(-1);
  return new Map(
    [...names].map((name) => [
      name,
      [...moments.map((one) => one.unknown[name] ?? 0), last?.unknown_after[name] ?? last?.unknown[name] ?? 0],
    ]),
  );
}

/** The mistakes of all sides, by what each knew itself; `at` is the number of actions before the choice. */
export function marks(document: AnalysisDocument): Mark[] {
  const found = document.viewpoints
    .filter((one) => one.side !== "")
    .flatMap(({ side, moments }) =>
      moments
        .filter((one) => one.is_marked)
        .map((one) => ({ at: one.number - 1, side, cost: one.cost ?? 0, chance: one.chance })),
    );
  return found.sort((a, b) => a.at - b.at);
}

/** The step after `at` actions: as the side judged it that made the choice, and as these eyes judged it. */
export function momentAfter(
  document: AnalysisDocument,
  at: number,
  sideOfEyes: string,
): { own: AnalysedMoment | null; seen: AnalysedMoment } | null {
  const viewpoint = viewpointOf(document, sideOfEyes) ?? viewpointOf(document, "") ?? document.viewpoints[0];
  const seen = viewpoint?.moments[at];
  if (!seen) return null;
  return { own: seen.side ? (viewpointOf(document, seen.side)?.moments[at] ?? null) : null, seen };
}

/** The choice that was made, and those that were better, the best first. */
export function compared(moment: AnalysedMoment): { made: AnalysedChoice | null; others: AnalysedChoice[] } {
  const made = moment.choices.find((one) => one.action === moment.action) ?? null;
  return { made, others: moment.choices.filter((one) => one !== made) };
}

/** Whether a side has to find out the secret. */
export function isSeeker(document: AnalysisDocument, side: string): boolean {
  return side === document.seeker;
}

export type Verdict = "best" | "better" | "same" | "worse" | "unknown";
/** Less than this is no difference. */
const EQUAL = 0.0005;

/** What a reader's choice is worth against the one that was made. A choice that is not listed is worse than the listed. */
export function verdict(document: AnalysisDocument, moment: AnalysedMoment, action: string): Verdict {
  const worth = (one: AnalysedChoice) => chanceOf(document, moment.side, one.chance);
  const found = moment.choices.find((one) => one.action === action);
  const { made } = compared(moment);
  const [best] = moment.choices;
  if (!found || !best) return "unknown";
  if (worth(best) - worth(found) < EQUAL) return "best";
  if (!made || worth(found) - worth(made) > EQUAL) return "better";
  return worth(made) - worth(found) > EQUAL ? "worse" : "same";
}

/** The seats of a side; nobody for the referee. */
export function sideName(table: TableInfo, side: string): string {
  return table.seats
    .filter((one) => one.side === side)
    .map((one) => one.title)
    .join(", ");
}

/** A share as a whole number of percent. */
export function percent(share: number): number {
  return Math.round(share * 100);
}
