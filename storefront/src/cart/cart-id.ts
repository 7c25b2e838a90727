import { storageKeys } from "../storage/keys.ts";
import { readStored, removeStored, writeStored } from "../storage/stored.ts";

/** The cart of this browser: kept twice, as the documents have it, and the storage leads (reading 61). */
export function keptCartId(): string | undefined {
  return readStored(storageKeys.cartId) ?? readStored(storageKeys.cartIdCookie);
}

export function keepCartId(maskId: string): void {
  writeStored(storageKeys.cartId, maskId);
  writeStored(storageKeys.cartIdCookie, maskId);
}

/** After the order is placed, and when the cart is gone. */
export function forgetCartId(): void {
  removeStored(storageKeys.cartId);
  removeStored(storageKeys.cartIdCookie);
}

/** After a login: which cart it is now, the server has written into the cookie. */
export function followCartCookie(): void {
  removeStored(storageKeys.cartId);
}

/** Whether the shopper has begun another cart than this one meanwhile. */
export function isOtherCart(maskId: string): boolean {
  const kept = keptCartId();
  return kept !== undefined && kept !== maskId;
}
