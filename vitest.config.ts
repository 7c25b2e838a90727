import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";

const MARK = "\0class-names:";

/** CSS modules in tests: classes are named as they are written, and no style is applied. */
const classNames: Plugin = {
  name: "class-names",
  enforce: "pre",
  resolveId(source, importer) {
    if (!source.endsWith(".module.css") || importer === undefined) return undefined;
    // Without its ending, or it would be treated as a style sheet after all.
    return MARK + join(dirname(importer), source.slice(0, -".css".length));
  },
  load(id) {
    if (!id.startsWith(MARK)) return undefined;
    const css = readFileSync(`${id.slice(MARK.length)}.css`, "utf8");
    const names = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => [name, name]);
    return `export default ${JSON.stringify(Object.fromEntries(names))};`;
  },
};

const PROOFS = ["*/src/**/*.proof.test.ts"];
/** Starts the Postgres on which the server's tests make their databases. */
const POSTGRES = ["server/src/testing/postgres-for-tests.ts"];

/**
 * One configuration for every workspace. Files run in Node; a component test asks for a browser
 * document with `// @vitest-environment jsdom` in its first line.
 */
export default defineConfig({
  plugins: [classNames],
  test: {
    environment: "node",
    // Processes rather than threads: native add-ons stay apart.
    pool: "forks",
    // Tests leave much behind that is soon gone: with room for it less is swept.
    execArgv: ["--max-semi-space-size=64"],
    // Half of the cores: what tests start (databases, stores, browsers) takes the others.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A condition is waited for as long as a busy machine may need; one that is met takes no longer for it.
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    projects: [
      {
        extends: true,
        test: {
          name: "rules and calls",
          include: ["{domain,contract,server,demo,tools,e2e}/src/**/*.test.ts"],
          exclude: PROOFS,
          globalSetup: POSTGRES,
          // Files of one worker share what they import: most of a short test's time was spent on importing.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: [
            "{ui,web,storefront,backoffice,sandbox}/src/**/*.test.ts",
            "storefront/vite-{react,calls}/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: ["{ui,storefront,backoffice}/src/**/*.test.tsx"],
          setupFiles: ["ui/src/testing/clean-document.ts"],
          // A page of its own for each file in a process that stays: half of the time of a process each.
          pool: "vmForks",
        },
      },
      // They take seconds: whole processes, whole catalogues, every letter of every font. `npm run check`
      // leaves them to `npm test`.
      { extends: true, test: { name: "proofs", include: PROOFS, globalSetup: POSTGRES } },
    ],
  },
});
