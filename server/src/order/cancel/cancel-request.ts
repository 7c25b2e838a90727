import { uidOf } from "@placket/contract/uid";
import { DAY_MS } from "@placket/domain/durations";
import { CANCEL_PAGE } from "@placket/domain/order/cancel-page";
import { orderCan } from "@placket/domain/order/step/order-steps";
import { checkReason } from "@placket/domain/order/step/step-words";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { minutesUntilNextOf, type Asked } from "../../http/guard/asked-often.ts";
import { cancelRequested } from "../letter/cancel-request-letter.ts";
import { tellBuyer } from "../letter/tell-buyer.ts";
import { holdOrder } from "../step/held-order.sql.ts";
import type { PlacedOrder } from "../stored-order.ts";
import { cancelByToken } from "./cancel-owned.ts";
import {
  deleteCancelRequest,
  selectCancelRequest,
  writeCancelRequest,
} from "./cancel-request.sql.ts";
import { guestsOrder } from "../owned/changeable-order.ts";
import { hashOfToken, newToken } from "../../token.ts";

/** Letters to the buyer of one order in an hour. */
const LETTERS_MOST = 5;
const ORDERS_REMEMBERED = 10_000;

/** For which orders it was asked. Kept by the process: counting writes nothing. */
export const cancelRequests = holding<LRUCache<string, Asked>>({
  name: "requests to cancel",
  open: () => new LRUCache({ max: ORDERS_REMEMBERED }),
});

/** How long the letter's link cancels. */
const LINK_MS = DAY_MS;

/**
 * Asks the buyer of a guest's order, by a letter, to confirm that it is to be canceled. Refuses what could not be
 * canceled now.
 */
export async function requestCancel(
  tx: Ctx,
  { token, reason }: { readonly token: string; readonly reason: string },
): Promise<Result<PlacedOrder>> {
  const problems = checkReason(reason);
  if (problems.length > 0) return refuse(...problems);
  const found = await guestsOrder(tx, { token });
  if (!found.ok) return found;
  const { id: orderId, number } = found.value;
  const minutes = minutesUntilNextOf(
    String(orderId),
    tx.now,
    tx.held(cancelRequests),
    LETTERS_MOST,
  );
  if (minutes > 0) return refuse(problem("order.tooManyAsked", "token", minutes));
  const held = await holdOrder(tx, number);
  if (!held) return refuse(problem("order.noSuchOrder", "token"));
  const allowed = orderCan(tx.principal, "cancelOwn", held.facts);
  if (allowed !== true) return refuse(problem(allowed, "token"));
  const key = newToken();
  const expiresAt = new Date(tx.now.getTime() + LINK_MS);
  const wish = { orderId, keyHash: hashOfToken(key), reason: reason.trim(), expiresAt };
  await writeCancelRequest(tx.db, wish, tx.now);
  await tellBuyer(tx, orderId, {
    template: cancelRequested,
    secretUntil: expiresAt,
    dataOf: (shown) => ({
      ...shown,
      confirmUrl: `${tx.settings.storeUrl}${CANCEL_PAGE}#${uidOf(orderId)}.${key}`,
    }),
  });
  return ok(found.value);
}

/** Cancels the order whose buyer confirms it by the letter's key. `ctx.db` must not be a transaction. */
export async function confirmCancel(
  ctx: Ctx,
  { orderId, key }: { readonly orderId: number; readonly key: string },
): Promise<Result<PlacedOrder>> {
  const asked = { orderId, keyHash: hashOfToken(key), now: ctx.now };
  const wish = await selectCancelRequest(ctx.db, asked);
  if (!wish) return refuse(problem("order.cancelLinkOver", "confirmation_key"));
  const canceled = await cancelByToken(ctx, wish);
  if (canceled.ok) await deleteCancelRequest(ctx.db, orderId);
  return canceled;
}
