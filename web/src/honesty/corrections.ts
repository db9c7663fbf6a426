/** What was taken back during a game, from the chain of its record. */
import type { Dropped, Link } from "./record";

export type Corrections = {
  /** How often the game went back. A step that was undone before anybody saw more is no correction. */
  count: number;
  /** By seat: the secret steps that were taken back. What they were is never opened, also if they were made again as before. */
  secret: ReadonlyMap<string, number>;
};

const CHANCE = "chance";

export function corrections(links: readonly Link[]): Corrections {
  let count = 0;
  let standing: Dropped[] = [];
  const secret = new Map<string, number>();
  for (const link of links) {
    if (link.kind === "dropped") standing.push(link);
    if (link.kind !== "undone" && link.kind !== "taken-back") continue;
    const back = standing.filter(({ number }) => number > link.length);
    standing = standing.filter(({ number }) => number <= link.length);
    if (link.kind === "undone") continue;
    count += 1;
    for (const { seat, isHidden } of back)
      if (isHidden && seat !== CHANCE) secret.set(seat, (secret.get(seat) ?? 0) + 1);
  }
  return { count, secret };
}
