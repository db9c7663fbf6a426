/** A try at a task: what the solver has done so far, and the verdict. */
import type { AnyChoice, AnyView } from "../wire/types";
import type { Answer, Task, Verdict } from "./task";

type Seen = { view: AnyView; choices: AnyChoice[] };

export class Attempt {
  actions: readonly string[] = $state.raw([]);
  marked: ReadonlySet<string> = $state.raw(new Set());
  verdict: Verdict | null = $state.raw(null);
  busy = $state(false);
  /** What went wrong with the last request. */
  failure: unknown = $state.raw(null);
  /** Rises with every change: the board then drops a choice that is half made. */
  version = $state(0);
  position: Seen = $state.raw({ view: {} as AnyView, choices: [] });
  private readonly seen = new Map<string, Seen>();
  private last: (() => Promise<void>) | null = null;

  constructor(
    readonly task: Task,
    private readonly judged: (verdict: Verdict) => void = () => {},
  ) {
    this.position = { view: task.view, choices: task.choices };
    this.seen.set("", this.position);
  }

  /** Further actions of the answer. An answer that is complete is judged at once. */
  act(actions: string[]): Promise<void> {
    return this.request(async () => {
      const all = [...this.actions, ...actions];
      const found = await this.task.steps(all);
      this.seen.set(all.join(" "), found);
      this.show(all, found);
      if (found.is_complete) await this.judge(all);
    });
  }

  undo(): void {
    const rest = this.actions.slice(0, -1);
    const found = this.seen.get(rest.join(" "));
    if (found && !this.busy && !this.verdict) this.show(rest, found);
  }

  toggle(mark: string): void {
    if (this.busy || this.verdict) return;
    const next = new Set(this.marked);
    if (!next.delete(mark)) next.add(mark);
    this.marked = next;
  }

  clear(): void {
    this.marked = new Set();
  }

  /** The marks, a number, or nothing: then the right answer is shown. */
  answer(answer: Answer): Promise<void> {
    return this.request(() => this.judge(answer));
  }

  /** The request that failed, once more. */
  again(): void {
    if (this.last) this.request(this.last);
  }

  /** The position after the first actions of the right answer. */
  async after(count: number): Promise<Seen> {
    const actions = this.verdict?.answer.slice(0, count) ?? [];
    const key = actions.join(" ");
    const found = this.seen.get(key) ?? (await this.task.steps(actions));
    this.seen.set(key, found);
    return found;
  }

  private async judge(answer: Answer): Promise<void> {
    const verdict = await this.task.judge(answer);
    this.verdict = verdict;
    this.version += 1;
    this.judged(verdict);
  }

  private show(actions: string[], found: Seen): void {
    this.actions = actions;
    this.position = found;
    this.version += 1;
  }

  private async request(work: () => Promise<void>): Promise<void> {
    if (this.busy || this.verdict) return;
    this.last = work;
    this.busy = true;
    this.failure = null;
    try {
      await work();
    } catch (error) {
      this.failure = error;
      // The board drops what could not be sent.
      this.version += 1;
    } finally {
      this.busy = false;
    }
  }
}
