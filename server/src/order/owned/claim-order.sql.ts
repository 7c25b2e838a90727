import type { Db } from "../../db/database.ts";

/** Writes whose a guest's order is; `false` where it is another customer's already. */
export async function updateUnownedOrder(db: Db, id: number, customerId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sales_order")
    .set({ customer_id: customerId })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("customer_id", "is", null), eb("customer_id", "=", customerId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The orders of somebody, the last placed first. */
export async function selectOrderIdsOf(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("sales_order")
    .select("id")
    .where("customer_id", "=", customerId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id }) => id);
}
