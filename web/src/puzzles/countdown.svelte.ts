/** Time that runs down while it is not held. */
const TICK_MS = 200;

export class Countdown {
  left: number;
  private until: number | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    seconds: number,
    private readonly ended: () => void,
  ) {
    this.left = $state(seconds * 1000);
  }

  run(): void {
    if (this.until !== null || this.left <= 0) return;
    this.until = performance.now() + this.left;
    this.timer = setInterval(() => this.tick(), TICK_MS);
  }

  /** It goes on from here with the next `run`. */
  hold(): void {
    if (this.until === null) return;
    this.left = Math.max(0, this.until - performance.now());
    this.until = null;
    clearInterval(this.timer);
  }

  private tick(): void {
    if (this.until === null) return;
    this.left = Math.max(0, this.until - performance.now());
    if (this.left > 0) return;
    this.hold();
    this.ended();
  }
}
