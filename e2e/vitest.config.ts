import { defineConfig } from "vitest/config";

/** The journeys: a real browser against the store as `npm start` runs it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/journeys/**/*.journey.ts"],
    globalSetup: ["src/setup.ts"],
    pool: "forks",
    maxWorkers: 1,
    testTimeout: 90_000,
    hookTimeout: 300_000,
  },
});
