import { DatabaseSync } from "node:sqlite";

/** A lock that one holder has at a time, in whatever process. */
interface FileLock {
  close(): void;
}

/**
 * Takes the lock of a file, made if need be; `undefined` while somebody else has it. SQLite serves as the lock:
 * the kernel frees its file lock at the holder's death, whatever killed it, so there is no stale lock to judge.
 * @throws what SQLite throws for a file that cannot be used
 */
export function tryFileLock(file: string): FileLock | undefined {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec("pragma journal_mode = memory; begin exclusive");
    return lock;
  } catch (error) {
    lock?.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
