import { isPlaced } from "@placket/domain/order/order-status";
import type { PaymentState } from "@placket/domain/payment/payment-state";
import { storedCart } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { selectOrderOfCart } from "../order.sql.ts";
import { isPlacer } from "../placer.ts";

/** An order whose cart is closed: paid, or with a payment that is still open. */
interface StandingOrder {
  readonly number: string;
  readonly state: "UNANSWERED" | "AT_BANK" | "PLACED";
  readonly token: string | null;
}

/**
 * How the order stands that a cart was closed for. Nobody outside is asked: the recovery job does that. `null` for
 * whoever did not place it, and where there is no order that stands.
 */
export async function standingOrder(ctx: Ctx, maskId: string): Promise<StandingOrder | null> {
  const cart = await storedCart(ctx, maskId);
  if (!cart.ok || cart.value.isActive) return null;
  const found = await selectOrderOfCart(ctx.db, cart.value.id);
  if (!found || !isPlacer(ctx, found.order)) return null;
  const { number, status, confirmation_token: token } = found.order;
  if (isPlaced(status)) return { number, state: "PLACED", token };
  const state = OPEN[found.payment?.state as PaymentState];
  return state === undefined ? null : { number, state, token: null };
}

/** What a payment that is still open waits for. */
const OPEN: Partial<Readonly<Record<PaymentState, StandingOrder["state"]>>> = {
  started: "UNANSWERED",
  challenged: "AT_BANK",
};
