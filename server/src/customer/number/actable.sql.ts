import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { literally } from "../../list/list-page.ts";
import { COMPANY, saying } from "../staff/customer-admin.sql.ts";

/** Whom a super user looks for, among the accounts of a website that are open. */
interface ActableSearch {
  /** An id, a part of a name, an email, a company or a telephone number; `code#email` of a portal's. `""` for all. */
  readonly text: string;
  readonly storeViewIds: readonly number[];
  /** Whoever asks. */
  readonly but: number;
}

/** So many are offered to somebody who types. */
const OFFERED = 20;

/** Customers who match, an id that is typed first, then the newest. */
export function selectActable(db: Db, search: ActableSearch) {
  const id = /^\d{1,9}$/.test(search.text) ? Number(search.text) : 0;
  return db
    .selectFrom("customer")
    .leftJoin("customer_number", "custid", "customer_number")
    .select([
      "customer.id",
      "username",
      "first_name as firstName",
      "last_name as lastName",
      "customer_number as customerNumber",
      sql<string>`coalesce(company_name, ${COMPANY})`.as("company"),
    ])
    .where(sql<boolean>`customer.id IN (${sql.join(newestOf(search, id), sql` UNION ALL `)})`)
    .orderBy(sql`customer.id = ${id}`, "desc")
    .orderBy("customer.id", "desc")
    .limit(OFFERED)
    .execute();
}

/**
 * The newest that each way finds, and no more: of a letter that everybody has in their name, or of none, all customers
 * would be looked up and sorted at every key that is pressed.
 */
function newestOf({ text, storeViewIds, but }: ActableSearch, id: number) {
  const [email = "", portal] = text.split("#").toReversed();
  const inPortal = portal === undefined ? sql`` : sql`AND username ILIKE ${`%${literally(text)}%`}`;
  const isOpen = sql`is_active AND customer.id <> ${but}
    AND store_view_id = ANY(${[...storeViewIds]}::int[]) ${inPortal}`;
  const newest = sql`ORDER BY 1 DESC LIMIT ${OFFERED}`;
  if (email === "") return [sql`(SELECT customer.id FROM customer WHERE ${isOpen} ${newest})`];
  const { named, ofAddresses } = saying(email);
  return [
    sql`(SELECT customer.id FROM customer WHERE ${isOpen} AND ${named} ${newest})`,
    ...ofAddresses.map(
      (isSo) => sql`(SELECT DISTINCT customer_id FROM customer_address
        JOIN customer ON customer.id = customer_id WHERE ${isOpen} AND ${isSo} ${newest})`,
    ),
    sql`(SELECT customer.id FROM customer WHERE ${isOpen} AND customer.id = ${id})`,
  ];
}
