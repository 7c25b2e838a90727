import { join } from "node:path";
import { listenMeanwhile, type Meanwhile } from "@placket/server/listen";
import { readSettings } from "@placket/server/settings";
import { StartRefusal } from "@placket/server/start-refusal";
import { buildWhatIsStale } from "./starting/build-stamp.ts";
import { followNpm } from "./starting/follow-npm.ts";
import { refuseOldNode } from "./starting/node-version.ts";
import { runStore } from "./starting/run-store.ts";

/**
 * What `npm start` runs: builds what the browser needs unless it is built already, then runs the sandbox
 * processor and the server beside each other and ends when the server ends.
 */
async function start(root: string): Promise<number> {
  try {
    refuseOldNode(process.versions.node);
    const settings = readSettings(process.env);
    let meanwhile: Meanwhile | undefined;
    await buildWhatIsStale(root, console.log, async () => {
      meanwhile = await listenMeanwhile(settings);
    });
    return await runStore({ root, settings, meanwhile, whenToStop: stopSignal() });
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(`Placket cannot start. ${error.message}`);
    return 1;
  }
}

/** Settles when somebody wants the store to end: a signal, or npm itself is gone. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.on("SIGTERM", () => resolve());
    process.on("SIGINT", () => resolve());
    process.on("SIGHUP", () => resolve());
    followNpm(process.env, () => resolve());
  });
}

process.exit(await start(join(import.meta.dirname, "../..")));
