import { pricesFromStore, pricesToStore } from "@placket/contract/cart/stored-quote-prices.codec";
import { quoteFromStore, type StoredQuote } from "@placket/contract/cart/stored-quote.codec";
import type { QuotedPrices } from "@placket/domain/cart/quote/quoted-prices";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** A number for a quote that is being made. */
export async function nextQuoteId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT nextval(pg_get_serial_sequence('cart_quote', 'id')) AS id`.execute(db);
  return Number(rows[0]?.id);
}

interface NewQuote {
  readonly id: number;
  readonly cartId: number;
  readonly quote: StoredQuote;
  readonly prices: QuotedPrices;
  readonly madeAt: Date;
  readonly validUntil: Date;
}

/** Writes a quote down: its paper as JSON, what it promises of prices, and until when it holds. */
export async function insertQuote(db: Db, made: NewQuote): Promise<void> {
  await db
    .insertInto("cart_quote")
    .values({
      id: made.id,
      cart_id: made.cartId,
      paper: JSON.stringify(made.quote),
      prices: pricesToStore(made.prices),
      made_at: made.madeAt,
      valid_until: made.validUntil,
    })
    .execute();
}

/** Quotes of a cart whose lines went over into another one. */
export async function moveQuotes(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("cart_quote")
    .set({ cart_id: intoId })
    .where("cart_id", "=", fromId)
    .execute();
}

/** The quote that staff put into a cart, which went over into another one that has none. */
export async function passQuote(db: Db, fromId: number, intoId: number): Promise<void> {
  // In two statements: a quote is in one cart at every moment.
  const held = await db
    .selectFrom("cart")
    .select("quote_id")
    .where("id", "=", fromId)
    .executeTakeFirst();
  await db.updateTable("cart").set({ quote_id: null }).where("id", "=", fromId).execute();
  await db
    .updateTable("cart")
    .set({ quote_id: held?.quote_id ?? null })
    .where("id", "=", intoId)
    .execute();
}

/** Takes the quote off a closed cart. */
export async function takeQuoteOff(db: Db, cartId: number): Promise<void> {
  await db
    .updateTable("cart")
    .set({ quote_id: null })
    .where("id", "=", cartId)
    .where("is_active", "=", false)
    .where("quote_id", "is not", null)
    .execute();
}

/** How many quotes of a cart were made since. */
export async function countQuotes(db: Db, cartId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("cart_quote")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("cart_id", "=", cartId)
    .where("made_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** A quote as it is kept, without what stands on it. */
export interface QuoteInShort {
  readonly id: number;
  readonly madeAt: Date;
  readonly validUntil: Date;
  /** A cart at its prices became an order. */
  readonly isOrdered: boolean;
  /** The open cart that staff put it into. */
  readonly heldIn: string | null;
  /** As it stands on its paper. */
  readonly total: string;
  /** Of which cart it was made, and whose that is. */
  readonly cart: {
    readonly id: number;
    readonly maskId: string;
    readonly customerId: number | null;
    readonly storeViewId: number;
  };
}

export interface KeptQuote extends QuoteInShort {
  readonly paper: StoredQuote;
  /** What it promises; `null` of one that is paper alone. */
  readonly prices: QuotedPrices | null;
}

/** A quote of an id. */
export async function selectQuote(db: Db, id: number): Promise<KeptQuote | undefined> {
  const row = await quotes(db)
    .select(["cart_quote.paper", "cart_quote.prices"])
    .where("cart_quote.id", "=", id)
    .executeTakeFirst();
  const paper = row && quoteFromStore(row.paper);
  if (!row || !paper) return undefined;
  return { ...inShort(row), paper, prices: pricesFromStore(row) ?? null };
}

/** Whose quotes are asked for: those of one cart, or of all carts of a customer in some store views. */
export type QuotesBy =
  | { readonly cartId: number }
  | { readonly customerId: number; readonly storeViewIds: readonly number[] };

/** The latest quotes of somebody, the newest first. */
export async function selectQuotes(db: Db, by: QuotesBy, most: number): Promise<QuoteInShort[]> {
  const query = quotes(db).orderBy("cart_quote.id", "desc").limit(most);
  const theirs =
    "cartId" in by
      ? query.where("cart.id", "=", by.cartId)
      : query
          .where("cart.customer_id", "=", by.customerId)
          .where("cart.store_view_id", "in", by.storeViewIds);
  const rows = await theirs.execute();
  return rows.map(inShort);
}

/** The cart at a quote's prices that became an order: one that is closed and went over into no other. */
export const ORDERED = sql<boolean>`EXISTS (SELECT FROM cart AS held
  WHERE held.quote_id = cart_quote.id AND NOT held.is_active AND held.joined_into IS NULL)`;

/** The last line of a quote's sum. */
export const QUOTE_TOTAL = sql<string>`coalesce(cart_quote.paper #>> '{sums,-1,amount}', '')`;

const quotes = (db: Db) =>
  db
    .selectFrom("cart_quote")
    .innerJoin("cart", "cart.id", "cart_quote.cart_id")
    .select([
      "cart_quote.id",
      "cart_quote.made_at as madeAt",
      "cart_quote.valid_until as validUntil",
      ORDERED.as("isOrdered"),
      sql<string | null>`(SELECT held.mask_id FROM cart AS held
        WHERE held.quote_id = cart_quote.id AND held.is_active)`.as("heldIn"),
      QUOTE_TOTAL.as("total"),
      "cart.id as cartId",
      "cart.mask_id as maskId",
      "cart.customer_id as customerId",
      "cart.store_view_id as storeViewId",
    ]);

type QuoteRow = Awaited<ReturnType<ReturnType<typeof quotes>["executeTakeFirstOrThrow"]>>;

function inShort({ cartId, maskId, customerId, storeViewId, ...row }: QuoteRow): QuoteInShort {
  return { ...row, cart: { id: cartId, maskId, customerId, storeViewId } };
}

/** The quotes of a customer's carts. */
export async function selectQuotesOf(
  db: Db,
  customerId: number,
): Promise<{ readonly id: number; readonly paper: unknown; readonly madeAt: Date }[]> {
  return db
    .selectFrom("cart_quote")
    .innerJoin("cart", "cart.id", "cart_quote.cart_id")
    .select(["cart_quote.id", "paper", "made_at as madeAt"])
    .where("cart.customer_id", "=", customerId)
    .orderBy("cart_quote.id")
    .execute();
}

/** Deletes the quotes of a cart, or of every one of a customer. */
export async function deleteQuotesOf(
  db: Db,
  of: { readonly customerId: number } | { readonly cartId: number },
): Promise<void> {
  const quotes = db.deleteFrom("cart_quote");
  const theirs =
    "cartId" in of
      ? quotes.where("cart_id", "=", of.cartId)
      : quotes.where("cart_id", "in", (eb) =>
          eb.selectFrom("cart").select("cart.id").where("customer_id", "=", of.customerId),
        );
  await theirs.execute();
}

/** Deletes the quotes that held until `before` at the latest. */
export async function deleteOldQuotes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("cart_quote").where("valid_until", "<=", before).execute();
}
