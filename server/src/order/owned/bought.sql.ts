import type { Db } from "../../db/database.ts";

/** Whether something of a product stands in an order of a customer that is paid or complete. */
export async function selectBought(
  db: Db,
  { customerId, productId }: { readonly customerId: number; readonly productId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom("sales_order")
    .innerJoin("order_item", "order_item.order_id", "sales_order.id")
    .select("sales_order.id")
    .where("sales_order.customer_id", "=", customerId)
    .where("sales_order.status", "in", ["processing", "complete"])
    .where((row) =>
      row.or([row("order_item.product_id", "=", productId), row("parent_id", "=", productId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
