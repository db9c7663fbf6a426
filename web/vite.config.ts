import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

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
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
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
