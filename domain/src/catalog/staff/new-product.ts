import { isOneLine } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";
import { offerOf } from "../../sold-card/offer.ts";
import { checkQuantity } from "../../stock/stock-change.ts";
import { checkProductChange } from "./check-product.ts";
import type { AttributeValue, SaidValues } from "./product-values.ts";

/** Types that staff make here; bundles are made on a screen of their own. */
export const NEW_TYPES = ["simple", "virtual", "configurable", "giftcard"] as const;

export type NewType = (typeof NEW_TYPES)[number];

/** An attribute by which variants are told apart, and its options that there are to be. */
export interface ChosenAxis {
  readonly code: string;
  readonly optionIds: readonly number[];
}

/** A product that is to be. Of a family price, weight and pieces are those of each variant. */
export interface NewProduct {
  readonly sku: string;
  readonly type: NewType;
  readonly set: SaidValues;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  /** Of a family; none of other types. */
  readonly axes: readonly ChosenAxis[];
  readonly pieces: number;
}

const SKU_MAX = 64;
export const VARIANTS_MAX = 200;
const AXES_MAX = 3;

/** All that is wrong with a product that is to be, by itself. */
export function checkNewProduct(draft: NewProduct, currency: string): readonly Problem[] {
  const { sku, type, set, attributes, axes, pieces } = draft;
  // What is said of a family is said of its variants.
  const priced = type === "configurable" ? "simple" : type;
  const said = { name: "", ...(priced === "giftcard" ? {} : { priceMinor: null }), ...set };
  const change = { set: said, attributes, useDefault: [] };
  const isWorthless = type === "giftcard" && offerOf(attributes, currency) === null;
  return [
    ...(isSku(sku) ? [] : [problem("catalog.badSku", "sku", SKU_MAX)]),
    ...checkProductChange(change, { scope: "default", type: priced }),
    ...(isWorthless ? [problem("catalog.noAmounts", "attributes.giftcard_amounts")] : []),
    ...checkQuantity(pieces).map((found) => ({ ...found, field: "pieces" })),
    ...(type === "configurable" ? checkAxes(axes) : []),
  ];
}

const isSku = (sku: string) =>
  sku.trim() !== "" && sku.trim().length <= SKU_MAX && isOneLine(sku.trim());

/** What is wrong with what variants are to be made of. */
export function checkAxes(axes: readonly ChosenAxis[]): readonly Problem[] {
  const codes = new Set(axes.map(({ code }) => code));
  const isWhole =
    axes.length > 0 &&
    axes.length <= AXES_MAX &&
    codes.size === axes.length &&
    axes.every(({ optionIds }) => optionIds.length > 0);
  if (!isWhole) return [problem("catalog.noVariants", "axes")];
  const count = axes.reduce((product, { optionIds }) => product * optionIds.length, 1);
  return count > VARIANTS_MAX ? [problem("catalog.tooManyVariants", "axes", VARIANTS_MAX)] : [];
}

/** Every way to choose one option of each axis: the first axis changes last. */
export function combinationsOf(axes: readonly ChosenAxis[]): readonly (readonly number[])[] {
  return axes.reduce<readonly (readonly number[])[]>(
    (made, { optionIds }) =>
      made.flatMap((chosen) => [...new Set(optionIds)].map((option) => [...chosen, option])),
    [[]],
  );
}
