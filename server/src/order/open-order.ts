import { randomBytes } from "node:crypto";
import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { isEmbroidered, type CartItem } from "@placket/domain/cart/cart-item";
import { undigitizedLogos } from "@placket/domain/cart/digitizing/digitizing";
import { checkAgreed, type Agreed } from "@placket/domain/checkout/agreed";
import { checkReady } from "@placket/domain/checkout/ready";
import { logoId } from "@placket/domain/embroidery/logo/logo";
import { changedLines, type ChangedLine, type SeenLine } from "@placket/domain/line/changed-lines";
import type { ErrorKey } from "@placket/domain/errors";
import { payableWith } from "@placket/domain/gift-card/gift-card";
import { isPlaced, isUnpaid, type OrderStatus } from "@placket/domain/order/order-status";
import { checkSpendable } from "@placket/domain/payment/check-payment";
import { isOpen } from "@placket/domain/payment/payment-state";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { cartAnywhere } from "../cart/cart.ts";
import { pricedCart } from "../cart/priced-cart.ts";
import { writtenChange } from "../cart/change/change-cart.ts";
import { paymentKeyEnd } from "../providers/payment/payment-key.ts";
import { onUnheldCart } from "../cart/change/unheld-cart.ts";
import { keptProblems } from "../checkout/address-book.ts";
import type { Ctx } from "../context.ts";
import { mayOrderHere, paymentMethodsFor, processorOf } from "../payment/payment.ts";
import {
  detailsToPayBy,
  openPayment,
  paymentOf,
  type OpenPayment,
  type PaymentDetails,
} from "./money/open-payment.ts";
import { overLimit, wayToPay, type WayToPay } from "./money/way-to-pay.ts";
import { isGivenToAnother, usesOf } from "../promotion/promotion.ts";
import { unspendable } from "./money/unspendable.ts";
import { stockWish, tellOfTaking } from "../stock/stock.ts";
import { settingsOf } from "../store/store-config.ts";
import { beforeOrder } from "../checkout/before-order.ts";
import { newsBell } from "./money/news-bell.ts";
import { illegibleOf } from "./kept-of-cart.ts";
import { itemProblems, piecesOf } from "./pieces.ts";
import { isPlacer, placerHash } from "./placer.ts";
import { mustRead, unreadable } from "./stored-order.ts";
import { selectOrderOfCart, type OrderDraft } from "./order.sql.ts";
import { writeOrder } from "./write-order.sql.ts";

/** An order that stands in the database, and whether its payment is still to be asked for. */
interface OpenedOrder {
  readonly orderId: number;
  readonly number: string;
  /** `null` for whoever knows the cart and did not place the order. */
  readonly token: string | null;
  readonly email: string;
  readonly status: OrderStatus;
  /** `null`: nothing left to do, the order is placed. */
  readonly payment: OpenPayment | null;
}

/** What opening leads to: an order, or a sum that is not the one the shopper agreed to. */
type Opening =
  | { readonly state: "opened"; readonly order: OpenedOrder }
  | { readonly state: "changed"; readonly changes: readonly ChangedLine[] };

/** What whoever places an order says with it, on every transport. */
export interface OrderWish {
  readonly maskId: string;
  /** The sum that the shopper saw; `undefined` when the caller does not say. */
  readonly seen?: readonly SeenLine[] | undefined;
  /** What the shopper agrees to with this order (decision 0034). */
  readonly agreed: Agreed;
}

/**
 * First of the two transactions of `placeOrder`: one statement writes the order down, takes the stock and closes
 * the cart. Everything that can refuse refuses here, before any money moves. Repeated calls find what the first
 * wrote. `ctx.db` must not be a transaction.
 */
export async function openOrder(ctx: Ctx, wish: OrderWish): Promise<Result<Opening>> {
  const opened = await openHere(ctx, wish);
  return opened.ok
    ? opened
    : ((await resumeElsewhere(ctx, wish.maskId, opened.problems)) ?? opened);
}

