import type { ReturnItemStatus, ReturnStatus } from "@placket/contract/graphql.gen";
import { uidOf } from "@placket/contract/uid";
import type { ReturnState } from "@placket/domain/order/return/return-state";
import { returnText } from "@placket/domain/order/return/return-text";
import { whyEnded } from "@placket/domain/order/return/why-ended";
import type { Ctx } from "../../context.ts";
import { sayIn } from "../../translation/say.ts";
import { shopperVoice } from "../history/voice.ts";
import { historyItem } from "./history-item.ts";
import type { PlacedOrder } from "../stored-order.ts";
import type { OrderReturn } from "../return/returns.ts";
import { whereToSend } from "../return/where-to-send.ts";

/** A return by Magento's names. */
export type HistoryReturn = ReturnType<typeof historyReturn>;

/** A return that was asked for, by its number, and of which order. */
export interface ReturnAsked {
  readonly order: PlacedOrder;
  readonly number: string;
}

/** A return of an order by Magento's names; what costs more than a look at it is a resolver beside it. */
export const historyReturn = (ctx: Ctx, order: PlacedOrder, of: OrderReturn) => ({
  /** For what is worked out only where it is asked for. */
  placed: order,
  uid: uidOf(of.id),
  number: of.number,
  created_at: of.at.toISOString(),
  status: STATUSES[of.state],
  status_label: textOf(ctx, of),
  send_to: of.state === "approved" ? whereToSend(ctx, order.storeViewId) : null,
  end_reason: whyEnded(of, sayIn(ctx)),
  customer: {
    email: order.email,
    firstname: order.billingAddress?.firstname ?? null,
    lastname: order.billingAddress?.lastname ?? null,
  },
  items: of.pieces.map(({ itemId, quantity, accepted }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return {
      uid: uidOf(itemId),
      order_item: item ? historyItem(ctx, order, item) : null,
      product_name: item?.name ?? null,
      product_sku: item?.sku ?? "",
      status: ITEM_STATUSES[of.state] ?? (accepted > 0 ? "APPROVED" : "REJECTED"),
      request_quantity: quantity,
      quantity: accepted,
    };
  }),
  comments: [],
});

function textOf(ctx: Ctx, { state, awaited }: OrderReturn): string {
  const { say, price } = shopperVoice(ctx);
  return returnText({ state, awaited: awaited && price(awaited) }, "shopper", say);
}

/** Magento's states for ours. */
const STATUSES: Readonly<Record<ReturnState, ReturnStatus>> = {
  requested: "PENDING",
  approved: "AUTHORIZED",
  rejected: "DENIED",
  received: "RECEIVED",
  checked: "APPROVED",
  exchanged: "PROCESSED_AND_CLOSED",
  difference_failed: "PROCESSED_AND_CLOSED",
  refunding: "APPROVED",
  refund_failed: "APPROVED",
  refunded: "PROCESSED_AND_CLOSED",
  closed: "CLOSED",
};

/** The same of an item; once its pieces are checked, it hangs on whether any was good. */
const ITEM_STATUSES: Readonly<Partial<Record<ReturnState, ReturnItemStatus>>> = {
  requested: "PENDING",
  approved: "AUTHORIZED",
  rejected: "DENIED",
  received: "RECEIVED",
};
