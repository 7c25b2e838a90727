import { money, type Money } from "@placket/domain/money/money";
import { isPlaced, isUnpaid, type OrderStatus } from "@placket/domain/order/order-status";
import type { PaymentState } from "@placket/domain/payment/payment-state";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { cartAnywhere } from "../../cart/cart.ts";
import type { Ctx } from "../../context.ts";
import { selectOrderOfCart } from "../order.sql.ts";
import { isPlacer } from "../placer.ts";

/** An order whose cart is closed: paid, or with a payment that is still open. */
interface StandingOrder {
  readonly number: string;
  readonly total: Money;
  readonly state: "UNANSWERED" | "AT_BANK" | "PLACED" | "CANCELED" | "PAID_BACK";
  readonly token: string | null;
}

/**
 * How the order stands that a cart was closed for: for whoever placed it, in whichever website and session they ask
 * now. Nobody outside is asked: the recovery job does that. `null` only where it is known that nothing of the cart
 * is ordered; what is not known, or not the caller's to know, is refused.
 */
export async function standingOrder(
  ctx: Ctx,
  maskId: string,
): Promise<Result<StandingOrder | null>> {
  const cart = await cartAnywhere(ctx, maskId);
  if (!cart.ok) return cart;
  const { id, isActive, isJoined } = cart.value;
  if (isActive) return ok(null);
  const found = await selectOrderOfCart(ctx.db, id);
  if (!found && isJoined) return ok(null);
  if (!found || !isPlacer(ctx, found.order)) return refuse(closed());
  const { number, status, confirmation_token: token } = found.order;
  const total = money(found.order.grand_total_minor, found.order.currency);
  if (isPlaced(status)) return ok({ number, total, state: UNDONE[status] ?? "PLACED", token });
  if (isUnpaid(status)) return ok(null);
  const state = found.payment ? OPEN[found.payment.state] : undefined;
  return state === undefined ? refuse(closed()) : ok({ number, total, state, token: null });
}

/** What has become of a placed order that nothing more will come of. */
const UNDONE: Partial<Readonly<Record<OrderStatus, StandingOrder["state"]>>> = {
  canceled: "CANCELED",
  closed: "PAID_BACK",
};

const closed = () => problem("cart.alreadyOrdered", "cartId");

/** What a payment that is still open waits for. */
const OPEN: Partial<Readonly<Record<PaymentState, StandingOrder["state"]>>> = {
  started: "UNANSWERED",
  challenged: "AT_BANK",
};
