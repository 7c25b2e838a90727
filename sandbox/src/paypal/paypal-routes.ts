import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../api-error.ts";
import type { Sandbox } from "../app.ts";
import { fieldsOf, textOf } from "../request-reading.ts";
import { movedAnswer, orderAnswer, refundAnswer } from "./paypal-answer.ts";
import { isAmount, type PaypalBooks } from "./paypal-books.ts";
import { optional, readPatch, readWish } from "./paypal-reading.ts";
import type { MoneyMoved, PaypalOrder } from "./paypal-order.ts";

/** How long a bearer's token is good, s. */
const TOKEN_S = 32_400;

/** PayPal's Orders v2 and Payments v2, as far as a shop that reserves, takes and pays back uses them. */
export function paypalRoutes(
  app: FastifyInstance,
  { settings, time }: Sandbox,
  books: PaypalBooks,
): void {
  const bearers = new Map<string, number>();
  const { publicOrigin } = settings;

  app.post("/v1/oauth2/token", async (request) => {
    const given = request.headers.authorization ?? "";
    const wanted = `Basic ${btoa(`${settings.publicKey}:${settings.secretKey}`)}`;
    if (!isSame(given, wanted)) throw new ApiError(401, "invalid_client");
    const token = randomBytes(24).toString("base64url");
    bearers.set(token, time.now() + TOKEN_S * 1000);
    return { access_token: token, token_type: "Bearer", expires_in: TOKEN_S };
  });

  const isBearer = (request: FastifyRequest) => {
    const [, token = ""] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "") ?? [];
    if ((bearers.get(token) ?? 0) <= time.now()) throw new ApiError(401, "invalid_token");
  };
  const named = (request: FastifyRequest) => textOf(fieldsOf(request.params), "id", 36);
  const orderOf = (request: FastifyRequest) => found(books.find(named(request)));
  const holderOf = (request: FastifyRequest) => found(books.holding(named(request)));

  app.post("/v2/checkout/orders", { preHandler: async (r) => isBearer(r) }, (request, reply) => {
    const order = books.create(readWish(request.body, requestIdOf(request)));
    return reply.status(201).send(orderAnswer(order, publicOrigin));
  });

  app.get("/v2/checkout/orders/:id", { preHandler: async (r) => isBearer(r) }, async (request) =>
    orderAnswer(orderOf(request), publicOrigin),
  );

  app.patch(
    "/v2/checkout/orders/:id",
    { preHandler: async (r) => isBearer(r) },
    (request, reply) => {
      orThrow(books.patch(orderOf(request), readPatch(request.body)));
      return reply.status(204).send();
    },
  );

  app.post(
    "/v2/checkout/orders/:id/authorize",
    { preHandler: async (r) => isBearer(r) },
    (request, reply) => {
      const order = orThrow(books.authorize(orderOf(request)));
      if (order.buyer === "answer_lost") return breakOff(request, reply);
      return reply.status(201).send(orderAnswer(order, publicOrigin));
    },
  );

  app.post(
    "/v2/payments/authorizations/:id/void",
    { preHandler: async (r) => isBearer(r) },
    (request, reply) => {
      orThrow(books.void(holderOf(request)));
      return reply.status(204).send();
    },
  );

  app.post(
    "/v2/payments/authorizations/:id/capture",
    { preHandler: async (r) => isBearer(r) },
    (request, reply) => {
      const isLast = fieldsOf(request.body)["final_capture"] === true;
      const wish = moneyOf(request);
      const { captures } = orThrow(books.capture(holderOf(request), wish, isLast));
      return reply.status(201).send(movedAnswer(lastOf(captures, wish)));
    },
  );

  app.post(
    "/v2/payments/captures/:id/refund",
    { preHandler: async (r) => isBearer(r) },
    (request, reply) => {
      const customId = optional(fieldsOf(request.body), "custom_id");
      const wish = { ...moneyOf(request), captureId: named(request), customId };
      const { refunds } = orThrow(books.refund(holderOf(request), wish));
      return reply.status(201).send(refundAnswer(lastOf(refunds, wish), publicOrigin));
    },
  );
}

/** The money that a request is about, and the id that it is asked for with. */
function moneyOf(request: FastifyRequest) {
  const { amount } = fieldsOf(request.body);
  if (!isAmount(amount)) throw new ApiError(400, "INVALID_REQUEST");
  return { requestId: requestIdOf(request), amount };
}

/** What came of a request: it is in the books by its id. */
function lastOf<Moved extends MoneyMoved>(
  moved: readonly Moved[],
  { requestId }: Pick<MoneyMoved, "requestId">,
): Moved {
  const mine = moved.find((one) => one.requestId === requestId);
  if (mine === undefined) throw new Error("What was moved is not in the books");
  return mine;
}

/** A refusal in PayPal's words: an issue of what was asked, under 422. */
function orThrow(outcome: { readonly order: PaypalOrder } | { readonly issue: string }) {
  if ("order" in outcome) return outcome.order;
  throw new ApiError(422, outcome.issue);
}

function found(order: PaypalOrder | undefined): PaypalOrder {
  if (order === undefined) throw new ApiError(404, "RESOURCE_NOT_FOUND");
  return order;
}

function requestIdOf({ headers }: FastifyRequest): string {
  const id = headers["paypal-request-id"];
  if (typeof id !== "string" || !/^[\w-]{1,108}$/.test(id)) {
    throw new ApiError(400, "INVALID_REQUEST");
  }
  return id;
}

/** Begins an answer and ends the connection within: what has begun is not asked for again by itself. */
function breakOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.end("HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n{");
  return reply.hijack();
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
