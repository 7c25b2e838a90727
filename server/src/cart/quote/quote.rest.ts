import type { quoteEndpoints } from "@placket/contract/cart/quote.rest";
import { ok } from "@placket/domain/problem";
import { CART_COOKIE } from "@placket/domain/storage/cart-cookie";
import type { Handlers } from "../../http/mount.ts";
import { pdfFile } from "../../print/pdf-file.ts";
import { changedCart, isOver } from "../change/asked-cart.ts";
import { takenAtHand } from "../owned/take-kept.ts";
import { ownQuotes, quoteLines, takeQuote, type ListedQuote } from "./own-quotes.ts";
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
  ownQuotes: async ({ ctx, cookie }) => {
    const found = await ownQuotes(ctx, cookie(CART_COOKIE));
    // A cookie whose cart is gone is nobody's fault: there are no quotes of it.
    if (isOver(found)) return ok({ quotes: [] });
    return found.ok ? ok({ quotes: found.value.map(quoteWire) }) : found;
  },
  quoteLines: async ({ ctx, cookie }, { query: { number } }) => {
    const found = await quoteLines(ctx, { number, maskId: cookie(CART_COOKIE) });
    if (!found.ok) return found;
    const lines = found.value.lines.map(({ amountToday, details, ...line }) => ({
      ...line,
      details: [...details],
      amount_today: amountToday,
    }));
    return ok({ ...quoteWire(found.value), lines });
  },
  takeQuote: (call, { body: { number } }) =>
    takenAtHand(call, (maskId) =>
      takeQuote(call.ctx, { number, quotedIn: call.cookie(CART_COOKIE), maskId }),
    ),
};

const quoteWire = ({ number, madeAt, validUntil, state, total, ...now }: ListedQuote) => ({
  number,
  made_at: madeAt.toISOString(),
  valid_until: validUntil.toISOString(),
  state,
  total,
  is_of_cart: now.isOfCart,
  is_held: now.isHeld,
});
