import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { literally } from "../../list/list-page.ts";
import { COMPANY, matching } from "../staff/customer-admin.sql.ts";

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
export function selectActable(db: Db, { text, storeViewIds, but }: ActableSearch) {
  const [email = "", portal] = text.split("#").toReversed();
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const found = matching(db, { text: email, storeViewIds }).select("customer.id");
  const ids = id === 0 ? sql`${found}` : sql`${found} UNION ALL SELECT ${id}::int`;
  let query = db
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
    .where(sql<boolean>`customer.id IN (${ids})`)
    .where("customer.is_active", "=", true)
    .where("customer.id", "<>", but)
    .where(sql<boolean>`store_view_id = ANY(${[...storeViewIds]}::int[])`);
  if (portal !== undefined) query = query.where("username", "ilike", `%${literally(text)}%`);
  return query
    .orderBy(sql`customer.id = ${id}`, "desc")
    .orderBy("customer.id", "desc")
    .limit(OFFERED)
    .execute();
}
