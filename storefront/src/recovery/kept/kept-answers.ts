import { DAY_MS } from "@placket/domain/durations";
import { withPricesInvalidated } from "../../money/invalidated-prices.ts";
import { hashKey, type QueryKey } from "../../query/query.ts";
import type { Answer, QueryClient } from "../../query/query-client.ts";
import type { KeptDatabase } from "../../storage/database/open-database.ts";
import { isNumber, isText, listOf, objectOf, type Shape } from "../../storage/kept-shape.ts";
import { isKept } from "./kept-questions.ts";

/** Answers of a device, the last ones: a phone reads all of them when a page has loaded. */
const MOST = 200;
const LONGEST_MS = 7 * DAY_MS;
/** Looking for what has changed is to take no longer, in ms (PERSIST-10). */
const SLOW_DIFF_MS = 100;

/** An answer as the database has it, and whose prices and products it shows. */
interface Row extends Answer {
  readonly whose: string;
}

/** What keeping goes by. */
interface Keeping {
  readonly client: Pick<QueryClient, "answers" | "takeUp" | "getQueryData">;
  readonly storeCode: string;
  readonly database: () => Promise<KeptDatabase>;
  /** Who is here, by a text that another one does not have; undefined: of whom nothing is kept. */
  readonly whose: () => string | undefined;
  readonly mayKeep: () => boolean;
  readonly now: () => number;
  /** For the console. */
  readonly warn: (text: string) => void;
}

/** Keeps what a page was answered on the device, and shows it again. */
interface KeptAnswers {
  /**
   * Takes up what is kept of this store view for whoever is here, as far as the page does not know it (PERSIST-01); what is
   * another one's, or too old, is thrown away. Their prices are not shown before they are asked anew (PLP-28).
   */
  readonly hydrate: () => Promise<void>;
  /** Keeps what was answered since (PERSIST-02). */
  readonly persist: () => Promise<void>;
  /** Somebody else is here: what was answered until now is not theirs. */
  readonly changeHands: () => Promise<void>;
}

export function keptAnswers(keeping: Keeping): KeptAnswers {
  const { client, storeCode, database, whose, mayKeep, now, warn } = keeping;
  /** What the database has, as far as this page knows it: the answer and when it came. */
  const kept = new Map<string, { readonly data?: unknown; readonly at: number }>();
  let since = 0;

  const isNew = ({ key, data, at }: Answer) => {
    if (!isKept(key, storeCode) || data === null || at < since) return false;
    const last = kept.get(hashKey(key));
    return last === undefined || last.data !== data || at - last.at > DAY_MS;
  };

  const remove = async (keys: readonly string[]) => {
    for (const key of keys) kept.delete(key);
    if (keys.length > 0) await (await database()).write(keys.map((key) => ({ key })));
  };

  return {
    hydrate: async () => {
      const who = whose();
      if (who === undefined || !mayKeep()) return;
      const stored = await (await database()).all();
      const rows = [...stored].flatMap(([key, row]) => (isRow(row) ? [{ key, row }] : []));
      const good = rows
        .filter(({ row }) => row.whose === who && now() - row.at < LONGEST_MS)
        .toSorted((one, other) => other.row.at - one.row.at)
        .slice(0, MOST);
      const isGood = new Set(good.map(({ key }) => key));
      for (const { key, row } of good) {
        const isUnknown = isKept(row.key, storeCode) && client.getQueryData(row.key) === undefined;
        const data = isUnknown ? withPricesInvalidated(row.data) : undefined;
        kept.set(key, { data, at: row.at });
        // Of no time at all: whoever looks at it asks anew.
        if (isUnknown) client.takeUp([{ key: row.key, data, at: 0 }]);
      }
      await remove([...stored.keys()].filter((key) => !isGood.has(key)));
    },
    persist: async () => {
      const who = whose();
      if (who === undefined || !mayKeep()) return;
      const begun = performance.now();
      const news = client.answers().filter(isNew);
      if (performance.now() - begun > SLOW_DIFF_MS) warn(SLOW_DIFF);
      if (news.length === 0) return;
      const rows = news.map((answer): readonly [string, Row] => [
        hashKey(answer.key),
        { ...answer, whose: who },
      ]);
      await (await database()).write(rows.map(([key, value]) => ({ key, value })));
      for (const [key, { data, at }] of rows) kept.set(key, { data, at });
      const oldest = [...kept].toSorted(([, one], [, other]) => other.at - one.at).slice(MOST);
      await remove(oldest.map(([key]) => key));
    },
    changeHands: async () => {
      since = now();
      const others = [...kept.keys()];
      kept.clear();
      await remove(others);
    },
  };
}

const SLOW_DIFF = "Looking for answers to keep took longer than 0.1 s.";

const isList: Shape<QueryKey> = listOf((part): part is unknown => part !== undefined);
const isRow: Shape<Row> = objectOf<Row>({
  key: isList,
  at: isNumber,
  whose: isText,
  data: (kept): kept is unknown => kept !== undefined,
});
