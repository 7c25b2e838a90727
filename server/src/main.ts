import { fileURLToPath } from "node:url";
import { run } from "./run.ts";

// Loading the app takes about as long as opening the database in its thread: they go side by side.
const app = import("./app.ts");
const filling = import("./fill-empty.ts");
const pages = import("./built-pages.ts");

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

await run(
  process.env,
  {
    buildApp: async (input) =>
      (await app).buildApp({ ...input, ...(await (await pages).builtPages(ROOT)) }),
    fillEmpty: async (input) => (await filling).fillEmpty(input, process.stdout),
  },
  { say: console.log, complain: console.error },
);
