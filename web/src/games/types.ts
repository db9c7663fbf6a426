/** What a game provides for the browser, and what the pages pass to its parts. */
import type { Component } from "svelte";
import type { GameCompanion } from "../companion/types";
import type { Change, Moment } from "../moments/types";
import type { GameNotebook } from "../notebook/types";
import type { Pointer } from "../state/pointing.svelte";
import type { AnyView, Assist, CounselInfo, Position, SeatInfo, StoryLine } from "../wire/types";

/** The registration of a game: its parts, each loaded when first needed. Only the page is required. */
export type GameClient = {
  page: () => Promise<{ page: GamePage }>;
  /** How to play, and every rule by its number. */
  rules?: () => Promise<{ default: Component }>;
  /** The side that is preselected for a new table: the easier one for beginners. */
  easierSide?: string;
  /** A game against machines, explained step by step. */
  firstGame?: () => Promise<{ firstGame: FirstGame }>;
  /** The game beside a real board. Without it, it is played on the screen only. */
  companion?: () => Promise<GameCompanion>;
  /** What is drawn before a game with the real box, and who plays what. */
  boxSetup?: () => Promise<{ default: Component<BoxProps> }>;
  /** Sheets to print for a game with the real box. */
  sheets?: () => Promise<{ default: Component<BoxProps> }>;
  /** Following a game at a real board. */
  notebook?: () => Promise<GameNotebook>;
};

/** What is shown of a game at a table and in a replay. */
export type GamePage = {
  Play: Component<PlayProps>;
  Snapshot: Component<SnapshotProps>;
  Help: Component<HelpProps>;
  /** The game's options, where a plain list of them does not explain itself. */
  Setup?: Component<SetupProps>;
  /** The options of a table in words, one sentence or phrase each: those that a player wants to know. */
  agreed?: (options: Record<string, string>) => string[];
  /** What is shown and heard of a change on the board. Without it, positions just follow each other. */
  moments?: (change: Change) => Moment[];
  /** How a finished game was solved, round by round, from the server's JSON. */
  Course?: Component<CourseProps>;
  /** From the server's JSON of what could be true to what this game shows. Without it, the game has no assist. */
  belief?: (data: Record<string, unknown>) => unknown;
  /** Where an action is on the board. Without it, actions are told in words only. */
  pointers?: (action: unknown, view: AnyView) => Pointer[];
  /** The board's name of a place or a piece that notation names. Without it, both are the same. */
  spot?: (name: string) => string;
  /** The places and pieces that a question is about, from its facts. */
  questionSpots?: (facts: Record<string, string | number>) => string[];
};

export type FirstGame = {
  plan: LessonPlan;
  title: () => string;
  about: () => string;
  /** What the button says that starts the game in a seat. */
  begin: (seat: string) => string;
};

export type LessonPlan = {
  game: string;
  /** The storage key for the progress of the learner. */
  storage: string;
  /** The seats a learner can take, and the seats that machines play then. */
  sides: readonly { seat: string; others: readonly string[] }[];
  assist: Assist;
  /** The lessons for that seat, in order. Each is shown when it is due. */
  lessons: (seat: string) => readonly string[];
  isDue: (lesson: string, view: AnyView, seat: string) => boolean;
  title: (lesson: string, seat: string) => string;
  text: (lesson: string, view: AnyView, seat: string) => string;
  /** The element that a lesson explains, as a selector. It gets an outline. */
  aim?: (lesson: string, seat: string) => string | null;
  /** The places on the board that a lesson explains. */
  points: (lesson: string, view: AnyView, seat: string) => Pointer[];
  /** What the guide suggests to do now, in words and on the board. */
  suggestion: (proposals: CounselInfo["proposals"], view: AnyView) => Suggestion;
};

/** What to do, why, and where. */
export type Suggestion = { text: string; reason: string; points: Pointer[] };

/** Of a table, what a board needs. */
export type PlayTable = {
  id: string;
  seats: readonly Pick<SeatInfo, "seat" | "title">[];
  settings: { assist: Assist };
};

export type PlayProps = {
  /** The board of this game, from the server. */
  board: unknown;
  now: Position;
  seat: string;
  table: PlayTable;
  /** The belief, as far as the table allows it. Each game has its own format. */
  belief: unknown;
  /** A command was sent and is not answered yet. */
  busy: boolean;
  /** The log so far, as this seat may read it. */
  story?: StoryLine[];
  /** Pencil marks by place: the player's own, or those that allies share. */
  marks: Record<string, string>;
  mark: (place: string, sign: string | null) => void;
  act: (actions: string[]) => void;
  undo: () => void;
  /** What is shown now before the newest position, and how to end it. */
  moment?: Moment | null;
  skip?: () => void;
  /** Request something about this table with the player's key, such as `counsel`. */
  inquire: <T>(what: string) => Promise<T>;
};

/** A question about a position: what can be marked, and what is marked already. */
export type Asked = {
  /** The kind of puzzle, or the drill. The board does not show what answers it. */
  kind: string;
  marks: readonly string[];
  marked: ReadonlySet<string>;
  toggle: (mark: string) => void;
};

/** A position only to look at: in a replay; or to answer a question about it. */
export type SnapshotProps = {
  board: unknown;
  view: AnyView;
  belief: unknown;
  seat: string;
  moment?: Moment | null;
  skip?: () => void;
  asked?: Asked | null;
  /** The log so far, where the position is the question. */
  story?: StoryLine[];
};

export type BoxProps = { board: unknown };

export type CourseProps = { data: Record<string, unknown> };

export type HelpProps = { view: AnyView; seat: string };

export type SetupProps = {
  options: Record<string, string>;
  /** Options that nobody chooses here: they are not offered. */
  fixed?: readonly string[];
  change: (options: Record<string, string>) => void;
};
