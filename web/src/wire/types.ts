/** What goes between client and server. Mirrors gaslamp.server.wire, whose OpenAPI page at /docs is the contract. */
import type { MrJackAction, MrJackChoice, MrJackView } from "./mrjack";
import type { WhitechapelAction, WhitechapelChoice, WhitechapelView } from "./whitechapel";

export type AnyView = MrJackView | WhitechapelView;
export type AnyChoice = MrJackChoice | WhitechapelChoice;
export type AnyAction = MrJackAction | WhitechapelAction;

export type ClockSetting =
  | { kind: "none" }
  | { kind: "live"; base: number; increment: number }
  | { kind: "correspondence"; days: number };
export type Assist = "off" | "marks" | "possible" | "probabilities";
export type Status = "waiting" | "running" | "over";

export type TableSettings = {
  listed: boolean;
  clock: ClockSetting;
  assist: Assist;
  police_talk: boolean;
  absence: number;
};
export type SeatInfo = {
  seat: string;
  side: string;
  title: string;
  kind: "open" | "human" | "machine";
  name: string;
  level: string | null;
};
export type TableInfo = {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  settings: TableSettings;
  seats: SeatInfo[];
  status: Status;
  version: number;
  created: number;
  promise: string;
  rematch_of: string | null;
  rematch: string | null;
};
export type Listed = {
  id: string;
  game: string;
  options: Record<string, string>;
  settings: TableSettings;
  seats: SeatInfo[];
  status: Status;
  turn: string | null;
  seat: string | null;
  created: number;
  updated: number;
};
export type SeatKey = { seat: string; token: string };
export type Created = { table: TableInfo; key: SeatKey | null };
export type CreateTable = {
  game: string;
  options?: Record<string, string>;
  seats?: Record<string, { kind: "open" | "machine"; level?: string | null }>;
  settings?: Partial<TableSettings>;
  me?: { seat: string; name: string } | null;
};
export type GameInfo = {
  name: string;
  rules: string;
  options: { name: string; values: string[]; default: string }[];
  seats: { seat: string; side: string; title: string }[];
  levels: string[];
};

export type Clocks = { at: number; sides: { side: string; left: number; runs: boolean }[] };
export type Ending = { winners: string[]; reason: string; text: string[] };
export type StoryLine = { number: number; notation: string; text: string };
export type OpenOffer = { version: number; by: string; what: "abandon" | "take-back" | "resign"; asked: string[] };
export type Line = {
  number: number;
  channel: "table" | "police";
  seat: string;
  name: string;
  text: string;
  at: number;
};
export type Position = {
  version: number;
  length: number;
  turn: string | null;
  view: AnyView | null;
  line: string | null;
  choices: AnyChoice[];
  can_undo: boolean;
  clocks: Clocks;
  offer: OpenOffer | null;
  outcome: Ending | null;
};

export type Told = { version: number; at: number } & (
  | { kind: "sat"; seat: string; by: "open" | "human" | "machine"; name: string; level: string | null }
  | { kind: "stood"; seat: string }
  | { kind: "started" }
  | { kind: "acted"; number: number; seat: string; text: string; action: AnyAction; promise: string | null }
  | { kind: "undone"; by: string; length: number }
  | { kind: "offered"; by: string; what: string; asked: string[] }
  | { kind: "answered"; by: string; yes: boolean }
  | { kind: "closed"; winners: string[]; reason: string }
  | { kind: "rematched"; table: string }
);

export type Message =
  | {
      type: "welcome";
      table: TableInfo;
      seat: string;
      now: Position;
      fresh: boolean;
      missed: Told[];
      story: StoryLine[];
      said: Line[];
      note: string;
      present: string[];
      spectators: number;
    }
  | {
      type: "news";
      events: Told[];
      now: Position;
      story: StoryLine[];
      story_from: number;
      table: TableInfo | null;
    }
  | { type: "done"; id: string; version: number; table?: string | null }
  | { type: "refused"; id: string | null; code: string; facts: Record<string, string | number>; text: string }
  | { type: "said"; line: Line }
  | { type: "presence"; seats: string[]; spectators: number }
  | { type: "thinking"; seat: string; share: number }
  | { type: "pong"; id: string; at: number };

export type Command =
  | { type: "act"; version: number; actions: string[] }
  | { type: "undo"; version: number }
  | { type: "offer"; version: number; what: "abandon" | "take-back" }
  | { type: "answer"; offer: number; yes: boolean }
  | { type: "resign" }
  | { type: "replace"; seat: string; level: string | null }
  | { type: "stand" }
  | { type: "rematch" }
  | { type: "say"; channel: "table" | "police"; text: string }
  | { type: "note"; text: string }
  | { type: "ping" };

export type Moment = {
  number: number;
  seat: string | null;
  text: string | null;
  action: AnyAction | null;
  view: AnyView;
  line: string;
};
export type Replay = { eyes: string; length: number; moments: Moment[]; outcome: Ending | null };
export type BeliefInfo = { eyes: string; at: number; level: Assist; data: Record<string, unknown> };
export type Problem = { code: string; facts: Record<string, string | number>; text: string };
