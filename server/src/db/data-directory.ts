import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartRefusal } from "../start-refusal.ts";
import { tryFileLock } from "./file-lock.ts";
import { closeToOthers, refuseShared } from "./private-files.ts";

/** The directory all of a store's files lie in, held by this process alone until `release`. */
interface DataDirectory {
  readonly path: string;
  release(): Promise<void>;
}

const LOCK = "placket.lock";
const OWNER = "placket.pid";

/** A process that is just ending gets this long to let go, so that a restart need not be timed. */
const PATIENCE_MS = 2_000;
const RETRY_MS = 50;

/**
 * Takes the directory, made if need be, and closes it and what is in it to everybody but its owner. Throws
 * a StartRefusal that names the process which has it, or says that it is a folder of others.
 *
 * Whoever has it may end a Postgres that was left behind there, and start one. The owner file only tells whom to
 * name.
 */
export async function takeDataDirectory(
  dataDir: string,
  patienceMs = PATIENCE_MS,
): Promise<DataDirectory> {
  const path = resolve(dataDir);
  refuseShared(path);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartRefusal(`DATA_DIR ${path} cannot be made: ${messageOf(error)}`);
  }
  const lock = await locked(path, patienceMs);
  await closeToOthers(path);
  const owner = join(path, OWNER);
  await writeFile(owner, `${process.pid}\n`, { mode: 0o600 });
  return {
    path,
    release: async () => {
      await rm(owner, { force: true });
      lock.close();
    },
  };
}

/** Whether a process has the directory at this moment. */
export async function isHeld(path: string): Promise<boolean> {
  const owner = await readFile(join(path, OWNER), "utf8").catch(() => undefined);
  if (owner === undefined) return false;
  const lock = tryLock(path);
  lock?.close();
  return lock === undefined;
}

async function locked(
  path: string,
  patienceMs: number,
): Promise<NonNullable<ReturnType<typeof tryLock>>> {
  const lock = tryLock(path);
  if (lock !== undefined) return lock;
  if (patienceMs > 0) {
    await delay(RETRY_MS);
    return locked(path, patienceMs - RETRY_MS);
  }
  throw new StartRefusal(
    `DATA_DIR ${path} is in use by ${await ownerOf(path)}: stop it, or give this one another DATA_DIR.`,
  );
}

/** `undefined` while another process has it. */
function tryLock(path: string) {
  try {
    return tryFileLock(join(path, LOCK));
  } catch (error) {
    throw new StartRefusal(`DATA_DIR ${path} cannot be used: ${messageOf(error)}`);
  }
}

async function ownerOf(path: string): Promise<string> {
  const owner = await readFile(join(path, OWNER), "utf8").catch(() => "");
  return /^\d+\n$/.test(owner) ? `process ${owner.trim()}` : "another process";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
