/** Goes through the moments of a replay: step by step, or by itself, and then with what the board shows of each step. */
import { untrack } from "svelte";
import type { GamePage } from "../games/types";
import { MomentQueue } from "../moments/queue.svelte";
import type { Replay } from "../wire/types";

export const SPEEDS = ["half", "normal", "double", "fourfold"] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];
const STEP_MS: Record<ReplaySpeed, number> = { half: 2200, normal: 1100, double: 550, fourfold: 275 };

export class ReplayPlayer {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<ReplaySpeed>("normal");
  /** What the board shows of the step to `at`. */
  readonly queue = new MomentQueue();

  constructor(
    private readonly replay: () => Replay | null,
    private readonly page: () => Promise<GamePage> | null,
    at: number,
  ) {
    this.at = at;
    $effect(() => {
      // The next step waits until everything of this one was shown.
      if (!this.isPlaying || this.queue.current) return;
      const timer = setInterval(() => {
        if (this.at >= this.last) this.isPlaying = false;
        else this.forward();
      }, STEP_MS[this.speed]);
      return () => clearInterval(timer);
    });
    $effect(() => () => untrack(() => this.queue.close()));
  }

  get last(): number {
    return (this.replay()?.moments.length ?? 1) - 1;
  }

  get moment(): Replay["moments"][number] | undefined {
    return this.replay()?.moments[Math.min(this.at, this.last)];
  }

  /** While a step is shown on the board, log and belief are still before it. */
  get toldTo(): number {
    return this.queue.current ? this.at - 1 : this.at;
  }

  /** To a moment, at once. */
  step(to: number): void {
    this.isPlaying = false;
    this.queue.skip();
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Begin or stop. At the end it begins from the start. */
  toggle(): void {
    if (this.at >= this.last) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  private async forward(): Promise<void> {
    const moments = (await this.page())?.moments;
    if (!this.isPlaying) return;
    const [before, after] = [this.replay()?.moments[this.at], this.replay()?.moments[this.at + 1]];
    this.at = Math.min(this.last, this.at + 1);
    if (!moments || !before?.view || !after?.view || !after.action) return;
    const change = { steps: [{ action: after.action, before: before.view }], before: before.view, after: after.view };
    this.queue.add(moments(change), STEP_MS.normal / STEP_MS[this.speed]);
  }
}
