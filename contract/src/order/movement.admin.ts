import { REFUND_WAY_CODES } from "@placket/domain/order/money/refund-ways";
import { REASON_MAX } from "@placket/domain/order/step/step-words";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { price, text } from "../shapes.ts";
import { staffOrder as reply } from "./order.admin.ts";
import { pieces } from "./shipment.admin.ts";

const params = z.object({ number: text(32) });
const source = "issue 9 §8";
const refused = [
  "access.forbidden",
  "staff.signInRequired",
  "order.noSuchOrder",
  "order.notNow",
  "order.moneyMoving",
  "order.sumChanged",
  "order.noPieces",
  "order.noSuchLine",
  "order.tooManyPieces",
  "order.noPiecesLeft",
] as const;

/** Money of an order that is taken and paid back. */
export const movementEndpoints = {
  captureOrder: endpoint({
    method: "POST",
    path: "orders/:number/invoices",
    summary:
      "Takes the money that is reserved: all of it, or without the pieces that are left out, which are canceled. `seen` is what was shown.",
    source,
    can: "payments.move",
    params,
    body: z.object({ leftOut: pieces, seen: price }),
    reply,
    errors: [...refused, "order.nothingReserved", "order.nothingToTake"],
  }),
  refundOrder: endpoint({
    method: "POST",
    path: "orders/:number/refunds",
    summary:
      "Pays money back, for pieces, for the way or beside them, never more than was paid by each source. `seen` is what was shown.",
    source,
    can: "payments.move",
    params,
    body: z.object({
      pieces,
      way: z.enum(REFUND_WAY_CODES),
      /** Of what the way cost. */
      shipping: price,
      /** Beside goods and way; with a minus, less. */
      adjustment: price,
      toShelf: z.boolean(),
      reason: text(REASON_MAX),
      seen: price,
      /** What was left to go back when that was shown: who sends it twice pays back once. */
      left: price,
    }),
    reply,
    errors: [
      ...refused,
      "order.creditNeedsAccount",
      "order.buyerForgotten",
      "order.nothingTaken",
      "order.nothingToRefund",
      "order.amountInvalid",
      "order.refundTooHigh",
      "order.reasonMissing",
    ],
  }),
  moneyPaper: endpoint({
    method: "GET",
    path: "orders/:number/papers/:kind/:paper",
    summary: "An invoice or a refund of an order, as a PDF.",
    source,
    can: "orders.read",
    params: params.extend({ kind: z.enum(["invoice", "refund"]), paper: text(32) }),
    gives: "file",
    fileType: "application/pdf",
    errors: [
      "staff.signInRequired",
      "order.noSuchOrder",
      "order.noSuchPaper",
      "order.unreadable",
      "access.papersBusy",
    ],
  }),
} as const satisfies EndpointTable;
