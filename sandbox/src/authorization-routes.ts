import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import type { Sandbox } from "./app.ts";
import type { OperationKind, Payment } from "./ledger.ts";
import { paymentAnswer } from "./payment-answer.ts";
import { amountOf, fieldsOf, idempotencyKey, requireSecretKey, textOf } from "./request-reading.ts";

/** The part of the API that the store's server uses, with the secret key. */
export function authorizationRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { processor, settings } = sandbox;

  app.post("/v1/authorizations", async (request, reply) => {
    requireSecretKey(request, settings.secretKey);
    return authorize(sandbox, request, reply);
  });

  app.get("/v1/authorizations", async (request) => {
    requireSecretKey(request, settings.secretKey);
    const payment = processor.findByKey(textOf(fieldsOf(request.query), "key", 64));
    return paymentAnswer(found(payment), settings.publicOrigin);
  });

  app.get("/v1/authorizations/:reference", async (request) => {
    requireSecretKey(request, settings.secretKey);
    return paymentAnswer(paymentOf(sandbox, request), settings.publicOrigin);
  });

  for (const kind of ["capture", "void", "refund"] as const) {
    app.post(`/v1/authorizations/:reference/${kind}`, async (request) => {
      requireSecretKey(request, settings.secretKey);
      return paymentAnswer(operate(sandbox, kind, request), settings.publicOrigin);
    });
  }
}

async function authorize(
  { processor, settings }: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = fieldsOf(request.body);
  const outcome = await processor.authorize({
    key: idempotencyKey(request),
    token: textOf(body, "token", 255),
    amount: amountOf(body),
    orderNumber: textOf(body, "orderNumber", 64),
    keepsCard: body["keepsCard"] === true,
  });
  if ("refusal" in outcome) {
    if (outcome.refusal === "dropped") return dropConnection(request, reply);
    throw new ApiError(outcome.refusal === "key_reused" ? 409 : 422, outcome.refusal);
  }
  const { payment, isFirst } = outcome;
  if (payment.behavior === "answer_lost" && isFirst) return breakOff(request, reply);
  return reply.status(isFirst ? 201 : 200).send(paymentAnswer(payment, settings.publicOrigin));
}

/** Begins an answer and ends the connection within: what has begun is not asked for again by itself. */
function breakOff(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.end("HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n{");
  return reply.hijack();
}

function dropConnection(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.destroy();
  return reply.hijack();
}

function operate(sandbox: Sandbox, kind: OperationKind, request: FastifyRequest): Payment {
  const payment = paymentOf(sandbox, request);
  const key = idempotencyKey(request);
  const minor = kind === "void" ? payment.amount.minor : minorOf(payment, request.body);
  const outcome = sandbox.processor.operate(payment, { kind, key, minor });
  if ("payment" in outcome) return outcome.payment;
  throw new ApiError(outcome.refusal === "key_reused" ? 409 : 422, outcome.refusal);
}

function minorOf(payment: Payment, body: unknown): number {
  const { minor, currency } = amountOf(fieldsOf(body));
  if (currency !== payment.amount.currency) throw new ApiError(400, "bad_amount");
  return minor;
}

function paymentOf({ processor }: Sandbox, request: FastifyRequest): Payment {
  return found(processor.findByReference(textOf(fieldsOf(request.params), "reference", 64)));
}

function found(payment: Payment | undefined): Payment {
  if (payment === undefined) throw new ApiError(404, "unknown");
  return payment;
}
