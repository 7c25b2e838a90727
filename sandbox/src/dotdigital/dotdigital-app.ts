import type { FastifyInstance } from "fastify";
import { statusOfFault } from "../api-error.ts";
import type { Sandbox } from "../app.ts";
import { refusal } from "./dotdigital-answer.ts";
import { dotdigitalRoutes } from "./dotdigital-routes.ts";

/** Dotdigital's contacts and insight data under `/dotdigital`: its calls, its errors, and what it was told. */
export function dotdigitalApp(app: FastifyInstance, sandbox: Sandbox): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        const status = statusOfFault(error);
        if (status >= 500) request.log.error({ status }, "request failed");
        const answer = refusal("contacts:badJson", "The request JSON is badly formed");
        return reply.status(status).send(answer);
      });
      dotdigitalRoutes(scope, sandbox);
    },
    { prefix: "/dotdigital" },
  );
}
