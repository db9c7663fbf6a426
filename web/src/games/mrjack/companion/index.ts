/** Mr. Jack with the box on the table: the machine plays either side. */
import type { CompanionMode } from "../../../companion/types";
import { words } from "../../../words/words.svelte";

export { default as Companion } from "./Companion.svelte";
export { steps } from "./steps";

const mode = (name: string): CompanionMode => ({
  name,
  title: () => words("mj-box-mode", { mode: name }),
  about: () => words("mj-box-mode-about", { mode: name }),
  isMachine: ({ seat }) => seat === name,
  draws: ["seed", "entered"],
});

/** The detective is the easier side for a person, so the machine is Jack first. */
export const companionModes: readonly CompanionMode[] = [mode("jack"), mode("detective")];
