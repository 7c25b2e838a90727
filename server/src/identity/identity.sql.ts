import type { NoticeKind, NoticeState } from "@placket/domain/identity/notice";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";

/** Notes whose address it is, in the place of whoever told it before; of their carts the consent stays theirs. */
export async function writeContact(
  db: Db,
  told: {
    readonly storeViewId: number;
    readonly email: string;
    readonly customerId: number | null;
    /** Whose consent it is, by the number that a browser keeps with it. */
    readonly visitor: string | null;
    readonly now: Date;
  },
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { rows } = await sql<{ readonly id: number; readonly isNew: boolean }>`
    INSERT INTO identity_contact (store_view_id, email, customer_id, visitor, captured_at)
    VALUES (${told.storeViewId}, ${told.email}, ${told.customerId}, ${told.visitor}, ${told.now})
    ON CONFLICT (lower(email)) DO UPDATE SET store_view_id = excluded.store_view_id,
      customer_id = coalesce(excluded.customer_id, identity_contact.customer_id),
      visitor = excluded.visitor, captured_at = excluded.captured_at
    RETURNING id, xmax = 0 AS "isNew"`.execute(db);
  const [contact] = rows;
  if (!contact) throw new Error("A contact was not written");
  return contact;
}

/**
 * Notes whose cart it is, and whose consent it is to tell of it; another address than before tells of it anew. One that
 * is over stays as it was told.
 * @returns the contact of whom it was told before, where that was another one
 */
export async function writeCart(
  db: Db,
  told: {
    readonly cartId: number;
    readonly contactId: number;
    readonly visitor: string | null;
    readonly now: Date;
  },
): Promise<number | undefined> {
  const before = await sql<{ readonly contactId: number; readonly isTold: boolean }>`
    SELECT contact_id AS "contactId", record IS NOT NULL AS "isTold" FROM identity_cart
    WHERE cart_id = ${told.cartId} AND NOT is_over FOR UPDATE`.execute(db);
  await sql`
    INSERT INTO identity_cart AS kept (cart_id, contact_id, visitor, captured_at)
    VALUES (${told.cartId}, ${told.contactId}, ${told.visitor}, ${told.now})
    ON CONFLICT (cart_id) DO UPDATE SET contact_id = excluded.contact_id, visitor = excluded.visitor,
      captured_at = excluded.captured_at,
      told_changed_at = CASE WHEN kept.contact_id = excluded.contact_id THEN kept.told_changed_at END,
      record = CASE WHEN kept.contact_id = excluded.contact_id THEN kept.record END
    WHERE NOT kept.is_over`.execute(db);
  const [was] = before.rows;
  return was?.isTold === true && was.contactId !== told.contactId ? was.contactId : undefined;
}

export async function selectContactOfCart(db: Db, cartId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("identity_cart")
    .innerJoin("identity_contact", "identity_contact.id", "contact_id")
    .select("email")
    .where("cart_id", "=", cartId)
    .executeTakeFirst();
  return row?.email;
}

/** Notes that Dotdigital is to be told something. */
export async function insertNotice(
  db: Db,
  notice: {
    readonly contactId: number;
    readonly kind: NoticeKind;
    readonly cartId?: number;
    readonly now: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto("identity_notice")
    .values({
      contact_id: notice.contactId,
      kind: notice.kind,
      cart_id: notice.cartId ?? null,
      noted_at: notice.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Which notices staff look for. */
export interface NoticeSearch {
  /** A part of an address, or of what Dotdigital said; `""` for all. */
  readonly text: string;
  readonly kind?: NoticeKind | undefined;
  readonly state?: NoticeState | undefined;
}

export interface NoticeRow {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly email: string;
  readonly cartId: number | null;
  readonly storeViewId: number;
  readonly notedAt: Date;
  readonly toldAt: Date | null;
  readonly state: NoticeState;
  readonly said: string | null;
}

const SORTING: Sorting = {
  columns: { noted: { by: sql.ref("noted_at"), as: "time" } },
  unlessTold: "-noted",
  id: sql.ref<number>("identity_notice.id"),
};

const STATE = sql<NoticeState>`CASE WHEN told_at IS NOT NULL THEN 'sent'
  WHEN kept_why IS NOT NULL THEN 'kept' WHEN last_error IS NOT NULL THEN 'failed' ELSE 'waiting' END`;
const SAID = sql<string | null>`coalesce(kept_why, last_error)`;
const KIND = sql<NoticeKind>`kind`;

/** Notices that match, the last first unless told. */
export function selectNoticePage(db: Db, { text, kind, state }: NoticeSearch, page: PageAsked) {
  let query = db
    .selectFrom("identity_notice")
    .innerJoin("identity_contact", "identity_contact.id", "contact_id")
    .select([
      "identity_notice.id",
      KIND.as("kind"),
      "email",
      "cart_id as cartId",
      "store_view_id as storeViewId",
      "noted_at as notedAt",
      "told_at as toldAt",
      STATE.as("state"),
      SAID.as("said"),
    ]);
  if (text !== "") {
    const part = `%${literally(text)}%`;
    query = query.where((row) =>
      row.or([row("email", "ilike", part), row("last_error", "ilike", part)]),
    );
  }
  if (kind !== undefined) query = query.where(KIND, "=", kind);
  if (state !== undefined) query = query.where(STATE, "=", state);
  return listPage(query, SORTING, page);
}

/** What Dotdigital was told about a customer, the last first. */
export function selectNoticesOf(db: Db, customerId: number) {
  return (
    db
      .selectFrom("identity_notice")
      .innerJoin("identity_contact", "identity_contact.id", "contact_id")
      // A cart that is another address's by now says nothing of this one.
      .leftJoin("identity_cart", (join) =>
        join
          .onRef("identity_cart.cart_id", "=", "identity_notice.cart_id")
          .onRef("identity_cart.contact_id", "=", "identity_notice.contact_id"),
      )
      .select([
        "email",
        KIND.as("about"),
        "noted_at as notedAt",
        "told_at as toldAt",
        "record as cart",
      ])
      .where("customer_id", "=", customerId)
      .orderBy("identity_notice.id", "desc")
      .execute()
  );
}

export async function deleteContacts(
  db: Db,
  {
    customerId,
    emails,
  }: { readonly customerId: number | null; readonly emails: readonly string[] },
): Promise<void> {
  await sql`DELETE FROM identity_contact WHERE customer_id = ${customerId}
    OR lower(email) = ANY(${emails.map((email) => email.toLowerCase())}::text[])`.execute(db);
}

export async function deleteToldCart(db: Db, cartId: number): Promise<void> {
  await db.deleteFrom("identity_notice").where("cart_id", "=", cartId).execute();
  await db.deleteFrom("identity_cart").where("cart_id", "=", cartId).execute();
}

export async function updateContactsOf(db: Db, fromId: number, intoId: number): Promise<void> {
  await db
    .updateTable("identity_contact")
    .set({ customer_id: intoId })
    .where("customer_id", "=", fromId)
    .execute();
}
