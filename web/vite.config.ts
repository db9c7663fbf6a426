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
  },
  server: {
    // `npm run dev` beside a running `gaslamp serve`.
    proxy: { "/api": { target: "http://127.0.0.1:8888", ws: true } },
    // The catalogues live with the Python package.
    fs: { allow: [".."] },
  },
  // A whole board takes a while to draw where other tests keep the machine busy.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
