import { lstatSync, statSync } from "node:fs";
import { chmod, lstat, readdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { StartRefusal } from "../start-refusal.ts";

/** For the owner alone: names, addresses and orders of shoppers lie here. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const STICKY = 0o1000;

/** What the store keeps in its directory, besides the database, which Postgres itself keeps closed. */
const OURS =
  /^(?:media|sandbox|translations|placket\.(?:lock|pid)|postgres\.log|database\.unfinished)$/;

/** Everything that this process makes from now on is for its owner alone. */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/** Throws a StartRefusal for a directory that others use as well: closing it would lock them out. */
export function refuseShared(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  const isShared = path === "/" || path === homedir() || ((found?.mode ?? 0) & STICKY) !== 0;
  if (!isShared) return;
  throw new StartRefusal(
    `DATA_DIR ${path} is a folder of others as well: name one that is the store's own.`,
  );
}

/**
 * Takes away what others may do with the directory and with all that the store keeps in it, wherever an
 * earlier version, a copy or a careless umask left it open. What cannot be closed is warned of.
 */
export async function closeToOthers(path: string): Promise<void> {
  await close(path, FOLDER_MODE);
  const names = await readdir(path);
  await Promise.all(names.filter((name) => OURS.test(name)).map((name) => mend(join(path, name))));
}

/** What a Postgres left behind by a kill takes away meanwhile need not be closed to anybody. */
async function mend(path: string): Promise<void> {
  try {
    await mendWhatIsThere(path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

async function mendWhatIsThere(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  await close(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE);
  if (!found.isDirectory()) return;
  // One folder after the other: a shop's pictures are many, and open files are few.
  for (const name of await readdir(path)) await mend(join(path, name));
}

async function close(path: string, mode: number): Promise<void> {
  if ((lstatSync(path).mode & 0o7777) === mode) return;
  try {
    await chmod(path, mode);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.emitWarning(`${path} is open to others and cannot be closed: ${reason}`);
  }
}
