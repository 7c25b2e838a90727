import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import type { Settings } from "@placket/server/settings";
import { exitCodeOf, startProcess } from "./child-process.ts";
import { type ProcessPlace, startSandbox } from "./sandbox.ts";

interface StoreRun {
  readonly root: string;
  readonly settings: Settings;
  /** Settles when the store is to end. */
  readonly whenToStop: Promise<void>;
}

/** Runs the server, and the sandbox processor unless Braintree charges the cards. Gives the exit code. */
export async function runStore({ root, settings, whenToStop }: StoreRun): Promise<number> {
  const place = { root, env: { ...process.env, ...sharedEnvironment(root, settings) } };
  const server = startProcess(place, "server/src/main.ts");
  const code = exitCodeOf(server);
  void stopOnDemand(server, whenToStop);
  const sandbox = await sandboxBeside(server, place, settings);
  try {
    return await code;
  } finally {
    await end(sandbox);
  }
}

/**
 * The sandbox follows the server: once that one has the data directory there is no other store on it,
 * whose sandbox would be in the way. Nothing is started when the server ended before.
 */
async function sandboxBeside(
  server: ChildProcess,
  place: ProcessPlace,
  settings: Settings,
): Promise<ChildProcess | undefined> {
  if (settings.braintree !== undefined) return undefined;
  const word = await Promise.race([once(server, "message"), once(server, "exit").then(() => [])]);
  if (word[0] !== "database open") return undefined;
  try {
    return await startSandbox(place, settings);
  } catch (error) {
    await end(server);
    throw error;
  }
}

async function stopOnDemand(server: ChildProcess, whenToStop: Promise<void>): Promise<void> {
  await whenToStop;
  server.kill("SIGTERM");
}

/** The secret of the two processes lasts as long as they do. */
function sharedEnvironment(root: string, settings: Settings): Record<string, string> {
  const given = process.env["SANDBOX_SECRET_KEY"] ?? "";
  return {
    NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(root, ".cache/compiled"),
    SANDBOX_SECRET_KEY: given === "" ? randomBytes(24).toString("base64url") : given,
    SANDBOX_PUBLIC_KEY: settings.sandbox.publicKey,
  };
}

const END_MS = 5_000;

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  const force = setTimeout(() => child.kill("SIGKILL"), END_MS);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(force);
}
