import { quoteIdOf } from "@placket/domain/cart/quote/quote-number";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import type { Page, PageAsked } from "../../list/list-page.ts";
import { selectQuote, type KeptQuote } from "./quote.sql.ts";
import { quotePaper } from "./quotes.ts";
import {
  selectQuoteFor,
  selectQuotesFor,
  type BuyersQuote,
  type QuoteSearch,
} from "./staff-quotes.sql.ts";

/** Quotes that match, a page of them. */
export const listQuotes = (
  ctx: Ctx,
  search: Omit<QuoteSearch, "now">,
  asked: PageAsked,
): Promise<Result<Page<BuyersQuote>>> =>
  selectQuotesFor(ctx.db, { ...search, now: ctx.now }, asked);

/** The quote of a number, whoever made it, with what stands on it. */
export async function foundQuote(ctx: Ctx, number: string): Promise<Result<WholeQuote>> {
  const id = quoteIdOf(number);
  const row = await selectQuoteFor(ctx.db, id, ctx.now);
  const kept = row && (await selectQuote(ctx.db, id));
  if (!row || !kept) return refuse(problem("cart.noneWithNumber", "number", number));
  return ok({ ...row, paper: kept.paper, hasPrices: kept.prices !== null });
}

interface WholeQuote extends BuyersQuote, Pick<KeptQuote, "paper"> {
  readonly hasPrices: boolean;
}

/** The quote of a number as the PDF that its buyer has. */
export async function paperFor(ctx: Ctx, number: string): Promise<Result<Uint8Array>> {
  const kept = await selectQuote(ctx.db, quoteIdOf(number));
  return kept ? quotePaper(ctx, kept) : refuse(problem("cart.noneWithNumber", "number", number));
}
