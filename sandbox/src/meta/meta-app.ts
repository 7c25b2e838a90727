import type { FastifyInstance } from "fastify";
import { statusOfFault } from "../api-error.ts";
import type { Sandbox } from "../app.ts";
import { refusal } from "./meta-answer.ts";
import { metaRoutes } from "./meta-routes.ts";

/** Meta's Conversions API under `/meta`: its call, its errors in its own form, and what it was told. */
export function metaApp(app: FastifyInstance, sandbox: Sandbox): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        const status = statusOfFault(error);
        if (status >= 500) request.log.error({ status }, "request failed");
        return reply.status(status).send(refusal({ message: "Invalid parameter", code: 100 }));
      });
      metaRoutes(scope, sandbox);
    },
    { prefix: "/meta" },
  );
}
