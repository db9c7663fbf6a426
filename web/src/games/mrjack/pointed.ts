/** The places at which the guide points on the board, by the names that lessons and suggestions use. */
import { away, facingAngle, type Layout, type Point, SIDE } from "./geometry";
import type { Character, Exit, Facing, MrJackView } from "./wire";

/** An exit, a direction of Watson's lantern, a character or a hex. */
export function pointedPlace(view: MrJackView, plan: Layout, name: string): Point | null {
  if (name.startsWith("exit-")) return plan.exits.get(name.slice(5) as Exit) ?? null;
  if (name.startsWith("facing-")) {
    const watson = pointedPlace(view, plan, "watson");
    return watson && away(watson, facingAngle(name.slice(7) as Facing, plan.turn), SIDE * 1.5);
  }
  const token = view.tokens.find((one) => one.character === (name as Character));
  return plan.middle.get(token?.hex ?? name) ?? null;
}

export function pointedRadius(name: string): number {
  return name.startsWith("facing-") ? 17 : 27;
}
