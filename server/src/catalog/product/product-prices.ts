import { GUEST_GROUP_ID } from "@placket/domain/access/principal";
import type { ProductPrices, ShownPrice } from "@placket/domain/catalog/product";
import type { ShownTier } from "@placket/domain/catalog/product-detail";
import { struckMinor } from "@placket/domain/pricing/strike-through";
import { tierTable } from "@placket/domain/pricing/tier-table";
import type { ProductPlace } from "./product-detail.ts";
import { bundleRange } from "../read-model/price/bundle-range.ts";
import { pricedRows } from "../read-model/price/price-book.ts";
import { NONE, pricesOf } from "../read-model/rows/product-rows.ts";
import type { Shopper } from "../shopper.ts";

/** What a product or one variant costs, for one piece, in minor units; `NONE` for what has no price. */
interface RowMinors {
  /** Of a family the cheapest variant leads. */
  readonly price: number;
  readonly highest: number;
  /** The leading price before it was lowered. */
  readonly regular: number;
  /** The highest of all before any was lowered. */
  readonly highestRegular: number;
  readonly msrp: number;
}

export function rowMinors(shopper: Shopper, place: ProductPlace): RowMinors {
  return minorsOf(shopper, place, pricedAt(shopper, place));
}

/** The price block of a product or of one variant, for one piece; of a family the cheapest variant leads. */
export function rowPrices(shopper: Shopper, place: ProductPlace): ProductPrices {
  return shownMinors(shopper, rowMinors(shopper, place));
}

/** The bulk prices of a product and its family (PDP-08, PDP-48); of a family those of its cheapest variant. */
export function tierRowsOf(shopper: Shopper, place: ProductPlace): ShownTier[] {
  return tiersOf(shopper, pricedAt(shopper, place));
}

/** All prices that the page of a product shows. */
interface PagePrices {
  readonly shown: ProductPrices;
  /** The leading price in minor units; `NONE` where there is none. */
  readonly leadMinor: number;
  /** Of each enabled variant, by position. */
  readonly variants: readonly Record<"price" | "originalPrice", ShownPrice | null>[];
  readonly tiers: readonly ShownTier[];
  /** Whether it is one that the asker's customer group has and visitors have not (PDP-10). */
  readonly isGroups: boolean;
}

/** The same as `rowPrices` of the product and of each variant and `tierRowsOf`, each price looked up once. */
export function pagePrices(shopper: Shopper, place: ProductPlace): PagePrices {
  const priced = pricedAt(shopper, place);
  const minors = minorsOf(shopper, place, priced);
  return {
    shown: shownMinors(shopper, minors),
    leadMinor: minors.price,
    variants: priced.map(({ final, regular }) => ({
      price: shopper.shown(final),
      originalPrice: hidesStruck(shopper) ? null : shopper.shown(loweredFrom(final, regular)),
    })),
    tiers: tiersOf(shopper, priced),
    isGroups: isGroups(shopper, place, minors.price),
  };
}

/** A row whose price may lead, and what it costs; `NONE` twice where it has no price. */
interface PricedRow {
  readonly row: number;
  /** The family it is priced in; `NONE` for a product that is no variant. */
  readonly above: number;
  readonly final: number;
  readonly regular: number;
}

/** The enabled variants, by position, or the product itself; of a bundle its cheapest and its dearest choice. */
function pricedAt(
  shopper: Shopper,
  { row, familyRow }: ProductPlace,
  customerGroupId = shopper.customerGroupId,
): PricedRow[] {
  const { book, families, rows } = shopper.snapshot.base;
  const { websiteId } = shopper.index.view;
  const reader = {
    websiteId,
    customerGroupId,
    quantity: 1,
    now: shopper.now.getTime(),
  };
  const bundle = shopper.snapshot.base.bundles.of(row);
  if (bundle) {
    const range = bundleRange(shopper.snapshot.base, row, { bundle, reader });
    const { lowest, highest, regular } = range;
    return [
      { row, above: NONE, final: lowest, regular },
      { row, above: NONE, final: highest, regular: highest },
    ];
  }
  const card = shopper.snapshot.base.giftCards.rangeOf(row, websiteId);
  if (card) {
    return [card.lowest, card.highest].map((minor) => ({
      row,
      above: NONE,
      final: minor,
      regular: minor,
    }));
  }
  return pricedRows(families, rows, row).map((one) => {
    const above = one === familyRow ? NONE : familyRow;
    const final = book.final(one, above, reader);
    return { row: one, above, final, regular: book.regular(one, above, websiteId) };
  });
}

/** The first of the cheapest; undefined where nothing has a price. */
function leadOf(priced: readonly PricedRow[]): PricedRow | undefined {
  let lead: PricedRow | undefined;
  for (const one of priced) {
    if (one.final !== NONE && (!lead || one.final < lead.final)) lead = one;
  }
  return lead;
}

function minorsOf(
  { snapshot, index }: Shopper,
  { row, familyRow }: ProductPlace,
  priced: readonly PricedRow[],
): RowMinors {
  const lead = leadOf(priced);
  const highest = priced.reduce((most, { final }) => Math.max(most, final), NONE);
  const highestRegular = priced.reduce((most, { regular }) => Math.max(most, regular), NONE);
  const msrps = pricesOf(snapshot.base.rows, index.view.websiteId).msrp;
  const msrp = msrps[row] === NONE ? msrps[familyRow]! : msrps[row]!;
  const { final: price = NONE, regular = NONE } = lead ?? {};
  return { price, highest, regular, highestRegular, msrp };
}

function shownMinors(shopper: Shopper, minors: RowMinors): ProductPrices {
  const { price, highest, regular, msrp } = minors;
  const original = loweredFrom(price, regular);
  const block = {
    priceMinor: price,
    originalMinor: original === NONE ? null : original,
    msrpMinor: msrp === NONE || price === NONE ? null : msrp,
  };
  const struck = struckMinor(block, shopper.portal);
  return {
    price: shopper.shown(price),
    minPrice: shopper.shown(price),
    maxPrice: shopper.shown(highest),
    originalPrice: shopper.shown(original),
    msrpPrice: shopper.shown(msrp),
    struckPrice: shopper.shown(struck ?? NONE),
  };
}

/** Whether the portal of whoever asks shows no price that was struck through (PORTAL-24). */
const hidesStruck = ({ portal }: Shopper) => portal?.hideStruckPrices === true;

function isGroups(shopper: Shopper, place: ProductPlace, priceMinor: number): boolean {
  if (shopper.customerGroupId === GUEST_GROUP_ID) return false;
  const ofVisitors = leadOf(pricedAt(shopper, place, GUEST_GROUP_ID));
  return ofVisitors !== undefined && ofVisitors.final !== priceMinor;
}

/** The price before it was lowered; `NONE` where it was not. */
const loweredFrom = (price: number, regular: number) => (regular > price ? regular : NONE);

function tiersOf(shopper: Shopper, priced: readonly PricedRow[]): ShownTier[] {
  const cheapest = leadOf(priced);
  if (!cheapest) return [];
  const { websiteId } = shopper.index.view;
  const all = shopper.snapshot.base.book.tiers(cheapest.row, cheapest.above, websiteId);
  const reader = { websiteId, customerGroupId: shopper.customerGroupId };
  const prices = { baseMinor: cheapest.regular, priceMinor: cheapest.final };
  return tierTable(all, reader, prices).flatMap(({ quantity, minor, percent }) => {
    const price = shopper.shown(minor);
    return price ? { quantity, price, percent } : [];
  });
}
