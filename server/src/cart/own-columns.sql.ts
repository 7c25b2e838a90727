import type { StoredCart } from "@placket/domain/cart/cart";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { prepared } from "../db/statement/prepared.ts";

/**
 * Writes a cart's own columns if it still has the version that it was judged at: nobody changed it since, and it
 * is open. Gives whether it was.
 */
export async function updateUnchangedCart(db: Db, cart: StoredCart, now: Date): Promise<boolean> {
  const { numAffectedRows } = await unchangedUpdate(db, {
    id: cart.id,
    version: cart.version,
    now,
    email: cart.email,
    billing: json(cart.billingAddress),
    shipping: json(cart.shippingAddress),
    isSame: cart.billingSameAsShipping,
    carrier: cart.chosenShippingMethod?.carrierCode ?? null,
    method: cart.chosenShippingMethod?.methodCode ?? null,
    payment: cart.paymentMethodCode,
    details: json(cart.paymentDetails),
    coupon: codesOf(cart),
    cards: cart.giftCards.map(({ id }) => id),
    credit: cart.usesStoreCredit,
    points: cart.rewardPoints,
    comment: cart.orderComment,
  });
  return Number(numAffectedRows) > 0;
}

/** The codes of a cart as its column keeps them. */
export function codesOf({ coupons: on }: Pick<StoredCart, "coupons">): string | null {
  const codes = new Set(on.map(({ code }) => code));
  return codes.size > 0 ? [...codes].join(",") : null;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Every column that a change may write: the text is always the same, whatever of them a call changes. */
const unchangedUpdate = prepared<OwnColumns, never>(
  (at) => sql`
    UPDATE cart SET version = version + 1, updated_at = ${at("now")}, email = ${at("email")},
      billing_address = ${at("billing")}, shipping_address = ${at("shipping")},
      billing_same_as_shipping = ${at("isSame")}, shipping_carrier_code = ${at("carrier")},
      shipping_method_code = ${at("method")}, payment_method_code = ${at("payment")},
      payment_details = ${at("details")}, coupon_code = ${at("coupon")}, gift_card_ids = ${at("cards")}::int[],
      uses_store_credit = ${at("credit")}, reward_points = ${at("points")},
      order_comment = ${at("comment")}
    WHERE id = ${at("id")} AND version = ${at("version")} AND is_active`,
);

interface OwnColumns {
  readonly id: number;
  readonly version: number;
  readonly now: Date;
  readonly email: string | null;
  readonly billing: string | null;
  readonly shipping: string | null;
  readonly isSame: boolean;
  readonly carrier: string | null;
  readonly method: string | null;
  readonly payment: string | null;
  readonly details: string | null;
  readonly coupon: string | null;
  readonly cards: readonly number[];
  readonly credit: boolean;
  readonly points: number;
  readonly comment: string | null;
}
