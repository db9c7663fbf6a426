/** The analysis of a table: begun on request, then looked after until it is there. Others may have begun it. */
import { ask, Refusal } from "../wire/rest";
import type { AnalysisState } from "../wire/types";

/** Milliseconds between two looks: while it is made, and while nobody has asked for it. */
const SOON = 1000;
const LATER = 20_000;

export class AnalysisJob {
  state: AnalysisState | null = $state.raw(null);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    private readonly id: string,
    private readonly token: string | null,
  ) {}

  look(): Promise<void> {
    return this.get("GET");
  }

  start(): Promise<void> {
    return this.get("POST");
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async get(method: "GET" | "POST"): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.state = await ask<AnalysisState>(`/tables/${this.id}/analysis`, { method, token: this.token });
      this.trouble = "";
    } catch (error) {
      // The line is tried again; a refusal is final.
      this.trouble = error instanceof Refusal ? error.message : "";
      if (error instanceof Refusal && error.status !== 0 && error.status !== 429 && error.status < 500) return;
    }
    const phase = this.state?.state;
    if (this.isClosed || phase === "done" || phase === "failed" || phase === "not-offered") return;
    this.timer = setTimeout(() => this.look(), phase === "waiting" || phase === "running" ? SOON : LATER);
  }
}
