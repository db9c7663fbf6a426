/** Bots that are online, and asking one of them to take a seat. */
import { ask } from "../wire/rest";
import type { BotInfo, ChallengeInfo } from "../wire/types";

/** The names of those that play this game. None if the server cannot be reached. */
export async function botsFor(game: string): Promise<string[]> {
  try {
    const online = await ask<BotInfo[]>("/bots");
    return online.filter((bot) => bot.games.length === 0 || bot.games.includes(game)).map((bot) => bot.name);
  } catch {
    return [];
  }
}

export async function challenge(table: string, token: string, seat: string, bot: string): Promise<void> {
  await ask(`/tables/${table}/challenges`, { method: "POST", body: { seat, bot }, token });
}

export async function challenges(table: string, token: string): Promise<ChallengeInfo[]> {
  return ask<ChallengeInfo[]>(`/tables/${table}/challenges`, { token });
}
