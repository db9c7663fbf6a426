#!/usr/bin/env node
// The same bot in JavaScript, with nothing but Node. docs/engine.md describes the protocol.
//
// gaslamp arena GAME --player SIDE=cmd:examples/bots/random_bot.mjs --player OTHER=novice

import { createInterface } from "node:readline";

let choices = [];
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.trim().split(/\s+/);
  if (word === "gaslamp") console.log("name Random bot\nready");
  else if (word === "choices") choices = rest;
  else if (word === "go") console.log("best", choices[Math.floor(Math.random() * choices.length)]);
  else if (word === "quit") break;
}
