import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../../list/list-page.ts";

/** A customer number: a company as the shop's books know it. */
export interface NumberRow {
  readonly custid: string;
  readonly companyName: string;
  /** Where it is offered; `null` in all websites. */
  readonly websiteId: number | null;
  /** Whose prices are seen by whoever is connected as it; `null` leaves a representative their own. */
  readonly groupId: number | null;
  readonly version: number;
}

/** A customer number as a line of the list. */
export interface ListedNumber extends NumberRow {
  readonly customers: number;
}

const numbers = (db: Db) =>
  db
    .selectFrom("customer_number")
    .select([
      "custid",
      "company_name as companyName",
      "website_id as websiteId",
      "group_id as groupId",
      "version",
    ]);

const CUSTOMERS = sql<number>`(SELECT count(*)::int FROM customer
  WHERE customer.customer_number = customer_number.custid)`;

/** A customer number by its code; `undefined` where there is none. */
export function selectNumber(db: Db, custid: string): Promise<NumberRow | undefined> {
  return numbers(db).where("custid", "=", custid).executeTakeFirst();
}

/** One, held until the transaction ends: nobody connects as it, changes it or takes it away meanwhile. */
export function lockNumber(db: Db, custid: string): Promise<NumberRow | undefined> {
  return numbers(db).where("custid", "=", custid).forUpdate().executeTakeFirst();
}

/** What somebody looks for: a part of a number or a company. */
const says = (part: string) =>
  sql<boolean>`custid || ' ' || company_name ILIKE ${`%${literally(part)}%`}`;

/** So many are offered to somebody who types. */
const OFFERED = 20;

/** Numbers that say this, by number; of one website and those of all, or of every website. */
export function selectOffered(
  db: Db,
  { part, websiteId }: { readonly part: string; readonly websiteId: number | undefined },
): Promise<NumberRow[]> {
  let query = numbers(db).where(says(part));
  if (websiteId !== undefined) {
    query = query.where((row) =>
      row.or([row("website_id", "is", null), row("website_id", "=", websiteId)]),
    );
  }
  return query.orderBy("custid").limit(OFFERED).execute();
}

const SORTING: Sorting = {
  columns: {
    number: { by: sql.ref("custid"), as: "text" },
    company: { by: sql`lower(company_name)`, as: "text" },
  },
  unlessTold: "number",
  id: sql<number>`custid::int`,
};

/** Which numbers staff look for. */
interface NumberSearch {
  /** A part of the number or the company; `""` for all. */
  readonly text: string;
  readonly websiteId?: number | undefined;
}

/** Customer numbers that match, each with how many customers have it. */
export function selectListed(db: Db, { text, websiteId }: NumberSearch, page: PageAsked) {
  let query = numbers(db).select(CUSTOMERS.as("customers"));
  if (text !== "") query = query.where(says(text));
  if (websiteId !== undefined) query = query.where("website_id", "=", websiteId);
  return listPage(query, SORTING, page);
}

/** How many accounts have that customer number. */
export async function countCustomers(db: Db, custid: string): Promise<number> {
  const { customers } = await db
    .selectFrom("customer")
    .select(({ fn }) => fn.countAll<number>().as("customers"))
    .where("customer_number", "=", custid)
    .executeTakeFirstOrThrow();
  return customers;
}

/** Writes a number; `false` where there is one already. */
export async function insertNumber(
  db: Db,
  { custid, ...row }: Omit<NumberRow, "version">,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("customer_number")
    .values({ custid, ...columnsOf(row), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes a customer number anew, and raises its version. */
export async function updateNumber(
  db: Db,
  { custid, ...row }: Omit<NumberRow, "version">,
  now: Date,
): Promise<void> {
  await db
    .updateTable("customer_number")
    .set({ ...columnsOf(row), updated_at: now, version: sql`version + 1` })
    .where("custid", "=", custid)
    .execute();
}

const columnsOf = ({ companyName, websiteId, groupId }: Omit<NumberRow, "version" | "custid">) => ({
  company_name: companyName,
  website_id: websiteId,
  group_id: groupId,
});

/** Deletes a customer number by its code. */
export async function deleteNumber(db: Db, custid: string): Promise<void> {
  await db.deleteFrom("customer_number").where("custid", "=", custid).execute();
}
