import { moneyToWire } from "@placket/contract/money/money.codec";
import { zero } from "@placket/domain/money/money";
import { uidOf } from "@placket/contract/uid";
import type { Ctx } from "../../context.ts";
import { moneyPapersOf, type MoneyPaper } from "../movement/money-papers.ts";
import { shipmentsOf } from "../ship/shipments.ts";
import { sayIn } from "../../translation/say.ts";
import type { PlacedOrder } from "../stored-order.ts";
import type { HistoryOrder } from "./order-history-wire.ts";

/** What has left and what money has moved of an order, read where it is asked for. */
export const afterwardsResolvers = {
  shipments: async (order: HistoryOrder, _: unknown, ctx: Ctx) => {
    const { placed } = await order;
    return (await shipmentsOf(ctx, [placed.id]))(placed.id).map((shipment) => ({
      id: uidOf(shipment.id),
      number: shipment.number,
      date: shipment.at.toISOString(),
      items: shipment.pieces.map(({ itemId, quantity }) => ({
        ...namesOf(placed, itemId),
        product_sale_price: priceOf(placed, itemId),
        quantity_shipped: quantity,
      })),
      tracking: shipment.tracks.map(({ title, ...track }) => ({
        ...track,
        title: sayIn(ctx)(title),
      })),
    }));
  },
  invoices: async (order: HistoryOrder, _: unknown, ctx: Ctx) =>
    papersToWire(ctx, (await order).placed, "invoice"),
  credit_memos: async (order: HistoryOrder, _: unknown, ctx: Ctx) =>
    papersToWire(ctx, (await order).placed, "refund"),
};

const namesOf = ({ items }: PlacedOrder, itemId: number) => {
  const { name = null, sku = "" } = items.find(({ id }) => id === itemId) ?? {};
  return { id: uidOf(itemId), product_name: name, product_sku: sku };
};

const priceOf = ({ items, currency }: PlacedOrder, itemId: number) =>
  moneyToWire(items.find(({ id }) => id === itemId)?.price ?? zero(currency));

async function papersToWire(ctx: Ctx, order: PlacedOrder, kind: MoneyPaper["kind"]) {
  const papers = (await moneyPapersOf(ctx, [order.id]))(order.id);
  return papers
    .filter((paper) => paper.kind === kind)
    .map((paper) => ({
      id: uidOf(paper.number),
      number: paper.number,
      date: paper.at.toISOString(),
      items: paper.pieces.map(({ itemId, quantity, amount }) => ({
        ...namesOf(order, itemId),
        quantity,
        row_total: moneyToWire(amount),
      })),
      total: {
        total_shipping: moneyToWire(paper.shipping),
        adjustment: moneyToWire(paper.adjustment),
        grand_total: moneyToWire(paper.total),
      },
    }));
}
