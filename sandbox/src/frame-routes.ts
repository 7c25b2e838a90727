import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import type { Sandbox } from "./app.ts";
import { serveAssets } from "./assets.ts";
import { checkCard, type CardField, type TypedCard } from "./frame/card-check.ts";
import { TEXTS } from "./frame/words.ts";
import { sendPage } from "./page.ts";
import { fieldsOf, requireOwnPage, textOf } from "./request-reading.ts";
import { isFrameSession, newFrameSession } from "./frame-session.ts";

/** The page with the card fields, what it loads, and the exchange of a card for a token. */
export function frameRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { settings, time, processor } = sandbox;
  serveAssets(app);

  app.get("/frame", async (request, reply) => {
    const { key, parent } = fieldsOf(request.query);
    if (key !== settings.publicKey) throw new ApiError(403, "unknown_public_key");
    const parentOrigin = settings.storeOrigins.find((origin) => origin === parent);
    if (parentOrigin === undefined) throw new ApiError(403, "foreign_origin");
    return sendPage(reply, {
      title: "Card details",
      meta: {
        "parent-origin": parentOrigin,
        "public-key": settings.publicKey,
        session: newFrameSession(settings.secretKey, time.now()),
      },
      style: "card-fields.css",
      script: "start-card-fields.ts",
      body: FIELDS,
      frameAncestor: parentOrigin,
    });
  });

  app.post("/v1/tokens", async (request, reply) => {
    requireOwnPage(request, settings.publicOrigin);
    const body = fieldsOf(request.body);
    if (body["publicKey"] !== settings.publicKey) throw new ApiError(403, "unknown_public_key");
    const session = textOf(body, "session", 200);
    if (!isFrameSession(settings.secretKey, session, time.now())) {
      throw new ApiError(403, "unknown_session");
    }
    const card = typedCard(body["card"]);
    const faults = checkCard(card, monthOf(time.now()));
    if (faults.length > 0) return reply.status(422).send({ faults });
    return reply.status(201).send(processor.tokenize(card));
  });
}

function typedCard(value: unknown): TypedCard {
  const fields = fieldsOf(value);
  return {
    number: textOf(fields, "number", 40),
    expiry: textOf(fields, "expiry", 10),
    securityCode: textOf(fields, "securityCode", 10),
    name: textOf(fields, "name", 200),
  };
}

/** A day's grace: where the shopper lives the month may not be over yet. */
function monthOf(now: number): { year: number; month: number } {
  const date = new Date(now - 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

const FIELDS = [
  '<form novalidate aria-label="Card details">',
  field("number", 'autocomplete="cc-number" inputmode="numeric" maxlength="23"'),
  field("expiry", 'autocomplete="cc-exp" inputmode="numeric" maxlength="7"'),
  field("securityCode", 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"'),
  field("name", 'autocomplete="cc-name" maxlength="100"'),
  "</form>",
].join("");

function field(id: CardField, attributes: string): string {
  const label = TEXTS[id];
  const brand = id === "number" ? '<span id="brand" class="brand"></span>' : "";
  return (
    `<div class="${id}"><div class="top"><label for="${id}">${label}</label>${brand}</div>` +
    `<input id="${id}" ${attributes} required spellcheck="false" aria-invalid="false" aria-describedby="${id}-fault">` +
    `<p class="fault" id="${id}-fault" aria-live="polite"></p></div>`
  );
}
