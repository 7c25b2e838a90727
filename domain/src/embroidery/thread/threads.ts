import type { Thread } from "./thread.ts";
import { threads } from "./threads.data.ts";

/** The thread of that number or name in the catalogue; case and outer blanks do not count. */
export function findThread(numberOrName: string): Thread | undefined {
  return byNumberOrName.get(numberOrName.trim().toLowerCase());
}

const byNumberOrName: ReadonlyMap<string, Thread> = new Map(
  threads.flatMap((thread) => [
    [thread.number, thread],
    [thread.name.toLowerCase(), thread],
  ]),
);
