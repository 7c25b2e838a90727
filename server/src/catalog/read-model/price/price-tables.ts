import type { PriceReader } from "@placket/domain/pricing/final-price";
import type { CatalogBase } from "../catalog-base.ts";
import type { Pacer } from "../pacer.ts";
import {
  buildPriceTable,
  priceTableNow,
  repriced,
  repricedDocs,
  type PriceTable,
} from "./price-table.ts";

/** Who sees which prices: groups and websites without prices of their own share one class. */
type PriceClass = string;

/** The prices of listed products, by website and customer group, right at the asked instant. */
export interface PriceTables {
  classOf(websiteId: number, customerGroupId: number): PriceClass;
  /** Rises at each instant a special price begins or ends: what was made in another epoch is stale. */
  epochAt(now: Date): number;
  tableFor(websiteId: number, customerGroupId: number, now: Date): PriceTable;
  /** Makes a table ahead of the first question, in slices. */
  prepare(websiteId: number, customerGroupId: number, now: Date): Promise<void>;
  /** Prices some products anew in every table there is and gives those that cost somebody something else. */
  reprice(docs: readonly number[], now: Date): ReadonlySet<number>;
}

interface Made {
  readonly websiteId: number;
  readonly groupId: number;
  readonly epoch: number;
  readonly table: PriceTable;
}

/** A class that belongs to nobody: its prices are those for every website or group. */
const ANYBODY = -2;

export function priceTables(base: CatalogBase, pacer: Pacer): PriceTables {
  const made = new Map<PriceClass, Made>();
  const { book, tiers } = base;
  const { websitePrices } = base.rows;
  const websites = new Set([...tiers.websiteIds, ...websitePrices.keys()]);
  const groups = new Set(tiers.customerGroupIds);
  const website = (id: number) =>
    tiers.websiteIds.has(id) || websitePrices.has(id) ? id : ANYBODY;
  const group = (id: number) => (tiers.customerGroupIds.has(id) ? id : ANYBODY);
  const classOf = (websiteId: number, groupId: number) => `${website(websiteId)}/${group(groupId)}`;
  const epochAt = (now: Date) => boundariesUpTo(book.boundaries, now.getTime());
  const reader = (websiteId: number, groupId: number, now: Date): PriceReader => ({
    websiteId: website(websiteId),
    customerGroupId: group(groupId),
    quantity: 1,
    now: now.getTime(),
  });
  const keep = (
    websiteId: number,
    groupId: number,
    { epoch, table }: Pick<Made, "epoch" | "table">,
  ) => {
    const whose = { websiteId: website(websiteId), groupId: group(groupId) };
    made.set(classOf(websiteId, groupId), { ...whose, epoch, table });
  };
  return {
    classOf,
    epochAt,
    tableFor(websiteId, groupId, now) {
      const key = classOf(websiteId, groupId);
      const epoch = epochAt(now);
      const known = made.get(key);
      if (known?.epoch === epoch) return known.table;
      const who = reader(websiteId, groupId, now);
      const table = known
        ? repriced(base, who, known.table, base.datedDocs)
        : priceTableNow(base, who);
      keep(websiteId, groupId, { epoch, table });
      return table;
    },
    async prepare(websiteId, groupId, now) {
      const table = await buildPriceTable(base, reader(websiteId, groupId, now), pacer);
      keep(websiteId, groupId, { epoch: epochAt(now), table });
    },
    reprice(docs, now) {
      const changed = new Set<number>();
      // Whoever has a tier of its own for the first time paid what anybody pays until now.
      for (const websiteId of tiers.websiteIds.difference(websites)) {
        websites.add(websiteId);
        for (const one of [...made.values()].filter((one) => one.websiteId === ANYBODY))
          keep(websiteId, one.groupId, { ...one, table: copyOf(one.table) });
      }
      for (const groupId of tiers.customerGroupIds.difference(groups)) {
        groups.add(groupId);
        for (const one of [...made.values()].filter((one) => one.groupId === ANYBODY))
          keep(one.websiteId, groupId, { ...one, table: copyOf(one.table) });
      }
      for (const { websiteId, groupId, epoch, table } of made.values()) {
        const after = repricedDocs(base, reader(websiteId, groupId, now), table, docs);
        keep(websiteId, groupId, { epoch, table: after.table });
        for (const doc of after.changed) changed.add(doc);
      }
      return changed;
    },
  };
}

function copyOf({ lowest, highest, regular, order }: PriceTable): PriceTable {
  return { lowest: lowest.slice(), highest: highest.slice(), regular: regular.slice(), order };
}

/** How many instants have come: `boundaries` ascend. */
function boundariesUpTo(boundaries: readonly number[], now: number): number {
  let low = 0;
  let high = boundaries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (boundaries[middle]! <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}
