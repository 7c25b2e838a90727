import { isShopError } from "@placket/domain/shop-errors";
import type { CallError } from "@placket/web/call/call-error";
import { refusalOf, replyOf } from "@placket/web/call/reply";

/** The reply of an answer's status and text. @throws CallError when the status is no success. */
export function readReply(status: number, text: string): unknown {
  return replyOf({ status, text }, isShopError);
}

/** The error of an answer whose status is not a success, with the problems whose rows a shopper's browser carries. */
export function refusalError(status: number, body: unknown): CallError {
  return refusalOf(status, body, isShopError);
}
