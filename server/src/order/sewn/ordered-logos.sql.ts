import { isUnderWay } from "@placket/domain/order/order-status";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { logosNamed, namesLogo, usesOn } from "../../embroidery/logo/logo-uses.ts";

/** Where these logos stand on lines of orders, and whether those are under way. */
export async function logosInOrders({ db }: Pick<Ctx, "db">, numbers: readonly string[]) {
  const lines = await db
    .selectFrom("order_item")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select(["status", logosNamed.as("logos")])
    .where(namesLogo(numbers))
    .execute();
  return usesOn(lines.map(({ status, logos }) => ({ logos, isUnderWay: isUnderWay(status) })));
}

/** The numbers of the logos on an order's lines. */
export async function selectLogosOfOrder(db: Db, orderId: number): Promise<readonly string[]> {
  const lines = await db
    .selectFrom("order_item")
    .select(logosNamed.as("logos"))
    .where("order_id", "=", orderId)
    .execute();
  return lines.flatMap(({ logos }) => logos);
}
