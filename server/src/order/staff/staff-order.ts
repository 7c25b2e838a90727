import { readStored } from "@placket/contract/order/stored-order.codec";
import { money, type Money } from "@placket/domain/money/money";
import type { OrderStatus } from "@placket/domain/order/order-status";
import type { Stage } from "@placket/domain/order/stages";
import type { CardSummary } from "@placket/domain/payment/client-setup";
import { canLookAfterPayment } from "@placket/domain/order/access";
import type { HistoryNote } from "@placket/domain/order/history";
import type { PaidOrder } from "@placket/domain/order/money/paid-order";
import type { OrderFacts } from "@placket/domain/order/step/order-steps";
import { isUnsettled, type PaymentState } from "@placket/domain/payment/payment-state";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { timesDone } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { sourcesSpent } from "../../ledger/ledger.ts";
import { selectOrderEvents, selectPayments } from "./order-admin.sql.ts";
import { selectExchanges, type ExchangeLink } from "../exchange/exchange.sql.ts";
import { readEntry, withoutEarlierTries } from "../history/read-history.ts";
import { selectWholeOrder, type PaymentRow } from "../order.sql.ts";
import { selectAsked } from "../movement/movement.sql.ts";
import { moneyPapersOf, type MoneyPaper } from "../movement/money-papers.ts";
import { paidOf } from "../movement/paid-of.ts";
import { returnsOf, type OrderReturn } from "../return/returns.ts";
import { selectDigitizing } from "../sewn/ordered-logos.sql.ts";
import { shipmentsOf, type Shipment } from "../ship/shipments.ts";
import { isWorkBegun } from "../step/begun-work.ts";
import { orderFacts } from "../step/order-facts.ts";
import { readOrder, type ReadOrder } from "../stored-order.ts";
import { stageAt } from "./staff-orders.ts";

