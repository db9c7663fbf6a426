#!/usr/bin/env node
// A bot on a server, with nothing but Node: it accepts every challenge and chooses one of its choices. See docs/bots.md.
//
// GASLAMP_BOT_TOKEN=... node examples/bots/server_bot.mjs http://localhost:8888

import { setTimeout as pause } from "node:timers/promises";

const server = process.argv[2].replace(/\/$/, "");
const headers = { Authorization: `Bearer ${process.env.GASLAMP_BOT_TOKEN}`, "Content-Type": "application/json" };

async function post(path, body = {}) {
  const answer = await fetch(`${server}/api/bot${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  // The game may have moved meanwhile. Then the stream has a new position.
  if (!answer.ok) console.log("refused:", (await answer.json()).text);
}

/** One JSON document on each line; empty lines show that the connection is alive. */
async function* lines(path) {
  const answer = await fetch(`${server}/api/bot${path}`, { headers });
  if (!answer.ok) throw new Error((await answer.json()).text);
  let rest = "";
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const found = (rest + part).split("\n");
    rest = found.pop();
    for (const line of found) if (line) yield JSON.parse(line);
  }
}

async function play({ table, seat }) {
  for await (const { type, now } of lines(`/tables/${table}/stream`)) {
    if (type !== "welcome" && type !== "news") continue;
    if (now.outcome) return console.log("over:", now.outcome.reason);
    if (now.turn !== seat || now.choices.length === 0) continue;
    const { text } = now.choices[Math.floor(Math.random() * now.choices.length)].action;
    await post(`/tables/${table}/commands`, { type: "act", id: "act", version: now.version, actions: [text] });
  }
}

/** After a restart of the server the stream names every game again. */
const playing = new Set();
for (;;) {
  try {
    for await (const event of lines("/stream")) {
      if (event.type === "challenge") await post(`/challenges/${event.table}/${event.seat}/accept`);
      if (event.type !== "game" || playing.has(event.table)) continue;
      playing.add(event.table);
      play(event)
        .catch((error) => console.log("lost:", error.message))
        .finally(() => playing.delete(event.table));
    }
  } catch (error) {
    console.log("not connected:", error.message);
  }
  await pause(2000);
}
