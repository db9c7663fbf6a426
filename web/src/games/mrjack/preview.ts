/** What the server draws pictures of a game with: the board, its places, and the pieces around the point 0, 0. */
import { render } from "svelte/server";
import type { Preview } from "../../preview/types";
import Background from "./Background.svelte";
import { CHARACTERS, COLOURS, LETTERS } from "./characters";
import { layout } from "./geometry";
import type { MrJackBoard } from "./wire";

export function preview(board: MrJackBoard): Preview {
  const plan = layout(board, 0);
  const exits = [...plan.exits].map(([exit, at]) => [`exit-${exit}`, at] as const);
  return {
    box: { x: 0, y: 0, width: plan.width, height: plan.height },
    drawn: render(Background, { props: { board, plan, labels: false, id: "preview" } }),
    places: Object.fromEntries([...plan.middle, ...exits].map(([name, { x, y }]) => [name, [x, y]])),
    pieces: {
      lit: `<polygon points="${plan.corners}" fill="var(--lit)" stroke="var(--lit-line)" fill-opacity="0.85"/>`,
      lamp: '<circle r="12" fill="var(--lamp-ground)" stroke="var(--lit-line)" stroke-width="2"/><circle r="6" fill="var(--glow)"/>',
      cover: '<circle r="13" fill="var(--cover)" stroke="var(--cover-line)" stroke-width="3"/>',
      manhole: '<circle r="13" fill="var(--manhole)" stroke="var(--manhole-rim)" stroke-width="2"/>',
      cordon: '<rect x="-18" y="-5" width="36" height="10" rx="3" fill="var(--cordon)" stroke="var(--cordon-stripe)"/>',
      ...Object.fromEntries(CHARACTERS.flatMap((who) => [token(who, true), token(who, false)])),
    },
  };
}

/** Who is cleared has a grey rim. */
function token(who: (typeof CHARACTERS)[number], isSuspect: boolean): [string, string] {
  const { fill, ink } = COLOURS[who];
  const rim = isSuspect ? "var(--token-rim)" : "var(--cleared)";
  return [
    isSuspect ? who : `cleared-${who}`,
    `<g opacity="${isSuspect ? 1 : 0.6}"><circle r="19" fill="${fill}" stroke="${rim}" stroke-width="3.5"/>` +
      `<text y="7" text-anchor="middle" font-family="Arial, 'DejaVu Sans', sans-serif" font-size="20" font-weight="700" fill="${ink}">${LETTERS[who]}</text></g>`,
  ];
}
