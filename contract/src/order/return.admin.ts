import { REFUND_WAY_CODES } from "@placket/domain/order/money/refund-ways";
import { RETURN_COMMENT_MAX } from "@placket/domain/order/return/check-return";
import { RETURN_REASON_CODES, RETURN_STATES } from "@placket/domain/order/return/return-state";
import { REASON_MAX } from "@placket/domain/order/step/step-words";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { price, text } from "../shapes.ts";
import { staffOrder as reply } from "./order.admin.ts";
import { pieces } from "./shipment.admin.ts";

const params = z.object({ number: text(32) });
const source = "issue 9 §8";
const state = z.enum(RETURN_STATES);
const refused = [
  "access.forbidden",
  "staff.signInRequired",
  "order.noSuchReturn",
  "order.returnNotNow",
  "order.notNow",
] as const;

/** `search`: the beginning of the number of a return or its order, or a part of an email. */
const query = listQuery({ state: state.optional() }, ["created"]);

/** What is sent back of orders; each step answers with the order. */
export const returnEndpoints = {
  returns: endpoint({
    method: "GET",
    path: "returns",
    summary: "Returns, newest first.",
    source,
    can: "orders.read",
    query,
    reply: listReply(
      z.object({
        number: z.string(),
        order: z.string(),
        email: z.string(),
        state,
        reason: z.string(),
        /** What its buyer has to pay before what it is exchanged for is sent; `null` for nothing. */
        awaited: price.nullable(),
        createdAt: z.string(),
      }),
    ),
    errors: ["staff.signInRequired"],
  }),
  exportReturns: endpoint({
    method: "GET",
    path: "returns.csv",
    summary: "The same returns as a file, all of them.",
    source: "hallway §7: export",
    can: "orders.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  openReturn: endpoint({
    method: "POST",
    path: "orders/:number/returns",
    summary: "Asks, for its buyer, to send pieces of an order back.",
    source,
    can: "returns.handle",
    params,
    body: z.object({
      pieces,
      reason: z.enum(RETURN_REASON_CODES),
      comment: text(RETURN_COMMENT_MAX),
    }),
    reply,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "order.noSuchOrder",
      "order.notNow",
      "order.nothingToReturn",
      "order.noPieces",
      "order.noSuchLine",
      "order.tooManyPieces",
      "order.noPiecesLeft",
    ],
  }),
  approveReturn: endpoint({
    method: "POST",
    path: "returns/:number/approval",
    summary: "Lets the buyer send a return.",
    source,
    can: "returns.handle",
    params,
    reply,
    errors: [...refused],
  }),
  rejectReturn: endpoint({
    method: "POST",
    path: "returns/:number/rejection",
    summary: "Says no to a return, with the reason for its buyer.",
    source,
    can: "returns.handle",
    params,
    body: z.object({ reason: text(REASON_MAX) }),
    reply,
    errors: [...refused, "order.reasonMissing"],
  }),
  receiveReturn: endpoint({
    method: "POST",
    path: "returns/:number/receipt",
    summary: "Says that a return has arrived.",
    source,
    can: "returns.handle",
    params,
    reply,
    errors: [...refused],
  }),
  checkReturn: endpoint({
    method: "POST",
    path: "returns/:number/check",
    summary: "Says how many pieces of a return are good.",
    source,
    can: "returns.handle",
    params,
    body: z.object({ accepted: pieces }),
    reply,
    errors: [...refused, "order.noSuchLine", "order.tooManyPieces", "order.noPiecesLeft"],
  }),
  refundReturn: endpoint({
    method: "POST",
    path: "returns/:number/refund",
    summary:
      "Pays back what the good pieces of a return cost, as `seen`; again, where the processor refused.",
    source,
    can: "payments.move",
    params,
    body: z.object({ way: z.enum(REFUND_WAY_CODES), toShelf: z.boolean(), seen: price }),
    reply,
    errors: [
      ...refused,
      "order.creditNeedsAccount",
      "order.buyerForgotten",
      "order.nothingTaken",
      "order.nothingToRefund",
      "order.sumChanged",
      "order.tooManyPieces",
      "order.noPiecesLeft",
      "order.refundTooHigh",
      "order.moneyMoving",
    ],
  }),
  closeReturn: endpoint({
    method: "POST",
    path: "returns/:number/closing",
    summary:
      "Ends a checked return of which nothing is paid back and nothing sent, with the reason for its buyer. What was sent for another return counts as come back.",
    source,
    can: "returns.handle",
    params,
    body: z.object({ reason: text(REASON_MAX), toShelf: z.boolean() }),
    reply,
    errors: [...refused, "order.reasonMissing"],
  }),
} as const satisfies EndpointTable;
