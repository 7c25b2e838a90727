import type { FastifyInstance } from "fastify";
import { ApiError, statusOfFault } from "../api-error.ts";
import type { Sandbox } from "../app.ts";
import type { PaypalBooks } from "./paypal-books.ts";
import { paypalNotices } from "./paypal-notices.ts";
import { paypalPages } from "./paypal-pages.ts";
import { paypalRoutes } from "./paypal-routes.ts";

/** PayPal under `/paypal`: its calls, its errors in its own form, and the page of its buyers. */
export function paypalApp(app: FastifyInstance, sandbox: Sandbox, books: PaypalBooks): void {
  app.register(
    async (scope) => {
      scope.addContentTypeParser(
        "application/x-www-form-urlencoded",
        { parseAs: "string" },
        async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
      );
      scope.setErrorHandler((error, request, reply) => {
        const { status, code, field } =
          error instanceof ApiError
            ? error
            : { status: statusOfFault(error), code: "INTERNAL", field: undefined };
        if (status >= 500) request.log.error({ code }, "request failed");
        return reply.status(status).send({
          name: status === 422 ? "UNPROCESSABLE_ENTITY" : code,
          message: "The requested action could not be performed.",
          debug_id: request.id,
          details: [{ issue: code, ...(field !== undefined && { field }) }],
        });
      });
      paypalRoutes(scope, sandbox, books);
      paypalNotices(scope, sandbox);
      paypalPages(scope, sandbox, books);
    },
    { prefix: "/paypal" },
  );
}
