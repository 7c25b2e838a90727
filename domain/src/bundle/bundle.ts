import { hasPieces, type Shelf } from "../quantity/has-pieces.ts";

/** How an option is chosen of (BUNDLE-01): one of a list, one of some marks, or several. */
export const OPTION_TYPES = ["select", "radio", "multi"] as const;

export type OptionType = (typeof OPTION_TYPES)[number];

/** A product that an option offers, as far as a rule goes by it (BUNDLE-02). */
export interface BundleSelection {
  readonly id: number;
  readonly sku: string;
  /** One strap of a pair (BUNDLE-07). */
  readonly isDouble: boolean;
  readonly isDefault: boolean;
  /** How many pieces of it stand in one bundle, to begin with. */
  readonly defaultQuantity: number;
  readonly canChangeQuantity: boolean;
  readonly isSaleable: boolean;
  readonly shelf: Shelf;
}

/** One question of a bundle, and what may be answered. */
export interface BundleOption<Selection extends BundleSelection = BundleSelection> {
  readonly id: number;
  readonly title: string;
  readonly type: OptionType;
  readonly isRequired: boolean;
  readonly selections: readonly Selection[];
}

/** A product made of options of selectable products, in the order in which they are chosen. */
export interface Bundle<Selection extends BundleSelection = BundleSelection> {
  readonly sku: string;
  /** Each chosen selection adds to the sku (BUNDLE-10). */
  readonly hasDynamicSku: boolean;
  /** Later options stay hidden until earlier ones are chosen (BUNDLE-06). */
  readonly isStepped: boolean;
  readonly options: readonly BundleOption<Selection>[];
}

/** What is chosen of an option: how many pieces of a selection stand in one bundle. A line stores it so. */
export interface ChosenSelection {
  readonly optionId: number;
  readonly selectionId: number;
  readonly quantity: number;
  /** Of two straps in two colors: which one (BUNDLE-09). */
  readonly side?: StrapSide;
}

export const STRAP_SIDES = ["left", "right"] as const;

export type StrapSide = (typeof STRAP_SIDES)[number];

/** A virtual product whose sku begins so is one strap of a pair (BUNDLE-07). */
const DOUBLE_SKU = /^DOUBLE/i;

/** Whether a product is a strap of a pair: `isDoubleProduct({ type: "virtual", sku: "DOUBLE-RED" })`. */
export const isDoubleProduct = ({
  type,
  sku,
}: {
  readonly type: string;
  readonly sku: string;
}): boolean => type === "virtual" && DOUBLE_SKU.test(sku);

/** Whether an option is one of straps that come in pairs: two of one color, or one of each of two. */
export const isDoubleOption = ({ type, selections }: BundleOption): boolean =>
  type !== "multi" && selections.length > 0 && selections.every(({ isDouble }) => isDouble);

/** So many straps are a pair. */
export const PAIR = 2;

/** Selections that can be had: for sale, with as many pieces as one bundle takes. */
export const availableOf = <Selection extends BundleSelection>(
  option: BundleOption<Selection>,
): readonly Selection[] =>
  option.selections.filter(
    (one) => one.isSaleable && hasPieces(one.shelf, startQuantity(option, one)),
  );

/** How many pieces of a selection stand in a bundle until somebody says otherwise. */
export const startQuantity = (option: BundleOption, selection: BundleSelection): number =>
  isDoubleOption(option) ? PAIR : Math.max(1, selection.defaultQuantity);

/**
 * How many entries an option needs before it counts as chosen (BUNDLE-14): several want more than one, or all there are
 * where fewer can be had. An option that is not required needs none.
 */
export function neededEntries(option: BundleOption): number {
  if (!option.isRequired) return 0;
  return option.type === "multi" ? Math.max(1, Math.min(2, availableOf(option).length)) : 1;
}
