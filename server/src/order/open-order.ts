import { randomBytes } from "node:crypto";
import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import { money, type Money } from "@placket/domain/money/money";
import { isPlaced } from "@placket/domain/order/order-status";
import { isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { checkQuantity } from "@placket/domain/quantity/check-quantity";
import { cartForOrder, closeCart } from "../cart/cart.ts";
import { pricedCart } from "../cart/priced-cart.ts";
import type { Ctx } from "../context.ts";
import { useCoupon } from "../coupon/coupon.ts";
import { publish } from "../jobs/outbox.ts";
import { paymentMethodsFor } from "../payment/payment.ts";
import { takeStock } from "../stock/stock.ts";
import {
  insertOrder,
  insertOrderEvent,
  insertOrderItems,
  insertPayment,
  nextOrderNumber,
  rewriteOrder,
  selectLatestPayment,
  selectOrderOfCart,
  type OrderDraft,
  type OrderRow,
  type PaymentRow,
} from "./order.sql.ts";

/** An order that stands in the database, and whether its payment is still to be asked for. */
export interface OpenedOrder {
  readonly orderId: number;
  readonly number: string;
  readonly token: string;
  readonly email: string;
  /** `null`: nothing left to do, the order is placed. */
  readonly payment: OpenPayment | null;
}

/** What the processor is asked, and asked again with the same key. */
export interface OpenPayment {
  readonly idempotencyKey: string;
  readonly amount: Money;
  readonly cardToken: string;
  readonly verification: string | null;
}

/**
 * First of the two transactions of `placeOrder`: writes the order down, takes the stock, closes the cart.
 * Everything that can refuse refuses here, before any money moves. Repeated calls find what the first wrote.
 */
export async function openOrder(ctx: Ctx, maskId: string): Promise<Result<OpenedOrder>> {
  const found = await cartForOrder(ctx, maskId);
  if (!found.ok) return found;
  const stored = found.value;
  const existing = await selectOrderOfCart(ctx.db, stored.id);
  if (existing && !stored.isActive) return resume(ctx, existing);
  const cart = await pricedCart(ctx, stored);
  const problems = checkReady(ctx, cart);
  if (problems.length > 0) return refuse(...problems);
  const short = await takeStock(ctx, cart.items);
  if (short.length > 0) return refuse(...short.map((id) => outOfStock(cart.items, id)));
  if (cart.coupon && !(await useCoupon(ctx, cart.coupon.code))) {
    return refuse(problem("cart.noSuchCoupon", "coupon_code"));
  }
  return ok(await writeDown(ctx, { stored, cart, existing }));
}

/** The order that an earlier call wrote: placed already, or with a payment to ask about again. */
async function resume(ctx: Ctx, order: OrderRow): Promise<Result<OpenedOrder>> {
  const opened = {
    orderId: Number(order.id),
    number: order.number,
    token: order.confirmation_token,
    email: order.email,
  };
  if (isPlaced(order.status)) return ok({ ...opened, payment: null });
  const payment = await selectLatestPayment(ctx.db, opened.orderId);
  if (!payment || !isOpen(payment.state as PaymentState))
    return refuse(problem("cart.alreadyOrdered"));
  return ok({ ...opened, payment: openPayment(payment) });
}

/** What `authorize` needs, from the row that was committed before it is called. */
export function openPayment(payment: PaymentRow): OpenPayment {
  const details = payment.details as { token?: string; verification?: string | null };
  return {
    idempotencyKey: payment.idempotency_key,
    amount: money(Number(payment.amount_minor), payment.currency),
    cardToken: details.token ?? "",
    verification: details.verification ?? null,
  };
}

/** Everything an order needs, in the order a shopper would mend it. */
function checkReady(ctx: Ctx, cart: Cart): Problem[] {
  if (cart.items.length === 0) return [problem("checkout.cartEmpty")];
  const method = paymentMethodsFor(ctx, cart.totals.grandTotal).find(
    ({ code }) => code === cart.paymentMethodCode,
  );
  return [
    ...cart.items.flatMap((item) => itemProblems(item)),
    ...(cart.email === null && ctx.actor.kind === "guest"
      ? [problem("checkout.emailMissing", "email")]
      : []),
    ...(cart.isVirtual || cart.shippingAddress ? [] : [problem("checkout.shippingAddressMissing")]),
    ...(cart.isVirtual || cart.chosenShippingMethod
      ? []
      : [problem("checkout.shippingMethodMissing")]),
    ...(cart.billingAddress ? [] : [problem("checkout.billingAddressMissing")]),
    ...(method ? [] : [problem("checkout.paymentMethodMissing")]),
  ];
}

function itemProblems(item: CartItem): Problem[] {
  const field = `items.${item.id}`;
  if (!item.isSaleable) return [problem("cart.productUnavailable", field)];
  return checkQuantity(item.quantity, item.quantityRules).map((found) => ({ ...found, field }));
}

function outOfStock(items: readonly CartItem[], productId: number): Problem {
  const item = items.find((other) => other.productId === productId);
  return problem("cart.outOfStock", `items.${item?.id ?? productId}`);
}

interface WriteDown {
  readonly stored: StoredCart;
  readonly cart: Cart;
  readonly existing: OrderRow | undefined;
}

async function writeDown(ctx: Ctx, { stored, cart, existing }: WriteDown): Promise<OpenedOrder> {
  const isFree = cart.totals.grandTotal.minor === 0;
  const draft = orderDraft(ctx, cart, isFree);
  const number = existing?.number ?? (await nextOrderNumber(ctx.db));
  const token = existing?.confirmation_token ?? randomBytes(16).toString("hex");
  const orderId = existing
    ? Number(existing.id)
    : await insertOrder(ctx.db, draft, { number, token });
  if (existing) await rewriteOrder(ctx.db, orderId, draft);
  await insertOrderItems(ctx.db, orderId, { items: cart.items, rows: cart.totals.rows });
  const payment = isFree ? null : await startPayment(ctx, { orderId, number, stored, cart });
  const note = isFree ? "Placed; nothing to pay." : "Written down; payment asked for.";
  await insertOrderEvent(ctx.db, {
    orderId,
    status: draft.status as "processing",
    note,
    now: ctx.now,
  });
  await closeCart(ctx, stored.id);
  if (isFree) await publish(ctx, "order.placed", { orderId });
  return { orderId, number, token, email: draft.email, payment };
}

function orderDraft(ctx: Ctx, cart: Cart, isFree: boolean): OrderDraft {
  return {
    cart_id: cart.id,
    store_view_id: ctx.store.id,
    customer_id: cart.customerId,
    status: isFree ? "processing" : "pending_payment",
    email: cart.email ?? (ctx.actor.kind === "guest" ? "" : ctx.actor.email),
    currency: cart.currency,
    billing_address: { ...cart.billingAddress },
    shipping_address: cart.shippingAddress && { ...cart.shippingAddress },
    shipping_method: cart.chosenShippingMethod && { ...cart.chosenShippingMethod },
    payment_method_code: cart.paymentMethodCode ?? "free",
    coupon_code: cart.coupon?.code ?? null,
    order_comment: cart.orderComment,
    totals: { ...cart.totals, couponName: cart.coupon?.name ?? null },
    grand_total_minor: cart.totals.grandTotal.minor,
    placed_at: isFree ? ctx.now : null,
    updated_at: ctx.now,
  };
}

interface StartPayment {
  readonly orderId: number;
  readonly number: string;
  readonly stored: StoredCart;
  readonly cart: Cart;
}

async function startPayment(
  ctx: Ctx,
  { orderId, number, stored, cart }: StartPayment,
): Promise<OpenPayment> {
  const attempt = ((await selectLatestPayment(ctx.db, orderId))?.attempt ?? 0) + 1;
  const details = (stored.paymentDetails ?? {}) as { token?: string; verification?: string | null };
  const payment = {
    order_id: orderId,
    attempt,
    method_code: cart.paymentMethodCode ?? "",
    provider: ctx.services.payment.code,
    // Unique beyond this database: a processor remembers keys longer than a test store lives.
    idempotency_key: `${number}-${attempt}-${randomBytes(6).toString("hex")}`,
    amount_minor: cart.totals.grandTotal.minor,
    currency: cart.currency,
  };
  await insertPayment(ctx.db, { ...payment, details, now: ctx.now });
  return {
    idempotencyKey: payment.idempotency_key,
    amount: cart.totals.grandTotal,
    cardToken: details.token ?? "",
    verification: details.verification ?? null,
  };
}
