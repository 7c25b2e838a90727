import { DatabaseError } from "pg";

/**
 * The database was lost while it was asked, or could not be reached: whether the statement was done is not
 * known. The next one may find it again. Answered with `access.databaseAway`.
 */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";

  constructor(cause: Error) {
    super(`The database is away: ${cause.message || String(cause)}`, { cause });
  }
}

/**
 * What a statement had to change was held by others for too long (`LOCK_MS`), or by whom it held up in turn: nothing was written, and the next try
 * may come through. Answered with `access.busy`.
 */
class DatabaseBusy extends Error {
  override readonly name = "DatabaseBusy";

  constructor(cause: Error) {
    super(`The database is busy: ${cause.message}`, { cause });
  }
}

/** What is no fault of the caller's nor of ours, and how it is answered; undefined for any other error. */
export function passingTrouble(error: unknown): "access.databaseAway" | "access.busy" | undefined {
  if (error instanceof DatabaseAway) return "access.databaseAway";
  return error instanceof DatabaseBusy ? "access.busy" : undefined;
}

/**
 * The error as it is, or as a DatabaseAway when it speaks of the way to the database, not of the statement, or as a
 * DatabaseBusy when others held what it wanted.
 */
export function orAway(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseAway) return error;
  if (error instanceof DatabaseError && BUSY_STATES.has(error.code ?? "")) {
    return new DatabaseBusy(error);
  }
  return isAboutTheWay(error) ? new DatabaseAway(error) : error;
}

/** Lost or refused connections (08), a full server (53300), one that ends or starts (57P01 to 57P03), 25P03. */
const AWAY_STATES = /^(?:08\w{3}|53300|57P0[1-3]|25P03)$/;
/** Waited too long for a lock, given up so that others could go on (a deadlock), or overtaken by another. */
const BUSY_STATES = new Set(["55P03", "40P01", "40001"]);
const AWAY_CODES = new Set([
  "EACCES",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);
/** What `pg` says of its own sessions; it gives these errors no code. */
const AWAY_WORDS =
  /^(?:Connection terminated|Client (?:has encountered|was closed)|timeout exceeded)/;

function isAboutTheWay(error: Error): boolean {
  const code = "code" in error ? String(error.code) : "";
  if (error instanceof DatabaseError) return AWAY_STATES.test(code);
  return AWAY_CODES.has(code) || AWAY_WORDS.test(error.message);
}
