import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import type { Sandbox } from "./app.ts";
import { fieldsOf, requireSecretKey, textOf } from "./request-reading.ts";

/** The cards that are kept: paid with again by a one-time token, and forgotten. */
export function keptCardRoutes(app: FastifyInstance, { processor, settings }: Sandbox): void {
  app.post("/v1/kept-cards/:vaultToken/tokens", async (request, reply) => {
    requireSecretKey(request, settings.secretKey);
    const card = processor.tokenOfKept(vaultTokenOf(request));
    if (card === undefined) throw new ApiError(404, "unknown");
    return reply.status(201).send(card);
  });

  app.post("/v1/kept-cards/:vaultToken/forget", async (request) => {
    requireSecretKey(request, settings.secretKey);
    processor.forget(vaultTokenOf(request));
    return { forgotten: true };
  });
}

const vaultTokenOf = (request: FastifyRequest) =>
  textOf(fieldsOf(request.params), "vaultToken", 64);
