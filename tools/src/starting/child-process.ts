import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { NODE_FLAGS } from "@placket/server/node-flags";
import type { ProcessPlace } from "./sandbox.ts";

/** The sandbox strips types from what it serves, which this Node still calls experimental. */
const FLAGS = [
  ...NODE_FLAGS,
  "--disable-warning=ExperimentalWarning",
  "--import",
  new URL("end-with-parent.ts", import.meta.url).href,
];

/**
 * Starts one of the store's programs with this Node. It has a process group of its own, so that Ctrl-C
 * reaches it once, through its parent; and it ends when its parent is gone.
 */
export function startProcess({ root, env }: ProcessPlace, program: string): ChildProcess {
  return spawn(process.execPath, [...FLAGS, join(root, program)], {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/** The exit code; 1 with a line about it when the process was killed. */
export async function exitCodeOf(child: ChildProcess): Promise<number> {
  const [code, signal]: unknown[] = await once(child, "exit");
  if (typeof code === "number") return code;
  console.error(`The server was ended by ${String(signal)}.`);
  return 1;
}
