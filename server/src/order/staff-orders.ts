import type { Address } from "@placket/domain/directory/address";
import { money, type Money } from "@placket/domain/money/money";
import type { OrderStatus } from "@placket/domain/order/order-status";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import { isOpen, type PaymentState } from "@placket/domain/payment/payment-state";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { canLookAfterPayment, canSeeOrders } from "@placket/domain/staff/access";
import type { Ctx } from "../context.ts";
import {
  countOrders,
  selectOrderEvents,
  selectOrders,
  selectPayments,
  type OrderSearch,
} from "./order-admin.sql.ts";
import { selectOrderByNumber, type PaymentRow } from "./order.sql.ts";
import { orderById, type PlacedOrder } from "./placed-order.ts";

/** Orders on a page of the list. */
export const ORDERS_PER_PAGE = 50;

/** An order as a line of the list. */
export interface ListedOrder {
  readonly number: string;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  readonly email: string;
  readonly name: string;
  readonly storeViewId: number;
  readonly pieces: number;
  readonly total: Money;
  readonly paymentState: string | null;
  readonly attempts: number;
}

export interface OrderPage {
  readonly orders: readonly ListedOrder[];
  readonly next: number | null;
  readonly counts: Partial<Record<OrderStatus, number>>;
}

/** Every order that matches, whatever became of its payment, newest first. */
export async function listOrders(ctx: Ctx, search: OrderSearch): Promise<Result<OrderPage>> {
  const allowed = canSeeOrders(ctx.actor);
  if (allowed !== true) return refuse(problem(allowed));
  // One more than is shown tells whether there is a next page.
  const rows = await selectOrders(ctx.db, search, ORDERS_PER_PAGE + 1);
  const shown = rows.slice(0, ORDERS_PER_PAGE);
  const orders = shown.map((row) => ({
    number: row.number,
    status: row.status as OrderStatus,
    createdAt: row.created_at,
    email: row.email,
    name: nameOn(row.billing_address as unknown as Address),
    storeViewId: row.store_view_id,
    pieces: row.pieces ?? 0,
    total: money(row.grand_total_minor, row.currency),
    paymentState: row.payment_state,
    attempts: row.attempts ?? 0,
  }));
  const next = rows.length > shown.length ? Number(shown.at(-1)?.id) : null;
  return ok({ orders, next, counts: await countOrders(ctx.db, search.text) });
}

const nameOn = ({ firstname, lastname }: Address) => `${firstname} ${lastname}`.trim();

/** One try to pay as staff see it. The card's one-time token is not among it. */
export interface PaymentTry {
  readonly attempt: number;
  readonly methodCode: string;
  readonly provider: string;
  readonly state: PaymentState;
  readonly amount: Money;
  readonly card: CardSummary | null;
  readonly declineReason: string | null;
  readonly idempotencyKey: string;
  readonly reference: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An order with all that was tried and all that happened. */
export interface StaffOrder {
  readonly order: PlacedOrder;
  readonly status: OrderStatus;
  readonly createdAt: Date;
  /** `null` while nobody knows whether it is paid. */
  readonly placedAt: Date | null;
  readonly payments: readonly PaymentTry[];
  readonly events: readonly {
    readonly status: OrderStatus;
    readonly note: string;
    readonly at: Date;
  }[];
  readonly canLookAfter: boolean;
}

export async function staffOrder(ctx: Ctx, number: string): Promise<Result<StaffOrder>> {
  const allowed = canSeeOrders(ctx.actor);
  if (allowed !== true) return refuse(problem(allowed));
  const row = await selectOrderByNumber(ctx.db, number);
  if (!row) return refuse(problem("checkout.noSuchOrder", "number"));
  const id = row.id;
  const payments = await selectPayments(ctx.db, id);
  const events = await selectOrderEvents(ctx.db, id);
  return ok({
    order: await orderById(ctx, id),
    status: row.status,
    createdAt: row.created_at,
    placedAt: row.placed_at,
    payments: payments.map(paymentTry),
    events: events.map((event) => ({
      status: event.status as OrderStatus,
      note: event.note,
      at: event.created_at,
    })),
    canLookAfter: canLookAfterPayment(ctx.actor, { isOpen: hasOpenPayment(payments) }) === true,
  });
}

/** Whether the latest try may still turn into money. */
export function hasOpenPayment(payments: readonly PaymentRow[]): boolean {
  const latest = payments.at(-1);
  return latest !== undefined && isOpen(latest.state as PaymentState);
}

function paymentTry(row: PaymentRow): PaymentTry {
  const { card, reason } = row.details as { card?: CardSummary; reason?: string };
  return {
    attempt: row.attempt,
    methodCode: row.method_code,
    provider: row.provider,
    state: row.state as PaymentState,
    amount: money(row.amount_minor, row.currency),
    card: card ?? null,
    declineReason: reason ?? null,
    idempotencyKey: row.idempotency_key,
    reference: row.processor_reference,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
