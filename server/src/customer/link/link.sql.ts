import type { LinkPurpose } from "@placket/domain/customer/link";
import type { Db } from "../../db/database.ts";

/** A link that lets somebody in once, as it is kept: its token's hash, never the token. */
export interface LinkRow {
  readonly tokenHash: string;
  readonly customerId: number;
  readonly purpose: LinkPurpose;
  /** Where somebody goes who has signed in by it. */
  readonly redirectPath: string | null;
  /** The cart whose lines go over, where the browser that comes holds it. */
  readonly cartMaskId: string | null;
  /** The session of whoever of the staff acts for the customer by it; `null` for the customer's own. */
  readonly begunIn: number | null;
  /** Where letters go once it is opened, of one that moves an account to another email. */
  readonly email: string | null;
  /** Whether staff wished for that. */
  readonly isByStaff: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Writes a link, and clears away whose time is over. */
export async function insertLink(db: Db, link: LinkRow): Promise<void> {
  await db.deleteFrom("customer_link").where("expires_at", "<=", link.createdAt).execute();
  await db
    .insertInto("customer_link")
    .values({
      token_hash: link.tokenHash,
      customer_id: link.customerId,
      purpose: link.purpose,
      redirect_path: link.redirectPath,
      cart_mask_id: link.cartMaskId,
      begun_in: link.begunIn,
      email: link.email,
      by_staff: link.isByStaff,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** What finds a link: its token, for this purpose and not too late. */
interface LinkSought {
  readonly tokenHash: string;
  readonly purpose: LinkPurpose;
  readonly now: Date;
}

/** A link that nobody has taken up yet; `undefined` for one that was used, is over or never was. */
export function selectLink(
  db: Db,
  { tokenHash, purpose, now }: LinkSought,
): Promise<Pick<LinkRow, "customerId" | "begunIn"> | undefined> {
  return db
    .selectFrom("customer_link")
    .select(["customer_id as customerId", "begun_in as begunIn"])
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Takes a link up: of many who try at once, one has it. */
export async function takeLink(
  db: Db,
  { tokenHash, purpose, now }: LinkSought,
): Promise<TakenLink | undefined> {
  return db
    .deleteFrom("customer_link")
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .returning([
      "customer_id as customerId",
      "redirect_path as redirectPath",
      "cart_mask_id as cartMaskId",
      "begun_in as begunIn",
      "email",
      "by_staff as isByStaff",
    ])
    .executeTakeFirst();
}

type TakenLink = Omit<LinkRow, "tokenHash" | "purpose" | "createdAt" | "expiresAt">;

/** Ends the links of somebody that were for one purpose. */
export async function deleteLinksFor(
  db: Db,
  customerId: number,
  purpose: LinkPurpose,
): Promise<void> {
  await db
    .deleteFrom("customer_link")
    .where("customer_id", "=", customerId)
    .where("purpose", "=", purpose)
    .execute();
}

/** Ends every link of somebody. */
export async function deleteLinksOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom("customer_link").where("customer_id", "=", customerId).execute();
}
