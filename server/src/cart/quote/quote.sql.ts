import { quoteFromStore, type StoredQuote } from "@placket/contract/cart/stored-quote.codec";
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
  readonly madeAt: Date;
  readonly validUntil: Date;
}

export async function insertQuote(db: Db, made: NewQuote): Promise<void> {
  await db
    .insertInto("cart_quote")
    .values({
      id: made.id,
      cart_id: made.cartId,
      paper: JSON.stringify(made.quote),
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

/** A quote, of whose cart it is, and when it was made. */
export async function selectQuote(
  db: Db,
  id: number,
): Promise<
  | {
      readonly quote: StoredQuote;
      readonly madeAt: Date;
      readonly customerId: number | null;
      readonly maskId: string;
    }
  | undefined
> {
  const row = await db
    .selectFrom("cart_quote")
    .innerJoin("cart", "cart.id", "cart_quote.cart_id")
    .select([
      "paper",
      "made_at as madeAt",
      "cart.customer_id as customerId",
      "cart.mask_id as maskId",
    ])
    .where("cart_quote.id", "=", id)
    .executeTakeFirst();
  const quote = row && quoteFromStore(row.paper);
  if (!row || !quote) return undefined;
  const { madeAt, customerId, maskId } = row;
  return { quote, madeAt, customerId, maskId };
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

export async function deleteOldQuotes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("cart_quote").where("valid_until", "<=", before).execute();
}