function openHere(ctx: Ctx, { maskId, seen, agreed }: OrderWish): Promise<Result<Opening>> {
  let isSpentElsewhere = false;
  return onUnheldCart(ctx, maskId, async (stored, as) => {
    if (!stored.isActive) return resume(ctx, stored);
    // Who paid for its logos may have been called off since: a known cart does not say (decision 0094).
    if (as === "known" && undigitizedLogos(stored.items).length > 0) return undefined;
    const cart = pricedCart(ctx, stored);
    const problems = [
      ...problemsOf(ctx, { stored, cart, agreed }),
      ...(await keptProblems(ctx, cart.shippingAddress, "shipping")),
      ...(await keptProblems(ctx, cart.billingAddress, "billing")),
      ...unspendable(ctx, { stored, cart }),
    ];
    const changes = seen === undefined ? [] : changedLines(seen, cart.totals);
    // Another sum may want another way to pay: that follows once the shopper knows of it.
    const isForPayment = problems.every(({ error }) => OF_THE_SUM.has(error));
    if (changes.length > 0 && isForPayment) {
      return as === "read" ? ok({ state: "changed", changes }) : undefined;
    }
    if (problems.length > 0) return refuse(...problems);
    // Whoever did not say what they saw is not charged more without a word either.
    if (seen === undefined && cart.lapsedCodes.length > 0) {
      const isAnothers = isGivenToAnother(stored.coupons, cart.email);
      return refuse(isAnothers ? couponOfAnother() : noCoupon());
    }
    if (seen === undefined && (isSpentElsewhere || holdsNothing(cart, ctx.now))) {
      return refuse(problem("giftCard.spentElsewhere", "gift_card_code"));
    }
    const opening = await writeDown(ctx, { stored, cart, seen });
    if (opening !== "not covered") return opening;
    isSpentElsewhere = true;
    return undefined;
  });
}

/** What is wrong with the payment of a cart whose sum is another one than its shopper saw. */
const OF_THE_SUM: ReadonlySet<ErrorKey> = new Set([
  "checkout.paymentMethodMissing",
  "payment.tokenSpent",
  "payment.approvalMissing",
]);

/** Whether one of its gift cards pays nothing any more. */
const holdsNothing = ({ giftCards, currency }: Cart, now: Date) =>
  giftCards.some((card) => payableWith(card, currency, now).minor === 0);

interface JudgedCart {
  readonly stored: StoredCart;
  readonly cart: Cart;
  readonly seen: OrderWish["seen"];
}

/**
 * The last use of a code went to somebody else a moment ago, or this buyer has none left: the sum is another one than
 * was judged. The codes are taken off the cart, or whoever agrees to the new sum would be refused again.
 */
async function withoutCoupons(
  ctx: Ctx,
  stored: StoredCart,
  seen: OrderWish["seen"],
): Promise<Result<Opening> | undefined> {
  const bare = { ...stored, coupons: [] };
  const changes = seen ? changedLines(seen, pricedCart(ctx, bare).totals) : [];
  if (changes.length === 0) return refuse(noCoupon());
  return (await writtenChange(ctx, bare)) ? ok({ state: "changed", changes }) : undefined;
}

const couponOfAnother = () => problem("cart.couponOfAnother", "coupon_code");

const noCoupon = () => problem("cart.noSuchCoupon", "coupon_code");

/**
 * The order that an earlier call wrote: placed already, or with a payment to ask about again. `undefined` when
 * nothing came of that payment meanwhile, which opens the cart again.
 */
