import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import type { Ctx } from "../context.ts";
import { withLogosToday } from "./digitizing/logos-today.ts";
import { pricedCart } from "./priced-cart.ts";

/**
 * Lines that stand in no cart, as they are for whoever asks, today: a cart of these alone, with nobody's address,
 * codes or money in it.
 */
export const linesToday = (ctx: Ctx, items: readonly StoredCartItem[]): Cart =>
  pricedCart(ctx, cartOf(ctx, items));

/** The same with what a cart of them is charged besides: the making of stitches that nobody has paid (EMB-17). */
export const chargedToday = async (ctx: Ctx, items: readonly StoredCartItem[]): Promise<Cart> =>
  pricedCart(ctx, await withLogosToday(ctx.db, cartOf(ctx, items)));

const cartOf = (ctx: Ctx, items: readonly StoredCartItem[]): StoredCart => ({
  ...NOBODYS,
  storeViewId: ctx.store.id,
  items,
});

const NOBODYS: Omit<StoredCart, "items" | "storeViewId"> = {
  id: 0,
  maskId: "",
  customerId: null,
  email: null,
  billingAddress: null,
  shippingAddress: null,
  billingSameAsShipping: false,
  chosenShippingMethod: null,
  paymentMethodCode: null,
  paymentDetails: null,
  coupons: [],
  giftCards: [],
  usesStoreCredit: false,
  rewardPoints: 0,
  ownAccounts: [],
  cardProviders: [],
  orderComment: null,
  quoted: null,
  unpaidLogos: [],
  digitizedSince: [],
  isActive: true,
  isJoined: false,
  version: 0,
};
