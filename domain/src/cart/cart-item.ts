import type { Money } from "../money/money.ts";
import type { QuantityRules } from "../quantity/quantity-rules.ts";

/** What was chosen of one configurable attribute. */
export interface CartSelection {
  readonly attributeId: number;
  readonly attributeCode: string;
  readonly attributeLabel: string;
  readonly optionId: number;
  readonly optionLabel: string;
}

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
  readonly selections: readonly CartSelection[];
  readonly quantity: number;
  readonly quantityRules: QuantityRules;
  readonly unitPrice: Money;
  readonly regularPrice: Money;
  readonly taxClassId: number | null;
  readonly weightGrams: number;
  readonly isVirtual: boolean;
  /** Whether this many can still be bought (CART-26). */
  readonly isSaleable: boolean;
  readonly overrideCategoryId: number | null;
  /** The item an embroidery belongs to; such items are not counted (HEAD-18). */
  readonly embroideryItemId: number | null;
}

/** The sku whose items no shopper may edit or remove (CART-27, OPEN-41). */
export const EMBROIDERY_PARENT_SKU = "EMBROIDERY";

/** The most different items one cart holds: a bound that protects the server. */
export const CART_ITEMS_MAX = 500;
