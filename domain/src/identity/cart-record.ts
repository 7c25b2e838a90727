import type { Money } from "../money/money.ts";
import { decimalOf } from "../money/price-format.ts";
import { ITEMS_MAX } from "./limits.ts";

/** What is told of an item; what was sewn on it, or written on a gift card, is not. */
interface ToldItem {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly rowTotal: Money;
  /** Whole addresses; undefined where there is none. */
  readonly imageUrl: string | undefined;
  readonly productUrl: string | undefined;
}

/** A cart as it is told. */
interface ToldCart {
  readonly cartId: number;
  readonly cartUrl: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly currency: string;
  readonly subtotal: Money;
  /** Taken off, so below zero. */
  readonly discount: Money;
  readonly shipping: Money;
  readonly tax: Money;
  readonly grandTotal: Money;
  readonly items: readonly ToldItem[];
}

/** A record of the collection `CartInsight`, by the names that Dotdigital's own connector for Magento writes. */
export interface CartRecord {
  readonly cartId: string;
  readonly cartPhase: "ORDER_PENDING" | "ORDER_COMPLETE";
  readonly [name: string]: unknown;
}

/** A cart that was left, or that was ordered, as a record; amounts in major units. */
export const cartRecord = (cart: ToldCart, isOrdered: boolean): CartRecord => ({
  cartId: String(cart.cartId),
  cartUrl: cart.cartUrl,
  createdDate: cart.createdAt.toISOString(),
  modifiedDate: cart.changedAt.toISOString(),
  currency: cart.currency,
  subTotal: decimalOf(cart.subtotal),
  discountAmount: Math.abs(decimalOf(cart.discount)),
  shipping: decimalOf(cart.shipping),
  taxAmount: decimalOf(cart.tax),
  grandTotal: decimalOf(cart.grandTotal),
  lineItems: cart.items
    .slice(0, ITEMS_MAX)
    .map(({ sku, name, quantity, unitPrice, rowTotal, imageUrl, productUrl }) => ({
      sku,
      name,
      quantity,
      unitPrice: decimalOf(unitPrice),
      salePrice: decimalOf(unitPrice),
      totalPrice: decimalOf(rowTotal),
      ...(imageUrl !== undefined && { imageUrl }),
      ...(productUrl !== undefined && { productUrl }),
    })),
  cartPhase: isOrdered ? "ORDER_COMPLETE" : "ORDER_PENDING",
});
