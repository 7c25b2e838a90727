import { GUEST } from "@placket/domain/access/principal";
import type { StoredCart } from "@placket/domain/cart/cart";
import type { CartRule } from "@placket/domain/promotion/cart-rule";
import { cartAnywhere } from "../../cart/cart.ts";
import { pricedCart } from "../../cart/priced-cart.ts";
import type { Ctx } from "../../context.ts";
import { heldBut } from "../../held/held-but.ts";
import { cartRules } from "../../promotion/cart-rules.ts";
import type { PricedAnew } from "../../promotion/manage-rules.ts";
import { stores } from "../../store/store-config.ts";
import { selectLastPlaced } from "./priced-anew.sql.ts";

/** How many orders staff are shown what a rule would have made of. */
const ORDERS_LOOKED_AT = 50;

interface TwoSets {
  readonly before: readonly CartRule[];
  readonly after: readonly CartRule[];
}

/**
 * The last orders, their carts priced by today's prices with one set of rules and with the other: as the same group in
 * the same store view, with the codes that they had, whether or not there are uses left.
 */
export async function pricedAnew(ctx: Ctx, { before, after }: TwoSets): Promise<PricedAnew[]> {
  const priced: PricedAnew[] = [];
  for (const order of await selectLastPlaced(ctx.db, ORDERS_LOOKED_AT)) {
    const store = ctx.held(stores).views.find(({ id }) => id === order.storeViewId);
    const found = await cartAnywhere(ctx, order.maskId);
    if (!store || !found.ok) continue;
    const cart = asOrdered(found.value);
    const { number, placedAt, groupId } = order;
    const total = (rules: readonly CartRule[]) => {
      const held = heldBut(ctx.held, { holding: cartRules, value: rules });
      const principal = { ...GUEST, groupId };
      return pricedCart({ ...ctx, held, store, principal }, cart).totals.grandTotal.minor;
    };
    const { currency } = store;
    priced.push({ number, placedAt, currency, before: total(before), after: total(after) });
  }
  return priced;
}

/** What pays besides money was judged once and takes nothing off: it is left out. */
const asOrdered = (cart: StoredCart): StoredCart => ({
  ...cart,
  coupons: cart.coupons.map((coupon) => ({ ...coupon, usesLeft: null, givenTo: null })),
  giftCards: [],
  usesStoreCredit: false,
  rewardPoints: 0,
});
