import { optionsToWire, pictureToWire } from "@placket/contract/cart/line.codec";
import { moneyToWire } from "@placket/contract/money/money.codec";
import { uidOf } from "@placket/contract/uid";
import { holdsTax, taxed, taxedPiece } from "@placket/domain/line/taxed";
import { sum } from "@placket/domain/money/money";
import { itemStatus } from "@placket/domain/order/step/item-status";
import { leftToReturn } from "@placket/domain/order/step/line-progress";
import { graphqlProductOf } from "../../catalog/graphql/graphql-product.ts";
import type { Ctx } from "../../context.ts";
import { sayIn } from "../../translation/say.ts";
import { shownToday } from "../item-picture.ts";
import type { PlacedItem, PlacedOrder } from "../stored-order.ts";
import { orderReads } from "./order-reads.ts";

/** An item of an order by Magento's names; what costs more than a look at the order is a resolver beside it. */
export type HistoryItem = ReturnType<typeof historyItem>;

export function historyItem(ctx: Ctx, order: PlacedOrder, item: PlacedItem) {
  const { imageFile, url } = shownToday(ctx, item);
  const { progress } = item;
  return {
    __typename: "OrderItem" as const,
    /** For what is worked out only where it is asked for. */
    placed: item,
    order,
    id: uidOf(item.id),
    product_name: item.name,
    product_sku: item.sku,
    product_url_key: url?.slice(1) ?? null,
    product_type: TYPES[item.configuration.kind],
    product_sale_price: moneyToWire(item.price),
    discounts: item.taken.map(({ label, amount }) => ({ label, amount: moneyToWire(amount) })),
    status: sayIn(ctx)(itemStatus(progress)),
    quantity_ordered: item.quantity,
    quantity_canceled: progress.canceled,
    quantity_shipped: progress.shipped,
    quantity_refunded: progress.refunded,
    quantity_returned: progress.returned,
    quantity_return_requested: progress.inReturn,
    quantity_exchanged: progress.exchanged,
    quantity_returnable: leftToReturn(progress),
    eligible_for_return: leftToReturn(progress) > 0,
    selected_options: optionsToWire(item, sayIn(ctx)),
    row_total: moneyToWire(item.rowTotal),
    image: pictureToWire(imageFile, item.name).url,
  };
}

/** Magento's types for our kinds of lines. */
const TYPES: Readonly<Record<PlacedItem["configuration"]["kind"], string>> = {
  plain: "simple",
  virtual: "virtual",
  configurable: "configurable",
};

export const historyItemResolvers = {
  product: ({ placed: { productId, parentId } }: HistoryItem, _: unknown, ctx: Ctx) =>
    graphqlProductOf(ctx, productId, parentId ?? productId) ?? null,
  prices: ({ placed, order }: HistoryItem) => pricesOf(placed, order),
  quantity_invoiced: async ({ placed: { id }, order }: HistoryItem, _: unknown, ctx: Ctx) => {
    const papers = await orderReads(ctx).papers(order.id);
    const pieces = papers.flatMap((paper) => (paper.kind === "invoice" ? paper.pieces : []));
    return pieces.reduce((all, { itemId, quantity }) => all + (itemId === id ? quantity : 0), 0);
  },
};

function pricesOf(item: PlacedItem, { totals, currency }: PlacedOrder) {
  const isIncluded = holdsTax(totals);
  const piece = taxedPiece(item.price, item, isIncluded);
  const row = taxed(item, isIncluded);
  const taken = item.taken.map(({ amount }) => amount);
  return {
    price: moneyToWire(piece.excluding),
    price_including_tax: moneyToWire(piece.including),
    row_total: moneyToWire(row.excluding),
    row_total_including_tax: moneyToWire(row.including),
    total_item_discount: moneyToWire(sum(taken, currency)),
    fixed_product_taxes: [],
  };
}
