import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import type { Meanwhile } from "@placket/server/listen";
import { PARENT_LISTENS, SAYS } from "@placket/server/parent-process";
import type { Settings } from "@placket/server/settings";
import { exitCodeOf, startProcess } from "./child-process.ts";
import { type ProcessPlace, startSandbox } from "./sandbox.ts";

interface StoreRun {
  readonly root: string;
  readonly settings: Settings;
  /** Who answers already in the store's place, until the server does. */
  readonly meanwhile?: Meanwhile | undefined;
  /** Settles when the store is to end. */
  readonly whenToStop: Promise<void>;
}

/** Runs the server, and the sandbox processor unless Braintree charges the cards. Gives the exit code. */
export async function runStore(run: StoreRun): Promise<number> {
  const { root, settings, whenToStop, meanwhile } = run;
  const place = { root, env: { ...process.env, ...sharedEnvironment(root, settings) } };
  const listens = { [PARENT_LISTENS]: meanwhile ? "yes" : "" };
  const server = startProcess({ root, env: { ...place.env, ...listens } }, "server/src/main.ts");
  if (meanwhile) void passOn(meanwhile, server);
  const code = exitCodeOf(server);
  void stopOnDemand(server, whenToStop);
  const sandbox = await sandboxBeside(server, place, settings);
  try {
    return await code;
  } finally {
    await end(sandbox);
  }
}

/** The server takes over what is listened with: nobody is refused in between. */
async function passOn({ listener, leave }: Meanwhile, server: ChildProcess): Promise<void> {
  if (await isSaid(SAYS.takesOver, server)) server.send("listener", listener, leave);
}

/** Whether the server says this before it ends. */
async function isSaid(word: string, server: ChildProcess): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const hear = (said: unknown) => {
    if (said === word) resolve(true);
  };
  server.on("message", hear).once("exit", () => resolve(false));
  return promise.finally(() => server.off("message", hear));
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
  if (!(await isSaid(SAYS.databaseOpen, server))) return undefined;
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
