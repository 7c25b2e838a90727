import { setTimeout as delay } from "node:timers/promises";
import { sandboxApp } from "@placket/sandbox/app";
import { openJournal } from "@placket/sandbox/journal";
import { readSettings } from "@placket/sandbox/settings";
import { onlyOnce } from "../../../only-once.ts";
import type { RunningSandbox } from "./sandbox-process.ts";

/**
 * The sandbox in the process of the test: the same service on a port of its own, asked over the network. Starting a
 * process for it took a second of the processor, as much as all that a short test of the server does.
 */
export async function sandboxHere(
  environment: Readonly<Record<string, string>>,
): Promise<RunningSandbox> {
  const settings = readSettings({ SANDBOX_LOG_LEVEL: "silent", ...environment });
  const journal = openJournal(settings.dataDir);
  const gone = new AbortController();
  // Whoever waits for a slow card when it ends waits no more: a process that is gone writes nothing later either.
  const wait = (ms: number) =>
    delay(Math.max(0, ms), undefined, { ref: false, signal: gone.signal });
  const app = sandboxApp({ settings, journal, time: { now: () => Date.now(), wait } });
  await app.listen({ host: settings.host, port: settings.port });
  return {
    end: onlyOnce(async () => {
      await app.close();
      gone.abort();
      journal.close();
    }),
  };
}
