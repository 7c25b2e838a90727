import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import type { Sandbox } from "./app.ts";
import type { Payment } from "./ledger.ts";
import { amountText } from "./amount-text.ts";
import { escapeHtml, sendPage } from "./page.ts";
import { fieldsOf, requireOwnPage, textOf } from "./request-reading.ts";
import { stateOf } from "./standing.ts";

/** The page on which the cardholder's bank would ask, and its answer. */
export function challengeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { processor, settings } = sandbox;

  app.get("/challenge/:challenge", async (request, reply) => {
    const payment = processor.findByChallenge(challengeOf(request));
    if (payment === undefined) throw new ApiError(404, "unknown");
    const { parent } = fieldsOf(request.query);
    const parentOrigin = settings.storeOrigins.find((origin) => origin === parent);
    const isOpen = stateOf(payment) === "challenge";
    return sendPage(reply, {
      title: "Confirm your payment",
      meta: { "parent-origin": parentOrigin ?? "" },
      style: "challenge.css",
      script: "start-challenge.ts",
      body: isOpen ? question(payment) : "<main><p>This request is no longer open.</p></main>",
      frameAncestor: parentOrigin,
    });
  });

  app.post("/challenge/:challenge/answer", async (request, reply) => {
    requireOwnPage(request, settings.publicOrigin);
    const { passed } = fieldsOf(request.body);
    if (typeof passed !== "boolean") throw new ApiError(400, "bad_request");
    if (!processor.answerChallenge(challengeOf(request), passed)) throw new ApiError(409, "closed");
    return reply.status(204).send();
  });
}

function challengeOf(request: FastifyRequest): string {
  return textOf(fieldsOf(request.params), "challenge", 64);
}

function question({ amount, card, orderNumber }: Payment): string {
  return (
    "<main><h1>Is this you?</h1>" +
    `<p>A store asks for <b>${escapeHtml(amountText(amount))}</b> for order ` +
    `${escapeHtml(orderNumber)} from your card ending ${escapeHtml(card.last4)}.</p>` +
    '<p class="actions"><button type="button" data-passed="true">Yes, approve</button> ' +
    '<button type="button" class="plain" data-passed="false">No, refuse</button></p>' +
    '<p id="outcome" role="status"></p>' +
    '<p class="note">Sandbox: no bank is asked and no money moves.</p></main>'
  );
}
