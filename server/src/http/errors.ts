import { problem, type Problem } from "@placket/domain/problem";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Log } from "./log.ts";
import { refusalReply } from "./reply.ts";

/** Fastify's own refusals in our table's words; everything else is a bug and says nothing of itself. */
export function mountErrors(fastify: FastifyInstance, log: Log): void {
  fastify.setErrorHandler<FastifyError>((error, request, reply) => {
    const found = expected(error);
    if (!found) {
      log.error({ method: request.method, url: request.url, stack: error.stack }, error.message);
    }
    const { status, body } = refusalReply([found ?? problem("access.internal")]);
    return reply.code(status).header("cache-control", "no-store").send(body);
  });
  fastify.setNotFoundHandler((_request, reply) => {
    const { status, body } = refusalReply([problem("access.noSuchRoute")]);
    return reply.code(status).header("cache-control", "no-store").send(body);
  });
}

function expected(error: FastifyError): Problem | undefined {
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return problem("access.bodyTooLarge");
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return problem("access.unsupportedType");
  if (error.statusCode === 429) return problem("access.tooManyRequests");
  const isClientFault = error.statusCode !== undefined && error.statusCode < 500;
  return isClientFault ? problem("access.badRequest", "", "body") : undefined;
}
