/** What the table gives every game's own part of the page, and what that part can ask for. */
import type { Component } from "svelte";
import type { AnyView, Position, TableInfo } from "../wire/types";

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
  /** Pencil marks by place: one's own, or those the police share. */
  marks: Record<string, string>;
  mark: (place: string, sign: string | null) => void;
  act: (actions: string[]) => void;
  undo: () => void;
  /** Ask the server something about this table with one's own key: `counsel`. */
  inquire: <T>(what: string) => Promise<T>;
};

/** A position only to look at: in a replay, in the rules. */
export type StillProps = { board: unknown; view: AnyView; belief: unknown; seat: string };

export type GameClient = {
  Play: Component<PlayProps>;
  Still: Component<StillProps>;
  Help: Component<{ view: AnyView; seat: string }>;
  /** What can be agreed, where a plain list of options does not explain itself. */
  Setup?: Component<{ options: Record<string, string>; change: (options: Record<string, string>) => void }>;
  /** From what the server says could be true to what this game shows. */
  belief: (data: Record<string, unknown>) => unknown;
};
