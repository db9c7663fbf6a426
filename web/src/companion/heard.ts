/** What the voice says of the events that a companion table has just received. */
import type { EventInfo, StoryLine } from "../wire/types";
import { paragraph } from "../words/sentence";

/**
 * The lines of the story whose last action was made by the machine or by chance. What people at this phone have entered
 * is not said: after a lost connection it can come together with the answer of the machine.
 *
 * `own`: the seats at this phone. `length`: of the record after the events.
 */
export function heard(
  events: readonly EventInfo[],
  story: readonly StoryLine[],
  length: number,
  own: readonly string[],
): string {
  const acted = events.filter((event) => event.kind === "acted");
  const first = length - acted.length + 1;
  const others = new Set(acted.flatMap(({ seat }, index) => (seat && own.includes(seat) ? [] : [first + index])));
  return paragraph(story.flatMap((line) => (line.notation && others.has(line.number) ? [line.text] : [])));
}
