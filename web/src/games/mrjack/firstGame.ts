/** A first game of Mr. Jack, on either side. */
import { words } from "../../words/words.svelte";
import type { FirstGame } from "../types";
import { plan } from "./lessons";

export const firstGame: FirstGame = {
  title: () => words("learn-title"),
  about: () => words("mj-learn-about"),
  begin: (seat) => words("mj-learn-as", { seat }),
  plan,
};
