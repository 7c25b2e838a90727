import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Settings } from "@placket/server/settings";
import { StartRefusal } from "@placket/server/start-refusal";
import { startProcess } from "./child-process.ts";

/** Where a program of the store lies and what it is told. */
export interface ProcessPlace {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Starts the sandbox processor for a store. Throws a StartRefusal when its port is taken. */
export async function startSandbox(place: ProcessPlace, settings: Settings): Promise<ChildProcess> {
  const port = Number(new URL(settings.sandbox.url).port);
  await refuseTakenPort(settings.host, port);
  const env = { ...sandboxEnvironment(settings, port), ...place.env };
  const sandbox = startProcess({ ...place, env }, "sandbox/src/main.ts");
  sandbox.once("exit", (code) => {
    if (code === 0) return;
    console.error("The sandbox processor has ended: no card can be charged until the next start.");
  });
  return sandbox;
}

/** What follows from the store's own settings; a variable that is set goes before it. */
export function sandboxEnvironment(settings: Settings, port: number): Record<string, string> {
  const origins = new Set([
    settings.storeUrl,
    `http://localhost:${settings.port}`,
    `http://127.0.0.1:${settings.port}`,
  ]);
  return {
    SANDBOX_HOST: settings.host,
    SANDBOX_PORT: String(port),
    SANDBOX_PUBLIC_ORIGIN: settings.sandbox.publicOrigin,
    SANDBOX_STORE_ORIGINS: [...origins].join(","),
    SANDBOX_DATA_DIR: join(settings.dataDir, "sandbox"),
  };
}

async function refuseTakenPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, "listening");
  } catch {
    throw new StartRefusal(
      `SANDBOX_PORT ${port} is in use by another process: stop it, or set SANDBOX_PORT.`,
    );
  }
  probe.close();
  await once(probe, "close");
}