/** One try to pay as staff see it. The card's one-time token is not among it. */
interface PaymentTry {
  readonly attempt: number;
  readonly methodCode: string;
  readonly provider: string;
  readonly state: PaymentState;
  readonly amount: Money;
  readonly card: CardSummary | null;
  readonly declineReason: string | null;
  readonly idempotencyKey: string;
  readonly reference: string | null;
  /** Why it cannot be settled, in words for staff; `null` where nothing stands in the way. */
  readonly trouble: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Something that happened to an order. */
interface StaffEntry {
  /** Where it stood then; `null` where staff did something. */
  readonly status: OrderStatus | null;
  readonly note: HistoryNote;
  readonly isShownToCustomer: boolean;
  /** The email of staff; `null` where the sentence says who it was. */
  readonly by: string | null;
  readonly at: Date;
}

/** An order with all that was tried and all that happened. */
export interface StaffOrder extends ReadOrder {
  readonly status: OrderStatus;
  readonly stage: Stage | null;
  readonly createdAt: Date;
  /** `null` while nobody knows whether it is paid. */
  readonly placedAt: Date | null;
  readonly payments: readonly PaymentTry[];
  readonly events: readonly StaffEntry[];
  readonly canLookAfter: boolean;
  readonly shipments: readonly Shipment[];
  readonly returns: readonly OrderReturn[];
  readonly exchanges: readonly ExchangeLink[];
  /** Invoices and refunds. */
  readonly papers: readonly MoneyPaper[];
  /** What its money was for; `null` where its sums cannot be read. */
  readonly paid: PaidOrder | null;
  /** Why the processor has not yet done what it was asked for. */
  readonly moneyTrouble: string | null;
  readonly packedAt: Date | null;
  /** Whether its buyer has an account. */
  readonly hasAccount: boolean;
  /** What may be done with it next depends on this. */
  readonly facts: OrderFacts;
}

/** All of an order for staff: what was tried, what happened, and what may be done with it next. */
export async function staffOrder(ctx: Ctx, number: string): Promise<Result<StaffOrder>> {
  const row = await selectWholeOrder(ctx.db, { number });
  if (!row) return refuse(problem("order.noSuchOrder", "number"));
  const [stored, shipments, papers, returns, history, spent, exchanges, digitizing, isBegun] =
    await Promise.all([
      selectPayments(ctx.db, row.id),
      shipmentsOf(ctx, [row.id]),
      moneyPapersOf(ctx, [row.id]),
      returnsOf(ctx, [row.id]),
      historyOf(ctx, row),
      sourcesSpent(ctx, row.id),
      selectExchanges(ctx.db, row.id),
      selectDigitizing(ctx.db, row.id, row.items),
      isWorkBegun(ctx, row.items, { isHeld: false }),
    ]);
  const tries = stored.map(readTry);
  const payment = stored.at(-1) ?? null;
  const asked = payment && (await selectAsked(ctx.db, payment.id));
  const { order, faults } = readOrder(row);
  const payments = tries.map(({ payment }) => payment);
  return ok({
    order,
    faults: [...new Set([...faults, ...tries.flatMap((one) => one.faults), ...history.faults])],
    status: row.status,
    stage: stageAt(row),
    createdAt: row.created_at,
    placedAt: row.placed_at,
    payments,
    events: history.entries,
    shipments: shipments(row.id),
    papers: papers(row.id),
    returns: returns(row.id),
    exchanges,
    paid: readStored("totals", row.totals).ok ? paidOf(row) : null,
    moneyTrouble: asked?.trouble ?? null,
    packedAt: row.packed_at,
    facts: orderFacts({
      order: row,
      items: row.items,
      payment,
      spent,
      isMoneyMoving: Boolean(asked),
      digitizing,
      isWorkBegun: isBegun,
    }),
    hasAccount: row.customer_id !== null,
    canLookAfter:
      canLookAfterPayment(ctx.principal, {
        isOpen: payments.some(({ state, trouble }) => isUnsettled(state) || trouble !== null),
      }) === true,
  });
}

/** What happened and what staff did, first to last; what staff did stands before what came of it. */
async function historyOf(
  ctx: Ctx,
  { id, number }: { readonly id: number; readonly number: string },
): Promise<{ readonly entries: readonly StaffEntry[]; readonly faults: readonly string[] }> {
  const [acts, events] = await Promise.all([
    timesDone(ctx, { action: "order.lookAfter", subject: number }),
    selectOrderEvents(ctx.db, id),
  ]);
  const entries: StaffEntry[] = acts.map(({ by, at }) => ({ ...LOOKED_AFTER, by, at }));
  const faults: string[] = [];
  for (const event of events) {
    const read = readEntry(event);
    if ("fault" in read) faults.push(read.fault);
    else entries.push({ ...read.entry, ...factsOf(event), by: event.by_email });
  }
  entries.sort((a, b) => a.at.getTime() - b.at.getTime());
  const read = new Set(withoutEarlierTries(entries));
  return {
    entries: entries.map((entry) => ({
      ...entry,
      isShownToCustomer: entry.isShownToCustomer && read.has(entry),
    })),
    faults,
  };
}

const LOOKED_AFTER = {
  status: null,
  note: { code: "looked_after", values: {} },
  isShownToCustomer: false,
} as const;

const factsOf = (event: { readonly status: OrderStatus; readonly shown_to_customer: boolean }) => ({
  status: event.status,
  isShownToCustomer: event.shown_to_customer,
});

/** A try to pay, and what of it cannot be read. */
function readTry(row: PaymentRow): { payment: PaymentTry; faults: readonly string[] } {
  const stored = readStored("payment", row.details);
  const { card, reason } = stored.ok ? stored.value : {};
  const payment = {
    attempt: row.attempt,
    methodCode: row.method_code,
    provider: row.provider,
    state: row.state,
    amount: money(row.amount_minor, row.currency),
    card: card ?? null,
    declineReason: reason ?? null,
    idempotencyKey: row.idempotency_key,
    reference: row.processor_reference,
    trouble: row.trouble,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
  return { payment, faults: stored.ok ? [] : [`Payment: ${stored.why}`] };
}
