import { fileURLToPath } from "node:url";
import { onlyOnce } from "./only-once.ts";
import { run } from "./run.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Loading the app takes longer than Postgres takes to start, and keeps this thread busy: they go side by side. */
const loaded = onlyOnce(() => {
  const parts = Promise.all([import("./app.ts"), builtPages()]);
  // What cannot be loaded is told when the database is open: before, nobody waits for it.
  parts.catch(() => undefined);
  return parts;
});

async function builtPages() {
  const { builtPages: load } = await import("./built-pages.ts");
  return load(ROOT);
}

await run(
  process.env,
  {
    load: () => void loaded(),
    buildApp: async (input) => {
      const [app, pages] = await loaded();
      return app.buildApp({ ...input, ...pages });
    },
    fillEmpty: async (input) => (await import("./fill-empty.ts")).fillEmpty(input, process.stdout),
  },
  { say: console.log, complain: console.error },
);
