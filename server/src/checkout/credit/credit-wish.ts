import type { Cart } from "@placket/domain/cart/cart";
import { pieceWith } from "@placket/domain/cart/totals/totals";
import { add, money, subtract, sum, zero, type Money } from "@placket/domain/money/money";
import type { CreditCharges, CreditGood } from "../../providers/payment/payment-provider.ts";

/** The lines of a cart as goods that are bought on credit, each piece with what is done to it. */
export const creditGoods = ({ items }: Pick<Cart, "items">): readonly CreditGood[] =>
  items.map(({ productId, name, sku, unitPrice, parts, quantity }) => ({
    reference: String(productId),
    name,
    sku,
    price: pieceWith(unitPrice, parts),
    quantity,
  }));

/**
 * The sum of a cart in the parts that Credit Key knows, which add up: what is taken off besides, by gift cards or points,
 * is a discount, and what comes on top, by services, belongs to the goods.
 */
export function creditCharges({ totals }: Pick<Cart, "totals">): CreditCharges {
  const { grandTotal: total, tax } = totals;
  const nothing = zero(total.currency);
  const shipping = totals.shipping ?? nothing;
  const more = subtract(total, sum([totals.subtotal, shipping, tax], total.currency));
  return {
    goods: add(totals.subtotal, above(more)),
    shipping,
    tax,
    discount: above(subtract(nothing, more)),
    total,
  };
}

const above = ({ minor, currency }: Money) => money(Math.max(0, minor), currency);
