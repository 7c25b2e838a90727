import { QUOTE_STATES } from "@placket/domain/cart/quote/quote-state";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { text } from "../shapes.ts";

const quote = z.object({
  number: z.string(),
  /** Who asked for it, as far as that is known; guests have no account. */
  buyer: z.object({
    customerId: z.number().nullable(),
    name: z.string(),
    email: z.string(),
  }),
  store: z.string(),
  madeAt: z.string(),
  validUntil: z.string(),
  state: z.enum(QUOTE_STATES),
  /** As it stands on its paper. */
  total: z.string(),
  /** The order that it became. */
  orderNumber: z.string().nullable(),
});

const whole = quote.extend({
  lines: z.array(
    z.object({
      name: z.string(),
      details: z.array(z.string()),
      pieces: z.string(),
      amount: z.string(),
    }),
  ),
  sums: z.array(z.object({ label: z.string(), amount: z.string() })),
  /** Whether its lines can be put into a cart; of some the paper alone was kept. */
  hasPrices: z.boolean(),
  /** Whether its prices hold for a cart that is open. */
  isInCart: z.boolean(),
});

/** `search`: a number, or a part of the buyer's name or email. */
const query = listQuery({ state: z.enum(QUOTE_STATES).optional() }, ["made", "validUntil"]);

const params = z.object({ number: text(32) });

/** Quotes as staff find them, and what they make of them (decision 0077). */
export const quoteAdminEndpoints = {
  quotes: endpoint({
    method: "GET",
    path: "quotes",
    summary: "Quotes, the newest first unless told.",
    source: "decision 0077",
    can: "quotes.read",
    query,
    reply: listReply(quote),
    errors: ["staff.signInRequired"],
  }),
  exportQuotes: endpoint({
    method: "GET",
    path: "quotes.csv",
    summary: "The same quotes as a file, all of them.",
    source: "hallway §7: export",
    can: "quotes.read",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  quote: endpoint({
    method: "GET",
    path: "quotes/:number",
    summary: "One quote with its lines and sums, as they stand on its paper.",
    source: "decision 0077",
    can: "quotes.read",
    params,
    reply: whole,
    errors: ["staff.signInRequired", "cart.noneWithNumber"],
  }),
  quotePaper: endpoint({
    method: "GET",
    path: "quotes/:number/paper",
    summary: "The quote as a PDF, as its buyer has it.",
    source: "decision 0077",
    can: "quotes.read",
    params,
    gives: "file",
    fileType: "application/pdf",
    errors: ["staff.signInRequired", "cart.noneWithNumber", "access.papersBusy"],
  }),
  putQuote: endpoint({
    method: "POST",
    path: "quotes/:number/put",
    summary:
      "Puts a quote into its buyer's cart, where its prices hold until its time is over. What else is in there is saved for later.",
    source: "decision 0077",
    can: "quotes.put",
    params,
    reply: whole,
    errors: [
      "access.forbidden",
      "access.busy",
      "staff.signInRequired",
      "cart.noneWithNumber",
      "cart.quoteOnPaper",
      "cart.quoteOver",
      "cart.quoteOrdered",
      "cart.quoteGuestGone",
      "cart.tooManySaved",
    ],
  }),
} as const satisfies EndpointTable;
