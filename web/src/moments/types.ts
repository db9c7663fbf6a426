/** Moments: what is shown and heard on the board when something important happens. Each game says what its moments are. */
import type { AnyView, EventInfo, StoryLine } from "../wire/types";
import type { Phrase } from "./sound";

export type AnyAction = Extract<EventInfo, { kind: "acted" }>["action"];

/** One action as the reader saw it. `before`: the position just before it, where it is known. */
export type Step = { action: AnyAction; before: AnyView | null };

/** What happened between two positions of the reader. */
export type Change = { steps: readonly Step[]; before: AnyView; after: AnyView };

export type Moment = {
  kind: string;
  milliseconds: number;
  /** What the board shows meanwhile. It tells no more than the positions of the change. */
  view: AnyView;
  /** For the eyes only: the story tells the same to screen readers. */
  text: string;
  phrase: Phrase;
  /** Where it happens. Each game has its own format. */
  scene: unknown;
  /** The log before the change: while the moment is shown, the log is not ahead of the board. */
  story?: StoryLine[];
};
