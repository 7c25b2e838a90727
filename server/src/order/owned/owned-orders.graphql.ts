import type {
  CheckoutUserInputErrorCodes,
  CustomerOrdersArgs,
  MutationReorderItemsArgs,
  OrderInformationInput,
  OrderTokenInput,
  SaveOrderedItemInput,
} from "@placket/contract/graphql.gen";
import { idOfUid } from "@placket/contract/uid";
import type { ErrorKey } from "@placket/domain/errors";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { pickedCart } from "../../cart/cart-wire.ts";
import type { Ctx } from "../../context.ts";
import { messageOf, orThrow, refusedError } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { savedInGraphql } from "../../saved-product/saved-product-wire.ts";
import { transact } from "../../transact.ts";
import { sayIn } from "../../translation/say.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { guestsOrder } from "./changeable-order.ts";
import { guestOrder } from "./guest-order.ts";
import { historyItemResolvers } from "./history-item.ts";
import {
  historyOrder,
  itemsToday,
  type HistoryOrder,
  type HistoryPage,
} from "./order-history-wire.ts";
import { ordersAsked } from "./orders-asked.ts";
import { ownStepsOf } from "./own-steps.ts";
import { orderReads } from "./order-reads.ts";
import { firstPlaced, ownOrders } from "./owned-orders.ts";
import { afterwardsResolvers } from "./afterwards.graphql.ts";
import { reorder } from "./reorder.ts";
import { saveOrdered } from "./save-ordered.ts";

/** What a shopper sees of orders after they are placed, by Magento's names. */
export const ownedOrderResolvers = {
  Query: {
    guestOrder: withInput(async (input: OrderInformationInput, ctx) => {
      const { number, email, lastname: lastName } = input;
      return historyOrder(ctx, orThrow(await guestOrder(ctx, { number, email, lastName })));
    }),
    customerOrders: (_: unknown, _args: unknown, ctx: Ctx) => {
      const { usual: pageSize } = PAGE_SIZES.orders;
      return ordersOf(ctx, orThrow(askingId(ctx)), { currentPage: 1, pageSize });
    },
    guestOrderByToken: withInput(async (input: OrderTokenInput, ctx) =>
      historyOrder(ctx, orThrow(await guestsOrder(ctx, input))),
    ),
  },
  Mutation: {
    saveOrderedItem: withInput(async (input: SaveOrderedItemInput, ctx) => {
      const { order_number: number, item_uid: uid, name } = input;
      const item = { number, itemId: Number(idOfUid(uid)), name: name ?? undefined };
      const saved = await transact(ctx, (tx) => saveOrdered(tx, item));
      return savedInGraphql(ctx, orThrow(saved));
    }),
    reorderItems: async (_: unknown, args: MutationReorderItemsArgs, ctx: Ctx) => {
      const itemIds = args.items?.map((uid) => Number(idOfUid(uid)));
      const { cart, missing } = orThrow(await reorder(ctx, { number: args.orderNumber, itemIds }));
      const say = sayIn(ctx);
      const userInputErrors = missing.flatMap(({ item, problems }) =>
        problems.map((found) => ({
          code: CODES[found.error] ?? "UNDEFINED",
          message: `${item.name}: ${messageOf(found, say)}`,
          path: ["orderNumber", item.sku],
        })),
      );
      return { cart: pickedCart(ctx, cart), userInputErrors };
    },
  },
  CustomerOrder: {
    order_status_change_date: async (order: HistoryOrder, _args: unknown, ctx: Ctx) => {
      const { placed } = await order;
      const since = await orderReads(ctx).statusSince(placed.id);
      return (since ?? placed.placedAt).toISOString();
    },
    items_eligible_for_return: async (order: HistoryOrder, _args: unknown, ctx: Ctx) => {
      const { placed, items } = await order;
      const eligible = items.filter((item) => item.eligible_for_return);
      if (eligible.length === 0) return [];
      return (await ownStepsOf(ctx, placed.id)).includes("returnOwn") ? eligible : [];
    },
    items_today: async (order: HistoryOrder, _args: unknown, ctx: Ctx) =>
      itemsToday(ctx, (await order).placed),
    available_actions: async (order: HistoryOrder, _args: unknown, ctx: Ctx) => {
      const { placed } = await order;
      return (await ownStepsOf(ctx, placed.id)).map((step) => ACTIONS[step]);
    },
    ...afterwardsResolvers,
  },
  CustomerOrders: {
    date_of_first_order: async ({ customerId }: HistoryPage, _args: unknown, ctx: Ctx) =>
      (await firstPlaced(ctx, customerId))?.toISOString() ?? null,
  },
  OrderItem: historyItemResolvers,
  BundleOrderItem: historyItemResolvers,
  GiftCardOrderItem: historyItemResolvers,
  Customer: {
    orders: ({ id }: { readonly id: number }, args: CustomerOrdersArgs, ctx: Ctx) =>
      ordersOf(ctx, id, args),
  },
};

const askingId = ({ principal }: Ctx): Result<number> =>
  principal.kind === "customer"
    ? ok(principal.customerId)
    : refuse(problem("access.loginRequired"));

async function ordersOf(
  ctx: Ctx,
  customerId: number,
  args: CustomerOrdersArgs,
): Promise<HistoryPage> {
  const asked = orThrow(ordersAsked(ctx, customerId, args));
  const { orders, total, page, size } = orThrow(await ownOrders(ctx, asked));
  return {
    customerId,
    items: orders.map((order) => orderOrError(ctx, order)),
    total_count: total,
    page_info: {
      current_page: page,
      page_size: size,
      total_pages: Math.ceil(total / size),
    },
  };
}

const ACTIONS = { cancelOwn: "CANCEL", returnOwn: "RETURN", payOwn: "PAY" } as const;

/** One order that cannot be shown leaves its place empty, and says so there. */
const orderOrError = (ctx: Ctx, order: Result<PlacedOrder>): HistoryOrder =>
  order.ok ? historyOrder(ctx, order.value) : Promise.reject(refusedError(order.problems));

/** Magento's codes for our refusals; whatever is not named is UNDEFINED. */
const CODES: Partial<Record<ErrorKey, CheckoutUserInputErrorCodes>> = {
  "cart.noSuchProduct": "PRODUCT_NOT_FOUND",
  "cart.productUnavailable": "NOT_SALABLE",
  "cart.needsProduct": "NOT_SALABLE",
  "cart.outOfStock": "INSUFFICIENT_STOCK",
};
