/** The options of a table in words. */
import { words } from "../../words/words.svelte";

export function agreed(options: Record<string, string>): string[] {
  return [words("mj-edition-name", { edition: options.edition ?? "revised" })];
}
