/** What was understood of a tap, and why nothing was, in words. */
import { words } from "../../../words/words.svelte";
import type { Mode } from "../moves";
import type { Character, MrJackChoice, MrJackView } from "../wire";

export function understood({ action }: MrJackChoice, view: MrJackView): string {
  const active = view.active?.character ?? "holmes";
  const who = named(active);
  switch (action.type) {
    case "walk":
      return words("mrjack-tell-walk", { who, to: action.to });
    case "face":
      return words("mj-target-face", { facing: action.facing });
    case "move-lamp":
      return words("mrjack-tell-lamp", { who, start: action.start, to: action.to });
    case "move-cordon":
      return words("mrjack-tell-cordon", { who, start: action.start, to: action.to });
    case "move-cover":
      return words("mrjack-tell-cover", { who, start: action.start, to: action.to });
    case "swap":
      return words("mrjack-tell-swap", { who, character: named(action.character) });
    case "whistle":
      return words("mrjack-tell-whistle", { who, character: named(action.character), to: action.to });
    default:
      return "";
  }
}

export function refusal(hex: string, mode: Mode | null, isHalf: boolean, view: MrJackView): string {
  const who = view.active ? named(view.active.character) : "";
  return words("mj-box-not", { hex, mode: mode ?? "none", half: isHalf ? "second" : "first", who });
}

export function named(who: Character): string {
  return words("mrjack-character", { who });
}
