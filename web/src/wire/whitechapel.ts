/** Letters from Whitechapel as the server shows it. */
export type Colour = "blue" | "yellow" | "brown" | "red" | "green";
export type Letter = "dear-boss" | "saucy-jacky" | "from-hell" | "goulston-street";
export type Way = "walk" | "coach" | "alley" | "murder";
export type Stage =
  | "hideout"
  | "women"
  | "marks"
  | "head"
  | "address"
  | "home"
  | "posts"
  | "patrols"
  | "letter"
  | "saucy"
  | "targets"
  | "crime"
  | "suspense"
  | "ready"
  | "turned"
  | "order"
  | "alarm"
  | "escape"
  | "goulston"
  | "graffiti"
  | "hunt"
  | "false-clue"
  | "act"
  | "clue"
  | "arrest"
  | "escaped"
  | "arrested"
  | "traced"
  | "blocked"
  | "late";

export type Agreed = {
  hands: { seat: string; policemen: Colour[] }[];
  hideout: string;
  letters: boolean;
  false_clues: boolean;
  rushing: boolean;
  area_arrests: boolean;
  catch_me: boolean;
  address: boolean;
};
export type Policeman = { colour: Colour; letter: string; seat: string; crossing: string | null; waiting: boolean };
export type Night = { circles: number[]; ways: Way[] };

export type WhitechapelView = {
  game: "whitechapel";
  seat: string;
  text: string;
  agreed: Agreed;
  night: number;
  stage: Stage;
  actor: string | null;
  heads: Colour[];
  head: string | null;
  scenes: number[];
  murders: number[];
  women: number[];
  wretched: number[];
  unmoved: number[];
  track: { time: number; ways: Way[]; space: number | null; last: number };
  tokens: {
    women: number;
    targets: number;
    coaches: number;
    alleys: number;
    false_clues: number;
    letters: Letter[];
    letter_sent: boolean;
  };
  policemen: Policeman[];
  patrols: string[];
  clues: number[];
  false_clues: number[];
  address_named: boolean;
  placed: number;
  doing: { policeman: Colour; asked: number[] } | null;
  circle: number | null;
  turned: string | null;
  moving: string[];
  hideout: number | null;
  marked: number[] | null;
  patrol: { policeman: Colour; crossing: string }[] | null;
  trail: number[] | null;
  sheet: Night[] | null;
};

export type WhitechapelAction = { text: string } & (
  | { type: "hide" | "mark-woman" | "kill-last"; circle: number | null }
  | { type: "place-women"; circles: number[] }
  | { type: "turn-head" | "write-graffiti" | "area-arrest" | "idle"; policeman: Colour }
  | { type: "name-address" | "kill" | "lay-false-clue"; circle: number }
  | { type: "post" | "send-saucy-jacky"; first: string; second: string }
  | { type: "place-patrol"; policeman: Colour; crossing: string | null }
  | { type: "send-letter"; letter: Letter; start: string; to: string }
  | { type: "move-patrol"; start: string; to: string }
  | { type: "turn-women"; marked: number[] }
  | { type: "kill-two"; first: number; second: number }
  | { type: "move-wretched"; start: number; to: number }
  | { type: "turn-patrol"; crossing: string }
  | { type: "show-patrol"; crossing: string; policeman: Colour | null }
  | { type: "alarm"; places: string[] }
  | { type: "walk" | "walk-home" | "alley"; to: number | null }
  | { type: "coach"; via: number | null; to: number | null }
  | { type: "step" | "rush"; policeman: Colour; to: string }
  | { type: "ask" | "arrest"; policeman: Colour; circle: number }
  | { type: "answer"; yes: boolean }
  | { type: "wait" | "stuck" | "pass" }
);

export type WhitechapelChoice = {
  game: "whitechapel";
  action: WhitechapelAction;
  circles: number[];
  crossings: string[];
};

export type Pair = readonly [number, number];
export type WhitechapelBoard = {
  game: "whitechapel";
  width: number;
  height: number;
  circles: { number: number; x: number; y: number; red: boolean }[];
  crossings: { name: string; x: number; y: number; section: string; yellow: boolean; goulston: boolean }[];
  streets: { ends: [string, string]; points: Pair[] }[];
  blocks: number[][];
  track: string[];
  letters: Record<string, string[]>;
};
