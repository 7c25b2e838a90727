import { DAY_MS } from "@placket/domain/durations";
import { missedText } from "@placket/domain/search/missed-text";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import type { PageAsked } from "../list/list-page.ts";
import { addMisses, clearMisses, selectMissPage, type MissedSearch } from "./missed.sql.ts";

/**
 * Searches that found nothing, remembered by this process: reading writes nothing. A job writes them down, all in one
 * statement, and a process that dies forgets a minute at most.
 */
interface MissedSearches {
  /** Takes note of an answer that was made, or made before and kept: whether it found nothing. */
  note(search: Answered, now: Date): void;
  writeDown(): Promise<void>;
}

interface Answered {
  readonly storeViewId: number;
  readonly query: string;
  /** What is sent: the same object for everybody who asks alike. */
  readonly answer: object;
  /** It was made just now and has nothing in it. */
  readonly isEmpty: boolean;
}

/** So many texts are remembered between two writes: whoever types nonsense by the thousand fills no memory. */
const MOST_NOTED = 500;
/** So many are kept, the most frequent; those that nobody typed for a quarter are not. */
const MOST_KEPT = 10_000;
const KEPT_MS = 90 * DAY_MS;

export const missedSearches = holding<MissedSearches>({
  name: "missed searches",
  open: ({ database }) => rememberMisses(database.db),
  close: (misses) => misses.writeDown(),
});

/** Work of a job: writes down what was noted, and clears away what nobody types any more. */
export async function keepMisses({ held, db, now }: Ctx): Promise<void> {
  await held(missedSearches).writeDown();
  await clearMisses(db, { before: new Date(now.getTime() - KEPT_MS), most: MOST_KEPT });
}

/** Searches that found nothing and have this part, a page of them; `""` for all. */
export const listMissed = (ctx: Ctx, part: string, asked: PageAsked) =>
  selectMissPage(ctx.db, part.trim(), asked);

function rememberMisses(db: Db): MissedSearches {
  const empty = new WeakSet<object>();
  let noted = new Map<string, MissedSearch>();
  const add = (miss: MissedSearch) => {
    const key = `${miss.storeViewId} ${miss.text}`;
    const before = noted.get(key);
    if (!before && noted.size >= MOST_NOTED) return;
    const { times, firstAt } = before ?? { times: 0, firstAt: miss.firstAt };
    noted.set(key, { ...miss, times: times + miss.times, firstAt });
  };
  return {
    note: ({ storeViewId, query, answer, isEmpty }, now) => {
      if (isEmpty) empty.add(answer);
      if (!empty.has(answer)) return;
      const text = missedText(query);
      if (text !== undefined) add({ storeViewId, text, times: 1, firstAt: now, lastAt: now });
    },
    writeDown: async () => {
      const taken = noted;
      if (taken.size === 0) return;
      noted = new Map();
      try {
        await addMisses(db, [...taken.values()]);
      } catch (error) {
        // Not lost: the next round writes it down, with what was noted meanwhile.
        const since = noted;
        noted = taken;
        for (const miss of since.values()) add(miss);
        throw error;
      }
    },
  };
}
