/** Letters from Whitechapel with the box on the table. */
import type { CompanionMode } from "../../../companion/types";
import { words } from "../../../words/words.svelte";

export { default as Companion } from "./Companion.svelte";
export { steps } from "./steps";

const mode = (name: string, isMachine: CompanionMode["isMachine"]): CompanionMode => ({
  name,
  title: () => words("wc-box-mode", { mode: name }),
  about: () => words("wc-box-mode-about", { mode: name }),
  isMachine,
  draws: ["seed", "entered"],
});

export const companionModes: readonly CompanionMode[] = [
  mode("jack", ({ side }) => side === "jack"),
  mode("police", ({ side }) => side !== "jack"),
  mode("sheet", () => false),
];
