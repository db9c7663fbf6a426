/** The steps that people entered, one by one, in words: those of the police, or Jack's own. */
import type { Step } from "../../../companion/types";
import type { StoryLine } from "../../../wire/types";
import { words } from "../../../words/words.svelte";
import { policeman } from "../sentences";

const NAMES: Record<string, string> = { B: "blue", Y: "yellow", N: "brown", R: "red", G: "green" };
type Facts = Record<string, string>;
/** The places that a step ends with, in order: `c` for a circle, `x` for a crossing. */
export type Places = "" | "c" | "x" | "cc" | "xx";
/** How each kind of step is written, whose it is, and how it is told. With places at its end, it can be changed. */
type Kind = {
  form: RegExp;
  side: "jack" | "police";
  told: string;
  facts: (parts: string[]) => Facts;
  places?: Places;
};

const by = (parts: string[]) => ({ who: policeman(NAMES[parts[0] ?? ""] ?? "green") });
const KINDS: readonly Kind[] = [
  {
    form: /^([BYNRG])>(x\d+)$/,
    side: "police",
    told: "step",
    facts: (parts) => ({ ...by(parts), to: parts[1] ?? "" }),
    places: "x",
  },
  {
    form: /^([BYNRG])>>(x\d+)$/,
    side: "police",
    told: "rush",
    facts: (parts) => ({ ...by(parts), to: parts[1] ?? "" }),
    places: "x",
  },
  {
    form: /^([BYNRG])\?(\d+)$/,
    side: "police",
    told: "ask",
    facts: (parts) => ({ ...by(parts), circle: parts[1] ?? "" }),
    places: "c",
  },
  {
    form: /^([BYNRG])@(\d+)$/,
    side: "police",
    told: "arrest",
    facts: (parts) => ({ ...by(parts), circle: parts[1] ?? "" }),
    places: "c",
  },
  { form: /^([BYNRG])@$/, side: "police", told: "area", facts: by },
  {
    form: /^([BYNRG])=(x\d+)$/,
    side: "police",
    told: "patrol",
    facts: (parts) => ({ ...by(parts), crossing: parts[1] ?? "" }),
    places: "x",
  },
  { form: /^([BYNRG])=\?$/, side: "police", told: "patrol-hidden", facts: by, places: "x" },
  {
    form: /^(\d+)>(\d+)$/,
    side: "police",
    told: "wretched",
    facts: ([start = "", to = ""]) => ({ start, to }),
    places: "c",
  },
  {
    form: /^(x\d+)>(x\d+)$/,
    side: "police",
    told: "move-patrol",
    facts: ([start = "", to = ""]) => ({ start, to }),
    places: "x",
  },
  {
    form: /^(x\d+)\+(x\d+)$/,
    side: "police",
    told: "post",
    facts: ([first = "", second = ""]) => ({ first, second }),
    places: "xx",
  },
  { form: /^h\?(\d+)$/, side: "police", told: "address", facts: ([circle = ""]) => ({ circle }), places: "c" },
  { form: /^h=(\d+)$/, side: "jack", told: "hide", facts: ([circle = ""]) => ({ circle }), places: "c" },
  { form: /^W\+(\d+)$/, side: "jack", told: "mark", facts: ([circle = ""]) => ({ circle }), places: "c" },
  { form: /^k(\d+)$/, side: "jack", told: "kill", facts: ([circle = ""]) => ({ circle }), places: "c" },
  { form: /^wait$/, side: "jack", told: "wait", facts: () => ({}) },
  { form: /^!(x\d+)$/, side: "jack", told: "turn", facts: ([crossing = ""]) => ({ crossing }), places: "x" },
  { form: /^-(\d+)$/, side: "jack", told: "walk", facts: ([to = ""]) => ({ to }), places: "c" },
  { form: /^-(\d+)!$/, side: "jack", told: "home", facts: ([to = ""]) => ({ to }), places: "c" },
  { form: /^=(\d+)=(\d+)$/, side: "jack", told: "coach", facts: ([via = "", to = ""]) => ({ via, to }), places: "cc" },
  { form: /^~(\d+)$/, side: "jack", told: "alley", facts: ([to = ""]) => ({ to }), places: "c" },
  // Jack's secrets, as everybody may hear of them.
  { form: /^h=\?$/, side: "jack", told: "hide-hidden", facts: () => ({}), places: "c" },
  { form: /^W\+\?$/, side: "jack", told: "mark-hidden", facts: () => ({}), places: "c" },
  { form: /^k:\?$/, side: "jack", told: "last-hidden", facts: () => ({}), places: "c" },
  { form: /^-\?$/, side: "jack", told: "walk-hidden", facts: () => ({}), places: "c" },
  { form: /^-\?!$/, side: "jack", told: "home-hidden", facts: () => ({}), places: "c" },
  { form: /^=\?=\?$/, side: "jack", told: "coach-hidden", facts: () => ({}), places: "cc" },
  { form: /^~\?$/, side: "jack", told: "alley-hidden", facts: () => ({}), places: "c" },
  { form: /^f(\d+)$/, side: "jack", told: "false", facts: ([circle = ""]) => ({ circle }), places: "c" },
];

export function steps(story: readonly StoryLine[], seats: readonly string[]): Step[] {
  const sides = new Set(seats.map((seat) => (seat === "jack" ? "jack" : "police")));
  return story.flatMap(({ number, notation }) => {
    const written = notation ? notation.split("/") : [];
    return written.flatMap((one, index) => {
      const kind = kindOf(one);
      if (!kind || !sides.has(kind.side)) return [];
      const parts = kind.form.exec(one)?.slice(1) ?? [];
      const text = words(`whitechapel-tell-${kind.told}`, kind.facts(parts));
      return [{ length: number - written.length + index, notation: one, text, canChange: kind.places !== undefined }];
    });
  });
}

/** The places that another step of this kind needs. */
export function placesOf(notation: string): Places {
  return kindOf(notation)?.places ?? "";
}

/** Whose secret the step is; null if everybody may know it. */
export function secretOf(notation: string): "jack" | "police" | null {
  return /\?!?$/.test(notation) ? (kindOf(notation)?.side ?? null) : null;
}

/** The same step at other places: `B>x41` and `x55` are `B>x55`. A walk home to another circle is a walk. */
export function elsewhere(notation: string, spots: readonly string[]): string {
  const names = spots.map((spot) => (spot.startsWith("c") ? spot.slice(1) : spot));
  // Two crossings without an order are written with the smaller number first.
  if (notation.includes("+x")) names.sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
  const written = notation.replace(/!$/, "").split(/(x?\d+|\?)/);
  // Every second part is a place or the mark of a question. The last ones are changed.
  let next = written.length - 2 * names.length;
  for (const name of names) {
    written[next] = name;
    next += 2;
  }
  return written.join("");
}

function kindOf(notation: string): Kind | undefined {
  return KINDS.find(({ form }) => form.test(notation));
}
