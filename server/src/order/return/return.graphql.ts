import type {
  CustomerOrderReturnsArgs,
  CustomerReturnArgs,
  CustomerReturnsArgs,
  RequestGuestReturnInput,
  RequestReturnInput,
  RequestReturnOutputReturnsArgs,
} from "@placket/contract/graphql.gen";
import { idOfUid } from "@placket/contract/uid";
import type { Ctx } from "../../context.ts";
import { orThrow } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { guestsOrder, ownOrderById } from "../owned/changeable-order.ts";
import { historyOrder, type HistoryOrder } from "../owned/order-history-wire.ts";
import { orderReads } from "../owned/order-reads.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { historyReturn, type HistoryReturn, type ReturnAsked } from "../owned/history-return.ts";
import { ownReturn, ownReturns, returnsPage, type ReturnsPage } from "../owned/own-returns.ts";
import { requestReturn } from "./request-return.ts";
import { returnReason } from "./return-reason.ts";

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
  RequestReturnOutput: {
    return: async ({ order, number }: ReturnAsked, _: unknown, ctx: Ctx) => {
      const all = await orderReads(ctx).returns(order.id);
      const made = all.find((one) => one.number === number);
      return made ? historyReturn(ctx, order, made) : null;
    },
    returns: ({ order }: ReturnAsked, args: RequestReturnOutputReturnsArgs, ctx: Ctx) =>
      returnsOfOrder(ctx, order, args),
  },
  Return: {
    order: ({ placed }: HistoryReturn, _: unknown, ctx: Ctx) => historyOrder(ctx, placed),
  },
  CustomerOrder: {
    returns: async (order: HistoryOrder, args: CustomerOrderReturnsArgs, ctx: Ctx) =>
      returnsOfOrder(ctx, (await order).placed, args),
  },
  Customer: {
    returns: async ({ id: customerId }: Asking, args: CustomerReturnsArgs, ctx: Ctx) => {
      const page = orThrow(returnsPage(args));
      const { returns, total } = await ownReturns(ctx, customerId, page);
      return pageToWire(
        returns.map((one) => one && historyReturn(ctx, one.order, one.of)),
        { ...page, total },
      );
    },
    return: async ({ id: customerId }: Asking, { uid }: CustomerReturnArgs, ctx: Ctx) => {
      const found = await ownReturn(ctx, customerId, idOf(uid));
      return found && historyReturn(ctx, found.order, found.of);
    },
  },
};

interface Asking {
  readonly id: number;
}

/** What is no id is nobody's. */
const idOf = (uid: string): number => {
  const id = idOfUid(uid) ?? "";
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
};

async function returnsOfOrder(ctx: Ctx, order: PlacedOrder, args: CustomerOrderReturnsArgs) {
  const { page, size } = orThrow(returnsPage(args));
  const all = await orderReads(ctx).returns(order.id);
  const shown = all.slice((page - 1) * size, page * size);
  return pageToWire(
    shown.map((one) => historyReturn(ctx, order, one)),
    { page, size, total: all.length },
  );
}

const pageToWire = <Item>(
  items: readonly Item[],
  { page, size, total }: ReturnsPage & { readonly total: number },
) => ({
  items,
  total_count: total,
  page_info: { current_page: page, page_size: size, total_pages: Math.ceil(total / size) },
});

type Wish = Pick<RequestReturnInput, "items" | "reason" | "comment_text" | "contact_email">;

async function asked(ctx: Ctx, order: PlacedOrder, input: Wish): Promise<ReturnAsked> {
  const pieces = input.items.map(({ order_item_uid: uid, quantity_to_return: quantity }) => ({
    itemId: idOf(uid),
    quantity,
  }));
  const wish = {
    number: order.number,
    pieces,
    reason: orThrow(returnReason(input)),
    comment: input.comment_text ?? "",
    tellTo: input.contact_email ?? null,
  };
  return { order, number: orThrow(await requestReturn(ctx, wish, "returnOwn")) };
}
