import type { FastifyInstance } from "fastify";
import { ApiError } from "../api-error.ts";
import type { Sandbox } from "../app.ts";
import { escapeHtml, sendPage } from "../page.ts";
import { fieldsOf, requireOwnPage, textOf } from "../request-reading.ts";
import type { CreditBooks } from "./credit-books.ts";
import { BORROWERS } from "./credit-buyers.ts";
import type { BorrowerBehavior, CreditOrder } from "./credit-order.ts";

/** The page at Credit Key on which a buyer confirms or goes back, alone or in a frame of the shop's. */
export function creditPages(app: FastifyInstance, { settings }: Sandbox, books: CreditBooks): void {
  app.get("/checkout/:id", async (request, reply) => {
    const order = books.find(textOf(fieldsOf(request.params), "id", 64));
    const isOpen = order !== undefined && !order.isCompleted && !order.isCanceled;
    return sendPage(reply, {
      title: "Credit Key, played by the sandbox",
      style: "challenge.css",
      script: "start-creditkey.ts",
      frameAncestor: settings.storeOrigins.join(" "),
      status: order ? 200 : 404,
      body: isOpen ? question(order) : OVER,
    });
  });
  app.post("/checkout/:id", async (request) => {
    requireOwnPage(request, settings.publicOrigin);
    const order = books.find(textOf(fieldsOf(request.params), "id", 64));
    if (order === undefined) throw new ApiError(404, "not found");
    const buyer = textOf(fieldsOf(request.body), "buyer", 20);
    if (buyer === "") return { location: withKey(order.cancelUrl, order.id) };
    if (!isBuyer(buyer)) throw new ApiError(400, "bad_request");
    const outcome = books.confirm(order, buyer);
    if ("refused" in outcome) throw new ApiError(422, outcome.refused);
    return { location: withKey(order.returnUrl, order.id) };
  });
}

/** Credit Key puts the order's id where an address says so. */
const withKey = (address: string, id: string) => address.replaceAll("%CKKEY%", id);

const isBuyer = (text: string): text is BorrowerBehavior => Object.hasOwn(BORROWERS, text);

const OVER = "<main><p>This checkout is no longer open. Go back to the shop.</p></main>";

function question({ id, amount }: CreditOrder): string {
  const buttons = Object.entries(BORROWERS).map(
    ([buyer, title], i) =>
      `<button type="button"${i === 0 ? "" : ' class="plain"'} data-buyer="${buyer}">` +
      `${escapeHtml(title)}</button>`,
  );
  return (
    `<main data-id="${escapeHtml(id)}"><h1>Pay with Credit Key</h1>` +
    `<p>Demo Works Inc. pays <b>$${(amount / 100).toFixed(2)}</b> on its business credit.</p>` +
    `<p class="actions">${buttons.join(" ")}</p>` +
    '<p class="actions"><button type="button" class="plain" data-buyer="">Cancel, back to the shop</button></p>' +
    '<p id="outcome" role="status"></p>' +
    '<p class="note">Sandbox: this is not Credit Key, nobody is asked and no money moves.</p></main>'
  );
}
