import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../api-error.ts";
import type { Sandbox } from "../app.ts";
import { fieldsOf, textOf } from "../request-reading.ts";
import { orderAnswer } from "./credit-answer.ts";
import type { CreditBooks } from "./credit-books.ts";
import { CREDIT_MOST } from "./credit-buyers.ts";
import { centsOf, type CreditOrder } from "./credit-order.ts";
import { goodsSum, grandTotalOf, readCreditWish } from "./credit-reading.ts";

/** Bytes of a request: all lines of a cart are in it. */
const BODY_MAX = 1024 * 1024;

/** Credit Key's `ecomm` calls, as far as a shop uses them. */
export function creditRoutes(
  app: FastifyInstance,
  { settings }: Sandbox,
  books: CreditBooks,
): void {
  const { publicOrigin, publicKey, secretKey } = settings;
  /** The fields of a request that carries both keys. */
  const known = (given: unknown) => {
    const fields = fieldsOf(given);
    const keys = [fields["public_key"], fields["shared_secret"]].map(String).join("\n");
    if (!isSame(keys, `${publicKey}\n${secretKey}`)) throw new ApiError(401, "unauthorized");
    return fields;
  };
  const orderOf = (fields: ReturnType<typeof fieldsOf>): CreditOrder => {
    const order = books.find(textOf(fields, "id", 64));
    if (!order) throw new ApiError(404, "not found");
    return order;
  };
  type Answering = (
    fields: ReturnType<typeof fieldsOf>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => unknown;
  const post = (name: string, answer: Answering) =>
    app.post(`/ecomm/${name}`, { bodyLimit: BODY_MAX }, async (request, reply) =>
      answer(known(request.body), request, reply),
    );
  post("is_displayed_in_checkout", (fields) => ({
    is_displayed_in_checkout: goodsSum(fields) <= CREDIT_MOST,
  }));
  post("begin_checkout", (fields) => {
    const { id } = books.begin(readCreditWish(fields));
    return { id, checkout_url: `${publicOrigin}/creditkey/checkout/${id}` };
  });
  post("complete_checkout", (fields, request, reply) => {
    const order = orderOf(fields);
    const isFirst = !order.isCompleted;
    const success = books.complete(order);
    return isFirst && order.buyer === "answer_lost" ? breakOff(request, reply) : { success };
  });
  app.get("/ecomm/find_order", async (request) => {
    const order = orderOf(known(request.query));
    // A checkout that nobody has confirmed is no order yet.
    if (order.buyer === null && !order.isCanceled) throw new ApiError(404, "not found");
    return orderAnswer(order);
  });
  post("update_order", (fields) => {
    const named = {
      merchantOrderId: textOf(fields, "merchant_order_id", 64),
      merchantStatus: textOf(fields, "merchant_status", 64),
    };
    const charged = fields["charges"] === undefined ? {} : { amount: grandTotalOf(fields) };
    return orderAnswer(orThrow(books.update(orderOf(fields), { ...named, ...charged })));
  });
  post("confirm_order", (fields) => {
    const named = {
      merchantOrderId: textOf(fields, "merchant_order_id", 64),
      merchantStatus: textOf(fields, "merchant_status", 64),
      amount: grandTotalOf(fields),
    };
    return orderAnswer(orThrow(books.capture(orderOf(fields), named)));
  });
  post("cancel_order", (fields) => orderAnswer(orThrow(books.cancel(orderOf(fields)))));
  post("refund", (fields, request, reply) => {
    const { amount } = fields;
    if (typeof amount !== "number") throw new ApiError(400, "bad_request");
    const order = orThrow(books.refund(orderOf(fields), centsOf(amount)));
    return books.losesRefund(order) ? breakOff(request, reply) : orderAnswer(order);
  });
}

/** A refusal: 422 with its words. */
function orThrow(outcome: { readonly order: CreditOrder } | { readonly refused: string }) {
  if ("order" in outcome) return outcome.order;
  throw new ApiError(422, outcome.refused);
}

/** Begins an answer and ends the connection within: what has begun is not asked for again by itself. */
function breakOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{");
  return reply.hijack();
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