async function resume(ctx: Ctx, cart: StoredCart): Promise<Result<Opening> | undefined> {
  const found = await selectOrderOfCart(ctx.db, cart.id);
  if (!found) return refuse(problem("cart.alreadyOrdered"));
  const { order, payment } = found;
  const key = {
    orderId: order.id,
    number: order.number,
    token: isPlacer(ctx, order) ? order.confirmation_token : null,
    email: order.email,
    status: order.status,
  };
  const opened = (payment: OpenPayment | null): Result<Opening> =>
    ok({ state: "opened", order: { ...key, payment } });
  const undone = UNDONE_SINCE[order.status];
  if (undone && key.token === null) return refuse(problem("cart.alreadyOrdered"));
  if (undone) return refuse(problem(undone, "cart_id", order.number));
  if (isPlaced(order.status)) return opened(null);
  if (isUnpaid(order.status)) return undefined;
  if (!payment || !isOpen(payment.state)) {
    return refuse(problem("cart.alreadyOrdered"));
  }
  return opened(openPayment(payment));
}

/** Nothing more comes of it: whoever takes it for placed waits for goods that nobody sends (decision 0052). */
const UNDONE_SINCE: Partial<Readonly<Record<OrderStatus, ErrorKey>>> = {
  canceled: "order.canceledSince",
  closed: "order.paidBackSince",
};

/** Whoever placed an order asks for it also from another website, and when the session is over that it was placed in. */
async function resumeElsewhere(
  ctx: Ctx,
  maskId: string,
  problems: readonly Problem[],
): Promise<Result<Opening> | undefined> {
  if (!problems.some(({ error }) => ELSEWHERE.has(error))) return undefined;
  const cart = await cartAnywhere(ctx, maskId);
  if (!cart.ok || cart.value.isActive) return undefined;
  const found = await selectOrderOfCart(ctx.db, cart.value.id);
  return found && isPlacer(ctx, found.order) ? resume(ctx, cart.value) : undefined;
}

const ELSEWHERE: ReadonlySet<ErrorKey> = new Set([
  "cart.otherWebsite",
  "cart.foreignCart",
  "access.loginRequired",
]);

interface WishedCart extends Pick<JudgedCart, "stored" | "cart"> {
  readonly agreed: Agreed;
}

/** Everything an order needs, in the order a shopper would mend it. */
function problemsOf(ctx: Ctx, { stored, cart, agreed }: WishedCart): Problem[] {
  if (cart.items.length === 0) return [problem("checkout.cartEmpty")];
  if (!mayOrderHere(ctx)) return [problem("access.loginRequired")];
  const { agreements } = settingsOf(ctx);
  const offered = paymentMethodsFor(ctx, cart);
  const method = offered.find(({ code }) => code === cart.paymentMethodCode);
  return [
    ...cart.items.flatMap((item) => itemProblems(ctx, item)),
    ...checkReady({
      isCustomer: ctx.principal.kind !== "guest",
      hasEmail: cart.email !== null,
      isVirtual: cart.isVirtual,
      hasShippingAddress: cart.shippingAddress !== null,
      hasShippingMethod: cart.chosenShippingMethod !== null,
      hasBillingAddress: cart.billingAddress !== null,
      hasPaymentMethod: method !== undefined,
    }),
    ...(method ? proofProblems(method.code, stored) : []),
    ...checkAgreed({ agreements, hasEmbroidery: cart.items.some(isEmbroidered) }, agreed),
  ];
}

/** The cart forgot its card, or what was approved, with the order that tried it: whoever was declined gives it anew. */
function proofProblems(methodCode: string, { paymentDetails }: StoredCart): readonly Problem[] {
  const { token, publicHash } = mustRead("payment", paymentDetails ?? {}, "Payment");
  return checkSpendable(methodCode, Boolean(token ?? publicHash));
}

function outOfStock(items: readonly CartItem[], productId: number): Problem {
  const item = items.find(
    (other) =>
      other.productId === productId || other.parts.some(({ serviceId }) => serviceId === productId),
  );
  return problem("cart.outOfStock", `items.${item?.id ?? productId}`);
}

/**
 * The order of the cart as it was judged; `undefined` when somebody changed the cart since, "not covered" when a
 * gift card was spent elsewhere.
 */
