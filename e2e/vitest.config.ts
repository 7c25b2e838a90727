import { defineConfig } from "vitest/config";

/** The journeys: a real browser against the store as `npm start` runs it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/journeys/**/*.journey.ts"],
    globalSetup: ["src/setup.ts"],
    // One after the other in one process: they share a store and two cores.
    pool: "forks",
    maxWorkers: 1,
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
  },
});
