import type { ConfigurableChoice, ProductStock, Variant } from "../catalog/product-detail.ts";
import { isSizeAttribute } from "../catalog/size-attribute.ts";
import { DEFAULT_QUANTITY_RULES, type QuantityRules } from "../quantity/quantity-rules.ts";

/**
 * What the product page chooses from: a configurable product with its variants, or a simple product as a
 * family of one without choices.
 */
export interface Family {
  /** In the order a buyer decides: color, anything else, size. */
  readonly choices: readonly ConfigurableChoice[];
  readonly variants: readonly Variant[];
  readonly stock: readonly ProductStock[];
  readonly currency: string;
  /** One piece of the cheapest variant, in minor units. */
  readonly priceMinor: number | null;
  /** One piece of each variant, in minor units, by product id. */
  readonly variantMinor: Readonly<Record<number, number>>;
  /** Bulk prices by the number of pieces of the whole family, ascending. */
  readonly tiers: readonly FamilyTier[];
  /** Sold while it lasts: at 0 pieces it is gone (PDP-34). */
  readonly isDiscontinued: boolean;
  readonly loginRequired: boolean;
}

export interface FamilyTier {
  /** From this many pieces on. */
  readonly quantity: number;
  readonly minor: number;
}

/** Option id by attribute id. */
export type Chosen = Readonly<Record<number, number>>;

/** A color or a pattern rather than a word. */
export function isColor({ swatch }: ConfigurableChoice): boolean {
  return swatch === "color" || swatch === "image";
}

/** The attribute labelled 'Size' is special (PDP-12). */
export function isSize(choice: ConfigurableChoice): boolean {
  return isSizeAttribute(choice);
}

/** Choices in the order a buyer decides; within a kind as staff ordered them. */
export function inBuyingOrder(choices: readonly ConfigurableChoice[]): ConfigurableChoice[] {
  return choices.toSorted((a, b) => buyingRank(a) - buyingRank(b));
}

const buyingRank = (choice: ConfigurableChoice) => (isColor(choice) ? 0 : isSize(choice) ? 2 : 1);

/** Whether a variant has every option of `chosen`; attributes that are not chosen do not matter. */
export function variantHas({ selections }: Variant, chosen: Chosen): boolean {
  return Object.entries(chosen).every(([attributeId, optionId]) =>
    selections.some((s) => s.attributeId === Number(attributeId) && s.optionId === optionId),
  );
}

/** The stock of one variant (PDP-14). */
export function stockOfVariant(family: Family, productId: number): ProductStock | undefined {
  return family.stock.find((stock) => stock.productId === productId);
}

/** Whether a piece of the variant can be bought now (PDP-34). */
export function isBuyable(family: Family, productId: number): boolean {
  const stock = stockOfVariant(family, productId);
  if (!stock?.isInStock || !stock.isSaleable) return false;
  return !(family.isDiscontinued && stock.quantity !== null && stock.quantity <= 0);
}

/** How many pieces of the variant may be taken at once (PDP-41). */
export function rulesOfVariant(family: Family, productId: number | undefined): QuantityRules {
  const stock = productId === undefined ? undefined : stockOfVariant(family, productId);
  return stock?.rules ?? DEFAULT_QUANTITY_RULES;
}

/** The rules that hold for every variant alike; undefined where they differ. */
export function sharedRules({ stock }: Family): QuantityRules | undefined {
  const [first, ...others] = stock.map(({ rules }) => rules);
  const isShared = others.every(
    (rules) =>
      rules.minimum === first?.minimum &&
      rules.maximum === first.maximum &&
      rules.increment === first.increment,
  );
  return isShared ? first : undefined;
}

/** Whether a product has anything to put in a grid of sizes and colors. */
export function hasGrid(family: Family): boolean {
  return family.choices.length > 0 && family.variants.length > 1;
}
