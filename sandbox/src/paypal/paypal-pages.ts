import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error.ts";
import type { Sandbox } from "../app.ts";
import { escapeHtml, sendPage } from "../page.ts";
import { fieldsOf, requireOwnPage, textOf } from "../request-reading.ts";
import type { PaypalBooks } from "./paypal-books.ts";
import { BUYERS, PAYER } from "./paypal-buyers.ts";
import type { BuyerBehavior, PaypalOrder } from "./paypal-order.ts";

/** The page at PayPal on which a buyer confirms or goes back, and its answer. */
export function paypalPages(app: FastifyInstance, { settings }: Sandbox, books: PaypalBooks): void {
  app.get("/checkoutnow", async (request, reply) => {
    const order = books.find(textOf(fieldsOf(request.query), "token", 36));
    return sendPage(reply, {
      title: "PayPal, played by the sandbox",
      style: "challenge.css",
      script: "start-paypal.ts",
      status: order ? 200 : 404,
      body: order && order.status !== "COMPLETED" ? question(order) : OVER,
    });
  });

  app.post("/checkoutnow", async (request) => {
    requireOwnPage(request, settings.publicOrigin);
    const fields = fieldsOf(request.body);
    const order = books.find(textOf(fields, "token", 36));
    if (order === undefined) throw new ApiError(404, "RESOURCE_NOT_FOUND");
    const buyer = textOf(fields, "buyer", 20);
    if (buyer === "") return { location: addressOf(order.cancelUrl, { token: order.id }) };
    if (!isBuyer(buyer)) throw new ApiError(400, "INVALID_REQUEST");
    const outcome = books.approve(order, buyer);
    if ("issue" in outcome) throw new ApiError(422, outcome.issue);
    const query = { token: order.id, PayerID: PAYER.payer_id };
    return { location: addressOf(order.returnUrl, query) };
  });
}

const isBuyer = (text: string): text is BuyerBehavior => Object.hasOwn(BUYERS, text);

const OVER = "<main><p>This payment is no longer open. Go back to the shop.</p></main>";

function addressOf(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function question({ id, amount, userAction }: PaypalOrder): string {
  const buttons = Object.entries(BUYERS).map(
    ([buyer, title], i) =>
      `<button type="button"${i === 0 ? "" : ' class="plain"'} data-buyer="${buyer}">` +
      `${escapeHtml(title)}</button>`,
  );
  const isLast = userAction === "PAY_NOW";
  return (
    `<main data-token="${escapeHtml(id)}"><h1>Pay with PayPal</h1>` +
    `<p>${escapeHtml(PAYER.email_address)} pays <b>${escapeHtml(amount.value)} ` +
    `${escapeHtml(amount.currency_code)}</b>${isLast ? "" : ", or what the shop makes of it"}.</p>` +
    `<p class="actions">${buttons.join(" ")}</p>` +
    '<p class="actions"><button type="button" class="plain" data-buyer="">Cancel, back to the shop</button></p>' +
    '<p id="outcome" role="status"></p>' +
    '<p class="note">Sandbox: this is not PayPal, nobody is asked and no money moves.</p></main>'
  );
}
