import { neededEntries, startQuantity, type BundleOption } from "@placket/domain/bundle/bundle";
import { fixedSelectionMinor } from "@placket/domain/bundle/bundle-price";
import { quantitiesOf } from "@placket/domain/bundle/selection-quantity";
import { exchanged } from "@placket/domain/money/exchange";
import type { PriceReader } from "@placket/domain/pricing/final-price";
import type { CatalogBase } from "../catalog-base.ts";
import type { BundleRow, SelectionRow } from "../rows/bundles.ts";
import { IS_ENABLED, NONE } from "../rows/product-rows.ts";

type Priced = Pick<CatalogBase, "rows" | "families" | "book">;

/** What a bundle costs as it may be chosen, in minor units; `NONE` where it cannot be. */
interface BundleRange {
  readonly lowest: number;
  readonly highest: number;
  /** What the cheapest choice cost before anything of it was lowered. */
  readonly regular: number;
}

/** From the cheapest of each option that must be chosen to the dearest of all, for one bundle. */
export function bundleRange(
  base: Priced,
  row: number,
  { bundle, reader }: { readonly bundle: BundleRow; readonly reader: PriceReader },
): BundleRange {
  const own = ownPrice(base, row, bundle, reader);
  const ownRegular =
    bundle.priceType === "fixed" ? base.book.regular(row, NONE, reader.websiteId) : 0;
  if (own === NONE) return NOTHING;
  const sum = { lowest: own, highest: own, regular: ownRegular };
  for (const option of bundle.options) {
    const costs = costsOf(base, row, { bundle, option, reader });
    const needed = neededOf(option);
    if (costs.length < needed) return NOTHING;
    for (const { lowest, regular } of costs.slice(0, needed)) {
      sum.lowest += lowest;
      sum.regular += regular;
    }
    const highest = costs.map((cost) => cost.highest);
    sum.highest +=
      option.type === "multi" ? highest.reduce((a, b) => a + b, 0) : Math.max(0, ...highest);
  }
  return sum;
}

const NOTHING: BundleRange = { lowest: NONE, highest: NONE, regular: NONE };

/** Prices do not wait for stock: what is short today is counted as enabled. */
const neededOf = (option: BundleOption) =>
  neededEntries({
    ...option,
    selections: option.selections.map((one) => ({
      ...one,
      isSaleable: true,
      shelf: { quantity: null, backorders: true },
    })),
  });

/** What an enabled selection adds to a bundle, the cheapest first. */
function costsOf(
  base: Priced,
  row: number,
  {
    bundle,
    option,
    reader,
  }: {
    readonly bundle: BundleRow;
    readonly option: BundleOption<SelectionRow>;
    readonly reader: PriceReader;
  },
): BundleRange[] {
  const enabled = option.selections.filter((one) => (base.rows.flags[one.row]! & IS_ENABLED) !== 0);
  return enabled
    .flatMap((selection) => {
      const usual = startQuantity(option, selection);
      const fewest = selection.isDouble ? usual : Math.min(usual, ...quantitiesOf(selection));
      const at = (pieces: number) =>
        selectionPrice(base, { row, bundle, selection, reader: { ...reader, quantity: pieces } });
      const { final, regular } = at(fewest);
      if (final === NONE) return [];
      return {
        lowest: final * fewest,
        regular: regular * fewest,
        highest: at(usual).final * usual,
      };
    })
    .toSorted((a, b) => a.lowest - b.lowest);
}

/** What a bundle of a fixed price costs besides its selections, in minor units of the website. */
export const ownPrice = (
  { book }: Pick<Priced, "book">,
  row: number,
  { priceType }: Pick<BundleRow, "priceType">,
  reader: PriceReader,
): number => (priceType === "fixed" ? book.final(row, NONE, reader) : 0);

/**
 * What one piece of a selection costs in a bundle, in minor units of the website: that of its product for so many
 * pieces, as one of its family; in a bundle of a fixed price what was said for it, which nothing lowers.
 */
export function selectionPrice(
  base: Priced,
  {
    row,
    bundle,
    selection,
    reader,
  }: {
    readonly row: number;
    readonly bundle: Pick<BundleRow, "priceType">;
    readonly selection: SelectionRow;
    readonly reader: PriceReader;
  },
): { readonly final: number; readonly regular: number; readonly isBulk: boolean } {
  const { book, families, rows } = base;
  if (bundle.priceType === "fixed") {
    const said = fixedSelectionMinor(selection, book.regular(row, NONE, reader.websiteId));
    const exchange = rows.websitePrices.get(reader.websiteId)?.exchange;
    const minor =
      selection.priceMicro === null && exchange ? (exchanged(said, exchange) ?? NONE) : said;
    return { final: minor, regular: minor, isBulk: false };
  }
  const family = families.firstParentOf(selection.row);
  const final = book.final(selection.row, family, reader);
  return {
    final,
    regular: final === NONE ? NONE : book.regular(selection.row, family, reader.websiteId),
    isBulk: book.isBulk(selection.row, family, reader),
  };
}
