import { quoteIdOf } from "@placket/domain/cart/quote/quote-number";
import type { QuoteState } from "@placket/domain/cart/quote/quote-state";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../../list/list-page.ts";
import { ORDERED, QUOTE_TOTAL } from "./quote.sql.ts";

/** Which quotes staff look for. */
export interface QuoteSearch {
  /** A number, or a part of the buyer's name or email; `""` for all. */
  readonly text: string;
  readonly state?: QuoteState | undefined;
  readonly now: Date;
}

const SORTING: Sorting = {
  columns: {
    made: { by: sql.ref("cart_quote.id"), as: "number" },
    validUntil: { by: sql.ref("cart_quote.valid_until"), as: "time" },
  },
  unlessTold: "-made",
  id: sql.ref<number>("cart_quote.id"),
};

/** Quotes that match, the newest first unless told. */
export function selectQuotesFor(db: Db, { text, state, now }: QuoteSearch, page: PageAsked) {
  let query = buyersQuotes(db, now);
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) =>
      row.or([
        row("cart_quote.id", "=", quoteIdOf(/^\d+$/.test(text) ? `Q${text}` : text)),
        row(BUYER_NAME, "ilike", part),
        row(BUYER_EMAIL, "ilike", part),
      ]),
    );
  }
  if (state !== undefined) query = query.where(stateAt(now), "=", state);
  return listPage(query, SORTING, page);
}

/** One of them, of an id. */
export const selectQuoteFor = (db: Db, id: number, now: Date) =>
  buyersQuotes(db, now).where("cart_quote.id", "=", id).executeTakeFirst();

export type BuyersQuote = NonNullable<Awaited<ReturnType<typeof selectQuoteFor>>>;

/** A customer by their account; a guest by what they typed at the checkout, if they came there. */
const BUYER_NAME = sql<string>`coalesce(customer.first_name || ' ' || customer.last_name,
  trim(concat_ws(' ', coalesce(cart.billing_address, cart.shipping_address) ->> 'firstname',
    coalesce(cart.billing_address, cart.shipping_address) ->> 'lastname')), '')`;
const BUYER_EMAIL = sql<string>`coalesce(customer.email, cart.email, '')`;

/** As the table of states has it (`quoteState`). */
const stateAt = (now: Date) => sql<QuoteState>`CASE WHEN ${ORDERED} THEN 'ordered'
  WHEN cart_quote.valid_until > ${now} THEN 'open' ELSE 'expired' END`;

/** The cart at a quote's prices: there is one at most. */
const HELD_CART = sql`FROM cart AS held WHERE held.quote_id = cart_quote.id`;

const buyersQuotes = (db: Db, now: Date) =>
  db
    .selectFrom("cart_quote")
    .innerJoin("cart", "cart.id", "cart_quote.cart_id")
    .leftJoin("customer", "customer.id", "cart.customer_id")
    .select([
      "cart_quote.id",
      QUOTE_TOTAL.as("total"),
      "cart_quote.made_at as madeAt",
      "cart_quote.valid_until as validUntil",
      "cart.customer_id as customerId",
      "cart.store_view_id as storeViewId",
      BUYER_NAME.as("name"),
      BUYER_EMAIL.as("email"),
      stateAt(now).as("state"),
      sql<boolean>`EXISTS (SELECT ${HELD_CART} AND held.is_active)`.as("isInCart"),
      sql<string | null>`(SELECT sales_order.number FROM sales_order
        WHERE sales_order.cart_id = (SELECT held.id ${HELD_CART} AND NOT held.is_active))`.as(
        "orderNumber",
      ),
    ]);

/** Holds a quote until the transaction ends: whose cart it is in is decided once. False where there is none. */
export async function holdQuote(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("cart_quote")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts a quote that is held into a cart that is held, and out of any other one that is open, whose version rises: what
 * was judged of it is judged anew. False where another cart became an order with it.
 */
export async function moveQuote(db: Db, quoteId: number, cartId: number): Promise<boolean> {
  await db
    .updateTable("cart")
    .set({ quote_id: null, version: sql`version + 1` })
    .where("quote_id", "=", quoteId)
    .where("id", "!=", cartId)
    .where((row) => row.or([row("is_active", "=", true), row("joined_into", "is not", null)]))
    .execute();
  const moved = await db
    .updateTable("cart")
    .set({ quote_id: quoteId })
    .where("id", "=", cartId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("cart as other")
            .select("other.id")
            .where("other.quote_id", "=", quoteId)
            .where("other.id", "!=", cartId),
        ),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}
