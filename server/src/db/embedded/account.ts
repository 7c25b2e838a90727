import { StartRefusal } from "../../start-refusal.ts";

/** Whom the database runs as and who owns its folder. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** `nobody` of every Linux. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * Postgres refuses to run as root: then it runs as `nobody`. `undefined` where it runs as whoever runs the
 * store. Throws a StartRefusal for root elsewhere than on Linux.
 */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (process.platform === "linux") return NOBODY;
  throw new StartRefusal(
    "Postgres does not run as root: start the store as another user, or set DATABASE_URL.",
  );
}
