import type { PriceReader } from "@placket/domain/pricing/final-price";
import type { CatalogBase } from "./catalog-base.ts";
import type { Pacer } from "./pacer.ts";
import { buildPriceTable, priceTableNow, repriced, type PriceTable } from "./price-table.ts";

/** Who sees which prices: groups and websites without tiers of their own share one class. */
export type PriceClass = string;

/** The prices of listed products, by website and customer group, right at the asked instant. */
export interface PriceTables {
  classOf(websiteId: number, customerGroupId: number): PriceClass;
  /** Rises at each instant a special price begins or ends: what was made in another epoch is stale. */
  epochAt(now: Date): number;
  tableFor(websiteId: number, customerGroupId: number, now: Date): PriceTable;
  /** Makes a table ahead of the first question, in slices. */
  prepare(websiteId: number, customerGroupId: number, now: Date): Promise<void>;
}

/** A class that belongs to nobody: its tiers are those for every website or group. */
const ANYBODY = -2;

export function priceTables(base: CatalogBase, pacer: Pacer): PriceTables {
  const made = new Map<PriceClass, { readonly epoch: number; readonly table: PriceTable }>();
  const { book, tiers, datedDocs } = base;
  const website = (id: number) => (tiers.websiteIds.has(id) ? id : ANYBODY);
  const group = (id: number) => (tiers.customerGroupIds.has(id) ? id : ANYBODY);
  const classOf = (websiteId: number, groupId: number) => `${website(websiteId)}/${group(groupId)}`;
  const epochAt = (now: Date) => boundariesUpTo(book.boundaries, now.getTime());
  const reader = (websiteId: number, groupId: number, now: Date): PriceReader => ({
    websiteId: website(websiteId),
    customerGroupId: group(groupId),
    quantity: 1,
    now: now.getTime(),
  });
  return {
    classOf,
    epochAt,
    tableFor(websiteId, groupId, now) {
      const key = classOf(websiteId, groupId);
      const epoch = epochAt(now);
      const known = made.get(key);
      if (known?.epoch === epoch) return known.table;
      const who = reader(websiteId, groupId, now);
      const table = known ? repriced(base, who, known.table, datedDocs) : priceTableNow(base, who);
      made.set(key, { epoch, table });
      return table;
    },
    async prepare(websiteId, groupId, now) {
      const table = await buildPriceTable(base, reader(websiteId, groupId, now), pacer);
      made.set(classOf(websiteId, groupId), { epoch: epochAt(now), table });
    },
  };
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
