/** Shows one moment after the other. While one is shown, the board shows its position; then it shows the newest. */
import { isStill } from "./motion";
import { play } from "./sound";
import type { Moment } from "./types";

/** Changes that may wait. When there are more, the older ones are left out. */
const MOST_WAITING = 3;
/** More moments than one change can have: the reader was away, and wants to see where the game is now. */
const MOST_AT_ONCE = 12;

export class MomentQueue {
  current: Moment | null = $state.raw(null);

  private waiting: Moment[][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener("visibilitychange", this.hide);
  }

  /** The moments of one change. `speed` 2 shows them in half the time. */
  add(moments: readonly Moment[], speed = 1): void {
    const last = moments.at(-1);
    if (!last) return;
    if (isStill() || isHidden() || moments.length > MOST_AT_ONCE) {
      // Nothing moves, but what happened last is heard.
      this.skip();
      play(last.phrase);
      return;
    }
    if (this.waiting.length >= MOST_WAITING) this.skip();
    this.waiting.push(moments.map((one) => ({ ...one, milliseconds: one.milliseconds / speed })));
    if (this.current === null) this.next();
  }

  /** Show the newest position at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.current = null;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.hide);
    this.skip();
  }

  private next = (): void => {
    const [first] = this.waiting;
    const moment = first?.shift() ?? null;
    if (first?.length === 0) this.waiting.shift();
    this.current = moment;
    if (!moment) return;
    play(moment.phrase);
    this.timer = setTimeout(this.next, moment.milliseconds);
  };

  private hide = (): void => {
    if (isHidden()) this.skip();
  };
}

function isHidden(): boolean {
  return document.visibilityState === "hidden";
}
