import { buildApp } from "./app.ts";
import { run } from "./run.ts";

await run(
  process.env,
  { buildApp, fillEmpty: () => Promise.resolve([]) },
  { say: console.log, complain: console.error },
);
