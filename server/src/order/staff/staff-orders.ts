import { readStored } from "@placket/contract/order/stored-order.codec";
import { money, type Money } from "@placket/domain/money/money";
import type { OrderStatus } from "@placket/domain/order/order-status";
import { stageOf, type Stage } from "@placket/domain/order/stages";
import { canLookAfterPayment } from "@placket/domain/order/access";
import { briefSteps, type BriefStep } from "@placket/domain/order/step/order-steps";
import type { PaymentState } from "@placket/domain/payment/payment-state";
import { ok, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Page, PageAsked } from "../../list/list-page.ts";
import {
  countMoneyToLookAfter,
  countOrders,
  findByWords,
  type OrderSearch,
} from "./find-orders.sql.ts";
import { selectOrders, type ListedRow } from "./order-admin.sql.ts";
import { awaitedOf } from "../exchange/awaited.ts";
import { countOpenNotices } from "../notice/notice.sql.ts";
import { briefFacts } from "../step/order-facts.ts";
import { unreadable } from "../stored-order.ts";

/** An order as a line of the list. */
export interface ListedOrder {
  readonly number: string;
  readonly status: OrderStatus;
  /** `null` where nobody has to do anything with it. */
  readonly stage: Stage | null;
  readonly createdAt: Date;
  readonly email: string;
  readonly name: string;
  /** What of the row cannot be read, in words for staff; `null` for a sound one. */
  readonly fault: string | null;
  readonly storeViewId: number;
  readonly pieces: number;
  /** Whether a piece of it has left the house. */
  readonly hasShipped: boolean;
  readonly total: Money;
  readonly paymentState: PaymentState | null;
  /** Whether its buyer has to pay before anything of it is sent. */
  readonly isAwaited: boolean;
  readonly attempts: number;
  /** Of an order on account; `null` of any other. */
  readonly purchaseOrder: PurchaseOrder | null;
  /** Whether whoever asks may have the processor asked about it. */
  readonly canLookAfter: boolean;
  /** What whoever asks may do with it now, of what is done with several at once. */
  readonly steps: BriefStep[];
}

/** What was ordered on account, and whether its invoice is still to be paid. */
interface PurchaseOrder {
  readonly number: string;
  readonly dueAt: Date | null;
  readonly isOpen: boolean;
}

interface OrderPage extends Page<ListedOrder> {
  /** `null` on every page but the first. */
  readonly counts: OrderCounts | null;
}

interface OrderCounts {
  /** None beyond `ORDERS_COUNTED` and one more; `null` where too many match to be counted. */
  readonly byStatus: Partial<Record<OrderStatus, number>> | null;
  /** Of how many orders somebody has to look after the money, whatever was searched, and notices of processors. */
  readonly moneyToLookAfter: number;
}

/** Every order that matches, whatever became of its payment, a page of them. */
export async function listOrders(
  ctx: Ctx,
  search: OrderSearch,
  asked: PageAsked,
): Promise<Result<OrderPage>> {
  // Whoever turns to another page knows how many they are.
  if (asked.after !== undefined) return withCounts(await ordersOn(ctx, search, asked), null);
  const found = search.text === "" ? undefined : await findByWords(ctx.db, search);
  const [page, byStatus, orders, notices] = await Promise.all([
    ordersOn(ctx, { ...search, found: found?.map(({ id }) => id) }, asked),
    found === undefined ? countOrders(ctx.db, search) : found && countByStatus(found),
    countMoneyToLookAfter(ctx.db),
    countOpenNotices(ctx.db),
  ]);
  return withCounts(page, { byStatus, moneyToLookAfter: orders + notices });
}

const withCounts = (
  page: Result<Page<ListedOrder>>,
  counts: OrderCounts | null,
): Result<OrderPage> => (page.ok ? ok({ ...page.value, counts }) : page);

function countByStatus(found: readonly { readonly status: OrderStatus }[]) {
  const counts: Partial<Record<OrderStatus, number>> = {};
  for (const { status } of found) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** A page of the orders that match, and nothing counted. */
export async function ordersOn(
  ctx: Ctx,
  search: OrderSearch,
  asked: PageAsked,
): Promise<Result<Page<ListedOrder>>> {
  const page = await selectOrders(ctx.db, search, asked);
  if (!page.ok) return page;
  return ok({ rows: page.value.rows.map((row) => listed(ctx, row)), next: page.value.next });
}

/** A row of the database as a line of the list. */
export const listed = ({ principal }: Ctx, row: ListedRow): ListedOrder => ({
  number: row.number,
  status: row.status,
  stage: stageAt(row),
  createdAt: row.created_at,
  email: row.email,
  ...nameOn(row.billing_address),
  storeViewId: row.store_view_id,
  pieces: row.pieces ?? 0,
  hasShipped: row.has_shipped,
  total: money(row.grand_total_minor, row.currency),
  paymentState: row.payment_state,
  isAwaited: awaitedOf(row) !== null,
  attempts: row.attempts ?? 0,
  purchaseOrder:
    row.purchase_order_number === null
      ? null
      : { number: row.purchase_order_number, dueAt: row.payment_due_at, isOpen: row.owes },
  canLookAfter: canLookAfterPayment(principal, { isOpen: row.is_unsettled === true }) === true,
  steps: briefSteps(principal, factsOfRow(row)),
});

type StageRow = Pick<ListedRow, "status" | "packed_at" | "has_shipped" | "has_to_ship">;

/** Where an order stands for whoever packs and ships it. */
export const stageAt = (row: StageRow) =>
  stageOf({
    status: row.status,
    isPacked: row.packed_at !== null,
    hasShipped: row.has_shipped,
    hasToShip: row.has_to_ship,
  });

const factsOfRow = (row: ListedRow) =>
  briefFacts({
    order: row,
    payment: row.payment_state === null ? null : { state: row.payment_state },
    hasToShip: row.has_to_ship,
    isMoneyMoving: row.is_money_moving === true,
  });

function nameOn(json: unknown): Pick<ListedOrder, "name" | "fault"> {
  const address = readStored("address", json);
  if (!address.ok) return { name: "", fault: unreadable([`Billing address: ${address.why}`]) };
  const { firstname, lastname } = address.value;
  return { name: `${firstname} ${lastname}`.trim(), fault: null };
}
