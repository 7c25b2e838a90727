import { money } from "../money/money.ts";
import type { Bundle, BundleOption } from "./bundle.ts";
import type { BundledItem } from "./bundled-item.ts";
import type { PricedSelection } from "./bundle-price.ts";

/** A selection of which there is enough, one piece of it for ten dollars. */
export const aSelection = (rest: Partial<PricedSelection> & { id: number }): PricedSelection => ({
  sku: `S${rest.id}`,
  isDouble: false,
  isDefault: false,
  defaultQuantity: 1,
  canChangeQuantity: false,
  isSaleable: true,
  shelf: { quantity: null, backorders: false },
  price: money(1000, "USD"),
  ...rest,
});

/** An option that must be chosen, of one of two selections. */
export const anOption = (
  rest: Partial<BundleOption<PricedSelection>> & { id: number },
): BundleOption<PricedSelection> => ({
  title: `Option ${rest.id}`,
  type: "select",
  isRequired: true,
  selections: [aSelection({ id: rest.id * 10 + 1 }), aSelection({ id: rest.id * 10 + 2 })],
  ...rest,
});

/** A bundle of these options. */
export const aBundle = (
  options: readonly BundleOption<PricedSelection>[],
  rest: Partial<Bundle<PricedSelection>> = {},
): Bundle<PricedSelection> => ({
  sku: "KIT",
  hasDynamicSku: true,
  isStepped: false,
  options,
  ...rest,
});

/** A cap for ten dollars that stands in a bundle once. */
export const aBundledItem = (rest: Partial<BundledItem> = {}): BundledItem => ({
  optionId: 1,
  selectionId: 11,
  quantity: 1,
  title: "Cap",
  type: "select",
  label: "Cap",
  productId: 7,
  sku: "CAP",
  name: "Cap",
  unitPrice: money(1000, "USD"),
  taxClassId: 2,
  ...rest,
});
