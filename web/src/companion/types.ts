/** What a game provides to be played with the box on the table, and what the page passes to it. */
import type { Component, Snippet } from "svelte";
import type { TableConnection } from "../state/connection.svelte";
import type { SeatKind } from "../state/games.svelte";
import type { Position, StoryLine, TableInfo } from "../wire/types";

/** Everything that a game exports from the file that its `companion` loads. */
export type GameCompanion = {
  Companion: Component<CompanionProps>;
  companionModes: readonly CompanionMode[];
  /** The steps that people entered in these seats, from the log: those that can be mended later. Without it, none. */
  steps?: (story: readonly StoryLine[], seats: readonly string[], draws: Draws) => Step[];
};

/** A way to use the phone beside the board. */
export type CompanionMode = {
  name: string;
  title: () => string;
  about: () => string;
  /** Whether the machine plays this seat. People at the board play the others. */
  isMachine: (seat: SeatKind) => boolean;
  /** Options that this mode needs. The others are offered to the players. */
  options?: Record<string, string>;
  /** Who draws what everybody may see: Gaslamp, or the players, who enter it. With both, the page asks; without, Gaslamp. */
  draws?: readonly Draws[];
};

export type Draws = TableInfo["settings"]["draws"];

/** An entered action: how many actions come before it, itself in notation, what is said of it, and whether it can be changed. */
export type Step = { length: number; notation: string; text: string; canChange: boolean };

/** A seat whose key is in this browser. */
export type CompanionSeat = {
  seat: string;
  now: Position;
  connection: TableConnection;
  act: (actions: string[]) => void;
};

export type CompanionProps = {
  /** The board of this game, from the server. */
  board: unknown;
  table: TableInfo;
  seats: readonly CompanionSeat[];
  /** The game as a spectator sees it: this may always be on the screen. */
  public: Position;
  /** The log as everybody may hear it. */
  story: readonly StoryLine[];
  /** The seats whose secrets others at this phone may not see: show them only while a finger holds a button. */
  hidden: readonly string[];
  /** Nothing can be entered now: a command is on its way, or the connection is lost. */
  busy: boolean;
  /** Enters what people drew: one of the `draws` of a position. */
  enter: (action: string) => void;
  /** The earlier step that is being changed, and how: it is replaced by these actions. */
  mending: Step | null;
  mend: (actions: string[]) => void;
  /** The game is over, and this says how. What the machine did last is shown before it. */
  over: Snippet | null;
  /** Says a text aloud, if the players want to hear it. Only what everybody may hear. */
  say: (text: string) => void;
  /** Shows a text on the whole screen, large enough to hold up. */
  holdUp: (text: string) => void;
};
