import { add, times, type Money } from "../money/money.ts";
import { shareOf } from "../pricing/share-of.ts";
import type { Bundle, BundleSelection, ChosenSelection } from "./bundle.ts";
import { missingOptions } from "./missing-options.ts";

/** A selection with what one piece of it costs in the bundle; `null` where it has no price. */
export interface PricedSelection extends BundleSelection {
  readonly price: Money | null;
}

/**
 * What one bundle costs: its own price, and of each selection its price times its quantity (BUNDLE-11). `null` until all
 * required options are chosen, and where something chosen has no price.
 * @param own what the bundle costs besides; nothing where its price is all of its selections.
 */
export function bundlePrice(
  bundle: Bundle<PricedSelection>,
  chosen: readonly ChosenSelection[],
  own: Money,
): Money | null {
  if (missingOptions(bundle, chosen).length > 0) return null;
  let price = own;
  for (const { optionId, selectionId, quantity } of chosen) {
    const option = bundle.options.find(({ id }) => id === optionId);
    const each = option?.selections.find(({ id }) => id === selectionId)?.price;
    if (!each) return null;
    price = add(price, times(each, quantity));
  }
  return price;
}

/** What a selection costs in a bundle of a fixed price: an amount, or a part of the bundle's own price. */
export interface FixedSelectionPrice {
  readonly priceMinor: number;
  /** Instead of the amount, in millionths of the bundle's own price. */
  readonly priceMicro: number | null;
}

/** The same in minor units. */
export const fixedSelectionMinor = (
  { priceMinor, priceMicro }: FixedSelectionPrice,
  ownMinor: number,
): number => (priceMicro === null ? priceMinor : shareOf(ownMinor, priceMicro));
