import type { Discount } from "@placket/domain/line/totals";
import { NO_RULE, type CartRule, type CouponOnCart } from "@placket/domain/promotion/cart-rule";
import { couponKey } from "@placket/domain/promotion/coupon-code";
import type { RawBuilder } from "kysely";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { stores } from "../store/store-config.ts";
import { nameOfEmail, namesOf, type Buyer } from "./buyer-names.ts";
import { cartRules } from "./cart-rules.ts";
import {
  insertCustomers,
  renameUses,
  returnUses,
  selectCoupons,
  selectCouponsOn,
  selectTimesUsed,
  takingUsesOf,
  type TakingUse,
  type UsePlaces,
  type UseValues,
} from "./coupon.sql.ts";

/** The rules of the store, and where the call asks for them. */
export function rulesAt({ held, store, principal }: Ctx) {
  return {
    rules: held(cartRules) as readonly CartRule[],
    websiteId: store.websiteId,
    groupId: principal.groupId,
    storeViewId: store.id,
    catalogCurrency: held(stores).catalogCurrency,
  };
}

/** What the codes on a cart stand for, as staff wrote them; asked with the cart, in its own transaction. */
export const couponsOfCodes = (db: Db, codes: readonly string[]): Promise<CouponOnCart[]> =>
  selectCouponsOn(db, codes);

/** Parts of the statement that takes what an order uses, where `isWanted` holds. */
export const takingUses = (at: UsePlaces, isWanted: RawBuilder<boolean>): TakingUse =>
  takingUsesOf(at, isWanted);

/** What a code may mean, one for each currency; none where nobody made it. */
export const couponsByCode = ({ db }: Ctx, typed: string): Promise<CouponOnCart[]> =>
  selectCoupons(db, couponKey(typed));

/**
 * The codes as they count for an order with that email: one that was given to somebody by their address has no use left
 * for any other (decision 0131). While no email is known it counts.
 */
export function couponsFor(
  coupons: readonly CouponOnCart[],
  email: string | null,
): readonly CouponOnCart[] {
  if (email === null || coupons.every(({ givenTo }) => givenTo === null)) return coupons;
  const name = nameOfEmail(email);
  return coupons.map((coupon) =>
    coupon.givenTo === null || coupon.givenTo === name ? coupon : { ...coupon, usesLeft: 0 },
  );
}

/** Whether one of the codes was given to somebody else than the holder of that email; not while none is known. */
export const isGivenToAnother = (coupons: readonly CouponOnCart[], email: string | null): boolean =>
  couponsFor(coupons, email).some((coupon, at) => coupon !== coupons[at]);

/** Whether some code has been used as often as this buyer may; as known a moment ago, the order knows for certain. */
export async function hasUsedUp(
  ctx: Ctx,
  coupons: readonly CouponOnCart[],
  buyer: Buyer,
): Promise<boolean> {
  const counted = countedRules(
    ctx,
    coupons.map(({ ruleId }) => ruleId),
  );
  const customers = namesOf(buyer);
  if (counted.length === 0 || customers.length === 0) return false;
  const times = await selectTimesUsed(
    ctx.db,
    counted.map(({ id }) => id),
    customers,
  );
  return counted.some(
    ({ id, usesPerCustomer }) => (times.get(id) ?? 0) >= (usesPerCustomer ?? Infinity),
  );
}

/** A priced cart, as far as it uses promotions. */
interface UsingCart extends Buyer {
  readonly coupons: readonly CouponOnCart[];
  readonly totals: { readonly discounts: readonly Discount[] };
}

/**
 * What an order of this cart uses of promotions, as its statement takes it; `null` where it uses none. Where uses are
 * counted for each customer, it makes the rows that they are counted in: `ctx.db` must not be a transaction.
 */
export async function usesOf(ctx: Ctx, cart: UsingCart): Promise<UseValues | null> {
  const discounts = cart.totals.discounts.filter(({ ruleId }) => ruleId !== NO_RULE);
  if (discounts.length === 0) return null;
  const used = new Set(discounts.map(({ ruleId }) => ruleId));
  const couponOf = new Map(
    cart.coupons.filter(({ ruleId }) => used.has(ruleId)).map(({ ruleId, id }) => [ruleId, id]),
  );
  const counted = countedRules(ctx, [...couponOf.keys()]).map(({ id }) => id);
  const customers = counted.length > 0 ? namesOf(buyerOf(ctx, cart)) : [];
  if (customers.length > 0) await insertCustomers(ctx.db, counted, customers);
  const uses = discounts.map(({ ruleId, amount }) => ({
    rule_id: ruleId,
    coupon_id: couponOf.get(ruleId) ?? null,
    discount_minor: amount.minor,
    customers: counted.includes(ruleId) ? customers : [],
  }));
  return {
    couponIds: [...couponOf.values()],
    countedRuleIds: counted,
    customers,
    uses: JSON.stringify(uses),
  };
}

/** Who buys a cart: the customer by their account, and everybody by the email. */
const buyerOf = ({ principal }: Ctx, cart: Buyer): Buyer => ({
  customerId: cart.customerId ?? principal.customerId,
  email: cart.email,
});

/** Gives back what an order has used that was not paid or does not stand any more; once, however often it is asked. */
export const giveUsesBack = (ctx: Ctx, orderId: number): Promise<void> =>
  returnUses(ctx.db, orderId);

const countedRules = ({ held }: Ctx, ruleIds: readonly number[]) =>
  held(cartRules).filter(
    ({ id, usesPerCustomer }) => usesPerCustomer !== null && ruleIds.includes(id),
  );

/** What two customers have used who become one counts together. */
export async function giveUses(tx: Ctx, fromId: number, intoId: number): Promise<void> {
  const [from, into] = [fromId, intoId].flatMap((customerId) =>
    namesOf({ customerId, email: null }),
  );
  if (from !== undefined && into !== undefined) await renameUses(tx.db, from, into);
}
