import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Points of somebody of which some end soon. */
export interface EndingAccount {
  readonly accountId: number;
  readonly customerId: number;
  readonly email: string;
  readonly storeViewId: number;
}

interface Asked {
  readonly now: Date;
  readonly until: Date;
  /** The account that was looked at last. */
  readonly after: number;
  readonly limit: number;
}

/** Accounts of customers with points that end until then and of which nobody was told, held, by their ids. */
export async function holdEnding(
  db: Db,
  { now, until, after, limit }: Asked,
): Promise<EndingAccount[]> {
  const { rows } = await sql<EndingAccount>`
    SELECT ledger_account.id AS "accountId", customer.id AS "customerId", email, store_view_id AS "storeViewId"
    FROM ledger_account JOIN customer ON customer.id = customer_id AND customer.is_active
    WHERE kind = 'points' AND balance > 0 AND ledger_account.id > ${after} AND EXISTS (
      SELECT FROM ledger_entry WHERE account_id = ledger_account.id AND delta > 0
        AND ledger_entry.expires_at > ${now} AND ledger_entry.expires_at <= ${until}
        AND NOT EXISTS (SELECT FROM points_reminder
          WHERE points_reminder.account_id = ledger_account.id AND ends_at = ledger_entry.expires_at))
    ORDER BY ledger_account.id LIMIT ${limit} FOR UPDATE OF ledger_account SKIP LOCKED`.execute(db);
  return rows;
}

/** The ends of points of an account of which its customer was told, as times. */
export async function selectTold(db: Db, accountId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("points_reminder")
    .select("ends_at")
    .where("account_id", "=", accountId)
    .execute();
  return new Set(rows.map(({ ends_at }) => ends_at.getTime()));
}

/** Writes down that a customer was told of points that end then. */
export async function insertTold(
  db: Db,
  {
    accountId,
    ends,
    now,
  }: { readonly accountId: number; readonly ends: readonly Date[]; readonly now: Date },
): Promise<void> {
  await db
    .insertInto("points_reminder")
    .values(ends.map((ends_at) => ({ account_id: accountId, ends_at, told_at: now })))
    .execute();
}
