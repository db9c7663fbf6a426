/** The games that have pages of their own: each is a folder with a `client.ts`, fetched when it is first needed. */
import { learn } from "../words/words.svelte";
import type { GameClient } from "./props";

const FOLDERS = import.meta.glob<{ client: GameClient }>("./*/client.ts");
const nameOf = (path: string) => path.split("/")[1] ?? "";

export const PLAYABLE: readonly string[] = Object.keys(FOLDERS).map(nameOf);

export async function gameClient(game: string): Promise<GameClient | null> {
  const load = FOLDERS[`./${game}/client.ts`];
  if (!load) return null;
  const [{ client }] = await Promise.all([load(), learn(`${game}/game`, `${game}/page`)]);
  return client;
}
