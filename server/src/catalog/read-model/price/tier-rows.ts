import type { TierPrice } from "@placket/domain/pricing/tier-price";
import { eachInSlices, type Pacer } from "../pacer.ts";
import { NONE, rowOf, type ProductRows } from "../rows/product-rows.ts";

/** Tier prices of all products, found by row. */
export interface TierRows {
  of(row: number): readonly TierPrice[];
  /** Websites and groups that have a tier of their own: all others share one price. */
  readonly websiteIds: ReadonlySet<number>;
  readonly customerGroupIds: ReadonlySet<number>;
  /** From now on a product has these, and nobody else's change. */
  set(row: number, tiers: readonly TierPrice[]): void;
}

const NO_TIERS: readonly TierPrice[] = [];

/** Columns side by side, ordered by product id; `NONE` stands for null. */
export interface TierColumns {
  readonly productIds: Int32Array;
  readonly websiteIds: Int32Array;
  readonly groupIds: Int32Array;
  readonly quantities: Int32Array;
  readonly prices: Int32Array;
  readonly discounts: Int32Array;
}

export async function tierRows(
  rows: ProductRows,
  columns: TierColumns,
  pacer: Pacer,
): Promise<TierRows> {
  const offsets = new Uint32Array(rows.count + 1);
  const websiteIds = new Set<number>();
  const customerGroupIds = new Set<number>();
  const note = ({
    websiteId,
    customerGroupId,
  }: Pick<TierPrice, "websiteId" | "customerGroupId">) => {
    if (websiteId !== null) websiteIds.add(websiteId);
    if (customerGroupId !== null) customerGroupIds.add(customerGroupId);
  };
  let filled = 0;
  let used = 0;
  await eachInSlices(columns.productIds.length, pacer, (i) => {
    const row = rowOf(rows, columns.productIds[i]!);
    // A product deleted while the build reads: leave its tiers to nobody.
    if (row === NONE) return;
    while (filled <= row) offsets[filled++] = used;
    move(columns, i, used);
    note(tierAt(columns, used));
    used += 1;
  });
  while (filled <= rows.count) offsets[filled++] = used;
  // Products whose tiers changed since.
  const changed = new Map<number, readonly TierPrice[]>();
  return {
    websiteIds,
    customerGroupIds,
    of(row) {
      const known = changed.size > 0 ? changed.get(row) : undefined;
      if (known) return known;
      const from = offsets[row]!;
      const to = offsets[row + 1]!;
      if (from === to) return NO_TIERS;
      return Array.from({ length: to - from }, (_, i) => tierAt(columns, from + i));
    },
    set(row, tiers) {
      changed.set(row, tiers);
      for (const tier of tiers) note(tier);
    },
  };
}

/** The tier at a place of the columns. */
export function tierAt(columns: TierColumns, i: number): TierPrice {
  return {
    websiteId: orNull(columns.websiteIds[i]!),
    customerGroupId: orNull(columns.groupIds[i]!),
    quantity: columns.quantities[i]!,
    priceMinor: orNull(columns.prices[i]!),
    discountMicro: orNull(columns.discounts[i]!),
  };
}

function move(columns: TierColumns, from: number, to: number): void {
  for (const column of Object.values(columns) as Int32Array[]) column[to] = column[from]!;
}

function orNull(value: number): number | null {
  return value === NONE ? null : value;
}
