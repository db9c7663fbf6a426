/** Where an action is on the map. */
import type { Pointer } from "../../state/pointing.svelte";
import type { WhitechapelAction, WhitechapelView } from "./wire";

/** A walk begins where the view shows Jack; a policeman's action where he stands. */
export function pointers(action: WhitechapelAction, view: WhitechapelView): Pointer[] {
  const here = view.trail?.at(-1);
  const from = here === undefined ? undefined : `c${here}`;
  switch (action.type) {
    case "hide":
    case "mark-woman":
    case "kill-last":
      return action.circle === null ? [] : [{ at: `c${action.circle}` }];
    case "kill":
      return [{ at: `c${action.circle}` }];
    case "place-women":
      return action.circles.map((circle) => ({ at: `c${circle}` }));
    case "kill-two":
      return [{ at: `c${action.first}` }, { at: `c${action.second}` }];
    case "post":
      return [{ at: action.first }, { at: action.second }];
    case "place-patrol":
    case "turn-patrol":
      return action.crossing === null ? [] : [{ at: action.crossing }];
    case "move-wretched":
      return [{ at: `c${action.to}`, from: `c${action.start}` }];
    case "walk":
    case "walk-home":
    case "alley":
      return action.to === null ? [] : [{ at: `c${action.to}`, from }];
    case "coach":
      return action.via === null || action.to === null
        ? []
        : [
            { at: `c${action.via}`, from },
            { at: `c${action.to}`, from: `c${action.via}` },
          ];
    case "step":
    case "rush":
      return [{ at: action.to, from: `p:${action.policeman}` }];
    case "ask":
    case "arrest":
      return [{ at: `c${action.circle}`, from: `p:${action.policeman}` }];
    case "idle":
      return [{ at: `p:${action.policeman}` }];
    case "stuck":
      return from === undefined ? [] : [{ at: from }];
    default:
      return [];
  }
}
