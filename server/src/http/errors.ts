import { BODY_KINDS } from "@placket/contract/kinds";
import { problem, refuse, type Problem } from "@placket/domain/problem";
import type { FastifyError, FastifyInstance } from "fastify";
import { passingTrouble } from "../db/database-away.ts";
import { BodyRefused } from "./body/body-refused.ts";
import type { Log } from "./log.ts";
import { sendRefusal } from "./send.ts";

/** Fastify's own refusals in our table's words; everything else is a bug and says nothing of itself. */
export function mountErrors(fastify: FastifyInstance, log: Log): void {
  fastify.setErrorHandler<FastifyError>((error, request, reply) => {
    const found = expectedProblem(error);
    // The route, not the address: that one may hold the token of an order or the id of a cart.
    const what = { method: request.method, route: request.routeOptions.url };
    if (!found) log.error({ ...what, cause: error }, "a request could not be answered");
    if (passingTrouble(error)) log.warn(what, error.message);
    return sendRefusal(reply, refuse(found ?? problem("access.internal")));
  });
  fastify.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, refuse(problem("access.noSuchRoute"))),
  );
}

/** What a request is refused with that ended in an error: a fault of its own, or what passes; undefined for a fault of ours. */
export function expectedProblem(error: FastifyError): Problem | undefined {
  const trouble = passingTrouble(error);
  if (trouble) return problem(trouble);
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return problem("access.bodyTooLarge");
  if (error instanceof BodyRefused) return error.problem;
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return problem("access.unsupportedType", "", BODY_KINDS.json[0]);
  }
  if (error.statusCode === 429) return problem("access.tooManyRequests");
  const isClientFault = error.statusCode !== undefined && error.statusCode < 500;
  return isClientFault ? problem("access.badRequest", "", "body") : undefined;
}
