import { defineConfig } from "vitest/config";

/**
 * One configuration for every workspace. Files run in Node; a component test asks for a browser
 * document with `// @vitest-environment jsdom` in its first line.
 */
export default defineConfig({
  test: {
    include: ["*/src/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    environment: "node",
    // Processes rather than threads: native add-ons and worker threads of the database stay apart.
    pool: "forks",
    maxWorkers: 2,
    // Files of one worker share what they import: most of a short test's time was spent on importing.
    isolate: false,
    setupFiles: ["ui/src/testing/clean-document.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Class names of CSS modules come out as written, without parsing the styles.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: "non-scoped" } },
  },
});
