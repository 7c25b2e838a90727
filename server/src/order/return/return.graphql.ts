import type {
  CustomerReturnsArgs,
  RequestGuestReturnInput,
  RequestReturnInput,
  ReturnReasonEnum,
  ReturnStatus,
} from "@placket/contract/graphql.gen";
import { idOfUid, uidOf } from "@placket/contract/uid";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import {
  RETURN_STATE_TEXT,
  type ReturnReason,
  type ReturnState,
} from "@placket/domain/order/return/return-state";
import { whyEnded } from "@placket/domain/order/return/why-ended";
import { problem } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { orThrow, refusedError } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { sayIn } from "../../translation/say.ts";
import type { HistoryOrder } from "../owned/order-history-wire.ts";
import { ownOrders } from "../owned/owned-orders.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { guestsOrder, ownOrderById } from "../owned/changeable-order.ts";
import { requestReturn } from "./request-return.ts";
import { returnsOf, type OrderReturn } from "./returns.ts";

/** Sending pieces of one's orders back, by Magento's names. */
export const returnResolvers = {
  Mutation: {
    requestReturn: withInput(async (input: RequestReturnInput, ctx) =>
      asked(ctx, orThrow(await ownOrderById(ctx, idOf(input.order_uid))), input),
    ),
    requestGuestReturn: withInput(async (input: RequestGuestReturnInput, ctx) =>
      asked(ctx, orThrow(await guestsOrder(ctx, input)), input),
    ),
  },
  CustomerOrder: {
    returns: async (order: HistoryOrder, _: unknown, ctx: Ctx) => {
      const { placed } = await order;
      const returns = (await returnsOf(ctx, [placed.id]))(placed.id);
      return returns.map((one) => toWire(ctx, placed, one));
    },
  },
  Customer: {
    returns: async (
      { id: customerId }: { readonly id: number },
      { pageSize, currentPage }: CustomerReturnsArgs,
      ctx: Ctx,
    ) => {
      const { most } = PAGE_SIZES.orders;
      const [size, page] = [pageSize ?? 20, currentPage ?? 1];
      if (size < 1 || size > most || page < 1) {
        throw refusedError([problem("catalog.badPageSize", "pageSize", most)]);
      }
      const search = { customerId };
      const found = orThrow(
        await ownOrders(ctx, { search, page: 1, size: most, isOldestFirst: false }),
      );
      const orders = found.orders.flatMap((order) => (order.ok ? [order.value] : []));
      const returnsFor = await returnsOf(
        ctx,
        orders.map(({ id }) => id),
      );
      const all = orders.flatMap((order) =>
        returnsFor(order.id).map((one) => toWire(ctx, order, one)),
      );
      return {
        items: all.slice((page - 1) * size, page * size),
        total_count: all.length,
        page_info: {
          current_page: page,
          page_size: size,
          total_pages: Math.ceil(all.length / size),
        },
      };
    },
  },
};

/** What is no id is nobody's. */
const idOf = (uid: string): number => {
  const id = idOfUid(uid) ?? "";
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
};

type Asked = Pick<RequestReturnInput, "items" | "reason" | "comment_text">;

async function asked(ctx: Ctx, order: PlacedOrder, { items, reason, comment_text }: Asked) {
  const pieces = items.map(({ order_item_uid: uid, quantity_to_return: quantity }) => ({
    itemId: idOf(uid),
    quantity,
  }));
  const wish = {
    number: order.number,
    pieces,
    reason: REASONS[reason ?? "OTHER"],
    comment: comment_text ?? "",
  };
  const number = orThrow(await requestReturn(ctx, wish, "returnOwn"));
  const made = (await returnsOf(ctx, [order.id]))(order.id).find((one) => one.number === number);
  return { return: made ? toWire(ctx, order, made) : null };
}

const REASONS: Readonly<Record<ReturnReasonEnum, ReturnReason>> = {
  WRONG_SIZE: "wrong_size",
  DAMAGED: "damaged",
  NOT_AS_DESCRIBED: "not_as_described",
  NOT_NEEDED: "not_needed",
  OTHER: "other",
};

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

const toWire = (ctx: Ctx, order: PlacedOrder, of: OrderReturn) => ({
  uid: uidOf(of.id),
  number: of.number,
  created_at: of.at.toISOString(),
  status: STATUSES[of.state],
  status_label: sayIn(ctx)(RETURN_STATE_TEXT[of.state]),
  end_reason: whyEnded(of, sayIn(ctx)),
  items: of.pieces.map(({ itemId, quantity, accepted }) => {
    const { name = null, sku = "" } = order.items.find(({ id }) => id === itemId) ?? {};
    return {
      uid: uidOf(itemId),
      product_name: name,
      product_sku: sku,
      request_quantity: quantity,
      quantity: accepted,
    };
  }),
});
