import { setTimeout as wait } from "node:timers/promises";
import { sandboxApp } from "./app.ts";
import { openJournal } from "./journal.ts";
import { readSettings } from "./settings.ts";

/** The sandbox processor as a process of its own: settings from the environment, ends on SIGTERM. */

// The journal of payments is for its owner alone.
process.umask(0o077);
const settings = readSettings(process.env);
const journal = openJournal(settings.dataDir);
const app = sandboxApp({
  settings,
  journal,
  time: { now: () => Date.now(), wait: (ms) => wait(Math.max(0, ms)) },
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void app.close().then(() => {
      journal.close();
      process.exit(0);
    });
  });
}

await app.listen({ host: settings.host, port: settings.port });
console.log(`Sandbox processor ready on ${settings.publicOrigin}`);
