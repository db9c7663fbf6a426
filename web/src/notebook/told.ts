/** An entry in words. An answer is told with its question. */
import type { NotebookEntry } from "../wire/types";
import { capitalised } from "../words/sentence";

const ANSWERS = "chance";

export function told(entries: readonly NotebookEntry[], entry: NotebookEntry): string {
  const at = entries.findIndex(({ number }) => number === entry.number);
  const before = entries[at - 1];
  const isAnswer = entry.seat === ANSWERS && before?.number === entry.number - 1 && before.seat !== ANSWERS;
  return capitalised(isAnswer ? `${before.label}: ${entry.label}` : entry.label);
}
