import { REFUND_WAY_CODES } from "@placket/domain/order/money/refund-ways";
import { EXCHANGE_TAKE_CODES } from "@placket/domain/order/return/exchange";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, price, text } from "../shapes.ts";
import { staffOrder as reply } from "./order.admin.ts";

const params = z.object({ number: text(32) });
const source = "issue 9.8";

/** What came back and is exchanged for another size or color. */
export const exchangeEndpoints = {
  exchangeChoices: endpoint({
    method: "GET",
    path: "returns/:number/exchanges",
    summary: "What the good pieces of a return can be exchanged for, line by line.",
    source,
    can: "orders.read",
    params,
    reply: z.object({
      lines: z.array(
        z.object({
          itemId: z.number(),
          sku: z.string(),
          name: z.string(),
          quantity: z.number(),
          choices: z.array(
            z.object({
              sku: z.string(),
              /** Its options: `Navy, L`. */
              label: z.string(),
              /** On the shelf; `null`: as many as are wanted. */
              pieces: z.number().nullable(),
              /** What all pieces of the line cost more, or with a minus less. */
              difference: price,
            }),
          ),
        }),
      ),
    }),
    errors: ["staff.signInRequired", "order.noSuchReturn"],
  }),
  exchangeReturn: endpoint({
    method: "POST",
    path: "returns/:number/exchange",
    summary:
      "Sends other sizes or colors for the good pieces of a return, as an order of its own. A difference in price is paid back, or taken as `takes` says: by `card` nothing is sent before its buyer has paid it. `seen` is what was shown of it.",
    source,
    can: "payments.move",
    params,
    body: z.object({
      lines: z.array(z.object({ itemId: id, sku: text(64) })).max(1_000),
      toShelf: z.boolean(),
      takes: z.enum(EXCHANGE_TAKE_CODES),
      seen: price,
    }),
    reply,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "order.noSuchReturn",
      "order.returnNotNow",
      "order.notNow",
      "order.noPieces",
      "order.tooManyPieces",
      "order.noPiecesLeft",
      "order.noSuchVariant",
      "order.variantShort",
      "order.sumChanged",
      "order.moneyMoving",
      "order.nothingTaken",
      "order.creditNeedsAccount",
      "ledger.notCovered",
    ],
  }),
  payDifference: endpoint({
    method: "POST",
    path: "returns/:number/difference",
    summary:
      "Pays back what the exchange of a return owes its buyer, as `seen`, after the processor refused it.",
    source,
    can: "payments.move",
    params,
    body: z.object({ way: z.enum(REFUND_WAY_CODES), seen: price }),
    reply,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "order.noSuchReturn",
      "order.returnNotNow",
      "order.notNow",
      "order.sumChanged",
      "order.moneyMoving",
      "order.nothingTaken",
      "order.creditNeedsAccount",
      "order.buyerForgotten",
      "order.refundTooHigh",
    ],
  }),
} as const satisfies EndpointTable;
