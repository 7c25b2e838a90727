import type {
  CancelGuestOrderInput,
  CancelOrderErrorCode,
  CancelOrderInput,
} from "@placket/contract/graphql.gen";
import { idOfUid } from "@placket/contract/uid";
import type { ErrorKey } from "@placket/domain/errors";
import { CANCEL_REASONS } from "@placket/domain/order/step/cancel-reasons";
import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { messageOf, refusedError } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { sayIn } from "../../translation/say.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { cancelByToken, cancelOwned } from "./cancel-owned.ts";
import { historyOrder } from "./order-history-wire.ts";

/** Canceling one's order, by Magento's names. */
export const cancelOwnedResolvers = {
  Mutation: {
    cancelOrder: withInput(async ({ order_id: uid, reason }: CancelOrderInput, ctx) => {
      // What is no id is nobody's order.
      const orderId = /^\d{1,15}$/.exec(idOfUid(uid) ?? "") ? Number(idOfUid(uid)) : 0;
      return canceledToWire(ctx, await cancelOwned(ctx, { orderId, reason }));
    }),
    cancelGuestOrder: withInput(async (input: CancelGuestOrderInput, ctx) =>
      canceledToWire(ctx, await cancelByToken(ctx, input)),
    ),
  },
  StoreConfig: {
    order_cancellation_enabled: () => true,
    order_cancellation_reasons: (_: unknown, __: unknown, ctx: Ctx) =>
      CANCEL_REASONS.map((reason) => ({ description: sayIn(ctx)(reason) })),
  },
};

function canceledToWire(ctx: Ctx, canceled: Result<PlacedOrder>) {
  if (canceled.ok) return { error: null, errorV2: null, order: historyOrder(ctx, canceled.value) };
  const [first] = canceled.problems;
  if (!first) throw refusedError(canceled.problems);
  const message = messageOf(first, sayIn(ctx));
  return {
    error: message,
    errorV2: { code: CODES[first.error] ?? "UNDEFINED", message },
    order: null,
  };
}

/** Magento's codes for our refusals; whatever is not named is UNDEFINED. */
const CODES: Partial<Record<ErrorKey, CancelOrderErrorCode>> = {
  "access.loginRequired": "UNAUTHORISED",
  "order.noSuchOrder": "ORDER_NOT_FOUND",
  "order.ofAccount": "UNAUTHORISED",
  "order.shippedAlready": "PARTIAL_ORDER_ITEM_SHIPPED",
  "order.packedAlready": "INVALID_ORDER_STATUS",
  "order.notNow": "INVALID_ORDER_STATUS",
};
