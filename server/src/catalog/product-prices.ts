import type { ProductPrices } from "@placket/domain/catalog/product";
import type { ShownTier } from "@placket/domain/catalog/product-detail";
import { struckMinor } from "@placket/domain/pricing/strike-through";
import { tierTable } from "@placket/domain/pricing/tier-table";
import type { ProductPlace } from "./product-detail.ts";
import { pricedRows } from "./read-model/price-book.ts";
import { NONE } from "./read-model/product-rows.ts";
import type { Shopper } from "./shopper.ts";

/** The price block of a product or of one variant, for one piece; of a family the cheapest variant leads. */
export function rowPrices(shopper: Shopper, { row, familyRow }: ProductPlace): ProductPrices {
  const { book, families, rows } = shopper.snapshot.base;
  const priced = pricedRows(families, rows, row).map((one) => {
    const above = one === familyRow ? NONE : familyRow;
    return { final: finalOf(shopper, one, above), regular: book.regular(one, above) };
  });
  const known = priced.filter(({ final }) => final !== NONE).sort((a, b) => a.final - b.final);
  const priceMinor = known[0]?.final ?? NONE;
  const regular = known[0]?.regular ?? NONE;
  const originalMinor = regular > priceMinor ? regular : NONE;
  const msrp = rows.msrp[row] === NONE ? rows.msrp[familyRow]! : rows.msrp[row]!;
  const struck = struckMinor({
    priceMinor,
    originalMinor: originalMinor === NONE ? null : originalMinor,
    msrpMinor: msrp === NONE || priceMinor === NONE ? null : msrp,
  });
  return {
    price: shopper.shown(priceMinor),
    minPrice: shopper.shown(priceMinor),
    maxPrice: shopper.shown(known.at(-1)?.final ?? NONE),
    originalPrice: shopper.shown(originalMinor),
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
  const { book, families, rows, tiers } = shopper.snapshot.base;
  const cheapest = pricedRows(families, rows, row)
    .map((one) => ({ row: one, above: one === familyRow ? NONE : familyRow }))
    .filter((one) => book.regular(one.row, one.above) !== NONE)
    .sort((a, b) => finalOf(shopper, a.row, a.above) - finalOf(shopper, b.row, b.above))[0];
  if (!cheapest) return [];
  const own = tiers.of(cheapest.row);
  const all = cheapest.above === NONE ? own : [...own, ...tiers.of(cheapest.above)];
  const reader = {
    websiteId: shopper.index.view.websiteId,
    customerGroupId: shopper.customerGroupId,
  };
  const prices = {
    baseMinor: book.regular(cheapest.row, cheapest.above),
    priceMinor: finalOf(shopper, cheapest.row, cheapest.above),
  };
  return tierTable(all, reader, prices).flatMap(({ quantity, minor, percent }) => {
    const price = shopper.shown(minor);
    return price ? { quantity, price, percent } : [];
  });
}
