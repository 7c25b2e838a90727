import type { Principal } from "../access/principal.ts";
import type { ErrorKey } from "../errors.ts";
import { EMBROIDERY_PARENT_SKU, type CartItem } from "./cart-item.ts";

/** Whose cart it is: a customer's, or whoever holds the mask id of a guest's. */
interface CartOwner {
  readonly customerId: number | null;
  readonly storeWebsiteId: number;
}

/**
 * A guest's cart is open to whoever knows its mask id; a customer's only to that customer. Either belongs
 * to one website, whose prices and currency it has. Whoever does not know that their session is over is asked to sign in:
 * what they ask for may well be their own.
 */
export function canUseCart(
  principal: Principal,
  owner: CartOwner,
  websiteId: number,
): true | ErrorKey {
  if (owner.storeWebsiteId !== websiteId) return "cart.otherWebsite";
  if (owner.customerId === null) return true;
  if (principal.kind === "customer" && principal.customerId === owner.customerId) return true;
  return mayActAsGuest(principal) === true ? "cart.foreignCart" : "access.loginRequired";
}

/**
 * Whether an answer to a guest is one to whoever asks. A page that does not know that its session is over asks for a
 * customer's things: a guest's new cart is no place for them, and "none" is not true of them.
 */
export function mayActAsGuest(principal: Principal): true | ErrorKey {
  return principal.kind === "guest" && principal.isSignedOut ? "access.loginRequired" : true;
}

/** Items of the reserved embroidery sku follow their garment: nobody edits them by hand (CART-27). */
export function canEditItem(item: Pick<CartItem, "sku">): true | ErrorKey {
  return item.sku.toUpperCase() === EMBROIDERY_PARENT_SKU ? "cart.itemLocked" : true;
}
