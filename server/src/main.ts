import { run } from "./run.ts";

// Loading the app takes about as long as opening the database in its thread: they go side by side.
const app = import("./app.ts");
const filling = import("./fill-empty.ts");

await run(
  process.env,
  {
    buildApp: async (input) => (await app).buildApp(input),
    fillEmpty: async (input) => (await filling).fillEmpty(input, process.stdout),
  },
  { say: console.log, complain: console.error },
);
