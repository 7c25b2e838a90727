import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/database.ts";
import type { NewLogo } from "./logo.sql.ts";

/** Whether two rows are the same file of the same owner: what is brought again is paid once all the same. */
const isSameFile = (one: string, other: string) => {
  const [a, b] = [sql.raw(one), sql.raw(other)];
  return sql<boolean>`(${a}.source_hash = ${b}.source_hash AND ${a}.customer_id IS NOT DISTINCT FROM ${b}.customer_id
    AND ${a}.token_hash IS NOT DISTINCT FROM ${b}.token_hash)`;
};

/** What a draft with these stitches was sewn from, the first of them, kept until the transaction is over. */
export function holdDraft(
  db: Db,
  print: string,
): Promise<Pick<NewLogo, "format" | "sourceHash"> | undefined> {
  return db
    .selectFrom("embroidery_logo")
    .select(["format", "source_hash as sourceHash"])
    .where("draft_print", "=", print)
    .orderBy("id")
    .limit(1)
    .forShare()
    .executeTakeFirst();
}

/**
 * Of these logos whether somebody has made their stitches, and whether they are the first of their file and owner whose
 * stitches nobody has made or paid for; none of the house's is.
 */
export async function selectStitchesByNow(
  db: Db,
  ids: readonly number[],
): Promise<
  readonly { readonly id: number; readonly isMade: boolean; readonly isUnpaid: boolean }[]
> {
  const { rows } = await sql<{
    readonly id: number;
    readonly isMade: boolean;
    readonly isUnpaid: boolean;
  }>`
    SELECT logo.id, same.is_made AS "isMade",
      NOT same.is_settled AND (logo.customer_id IS NOT NULL OR logo.token_hash IS NOT NULL) AND row_number() OVER (
        PARTITION BY logo.source_hash, logo.customer_id, logo.token_hash ORDER BY logo.id) = 1 AS "isUnpaid"
    FROM embroidery_logo AS logo CROSS JOIN LATERAL (
      SELECT bool_or(same.state = 'digitized') AS is_made,
        bool_or(same.state = 'digitized' OR same.digitizing_order_id IS NOT NULL) AS is_settled
      FROM embroidery_logo AS same WHERE ${isSameFile("same", "logo")}
    ) AS same
    WHERE logo.id = ANY(${ids}::int[])
    ORDER BY logo.source_hash, logo.customer_id, logo.token_hash, logo.id`.execute(db);
  return rows;
}

/** The logos whose stitches an order pays for, and all others of the same files and owners. */
export async function selectPaidBy(db: Db, orderId: number): Promise<readonly PaidRow[]> {
  const { rows } = await sql<PaidRow>`
    SELECT same.id, paid.id AS "paidId", same.state = 'digitized' AS "isDigitized"
    FROM embroidery_logo AS paid JOIN embroidery_logo AS same ON ${isSameFile("same", "paid")}
    WHERE paid.digitizing_order_id = ${orderId}`.execute(db);
  return rows;
}

interface PaidRow {
  readonly id: number;
  /** The row that the order pays for, of the same file. */
  readonly paidId: number;
  readonly isDigitized: boolean;
}

/** Notes that an order does not pay for the stitches of these logos any more. */
export async function updateFree(db: Db, orderId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("embroidery_logo")
    .set({ digitizing_order_id: null })
    .where("digitizing_order_id", "=", orderId)
    .where("id", "=", (eb) => eb.fn.any(eb.val([...ids])))
    .execute();
}

/** Parts of the statement that opens an order, of the logos whose stitches it pays for. */
export interface TakingDigitizing {
  /** Holds them, and every row of the same files. */
  readonly holding: RawBuilder<unknown>;
  /** Whether nobody has made or paid for them meanwhile. */
  readonly areUnpaid: RawBuilder<boolean>;
  /** Notes that the order pays for them. */
  readonly taking: (
    orderId: RawBuilder<unknown>,
    isTaken: RawBuilder<boolean>,
  ) => RawBuilder<unknown>;
}

/** @param ids of the logos, as one parameter. */
export function takingDigitizingOf(
  ids: RawBuilder<readonly number[]>,
  isWanted: RawBuilder<boolean>,
): TakingDigitizing {
  return {
    holding: sql`logos AS (
      SELECT logo.id, logo.state = 'digitized' OR logo.digitizing_order_id IS NOT NULL AS is_settled
      FROM embroidery_logo AS logo
      WHERE ${isWanted} AND EXISTS (
        SELECT FROM embroidery_logo AS named WHERE named.id = ANY(${ids}::int[]) AND ${isSameFile("named", "logo")})
      ORDER BY logo.id FOR UPDATE OF logo
    ), `,
    areUnpaid: sql`(NOT EXISTS (SELECT FROM logos WHERE is_settled)
      AND (SELECT count(*) FROM logos WHERE id = ANY(${ids}::int[])) = cardinality(${ids}::int[]))`,
    taking: (orderId, isTaken) => sql`digitized AS (
      UPDATE embroidery_logo SET digitizing_order_id = ${orderId} WHERE id = ANY(${ids}::int[]) AND ${isTaken}
    ), `,
  };
}
