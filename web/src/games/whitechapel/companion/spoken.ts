/** What Jack or a card says without a place on the map. In a notebook these are buttons. */
import type { WhitechapelChoice } from "../wire";

const MOVES: readonly string[] = ["walk", "coach", "alley", "walk-home", "stuck"];

export function isSpoken({ action, circles }: WhitechapelChoice): boolean {
  if (MOVES.includes(action.type)) return circles.length === 0;
  return action.type === "answer" || action.type === "turn-head";
}
