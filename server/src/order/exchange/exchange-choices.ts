import { GUEST } from "@placket/domain/access/principal";
import { money, type Money } from "@placket/domain/money/money";
import { exchangeDifference } from "@placket/domain/order/return/exchange";
import { ok, type Result } from "@placket/domain/problem";
import { readModel } from "../../catalog/read-model.ts";
import type { Sellable } from "../../catalog/sellable.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { paidOf } from "../movement/paid-of.ts";
import { selectWholeOrder, type WholeOrder } from "../order.sql.ts";
import { orderOfReturn } from "../return/list-returns.ts";
import { selectGroup } from "./exchange.sql.ts";
import { returnsOf, type OrderReturn } from "../return/returns.ts";

/** A product that can be sent for a line. */
interface ExchangeChoice {
  readonly product: Sellable;
  /** What all pieces of the line cost more, or with a minus less. */
  readonly difference: Money;
}

/** A line whose pieces came back good, and what can be sent for all of them. */
interface ExchangeableLine {
  readonly item: Item;
  readonly quantity: number;
  readonly choices: readonly ExchangeChoice[];
}

type Priced = Pick<WholeOrder, "currency" | "totals" | "store_view_id" | "customer_id"> & {
  readonly items: readonly Item[];
};
type Item = WholeOrder["items"][number];

/** What a return can be exchanged for. */
export async function exchangesFor(
  ctx: Ctx,
  number: string,
): Promise<Result<readonly ExchangeableLine[]>> {
  const of = await orderOfReturn(ctx, number);
  if (!of.ok) return of;
  const order = await selectWholeOrder(ctx.db, { number: of.value });
  if (!order) throw new Error(`Order ${of.value} is not there`);
  const found = (await returnsOf(ctx, [order.id]))(order.id).find((one) => one.number === number);
  return ok(found ? await exchangeableLines(ctx, order, found) : []);
}

/**
 * The lines of a return, each with what is sold of its style today, at the prices of the order's customer; the product
 * itself is among it.
 */
export async function exchangeableLines(
  ctx: Ctx,
  order: Priced,
  { pieces }: Pick<OrderReturn, "pieces">,
): Promise<readonly ExchangeableLine[]> {
  const { customer_id: customerId } = order;
  const group = customerId === null ? undefined : await selectGroup(ctx.db, customerId);
  const view = ctx.held(stores).views.find(({ id }) => id === order.store_view_id) ?? ctx.store;
  const catalog = ctx.held(readModel).current();
  const question = {
    websiteId: view.websiteId,
    customerGroupId: group ?? GUEST.groupId,
    now: ctx.now,
  };
  const { lines: paidLines } = paidOf(order);
  return pieces.flatMap(({ itemId, accepted }) => {
    const item = order.items.find(({ id }) => id === itemId);
    if (!item || accepted === 0) return [];
    const { product_id: productId, parent_id: parentId } = item;
    const priceOf = (id: number) =>
      catalog.hasPrice(id, parentId, view.websiteId)
        ? catalog.unitPrice(id, parentId, { ...question, quantity: accepted })
        : undefined;
    const was = priceOf(productId);
    const paid = paidLines.find((line) => line.itemId === itemId)?.paid;
    const rowTotal = money(item.row_total_minor, order.currency);
    const ids = parentId === null ? [productId] : catalog.variantsOf(parentId);
    const choices = ids.flatMap((id) => {
      const product = catalog.sellable(id, parentId, view.id);
      const is = priceOf(id);
      if (!product?.isSaleable || !is) return [];
      // What is sold no more has no price to compare with.
      const prices = { was: was ?? is, is };
      const minor = exchangeDifference({ rowTotal, paid: paid ?? rowTotal }, accepted, prices);
      return [{ product, difference: money(minor, order.currency) }];
    });
    return [{ item, quantity: accepted, choices }];
  });
}
