/** Writes what the server draws pictures of games with: `node previews.js BOARDS FOLDER`, after `vite build --ssr`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { previews } from "./build/preview/previews.js";

const [boards, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const [game, drawing] of Object.entries(previews(JSON.parse(readFileSync(boards, "utf8")))))
  writeFileSync(`${folder}/${game}.json`, JSON.stringify(drawing));
