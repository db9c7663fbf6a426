import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** A module of a game's table. What only some pages of a game need, as its pictures, stays in files of its own. */
const GAME = /\/src\/games\/([a-z]+)\/(?:scenes\/)?(?!Picture)[^/]+\.(?:ts|svelte|css)/;
/** A module of every table. */
const SHARED = /\/src\/(?:design|honesty|moments|offline|parts|state|wire|words)\/[^/]+\.(?:ts|svelte|css)/;
/**
 * Which modules share a file. With a file for each set of pages there would be 200 of them, and the first page would
 * need 60 requests. So a page may get a little that it does not need.
 */
const GROUPS = [
  { name: "start", tags: ["$initial" as const], test: (id: string) => !id.includes("/offline/worker"), priority: 3 },
  { name: "table", test: SHARED, minShareCount: 2, priority: 2 },
  { name: (id: string) => GAME.exec(id)?.[1] ?? null, test: GAME, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: "/",
  build: {
    outDir: "../src/gaslamp/web",
    emptyOutDir: true,
    target: "es2022",
    // Everything is a file of its own: the server's content policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/offline/worker.ts" },
      // The name of the service worker never changes: browsers look for a new one at the same address.
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: {
    // `npm run dev` beside a running `gaslamp serve`.
    proxy: { "/api": { target: "http://127.0.0.1:8888", ws: true } },
    // The catalogues live with the Python package.
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    // A new document and all modules again for each file took two thirds of the processor time.
    isolate: false,
    setupFiles: ["tests/clean_up.ts"],
    // A whole board takes a while to draw where other tests keep the machine busy.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
