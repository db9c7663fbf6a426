/** What a game brings for the browser, and what the pages give to its parts. */
import type { Component } from "svelte";
import type { AnyView, Assist, Position, TableInfo } from "../wire/types";

/** A game's record: its parts, each fetched when it is first needed. Only the page must be there. */
export type GameClient = {
  page: () => Promise<{ page: GamePage }>;
  /** How to play, and every rule by its number. */
  rules?: () => Promise<{ default: Component }>;
  /** The side that is offered first to whoever opens a table: the easier one to begin with. */
  easierSide?: string;
  /** A game against machines, explained step by step. */
  firstGame?: () => Promise<{ firstGame: FirstGame }>;
};

/** What is shown of a game at a table and in a replay. */
export type GamePage = {
  Play: Component<PlayProps>;
  Snapshot: Component<SnapshotProps>;
  Help: Component<HelpProps>;
  /** The game's options, where a plain list of them does not explain itself. */
  Setup?: Component<SetupProps>;
  /** From the server's JSON of what could be true to what this game shows. Without it, the game has no assist. */
  belief?: (data: Record<string, unknown>) => unknown;
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
  /** The name under which the browser keeps how far one has come. */
  storage: string;
  /** The seats a learner can take, and who is then played by machines. */
  sides: readonly { seat: string; others: readonly string[] }[];
  assist: Assist;
  /** What is told to that seat, in this order, each when its moment has come. */
  lessons: (seat: string) => readonly string[];
  isDue: (lesson: string, view: AnyView, seat: string) => boolean;
  title: (lesson: string, seat: string) => string;
  text: (lesson: string, seat: string) => string;
  /** What of the page a lesson speaks of, as a selector: it is lit up. */
  aim?: (lesson: string, seat: string) => string | null;
};

export type PlayProps = {
  /** The board as the server drew it up for this game. */
  board: unknown;
  now: Position;
  seat: string;
  table: TableInfo;
  /** What could be true, as far as the table allows; each game knows its own form. */
  belief: unknown;
  /** Something was sent and is not answered yet. */
  busy: boolean;
  /** Pencil marks by place: one's own, or those that allies share. */
  marks: Record<string, string>;
  mark: (place: string, sign: string | null) => void;
  act: (actions: string[]) => void;
  undo: () => void;
  /** Ask the server something about this table with one's own key: `counsel`. */
  inquire: <T>(what: string) => Promise<T>;
};

/** A position only to look at: in a replay. */
export type SnapshotProps = { board: unknown; view: AnyView; belief: unknown; seat: string };

export type HelpProps = { view: AnyView; seat: string };

export type SetupProps = { options: Record<string, string>; change: (options: Record<string, string>) => void };
