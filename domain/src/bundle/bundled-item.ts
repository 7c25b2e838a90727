import type { Money } from "../money/money.ts";
import { allocate, times } from "../money/money.ts";
import type { ChosenSelection, OptionType } from "./bundle.ts";

/** What stands in each bundle of a line, with its product as it is sold now; an order keeps it as of its day. */
export interface BundledItem extends ChosenSelection {
  /** The title of its option. */
  readonly title: string;
  readonly type: OptionType;
  /** What its row is called: the title, or which strap it is. */
  readonly label: string;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  /** What one piece of it costs in the bundle. */
  readonly unitPrice: Money;
  readonly taxClassId: number | null;
}

/** A part of what a line costs that is taxed alike. */
interface TaxedPart {
  readonly amount: Money;
  readonly taxClassId: number | null;
}

/**
 * What bundles cost, by the tax classes of what they hold, each its part by what it is worth; exactly as much in all.
 * What they cost besides is taxed as the bundle itself is.
 * @param unitPrice of one bundle, as it is sold.
 */
export function taxedParts(
  {
    unitPrice,
    quantity,
    taxClassId,
  }: { readonly unitPrice: Money; readonly quantity: number; readonly taxClassId: number | null },
  bundled: readonly BundledItem[],
): readonly TaxedPart[] {
  const worth = new Map<number | null, number>();
  const put = (of: number | null, minor: number) => worth.set(of, (worth.get(of) ?? 0) + minor);
  let rest = unitPrice.minor;
  for (const item of bundled) {
    const { minor } = times(item.unitPrice, item.quantity);
    put(item.taxClassId, minor);
    rest -= minor;
  }
  if (rest > 0) put(taxClassId, rest);
  const parts = allocate(times(unitPrice, quantity), [...worth.values()]);
  return [...worth.keys()].map((of, at) => ({ amount: parts[at]!, taxClassId: of }));
}
