import { once } from "node:events";
import { Server } from "node:net";
import type { Environment } from "./environment.ts";

/** What the store says to the process that started it. */
export const SAYS = {
  /** The database is the store's own, and migrated. */
  databaseOpen: "database open",
  /** It wants what its parent listens with. */
  takesOver: "takes over",
} as const;

/** Set by a parent that listens in the store's place, and gives up its listener when it is asked to. */
export const PARENT_LISTENS = "PARENT_LISTENS";

/** Nobody hears it where the store was started alone. */
export function tellParent(word: (typeof SAYS)[keyof typeof SAYS]): void {
  process.send?.(word);
}

/** What the parent listens with; none where it does not. */
export async function listenerOfParent(env: Environment): Promise<Server | undefined> {
  if (env[PARENT_LISTENS] !== "yes" || process.send === undefined) return undefined;
  const given = once(process, "message");
  tellParent(SAYS.takesOver);
  const [, listener]: unknown[] = await given;
  return listener instanceof Server ? listener : undefined;
}
