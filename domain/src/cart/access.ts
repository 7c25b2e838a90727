import type { Principal } from "../access/principal.ts";
import type { ErrorKey } from "../errors.ts";
import { EMBROIDERY_PARENT_SKU, type CartItem } from "./cart-item.ts";
import { DIGITIZING_SKU } from "./digitizing/digitizing.ts";

/** Whose cart it is: a customer's, or whoever holds the mask id of a guest's. */
interface CartOwner {
  readonly maskId?: string;
  /** It is of a visit from a procurement system, and nobody else's. */
  readonly isBound?: boolean;
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
  if (principal.kind === "guest" && principal.punchout) {
    // A visit from a procurement system hands over one cart, and sees no other.
    return principal.punchout.cartId === owner.maskId ? true : "cart.foreignCart";
  }
  if (owner.isBound) return "cart.foreignCart";
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

/**
 * Items of the reserved embroidery sku follow their garment, and so does the making of a logo's stitches: nobody edits
 * them by hand (CART-27, EMB-17).
 */
export function canEditItem({
  sku,
  embroideryItemId = null,
}: Pick<CartItem, "sku"> & Partial<Pick<CartItem, "embroideryItemId">>): true | ErrorKey {
  const isLocked = embroideryItemId !== null || RESERVED_SKUS.includes(sku.toUpperCase());
  return isLocked ? "cart.itemLocked" : true;
}

const RESERVED_SKUS: readonly string[] = [EMBROIDERY_PARENT_SKU, DIGITIZING_SKU];
