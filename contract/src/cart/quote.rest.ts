import { CART_OVER_ERRORS } from "@placket/domain/cart/cart-over";
import { z } from "zod";
import { QUOTE_STATES } from "@placket/domain/cart/quote/quote-state";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { maybeInData } from "../shapes.ts";
import { cartShape } from "./cart.shapes.ts";

const number = z.string().min(1).max(32);

const listed = z.object({
  number: z.string(),
  made_at: z.string(),
  valid_until: z.string(),
  state: z.enum(QUOTE_STATES),
  /** As it stands on the paper. */
  total: z.string(),
  /** Made of the cart that is in hand. */
  is_of_cart: z.boolean(),
  /** That cart is at its prices now. */
  is_held: z.boolean(),
});

/** A cart on paper (issue 9, 3). */
export const quoteEndpoints = {
  makeQuote: endpoint({
    method: "POST",
    path: "app-make-quote",
    summary: "A quote of the cart as it is now: its number, and until when it is valid.",
    source: "issue 9, 3",
    can: "cart.change",
    reply: z.object({ number: z.string(), valid_until: z.string() }),
    errors: [...CART_OVER_ERRORS, "checkout.cartEmpty", "cart.tooManyQuotes"],
  }),
  quoteFile: endpoint({
    method: "GET",
    path: "app-quote",
    summary: "A quote of one's own cart as a PDF, as it was said when it was made.",
    source: "issue 9, 3",
    can: "cart.read",
    query: z.object({ number }),
    gives: "file",
    fileType: "application/pdf",
    errors: ["cart.noSuchQuote", "access.papersBusy"],
  }),
  ownQuotes: endpoint({
    method: "GET",
    path: "app-quotes",
    summary:
      "The latest quotes: of a guest those of the cookie's cart, of a customer those of any of theirs here.",
    source: "issue 9, 3",
    can: "cart.read",
    reply: z.object({ quotes: z.array(listed) }),
    errors: [],
  }),
  quoteLines: endpoint({
    method: "GET",
    path: "app-quote-lines",
    summary: "The lines of one's own quote: what each cost then, and what it costs today.",
    source: "issue 9, 3",
    can: "cart.read",
    query: z.object({ number }),
    reply: listed.extend({
      lines: z.array(
        z.object({
          name: z.string(),
          details: z.array(z.string()),
          pieces: z.string(),
          amount: z.string(),
          /** `null` of what cannot be had today. */
          amount_today: z.string().nullable(),
        }),
      ),
    }),
    errors: ["cart.noSuchQuote"],
  }),
  takeQuote: endpoint({
    method: "POST",
    path: "app-take-quote",
    summary:
      "Adds what can be had of one's own quote to the cart, at today's prices; says what cannot.",
    source: "issue 9, 3",
    can: "cart.change",
    body: maybeInData(z.object({ number })),
    reply: z.object({ cart: cartShape, messages: z.array(z.string()) }),
    errors: [...CART_OVER_ERRORS, "cart.noSuchQuote", "cart.quoteOnPaper"],
  }),
} as const satisfies EndpointTable;
