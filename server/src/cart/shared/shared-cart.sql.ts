import { linesFromStore, linesToStore } from "@placket/contract/cart/stored-lines.codec";
import type { StoredCartItem } from "@placket/domain/cart/cart";
import type { Db } from "../../db/database.ts";

/** An open link to a cart, without what it says. */
export interface SharedLink {
  readonly id: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const LINK = [
  "shared_cart.id",
  "shared_cart.created_at as createdAt",
  "shared_cart.expires_at as expiresAt",
] as const;

interface NewLink {
  readonly tokenHash: string;
  readonly cartId: number;
  readonly items: readonly StoredCartItem[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes down a link by which others see a cart, of its token the hash alone, with the lines as they are now. */
export async function insertShared(db: Db, link: NewLink): Promise<SharedLink> {
  return db
    .insertInto("shared_cart")
    .values({
      token_hash: link.tokenHash,
      cart_id: link.cartId,
      lines: linesToStore(link.items),
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .returning(LINK)
    .executeTakeFirstOrThrow();
}

/** What is behind a link that is open. */
interface OpenLink {
  readonly id: number;
  readonly tokenHash: string;
  readonly items: readonly StoredCartItem[];
  readonly expiresAt: Date;
  /** Of the cart that it was made of. */
  readonly storeViewId: number;
}

/** The lines behind a link that is open; undefined behind any other. */
export const selectShared = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<OpenLink | undefined> =>
  openLink(await links(db, now).where("token_hash", "=", tokenHash).executeTakeFirst());

/** The same by the link's number, which opens nothing by itself. */
export const selectLink = async (db: Db, id: number, now: Date): Promise<OpenLink | undefined> =>
  openLink(await links(db, now).where("shared_cart.id", "=", id).executeTakeFirst());

const links = (db: Db, now: Date) =>
  db
    .selectFrom("shared_cart")
    .innerJoin("cart", "cart.id", "shared_cart.cart_id")
    .select([
      "shared_cart.id",
      "token_hash as tokenHash",
      "lines",
      "expires_at as expiresAt",
      "cart.store_view_id as storeViewId",
    ])
    .where("expires_at", ">", now);

function openLink(
  row: (Omit<OpenLink, "items"> & { readonly lines: unknown }) | undefined,
): OpenLink | undefined {
  const items = row && linesFromStore(row.lines);
  return items && { ...row, items };
}

/** Whose links they are: of one cart, or of all carts of a customer. */
export type SharedBy = { readonly cartId: number } | { readonly customerId: number };

const ofWhom = (db: Db, by: SharedBy) => {
  const carts = db.selectFrom("cart").select("cart.id");
  return "cartId" in by
    ? carts.where("cart.id", "=", by.cartId)
    : carts.where("cart.customer_id", "=", by.customerId);
};

/** Somebody's open links, the newest first. */
export async function selectLinks(db: Db, by: SharedBy, now: Date): Promise<SharedLink[]> {
  return db
    .selectFrom("shared_cart")
    .select(LINK)
    .where("cart_id", "in", ofWhom(db, by))
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .execute();
}

/** False where somebody has no such link. */
export async function deleteLink(db: Db, by: SharedBy, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom("shared_cart")
    .where("id", "=", id)
    .where("cart_id", "in", ofWhom(db, by))
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends every link of somebody. */
export async function deleteLinks(db: Db, by: SharedBy): Promise<void> {
  await db.deleteFrom("shared_cart").where("cart_id", "in", ofWhom(db, by)).execute();
}

/** Links of a cart whose lines went over into another one. */
export async function moveLinks(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("shared_cart")
    .set({ cart_id: intoId })
    .where("cart_id", "=", fromId)
    .execute();
}

/** Deletes the links to carts that are over at `now`. */
export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("shared_cart").where("expires_at", "<=", now).execute();
}
