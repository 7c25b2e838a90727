import type { OrderKey } from "@placket/domain/checkout/placing";
import { isBoolean, isText, objectOf, recordOf } from "../../storage/kept-shape.ts";
import { local, session } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";

interface PlacedOrder {
  readonly token: string;
  readonly isTold: boolean;
}

/** CHECK-32, OPEN-36: token by order number. */
const PLACED = session(
  "placedOrders",
  recordOf(objectOf<PlacedOrder>({ token: isText, isTold: isBoolean })),
);

interface OrderedCart {
  readonly cartId: string;
  readonly number: string;
  readonly state: string;
}

/** The cart that this browser ordered last: its other tabs, and the way back, know what became of it. */
export const orderedCart = local(
  "orderedCart",
  objectOf<OrderedCart>({ cartId: isText, number: isText, state: isText }),
);

/** Keeps what lets this browser see its order again, for as long as the tab lives (CHECK-32). */
export function keepPlacedOrder({ number, token }: OrderKey): void {
  const before = readStored(PLACED) ?? {};
  writeStored(PLACED, { ...before, [number]: { token, isTold: false } });
}

/** Keeps for every tab which order a cart has become, and how that stands. */
export function keepOrderedCart(cartId: string, { number }: OrderKey, state = "PLACED"): void {
  writeStored(orderedCart, { cartId, number, state });
}

/** The token of an order that this browser placed. */
export function tokenOfOrder(number: string): string | undefined {
  return readStored(PLACED)?.[number]?.token;
}

/** Whether `purchase` is still to be told about an order; from then on it is not (OPEN-36). */
export function takePurchase(number: string): boolean {
  const before = readStored(PLACED) ?? {};
  const order = before[number];
  if (!order || order.isTold) return false;
  writeStored(PLACED, { ...before, [number]: { ...order, isTold: true } });
  return true;
}
