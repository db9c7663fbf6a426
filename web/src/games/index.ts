/** The games this client can show. Each is a folder of its own, fetched when it is first needed. */
import { learn } from "../words/words.svelte";
import type { GameClient } from "./props";

const GAMES: Record<string, () => Promise<{ client: GameClient }>> = {
  mrjack: () => import("./mrjack/client"),
  whitechapel: async () => {
    await learn("whitechapel", "streets");
    return import("./whitechapel/client");
  },
};

export const PLAYABLE: readonly string[] = Object.keys(GAMES);

export async function gameClient(game: string): Promise<GameClient | null> {
  const load = GAMES[game];
  return load ? (await load()).client : null;
}
