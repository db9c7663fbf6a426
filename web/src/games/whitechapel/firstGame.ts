/** A first game of Letters from Whitechapel, on either side. */
import { words } from "../../words/words.svelte";
import type { FirstGame } from "../types";
import { plan } from "./lessons";

export const firstGame: FirstGame = {
  title: () => words("wc-learn-title"),
  about: () => words("wc-learn-about"),
  begin: (seat) => words("wc-learn-as", { seat }),
  plan,
};
