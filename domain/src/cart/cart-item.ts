import type { BundledItem } from "../bundle/bundled-item.ts";
import type { LineConfiguration } from "./line-identity.ts";
import type { LineSelection } from "../line/line-kind.ts";
import type { PartOfLine } from "./part-kinds.ts";
import type { Money } from "../money/money.ts";
import type { LoweringRule } from "../catalog/lowering-rule.ts";
import type { QuantityRules } from "../quantity/quantity-rules.ts";

/** One item of a cart, with the facts of its product as they are now. */
export interface CartItem {
  readonly id: number;
  /** The simple product that leaves the shelf. */
  readonly productId: number;
  /** The configurable product it was chosen on, if any. */
  readonly parentId: number | null;
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  readonly imageFile: string | null;
  readonly selections: readonly LineSelection[];
  readonly quantity: number;
  readonly quantityRules: QuantityRules;
  readonly unitPrice: Money;
  readonly regularPrice: Money;
  /** The catalog price rules by which it costs less; none where something else is as low. */
  readonly priceRules: readonly LoweringRule[];
  /** Reached by the number of pieces; such a price takes no other promotion (PDP-48). */
  readonly isBulkPrice: boolean;
  readonly taxClassId: number | null;
  readonly weightGrams: number;
  readonly isVirtual: boolean;
  /** Whether this many can still be bought (CART-26). */
  readonly isSaleable: boolean;
  /** Whether customers alone may order it (PDP-35). */
  readonly loginRequired: boolean;
  readonly overrideCategoryId: number | null;
  readonly configuration: LineConfiguration;
  /** What stands in each piece that is a bundle, with the products of today; empty of what is none. */
  readonly bundled: readonly BundledItem[];
  /** What is done to its pieces, with the services of today. */
  readonly parts: readonly PartOfLine[];
  /** The next price for more pieces of its family; `null` where there is none. */
  readonly nextTier: NextTier | null;
  /** The item an embroidery belongs to, the first of several; such items are not counted (HEAD-18). */
  readonly embroideryItemId: number | null;
}

/** Whether something is embroidered on it, or done to it, that its shopper must approve (CHECK-17). */
export function isEmbroidered({
  parts,
  embroideryItemId,
}: Pick<CartItem, "embroideryItemId"> & { readonly parts: readonly unknown[] }): boolean {
  return parts.length > 0 || embroideryItemId !== null;
}

/** So many more pieces, and each costs so much. */
interface NextTier {
  readonly pieces: number;
  readonly unitPrice: Money;
}

/** The sku whose items no shopper may edit or remove (CART-27, OPEN-41). */
export const EMBROIDERY_PARENT_SKU = "EMBROIDERY";

/** The most different items one cart holds: a bound that protects the server. */
export const CART_ITEMS_MAX = 500;

/** The most different lines that one shopper puts aside. */
export const SAVED_ITEMS_MAX = 100;

/** The most items that one call adds or changes, on every transport: an order of all sizes for a whole team. */
export const CART_ENTRIES_MAX = 200;

/** The most different texts that one call has sewn, about 0.1 s of needle each; one text on all sizes is one. */
export const SEWN_TEXTS_MAX = 20;
