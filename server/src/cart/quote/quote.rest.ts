import type { quoteEndpoints } from "@placket/contract/cart/quote.rest";
import { ok } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers } from "../../http/mount.ts";
import { pdfFile } from "../../print/pdf-file.ts";
import { changedCart } from "../change/asked-cart.ts";
import { makeQuote, quotePdf } from "./quotes.ts";

export const quoteHandlers: Handlers<typeof quoteEndpoints> = {
  makeQuote: async (call) => {
    const made = await changedCart(call, makeQuote);
    if (!made.ok) return made;
    const { number, validUntil } = made.value;
    return ok({ number, valid_until: validUntil.toISOString() });
  },
  quoteFile: async ({ ctx, cookie }, { query: { number } }) =>
    pdfFile(`${number}.pdf`, await quotePdf(ctx, { number, maskId: cookie(CART_COOKIE) })),
};