async function writeDown(
  ctx: Ctx,
  { stored, cart, seen }: JudgedCart,
): Promise<Result<Opening> | "not covered" | undefined> {
  const way = wayToPay(ctx, { stored, cart });
  const paid: Result<PaymentDetails> = way.isDone
    ? ok({})
    : await detailsToPayBy(ctx, { stored, cart });
  if (!paid.ok) return paid;
  const details = paid.value;
  const draft = orderDraft(ctx, cart, way);
  const lost = illegibleOf({ draft, items: cart.items });
  if (lost.length > 0) {
    const cause = unreadable(lost.map(({ fault }) => fault));
    ctx.log.error({ cart: stored.id, cause }, "a cart cannot be ordered as it is stored");
    return refuse(...lost.map((one) => one.problem));
  }
  const processor = processorOf(ctx, cart.paymentMethodCode);
  const stock = stockWish(piecesOf(cart.items));
  await Promise.all(ctx.held(beforeOrder).map((note) => note(ctx, { cartId: cart.id })));
  const written = await writeOrder(ctx.db, {
    draft,
    cartVersion: stored.version,
    quoteId: cart.quote?.id ?? null,
    stock,
    logoIds: digitizedIds(cart.items),
    uses: await usesOf(ctx, { ...cart, customerId: draft.customer_id }),
    spendings: [...cart.totals.spendings, ...way.onAccount],
    items: cart.items,
    rows: cart.totals.rows,
    payment: way.isDone
      ? null
      : {
          provider: processor.code,
          keyEnd: paymentKeyEnd(processor, details.token ?? ""),
          details,
        },
    note: way.note,
    deputy: (ctx.principal.kind === "customer" && ctx.principal.actingFor?.email) || null,
    token: randomBytes(16).toString("hex"),
  });
  if (written.state === "cart changed") return undefined;
  if (written.state === "not covered") return (await overLimit(ctx, way)) ?? "not covered";
  const short = stock.shortOf(written.served);
  if (short.length > 0) return refuse(...short.map((id) => outOfStock(cart.items, id)));
  if (written.state === "refused") return withoutCoupons(ctx, stored, seen);
  tellOfTaking(ctx);
  if (way.isDone) ctx.held(newsBell).ring();
  const { id: orderId, number, token, idempotencyKey } = written;
  const asked = { provider: processor.code, amount: cart.totals.grandTotal };
  const payment = idempotencyKey === null ? null : paymentOf({ ...asked, idempotencyKey }, details);
  const { email, status } = draft;
  const order = { orderId, number, token, email, status, payment };
  return ok({ state: "opened", order });
}

/** The logos whose stitches an order pays for. */
const digitizedIds = (items: readonly CartItem[]) =>
  items.flatMap(({ configuration: { digitizes } }) => (digitizes && logoId(digitizes.logo)) ?? []);

/** Those of the codes on a cart that took something off or freed shipping. */
const usedCodes = ({ totals }: Cart) => [
  ...new Set(totals.discounts.flatMap(({ code }) => code ?? [])),
];

function orderDraft(ctx: Ctx, cart: Cart, way: WayToPay): OrderDraft {
  const { spendings: _, ...totals } = cart.totals;
  return {
    cart_id: cart.id,
    store_view_id: ctx.store.id,
    customer_id: cart.customerId ?? ctx.principal.customerId,
    status: way.isDone ? "processing" : "pending_payment",
    email: cart.email ?? "",
    currency: cart.currency,
    billing_address: { ...cart.billingAddress },
    shipping_address: cart.shippingAddress && { ...cart.shippingAddress },
    shipping_method: cart.chosenShippingMethod && { ...cart.chosenShippingMethod },
    payment_method_code: cart.paymentMethodCode ?? "free",
    coupon_code: usedCodes(cart).join(",") || null,
    order_comment: cart.orderComment,
    totals,
    grand_total_minor: cart.totals.grandTotal.minor,
    placed_at: way.isDone ? ctx.now : null,
    purchase_order_number: way.purchaseOrderNumber,
    payment_due_at: way.dueAt,
    updated_at: ctx.now,
    placer_hash: placerHash(ctx),
  };
}
