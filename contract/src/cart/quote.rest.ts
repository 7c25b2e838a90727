import { CART_OVER_ERRORS } from "@placket/domain/cart/cart-over";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";

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
    query: z.object({ number: z.string().min(1).max(32) }),
    gives: "file",
    fileType: "application/pdf",
    errors: ["cart.noSuchQuote", "access.busy"],
  }),
} as const satisfies EndpointTable;
