/** The names of the people at the board, kept in this browser. */
import { read, write } from "../state/storage";

const KEPT = "people";
const LONGEST = 24;

let names: string[] = $state.raw(kept());

export function people(least: number, most: number): string[] {
  const filled = [...names, ...Array<string>(Math.max(0, least - names.length)).fill("")];
  return filled.slice(0, most);
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
