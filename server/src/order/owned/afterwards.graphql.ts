import { moneyToWire } from "@placket/contract/money/money.codec";
import { zero } from "@placket/domain/money/money";
import { uidOf } from "@placket/contract/uid";
import type { Ctx } from "../../context.ts";
import type { MoneyPaper } from "../movement/money-papers.ts";
import { sayIn } from "../../translation/say.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { historyItem } from "./history-item.ts";
import type { HistoryOrder } from "./order-history-wire.ts";
import { orderReads } from "./order-reads.ts";

/** What has left and what money has moved of an order, read where it is asked for. */
export const afterwardsResolvers = {
  shipments: async (order: HistoryOrder, _: unknown, ctx: Ctx) => {
    const { placed } = await order;
    const shipments = await orderReads(ctx).shipments(placed.id);
    return shipments.map((shipment) => ({
      id: uidOf(shipment.id),
      number: shipment.number,
      date: shipment.at.toISOString(),
      items: shipment.pieces.map(({ itemId, quantity }) => ({
        ...pieceOf(ctx, placed, itemId),
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

/** Pieces of an item on a paper of their order. */
function pieceOf(ctx: Ctx, order: PlacedOrder, itemId: number) {
  const item = order.items.find(({ id }) => id === itemId);
  return {
    id: uidOf(itemId),
    order_item: item ? historyItem(ctx, order, item) : null,
    product_name: item?.name ?? null,
    product_sku: item?.sku ?? "",
    product_sale_price: moneyToWire(item?.price ?? zero(order.currency)),
  };
}

/** Under which of Magento's names each kind of paper says how many. */
const QUANTITIES = { invoice: "quantity_invoiced", refund: "quantity_refunded" } as const;

async function papersToWire(ctx: Ctx, order: PlacedOrder, kind: MoneyPaper["kind"]) {
  const papers = await orderReads(ctx).papers(order.id);
  return papers
    .filter((paper) => paper.kind === kind)
    .map((paper) => ({
      id: uidOf(paper.number),
      number: paper.number,
      date: paper.at.toISOString(),
      items: paper.pieces.map(({ itemId, quantity, amount }) => ({
        ...pieceOf(ctx, order, itemId),
        quantity,
        [QUANTITIES[kind]]: quantity,
        row_total: moneyToWire(amount),
      })),
      total: {
        total_shipping: moneyToWire(paper.shipping),
        adjustment: moneyToWire(paper.adjustment),
        grand_total: moneyToWire(paper.total),
      },
    }));
}
