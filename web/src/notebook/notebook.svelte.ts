/** A notebook in this browser: what was entered, by whomever. The server says when it has changed. */
import type { Step } from "../companion/types";
import { ask, Refusal } from "../wire/rest";
import type { MendedNotebook, NotebookBelief, NotebookEntry, NotebookPage } from "../wire/types";
import { words } from "../words/words.svelte";
import { stepOf } from "./told";
import type { NotebookMoment } from "./types";

/** Milliseconds before a lost connection is opened again. */
const RETRY = 1500;

/** Something else is entered in the place of a step, or something that was forgotten before it. */
export type Mending = {
  where: "instead" | "before";
  step: Step;
  /** What was entered there so far. It is not kept yet. */
  actions: readonly string[];
  /** The notebook after these. */
  earlier: NotebookPage;
};

export class Notebook {
  page: NotebookPage | null = $state.raw(null);
  belief: NotebookBelief | null = $state.raw(null);
  mending: Mending | null = $state.raw(null);
  state: "connecting" | "open" | "lost" | "gone" = $state("connecting");
  busy = $state(false);
  /** Why the last thing could not be done; or what became of it. */
  trouble = $state("");
  news = $state("");

  readonly moment: NotebookMoment | null = $derived.by(() => {
    const page = this.mending?.earlier ?? this.page;
    if (!page) return null;
    const entries = page.entries.filter(({ number }) => number <= page.at);
    const number = this.mending ? -page.at - 1 : page.version;
    return { number, length: page.at, view: page.view, choices: page.choices, entries };
  });
  /** The entry after which nothing fits any more. One that came by itself follows from the one before. */
  readonly wrong: NotebookEntry | null = $derived.by(() => {
    const number = this.belief?.contradiction;
    return (number && this.page?.entries.findLast((one) => one.number <= number)) || null;
  });

  private readonly path: string;
  private readonly closing = new AbortController();
  private isThinking = false;

  constructor(id: string) {
    this.path = `/notebooks/${id}`;
    this.follow();
  }

  close(): void {
    this.closing.abort();
  }

  readonly enter = (actions: string[]): void => {
    const { mending } = this;
    if (!mending) this.write("entries", { actions });
    else if (mending.where === "before") this.try(mending, [...mending.actions, ...actions]);
    else this.mend(mending.step, actions);
  };

  undo(): void {
    this.write("undo", {});
  }

  async mark(place: string, mark: string | null): Promise<void> {
    await this.attempt(async () => this.show(await this.post<NotebookPage>("marks", { place, mark })));
  }

  /** Go back to the entry with that number, to say what really happened there. */
  async choose(number: number, where: Mending["where"]): Promise<void> {
    await this.attempt(async () => {
      const step = this.stepAt(number);
      const earlier = await ask<NotebookPage>(`${this.path}?at=${step.length}`);
      this.mending = { where, step, actions: [], earlier };
    });
  }

  readonly cancel = (): void => {
    this.mending = null;
    this.trouble = "";
  };

  /** The entry did not happen at all. */
  leaveOut(number: number): void {
    this.mend(this.stepAt(number), []);
  }

  /** Everything that was forgotten is entered now. */
  putIn(): void {
    if (this.mending) this.mend(this.mending.step, this.mending.actions, true);
  }

  /** In another language everything is told again. */
  async reload(): Promise<void> {
    await this.attempt(async () => this.show(await ask<NotebookPage>(this.path)));
  }

  /** What could come after these. */
  private async try(mending: Mending, actions: readonly string[]): Promise<void> {
    await this.attempt(async () => {
      const query = new URLSearchParams([["at", `${mending.step.length}`], ...actions.map((one) => ["then", one])]);
      this.mending = { ...mending, actions, earlier: await ask<NotebookPage>(`${this.path}?${query}`) };
    });
  }

  private stepAt(number: number): Step {
    const entries = this.page?.entries ?? [];
    const entry = entries.find((one) => one.number === number);
    if (!entry) throw new Error(`no entry ${number}`);
    return stepOf(entries, entry);
  }

  private async mend(step: Step, actions: readonly string[], is_before = false): Promise<void> {
    await this.attempt(async () => {
      const found = await this.post<MendedNotebook>("mend", { number: step.length + 1, actions, is_before });
      this.mending = null;
      this.show(found.notebook);
      this.news = found.misfit
        ? words("notebook-misfit", { entry: found.misfit.label, count: found.dropped })
        : words("notebook-mended", { count: found.kept });
    });
  }

  private async write(what: string, body: object): Promise<void> {
    await this.attempt(async () => this.show(await this.post<NotebookPage>(what, body)));
  }

  private post<T>(what: string, body: object): Promise<T> {
    const isMark = what === "marks";
    const sent = isMark ? body : { version: this.page?.version ?? 0, ...body };
    return ask<T>(`${this.path}/${what}`, { method: "POST", body: sent });
  }

  /** One thing at a time: nothing can be chosen while it is on its way. */
  private async attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    this.news = "";
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Somebody else was faster: here is what they entered.
      if (error.problem.code === "stale-version") this.show(await ask<NotebookPage>(this.path));
      this.trouble = error.problem.code === "stale-version" ? words("notebook-faster") : said(error);
    } finally {
      this.busy = false;
    }
  }

  private show(page: NotebookPage): void {
    if (this.page && page.version < this.page.version) return;
    const hasChanged = !this.page || entered(page) !== entered(this.page);
    this.page = page;
    if (hasChanged) this.think();
  }

  /** What follows from the entries. While one question is on its way, the next waits for its answer. */
  private async think(): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    try {
      for (let asked = ""; this.page && asked !== entered(this.page); ) {
        asked = entered(this.page);
        this.belief = await ask<NotebookBelief>(`${this.path}/belief`);
      }
    } catch {
      this.belief = null;
    } finally {
      this.isThinking = false;
    }
  }

  /** Lines from the server, each with the version of the notebook, for as long as the page is open. */
  private async follow(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        await this.read(await fetch(`/api${this.path}/stream`, { signal, cache: "no-store" }));
      } catch {
        // The network is away, or the phone slept.
      }
      if (this.state === "gone" || signal.aborted) return;
      this.state = "lost";
      await new Promise((resume) => setTimeout(resume, RETRY));
    }
  }

  private async read(answer: Response): Promise<void> {
    if (answer.status === 404) this.state = "gone";
    if (!answer.ok || !answer.body) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line) await this.reach((JSON.parse(line) as { version: number }).version);
    }
  }

  private async reach(version: number): Promise<void> {
    if (!this.page || version > this.page.version) this.show(await ask<NotebookPage>(this.path));
    this.state = "open";
  }
}

/** What the entries are: marks change the version too, but nothing that follows from the entries. */
function entered(page: NotebookPage): string {
  return page.entries.map(({ number, text }) => `${number} ${text}`).join("\n");
}

function said(error: Refusal): string {
  return error.message || words("trouble-unreachable");
}
