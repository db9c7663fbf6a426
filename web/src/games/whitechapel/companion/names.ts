/** Places in words that a real board has too: it prints the numbers of circles, but no names of crossings. */
import { language, words } from "../../../words/words.svelte";
import type { Spot } from "../moves";
import type { Ways } from "./ways";

export function placeWords(spot: Spot, ways: Ways): string {
  if (spot.startsWith("c")) return words("wc-circle", { number: spot.slice(1) });
  const circles = ways.beside(spot);
  return circles.length > 0
    ? words("wc-box-crossing", { circles: listed(circles), name: spot })
    : words("wc-crossing", { name: spot });
}

/** A sentence of the log: after each crossing, the circles beside it. */
export function withCircles(text: string, ways: Ways): string {
  return text.replace(/\bx\d+\b/g, (crossing) => {
    const circles = ways.beside(crossing);
    return circles.length > 0 ? `${crossing} (${circles.join("·")})` : crossing;
  });
}

export function listed(some: readonly (number | string)[]): string {
  return new Intl.ListFormat(language(), { type: "unit", style: "short" }).format(some.map(String));
}
