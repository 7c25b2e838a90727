import type { Cart, StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import type { Ctx } from "../context.ts";
import { pricedCart } from "./priced-cart.ts";

/**
 * Lines that stand in no cart, as they are for whoever asks, today: a cart of these alone, with nobody's address,
 * codes or money in it.
 */
export const linesToday = (ctx: Ctx, items: readonly StoredCartItem[]): Cart =>
  pricedCart(ctx, { ...NOBODYS, storeViewId: ctx.store.id, items });

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
  isActive: true,
  isJoined: false,
  version: 0,
};
