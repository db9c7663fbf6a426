/** The options of a table in words. */
import { words } from "../../words/words.svelte";

/** Who moves which policemen, by the number of detectives. */
export const HANDS = ["BYNRG", "BYN/RG", "B/YN/RG", "B/Y/N/RG", "B/Y/N/R/G"];
export const RULES = ["letters", "false-clues", "rushing", "area-arrests", "catch-me", "address"];

export function agreed(options: Record<string, string>): string[] {
  const detectives = (options.hands ?? "").split("/").length;
  return [
    rule(words("wc-setup-hands"), words("wc-setup-detectives", { count: detectives })),
    rule(words("wc-setup-hideout"), words("wc-setup-hideout-kind", { kind: options.hideout ?? "chosen" })),
    ...RULES.filter((rule) => options[rule] === "on").map((rule) => words("whitechapel-option", { option: rule })),
  ];
}

/** Languages differ in the space before a colon. */
function rule(name: string, value: string): string {
  return words("web-pair", { name, value });
}
