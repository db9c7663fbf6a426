/** The steps that people entered, one by one, in words: those of the police, or Jack's own. */
import type { Step } from "../../../companion/types";
import type { StoryLine } from "../../../wire/types";
import { words } from "../../../words/words.svelte";
import { policeman } from "../sentences";

const NAMES: Record<string, string> = { B: "blue", Y: "yellow", N: "brown", R: "red", G: "green" };
type Facts = Record<string, string>;
/** How each kind of step is written, whose it is, and how it is told; where its one place is, the step can be changed. */
type Kind = {
  form: RegExp;
  side: "jack" | "police";
  told: string;
  facts: (parts: string[]) => Facts;
  place?: "c" | "x";
};

const by = (parts: string[]) => ({ who: policeman(NAMES[parts[0] ?? ""] ?? "green") });
const KINDS: readonly Kind[] = [
  {
    form: /^([BYNRG])>(x\d+)$/,
    side: "police",
    told: "step",
    facts: (parts) => ({ ...by(parts), to: parts[1] ?? "" }),
    place: "x",
  },
  {
    form: /^([BYNRG])>>(x\d+)$/,
    side: "police",
    told: "rush",
    facts: (parts) => ({ ...by(parts), to: parts[1] ?? "" }),
    place: "x",
  },
  {
    form: /^([BYNRG])\?(\d+)$/,
    side: "police",
    told: "ask",
    facts: (parts) => ({ ...by(parts), circle: parts[1] ?? "" }),
    place: "c",
  },
  {
    form: /^([BYNRG])@(\d+)$/,
    side: "police",
    told: "arrest",
    facts: (parts) => ({ ...by(parts), circle: parts[1] ?? "" }),
    place: "c",
  },
  { form: /^([BYNRG])@$/, side: "police", told: "area", facts: by },
  {
    form: /^([BYNRG])=(x\d+)$/,
    side: "police",
    told: "patrol",
    facts: (parts) => ({ ...by(parts), crossing: parts[1] ?? "" }),
    place: "x",
  },
  { form: /^([BYNRG])=\?$/, side: "police", told: "patrol-hidden", facts: by, place: "x" },
  {
    form: /^(\d+)>(\d+)$/,
    side: "police",
    told: "wretched",
    facts: ([start = "", to = ""]) => ({ start, to }),
    place: "c",
  },
  {
    form: /^(x\d+)>(x\d+)$/,
    side: "police",
    told: "move-patrol",
    facts: ([start = "", to = ""]) => ({ start, to }),
    place: "x",
  },
  { form: /^(x\d+)\+(x\d+)$/, side: "police", told: "post", facts: ([first = "", second = ""]) => ({ first, second }) },
  { form: /^h\?(\d+)$/, side: "police", told: "address", facts: ([circle = ""]) => ({ circle }), place: "c" },
  { form: /^h=(\d+)$/, side: "jack", told: "hide", facts: ([circle = ""]) => ({ circle }), place: "c" },
  { form: /^W\+(\d+)$/, side: "jack", told: "mark", facts: ([circle = ""]) => ({ circle }), place: "c" },
  { form: /^k(\d+)$/, side: "jack", told: "kill", facts: ([circle = ""]) => ({ circle }), place: "c" },
  { form: /^wait$/, side: "jack", told: "wait", facts: () => ({}) },
  { form: /^!(x\d+)$/, side: "jack", told: "turn", facts: ([crossing = ""]) => ({ crossing }), place: "x" },
  { form: /^-(\d+)$/, side: "jack", told: "walk", facts: ([to = ""]) => ({ to }), place: "c" },
  { form: /^-(\d+)!$/, side: "jack", told: "home", facts: ([to = ""]) => ({ to }) },
  { form: /^=(\d+)=(\d+)$/, side: "jack", told: "coach", facts: ([via = "", to = ""]) => ({ via, to }) },
  { form: /^~(\d+)$/, side: "jack", told: "alley", facts: ([to = ""]) => ({ to }), place: "c" },
  // Jack's secrets, as everybody may hear of them.
  { form: /^h=\?$/, side: "jack", told: "hide-hidden", facts: () => ({}), place: "c" },
  { form: /^W\+\?$/, side: "jack", told: "mark-hidden", facts: () => ({}), place: "c" },
  { form: /^k:\?$/, side: "jack", told: "last-hidden", facts: () => ({}), place: "c" },
  { form: /^-\?$/, side: "jack", told: "walk-hidden", facts: () => ({}), place: "c" },
  { form: /^-\?!$/, side: "jack", told: "home-hidden", facts: () => ({}) },
  { form: /^=\?=\?$/, side: "jack", told: "coach-hidden", facts: () => ({}) },
  { form: /^~\?$/, side: "jack", told: "alley-hidden", facts: () => ({}), place: "c" },
  { form: /^f(\d+)$/, side: "jack", told: "false", facts: ([circle = ""]) => ({ circle }), place: "c" },
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
      return [{ length: number - written.length + index, notation: one, text, canChange: kind.place !== undefined }];
    });
  });
}

/** Whether the step is at a circle or at a crossing. */
export function placeOf(notation: string): "c" | "x" | null {
  return kindOf(notation)?.place ?? null;
}

/** Whose secret the step is; null if everybody may know it. */
export function secretOf(notation: string): "jack" | "police" | null {
  return notation.endsWith("?") ? (kindOf(notation)?.side ?? null) : null;
}

/** The same step at another place: `B>x41` and `x55` are `B>x55`. */
export function elsewhere(notation: string, spot: string): string {
  return notation.replace(/(x?\d+|\?)$/, spot.startsWith("c") ? spot.slice(1) : spot);
}

function kindOf(notation: string): Kind | undefined {
  return KINDS.find(({ form }) => form.test(notation));
}
