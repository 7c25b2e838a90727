import type { ShownProduct } from "@placket/contract/catalog/shown-product.codec";
import type { ShownCart } from "@placket/contract/cart/shown-cart.codec";
import type { ShownOrder } from "@placket/contract/order/order.codec";
import type { OwnOrder } from "@placket/contract/order/own-order.codec";
import type { Address } from "@placket/domain/directory/address";
import { keptSlot } from "./kept-slot.ts";

/**
 * The places where rooms show each other, by where they are and what they give. A slot is one row here, one
 * `<Slot in={slots.name} … />` in the page, and `slots.name.filledWith(…)` in the manifest of whoever fills it.
 */
export const slots = {
  /** At the foot of the window, on every page: what a shopper must not miss. It comes late and moves nothing. */
  pageNews: keptSlot(),
  /** The strip above the header of every page but the checkout's. */
  pageTop: keptSlot(),
  /** Above all of every page, the checkout's too: what representatives and super users work with. */
  pageTools: keptSlot(),
  /** In the header's row before the badges: who is shopping. */
  headerAccount: keptSlot(),
  /** The end of the header's row: lists, cart. */
  headerBadges: keptSlot(),
  /** Below the button that adds what is chosen of a product: other ways to buy it. */
  productBuy: keptSlot<{
    /** Puts what is chosen into the cart; undefined where something is missing, which is told. */
    readonly add: () => Promise<ShownCart | undefined>;
  }>(),
  /** Below what a product is: what goes with it. */
  productBelow: keptSlot<{ readonly product: ShownProduct }>("row"),
  /** Below the items of a cart. */
  cartBelow: keptSlot<{ readonly cart: ShownCart }>("row"),
  /** In the place of the whole page, where a visit from a procurement system is over (HEAD-24). */
  pageInstead: keptSlot(),
  /** In the place of the way from a cart to the checkout: it goes back to a procurement system; `null` of an empty one. */
  cartSubmit: keptSlot<{ readonly cart: ShownCart | null }>(),
  /** Below the way from a cart to the checkout: other ways to pay it. */
  cartCheckout: keptSlot<{ readonly cart: ShownCart }>(),
  /** Below the promo code of a cart and of a checkout's payment: what else may pay. */
  cartPays: keptSlot<{ readonly cart: ShownCart }>("line"),
  /** Below the email of a checkout: other ways to say who buys. */
  checkoutCustomer: keptSlot(),
  /** Over the address form of a checkout: addresses that are known. */
  checkoutAddress: keptSlot<{
    readonly kind: "shipping" | "billing";
    readonly onChoose: (address: Address) => Promise<void>;
  }>(),
  /** Below the fields of a checkout's address: what else is to become of it. */
  checkoutAddressBelow: keptSlot<{
    readonly isKept: boolean;
    readonly onKeep: (isKept: boolean) => void;
    /** Who fills the form in: it begins with their name. */
    readonly onKnown: (name: Pick<Address, "firstname" | "lastname">) => void;
  }>(),
  /** Above the items of an order that was placed: what became of it. */
  orderParts: keptSlot<{ readonly order: OwnOrder }>(),
  /** Below an order that was placed without an account: what its guest may want. */
  guestOrder: keptSlot<{ readonly order: ShownOrder; readonly token: string }>(),
  /** Below the front page's shelves: what speaks for the shop. It comes when somebody is near it. */
  homeBelow: keptSlot(),
  /** The foot of every page but the checkout's. */
  footerBand: keptSlot(),
  /** Over every page: drawers and dialogs, which take no room. */
  pageOver: keptSlot(),
} as const;
