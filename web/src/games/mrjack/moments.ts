/** The moments of Mr. Jack: the call of the witnesses, a lamp that goes out, an alibi, an accusation, an escape. */
import type { Change, Moment, Step } from "../../moments/types";
import { words } from "../../words/words.svelte";
import { PHRASES } from "./phrases";
import type { Character, Exit, MrJackAction, MrJackView } from "./wire";

/** What is drawn, and where. */
export type Scene =
  | { kind: "sight"; inSight: string[]; hidden: string[] }
  | { kind: "cleared"; hex: string }
  | { kind: "lamp-out"; hex: string }
  | { kind: "alibi"; who: Character | null }
  | { kind: "accusation"; from: string; hex: string }
  | { kind: "guilty"; hex: string }
  | { kind: "innocent"; hex: string }
  | { kind: "escape"; who: Character; hex: string; exit: Exit };

/** All clearings of a call together, and the bounds of a single one. */
const CLEARING_MS = { all: 1400, least: 220, most: 480 };
const DURATION_MS = {
  sight: 1200,
  "lamp-out": 900,
  alibi: 1300,
  accusation: 1300,
  guilty: 1500,
  innocent: 1500,
  escape: 1600,
};

export function moments(change: Change): Moment[] {
  const { steps } = change;
  return steps.flatMap((step, index) => {
    // The position after this step, as far as it is known.
    const later = steps.slice(index + 1).find((one) => one.before !== null);
    return ofStep(step, change.before as MrJackView, (later?.before ?? change.after) as MrJackView);
  });
}

function ofStep(step: Step, before: MrJackView, after: MrJackView): Moment[] {
  const action = step.action as MrJackAction;
  switch (action.type) {
    case "call":
      return call((step.before ?? before) as MrJackView, after, action.seen);
    case "alibi":
      return [
        made(
          { kind: "alibi", who: action.character },
          after,
          words("mj-moment-alibi", { who: name(action.character) }),
        ),
      ];
    case "accuse": {
      const scene = {
        kind: "accusation",
        from: hexOf(before, before.active?.character),
        hex: hexOf(before, action.character),
      } as const;
      // The end shows who Jack was, but not before the verdict.
      const view = { ...after, jack: before.jack, stage: before.stage };
      return [made(scene, view, words("mj-moment-accusation", { who: name(action.character) }))];
    }
    case "verdict":
      return [verdict(action.right, before, after)];
    case "leave":
      return escaping(action.exit, before, after);
    default:
      return [];
  }
}

/** Who is in sight, then one after the other who is cleared, then the lamp. */
function call(at: MrJackView, after: MrJackView, seen: boolean): Moment[] {
  const scene: Scene = {
    kind: "sight",
    inSight: at.tokens.filter((one) => one.in_sight).map((one) => one.hex),
    hidden: at.tokens.filter((one) => !one.in_sight).map((one) => one.hex),
  };
  const found = [made(scene, at, words("mj-moment-sight", { seen: `${seen}` }), seen ? "seen" : "unseen")];
  const suspects = new Set(after.tokens.filter((one) => one.suspect).map((one) => one.character));
  const cleared = at.tokens.filter((one) => one.suspect && !suspects.has(one.character));
  const milliseconds = Math.min(CLEARING_MS.most, Math.max(CLEARING_MS.least, CLEARING_MS.all / cleared.length));
  let view = at;
  for (const token of cleared) {
    view = { ...view, tokens: view.tokens.map((one) => (one.hex === token.hex ? { ...one, suspect: false } : one)) };
    const text = words("mj-moment-cleared", { who: name(token.character) });
    found.push({ ...made({ kind: "cleared", hex: token.hex }, view, text), milliseconds });
  }
  for (const lamp of at.lamps) {
    const isOut = lamp.hex !== null && after.lamps.find((one) => one.number === lamp.number)?.hex === null;
    if (lamp.hex !== null && lamp.number !== null && isOut)
      found.push(made({ kind: "lamp-out", hex: lamp.hex }, after, words("mj-moment-lamp", { number: lamp.number })));
  }
  return found;
}

/** Accuser and accused stand on one hex. */
function verdict(isRight: boolean, before: MrJackView, after: MrJackView): Moment {
  const accuser = (after.active ?? before.active)?.character;
  const hex = hexOf(after, accuser);
  const accused = after.tokens.find((one) => one.hex === hex && one.character !== accuser);
  const kind = isRight ? "guilty" : "innocent";
  const text = words("mj-moment-verdict", { verdict: kind, character: accused?.character ?? "" });
  return made({ kind, hex }, after, text);
}

/** The one who leaves is drawn on the way out, so the token is not drawn on the board. */
function escaping(exit: Exit, before: MrJackView, after: MrJackView): Moment[] {
  const who = before.active?.character;
  if (!who) return [];
  const view = { ...after, tokens: after.tokens.filter((one) => one.character !== who) };
  return [
    made({ kind: "escape", who, hex: hexOf(before, who), exit }, view, words("mj-moment-escape", { who: name(who) })),
  ];
}

function hexOf(view: MrJackView, who: Character | undefined): string {
  return view.tokens.find((one) => one.character === who)?.hex ?? "";
}

function name(who: Character | null): string {
  return who ? words("mrjack-character", { who }) : "hidden";
}

function made(scene: Scene, view: MrJackView, text: string, phrase: keyof typeof PHRASES | null = null): Moment {
  const milliseconds = scene.kind === "cleared" ? CLEARING_MS.most : DURATION_MS[scene.kind];
  const sound = phrase ?? (scene.kind === "sight" ? "seen" : scene.kind);
  return { kind: scene.kind, milliseconds, view, text, phrase: PHRASES[sound], scene };
}
