/**
 * Steps that play themselves: those that the player has ordered in advance, and those without an alternative.
 *
 * Each position is answered once, so a step that the server refuses is not sent again. After an undo nothing is forced
 * until the player has acted: otherwise nobody could go back past such a step.
 */
import type { Position } from "../wire/types";
import { settings } from "./settings.svelte";

export class Automatic {
  private answered = -1;
  private length = 0;
  private isHeld = false;

  /**
   * The step to send in this position, or null. A step is forced only if everybody knows that it is the only one
   * (`isPublic`): a secret choice that is made at once would reveal that there was no other.
   */
  next<Choice>(
    now: Position,
    choices: readonly Choice[],
    isPublic: (choice: Choice) => boolean,
    ordered: Choice | null = null,
  ): Choice | null {
    if (now.length !== this.length) this.isHeld = now.length < this.length;
    this.length = now.length;
    if (choices.length === 0 || this.answered === now.version || document.visibilityState === "hidden") return null;
    const [only] = choices;
    const isForced = choices.length === 1 && settings.forced && !this.isHeld && only !== undefined && isPublic(only);
    const step = ordered ?? (isForced ? only : null);
    if (step) this.answered = now.version;
    return step;
  }
}
