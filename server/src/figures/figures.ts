import { createHash, randomBytes } from "node:crypto";
import { dayAfter, dayIn, type Day } from "@placket/domain/clock-days";
import { isMachine, STAGES, type Stage } from "@placket/domain/figures/figures";
import { LRUCache } from "lru-cache";
import { onListBySku } from "../catalog/listed-products.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import { networkOf } from "../http/guard/client-network.ts";
import { settingsOf } from "../store/store-config.ts";
import type { StoreView } from "../store/store-view.ts";
import { addFigures, deleteFiguresBefore, type Figure } from "./figures.sql.ts";

/** What visits did today is remembered of so many, in hashes; the oldest is forgotten first, and may count again. */
const SEEN_MOST = 200_000;
/** Browsers of one network that count as visits in a day: a hotel behind one line has so many, a machine that invents names has more. */
const BROWSERS_MOST = 300;
/** Networks whose browsers are counted today; the oldest is forgotten first. */
const NETWORKS_MOST = 50_000;
/** Different counts that wait to be written; whoever invents more is not counted. */
const NOTED_MOST = 20_000;
/** As long as a report looks back, and some days. */
const KEPT_DAYS = 740;
/** For a count of no style. */
const ALL_STYLES = 0;

/**
 * Counts in the memory of this process, written down by a job in one statement: reading and looking write nothing. A
 * process that dies forgets a minute at most.
 */
interface Figures {
  /** Counts a visit, once for a browser and a day; false where too many browsers of its network were counted already. */
  admit(at: Pick<Figure, "day" | "storeViewId">, visitor: Visitor): boolean;
  /** Counts a stage of a visit, once for a visit, a day and a style. */
  count(figure: Omit<Figure, "times">, visitor: Visitor): void;
  writeDown(): Promise<void>;
}

/** Whoever comes, as they are told apart: never kept like that. */
interface Visitor {
  readonly network: string;
  readonly browser: string;
}

export const figures = holding<Figures>({
  name: "figures",
  open: ({ database }) => rememberFigures(database.db),
  close: (held) => held.writeDown(),
});

/**
 * Counts that the visit of whoever asks came so far today, with the style it saw where there is one. Machines that say
 * what they are, staff and whoever acts for a customer are no visits.
 */
export function noteStage(ctx: Ctx, stage: Stage, sku?: string): void {
  const { client, principal, store } = ctx;
  if (!client || isMachine(client.browser)) return;
  if (principal.kind === "staff" || principal.actingFor !== null) return;
  const day = dayOf(ctx, store);
  const held = ctx.held(figures);
  const visitor = { network: networkOf(client.address), browser: client.browser };
  const one = { day, storeViewId: store.id, stage };
  // Whoever comes by a link to a product has visited as well.
  if (!held.admit(one, visitor)) return;
  held.count({ ...one, productId: ALL_STYLES }, visitor);
  if (!STAGES[stage].ofStyle || sku === undefined) return;
  const style = onListBySku(ctx, sku);
  if (style) held.count({ ...one, productId: style.productId }, visitor);
}

/** By the clocks of its warehouse, as reports count days. */
const dayOf = ({ held, now }: Ctx, store: StoreView): Day =>
  dayIn(now, settingsOf({ held, store }).dispatchTimeZone);

/** Work of a job: writes down what was counted, and clears away what no report looks back to. */
export async function keepFigures({ held, db, now }: Ctx): Promise<void> {
  await held(figures).writeDown();
  await deleteFiguresBefore(db, dayAfter(dayIn(now, "UTC"), -KEPT_DAYS));
}

function rememberFigures(db: Db): Figures {
  // Made by this process and told to nobody: no hash of today can be made again tomorrow, or elsewhere.
  let salt = randomBytes(32);
  let saltedFor: Day = "";
  const seen = new LRUCache<string, true>({ max: SEEN_MOST });
  const browsersOf = new LRUCache<string, number>({ max: NETWORKS_MOST });
  let noted = new Map<string, Figure>();
  const add = (figure: Figure) => {
    const { day, storeViewId, stage, productId, times } = figure;
    const key = `${day} ${storeViewId} ${stage} ${productId}`;
    const before = noted.get(key);
    if (!before && noted.size >= NOTED_MOST) return;
    noted.set(key, { ...figure, times: times + (before?.times ?? 0) });
  };
  const saltOf = (day: Day) => {
    // Days of several clocks overlap; the latest of them has the salt.
    if (day > saltedFor) {
      saltedFor = day;
      salt = randomBytes(32);
    }
    return salt;
  };
  const hashOf = (day: Day, ...what: readonly (string | number)[]) => {
    const hash = createHash("sha256")
      .update(saltOf(day))
      .update([day, ...what].join("\n"));
    return hash.digest("base64url").slice(0, HASH_LENGTH);
  };
  const keyOf = (figure: Omit<Figure, "times">, { network, browser }: Visitor) => {
    const { day, storeViewId, stage, productId } = figure;
    return hashOf(day, network, browser, storeViewId, stage, productId);
  };
  /** Whether it is the first time; from then on it is not. */
  const isNew = (key: string) => {
    if (seen.has(key)) return false;
    seen.set(key, true);
    return true;
  };
  return {
    admit: ({ day, storeViewId }, visitor) => {
      const visit = { day, storeViewId, stage: "visit", productId: ALL_STYLES } as const;
      const key = keyOf(visit, visitor);
      if (seen.has(key)) return true;
      const network = hashOf(day, visitor.network);
      const browsers = browsersOf.get(network) ?? 0;
      if (browsers >= BROWSERS_MOST) return false;
      browsersOf.set(network, browsers + 1);
      seen.set(key, true);
      add({ ...visit, times: 1 });
      return true;
    },
    count: (figure, visitor) => {
      if (isNew(keyOf(figure, visitor))) add({ ...figure, times: 1 });
    },
    writeDown: async () => {
      const taken = noted;
      if (taken.size === 0) return;
      noted = new Map();
      try {
        await addFigures(db, [...taken.values()]);
      } catch (error) {
        // Not lost: the next round writes it down, with what was counted meanwhile.
        const since = noted;
        noted = taken;
        for (const figure of since.values()) add(figure);
        throw error;
      }
    },
  };
}

/** Characters of a hash: enough that two visits are hardly ever one. */
const HASH_LENGTH = 16;
