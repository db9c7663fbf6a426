/** What the server draws pictures of a game with: the map, its places, and the pieces around the point 0, 0. */
import { render } from "svelte/server";
import type { Preview } from "../../preview/types";
import Background from "./Background.svelte";
import { drawPlan, FRAME } from "./plan";
import { PAWN_COLOURS } from "./policemen";
import type { WhitechapelBoard } from "./wire";

const MEN = Object.keys(PAWN_COLOURS) as (keyof typeof PAWN_COLOURS)[];

export function preview(board: WhitechapelBoard): Preview {
  const plan = drawPlan(board);
  const { head, body } = render(Background, { props: { plan, id: "preview" } });
  const circles = board.circles.map(({ number }) => {
    const { x, y } = plan.places.get(`c${number}`) ?? { x: 0, y: 0 };
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${disc(8, "var(--wc-disc)", "var(--wc-disc-rim)")}</g>`;
  });
  return {
    box: FRAME,
    drawn: { head, body: body + circles.join("") },
    places: Object.fromEntries([...plan.places].map(([name, { x, y }]) => [name, [x, y]])),
    pieces: {
      murder: disc(15, "var(--wc-red)", "var(--wc-red-rim)"),
      woman: disc(14, "var(--wc-disc)", "var(--wc-red-rim)"),
      clue: disc(14, "var(--wc-clue)", "var(--wc-clue-ink)"),
      jack: `${disc(17, "#101010", "var(--wc-red-rim)")}<circle r="6" fill="var(--wc-red-rim)"/>`,
      ...Object.fromEntries(MEN.map((colour) => [colour, helmet(colour)])),
    },
  };
}

function disc(radius: number, fill: string, rim: string): string {
  return `<circle r="${radius}" fill="${fill}" stroke="${rim}" stroke-width="3"/>`;
}

function helmet(colour: keyof typeof PAWN_COLOURS): string {
  return (
    `<path d="M-20 12Q-20 -20 0 -20Q20 -20 20 12Z" fill="${PAWN_COLOURS[colour]}" stroke="#ffffff" stroke-width="3"/>` +
    '<path d="M-24 12h48" stroke="#ffffff" stroke-width="5" stroke-linecap="round"/>'
  );
}
