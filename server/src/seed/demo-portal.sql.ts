import type { PortalNotices } from "@placket/domain/store/portal";
import type { Db } from "../db/database.ts";

interface DemoPortal {
  readonly code: string;
  readonly name: string;
  readonly notices: PortalNotices;
  readonly menu: readonly { readonly path: string; readonly name: string }[];
  readonly logo: { readonly bytes: Uint8Array; readonly key: string };
  readonly members: readonly {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    /** The purchase order that they order on; `""` for none. */
    readonly poNumber: string;
  }[];
  /** By what members order on account. */
  readonly terms: { readonly limitMinor: number; readonly netDays: number };
  readonly passwordHash: string;
  readonly now: Date;
}

/** Of the demo store alone: a portal that staff make has an id of chance. */
const ID = 1_000_001;

/** Writes a portal that uses all that a portal can, and its customers; nothing where its code is taken. */
export async function storePortal(db: Db, portal: DemoPortal): Promise<void> {
  const { notices, logo, now } = portal;
  const made = await db
    .insertInto("portal")
    .values({
      id: ID,
      code: portal.code,
      name: portal.name,
      is_active: true,
      force_login: true,
      redirect_after_login: true,
      hide_search: true,
      hide_struck_prices: true,
      uses_po_numbers: true,
      can_edit_shipping: true,
      can_edit_billing: true,
      overrides_categories: true,
      has_vertical_menu: true,
      customer_instructions: notices.customerInstructions,
      above_login_details: notices.aboveLoginDetails,
      below_login_details: notices.belowLoginDetails,
      footer_navigation: notices.footerNavigation,
      disclaimer: notices.disclaimer,
      logo: Buffer.from(logo.bytes),
      logo_key: logo.key,
      created_at: now,
      updated_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return;
  await storeMenu(db, portal.menu);
  await storeMembers(db, portal);
}

async function storeMenu(db: Db, menu: DemoPortal["menu"]): Promise<void> {
  const found = await db
    .selectFrom("category")
    .select(["id", "url_path as path"])
    .where(
      "url_path",
      "in",
      menu.map(({ path }) => path),
    )
    .execute();
  const rows = menu.flatMap(({ path, name }, position) =>
    found
      .filter((category) => category.path === path)
      .map(({ id }) => ({ portal_id: ID, category_id: id, position, name })),
  );
  if (rows.length > 0) await db.insertInto("portal_category").values(rows).execute();
}

async function storeMembers(
  db: Db,
  { code, members, terms, passwordHash, now }: DemoPortal,
): Promise<void> {
  const { groupId, viewId } = await db
    .selectFrom(["customer_group", "store_view"])
    .select(({ fn }) => [
      fn.min("customer_group.id").filterWhere("customer_group.id", ">", 0).as("groupId"),
      // The first of all is no store view of shoppers.
      fn.min("store_view.id").filterWhere("store_view.id", ">", 0).as("viewId"),
    ])
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto("customer")
    .values(
      members.map(({ email, firstName, lastName, poNumber }) => ({
        email,
        username: `${code}#${email}`,
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        po_number: poNumber,
        group_id: groupId,
        store_view_id: viewId,
        portal_id: ID,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((on) => on.doNothing())
    .returning("id")
    .execute();
  for (const { id } of made) await storeTerms(db, { ...terms, customerId: id, now });
}

interface DemoTerms {
  readonly customerId: number;
  readonly limitMinor: number;
  readonly netDays: number;
  readonly now: Date;
}

async function storeTerms(
  db: Db,
  { customerId, limitMinor, netDays, now }: DemoTerms,
): Promise<void> {
  const { currency } = await db
    .selectFrom("website")
    .select("currency")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const { id: accountId } = await db
    .insertInto("ledger_account")
    .values({ kind: "credit_line", unit: currency, customer_id: null, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("ledger_entry")
    .values({
      account_id: accountId,
      occasion: "demo limit",
      movement: "granted",
      delta: limitMinor,
      reason: "Demo data",
      created_at: now,
    })
    .execute();
  await db
    .insertInto("payment_terms")
    .values({
      customer_id: customerId,
      currency,
      account_id: accountId,
      limit_minor: limitMinor,
      net_days: netDays,
      is_on: true,
      updated_at: now,
    })
    .execute();
}
