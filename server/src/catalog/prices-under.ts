import type { Ctx } from "../context.ts";
import type { StoreView } from "../store/store-view.ts";
import type { CatalogPriceRule } from "./price-rules.ts";
import { readModel } from "./read-model.ts";
import { createPacer } from "./read-model/pacer.ts";

/** A product whose price some rules make another one, in minor units. */
interface PricedOtherwise {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** How many listed products were looked at and cost something else, and those whose price falls most. */
export interface PricesUnder {
  readonly looked: number;
  readonly changed: number;
  readonly products: readonly PricedOtherwise[];
}

/** So many are named. */
const MOST_NAMED = 50;

/** What one piece of each listed product of a store view costs a group under some rules and under others. */
export async function pricesUnder(
  ctx: Ctx,
  rules: {
    readonly before: readonly CatalogPriceRule[];
    readonly after: readonly CatalogPriceRule[];
  },
  { view, customerGroupId }: { readonly view: StoreView; readonly customerGroupId: number },
): Promise<PricesUnder> {
  const snapshot = ctx.held(readModel).current();
  const index = snapshot.view(view.id);
  if (!index) return { looked: 0, changed: 0, products: [] };
  const { websiteId } = view;
  const reader = { websiteId, customerGroupId, quantity: 1, now: ctx.now.getTime() };
  const pacer = createPacer();
  const before = await snapshot.pricedUnder(rules.before, reader, pacer);
  const after = await snapshot.pricedUnder(rules.after, reader, pacer);
  const { docRows, docCount, rows } = snapshot.base;
  const isSold = (row: number) =>
    index.isEnabled(row) && rows.websites.at(rows.websitesOf[row]!).includes(websiteId);
  const sold = Array.from({ length: docCount }, (_, doc) => doc).filter((doc) =>
    isSold(docRows[doc]!),
  );
  const changed = sold
    .map((doc) => ({ row: docRows[doc]!, before: before[doc]!, after: after[doc]! }))
    .filter((one) => one.before !== one.after);
  const most = changed.toSorted((a, b) => a.after - a.before - (b.after - b.before));
  return {
    looked: sold.length,
    changed: changed.length,
    products: most.slice(0, MOST_NAMED).map(({ row, ...prices }) => ({
      id: rows.ids[row]!,
      sku: rows.skus.at(row),
      name: index.nameOf(row),
      ...prices,
    })),
  };
}
