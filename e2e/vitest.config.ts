import { defineConfig } from "vitest/config";
import { STORES } from "./src/stores-under-test.ts";

/** The journeys: a real browser against the store as `npm start` runs it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/journeys/**/*.journey.ts"],
    globalSetup: ["src/setup.ts"],
    // A process for each store, whose journeys follow one another in it.
    pool: "forks",
    maxWorkers: STORES,
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
  },
});
