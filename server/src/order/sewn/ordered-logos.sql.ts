import { isUnderWay, stands } from "@placket/domain/order/order-status";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { paidByOrder } from "../../embroidery/logo/digitizing.ts";
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

/** Whether stitches that an order pays for are made already, or needed by another order that stands (decision 0094). */
export async function selectIsDigitizingUsed(db: Db, orderId: number): Promise<boolean> {
  const paid = await paidByOrder(db, orderId);
  if (paid.length === 0 || paid.some(({ isDigitized }) => isDigitized)) return paid.length > 0;
  const others = await db
    .selectFrom("order_item")
    .innerJoin("sales_order", "sales_order.id", "order_item.order_id")
    .select("status")
    .distinct()
    .where("order_id", "!=", orderId)
    .where(namesLogo(paid.map(({ number }) => number)))
    .execute();
  return others.some(({ status }) => stands(status));
}
