import { execFile } from "node:child_process";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

/** What a running Postgres writes into its folder. */
interface ServerNote {
  readonly pid: number;
  /** "starting", "ready", "stopping". */
  readonly status: string;
}

const NOTE = "postmaster.pid";

/** `undefined` when no server has left a note, or not yet a whole one. */
export async function readNote(cluster: string): Promise<ServerNote | undefined> {
  const lines = (await readFile(join(cluster, NOTE), "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, status: lines[7]?.trim() ?? "" } : undefined;
}

const FAST_MS = 10_000;
const LONGEST_MS = 20_000;
const LOOK_MS = 20;

/**
 * Ends a server that a killed store left behind on its folder, as a start of one's own needs it: within
 * moments, and nothing that was acknowledged is lost. The note of one that is gone, whose number another
 * process may have by now, is taken away. To be called with the data directory held.
 */
export async function endLeftBehind(cluster: string): Promise<void> {
  const note = await readNote(cluster);
  if (note === undefined) return;
  if (await isServerOf(cluster, note.pid)) await end(note.pid);
  await rm(join(cluster, NOTE), { force: true });
}

/** First with "fast shutdown"; a server that hangs is told to stop at once, which its log survives. */
async function end(pid: number, waitedMs = 0): Promise<void> {
  if (waitedMs === 0) signal(pid, "SIGINT");
  if (waitedMs === FAST_MS) signal(pid, "SIGQUIT");
  if (waitedMs > LONGEST_MS || !signal(pid, 0)) return;
  await delay(LOOK_MS);
  return end(pid, waitedMs + LOOK_MS);
}

/** Gives whether there is such a process. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Whether this process is a server that works in the folder: its note may be older than the process. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === "linux") {
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return place === (await realpath(cluster));
  }
  const { stdout } = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]).catch(
    () => ({ stdout: "" }),
  );
  return stdout.includes("postgres");
}
