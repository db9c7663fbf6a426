/** Where the guide of a first game, or an analysis, points on the board. The game's board draws it. */

/** A place by the name that the game's board has for it, and where an arrow to it begins. */
export type Pointer = {
  at: string;
  from?: string | undefined;
  /** In an analysis: the choice that was made, or a better one. */
  tone?: "made" | "better";
};

class Pointing {
  places: readonly Pointer[] = $state.raw([]);
}

export const pointing = new Pointing();
