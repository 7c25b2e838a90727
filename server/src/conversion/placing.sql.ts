import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { UserData } from "./hashed-person.ts";

/** What is known of whoever places the order of a cart, who consented. */
interface NewPlacing {
  readonly cartId: number;
  readonly person: UserData;
  readonly sourceUrl: string;
  readonly isPortal: boolean;
  readonly now: Date;
}

/** Notes it, in the place of what was noted at an earlier try. */
export async function writePlacing(db: Db, placing: NewPlacing): Promise<void> {
  const values = {
    person: JSON.stringify(placing.person),
    source_url: placing.sourceUrl,
    is_portal: placing.isPortal,
    noted_at: placing.now,
  };
  await db
    .insertInto("conversion_placing")
    .values({ cart_id: placing.cartId, ...values })
    .onConflict((conflict) => conflict.column("cart_id").doUpdateSet(values))
    .execute();
}

/** Deletes what was noted of whoever orders a cart. */
export async function deletePlacing(db: Db, cartId: number): Promise<void> {
  await db.deleteFrom("conversion_placing").where("cart_id", "=", cartId).execute();
}

interface TakenPlacing {
  readonly orderId: number;
  readonly customerId: number | null;
  readonly person: unknown;
  readonly sourceUrl: string;
  readonly isPortal: boolean;
}

/** What was noted of whoever placed these orders; it is noted no longer. */
export async function takePlacings(
  db: Db,
  orderIds: readonly number[],
): Promise<readonly TakenPlacing[]> {
  const { rows } = await sql<TakenPlacing>`
    DELETE FROM conversion_placing USING sales_order
    WHERE conversion_placing.cart_id = sales_order.cart_id AND sales_order.id = ANY(${[...orderIds]}::bigint[])
    RETURNING sales_order.id AS "orderId", sales_order.customer_id AS "customerId", person,
      source_url AS "sourceUrl", is_portal AS "isPortal"`.execute(db);
  return rows;
}

/** Deletes what was noted of whoever orders before then: nothing came of it. */
export async function deleteOldPlacings(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("conversion_placing").where("noted_at", "<", before).execute();
}
