import type { FastifyInstance } from "fastify";
import { ApiError, statusOfFault } from "../api-error.ts";
import type { Sandbox } from "../app.ts";
import type { CreditBooks } from "./credit-books.ts";
import { creditPages } from "./credit-pages.ts";
import { creditRoutes } from "./credit-routes.ts";

/** Credit Key under `/creditkey`: its calls, its errors in its own form, and the page of its buyers. */
export function creditApp(app: FastifyInstance, sandbox: Sandbox, books: CreditBooks): void {
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        const { status, code } =
          error instanceof ApiError ? error : { status: statusOfFault(error), code: "bad request" };
        if (status >= 500) request.log.error({ code }, "request failed");
        return reply.status(status).send({ result: code });
      });
      creditRoutes(scope, sandbox, books);
      creditPages(scope, sandbox, books);
    },
    { prefix: "/creditkey" },
  );
}
