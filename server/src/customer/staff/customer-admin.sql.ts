import type { TimeSpan } from "@placket/domain/list-days";
import { SHOWN_STATUSES } from "@placket/domain/order/shown-status";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../../list/list-page.ts";

/** Which customers staff look for; those who came in a time. */
export interface CustomerSearch extends TimeSpan {
  /** A part of a name, an email, a company or a telephone number; `""` for all. */
  readonly text: string;
  readonly groupId?: number | undefined;
  /** The portal that they belong to. */
  readonly portalId?: number | undefined;
  /** The views in which their accounts were made. */
  readonly storeViewIds?: readonly number[] | undefined;
  readonly hasOrdered?: boolean | undefined;
}

const SORTING: Sorting = {
  columns: {
    created: { by: sql.ref("customer.id"), as: "number" },
    name: { by: sql`lower(last_name || ' ' || first_name)`, as: "text" },
    email: { by: sql`lower(username)`, as: "text" },
  },
  unlessTold: "-created",
  id: sql.ref<number>("customer.id"),
};

/** Customers that match, the newest first unless told. */
export function selectCustomers(db: Db, search: CustomerSearch, page: PageAsked) {
  const query = matching(db, search).select([
    "customer.id",
    "email",
    "first_name as firstName",
    "last_name as lastName",
    "suffix",
    "group_id as groupId",
    "store_view_id as storeViewId",
    "portal_id as portalId",
    "is_active as isActive",
    "customer.created_at as createdAt",
    COMPANY.as("company"),
    ORDERS.as("orders"),
  ]);
  return listPage(query, SORTING, page);
}

export type ListedRow = Extract<
  Awaited<ReturnType<typeof selectCustomers>>,
  { ok: true }
>["value"]["rows"][number];

/** What these customers are called. */
export function selectNames(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("customer")
    .select(["id", "first_name as firstName", "last_name as lastName"])
    .where("id", "in", ids)
    .execute();
}

/** A company of a customer's address book; `""` where none is named. */
export async function selectCompany(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom("customer")
    .select(COMPANY.as("company"))
    .where("customer.id", "=", id)
    .executeTakeFirst();
  return row?.company ?? "";
}

export const COMPANY = sql<string>`coalesce((SELECT address->>'company' FROM customer_address
  WHERE customer_id = customer.id AND address->>'company' <> '' ORDER BY id LIMIT 1), '')`;

/** What a customer sees in their own history. */
const shown = sql`SELECT FROM sales_order WHERE sales_order.customer_id = customer.id
  AND status = ANY(${sql.val([...SHOWN_STATUSES])}::text[])`;

const ORDERS = sql<number>`(SELECT count(*)::int FROM (${shown}) AS placed)`;

/** The customers whom a search means. */
function matching(db: Db, search: CustomerSearch) {
  const { text, groupId, portalId, storeViewIds, since, before, hasOrdered } = search;
  let query = db.selectFrom("customer");
  if (groupId !== undefined) query = query.where("group_id", "=", groupId);
  if (portalId !== undefined) query = query.where("portal_id", "=", portalId);
  if (storeViewIds)
    query = query.where(sql<boolean>`store_view_id = ANY(${[...storeViewIds]}::int[])`);
  if (since !== undefined) query = query.where("customer.created_at", ">=", since);
  if (before !== undefined) query = query.where("customer.created_at", "<", before);
  if (hasOrdered !== undefined) {
    const isSo = sql<boolean>`EXISTS (${shown})`;
    query = query.where(hasOrdered ? isSo : sql<boolean>`NOT ${isSo}`);
  }
  return text === "" ? query : query.where(says(text));
}

/** Fewer digits are a part of too many numbers, and of house numbers in names of companies. */
const DIGITS_LEAST = 4;

/** Whether a customer is called so, is written to there, or has an address that says so. */
function says(text: string) {
  const { named, ofAddresses } = saying(text);
  const inBook = ofAddresses.map(
    (isSo) => sql`UNION ALL SELECT customer_id FROM customer_address WHERE ${isSo}`,
  );
  return sql<boolean>`customer.id IN (
    SELECT id FROM customer AS named WHERE ${named} ${sql.join(inBook, sql` `)})`;
}

/**
 * By what a customer or one of their addresses says a text. Each is found by an index of its own (migration 0047): one
 * condition over all of them would be by none.
 */
export function saying(text: string) {
  const part = `%${literally(text)}%`;
  const digits = text.replaceAll(/\D/g, "");
  const isNumber = digits.length >= DIGITS_LEAST && !/\p{L}/u.test(text);
  return {
    named: sql`email || ' ' || first_name || ' ' || last_name || ' ' || first_name ILIKE ${part}`,
    ofAddresses: [
      sql`address->>'company' ILIKE ${part}`,
      ...(isNumber
        ? [sql`regexp_replace(address->>'telephone', '\\D', '', 'g') LIKE ${`%${digits}%`}`]
        : []),
    ],
  };
}
