import { mayActAsGuest } from "@placket/domain/cart/access";
import { carriersOf } from "@placket/domain/cart/digitizing/digitizing";
import { quoteNumber } from "@placket/domain/cart/quote/quote-number";
import { quoteState, type QuoteState } from "@placket/domain/cart/quote/quote-state";
import { QUOTES_LISTED } from "@placket/domain/cart/shown-cart-limits";
import { zero } from "@placket/domain/money/money";
import { formatPrice } from "@placket/domain/money/price-format";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { priceFormatFor } from "@placket/domain/store/currency";
import type { Ctx } from "../../context.ts";
import { settingsOf } from "../../store/store-config.ts";
import { cartById, storedCart } from "../cart.ts";
import { chargedToday } from "../lines-today.ts";
import { ownCartId, storeViewsHere } from "../owned/own-cart.ts";
import { takeKept, type TakenCart } from "../owned/take-kept.ts";
import { ownQuote } from "./quotes.ts";
import { selectQuotes, type KeptQuote, type QuoteInShort, type QuotesBy } from "./quote.sql.ts";

/** A quote in a list. */
export interface ListedQuote {
  readonly number: string;
  readonly madeAt: Date;
  readonly validUntil: Date;
  readonly state: QuoteState;
  /** As it stands on its paper. */
  readonly total: string;
  /** Whether it was made of the cart that whoever asks has in hand. */
  readonly isOfCart: boolean;
  /** Whether that cart is at its prices now. */
  readonly isHeld: boolean;
}

/** The latest quotes of whoever asks, the newest first: a customer's of all their carts here, a guest's of theirs. */
export async function ownQuotes(
  ctx: Ctx,
  maskId: string | undefined,
): Promise<Result<readonly ListedQuote[]>> {
  const by = await quotesBy(ctx, maskId);
  if (!by.ok) return by;
  if (!by.value) return ok([]);
  const found = await selectQuotes(ctx.db, by.value, QUOTES_LISTED);
  const inHand = await cartInHand(ctx, found, maskId);
  return ok(found.map((kept) => listedQuote(ctx, kept, inHand)));
}

/** A cart, and the quote whose prices hold for it. */
interface InHand {
  readonly maskId: string | undefined;
  readonly quoteId?: number | undefined;
}

/** The cart that whoever asks has in hand; it is priced only where one of the quotes was put into it. */
async function cartInHand(
  ctx: Ctx,
  quotes: readonly QuoteInShort[],
  named: string | undefined,
): Promise<InHand> {
  const maskId = named ?? (quotes.length === 0 ? undefined : await ownCartId(ctx));
  const isHeld = quotes.some(({ heldIn }) => heldIn !== null && heldIn === maskId);
  const cart = isHeld && maskId !== undefined ? await cartById(ctx, maskId) : undefined;
  return { maskId, quoteId: cart?.ok ? cart.value.quote?.id : undefined };
}

async function quotesBy(
  ctx: Ctx,
  maskId: string | undefined,
): Promise<Result<QuotesBy | undefined>> {
  const { principal } = ctx;
  if (principal.kind === "customer") {
    return ok({ customerId: principal.customerId, storeViewIds: storeViewsHere(ctx) });
  }
  const may = mayActAsGuest(principal);
  if (may !== true) return refuse(problem(may));
  if (maskId === undefined) return ok(undefined);
  const found = await storedCart(ctx, maskId);
  return found.ok ? ok({ cartId: found.value.id }) : found;
}

function listedQuote(ctx: Ctx, kept: QuoteInShort, inHand: InHand): ListedQuote {
  return {
    number: quoteNumber(kept.id),
    madeAt: kept.madeAt,
    validUntil: kept.validUntil,
    state: quoteState(kept, ctx.now),
    total: kept.total,
    isOfCart: kept.cart.maskId === inHand.maskId,
    isHeld: kept.id === inHand.quoteId,
  };
}

/** A line of a quote: what it cost then, and what it would cost whoever asks today. */
interface QuoteLine {
  readonly name: string;
  readonly details: readonly string[];
  readonly pieces: string;
  readonly amount: string;
  /** `null` of what cannot be had now, or of a quote that kept its paper alone. */
  readonly amountToday: string | null;
}

/** A quote with its lines, beside what they cost today. */
export async function quoteLines(
  ctx: Ctx,
  asked: { readonly number: string; readonly maskId: string | undefined },
): Promise<Result<ListedQuote & { readonly lines: readonly QuoteLine[] }>> {
  const found = await ownQuote(ctx, asked);
  if (!found.ok) return found;
  const kept = found.value;
  const today = await amountsToday(ctx, kept);
  const lines = kept.paper.rows.map(({ name, details, pieces, amount }, at) => {
    return { name, details, pieces, amount, amountToday: today[at] ?? null };
  });
  return ok({ ...listedQuote(ctx, kept, await cartInHand(ctx, [kept], asked.maskId)), lines });
}

/** Of each row of its paper: its lines, then the making of stitches, which costs nothing once somebody has paid it. */
async function amountsToday(
  ctx: Ctx,
  { prices }: Pick<KeptQuote, "prices">,
): Promise<readonly (string | null)[]> {
  if (!prices) return [];
  const { items, totals, currency } = await chargedToday(
    ctx,
    prices.lines.map(({ item }) => item),
  );
  const format = priceFormatFor(currency, settingsOf(ctx).priceFormat);
  const amounts = items.map((item, at) => {
    const row = totals.rows[at];
    return row && item.isSaleable ? formatPrice(row.rowTotal, format) : null;
  });
  const making = prices.digitizing.map(({ logo }) => {
    const at = items.findIndex(({ configuration: { digitizes } }) => digitizes?.logo === logo);
    const canBeHad = carriersOf(items, logo).some(({ isSaleable }) => isSaleable);
    return amounts[at] ?? (canBeHad ? formatPrice(zero(currency), format) : null);
  });
  return [...amounts.slice(0, prices.lines.length), ...making];
}

/** Adds the lines of a quote of whoever asks to their cart, at today's prices. `ctx.db` must not be a transaction. */
export async function takeQuote(
  ctx: Ctx,
  { number, quotedIn, maskId }: QuoteTaking,
): Promise<Result<TakenCart>> {
  const found = await ownQuote(ctx, { number, maskId: quotedIn });
  if (!found.ok) return found;
  const { prices } = found.value;
  if (!prices) return refuse(problem("cart.quoteOnPaper", "number"));
  return takeKept(ctx, { items: prices.lines.map(({ item }) => item), maskId });
}

/** Which quote, of which cart, goes into which one. */
interface QuoteTaking {
  readonly number: string;
  readonly quotedIn: string | undefined;
  readonly maskId: string | undefined;
}
