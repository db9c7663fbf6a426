/** What could be chosen at the moments of a finished game, as the server tells it. */
import { ask } from "../wire/rest";
import type { AnalysedMoment, ChoiceMoment } from "../wire/types";

export class Choices {
  private readonly asked = new Map<string, Promise<ChoiceMoment>>();

  constructor(
    private readonly id: string,
    private readonly token: string | null,
  ) {}

  /** The choices of the seat that acted then, and the analysed actions in words. */
  of(moment: AnalysedMoment, language: string): Promise<ChoiceMoment> {
    const key = `${language} ${moment.number}`;
    const kept = this.asked.get(key);
    if (kept) return kept;
    const actions = moment.choices.map((one) => `&action=${encodeURIComponent(one.action)}`).join("");
    const found = ask<ChoiceMoment>(`/tables/${this.id}/choices?at=${moment.number - 1}${actions}`, {
      token: this.token,
    });
    found.catch(() => this.asked.delete(key));
    this.asked.set(key, found);
    return found;
  }
}
