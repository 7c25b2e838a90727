import { readStored } from "@placket/contract/order/stored-order.codec";
import type { Address } from "@placket/domain/directory/address";
import { blankAddress } from "@placket/domain/directory/blank-address";
import { money, type Money } from "@placket/domain/money/money";
import type { OrderStatus } from "@placket/domain/order/order-status";
import { isAllOver } from "@placket/domain/order/return/all-over";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { shownStatus } from "@placket/domain/order/shown-status";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { areAsked } from "../movement/movement.sql.ts";
import { selectLogosOfOrder } from "../sewn/ordered-logos.sql.ts";
import {
  blankOrder,
  lockOrdersOf,
  lockOrderToForget,
  selectLatestOrders,
  selectOrderSums,
  selectReturnStates,
  selectStatesOf,
  updateOwnerOfOrders,
} from "./customers-orders.sql.ts";

/** The orders that stand in a customer's history, as staff sum them up. */
interface OrdersInShort {
  readonly count: number;
  /** For each currency; what was canceled is not in it. */
  readonly spent: readonly Money[];
  readonly lastAt: Date | null;
  readonly latest: readonly {
    readonly number: string;
    /** In words. */
    readonly status: string;
    readonly createdAt: Date;
    readonly total: Money;
  }[];
}

/** So many are shown beside their customer; the list of orders has the rest. */
const LATEST = 10;

/** What a customer ordered: how often, for how much, when last, and the latest of it. */
export async function ordersInShort({ db }: Ctx, customerId: number): Promise<OrdersInShort> {
  const [sums, latest] = await Promise.all([
    selectOrderSums(db, customerId),
    selectLatestOrders(db, customerId, LATEST),
  ]);
  return {
    count: sums.reduce((all, { count }) => all + count, 0),
    spent: sums.map(({ spentMinor, currency }) => money(spentMinor, currency)),
    lastAt: latest[0]?.created_at ?? null,
    latest: latest.map((row) => ({
      number: row.number,
      status: shownStatus(row.status) ?? row.status,
      createdAt: row.created_at,
      total: money(row.grand_total_minor, row.currency),
    })),
  };
}

/** The orders of a customer are another one's from now on. What stands on them stays. */
export const giveOrders = (tx: Ctx, fromId: number, intoId: number): Promise<void> =>
  updateOwnerOfOrders(tx.db, fromId, intoId);

/** Whether an order of a customer, or something that comes back of it, is under way. */
export const hasOrdersUnderWay = async ({ db }: Ctx, customerId: number): Promise<boolean> =>
  areUnderWay(db, await selectStatesOf(db, customerId));

/**
 * Whether one of these orders, or money of it, is under way. Of orders that are held no return and no money begins to
 * move meanwhile.
 */
async function areUnderWay(
  db: Db,
  orders: readonly { readonly id: number; readonly status: OrderStatus }[],
): Promise<boolean> {
  const ids = orders.map(({ id }) => id);
  if (await areAsked(db, ids)) return true;
  const returns = Map.groupBy(await selectReturnStates(db, ids), ({ orderId }) => orderId);
  return orders.some(
    ({ id, status }) =>
      !isAllOver({ status, returns: (returns.get(id) ?? []).map(({ state }) => state) }),
  );
}

/**
 * Takes out of a customer's orders who they were for: sums, goods, taxes, country and region stay, as books must. Gives
 * the emails and the ids of what stood on them; refuses while one of them, or a return of it, is under way.
 */
export async function anonymizeOrders(
  tx: Ctx,
  customerId: number,
  email: string,
): Promise<Result<{ readonly orderIds: readonly number[]; readonly emails: readonly string[] }>> {
  const orders = await lockOrdersOf(tx.db, customerId);
  if (await areUnderWay(tx.db, orders)) return refuse(problem("customer.ordersUnderWay"));
  for (const order of orders) {
    // One after the other: they are on one connection.
    // oxlint-disable-next-line no-await-in-loop
    await anonymize(tx, order, email);
  }
  return ok({
    orderIds: orders.map(({ id }) => id),
    emails: [...new Set(orders.map((order) => order.email))],
  });
}

/** A guest's order that tells of nobody any more, and what it told before. */
interface ForgottenOrder {
  readonly id: number;
  readonly email: string;
  readonly cartId: number;
  /** Numbers of the logos that stood on its lines. */
  readonly logos: readonly string[];
}

/**
 * Takes out of a guest's order who it was for, and puts an email there that is nobody's, as out of a customer's orders. Refuses what is of an account, and what
 * is under way; once more it takes out what was written since.
 */
export async function anonymizeGuestOrder(
  tx: Ctx,
  number: string,
  email: string,
): Promise<Result<ForgottenOrder>> {
  const order = await lockOrderToForget(tx.db, number);
  if (!order) return refuse(problem("order.noSuchOrder", "number"));
  if (order.customer_id !== null) return refuse(problem("customer.orderOfAccount", "number"));
  if (await areUnderWay(tx.db, [order])) return refuse(problem("customer.ordersUnderWay"));
  const logos = await selectLogosOfOrder(tx.db, order.id);
  await anonymize(tx, order, email);
  return ok({ id: order.id, email: order.email, cartId: order.cart_id, logos });
}

async function anonymize(
  { db }: Ctx,
  {
    id,
    billing_address: billing,
    shipping_address: shipping,
  }: Awaited<ReturnType<typeof lockOrdersOf>>[number],
  email: string,
): Promise<void> {
  const shippingAddress = shipping === null ? null : blanked(shipping);
  await blankOrder(db, { id, email, billingAddress: blanked(billing), shippingAddress });
}

/** What cannot be read may name anybody: nothing of it stays. */
function blanked(json: unknown): Address {
  const read = readStored("address", json);
  return blankAddress(read.ok ? read.value : { countryCode: "", regionCode: "", region: "" });
}
