import type { Ctx } from "../../context.ts";
import { takeQuoteOff } from "./quote.sql.ts";

/**
 * The order that a cart became was canceled before anything of it was sent: the quote at whose prices it was placed may
 * be ordered again while it is valid.
 */
export const freeQuote = (tx: Ctx, cartId: number): Promise<void> => takeQuoteOff(tx.db, cartId);
