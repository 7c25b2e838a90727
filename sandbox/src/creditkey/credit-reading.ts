import { ApiError } from "../api-error.ts";
import { fieldsOf, textOf } from "../request-reading.ts";
import type { CreditWish } from "./credit-books.ts";
import { centsOf } from "./credit-order.ts";

type Fields = ReturnType<typeof fieldsOf>;

/** The checkout that a shop wants to begin. @throws ApiError 400 where it is none. */
export function readCreditWish(fields: Fields): CreditWish {
  const items = goodsOf(fields);
  if (items.length === 0) throw new ApiError(400, "bad_request");
  fieldsOf(fields["billing_address"]);
  return {
    remoteId: textOf(fields, "remote_id", 64),
    returnUrl: textOf(fields, "return_url", 2000),
    cancelUrl: textOf(fields, "cancel_url", 2000),
    items,
    shippingAddress: fieldsOf(fields["shipping_address"]),
    amount: grandTotalOf(fields),
  };
}

/** Cents of what is charged in all. @throws ApiError 400 where the charges are not five numbers that add up. */
export function grandTotalOf(fields: Fields): number {
  const charges = fieldsOf(fields["charges"]);
  const [total = 0, shipping = 0, tax = 0, discount = 0, grand = 0] = CHARGES.map((name) => {
    const value = charges[name];
    if (typeof value !== "number" || !(value >= 0)) throw new ApiError(400, "bad_request");
    return centsOf(value);
  });
  if (total + shipping + tax - discount !== grand) throw new ApiError(400, "bad_request");
  return grand;
}

const CHARGES = ["total", "shipping", "tax", "discount_amount", "grand_total"];

/** Cents of all goods. */
export const goodsSum = (fields: Fields): number =>
  goodsOf(fields).reduce((sum, { price, quantity }) => sum + centsOf(price * quantity), 0);

/** The goods, each with name, price and quantity. @throws ApiError 400 */
function goodsOf(fields: Fields) {
  const { cart_items: items } = fields;
  if (!Array.isArray(items)) throw new ApiError(400, "bad_request");
  return items.map((item) => {
    const good = fieldsOf(item);
    textOf(good, "name", 500);
    textOf(good, "merchant_id", 64);
    const { price, quantity } = good;
    if (typeof price !== "number" || typeof quantity !== "number" || !(price >= 0)) {
      throw new ApiError(400, "bad_request");
    }
    return { ...good, price, quantity };
  });
}
