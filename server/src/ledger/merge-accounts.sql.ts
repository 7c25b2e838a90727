import { sql } from "kysely";
import type { Db } from "../db/database.ts";

interface Merging {
  readonly fromId: number;
  readonly intoId: number;
}

/** The accounts of both customers, held until the transaction ends. */
export async function holdAccountsOf(db: Db, { fromId, intoId }: Merging): Promise<void> {
  await db
    .selectFrom("ledger_account")
    .select("id")
    .where("customer_id", "in", [fromId, intoId])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Accounts of a kind and unit that the other customer has none of become theirs. */
export async function giveAccounts(db: Db, { fromId, intoId }: Merging): Promise<void> {
  await sql`UPDATE ledger_account AS given SET customer_id = ${intoId}
    WHERE customer_id = ${fromId} AND NOT EXISTS (SELECT FROM ledger_account AS own
      WHERE own.customer_id = ${intoId} AND own.kind = given.kind AND own.unit = given.unit)`.execute(
    db,
  );
}

/**
 * What is on the others goes over into the other customer's of the same kind and unit, and whatever comes onto them
 * later. Points are good as long as the last of them would have been.
 */
export async function passAccountsOn(
  db: Db,
  { fromId, intoId }: Merging,
  now: Date,
): Promise<void> {
  await sql`
    WITH passed AS (
      UPDATE ledger_account AS old SET customer_id = NULL, merged_into = own.id
      FROM ledger_account AS own
      WHERE old.customer_id = ${fromId} AND own.customer_id = ${intoId}
        AND own.kind = old.kind AND own.unit = old.unit
      RETURNING old.id, own.id AS into_id, old.balance
    )
    INSERT INTO ledger_entry (account_id, movement, delta, occasion, expires_at, created_at)
    SELECT moved.account_id, 'merged', moved.delta, 'merged customer ' || ${fromId}::text,
      moved.expires_at, ${now}
    FROM passed, LATERAL (VALUES
      (passed.id, -passed.balance, NULL::timestamptz),
      (passed.into_id, passed.balance, (SELECT max(ledger_entry.expires_at) FROM ledger_entry
        WHERE ledger_entry.account_id = passed.id))
    ) AS moved (account_id, delta, expires_at)
    WHERE passed.balance > 0`.execute(db);
}
