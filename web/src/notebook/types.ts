/** What a game provides for a notebook beside a real board, and what the page passes to it. */
import type { Component } from "svelte";
import type { AnyChoice, AnyView, NotebookBelief, NotebookEntry } from "../wire/types";

export type GameNotebook = {
  Notebook: Component<NotebookProps>;
  /** Options that every notebook of this game has: nobody is asked about them. */
  fixed?: readonly string[];
};

/** What is on the screen: the notebook now, or an earlier moment that is mended. */
export type NotebookMoment = {
  /** Another one for every moment: what was half chosen is forgotten. */
  number: number;
  length: number;
  view: AnyView;
  /** What can be entered. */
  choices: readonly AnyChoice[];
  /** Those before this moment. */
  entries: readonly NotebookEntry[];
};

export type NotebookProps = {
  /** The board of this game, from the server. */
  board: unknown;
  moment: NotebookMoment;
  /** What could be true; null while it is worked out. */
  belief: NotebookBelief | null;
  marks: Record<string, string>;
  busy: boolean;
  enter: (actions: string[]) => void;
  /** A pencil mark, or null to remove it. */
  mark: (place: string, sign: string | null) => void;
};
