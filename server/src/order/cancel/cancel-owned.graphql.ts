import type {
  CancelGuestOrderInput,
  CancelOrderErrorCode,
  CancelOrderInput,
  ConfirmCancelOrderInput,
  GuestOrderCancelInput,
} from "@placket/contract/graphql.gen";
import { idOfUid } from "@placket/contract/uid";
import type { ErrorKey } from "@placket/domain/errors";
import { CANCEL_REASONS } from "@placket/domain/order/step/cancel-reasons";
import type { Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { messageOf, refusedError } from "../../graphql/refused.ts";
import { withInput } from "../../graphql/with-input.ts";
import { transact } from "../../transact.ts";
import { sayIn } from "../../translation/say.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { cancelByToken, cancelOwned } from "./cancel-owned.ts";
import { confirmCancel, requestCancel } from "./cancel-request.ts";
import { historyOrder } from "../owned/order-history-wire.ts";

/** Canceling one's order, by Magento's names. */
export const cancelOwnedResolvers = {
  Mutation: {
    cancelOrder: withInput(async ({ order_id: uid, reason }: CancelOrderInput, ctx) => {
      return canceledToWire(ctx, await cancelOwned(ctx, { orderId: orderIdOf(uid), reason }));
    }),
    cancelGuestOrder: withInput(async (input: CancelGuestOrderInput, ctx) =>
      canceledToWire(ctx, await cancelByToken(ctx, input)),
    ),
    requestGuestOrderCancel: withInput(async (input: GuestOrderCancelInput, ctx) =>
      canceledToWire(ctx, await transact(ctx, (tx) => requestCancel(tx, input))),
    ),
    confirmCancelOrder: withInput(
      async ({ order_id: uid, confirmation_key: key }: ConfirmCancelOrderInput, ctx) =>
        canceledToWire(ctx, await confirmCancel(ctx, { orderId: orderIdOf(uid), key })),
    ),
  },
  StoreConfig: {
    order_cancellation_enabled: () => true,
    order_cancellation_reasons: (_: unknown, __: unknown, ctx: Ctx) =>
      CANCEL_REASONS.map((reason) => ({ description: sayIn(ctx)(reason) })),
  },
};

/** What is no id is nobody's order. */
function orderIdOf(uid: string): number {
  const id = idOfUid(uid) ?? "";
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

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
  "order.workBegun": "INVALID_ORDER_STATUS",
  "order.digitizingUsed": "INVALID_ORDER_STATUS",
  "order.notNow": "INVALID_ORDER_STATUS",
};
