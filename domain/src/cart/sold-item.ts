import type { BundledItem } from "../bundle/bundled-item.ts";
import { optionsToday } from "../custom-option/options-today.ts";
import type { LineProduct } from "../line/line-kind.ts";
import { money, type Money } from "../money/money.ts";
import { roundUpToIncrement } from "../quantity/entered-quantity.ts";
import { hasPieces, type Shelf } from "../quantity/has-pieces.ts";
import type { StoredCartItem } from "./cart.ts";
import type { CartItem } from "./cart-item.ts";
import { configurationOf, type SoldFacts } from "./line-kinds.ts";
import { canBeDone, type PartOfLine } from "./part-kinds.ts";

/** What the catalogue says today of the product of an item. */
export interface SoldProduct
  extends
    LineProduct,
    SoldFacts,
    Pick<
      CartItem,
      | "sku"
      | "name"
      | "urlKey"
      | "imageFile"
      | "quantityRules"
      | "taxClassId"
      | "weightGrams"
      | "isVirtual"
      | "loginRequired"
    > {
  /** Whatever the quantity asked for. */
  readonly isSaleable: boolean;
  readonly stock: Shelf;
}

/** What a piece costs while the cart holds so many of its family. */
export interface SoldPrice extends Pick<
  CartItem,
  "unitPrice" | "regularPrice" | "isBulkPrice" | "priceRules"
> {
  /** What it costs without the options that were chosen; left out where it has none. */
  readonly piece?: Money;
  readonly familyPieces: number;
  /** From how many pieces of the family on each is cheaper. */
  readonly next: { readonly quantity: number; readonly unitPrice: Money } | undefined;
}

type Parts = readonly PartOfLine[];

/** An item as it is sold today: its product and price, what stands in it and what is done to it. */
interface SoldToday {
  readonly product: SoldProduct;
  readonly price: SoldPrice;
  readonly bundled: readonly BundledItem[];
  readonly parts: Parts;
}

/** A stored item with today's facts. */
export function soldItem(
  stored: StoredCartItem,
  { product, price, bundled, parts }: SoldToday,
): CartItem {
  const { sku, name, urlKey, imageFile, selections, quantityRules, taxClassId } = product;
  const { unitPrice, regularPrice, isBulkPrice, priceRules } = price;
  return {
    ...stored,
    configuration: withOptionsToday(stored.configuration, product, price.piece),
    sku,
    name,
    urlKey,
    imageFile,
    selections,
    quantityRules,
    unitPrice,
    regularPrice,
    priceRules,
    isBulkPrice,
    taxClassId,
    weightGrams: product.weightGrams,
    isVirtual: product.isVirtual,
    isSaleable: canBeSold(stored, product, parts),
    loginRequired: product.loginRequired,
    bundled,
    parts,
    nextTier: nextTierOf(price, quantityRules.increment),
    embroideryItemId: null,
  };
}

/**
 * Whether an item can still be bought. A choice that is not whole, as of an old cart or a family that grew,
 * can only be removed (PDP-40).
 */
function canBeSold(
  { quantity, configuration }: StoredCartItem,
  product: SoldProduct,
  parts: Parts,
): boolean {
  return (
    product.isSaleable &&
    hasPieces(product.stock, quantity) &&
    configurationOf(product, configuration).ok &&
    canBeDone(parts)
  );
}

/** What was chosen of its options, called and priced as of today, so that every reader of the line has it. */
function withOptionsToday(
  configuration: StoredCartItem["configuration"],
  { customOptions }: SoldProduct,
  piece: Money | undefined,
): StoredCartItem["configuration"] {
  if (!piece) return configuration;
  const { options = [] } = configuration;
  return { ...configuration, options: optionsToday(customOptions, options, piece) };
}

/** In pieces that can be bought: increments count (decision 0025). */
function nextTierOf({ next, familyPieces }: SoldPrice, increment: number): CartItem["nextTier"] {
  if (!next) return null;
  return {
    pieces: roundUpToIncrement(next.quantity - familyPieces, increment),
    unitPrice: next.unitPrice,
  };
}

/** An item whose product is gone: it stays in the cart, unsaleable, until the shopper removes it (CART-26). */
export function goneItem(stored: StoredCartItem, currency: string, parts: Parts): CartItem {
  const nothing = money(0, currency);
  return {
    ...stored,
    sku: "",
    name: "",
    urlKey: "",
    imageFile: null,
    selections: [],
    quantityRules: { minimum: 1, maximum: 1, increment: 1 },
    unitPrice: nothing,
    regularPrice: nothing,
    priceRules: [],
    isBulkPrice: false,
    taxClassId: null,
    weightGrams: 0,
    isVirtual: false,
    isSaleable: false,
    loginRequired: false,
    bundled: [],
    parts,
    nextTier: null,
    embroideryItemId: null,
  };
}
