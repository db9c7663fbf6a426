/** A finished game from the server, which hands out a long one in pages; with beliefs and the record. */
import type { GamePage } from "../games/types";
import { ask } from "../wire/rest";
import type { BeliefInfo, Replay } from "../wire/types";
import { save } from "./download";

export async function wholeReplay(id: string, eyes: string, token: string | null): Promise<Replay> {
  let got = await ask<Replay>(`/tables/${id}/replay?eyes=${eyes}`, { token });
  while (got.moments.length <= got.length) {
    const from = got.moments.length;
    const more = await ask<Replay>(`/tables/${id}/replay?eyes=${eyes}&start=${from}`, { token });
    if (more.moments.length === 0) break;
    got = { ...got, moments: [...got.moments, ...more.moments] };
  }
  return got;
}

/** Milliseconds. Dragging the slider passes many moments; the belief is requested only for the last one. */
const PAUSE = 120;

/** What could be true at a moment, shown unless another moment was asked for before. Returns what ends it. */
export function beliefSoon(
  page: Promise<GamePage> | null,
  { id, eyes, at, token }: { id: string; eyes: string; at: number; token: string | null },
  show: (belief: unknown) => void,
): () => void {
  let isCurrent = true;
  // The referee knows everything: beside it, what everybody could know is shown.
  const whose = eyes === "referee" ? "spectator" : eyes;
  const timer = setTimeout(async () => {
    try {
      const believe = (await page)?.belief;
      if (!believe) return;
      const said = await ask<BeliefInfo>(`/tables/${id}/belief?eyes=${whose}&at=${at}`, { token });
      if (isCurrent) show(believe(said.data));
    } catch {
      if (isCurrent) show(null);
    }
  }, PAUSE);
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}

export async function saveRecord(id: string, eyes: string, token: string | null): Promise<void> {
  save(`gaslamp-${id}.record`, await ask<string>(`/tables/${id}/record?eyes=${eyes}`, { token }));
}
