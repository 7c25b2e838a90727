import type { OrderKey } from "@placket/domain/checkout/placing";
import { storageKeys } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";

/** Keeps what lets this browser see its order again, for as long as the tab lives (CHECK-32). */
export function keepPlacedOrder({ number, token }: OrderKey): void {
  const before = readStored(storageKeys.placedOrders) ?? {};
  writeStored(storageKeys.placedOrders, { ...before, [number]: { token, isTold: false } });
}

/** Keeps for every tab which order a cart has become, and how that stands. */
export function keepOrderedCart(cartId: string, { number }: OrderKey, state = "PLACED"): void {
  writeStored(storageKeys.orderedCart, { cartId, number, state });
}

/** The token of an order that this browser placed. */
export function tokenOfOrder(number: string): string | undefined {
  return readStored(storageKeys.placedOrders)?.[number]?.token;
}

/** Whether `purchase` is still to be told about an order; from then on it is not (OPEN-36). */
export function takePurchase(number: string): boolean {
  const before = readStored(storageKeys.placedOrders) ?? {};
  const order = before[number];
  if (!order || order.isTold) return false;
  writeStored(storageKeys.placedOrders, { ...before, [number]: { ...order, isTold: true } });
  return true;
}
