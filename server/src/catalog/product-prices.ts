import type { ProductPrices } from "@placket/domain/catalog/product";
import type { ShownTier } from "@placket/domain/catalog/product-detail";
import { struckMinor } from "@placket/domain/pricing/strike-through";
import { tierTable } from "@placket/domain/pricing/tier-table";
import type { ProductPlace } from "./product-detail.ts";
import { pricedRows } from "./read-model/price/price-book.ts";
import { NONE, pricesOf } from "./read-model/rows/product-rows.ts";
import type { Shopper } from "./shopper.ts";

/** What a product or one variant costs, for one piece, in minor units; `NONE` for what has no price. */
interface RowMinors {
  /** Of a family the cheapest variant leads. */
  readonly price: number;
  readonly highest: number;
  /** The leading price before it was lowered. */
  readonly regular: number;
  readonly msrp: number;
}

export function rowMinors(shopper: Shopper, { row, familyRow }: ProductPlace): RowMinors {
  const { book, families, rows } = shopper.snapshot.base;
  const { websiteId } = shopper.index.view;
  let [price, highest, regular] = [NONE, NONE, NONE];
  for (const one of pricedRows(families, rows, row)) {
    const above = one === familyRow ? NONE : familyRow;
    const final = finalOf(shopper, one, above);
    if (final === NONE) continue;
    if (highest === NONE || final > highest) highest = final;
    if (price !== NONE && final >= price) continue;
    price = final;
    regular = book.regular(one, above, websiteId);
  }
  const msrps = pricesOf(rows, websiteId).msrp;
  const msrp = msrps[row] === NONE ? msrps[familyRow]! : msrps[row]!;
  return { price, highest, regular, msrp };
}

/** The price block of a product or of one variant, for one piece; of a family the cheapest variant leads. */
export function rowPrices(shopper: Shopper, place: ProductPlace): ProductPrices {
  const { price, highest, regular, msrp } = rowMinors(shopper, place);
  const original = regular > price ? regular : NONE;
  const struck = struckMinor({
    priceMinor: price,
    originalMinor: original === NONE ? null : original,
    msrpMinor: msrp === NONE || price === NONE ? null : msrp,
  });
  return {
    price: shopper.shown(price),
    minPrice: shopper.shown(price),
    maxPrice: shopper.shown(highest),
    originalPrice: shopper.shown(original),
    msrpPrice: shopper.shown(msrp),
    struckPrice: shopper.shown(struck ?? NONE),
  };
}

function finalOf(shopper: Shopper, row: number, parentRow: number): number {
  return shopper.snapshot.base.book.final(row, parentRow, {
    websiteId: shopper.index.view.websiteId,
    customerGroupId: shopper.customerGroupId,
    quantity: 1,
    now: shopper.now.getTime(),
  });
}

/** The bulk prices of a product and its family (PDP-08, PDP-48); of a family those of its cheapest variant. */
export function tierRowsOf(shopper: Shopper, { row, familyRow }: ProductPlace): ShownTier[] {
  const { book, families, rows } = shopper.snapshot.base;
  const { websiteId } = shopper.index.view;
  const cheapest = pricedRows(families, rows, row)
    .map((one) => ({ row: one, above: one === familyRow ? NONE : familyRow }))
    .filter((one) => book.regular(one.row, one.above, websiteId) !== NONE)
    .sort((a, b) => finalOf(shopper, a.row, a.above) - finalOf(shopper, b.row, b.above))[0];
  if (!cheapest) return [];
  const all = book.tiers(cheapest.row, cheapest.above, websiteId);
  const reader = { websiteId, customerGroupId: shopper.customerGroupId };
  const prices = {
    baseMinor: book.regular(cheapest.row, cheapest.above, websiteId),
    priceMinor: finalOf(shopper, cheapest.row, cheapest.above),
  };
  return tierTable(all, reader, prices).flatMap(({ quantity, minor, percent }) => {
    const price = shopper.shown(minor);
    return price ? { quantity, price, percent } : [];
  });
}
