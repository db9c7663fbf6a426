/** The names of the people at the board, kept in this browser. */
import { read, write } from "../state/storage";
import { words } from "../words/words.svelte";

const KEPT = "people";
const LONGEST = 24;

let names: string[] = $state.raw(kept());

export function people(least: number, most: number): string[] {
  const filled = [...names, ...Array<string>(Math.max(0, least - names.length)).fill("")];
  return filled.slice(0, most);
}

/** How a person is called: by their name, or by a number. */
export function called(names: readonly string[], person: number): string {
  return names[person]?.trim() || words("setup-person", { number: person + 1 });
}

export function setPeople(changed: readonly string[]): void {
  names = changed.map((name) => name.slice(0, LONGEST));
  write(KEPT, names);
}

function kept(): string[] {
  const found = read<unknown>(KEPT, []);
  return Array.isArray(found)
    ? found.filter((name) => typeof name === "string").map((name) => name.slice(0, LONGEST))
    : [];
}
